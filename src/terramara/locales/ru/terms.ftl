### Названия. В предложения они приходят в нужной форме: acc — кого, что; gen — кого, чего; dat — кому;
### to — куда; from — откуда.

## Ресурсы (RES)

resource-cattle = скот
resource-stone = камень
resource-wood = дерево
resource-ore = { $form ->
    [acc] руду
   *[nom] руда
}
resource-leather = { $form ->
    [acc] кожу
   *[nom] кожа
}
resource-brick = бут
resource-timber = { $form ->
    [acc] древесину
   *[nom] древесина
}
resource-metal = металл

## Категории артефактов, местность

category-clothing = одежда
category-pottery = керамика
category-tools = инструменты
category-weapons = оружие
terrain-plains = { $form ->
    [to] на равнину
    [from] с равнины
   *[nom] равнина
}
terrain-quarry = { $form ->
    [to] в каменоломню
    [from] из каменоломни
   *[nom] каменоломня
}
terrain-forest = { $form ->
    [to] в лес
    [from] из леса
   *[nom] лес
}
terrain-mountain = { $form ->
    [to] на гору
    [from] с горы
   *[nom] гора
}

## Члены общины

member-explorer = исследователь
member-chief = вождь
member-warrior = воин
member-member = член общины

## Ячейки. Подсказка говорит, что даёт ячейка; $level — уровень рабочих этого раунда.

space-hire = { $form ->
    [to] нанять рабочего
    [from] из ячейки «Рабочий»
   *[nom] рабочий
}
    .tip = рабочий { $level }-го уровня
space-skills = { $form ->
    [to] развивать навыки
    [from] из ячейки «Навыки»
   *[nom] навыки
}
    .tip = 1 очко вооружения и 1 очко культуры
space-road = { $form ->
    [to] в поход
    [from] из похода
   *[nom] поход
}
    .tip = 2 похода
space-skills-road = { $form ->
    [to] в ячейку «Навыки или поход»
    [from] из ячейки «Навыки или поход»
   *[nom] навыки или поход
}
    .tip = 1 очко вооружения и 1 очко культуры либо 2 похода
space-raid = { $form ->
    [to] в набег
    [from] из набега
   *[nom] набег
}
    .tip = отдайте 1 очко вооружения, и соперники отдадут вам ресурсы
space-first = { $form ->
    [to] за картой первого игрока
    [from] из ячейки «Первый игрок»
   *[nom] первый игрок
}
    .tip = вы начнёте следующий раунд и получите 1 поход; в 5-м раунде — 2 похода, 2 очка вооружения или 2 очка культуры
space-raid-first = { $form ->
    [to] в ячейку «Набег и первый игрок»
    [from] из ячейки «Набег и первый игрок»
   *[nom] набег и первый игрок
}
    .tip = набег за 1 очко вооружения, карта первого игрока или и то и другое
space-hut = { $form ->
    [to] в хижину
    [from] из хижины
   *[nom] хижина
}
    .tip = переработать 1 сырьевой ресурс или обменять 1 сырьевой ресурс на другой
space-XP = { $form ->
    [to] в ячейку перекрёстка Следопыта
    [from] из ячейки перекрёстка Следопыта
   *[nom] ячейка перекрёстка Следопыта
}
# $terrain (String) местность; $code (String) ячейка в записи, например 2L1
space-territory = { FORM($terrain, $form) } { $code }
space-special = { $form ->
    [to] в особую ячейку { $code }
    [from] из особой ячейки { $code }
   *[nom] особая ячейка { $code }
}
# $row (Number)
space-crossroads = { $form ->
    [to] в ячейку перекрёстка { $row }
    [from] из ячейки перекрёстка { $row }
   *[nom] ячейка перекрёстка { $row }
}

## Места на дороге

road-top = { $form ->
    [to] в начало дороги
   *[nom] начало дороги
}
road-plain = { $form ->
    [to] на дорогу
   *[nom] дорога
}
road-crossroads = { $form ->
    [to] к перекрёстку { $row }
   *[nom] перекрёсток { $row }
}
road-bonus = { $form ->
    [to] к бонусному жетону ряда { $row }
   *[nom] бонусный жетон ряда { $row }
}
road-outpost = { $form ->
    [to] в поселение ряда { $row }
   *[nom] поселение ряда { $row }
}
road-end = { $form ->
    [to] в конец дороги
   *[nom] конец дороги
}

## Игроки. Пока у места нет имени, оно называется цветом. Имена не склоняются.

player-name = { $form ->
    [gen] игрока { $name }
    [dat] игроку { $name }
   *[nom] { $name }
}
seat-0 = { $form ->
    [gen] Красного
    [dat] Красному
   *[nom] Красный
}
seat-1 = { $form ->
    [gen] Синего
    [dat] Синему
   *[nom] Синий
}
seat-2 = { $form ->
    [gen] Жёлтого
    [dat] Жёлтому
   *[nom] Жёлтый
}
seat-3 = { $form ->
    [gen] Зелёного
    [dat] Зелёному
   *[nom] Зелёный
}
# $number считается с 1
neutral-player = { $form ->
    [gen] нейтрального игрока { $number }
    [dat] нейтральному игроку { $number }
   *[nom] нейтральный игрок { $number }
}

## За что получены очки (END-1)

source-play = в ходе игры
source-artefacts = артефакты
source-effects = в конце игры
source-strength = вооружение
source-caravans = караваны
source-outposts = поселения
source-reserved = артефакт в резерве
source-raw = сырьё
source-refined = продукты
