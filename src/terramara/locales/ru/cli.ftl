### Слова командной строки. Этот файл читается отдельно и не использует сообщений из других.

## terramara

cli-help = Настольная игра о бронзовом веке. Играйте, запускайте симуляции, читайте правила.
cli-help-end = У каждой команды есть свой --help. Terramara говорит на языке терминала или на том, что указан в TERRAMARA_LANGUAGE.
cli-opt-version = Показать версию и какой движок работает.
cli-opt-lang = Язык программы.
cli-version-text = terramara { $version }, правила { $rules }, движок { $engine }, Python { $python }
cli-engine = { $kind ->
        [compiled] скомпилирован
       *[interpreted] интерпретируется: { $why }
    }
cli-see-help = См. `{ $command } --help`
cli-os-error = { $file }: { $why }
cli-bad-seed = { $given } — не целое число от 0 до 2^64 - 1
cli-click-usage = Использование:
cli-click-options = Параметры
cli-click-commands = Команды
cli-click-help = Показать эту справку.
cli-click-default = по умолчанию: { $default }
cli-click-required = обязательно
cli-click-no-option = Нет параметра { $name }.
cli-click-no-command = Нет команды { $name }.
cli-click-mean = Может быть, { $possibility }?
cli-click-mean-one = (Может быть, что-то из этого: { $possibilities }?)
cli-click-missing-argument = Не хватает аргумента
cli-click-missing-option = Не хватает параметра
cli-click-missing-command = Не хватает команды.
cli-click-bad = Неверное значение: { $message }
cli-click-bad-for = Неверное значение для { $param_hint }: { $message }
cli-click-out-of-range = { $value } не входит в диапазон { $range }.
cli-click-no-number = { $value } — не число.
cli-click-not-the-choice = { $value } — не { $choice }.
cli-click-not-among = { $value } нет среди возможных: { $choices }.
cli-click-choose = Возможные значения: { $choices }
cli-click-needs-value = Параметру { $name } нужно значение.
cli-click-no-value = Параметр { $name } не принимает значения.
cli-click-extra = Лишнее: { $args }
cli-click-file = файл
cli-click-directory = папка
cli-click-path = путь
cli-click-not-there = { $name } { $filename } не существует.
cli-click-is-file = { $name } { $filename }: это файл.
cli-click-is-directory = { $name } { $filename }: это папка.
cli-click-not-readable = { $name } { $filename }: нельзя прочитать.
cli-click-not-writable = { $name } { $filename }: нельзя записать.

## Файлы

cli-not-text = { $file } — не текстовый файл. Дайте запись игры или позицию (JSON).
cli-bad-record = { $file } нельзя проиграть: { $why }
cli-bad-json = { $file }, строка { $line }: неверный JSON ({ $why })
cli-bad-position = { $file } — не позиция, из которой можно играть: { $why }
cli-no-folder = папки { $folder } нет
cli-set-refused = в наборе { $path } { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }, первая: { $first } (см. `terramara check-set { $path }`)

## terramara completion

cli-completion-help = Дополнять команды terramara в вашей оболочке.

    Печатает скрипт для оболочки:

    { "\u0008" }
    bash: eval "$(terramara completion bash)" в ~/.bashrc;
    zsh: eval "$(terramara completion zsh)" в ~/.zshrc;
    fish: terramara completion fish > ~/.config/fish/completions/terramara.fish

## terramara check-set

cli-check-set-help = Проверить набор и перечислить все ошибки.

    PATH — папка набора или идентификатор одного из наборов игры.
cli-opt-schema = Напечатать JSON Schema файла FILE (скажем, artefacts.toml) и ничего не проверять.
cli-set-or-schema = укажите PATH набора или --schema FILE
cli-set-wrong = С набором { $path } играть нельзя: { $count ->
        [one] { $count } ошибка
        [few] { $count } ошибки
       *[many] { $count } ошибок
    }
cli-set-right = { $name } ({ $id } { $version }, хеш { $hash }) в порядке. Артефакты: { $artefacts }, жетоны территорий: { $tiles }, бонусные жетоны: { $bonuses }, карты начальных ресурсов: { $cards }, персонажи: { $characters }.

## terramara rules

cli-rules-help = Найти правило.

    { "\u0008" }
    terramara rules                  разделы
    terramara rules TRN              раздел
    terramara rules TRN-7            правило
    terramara rules набег вооружение все правила с этими словами
cli-rules-more = Раздел: terramara rules TRN. Правило: terramara rules TRN-7. Поиск: terramara rules набег вооружение.
cli-rules-docs = Подробнее: { $page }
cli-rules-no-id = правила { $wanted } нет; `terramara rules` покажет разделы
cli-rules-no-words = ни в одном правиле нет «{ $wanted }»; попробуйте меньше слов или `terramara rules` — список разделов

## terramara simulate

cli-simulate-help = Дать ботам сыграть много игр и составить отчёт.

    Отчёт показывает длину игр, очки и победителей. При одном зерне игры одинаковы на любом числе процессов. Ctrl-C останавливает и выводит отчёт о сыгранном.
cli-simulate-end = Пример: terramara simulate --players 2,3,4 --mixed --games 10000 --coverage
cli-opt-players = Игроков за столом: 2, 3 или 4. Несколько чисел чередуются: 2,3,4.
cli-opt-games = Сколько игр.
cli-opt-bots = Один бот на все места или по одному на каждое: greedy,random. Свой: модуль:функция.
cli-opt-first = Первые игры: без персонажей и карт начальных ресурсов.
cli-opt-full = Полные игры (по умолчанию).
cli-opt-mixed = Первые и полные игры по очереди.
cli-opt-seed = Зерно случайности.
cli-opt-set = Использовать набор из этой папки.
cli-opt-coverage = Перечислить, что в этих играх встретилось, как часто и что ни разу.
cli-opt-jobs = Сколько процессов. По умолчанию — все ядра.
cli-opt-keep = Сохранять результат в этот файл и продолжать с него, если он есть.
cli-opt-json = Напечатать отчёт в JSON.
cli-bad-players = { $given } — не 2, 3 или 4 и не их список вроде 2,4
cli-plan-bots = ботов { $bots }, а за столом { $players }: назовите одного на все места или по одному на каждое
cli-plan-no-such-bot = бота «{ $bot }» нет; есть { $known }, или дайте своего: модуль:функция
cli-plan-bot-not-found = не удалось создать бота { $bot }: { $why }
cli-keep-not-ours = { $file } — не отчёт `terramara simulate --keep`
cli-keep-other-plan = в { $file } другая симуляция (другие игры, игроки, боты, зерно или набор); выберите другой файл
cli-playing = Играем
cli-crew-lost = один из процессов симуляции остановлен; отчёт — о том, что сыграно до этого

cli-report-head = { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }, игроков { $players }, { $kind ->
        [first] первые игры
        [full] полные игры
       *[mixed] первые и полные по очереди
    }; боты: { $bots }; зерно { $seed }; набор { $set }
cli-report-partial = Остановлено досрочно: игр { $games } из { $planned }.
cli-report-tables = Игры
cli-report-seats = По местам
cli-report-kinds = Решения за игру, по видам
cli-report-sources = Очки игрока, по источникам
cli-report-faults = { $count ->
        [one] { $count } игра не удалась:
        [few] { $count } игры не удались:
       *[many] { $count } игр не удалось:
    }
cli-report-fault = { "  " }игра { $game }, зерно { $seed }: { $error }
cli-report-speed = { $seconds } с, { $jobs ->
        [one] { $jobs } процесс
        [few] { $jobs } процесса
       *[many] { $jobs } процессов
    }: игр в секунду { $games }, решений в секунду { $decisions }; движок { $engine }
cli-table-name = { $players ->
        [2] вдвоём
        [3] втроём
       *[4] вчетвером
    }, { $mode ->
        [first] первая
       *[full] полная
    }
cli-col-table = Стол
cli-col-games = Игры
cli-col-length = Решения
cli-col-range = Разброс
cli-col-score = Очки
cli-col-shared = Ничьи
cli-col-seat = Место
cli-col-bot = Бот
cli-col-median = Медиана
cli-col-wins = Победы
cli-col-wins-by-order = По очерёдности
cli-by-order = { $place }: { $share }
cli-col-space = Ячейка
cli-col-players = { $players ->
        [2] вдвоём
        [3] втроём
       *[4] вчетвером
    }
cli-col-seen = Было
cli-col-of = Из
cli-col-rarest = Реже всего
cli-coverage-head = Что встретилось
cli-coverage-all = Встретилось всё, что бывает за этими столами.
cli-coverage-never = Ни разу не встретилось:
cli-topic-decision = Заданные вопросы
cli-topic-space = Занятые ячейки действий
cli-topic-tile-space = Занятые ячейки территорий
cli-topic-crossroads-space = Занятые ячейки перекрёстков
cli-topic-outpost = Поселения с флагами
cli-topic-road = Места дороги
cli-topic-crafted = Созданные артефакты
cli-topic-crafted-reserved = Созданные из резерва артефакты
cli-topic-reserved = Зарезервированные артефакты
cli-topic-used = Применённые артефакты
cli-topic-bonus = Применённые бонусные жетоны
cli-topic-character = Персонажи, по сторонам
cli-topic-card = Взятые карты начальных ресурсов
cli-topic-action = Выполненные действия
cli-topic-refusal = Полученные отказы

## terramara arena

cli-arena-help = Провести турнир ботов и рассчитать их рейтинг.

    Назовите не меньше двух ботов. Они встретятся во всех сочетаниях, и каждое зерно играется с каждого места. Если ботов меньше, чем мест, один бот займёт несколько мест. Ctrl-C останавливает после текущей игры.
cli-arena-end = Пример: terramara arena beginner greedy adept --players 2,4 --games 600 --out ladder
cli-arena-title = Турнир
cli-arena-standings = Таблица
cli-arena-ratings = Рейтинг
cli-arena-before = Как часто бот слева оказывается выше бота в столбце
cli-arena-note = Средний рейтинг — 1500. На 400 больше — вдесятеро выше шансы обойти. Разброс — это 95-процентные интервалы. Отрыв — в очках, от среднего у остальных за столом.
cli-opt-arena-games = Сколько игр. Последнее зерно всегда доигрывается с каждого места.
cli-opt-out = Хранить игры, результаты и отчёт в этой папке и продолжать с неё, если она есть.
cli-opt-on = Где запускать: в процессах этой машины или на Ray.
cli-plan-too-few-bots = для турнира нужны хотя бы два разных бота
cli-plan-bot-twice = { $bot } назван дважды; назовите каждого бота один раз
cli-out-not-ours = в { $file } нет игр такого рода; выберите другую папку
cli-out-other-plan = в { $file } другие игры (другие боты, игроки, число игр, зерно, набор или правила); выберите другую папку
cli-out-written = Записано в { $folder }: { $files }
cli-process-lost = один из процессов остановлен; { $games ->
        [one] сыграна { $games } игра
        [few] сыграны { $games } игры
       *[many] сыграно { $games } игр
    }, и с --out та же команда продолжит с этого места
cli-no-ray = Ray не установлен; установите: pip install "terramara[cluster]"
cli-stopped = Остановлено досрочно: игр { $games } из { $planned }.
cli-stopped-kept = Остановлено досрочно: игр { $games } из { $planned }. Чтобы продолжить, запустите ту же команду.
cli-col-rating = Рейтинг
cli-col-margin = Отрыв

## terramara balance

cli-balance-help = Узнать, насколько сбалансирован набор.

    Копии одного бота играют много полных игр. Отчёт показывает победы по местам, очерёдности хода, персонажам и картам начальных ресурсов, какие артефакты создают и насколько они помогают, куда отправляют членов общины в каждом раунде и откуда берутся очки. Ctrl-C останавливает после текущей игры.
cli-balance-end = Пример: terramara balance --bot master --players 2,3,4 --games 900 --out balance
cli-opt-balance-bot = Бот на всех местах.
cli-opt-setup = Персонажей и карты начальных ресурсов выбирают боты, раздаёт случай или то и другое по очереди.
cli-setup-drafted = выбор ботов
cli-setup-random = случайно
cli-balance-title = Сбалансирован ли набор?
cli-balance-about = Игроков { $players }, { $games ->
        [one] { $games } игра
        [few] { $games } игры
       *[many] { $games } игр
    }. В среднем очков у игрока: { $score }, решений за игру: { $decisions }
cli-balance-order = Победы по очерёдности хода в раунде 1
cli-balance-character = Победы по персонажам
cli-balance-card = Победы по картам начальных ресурсов
cli-balance-artefacts = Артефакты { $level }-го уровня: как часто их создают в играх, где это было возможно
cli-balance-spaces = Куда отправляют, за игру и раунд
cli-balance-round = Раунд { $round }
cli-balance-row = территории, ряд { $row }
cli-balance-strategies = С чем заканчивают победители
cli-strategy-culture = культура
cli-strategy-workers = рабочие
cli-balance-players = Игроки
cli-balance-winners = Победители
cli-balance-everyone = Все
cli-balance-of-winners = Очки победителей: { $shares }
cli-balance-off-order = Очерёдность хода, { $setup ->
        [drafted] выбор ботов
       *[random] случайно
    }: отклонение на местах { $places } (цель: до 4 пунктов от равной доли)
cli-balance-off-piece = { $kind ->
        [character] Персонажи
       *[card] Карты начальных ресурсов
    }, розданные случайно, с отклонением: { $pieces } (цель: до 7 пунктов от равной доли)
cli-balance-off-artefact = Создают слишком { $side ->
        [rarely] редко
       *[often] часто
    }: { $pieces } (цель: в 5–80 % игр, где это возможно)
cli-balance-off-source = Лишь { $share } очков победителей дают { $source ->
        [artefacts] артефакты
        [outposts] поселения и дорога
        [strength] места по вооружению
       *[play] очки по ходу игры
    } (цель: не меньше 8 %)
cli-balance-note = Разброс — это 95-процентные интервалы. Отрыв — в очках, от среднего за столом. Создать артефакт было возможно, если он был доступен и игроку хватало ресурсов, когда его спросили.
cli-col-level = Уровень
cli-col-offered = Был в ряду
cli-col-possible = Возможно
cli-col-made = Создан
cli-col-made-players = Кем из тех, кто мог

## Стол в терминале

cli-letter-0 = К
cli-letter-1 = С
cli-letter-2 = Ж
cli-letter-3 = З
cli-mark-warrior = В
cli-mark-neutral = н
cli-mark-reserve = Р
cli-mark-explorer = И
cli-fire = огонь
cli-terrain-plains = рав
cli-terrain-quarry = кам
cli-terrain-forest = лес
cli-terrain-mountain = гор
cli-hire-left = { $what } (осталось: { $count })
cli-done = { $what } — в этом раунде уже было
cli-single = { $gives } (место для одного)
cli-road-top = Дорога: начало
cli-road-end = Конец
cli-left-column = Равнины и каменоломни
cli-right-column = Леса и горы
cli-outpost = поселение: { $asks }
cli-row-title = ряд { $row } · раунд { $round }
cli-strength = Вооружение
cli-river = Река
cli-marks = { cli-mark-reserve } резерв, { cli-mark-explorer } исследователь, ◆ бонусный жетон, -1 артефакт из резерва дешевле на 1
cli-river-bonuses = Бонусные жетоны
cli-you = вы
cli-points = { $vp } ПО (сейчас { $now })
cli-power = { $strength }, уровень { $level }
cli-explorers = { $count ->
        [one] { $count } исследователь
        [few] { $count } исследователя
       *[many] { $count } исследователей
    }
cli-chief = вождь
cli-warriors = { $count ->
        [one] { $count } воин
        [few] { $count } воина
       *[many] { $count } воинов
    }
cli-nobody = никого
cli-character = { $name }, { $side ->
        [young] детская сторона
       *[adult] взрослая сторона
    }
cli-has-points = очки
cli-has-strength = вооружение
cli-has-culture = культура
cli-has-hand = на руках
cli-has-hut = в хижине
cli-has-workers = рабочие
cli-has-raw = сырьё
cli-has-refined = продукты
cli-has-artefacts = артефакты
cli-has-reserved = резерв
cli-has-character = персонаж
cli-has-bonuses = бонусные жетоны
cli-has-ends = конец дороги
cli-vp = { $vp } ПО
cli-total = всего
cli-title = Раунд { $round } из { $rounds } · первый игрок { $first } · решает { $name }
cli-title-setup = Подготовка к игре
cli-title-over = Игра окончена · победа: { $winners }
cli-legend = к исследователь, К вождь, { cli-mark-warrior } воин, { cli-mark-neutral }1 нейтральный; КA КB караваны; рав равнина, кам каменоломня, гор гора, лес
cli-row-title-artefacts = Ряд артефактов (в колоде: { $deck })

## terramara show

cli-show-help = Нарисовать игру из FILE.

    FILE — запись (рисуется её конец) или позиция (JSON).
cli-opt-show-seat = Смотреть с этого места (0 — первое).
cli-asked = { $name }: { $question }
cli-no-seat = места { $seat } нет; есть места от 0 до { $most }

## terramara train

cli-train-help = Обучать ботов игрой против самих себя.

    В FOLDER хранятся игры, веса и график обучения (curves.svg). Остановить можно когда угодно: та же команда продолжит с того же места. Ctrl-C сохраняет всё законченное.
cli-train-end = Пример: terramara train my-bots --from shipped --iterations 20
cli-opt-iterations = Сколько раз играть и учиться. По умолчанию 6. Потом можно увеличить.
cli-opt-train-games = Сколько игр за итерацию. По умолчанию 2000.
cli-opt-train-players = Игроков за столом. По умолчанию 2,3,4, чаще всего 4.
cli-opt-from = Начать с этих весов или с весов из игры (shipped). По умолчанию — с нуля.
cli-train-numpy = для обучения нужен NumPy: pip install numpy
cli-train-lost = один из процессов остановлен. Всё законченное — в { $folder }; та же команда продолжит
cli-train-not-ours = в { $folder } лежит run.json, который записал не `terramara train`; выберите другую папку
cli-train-not-empty = { $folder } не пуста, и обучения в ней нет; выберите другую папку
cli-train-begun = { $folder } начата с другим значением { $option }; уберите { $option } или выберите другую папку
cli-train-weights = не удалось взять веса из { $file }: { $why }
cli-train-continues = Продолжаем после итерации { $done } из { $iterations }.
cli-train-stopped = Остановлено. Та же команда продолжит из { $folder }.
cli-train-done = Готово: веса — в { $folder }, а curves.svg показывает, как они получились. Сыграть против них: TERRAMARA_WEIGHTS={ $folder } terramara play --bots adept
cli-train-all = Обучение
cli-train-step = { $step ->
        [play] Играем
        [read] Читаем игры
        [measure] Измеряем
       *[learn] Учимся
    } ({ $iteration } из { $iterations })
cli-train-iteration = Итерация { $iteration } из { $iterations }: игр { $games }, средний счёт { $score }. Против первых ботов побеждает в { $wins } % игр ({ $low }–{ $high }) и впереди на { $lead } ПО.
cli-train-iteration-plain = Итерация { $iteration } из { $iterations }: игр { $games }, средний счёт { $score }.
cli-curve-title = Ход обучения
cli-curve-below = Итерации
cli-curve-wins = Победы над ботами, с которых начали
cli-curve-score = Средний счёт
cli-curve-told = Насколько верно предсказан итоговый счёт
cli-curve-network = сеть
cli-curve-linear = линейная
cli-analyse-help = Оценить позицию или каждое решение игры.

    FILE — запись или позиция (JSON). Вы увидите шансы на победу и ожидаемые очки каждого игрока, лучшие ходы и к чему они ведут, а для записи — самые дорогие ошибки. Это оценка сильного бота, и знает он только то, что могли видеть игроки. Ctrl-C останавливает и показывает то, что готово.
cli-analyse-end = Пример: terramara analyse game.record --picture game.svg
cli-opt-analyse-to = Смотреть только позицию после N действий.
cli-opt-analyse-turns = Сколько лучших ходов показать.
cli-opt-analyse-games = Ещё и доигрывать столько игр для каждого решения. Медленнее, но точнее: попробуйте 100.
cli-opt-picture = Нарисовать график в этот файл (SVG).
cli-analyse-numpy = для анализа нужен NumPy: pip install numpy
cli-analysing = Анализ
cli-analyse-now = Раунд { $round }, решает { $player }
cli-analyse-over = Игра окончена
cli-analyse-turns = Лучшие ходы
cli-analyse-players = Кто сколько упустил
cli-analyse-worst = Самые дорогие решения
cli-analyse-note = Оценка — это ожидаемые очки минус половина очков лучшего соперника. Решение упускает столько ПО, на сколько его оценка ниже оценки лучшего хода.
cli-analyse-written = График записан в { $file }.
cli-analyse-stopped = Остановлено: действие { $done } из { $count }.
cli-analyse-title = Как шла игра
cli-analyse-below = Действия
cli-analyse-lost = Упущено ПО к этому моменту
cli-analyse-row-now = сейчас
cli-col-win = Шансы
cli-col-expected = Ожидаемые очки
cli-col-worth = Оценка
cli-col-turn = Ход
cli-col-choices = Решения
cli-col-lost = Упущено
cli-col-lost-each = За решение
cli-col-large = { $points } ПО и больше
cli-col-number = №
cli-col-round = Раунд
cli-col-played = Сыграно
cli-col-better = Лучше

## terramara replay

cli-replay-help = Проиграть запись из FILE и проверить её.

    Каждое действие должно быть разрешено, а каждый хеш по пути — верен.
cli-verify-help = Проверить, честно ли разложена игра из FILE.
cli-opt-commitment = Хеш, который вы видели до игры, для сравнения.
cli-verify-played = Сыграно, как записано. Действий: { $actions }, все хеши верны.
cli-verify-nothing = В записи нет строки о честности, поэтому расклад не проверить. Зерно выбрали сами, или расклад делал не сервер.
cli-verify-other = Вы видели хеш { $told }, а в записи { $found }. Это другой расклад.
cli-verify-bad-commitment = Нечестно: секрет не подходит к хешу. Сервер подменил секрет после того, как показал хеш, или запись изменили.
cli-verify-bad-seal = Нечестно: доля не та, что была запечатана до того, как заняли все места. Её выбрали, зная остальные, или запись изменили.
cli-verify-bad-seed = Нечестно: секрет и доли игроков не дают этого зерна. Кто-то изменил зерно или долю.
cli-verify-commitment = Сервер задал секрет до первой карты: хеш { $commitment }.
cli-verify-seat = место { $seat }
cli-verify-share = { $name } добавляет { $share }.
cli-verify-unopened = { $name }: при раздаче браузер был не на связи, доли нет.
cli-verify-neutrals = { $by ->
    [deal] Нейтральных исследователей тоже поставил расклад.
   *[players] Нейтральных исследователей поставили игроки.
}
cli-verify-fair = { $shares ->
    [one] Честно: расклад следует из секрета и доли { $shares } игрока, поэтому выбрать его не мог никто.
    [few] Честно: расклад следует из секрета и долей { $shares } игроков, поэтому выбрать его не мог никто.
   *[many] Честно: расклад следует из секрета и долей { $shares } игроков, поэтому выбрать его не мог никто.
}
cli-verify-alone = Расклад следует из секрета сервера, заданного заранее. Игроки ничего не добавили.
cli-opt-to = Остановиться после N действий.
cli-opt-show = Нарисовать стол в этот момент.
cli-opt-step = Идти по действиям одно за другим и показывать, что каждое сделало.
cli-replay-too-far = действие { $to } за концом: в записи { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
cli-replay-right = Запись верна. Действий: { $actions }, игроков: { $players }, набор { $set } { $version }. Хеш здесь: { $hash }.
cli-replay-at = Показано после действия { $at }.
cli-step-prompt = Enter — дальше, q — стоп{ " " }

## terramara play

cli-play-help = Играть с ботами в терминале.

    С FILE продолжится игра, сохранённая там командой `save FILE`.
cli-opt-play-players = Сколько игроков, считая вас.
cli-opt-play-bots = Один бот на всех остальных или по одному на каждого: adept,greedy. По умолчанию beginner в первой игре, иначе greedy.
cli-opt-play-first = Первая игра, без персонажей и карт начальных ресурсов, или полная (по умолчанию).
cli-opt-play-neutrals = Вдвоём и втроём: расставить нейтральных исследователей случайно (по умолчанию в первой игре) или спрашивать вас.
cli-opt-seat = Ваше место, считая с 0.
cli-opt-play-seed = Зерно случайности. По умолчанию каждый раз новая игра.
cli-play-bots = ботов { $given }, а других мест { $wanted }: назовите одного на все или по одному на каждое
cli-welcome = Вы — { $name }, соперники: { $others }. Введите номер, действие или `help`.
cli-both-sides = Детская сторона: { $young } Взрослая сторона: { $adult }
cli-bot-cheats = бот { $bot } выбрал { $action }, а это запрещено: { cli-bot-stuck }
cli-bot-failed = сбой бота { $bot } ({ $why }): { cli-bot-stuck }
cli-bot-stuck = `save FILE` сохранит игру, а `terramara play FILE --bots greedy` продолжит её
cli-over = Игра окончена. `save FILE` сохранит её, `log` покажет, `quit` — выход.
cli-no-number = { $most ->
        [0] Сейчас выбирать не из чего.
       *[more] Выберите номер от 1 до { $most }.
    }
cli-unknown = «{ $typed }» — не действие и не команда. Введите номер или действие из списка либо `help`.
cli-allowed = Да, можно: { $action }
cli-refused = { $action }: { $why } (`rules { $rule }`)
cli-why-what = Почему нельзя что? Например: why explorer 2L1
cli-undone = Отменено: { $action }
cli-cannot-undo = Отменить нельзя: с тех пор открылось что-то новое или сходил другой игрок.
cli-cannot-redo = Возвращать нечего.
cli-save-where = Куда? save FILE
cli-save-other = { $file } — это что-то другое, поэтому файл не тронут. Выберите другое имя.
cli-saved = Сохранено в { $file }. Продолжить: `terramara play { $file }`.
cli-quit-unsaved = Игра не сохранена. `save FILE` сохранит её, ещё раз `quit` — выход.
cli-left-unsaved = Игра не сохранена.
cli-play-commands =
    Введите номер или действие из списка (можно коротко: e 2l1) либо:
    { "  " }board         показать весь стол
    { "  " }row           показать артефакты, которые можно создать
    { "  " }players       показать, что у кого есть и что это даёт
    { "  " }score         показать очки, если бы игра закончилась сейчас
    { "  " }log           показать, что недавно было
    { "  " }why ДЕЙСТВИЕ  объяснить, почему так сейчас нельзя
    { "  " }undo, redo    отменить последнее действие или вернуть его
    { "  " }rules СЛОВА   найти правило: rules TRN-7, rules набег
    { "  " }save FILE     сохранить игру
    { "  " }quit          выйти
