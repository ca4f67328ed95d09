### Что делает действие, для кнопок и списков: act-<вид записи>.

# $who (String) член общины; $where (String) ячейка; $gives (String) что она даёт
act-send = Отправить { $who ->
        [explorer] исследователя
        [chief] вождя
       *[warrior] воина
    } { FORM($where, "to") }: { $gives }
# $owner (String) чей исследователь там стоит
act-send-joining = Отправить { $who ->
        [explorer] исследователя
        [chief] вождя
       *[warrior] воина
    } { FORM($where, "to") } (там уже { $owner }): { $gives }
act-give-up = Пропустить остаток раунда
act-adult = Перевернуть персонажа на взрослую сторону
act-careful-on = Спрашивать, что и в каком порядке брать
act-careful-off = Брать всё сразу, в разумном порядке
act-worker = Активировать рабочего { $level }-го уровня
act-character = Применить свойство персонажа
act-use = Применить «{ FORM($artefact, "acc") }»
act-bonus = Применить бонусный жетон «{ $bonus }»
act-craft = Создать «{ FORM($artefact, "acc") }» ({ $cost })
act-craft-reserved = Создать из резерва «{ FORM($artefact, "acc") }» ({ $cost })
act-reserve = Зарезервировать «{ FORM($artefact, "acc") }»
act-end = Закончить ход
# $what (String) ресурс
act-refine = Переработать { FORM($what, "acc") }
act-take = Взять { FORM($what, "acc") }
act-give = Отдать { FORM($what, "acc") }
act-less = Сэкономить 1 { FORM($what, "acc") }
# $which: A или B; $to (String) место на дороге
act-caravan = Караван { $which }: { FORM($to, "to") }
act-trade = Обменять
act-stop = Остановиться
# $what (String) вариант словами
act-choose = { $what }
act-next = Сначала: { $what }
act-take-all = Взять всё
act-take-one = Взять 1
act-back = Вернуть { $who ->
        [explorer] исследователя
        [chief] вождя
       *[member] члена общины
    } { FORM($where, "from") }
act-neutral = Нейтральный исследователь — { FORM($where, "to") }
# $name (String) карта
act-draft-character = Взять персонажа «{ $name }»
act-draft-card = Начать с карты «{ $name }»

## Что ещё оно делает и чего нет
act-with = { $act } · { $effect }
act-swap = Обменять сырьё на другое
act-no-worker = рабочих { $level }-го уровня не осталось
act-tile-crossroads = { $name }: { $gives }
act-tile-outpost = { $name }: поселение ({ $asks })
act-stop-gain = Хватит
act-stop-take = Хватит
act-stop-refine = Хватит переработок
act-stop-trade = Хватит обменов
act-stop-option = Ничего из этого
act-stop-joint = Ни то ни другое
act-stop-raid = Без набега
act-stop-hut = Больше ничего
act-stop-workshop = Не создавать
act-stop-back = Никого не возвращать
