### Названия карт и жетонов базового набора. Форма acc — кого, что — там, где она другая.

## artefact

artefact-sheepskin-cloak = Плащ из овчины
artefact-woollen-shawl = { $form ->
    [acc] Шерстяную шаль
   *[nom] Шерстяная шаль
}
artefact-bone-pin = { $form ->
    [acc] Костяную булавку
   *[nom] Костяная булавка
}
artefact-leather-belt = Кожаный пояс
artefact-milk-boiler = Молочный горшок
artefact-loom-weights = Ткацкие грузила
artefact-carinated-bowl = { $form ->
    [acc] Ребристую чашу
   *[nom] Ребристая чаша
}
artefact-clay-stamp = { $form ->
    [acc] Глиняную печать
   *[nom] Глиняная печать
}
artefact-antler-hoe = { $form ->
    [acc] Роговую мотыгу
   *[nom] Роговая мотыга
}
artefact-flint-sickle = Кремнёвый серп
artefact-dugout-canoe = Долблёный чёлн
artefact-bow-drill = Лучковое сверло
artefact-bronze-spearhead = Бронзовое копьё
artefact-tanged-dagger = Медный кинжал
artefact-bone-arrowheads = Костяные стрелы
artefact-flat-axe = Плоский топор
artefact-tablet-woven-sash = Тканый кушак
artefact-goatskin-shoes = Козьи башмаки
artefact-wheel-headed-pin = { $form ->
    [acc] Булавку-колесо
   *[nom] Булавка-колесо
}
artefact-fur-cap = { $form ->
    [acc] Меховую шапку
   *[nom] Меховая шапка
}
artefact-horned-cup = Рогатый кубок
artefact-clay-strainer = Глиняное сито
artefact-grain-jar = Зерновой сосуд
artefact-clay-crucible = Тигель
artefact-wooden-ard = Деревянное рало
artefact-spoked-wheel = Спицевое колесо
artefact-warp-loom = Ткацкий стан
artefact-antler-cheekpieces = Роговые псалии
artefact-peschiera-dagger = Кинжал Пескьера
artefact-winged-axe = Крылатый топор
artefact-bronze-halberd = Боевой клевец
artefact-bronze-sword = Бронзовый меч
artefact-amber-necklace = Янтарные бусы
artefact-violin-bow-fibula = { $form ->
    [acc] Фибулу-смычок
   *[nom] Фибула-смычок
}
artefact-feather-headdress = Убор из перьев
artefact-dyed-mantle = Крашеный плащ
artefact-disc-girdle = Пояс с бляхами
artefact-cinerary-urn = { $form ->
    [acc] Урну с прахом
   *[nom] Урна с прахом
}
artefact-biconical-jar = { $form ->
    [acc] Большую корчагу
   *[nom] Большая корчага
}
artefact-clay-horse = { $form ->
    [acc] Глиняного коня
   *[nom] Глиняный конь
}
artefact-bellows-nozzle = Глиняное сопло
artefact-channelled-jug = Рифлёный кувшин
artefact-ox-yoke = Воловье ярмо
artefact-ox-cart = { $form ->
    [acc] Воловью повозку
   *[nom] Воловья повозка
}
artefact-votive-basin = Жертвенный чан
artefact-balance-scales = Весы
artefact-pile-driver = Свайный копёр
artefact-crested-helmet = Шлем с гребнем
artefact-bronze-greaves = Кованые поножи
artefact-battle-horn = Боевой рог
artefact-war-chariot = { $form ->
    [acc] Колесницу
   *[nom] Колесница
}
artefact-round-shield = Круглый щит

## tile

tile-water-meadow = Заливной луг
tile-gravel-bank = Галечная отмель
tile-clay-pit = Глиняный карьер
tile-grazing-land = Выпас
tile-cattle-fold = Скотный загон
tile-brick-kiln = Печь для обжига
tile-pile-village = Свайный посёлок
tile-earth-rampart = Земляной вал
tile-chiefs-pasture = Пастбище вождя
tile-deep-quarry = Глубокая каменоломня
tile-great-moat = Большой ров
tile-river-port = Речная пристань
tile-alder-grove = Ольшаник
tile-oak-ridge = Дубовая гряда
tile-copper-seam = Медная жила
tile-high-pass = Горный перевал
tile-beech-forest = Буковый лес
tile-smelting-place = Плавильня
tile-charcoal-clearing = Поляна углежогов
tile-amber-road = Янтарный путь
tile-sacred-grove = Священная роща
tile-tin-mine = Оловянный рудник
tile-alpine-valley = Альпийская долина
tile-hill-fort = Городище

## bonus

bonus-reed-flute = Тростниковая флейта
bonus-copper-and-calf = Медь и телёнок
bonus-planks-and-pebbles = Доски и галька
bonus-market-stall = Торговый ряд
bonus-hired-spears = Наёмные копья
bonus-finished-goods = Готовый товар
bonus-painted-wall = Расписная стена
bonus-smiths-gift = Дар кузнеца
bonus-saddle-bag = Перемётная сума
bonus-full-granary = Полный амбар
bonus-guest-house = Гостевой дом
bonus-timber-yard = Лесной склад
bonus-victory-song = Песнь победы
bonus-travelling-smith = Странствующий кузнец
bonus-night-raid = Ночной набег
bonus-great-feast = Большой пир
bonus-bridal-gift = Свадебный дар
bonus-treasure-hoard = Клад

## card

card-ford-village = Посёлок у брода
card-herders = Пастухи
card-potters = Гончары
card-woodcutters = Дровосеки
card-miners = Рудокопы
card-spear-bearers = Копейщики
card-river-folk = Речной народ
card-amber-traders = Торговцы янтарём
card-two-families = Две семьи
card-master-smith = Мастер-кузнец
card-weavers = Ткачи
card-council-of-elders = Совет старейшин

## character

character-traveller = Путник
character-sage = Мудрец
character-warlord = Воитель
character-artisan = Умелец
character-matriarch = Матриарх
character-collector = Собиратель
character-pathfinder = Следопыт
