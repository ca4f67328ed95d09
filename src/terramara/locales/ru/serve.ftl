# Команды для владельца сервера

serve-about = Запустить сервер для игры в браузере.
serve-help-host = Какой адрес слушать. 0.0.0.0 — все.
serve-help-port = Какой порт слушать. 0 — любой свободный.
serve-help-database = Файл или postgresql://user@host/name. По умолчанию — файл в вашей папке данных.
serve-help-workers = Сколько процессов сервера. Больше одного — только с PostgreSQL.
serve-help-bot-workers = Сколько процессов отдать ботам на раздумья.
serve-help-bot-delay = Сколько секунд боты ждут, чтобы люди успели отменить ход.
serve-help-set = Папка со своим набором для новых столов. Можно указать несколько раз.
serve-help-public-url = Адрес для игроков, если перед сервером стоит прокси.
serve-help-trusted-proxy = Прокси, чьему X-Forwarded-For верить, через запятую.
serve-help-no-limits = Снять ограничения частоты и соединений, для нагрузочных тестов.
serve-help-open = Открыть игру в браузере.
serve-open-at = Terramara открыта: { $url }
serve-workers-need-postgresql = Нескольким процессам сервера нужен PostgreSQL. Укажите его адрес в --database
serve-unknown-database = Это не адрес базы данных: дайте файл или postgresql://user@host/name
serve-database-options = Уберите из адреса PostgreSQL всё после ?. Для TLS задайте PGSSLMODE=require
serve-bad-public-url = По адресу { $url } игрокам не зайти: дайте адрес вроде https://terramara.example, без пути
serve-bad-proxies = { $proxies } — не список прокси: дайте IP-адреса или сети через запятую или * для всех
serve-bad-secret = { $file } повреждён. Восстановите его из резервной копии или удалите, чтобы получить новый (старые приглашения перестанут работать)
serve-unknown-host = { $host } — не адрес этой машины: укажите другой в --host, например 127.0.0.1, или 0.0.0.0 для всех
serve-no-listening = Не удаётся слушать { $host }, порт { $port }: { $why }
serve-port-taken = Не удаётся слушать { $host }, порт { $port }: возможно, его занимает другая программа. Выберите другой: --port
serve-set-twice = У набора в { $folder } идентификатор «{ $id }», а он уже занят другим набором. Дайте ему свой в set.toml
serve-busy = С этой базой данных работает сервер. Сначала остановите его

database-failed = Не удаётся открыть базу данных { $database }: { $why }
database-damaged = { $database } повреждена: { $why }. Уберите её в сторону и восстановите последнюю копию: terramara restore FILE
database-foreign = { $database } — не база Terramara: укажите другую в --database
database-newer = { $database } создана более новой версией Terramara: возьмите эту версию или другую базу
database-older = { $database } создана более старой версией Terramara: запустите сервер один раз, и он её обновит

prune-about = Удалить старые столы. Без --yes только считает их.
prune-help-waiting = Удалять столы, где за столько дней игра так и не началась.
prune-help-abandoned = Удалять незаконченные игры, где столько дней не было ходов.
prune-help-finished = Удалять законченные игры через столько дней. Если не указать, они остаются.
prune-help-export = Сначала сохранить запись каждой игры в эту папку.
prune-help-yes = Действительно удалить.
prune-no-database = Базы данных ещё нет, удалять нечего
prune-would = Будет удалено столов: ждущих { $waiting }, брошенных { $playing }, законченных { $over }; сохранено записей: { $records }. Чтобы сделать это, добавьте --yes.
prune-done = Удалено столов: ждущих { $waiting }, брошенных { $playing }, законченных { $over }; сохранено записей: { $records }.
prune-kept = { $kept ->
    [one] Осталась { $kept } игра: её правил или набора здесь нет, и запись не сделать.
    [few] Остались { $kept } игры: их правил или наборов здесь нет, и запись не сделать.
   *[many] Осталось { $kept } игр: их правил или наборов здесь нет, и запись не сделать.
}

backup-about = Записать все столы в FILE. Сервер может работать.
backup-help-force = Перезаписать FILE.
backup-done = Записано в { $file }: { $games ->
        [one] { $games } стол
        [few] { $games } стола
       *[many] { $games } столов
    }, записей в журналах: { $entries }
backup-exists = { $file } уже есть: перезапишите с --force или выберите другое имя
backup-no-database = Базы данных ещё нет, копировать нечего
backup-not-a-backup = { $file } — не резервная копия Terramara
backup-unwritable = Не удаётся записать { $file }: { $why }
backup-cut-off = { $file } обрезан: части не хватает. Ничего не изменено. Скопируйте его снова или возьмите другую копию
backup-damaged = { $file } повреждён: { $why }. Ничего не изменено. Возьмите другую копию
backup-changed = { $file } — не то, что было скопировано: с тех пор в нём что-то изменили. Ничего не восстановлено. Возьмите другую копию
backup-newer = { $file } создан более новой версией Terramara
backup-not-empty = База данных не пуста. Чтобы заменить в ней всё, добавьте --force

restore-about = Восстановить столы из резервной копии.
restore-help-force = Заменить все существующие столы.
restore-done = Восстановлено из { $file }: { $games ->
        [one] { $games } стол
        [few] { $games } стола
       *[many] { $games } столов
    }, записей в журналах: { $entries }
