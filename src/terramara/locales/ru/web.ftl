### Слова игры в браузере: страницы, поле и его знаки, вопросы, ответы, журнал.

## Страница
web-name = Terramara
web-tagline = Возглавьте общину бронзового века. Отправляйте людей в путь, создавайте артефакты и оставьте о себе память. Пять раундов, от двух до четырёх игроков.
web-skip = Перейти к игре
web-loading = Раскладываем игру…
web-title = { $name }
web-title-mine = Ваш ход · { $name }
web-title-over = Итоги · { $name }
web-your-turn = Ваш ход
web-close = Закрыть
web-cancel = Отмена
web-copy = Копировать
web-copied = Скопировано
web-menu = Меню
web-settings = Настройки
web-share = Ссылки и запись
web-rules = Правила
web-rules-search = Поиск: слово или TRN-7
web-rules-none = Таких правил нет. Попробуйте другое слово.
web-back-to-start = На главную
web-no-table = Не получается открыть этот стол
web-lost-sending = Связь пропала. Отправим ваш ход, как только она появится.
web-lost = Связь пропала. Пробуем снова…
web-watchers = { $count ->
    [one] { $count } зритель
    [few] { $count } зрителя
   *[many] { $count } зрителей
}
web-version = Версия { $version }
web-theme = Оформление
web-theme-auto = Как в системе
web-theme-light = Светлое
web-theme-dark = Тёмное
web-language = Язык
web-setting-motion = Показывать движение фишек
web-setting-sound = Тихий сигнал, когда мой ход
web-setting-sounds = Звуки, когда что-то происходит
web-setting-ambience = Река и птицы на фоне
web-setting-volume = Громкость
web-setting-zoom = Размер поля
web-setting-turned = Перевернуть долину: ряд 1 наверху, как на печатном поле
web-setting-handover = Один экран на всех: спрашивать при передаче хода
web-setting-ask = Подтверждать ходы, которые нельзя отменить
web-setting-notify = Уведомлять о моём ходе, когда страница скрыта
web-keys = Tab перебирает варианты, стрелки ходят по полю. Клавиши 1–9 нажимают кнопки с номерами. L показывает все варианты, H открывает правила о том, что под указателем, I объясняет значки, U отменяет, R возвращает отменённое, G торопит ботов, S пропускает анимацию.

## Главная
web-play-bots = Играть с ботами
web-players-count = Игроки
web-players-n = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[many] { $count } игроков
}
web-game-kind = Первая или полная игра
web-first-game = Первая игра
web-full-game = Полная игра
web-first-game-tip = Первая игра: без персонажей, у всех одинаковое начало
web-my-games = Мои игры
web-open-tables = Открытые столы
web-open-none = Сейчас никто не ждёт. Создайте стол и поделитесь ссылкой.
web-how = Правила за минуту
web-how-send = В свой ход отправьте вождя или исследователя в ячейку и получите то, что в ней изображено. Дальние ряды щедрее, но отправленный туда исследователь останется там до конца раунда этого ряда.
web-how-join = Можно присоединиться к чужому исследователю: вождём — всегда, исследователем — если вы сильнее.
web-how-refine = Ячейки дают сырьё: скот, камень, дерево и руду. Раз в раунд рабочие перерабатывают его в кожу, бут, древесину и металл.
web-how-craft = Тратьте продукты, чтобы создавать артефакты, по одному за ход. Они приносят очки, а многие — и кое-что ещё. Чем больше культуры, тем больше артефактов вам доступно.
web-how-win = Караваны, вооружение и культура тоже приносят очки. Побеждает тот, у кого после пятого раунда больше всех очков.
web-upload = Открыть запись игры
web-create = Новый стол
web-create-go = Создать стол
web-seat-kind = Кто играет на месте { $number }
web-seat-name = Имя для места { $number }
web-kind-of-seat-human = Игрок по сети
web-kind-of-seat-local = За этим экраном
web-kind-of-seat-bot = Бот
web-name-local = Имя
web-seat-by-invitation = свободно, по приглашению
web-table-name = Название стола
web-optional = необязательно
web-bot-name-beginner = Новичок
web-bot-name-greedy = Любитель
web-bot-name-apprentice = Ученик
web-bot-name-adept = Знаток
web-bot-name-warrior = Знаток: воин
web-bot-name-trader = Знаток: торговец
web-bot-name-crafter = Знаток: ремесленник
web-bot-name-settler = Знаток: поселенец
web-bot-name-master = Мастер
web-bot-name-champion = Чемпион
web-your-name = Ваше имя
web-your-colour = Ваш цвет
web-public = Показывать среди открытых столов
web-options = Параметры
web-option-card4 = Использовать и карту нейтрального игрока 4 (2 или 3 игрока)
web-option-neutrals = Самим расставлять нейтральных исследователей (2 или 3 игрока)
web-option-paid = ПО за ресурсы при создании — только за то, что вы действительно отдали
web-option-overflow = Культура и вооружение за концом шкалы тоже запускают свойства
web-set = Набор
web-set-name-base = Базовый набор
web-tables-all = Показать все: { $count }
web-status-waiting = Ждём игроков
web-status-playing = Раунд { $round }
web-status-over = Окончена
web-seat-free = Свободное место
web-guest = Гость
web-waiting = Разошлите приглашение. Когда вы начнёте, свободные места займут боты.
web-waiting-watch = Игра ещё не началась. Вы увидите её здесь.
web-start-now = Начать
web-seeded = Расклад выбрал создатель стола: он может знать, какие карты выйдут. Садитесь, только если вас это устраивает.
web-seeded-short = расклад выбран создателем
web-fair-fair = Расклад честный: проверено
web-fair-chosen = Расклад выбран, проверить его нельзя
web-fair-unchecked = Проверьте расклад: сохраните запись и запустите «terramara verify»
web-fair-other-commitment = Нечестно: до игры сервер показывал вам другой хеш
web-fair-share-missing = Вашей доли нет в раскладе: сервер её отбросил, или она не дошла
web-fair-away = Расклад тот, что был задан, но ваш браузер был не на связи и ничего не добавил
web-fair-other-seals = Нечестно: долю игрока подменили, когда ваша была известна
web-fair-bad-seal = Нечестно: доля игрока не та, что была запечатана
web-fair-bad-commitment = Нечестно: сервер подменил секрет
web-fair-bad-seed = Нечестно: расклад не следует из секрета и долей
web-fair-how = { $shares ->
    [0] До первой карты сервер задал секрет и показал его хеш. Игроки ничего не добавили.
    [one] До первой карты сервер задал секрет и показал его хеш. Потом случайные числа добавил браузер { $shares } игрока. Расклад зависит и от них, и от секрета, поэтому выбрать его не мог никто.
    [few] До первой карты сервер задал секрет и показал его хеш. Потом случайные числа добавили браузеры { $shares } игроков. Расклад зависит и от них, и от секрета, поэтому выбрать его не мог никто.
   *[many] До первой карты сервер задал секрет и показал его хеш. Потом случайные числа добавили браузеры { $shares } игроков. Расклад зависит и от них, и от секрета, поэтому выбрать его не мог никто.
}
web-fair-unopened = { $count ->
    [one] При раздаче браузер { $count } игрока был не на связи и ничего не добавил.
    [few] При раздаче браузеры { $count } игроков были не на связи и ничего не добавили.
   *[many] При раздаче браузеры { $count } игроков были не на связи и ничего не добавили.
}
web-fair-commitment = Хеш:
web-fair-before = Выбрать карты не может никто
web-fair-before-how = Сервер задал свою часть расклада до того, как кто-либо сел за стол, и этот хеш это доказывает. После игры его можно сверить в подсчёте очков.
web-dealing = Все места заняты. Раздаём карты.
web-error-not-host = Это может только создатель стола.
web-error-started = Игра уже началась.
web-error-database-damaged = База данных сервера повреждена. Играть сейчас нельзя.
web-error-database-removed = База данных сервера исчезла. Играть сейчас нельзя.
web-error-seeded = Расклад выбрал создатель стола. Посмотрите на стол ещё раз, прежде чем садиться.
web-error-bad-deal = Слишком долго. Попробуйте ещё раз.
web-join = Сесть за стол
web-leave = Выйти из-за стола
web-leave-sure = Вы насовсем отдаёте своё место. Его займёт кто-то по приглашению или бот.
web-stay = Остаться
web-seats-free = { $count ->
    [one] Место пустует: { $who }. Игра ждёт.
    [few] Места пустуют: { $who }. Игра ждёт.
   *[many] Места пустуют: { $who }. Игра ждёт.
}
web-seats-free-bots = { $count ->
    [one] Посадить бота
    [few] Посадить ботов
   *[many] Посадить ботов
}
web-stand-in = Бот на замену
web-stand-in-ask = Пусть за меня играет бот
web-stand-in-ask-tip = Место останется вашим. Возвращайтесь в любой момент.
web-stand-in-own = За вас играет бот.
web-stand-in-end = Я снова здесь
web-stand-in-may = { $who } отсутствует. Игра ждёт.
web-stand-in-go = Пусть за { FORM($who, "gen") } играет бот
web-stand-in-minutes = { $who } отсутствует. { $count ->
    [one] Бота можно позвать через { $count } минуту.
    [few] Бота можно позвать через { $count } минуты.
   *[many] Бота можно позвать через { $count } минут.
}
web-stand-in-hours = { $who } отсутствует. { $count ->
    [one] Бота можно позвать через { $count } час.
    [few] Бота можно позвать через { $count } часа.
   *[many] Бота можно позвать через { $count } часов.
}
web-patience = Если кто-то отошёл, за него может играть бот
web-patience-600 = через 10 минут
web-patience-3600 = через час
web-patience-86400 = через сутки
web-patience-never = никогда
web-link-invite = Приглашение за стол
web-link-personal = Ваша личная ссылка. Никому её не давайте: она открывает ваше место на другом устройстве
web-link-watch = Ссылка для зрителей
web-link-moment = Ссылка на этот момент
web-record = Скачать запись
web-record-later = Запись можно скачать после игры. Раньше она выдала бы скрытое.
web-links-only-here = Эти ссылки работают только на этом компьютере.
web-network = Игра по локальной сети
web-network-serve = Остановите игру на этом компьютере и запустите её так:
web-network-address = Найдите адрес этого компьютера в его настройках сети. Он похож на 192.168.1.20.
web-network-open = Откройте страницу здесь по этому адресу, например:
web-network-share = Создайте там стол и разошлите приглашение. Все должны быть в одной сети.
web-qr = Отсканируйте телефоном, чтобы сесть за стол
# $name (String) гость
web-remove = Убрать: { $name }
web-try-again = Ещё раз

## Части стола
web-board = Поле
web-parts = Части стола
web-tab-board = Поле
web-tab-cards = Артефакты
web-tab-cards-now = { $count ->
    [one] можно выбрать { $count }
    [few] можно выбрать { $count }
   *[many] можно выбрать { $count }
}
web-tab-players = Игроки
web-tab-log = Журнал
web-players = Игроки
web-log = Журнал
web-log-empty = Пока ничего не произошло.
web-log-go = Показать этот момент
web-chat = Чат
web-chat-empty = Сообщений пока нет.
web-chat-say = Напишите что-нибудь
web-chat-send = Отправить
web-chat-unread = { $count ->
    [one] { $count } новое сообщение
    [few] { $count } новых сообщения
   *[many] { $count } новых сообщений
}
web-chat-watch = Зрители видят этот чат.
web-replay = Повтор
web-replay-first = В начало
web-replay-back = Шаг назад
web-replay-on = Шаг вперёд
web-replay-now = К игре
web-replay-play = Пуск
web-replay-pause = Пауза
web-replay-at = Шаг { $at } из { $all }
web-military = Вооружение
web-military-tip = Шкала вооружения. В конце сильнейшие получат { $places } ПО.
web-power = Уровень военной мощи { $level }
web-home = Родная земля
web-river = Река
web-river-tip = Каноэ показывают культуру. Чем дальше по реке, тем больше артефактов вам доступно.
web-river-cards = { $count ->
    [one] Отсюда вам доступен { $count } артефакт
    [few] Отсюда вам доступны { $count } артефакта
   *[many] Отсюда вам доступно { $count } артефактов
}
web-river-reserve = Отсюда можно резервировать артефакты
web-river-extra-explorer = К вам приходит пятый исследователь
web-river-discount = Отсюда артефакт из резерва стоит на 1 ресурс меньше
web-artefact-row = Артефакты у реки
web-artefact-far = Пока недоступен: нужно больше культуры
web-deck = В колоде по уровням: 1-й — { $one }, 2-й — { $two }, 3-й — { $three }
web-bonus = Бонусный жетон, уровень { $level }
web-row = Ряд { $row }, раунд { $round }
web-row-now = Раунд { $round }: этот ряд сейчас в игре
web-row-future = Раунд { $round } впереди: сюда можно отправить исследователей
web-row-past = Раунд { $round } позади: поселение и перекрёсток открыты
web-tile-back = { $column ->
    [left] На обороте поселение. Откроется после раунда { $round }
   *[right] На обороте ячейка перекрёстка. Откроется после раунда { $round }
}
web-tile-back-look = Нажмите, чтобы взглянуть
web-rounds = Счётчик раундов: раунд { $round } из 5
web-round-tip = Раунд { $round }: { $count ->
    [0] рабочих не осталось
    [one] остался { $count } рабочий { $level }-го уровня
    [few] осталось { $count } рабочих { $level }-го уровня
   *[many] осталось { $count } рабочих { $level }-го уровня
}
web-round-short = Раунд { $round }
web-outpost = Поселение ряда { $row }
web-outpost-step = { $vp } ПО: { $condition }
web-outpost-flag = Флаг { FORM($name, "gen") }
web-outpost-closed = Откроется после раунда этого ряда
web-end-free = Свободные места: { $places } ПО
web-end-taken = { $name }: { $vp } ПО
web-caravan-of = Караван { $which } { FORM($name, "gen") }
web-space-condition = Только если { $condition }
web-space-future = Раунд ещё впереди: сюда можно отправить только исследователя, и он останется до конца этого раунда
web-space-of = Только для { FORM($name, "gen") }
web-space-opens = Откроется в раунде { $round }
web-hire-left = { $count ->
    [0] В этом раунде рабочих не осталось
    [one] В этом раунде остался { $count } рабочий
    [few] В этом раунде осталось { $count } рабочих
   *[many] В этом раунде осталось { $count } рабочих
}
web-nobody = { $form ->
    [gen] никого
    [dat] никому
   *[nom] Никто
}
web-member-explorer = Исследователь { FORM($name, "gen") }
web-member-chief = Вождь { FORM($name, "gen") }
web-member-warrior = Воин
web-member-neutral = Исследователь нейтрального игрока { $number }
web-strength-of = { $name }: вооружение { $strength }
web-strength-neutral = Нейтральный игрок { $number }: вооружение { $strength }
web-culture-of = { $name }: культура { $culture }
web-tableau = Что у кого есть
web-tableau-tip = Персонажи, артефакты и жетоны словами (T)
web-tableau-open = Нажмите, чтобы увидеть всё, что есть у игрока
web-tableau-cards = Артефакты и жетоны
web-tableau-reserved = В резерве
web-tableau-used = Использовано в этом раунде
web-tableau-none = Пока нет артефактов.

## Панель игрока
web-panel = { $name }
web-own = Ваша община и ресурсы
web-bot = Бот
web-thinking = Думает…
web-away = отсутствует
web-first-player = Первый игрок
web-total = → { $total }
web-score-tip = Сейчас { $vp } ПО. Если бы игра закончилась, было бы { $total }
web-hand = На руках: { $explorers ->
    [one] { $explorers } исследователь
    [few] { $explorers } исследователя
   *[many] { $explorers } исследователей
}{ $chief ->
    [0] {""}
   *[yes] , вождь
}{ $warriors ->
    [0] {""}
    [one] , { $warriors } воин
    [few] , { $warriors } воина
   *[many] , { $warriors } воинов
}
web-hand-empty = никого не осталось
web-hut-of = Хижина { FORM($name, "gen") }
web-hut-count = { $count ->
    [0] Пусто
    [one] Внутри { $count } член общины
    [few] Внутри { $count } члена общины
   *[many] Внутри { $count } членов общины
}
web-workers-of = Рабочие { $level }-го уровня: готовы { $ready } из { $all }
web-worker-tip = { $level ->
    [one] Перерабатывает { $level } сырьевой ресурс раз в раунд, в любой момент вашего хода
    [few] Перерабатывает до { $level } сырьевых ресурсов раз в раунд, в любой момент вашего хода
   *[many] Перерабатывает до { $level } сырьевых ресурсов раз в раунд, в любой момент вашего хода
}
web-character = { $name }, { $side ->
    [adult] взрослая сторона
   *[young] детская сторона
}
web-character-adult = Взрослая сторона:
web-side-young = детская
web-side-adult = взрослая
web-reserved = В резерве: { $name }
web-flag-on = Флаг в поселении ряда { $row }
web-own-outpost = Ваше личное поселение: в конце оно считается так, будто там стоит ваш флаг

## Вопросы
web-decision = Ваше решение
web-about = { $what }:
web-can-choose = Это можно выбрать
web-also = Ещё можно:
web-also-more = ещё { $count }
web-all-choices = Все варианты: { $count }
web-all-less = Меньше кнопок
web-preview-none = Наведите указатель на светящуюся ячейку, чтобы узнать, что она даёт.
web-aim-send = Отправить { $who ->
        [explorer] исследователя
        [chief] вождя
       *[warrior] воина
    } { FORM($where, "to") }?
# $owner (String) чей исследователь там стоит
web-aim-joining = Отправить { $who ->
        [explorer] исследователя
        [chief] вождя
       *[warrior] воина
    } { FORM($where, "to") } (там уже { $owner })?
web-aim-craft = Создать «{ FORM($artefact, "acc") }»?
web-aim-reserve = Зарезервировать «{ FORM($artefact, "acc") }»?
# $refined (String) количество сырья
web-aim-refine = Переработать { FORM($refined, "acc") } и создать «{ FORM($artefact, "acc") }»?
# $note (String) что последует; $who (String) какой из вариантов
web-aim-note = { $who }: { $note }
web-choose-one = Выберите одно
web-ask-once-more = Вы уверены?
web-final-card = Откроется новая карта, поэтому отменить ход будет нельзя.
web-final-round = { $who ->
    [all] На этом раунд закончится, и отменить ход будет нельзя.
   *[some] { $who }: на этом раунд закончится, и отменить ход будет нельзя.
}
web-final-game = { $who ->
    [all] На этом игра закончится, и отменить ход будет нельзя.
   *[some] { $who }: на этом игра закончится, и отменить ход будет нельзя.
}
web-final-draft = Следом выбирает другой игрок, поэтому отменить будет нельзя.
web-final-setup = Следом начнётся первый раунд, поэтому отменить будет нельзя.
web-past = Вы смотрите один из прошлых моментов.
web-skip-motion = Пропустить
web-play-again = Новая игра
web-still-undo = Ещё можно отменить.
web-go-on = Дальше
web-go-on-tip = Не ждать: пусть боты ходят дальше (G)
web-undo = Отменить
web-undo-tip = Отменить последнее действие (U)
# $name сделал последний шаг
web-undo-not = { $why ->
    [nothing] Отменять пока нечего.
    [light] Отменить нельзя: ваш ход открыл что-то новое.
    [over] Отменить нельзя: игра окончена.
   *[theirs] Отменить нельзя: последний ход был у { FORM($name, "gen") }.
}
web-redo = Вернуть
web-redo-tip = Вернуть отменённое (R)
web-redo-not = Возвращать нечего.
web-restart = Ход заново
web-restart-tip = Отменить в этом ходу всё, что можно
# $refined (String) количества сырья
web-ask-craft-refine = Переработайте { FORM($refined, "acc") }, и можно создать «{ FORM($artefact, "acc") }».
# $artefacts (String) названия
web-ask-craft-refine-many = Сначала переработайте сырьё, и можно создать: { $artefacts }.

## Ответы
web-careful-on = Спрашивать, сколько брать
web-careful-off = Брать всё полностью
web-careful-short-on = вручную
web-careful-short-off = авто
web-careful-tip = «Авто» берёт всё полностью. «Вручную» — вы сами решаете, сколько брать и в каком порядке.
web-short-adult = Повзрослеть
web-short-caravan = Караван { $which }

## Почему нельзя
web-reason = { $words } ({ $rule })
web-why-theirs = Принадлежит другому игроку: { $name }.
web-why-far = Ни один ваш караван не стоит в одном шаге отсюда.

## Ошибки
web-error-failed = Что-то пошло не так.
web-error-offline = Сервер не отвечает. Ничего не потеряно. Попробуйте ещё раз.
web-error-internal = Сбой на сервере. Ничего не потеряно. Попробуйте ещё раз.
web-error-unavailable = Сервер сейчас не может сохранить игру. Попробуйте чуть позже.
web-error-closing = Сервер перезапускается. Попробуйте чуть позже.
web-error-malformed = Сервер не понял запрос.
web-error-too-large = Слишком большой объём.
web-error-too-many = Слишком быстро. Подождите немного.
web-error-forbidden = Здесь этого делать нельзя.
web-error-wrong-token = Эта личная ссылка недействительна.
web-error-wrong-invite = Это приглашение недействительно.
web-error-no-seat = У вас здесь нет места.
web-error-not-away = Звать бота на замену пока рано.
web-error-no-free-seat = Все места заняты.
web-error-not-found = Такого стола нет.
web-error-not-your-seat = Это не ваше место.
web-error-not-your-turn = Сейчас не ваш ход.
web-error-not-started = Игра ещё не началась.
web-error-not-over = Игра ещё не окончена.
web-error-over = Игра окончена.
web-error-stale = Игра ушла вперёд. Вот как всё выглядит сейчас.
web-error-key-reused = Это отправлено дважды с разным содержанием.
web-error-undo-limit = Отмен на один ход достаточно. Играйте дальше.
web-error-restless = В этом ходу часы останавливали уже достаточно раз. Играйте дальше.
web-error-chat-full = Чат этого стола заполнен.
web-error-illegal = Так нельзя.
web-error-unknown-action = Так нельзя.
web-error-unknown-bot = Такого бота нет.
web-error-unknown-seat = Такого места нет.
web-error-unknown-set = Такого набора нет.
web-error-no-undo = Отменять нечего.
web-error-no-redo = Возвращать нечего.
web-error-bad-record = Этот файл — не запись игры.
web-bad-record-at = Эту запись нельзя проиграть: действие { $at } там не разрешено. Файл изменён или обрезан.
web-error-rules-changed = Эта игра идёт по более старой версии правил.
web-error-set-changed = Набор этой игры с тех пор изменился.
web-error-damaged = Журнал этого стола повреждён. Игру можно смотреть, но не продолжать.
web-error-set-missing = Набор этой игры здесь не установлен.

## Выбор карт, игра за одним экраном, сводка
web-draft = Персонажи и карты начальных ресурсов
web-handover = Передайте устройство
web-handover-to = Ход { FORM($name, "gen") }. Передайте устройство.
web-handover-never = Больше не спрашивать
web-handover-ready = { $name } — это я
web-recap = С вашего прошлого хода
web-recap-short = Сводка
web-recap-count = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
web-recap-sent = { $who } — { FORM($where, "to") }
web-recap-got = получено: { $what }
web-recap-lost = потрачено: { $what }
web-recap-gave = отдано { FORM($to, "dat") }: { $what }
web-recap-steps = { $count ->
    [one] { $count } шаг по дороге
    [few] { $count } шага по дороге
   *[many] { $count } шагов по дороге
}

web-announced = Что происходит
web-said-undo = { $name } отменяет { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[many] { $count } действий
}.
web-said-redo = { $name } возвращает отменённое действие.
web-clock = Часы
web-clock-none = Без часов
web-clock-live = { $minutes } мин + { $increment } с
web-clock-turns = { $days ->
    [one] { $days } день на ход
    [few] { $days } дня на ход
   *[many] { $days } дней на ход
}
web-clock-own = Задать минуты и секунды
web-clock-minutes = Минут каждому игроку
web-clock-increment = Секунд добавляется за ход
web-clock-out = Если время вышло
web-clock-out-turn = бот играет этот ход
web-clock-out-seat = бот занимает место
web-clock-rule-turn = Если ваше время выйдет, бот сыграет этот ход за вас.
web-clock-rule-seat = Если ваше время выйдет, бот займёт ваше место, пока вы не вернётесь.
web-clock-days = { $days } д { $hours } ч
web-clock-of = { $name }: осталось { $time }.
web-clock-runs = { $name }: осталось { $time }. Часы идут.
web-clock-late = Ваше время вышло. Бот играет этот ход за вас.
web-clock-said-seconds = { $count ->
    [one] На ваших часах осталась { $count } секунда.
    [few] На ваших часах осталось { $count } секунды.
   *[many] На ваших часах осталось { $count } секунд.
}
web-clock-said-minutes = { $count ->
    [one] На ваших часах осталась { $count } минута.
    [few] На ваших часах осталось { $count } минуты.
   *[many] На ваших часах осталось { $count } минут.
}
web-clock-said-hours = { $count ->
    [one] На ваших часах остался { $count } час.
    [few] На ваших часах осталось { $count } часа.
   *[many] На ваших часах осталось { $count } часов.
}
web-said-timeout-turn = Время { FORM($name, "gen") } вышло. Этот ход играет бот.
web-said-timeout-seat = Время { FORM($name, "gen") } вышло. Место занимает бот.
web-said-pause = Игра приостановлена.
web-said-resume = Игра продолжается.
web-title-clock = { $time } · Ваш ход · { $name }
web-your-turn-left = Ваш ход · { $time }
web-pause = Пауза
web-pause-ask = Предложить паузу
web-pause-wanted = Предложение сделать паузу: { $who }.
web-pause-agree = Согласиться
web-pause-decline = Отклонить
web-pause-waiting = Пауза начнётся, когда согласятся все. Ждём: { $who }.
web-pause-withdraw = Отозвать
web-pause-end = Продолжить
web-paused = Игра приостановлена. Все часы стоят.
web-paused-short = Пауза
web-error-paused = Игра приостановлена. Чтобы играть дальше, снимите её с паузы.
web-error-out-of-time = Ваше время вышло. Этот ход играет бот.
web-error-no-clock = За этим столом нет часов.
web-error-bad-clock = Добавлять секунды за ход могут только часы с минутами.

## Подсчёт очков
web-scores = Подсчёт очков
web-scores-now = Если бы игра закончилась сейчас
web-winner = { $count ->
    [one] Побеждает { $names }!
    [few] Победу делят { $names }!
   *[many] Победу делят { $names }!
}
web-chart = Очки по ходу игры
web-source = Источник
web-source-total = Всего

## Знаки
web-sign-or = или
web-sign-per = за
web-sign-times = ×{ $times }
web-sign-trade = Обменяйте то, что слева от стрелки, на то, что справа: { $times ->
    [one] { $times } раз
    [few] до { $times } раз
   *[many] до { $times } раз
}
web-icon-raw = любой сырьевой ресурс
web-icon-refined = любой продукт
web-icon-matching-raw = соответствующий сырьевой ресурс
web-icon-matching-refined = соответствующий продукт
web-icon-strength = вооружение
web-icon-culture = культура
web-icon-travel = поход
web-icon-vp = победные очки
web-icon-worker-1 = рабочий 1-го уровня
web-icon-worker-2 = рабочий 2-го уровня
web-icon-worker-3 = рабочий 3-го уровня
web-icon-workers = сумма уровней рабочих
web-icon-warriors = взять 2 воинов на этот раунд
web-icon-refine = переработать сырьевой ресурс
web-icon-raid = набег
web-icon-crossroads = перекрёсток
web-icon-outposts = поселения
web-icon-flags = флаги в поселениях
web-icon-power = уровень военной мощи
web-icon-stronger = игроки сильнее вас
web-icon-artefacts = созданные артефакты
web-icon-caravans = караваны
web-icon-each-round = раз в раунд
web-icon-instant = сразу при создании
web-icon-lasting = постоянно
web-icon-at-end = в конце игры
web-icon-doubled = считается дважды
web-icon-discount = на 1 дешевле
web-icon-craft-with-raw = создать артефакт (можно платить сырьём вместо продуктов)
web-icon-craft = создать
web-icon-reserve = зарезервировать
web-icon-take-back = вернуть члена общины
web-icon-fire = Горит: сюда никого нельзя отправить
web-icon-first = первый игрок
web-icon-hut = хижина
web-icon-single = Место только для одного
web-icon-other-explorer = чужой исследователь
web-icon-empty = пустая ячейка
web-icon-second = ваш второй караван
web-icon-trade = обмен

## Несколько шагов одним выбором

# $refined, $given, $taken (String) количества; $act (String) что следует дальше
web-plan-craft = Переработать { FORM($refined, "acc") }, затем: { $act }
web-plan-craft-short = Переработать { FORM($refined, "acc") } и создать
web-plan-refine = Переработать { FORM($refined, "acc") }
web-plan-swap = Отдать { FORM($given, "acc") }, взять { FORM($taken, "acc") }
web-plan-give = Отдать { FORM($given, "acc") }

## Чем отличается этот вариант

web-note-closes = закрывает ячейку для других
# $sum (String) вооружение до и после: 9 − 1 + 1 = 9
web-note-strength = вы теряете 1 очко вооружения: { $sum }
web-note-away = останется там до конца раунда { $round }
web-note-away-for-good = не вернётся
web-note-now = сейчас: { $place }
web-note-reserve = потеряете { $vp } ПО, если так и не создадите

## Перед концом хода

web-unused-craft = Ещё можно переработать сырьё и создать: { $artefacts }.
web-unused-power = В этом раунде вы ещё не применили: { $names }.
web-unused-worker = { $count ->
    [one] В этом раунде ещё может перерабатывать { $count } рабочий.
    [few] В этом раунде ещё могут перерабатывать { $count } рабочих.
   *[many] В этом раунде ещё могут перерабатывать { $count } рабочих.
 }

## Настройки темпа

web-setting-speed = Скорость ботов
web-speed-instant = Мгновенная
web-speed-fast = Высокая
web-speed-normal = Обычная
web-speed-slow = Низкая
web-setting-remind = Напоминать о неиспользованных рабочих и свойствах перед концом хода
web-setting-auto-end = Заканчивать мой ход, когда полезных действий не осталось

## Насколько доступен артефакт

web-reach-craft = Можно создать.
web-reach-refine = Можно создать после переработки.
web-reach-reserve = Можно зарезервировать.
web-reach-out = Пока недоступен.

## После игры и для зрителей

web-you-win = Вы победили!
web-rematch = Реванш
web-watching = Вы зритель
web-replay-turn = ход
web-replay-round = раунд
web-replay-turn-back = К прошлому ходу
web-replay-turn-on = К следующему ходу
web-replay-round-back = К прошлому раунду
web-replay-round-on = К следующему раунду
web-replay-speed = Скорость повтора

## Урок и советы на главной

lesson-title = Ваш первый урок
lesson-offer = Впервые здесь?
lesson-offer-text = Освойте игру прямо за столом, ход за ходом. Семь коротких глав, минут десять. Можно прерваться и вернуться когда угодно.
lesson-begin = Начать урок
lesson-resume = Продолжить урок
lesson-list = Главы
lesson-craft = Отправить, переработать, создать
lesson-join = Присоединение и вооружение
lesson-ahead = Вперёд, в будущее
lesson-road = Дорога, поселения, перекрёстки
lesson-river = Река и резерв
lesson-raid = Набег и первый игрок
lesson-points = Откуда берутся очки
guide-setting = Показывать советы в моей первой игре
