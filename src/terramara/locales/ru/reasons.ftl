### Почему чего-то нельзя: reason-<код>. Рядом показан номер правила.
### Переменные — числа причины; $owner-name — имя игрока с места $owner.

reason-over = Игра окончена.
# $owner-name (String) чей ход
reason-not-your-turn-now = Сейчас ход { FORM($owner-name, "gen") }.
# $owner-name (String) кто решает
reason-not-your-choice = Сначала решает { $owner-name }.
reason-set-up-first = Первый раунд ещё не начался.
reason-set-up-only = Это делают только при подготовке к игре.
reason-send-first = Сначала отправьте члена общины. Создать или зарезервировать артефакт можно после его действия.
reason-one-a-turn = В этот ход вы уже отправили члена общины.
reason-must-send = Нужно отправить члена общины.
reason-send-or-give-up = Отправьте воина или пропустите остаток раунда.
reason-must-choose = Этот выбор нельзя пропустить: идёт подготовка к игре.
reason-all-happen = Произойдёт всё. Вы выбираете только порядок.
reason-hut-done = Каждый член общины в хижине даёт 1 переработку или 1 обмен. Этот своё уже сделал.
reason-only-one-of = Здесь выбирают что-то одно, и вы уже выбрали.
reason-switch-when-sending = Переключить можно, когда вы отправляете члена общины.
reason-nothing-refines = Сейчас перерабатывать нечем. Активируйте рабочего.
reason-nothing-to-take = Сейчас брать нечего.
reason-nothing-to-pay = Сейчас платить не за что.
reason-nothing-cheaper = Сейчас ничего не дешевеет.
reason-no-travel = У вас нет походов.
reason-no-trade = Сейчас обменивать нечего.
reason-nothing-to-choose = Сейчас выбирать не из чего.
reason-nothing-to-order = Сейчас порядок выбирать не нужно.
reason-nobody-to-take-back = Сейчас никого вернуть нельзя.
reason-nothing-to-stop = Останавливать нечего. Можно закончить ход.
reason-not-your-turn = Это можно делать только в свой ход.
reason-in-payment = Сначала закончите начатое.

## Рабочие и другие свойства

reason-worker-used = Ваши рабочие { $level }-го уровня в этом раунде уже потрудились.
reason-no-worker = У вас нет рабочего { $level }-го уровня.
reason-no-raw = У вас нет сырья, чтобы перерабатывать.
reason-no-power = У вашего персонажа нет свойства, действующего раз в раунд.
reason-used = В этом раунде вы это уже применили.
reason-no-effect = Сейчас это ничего не даст.
reason-not-made = Вы не создали этот артефакт.
reason-not-once-per-round = У этого артефакта нет свойства, действующего раз в раунд.
reason-no-such-bonus = У вас нет этого бонусного жетона.
reason-bonus-too-early = Бонусные жетоны { $level }-го уровня доступны с раунда { $level }. Сейчас раунд { $round }.
reason-not-careful = Отказаться нельзя. Чтобы решать, сколько брать, включите «вручную».
reason-nobody-gives = Ни у кого нет столько ресурсов, чтобы вам хоть что-то досталось.
reason-must-pay = Это нужно оплатить полностью.

## Отправка членов общины

reason-no-explorer = У вас не осталось исследователей.
reason-no-chief = Вы уже отправили вождя.
reason-no-warrior = У вас нет воина.
reason-has-members = У вас ещё есть члены общины.
reason-not-in-this-game = В игре на { $players } игроков такой ячейки нет.
reason-not-yours = Сюда может ходить только Следопыт.
reason-not-turned = Ячейка этого перекрёстка откроется, когда перевернут ряд { $row }.
reason-caravans-behind = Оба каравана должны дойти до перекрёстка { $row }. { $reached ->
        [0] Отстающий пока не дошёл ни до одного.
       *[more] Отстающий дошёл только до { $reached }-го.
    }
reason-done-this-round = Это делают только раз в раунд, и это уже сделано.
reason-row-turned = Ряд { $row } перевёрнут: его раунд позади.
reason-special-later = Особые ячейки откроются в раунде { $round }.
reason-condition = { $what ->
        [workers] Сумма уровней рабочих должна быть не меньше { $least }. У вас { $have }.
        [power] Нужен уровень военной мощи { $least }. У вас { $have }.
        [culture] { $least ->
            [one] Нужно { $least } очко культуры. У вас { $have }.
            [few] Нужно { $least } очка культуры. У вас { $have }.
           *[many] Нужно { $least } очков культуры. У вас { $have }.
        }
        [caravans] Оба каравана должны дойти до перекрёстка { $least }. { $have ->
            [0] Отстающий пока не дошёл ни до одного.
           *[more] Отстающий дошёл только до { $have }-го.
        }
        [strength] { $least ->
            [one] Нужно { $least } очко вооружения. У вас { $have }.
            [few] Нужно { $least } очка вооружения. У вас { $have }.
           *[many] Нужно { $least } очков вооружения. У вас { $have }.
        }
       *[things] Нужно { $least }. У вас { $have }.
    }
reason-fire = Эта ячейка горит.
reason-future = До раунда { $round } сюда можно отправить только исследователя.
reason-chief-or-warrior = Ячейка закрыта: в ней вождь или воин.
reason-single = Здесь место только для одного.
reason-full = Здесь уже двое.
reason-own-explorer = Здесь ваш исследователь.
reason-too-weak = { $neutral ->
        [0] Вам нужно больше вооружения, чем у нейтрального игрока ({ $theirs }). У вас { $mine }.
        [1] Вам нужно больше вооружения, чем у нейтрального игрока ({ $theirs }). У вас { $mine }.
       *[none] Вам нужно больше вооружения, чем у { FORM($owner-name, "gen") } ({ $theirs }). У вас { $mine }.
    }
reason-no-strength = Набег стоит 1 очко вооружения. У вас нет ни одного.
reason-done = Эту часть действия вы уже выполнили.

## Персонажи и переключатель

reason-no-character = У вас нет персонажа.
reason-already-adult = Ваш персонаж уже взрослый.
reason-already-sent = Перевернуть персонажа можно только до отправки первого члена общины в раунде.
reason-already-switched = В этот ход вы уже переключали.
reason-already-so = Так уже настроено.

## Создание артефактов

reason-already-crafted = За ход — один артефакт, и вы его уже создали или зарезервировали.
reason-craft-only = Здесь можно создать, но не зарезервировать.
reason-empty-place = На месте { $place } нет артефакта.
reason-not-available = Нужно больше культуры. Сейчас у вас { $culture ->
        [one] { $culture } очко
        [few] { $culture } очка
       *[many] { $culture } очков
    }, и { $available ->
        [one] доступен только первый артефакт.
        [few] доступны только первые { $available } артефакта.
       *[many] доступны только первые { $available } артефактов.
    }
reason-nothing-reserved = У вас нет артефакта в резерве.
reason-cannot-pay = Вы не можете это оплатить.
# $missing (String) чего не хватает, словами
reason-missing = Не хватает: { $missing }.
reason-culture-too-low = { $least ->
        [one] Резервировать можно с { $least } очка культуры. У вас { $culture }.
        [few] Резервировать можно с { $least } очков культуры. У вас { $culture }.
       *[many] Резервировать можно с { $least } очков культуры. У вас { $culture }.
    }
reason-already-reserved = У вас уже есть артефакт в резерве.
reason-not-in-cost = Этого в стоимости уже нет.

## Походы

reason-at-the-end = Этот караван уже в конце дороги.
reason-no-way = Дорога туда не ведёт.
reason-outpost-closed = Путь в это поселение откроется, когда перевернут ряд { $row }.

## Выбор и оплата

reason-none-of-it = { $what ->
        [cattle] У вас нет скота.
        [stone] У вас нет камня.
        [wood] У вас нет дерева.
        [ore] У вас нет руды.
        [leather] У вас нет кожи.
        [brick] У вас нет бута.
        [timber] У вас нет древесины.
       *[metal] У вас нет металла.
    }
reason-not-offered = { $what ->
        [cattle] Скот здесь взять нельзя.
        [stone] Камень здесь взять нельзя.
        [wood] Дерево здесь взять нельзя.
        [ore] Руду здесь взять нельзя.
        [leather] Кожу здесь взять нельзя.
        [brick] Бут здесь взять нельзя.
        [timber] Древесину здесь взять нельзя.
       *[metal] Металл здесь взять нельзя.
    }
reason-same-kind = Возьмите сырьё другого вида, а не того, что отдали.
reason-does-not-pay = { $what ->
        [cattle] Скотом здесь не заплатить.
        [stone] Камнем здесь не заплатить.
        [wood] Деревом здесь не заплатить.
        [ore] Рудой здесь не заплатить.
        [leather] Кожей здесь не заплатить.
        [brick] Бутом здесь не заплатить.
        [timber] Древесиной здесь не заплатить.
       *[metal] Металлом здесь не заплатить.
    }
reason-cannot-trade = У вас нет того, что нужно для обмена.
reason-no-such-choice = { $most ->
        [one] Есть только { $most } вариант.
        [few] Есть только { $most } варианта.
       *[many] Есть только { $most } вариантов.
    }
reason-only-one = Взять можно только одно.
reason-nobody-there = Там нет никого из ваших.

## Подготовка

reason-other-row = Следующий нейтральный исследователь идёт в ряд { $row }.
reason-taken = Это уже взяли.
reason-special = Нейтральных исследователей не ставят в особые ячейки.
reason-has-one = Карта этого вида у вас уже есть. Возьмите карту другого вида.
