### Журнал: event-<вид>. $name — имя игрока, о котором речь.

event-setup = Всё готово к игре. Игроков: { $players }.
event-draft = { $name } берёт карту «{ $what }».
event-tile = { $name } выбирает жетон «{ $what }».
event-neutral-placed = { $name } ставит нейтрального исследователя { FORM($where, "to") }.
event-round = Начинается раунд { $round }.
event-removed = Артефакт «{ $artefact }» выходит из ряда у реки.
event-turn = Ход { FORM($name, "gen") }.
event-sent = { $name } отправляет { $who ->
        [explorer] исследователя
        [chief] вождя
       *[warrior] воина
    } { FORM($where, "to") }.
event-joined = { $name } присоединяется к { FORM($owner, "dat") }.
event-joined-own = { $name } присоединяется к своему исследователю.
# $what (String) количество словами
event-got = { $name } получает { FORM($what, "acc") }.
event-lost = { $name } теряет { FORM($what, "acc") }.
event-paid = { $name } отдаёт { FORM($what, "acc") }.
event-refined = { $name } перерабатывает { FORM($what, "acc") }.
event-moved = { $name } ведёт караван { $caravan } { FORM($where, "to") }.
event-hired = { $name } получает рабочего { $level }-го уровня.
event-worker = { $name } активирует рабочего { $level }-го уровня.
event-used = { $name } применяет «{ FORM($artefact, "acc") }».
event-character = { $name } применяет свойство персонажа «{ $character }».
event-bonus = { $name } достигает бонусного жетона «{ $bonus }».
event-bonus-own = { $name } применяет бонусный жетон «{ $bonus }».
event-crafted = { $name } создаёт «{ FORM($artefact, "acc") }».
event-crafted-reserved = { $name } создаёт из резерва «{ FORM($artefact, "acc") }».
event-reserved = { $name } резервирует «{ FORM($artefact, "acc") }».
event-revealed = В ряду у реки новый артефакт: «{ $artefact }».
event-raid = { $name } совершает набег. Уровень военной мощи: { $level }.
event-gave = { $name } отдаёт { FORM($to, "dat") } { FORM($what, "acc") }.
event-first = { $name } берёт карту первого игрока.
event-adult = { $name } переворачивает персонажа «{ $character }» на взрослую сторону.
event-warriors = { $name } берёт { $count ->
        [one] { $count } воина
        [few] { $count } воинов
       *[many] { $count } воинов
    }.
event-gave-up = { $name } пропускает остаток раунда.
event-returned = Раунд { $round } окончен. Все возвращаются домой.
event-turned = Ряд { $row } перевёрнут.
event-flag = { $name } ставит флаг в поселении ряда { $row }.
event-back = { $name } возвращает члена общины { FORM($where, "from") }.
event-explorer = { $name } получает пятого исследователя: он ждал у реки.
# $number считает нейтральных игроков с 1
event-neutral-strength = Нейтральный игрок { $number } открывает карту { $card }. Вооружение: { $total }.
event-over = Игра окончена.
