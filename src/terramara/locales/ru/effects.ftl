### Свойства словами: по сообщению на каждую часть и каждое свойство, какое может быть в наборе.

## Количества. $count (Number) — сколько.

n-cattle = { $count ->
    [one] { $count } скот
    [few] { $count } скота
   *[many] { $count } скота
}
n-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
}
n-wood = { $count ->
    [one] { $count } дерево
    [few] { $count } дерева
   *[many] { $count } дерева
}
n-ore = { $form ->
    [acc] { $count ->
        [one] { $count } руду
        [few] { $count } руды
       *[many] { $count } руды
    }
   *[nom] { $count ->
        [one] { $count } руда
        [few] { $count } руды
       *[many] { $count } руды
    }
}
n-leather = { $form ->
    [acc] { $count ->
        [one] { $count } кожу
        [few] { $count } кожи
       *[many] { $count } кожи
    }
   *[nom] { $count ->
        [one] { $count } кожа
        [few] { $count } кожи
       *[many] { $count } кожи
    }
}
n-brick = { $count ->
    [one] { $count } бут
    [few] { $count } бута
   *[many] { $count } бута
}
n-timber = { $form ->
    [acc] { $count ->
        [one] { $count } древесину
        [few] { $count } древесины
       *[many] { $count } древесины
    }
   *[nom] { $count ->
        [one] { $count } древесина
        [few] { $count } древесины
       *[many] { $count } древесины
    }
}
n-metal = { $count ->
    [one] { $count } металл
    [few] { $count } металла
   *[many] { $count } металла
}
n-raw = { $count ->
    [one] { $count } любой сырьевой ресурс
    [few] { $count } любых сырьевых ресурса
   *[many] { $count } любых сырьевых ресурсов
}
n-refined = { $count ->
    [one] { $count } любой продукт
    [few] { $count } любых продукта
   *[many] { $count } любых продуктов
}
n-matching-raw = { $count ->
    [one] { $count } сырьевой ресурс того же вида
    [few] { $count } сырьевых ресурса того же вида
   *[many] { $count } сырьевых ресурсов того же вида
}
n-matching-refined = { $count ->
    [one] { $count } продукт того же вида
    [few] { $count } продукта того же вида
   *[many] { $count } продуктов того же вида
}
n-travel = { $count ->
    [one] { $count } поход
    [few] { $count } похода
   *[many] { $count } походов
}
n-culture = { $count ->
    [one] { $count } очко культуры
    [few] { $count } очка культуры
   *[many] { $count } очков культуры
}
n-strength = { $count ->
    [one] { $count } очко вооружения
    [few] { $count } очка вооружения
   *[many] { $count } очков вооружения
}
n-vp = { $count } ПО
n-worker-1 = { $form ->
    [acc] { $count ->
        [one] { $count } рабочего 1-го уровня
        [few] { $count } рабочих 1-го уровня
       *[many] { $count } рабочих 1-го уровня
    }
   *[nom] { $count ->
        [one] { $count } рабочий 1-го уровня
        [few] { $count } рабочих 1-го уровня
       *[many] { $count } рабочих 1-го уровня
    }
}
n-worker-2 = { $form ->
    [acc] { $count ->
        [one] { $count } рабочего 2-го уровня
        [few] { $count } рабочих 2-го уровня
       *[many] { $count } рабочих 2-го уровня
    }
   *[nom] { $count ->
        [one] { $count } рабочий 2-го уровня
        [few] { $count } рабочих 2-го уровня
       *[many] { $count } рабочих 2-го уровня
    }
}
n-worker-3 = { $form ->
    [acc] { $count ->
        [one] { $count } рабочего 3-го уровня
        [few] { $count } рабочих 3-го уровня
       *[many] { $count } рабочих 3-го уровня
    }
   *[nom] { $count ->
        [one] { $count } рабочий 3-го уровня
        [few] { $count } рабочих 3-го уровня
       *[many] { $count } рабочих 3-го уровня
    }
}
n-hire = { $form ->
    [acc] рабочего этого раунда
   *[nom] рабочий этого раунда
}
n-warriors = { $form ->
    [acc] { $count ->
        [one] { $count } воина
        [few] { $count } воинов
       *[many] { $count } воинов
    }
   *[nom] { $count ->
        [one] { $count } воин
        [few] { $count } воина
       *[many] { $count } воинов
    }
}
pay-raw = { $count ->
    [one] { $count } сырьевой ресурс
    [few] { $count } сырьевых ресурса
   *[many] { $count } сырьевых ресурсов
}
pay-refined = { $count ->
    [one] { $count } продукт
    [few] { $count } продукта
   *[many] { $count } продуктов
}

## За каждый (SYM-4)

effect-per = { FORM($gain, $form) } за { $measure }
per-power = каждый уровень военной мощи
per-workers = каждый уровень ваших рабочих
per-artefacts = каждый созданный артефакт
per-flags = каждый ваш флаг
per-stronger = каждого игрока сильнее вас
per-clothing = каждый созданный предмет одежды
per-pottery = каждое созданное изделие из керамики
per-tools = каждый созданный инструмент
per-weapons = каждое созданное оружие
per-cost-leather = каждую кожу в стоимости
per-cost-brick = каждый бут в стоимости
per-cost-timber = каждую древесину в стоимости
per-cost-metal = каждый металл в стоимости

## Условия: не меньше $least (Number)

effect-if = { FORM($get, $form) }, если { $condition }
if-workers = сумма уровней ваших рабочих не меньше { $least }
if-power = ваш уровень военной мощи не меньше { $least }
if-culture = { $least ->
    [one] у вас не меньше { $least } очка культуры
    [few] у вас не меньше { $least } очков культуры
   *[many] у вас не меньше { $least } очков культуры
}
if-caravans = оба ваших каравана дошли до перекрёстка { $least }
if-strength = { $least ->
    [one] у вас не меньше { $least } очка вооружения
    [few] у вас не меньше { $least } очков вооружения
   *[many] у вас не меньше { $least } очков вооружения
}
if-clothing = { $least ->
    [one] у вас не меньше { $least } созданного предмета одежды
    [few] у вас не меньше { $least } созданных предметов одежды
   *[many] у вас не меньше { $least } созданных предметов одежды
}
if-pottery = { $least ->
    [one] у вас не меньше { $least } созданного изделия из керамики
    [few] у вас не меньше { $least } созданных изделий из керамики
   *[many] у вас не меньше { $least } созданных изделий из керамики
}
if-tools = { $least ->
    [one] у вас не меньше { $least } созданного инструмента
    [few] у вас не меньше { $least } созданных инструментов
   *[many] у вас не меньше { $least } созданных инструментов
}
if-weapons = { $least ->
    [one] у вас не меньше { $least } созданной единицы оружия
    [few] у вас не меньше { $least } созданных единиц оружия
   *[many] у вас не меньше { $least } созданных единиц оружия
}

## Части

effect-refine = { $form ->
    [acc] { $count ->
        [one] { $count } переработку
        [few] { $count } переработки
       *[many] { $count } переработок
    }
   *[nom] { $count ->
        [one] { $count } переработка
        [few] { $count } переработки
       *[many] { $count } переработок
    }
}
effect-trade = { $times ->
    [1] обменять { FORM($pay, "acc") } на { FORM($get, "acc") }
   *[more] обменять { FORM($pay, "acc") } на { FORM($get, "acc") }, до { $times } раз
}
effect-take-back-explorer = { $form ->
    [acc] возврат исследователя
   *[nom] вернуть исследователя
}
effect-take-back-chief = { $form ->
    [acc] возврат вождя
   *[nom] вернуть вождя
}
effect-take-back-member = { $form ->
    [acc] возврат члена общины
   *[nom] вернуть члена общины
}
effect-craft-with-raw = { $form ->
    [acc] создание артефакта (можно платить сырьём вместо продуктов)
   *[nom] создать артефакт (можно платить сырьём вместо продуктов)
}
effect-free-raid = набег без потери вооружения
effect-warriors = { $form ->
    [acc] воинов
   *[nom] взять воинов
}
effect-nothing = ничего

## Когда свойство действует

timing-instant = Сразу: { $effect }.
timing-each-round = Раз в раунд: { $effect }.
timing-at-end = В конце игры: { $effect }.
timing-when = { $trigger }: { $effect }.
timing-lasting = Постоянно: { $effect }.

## Условия срабатывания
## $who: explorer, chief, member; $to: куда, "anywhere" — всё равно куда

when-send = Когда отправляете { $who ->
        [explorer] исследователя
        [chief] вождя
       *[member] исследователя или вождя
    } { $to ->
        [plains] на равнину
        [quarry] в каменоломню
        [forest] в лес
        [mountain] на гору
        [crossroads] в ячейку перекрёстка
        [empty] в пустую ячейку действия
        [other-explorer] к чужому исследователю
       *[anywhere] куда угодно
    }
when-culture = Когда получаете культуру
# $number (Number) номер перекрёстка, 0 — любой
when-crossroads = Когда ваш караван доходит до { $number ->
        [0] перекрёстка
       *[more] перекрёстка { $number }
    }
when-crossroads-second = Когда ваш второй караван доходит до { $number ->
        [0] перекрёстка
       *[more] перекрёстка { $number }
    }
# $category: категория или "any"; $levels: "any" или, например, "1 или 2"
when-craft = Когда создаёте { $category ->
        [clothing] одежду
        [pottery] керамику
        [tools] инструмент
        [weapons] оружие
       *[any] артефакт
    }{ $levels ->
        [any] { "" }
       *[some] { " " }уровня { $levels }
    }
when-flag = Когда ставите флаг

## Двойные ПО (D-87)

doubled-clothing = ПО за одежду удваиваются
doubled-pottery = ПО за керамику удваиваются
doubled-tools = ПО за инструменты удваиваются
doubled-weapons = ПО за оружие удваиваются
doubled-outposts = ПО за поселения удваиваются
doubled-strength = ПО за место по вооружению удваиваются
doubled-caravans = ПО за караваны в конце дороги удваиваются

## Постоянные свойства

ability-join-equal = ваши исследователи могут присоединяться и к равным по силе, не теряя вооружения
ability-raid-level = в набегах ваш уровень военной мощи считается на 1 выше
ability-discount-each = при создании платите на 1 ресурс каждого вида меньше
ability-no-loss = вы не теряете вооружение, если сами его не обмениваете
ability-more-travel = получая походы, получаете ещё 1
ability-more-culture = получая культуру, получаете ещё 1 очко
ability-raw-in-craft = при создании можно заменить сырьём до 2 продуктов
ability-extra-explorer = у вас на 1 исследователя больше
ability-leftover-bonuses = оставшиеся бонусные жетоны — ваши; раз в раунд примените и сбросьте один
ability-own-crossroads = у вас есть личная ячейка перекрёстка и личное поселение
# $category — идентификатор, $kind — название
effect-discount = { $category ->
        [clothing] одежда
        [pottery] керамика
        [tools] инструменты
       *[weapons] оружие
    } дешевле на 1 { FORM($kind, "acc") }
# Часть, состоящая из частей, внутри другой
effect-inside = ({ FORM($effect, $form) })

## Карты и жетоны целиком

piece-kind = { $category }, уровень { $level }
piece-cost = Стоимость: { $cost }.
piece-worth = { $vp } ПО.
outpost-asks = { $what ->
        [workers] сумма уровней рабочих:
        [power] уровень военной мощи:
        [culture] культура:
        [caravans] оба каравана у перекрёстка
        [strength] вооружение:
        [clothing] создано одежды:
        [pottery] создано керамики:
        [tools] создано инструментов:
       *[weapons] создано оружия:
    } { $steps }
space-needs = { $gives }, только если { $condition }
