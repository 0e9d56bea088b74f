### Crosswire на русском.
### Тексты с id на toast-, alert-, button-, command- или refusal- показываются без разметки; во всех остальных можно использовать HTML Telegram.
### Toast и alert — не длиннее 200 символов вместе со всеми подстановками.

language-name = Русский

## Names

# $name (string): a person's name, shown as it is
name = { $name }


## Commands, as the menu shows them

command-play = начать игру в этой группе
command-join = занять место
command-leave = освободить место
command-cancel = отменить игру
command-lang = выбрать язык
command-help = как играть
command-start = твои игры и места

## What Telegram shows of the bot: in a chat that was not started yet (512 characters), and on its profile (120)

about-description =
    Игры с секретными кодами для группового чата.

    🔐 «Секретные коды»: двое друзей передают друг другу трёхзначные коды с помощью подсказок, а перехватчик подслушивает. Вчетвером и до восьми человек играют две команды, друг против друга.
    🔢 «Секретные числа»: от трёх до шести человек угадывают скрытые карты с числами друг у друга.

    Добавь меня в группу и отправь там /play.
about-short = Игры с секретными кодами для группы: передавайте коды подсказками или угадывайте скрытые числа. Начать: /play в группе.

## Pages

# $name (string): the reader's name
page-start =
    👋 <b>Привет, { $name }!</b>
    Со мной в групповом чате можно сыграть в <b>«Секретные коды»</b>: двое друзей передают друг другу трёхзначные коды с помощью подсказок, а перехватчик подслушивает. Вчетвером и до восьми человек играют две команды, друг против друга.
    А втроём и до шести человек играют в <b>«Секретные числа»</b>: угадывают скрытые карты с числами друг у друга.

    Добавь меня в группу и отправь там /play. Секретные слова придут тебе сюда.
# $title (string): the group's name
page-seated =
    ✅ <b>Место за тобой: { $title }.</b>
    Игра идёт в группе, а секретные слова и коды приходят сюда.
page-help =
    <b>«Секретные коды» на троих</b>
    Двое играют <b>в паре</b>: у них четыре общих секретных ключевых слова под номерами от 1 до 4. Третий — <b>перехватчик</b>.

    В каждом раунде один из пары, <b>шифровальщик</b>, получает код, например 4·2·1, и даёт по одной подсказке к каждому ключевому слову из кода, в том же порядке. Напарник читает подсказки и угадывает код. Со второго раунда угадывает и перехватчик.

    Перехватчик получает жетон за каждый перехваченный код <b>и</b> за каждый код, в котором ошибся напарник. Два жетона за пять раундов — и победа за ним; иначе побеждает пара.

    <b>Подсказки</b> — о смысле ключевых слов. Нельзя называть ключевое слово или его перевод, повторять подсказки и выдавать код.

    Вчетвером и до восьми человек играют две команды, друг против друга. /rules
    А втроём и до шести человек играют в <b>«Секретные числа»</b>: угадывают скрытые карты с числами друг у друга.

    Чтобы начать, отправь /play в группе.
page-lang = 🌐 На каком языке тебе писать?
page-lang-group = 🌐 На каком языке будем играть?
# $language (string): the language's own name
page-lang-done = 🌐 { $language }? С удовольствием!
page-idle =
    Сейчас я не жду от тебя сообщений.
    Когда придёт твоя очередь давать подсказки, напишу тебе сюда. Чтобы начать игру, отправь /play в группе.
page-group-only = Это работает в группе: добавь меня туда и отправь команду там.
page-hello-group =
    👋 <b>Всем привет!</b>
    Втроём можно сыграть в <b>«Секретные коды»</b>: двое друзей передают друг другу коды подсказками, а перехватчик подслушивает. Чтобы начать, отправьте /play.
    Вчетвером и до восьми человек играют две команды, друг против друга.
    А втроём и до шести человек играют в <b>«Секретные числа»</b>: угадывают скрытые карты с числами друг у друга.
page-not-allowed = Это может сделать только организатор игры или админ группы.
page-no-lobby = Присоединиться пока не к чему. Чтобы начать игру, отправь /play.
page-nameless = Это написано от имени группы или канала, и я не вижу, кто это. Нажми кнопку под игрой или напиши от своего имени.
page-no-game = Здесь сейчас никто не играет. Чтобы начать, отправь /play.
page-game-runs = В этой группе уже идёт игра. Когда она закончится, /play начнёт следующую.

## Lobby

lobby-title = 🔐 <b>Секретные коды</b>
lobby-intro-interceptor = Двое друзей передают друг другу коды подсказками, а перехватчик подслушивает. Не больше пяти раундов. С четвёртым игроком вы играете двумя командами.
# $names (string): who sits there
lobby-pair = 👥 Пара: { $names }
lobby-interceptor = 🕵️ Перехватчик: { $names }
lobby-free-seat = …
# $name (string): a player whom the bot cannot write to yet
lobby-needs-start = { $name } <i>(нужно открыть бота)</i>
# $count (number): how many players are missing
lobby-missing = { $count ->
    [one] Нужен ещё { $count } игрок.
    [few] Нужно ещё { $count } игрока.
    [many] Нужно ещё { $count } игроков.
   *[other] Нужно ещё { $count } игрока.
}
# $names (string): players who have to open the bot
lobby-not-ready = { $names }: осталось нажать «Открыть бота», а потом «Старт», иначе мне некуда прислать секреты.
# $name (string): the host
lobby-can-start = Все в сборе. { $name } может начинать игру.
lobby-closed = 🔐 Набор игроков закрыт. Чтобы открыть новый, отправь /play.
lobby-started = 🔐 <b>Секретные коды</b>: в паре { $pair }; перехватывает { $interceptor }.

button-join = 🙋 Играю
button-intercept = 🕵️ Перехватываю
button-shuffle = 🎲 Перемешать
button-start = ▶️ Начать игру
button-leave = 🚪 Выйти
button-cancel = ✖️ Закрыть
button-open-bot = 💬 Открыть бота
button-add-to-group = ➕ Добавить бота в группу
button-my-words = 👁 Мои слова
button-lock = 🔒 Зафиксировать
# $number (number): which clue
button-change-clue = ✏️ { $number }
button-send-clues = 📨 Отправить подсказки
button-rematch-same = 🔁 Ещё раз
button-rematch-next = 🕵️ Роли по кругу
button-rematch-shuffled = 🎲 Перемешать

toast-joined = Ты в игре.
toast-left = Ты больше не в игре.
toast-already-seated = У тебя уже есть место.
toast-not-seated = У тебя нет места за этим столом.
toast-table-full = Все места заняты.
toast-old-button = Эта кнопка устарела.
toast-unknown-button = Не знаю такой кнопки.
toast-slow-down = Не так быстро, пожалуйста. Подожди немного.
# $names (string): who has to open the bot
toast-not-ready = Сначала нужно открыть бота: { $names }.
# $count (number): how many players are missing
toast-missing = { $count ->
    [one] Нужен ещё { $count } игрок.
    [few] Нужно ещё { $count } игрока.
    [many] Нужно ещё { $count } игроков.
   *[other] Нужно ещё { $count } игрока.
}
toast-host-only = Это может сделать только организатор или админ.
toast-shuffled = Перемешано.
toast-done = Готово.

## Board

# $round, $rounds (number): this round, and how many there are; $name (string): the encoder
board-title = <b>Раунд { $round } из { $rounds }</b> · шифрует { $name }
# $number (number): 1 to 3; $clue (string): the clue
board-clue-plain = { $number }. <b>{ $clue }</b>
board-clue-objected = { $number }. <b>{ $clue }</b> ✋
board-clue-stood-by = { $number }. <b>{ $clue }</b> 🛡
board-clue-withdrawn = { $number }. <s>{ $clue }</s>
board-clue-missing = { $number }. <i>нет подсказки</i>
board-first-round = В первом раунде перехвата нет.
# $names (string): who is awaited
board-awaited-guess = ⏳ Ждём расшифровку: { $names }
board-awaited-interception = ⏳ Ждём попытку перехвата: { $names }
# $name (string): who has locked an answer
board-locked-guess = 🔒 Расшифровка есть: { $name }
board-locked-interception = 🔒 Попытка перехвата есть: { $name }
# $round (number), $name (string): the encoder
board-writing = ✍️ Раунд { $round }: { $name } пишет три подсказки.
# $name (string), $code (string): a code with dots, as 4·2·1
reveal-intercepted = 🕵️ { $name }: { $code } — код перехвачен!
reveal-not-intercepted = 🕵️ { $name }: { $code } — мимо
reveal-no-interception = 🕵️ { $name }: нет ответа
reveal-decoded = 👥 { $name }: { $code } — верно!
reveal-not-decoded = 👥 { $name }: { $code } — неверно
reveal-no-guess = 👥 { $name }: нет ответа, это считается ошибкой
# $code (string)
reveal-code = 🔑 Код был такой: <b>{ $code }</b>.
# $name (string): the interceptor; $count (number): the tokens of this round
reveal-tokens = { $count ->
    [0] { $name } не получает жетонов.
    [one] { $name } получает { $count } жетон.
    [few] { $name } получает { $count } жетона.
    [many] { $name } получает { $count } жетонов.
   *[other] { $name } получает { $count } жетона.
}
# $name (string): the interceptor; $tokens (string): filled and empty circles
score-interceptor = { $name }: { $tokens }

## End

# $names (string): the winners
end-pair = 🏆 <b>Победа за парой: { $names }!</b>
end-interceptor = 🏆 <b>Победа за перехватчиком: { $names }!</b>
end-nobody = <b>Игра окончена</b>, победителя нет.
# $rounds (number)
end-why-rounds-survived = { $rounds ->
    [one] Сыгран { $rounds } раунд, а у перехватчика меньше двух жетонов.
    [few] Сыграно { $rounds } раунда, а у перехватчика меньше двух жетонов.
    [many] Сыграно { $rounds } раундов, а у перехватчика меньше двух жетонов.
   *[other] Сыграно { $rounds } раунда, а у перехватчика меньше двух жетонов.
}
end-why-interceptor-tokens = У перехватчика два жетона.
end-why-called-off = Игру отменили.
end-why-side-short = Свободное место так и осталось незанятым.
end-keywords = Ключевые слова:
# $slot (number), $word (string)
end-keyword = { $slot } <b>{ $word }</b>
# $round (number), $code (string), $clues (string), $marks (string): what went well or wrong
end-round = { $round }. { $code }: { $clues } { $marks }
end-rounds = Раунд за раундом:

## Card

# $title (string): the group's name
card-title-pair = 👥 <b>{ $title }</b> · ты в паре
card-title-interceptor = 🕵️ <b>{ $title }</b> · ты перехватчик
card-words = Твои слова:
# $slot (number), $word (string)
card-word = { $slot } <b>{ $word }</b>
# $slot (number), $word (string), $clues (string): clues given for it so far
card-word-with-clues = { $slot } <b>{ $word }</b> — { $clues }
# $slot (number), $clues (string)
card-slot = { $slot } — { $clues }
card-sheet = Прошлые подсказки:
card-sheet-empty = Подсказок пока нет.
# $round (number), $code (string)
card-code = Раунд { $round }. Твой код: <b>{ $code }</b>
card-write = ✍️ Напиши по подсказке на каждую цифру, по порядку: три строки одним сообщением или по одной.
# $number (number), $digit (number), $word (string), $clue (string)
card-draft = { $digit } { $word } → <b>{ $clue }</b>
card-draft-empty = { $digit } { $word } → …
# $number (number): which clue
card-changing = ✏️ Напиши подсказку № { $number } заново.
card-check = Проверь и отправляй. Потом уже не исправить.
card-sent = 📨 Подсказки ушли. Теперь держи покерфейс!
card-clues = Подсказки:
card-guess = К какому ключевому слову относится каждая подсказка?
card-intercept = К какому номеру относится каждая подсказка?
card-guess-help = Выбери номер для каждой подсказки и зафиксируй ответ.
# $code (string)
card-locked-guess = 🔒 Ответ: { $code }
card-locked-interception = 🔒 Попытка перехвата: { $code }
# $names (string)
card-waiting-clues = ⏳ Ждём подсказки: { $names }
card-waiting-answers = ⏳ Ждём ответ: { $names }
card-listening = Следи за подсказками в группе. Перехватывать можно со второго раунда.
card-over = Игра окончена. Итоги — в группе.
card-away = 🚪 Я больше не могу писать в группу. Добавьте меня снова, и игра продолжится.
# $reason (string)
card-notice = ⚠️ { $reason }

notice-not-your-turn = Сейчас не твоя очередь писать.
notice-too-many-lines = Слишком много строк. Подсказок всего три, каждая на своей строке.
notice-all-written = Все три подсказки готовы. Нажми на карандаш, чтобы изменить одну из них, или отправляй.
notice-edit-lines = Оставь столько же строк, сколько было в сообщении: каждая — одна подсказка.
notice-edit-too-late = Подсказки уже ушли: правка старого сообщения не считается.
notice-guess-by-button = Отвечай кнопками ниже.
notice-typed-in-group = Всё, что написано в группе, видят все. Пиши подсказки здесь. Если это выдало код, возьми другой.
notice-erased-in-group = Сообщение в группе я удалил: его могли прочитать все. Пиши подсказки здесь.

# $words (string): the keywords with their numbers
alert-words = { $words }
alert-no-words = У перехватчика слов нет. Слушай внимательно!
alert-spectator = Ты не участвуешь в этой игре.
# $draft (string): the digits so far
toast-draft = { $draft }
toast-locked = Зафиксировано.
toast-sent = Отправлено.
toast-set-all = Сначала выбери номер для каждой подсказки.
toast-write-clue = Теперь напиши новую подсказку № { $number }.

## What the rules say no to

refusal-wrong-phase = Сейчас так нельзя.
refusal-no-code = Коды закончились.
refusal-unknown-player = Ты не участвуешь в этой игре.
refusal-not-your-turn = Сейчас не твоя очередь.
refusal-not-the-encoder = Подсказки даёт только шифровальщик этого раунда.
refusal-side-short = Твоя сторона ждёт замену.
refusal-no-interception-yet = В первом раунде перехвата нет.
refusal-already-locked = Твой ответ уже зафиксирован.
refusal-clues-already-given = Подсказки уже ушли, их не изменить.
refusal-bad-code = Код — это три разные цифры от 1 до 4.
refusal-three-clues-needed = Нужны три подсказки.
# $clue_number (number)
refusal-clue-empty = Подсказка № { $clue_number } пустая.
# $most (number)
refusal-clue-too-long = Подсказка слишком длинная. Максимум символов: { $most }.
# $clue (string)
refusal-clue-repeated = Подсказка «{ $clue }» уже была. Каждую можно дать только раз за игру.
refusal-clue-is-code = «{ $clue }» выдаёт код.
# $clue, $keyword (string)
refusal-clue-is-keyword = «{ $clue }» выдаёт слово «{ $keyword }». Ключевые слова и их переводы под запретом.
refusal-four-words-needed = Нужно угадать четыре слова; если какого-то не знаешь, оставь пропуск.
refusal-no-such-clue = Такой подсказки нет.
refusal-already-objected = Эту подсказку уже оспорили.
refusal-no-objection = Эту подсказку никто не оспорил.
refusal-seat-not-free = Это место занято.
refusal-already-seated = У тебя уже есть место в этой игре.
refusal-sat-on-other-side = В этой игре у тебя уже было место на другой стороне.
refusal-no-such-card = Такой карты нет.
refusal-card-already-open = Эта карта уже открыта.
refusal-card-not-allowed = Усложнённое начало не разрешает эту карту. Выбери другую.
refusal-own-card = Угадывай карту другого игрока.
# $most (number)
refusal-bad-number = Карты пронумерованы от 1 до { $most }.
refusal-too-early-to-end = Закончить игру можно после трёх кругов без открытой карты.
refusal-sat-in-other-seat = В этой игре у тебя уже было другое место.

## Warnings: the encoder may insist

# $clue, $keyword (string)
hint-same-root = «{ $clue }» — однокоренное с ключевым словом «{ $keyword }».
hint-letter = «{ $clue }» — это про буквы. Подсказка должна быть о смысле.
hint-slot = «{ $clue }» похоже на номер слова. Подсказка должна быть о смысле.
hint-rhyme = «{ $clue }» звучит как ключевое слово «{ $keyword }».
hint-disguise = «{ $clue }» выглядит как ключевое слово «{ $keyword }».
card-insist = Другие могут возразить. Измени её или отправь как есть.
button-send-anyway = 📨 Отправить так
button-new-code = 🔄 Другой код

## Words

command-words = какими словами играть
# $source (string): one of the three below; $language (string): a language's own name; $count (number): the chat's own words
page-words =
    📚 <b>Слова</b>: { $source }
    Язык слов: { $language }
    Ваших слов: { $count }

    Добавить: <code>/words add змей, фонарь, качели</code>, убрать: <code>/words remove змей</code>, посмотреть все: <code>/words list</code>.
# $count (number), $words (string): as many of them as fit
page-words-list =
    📚 <b>Ваши слова</b> ({ $count }):
    { $words }
words-ours = от бота
words-theirs = ваши
words-both = от бота и ваши
button-words-ours = От бота
button-words-theirs = Наши
button-words-both = Все
# $fewest (number)
toast-words-few = Нужно хотя бы { $fewest } ваших слов, не похожих друг на друга. Добавьте их: /words add.

## Clues that are no text, and objections

media-voice = 🎤 голосовое сообщение
media-video-note = 🎬 видеосообщение
media-animation = 🎞 GIF
media-sticker = 🏷 стикер
media-photo = 🖼 фото
media-sheet = 📄 Готовый лист
# $number (number): which clue
media-caption = Подсказка { $number }
button-object = ✋ { $number }
button-withdraw = ↩️ Отозвать { $number }
button-stand = 🛡 Настоять { $number }
toast-objected = Ты возражаешь. Шифровальщик ответит.

## Seats, settings and time

command-board = показать поле ещё раз
command-nudge = напомнить тем, кого ждём
command-kick = освободить место
command-settings = время и другие настройки
# $time (string): local time on the reader's phone
board-until = 🕐 До { $time }
# $time (string): date and local time on the reader's phone
board-until-day = 🕐 До { $time }
# $names (string): whose seats are free
board-seat-wanted = 💺 Свободно место: { $names }. Его может занять кто-то из группы.
# $names (string): players whom the bot cannot write to
board-unreachable = 📵 Не могу написать: { $names }. Откройте бота и нажмите «Старт».
# $name (string): whose seat it was
button-take-seat = 💺 Место: { $name }
button-nudge = ⏰ Напомнить
button-vote-off = ✖️ Прекратить
# $count (number): how often it can still be done
button-reroll = 🔄 Другие слова ({ $count })
# $names (string): who is awaited
page-nudge = ⏰ { $names }: игра ждёт вас.
page-kick = Чьё место освободить?
# $count, $needed (number)
page-vote = ✖️ Прекратить игру? Голоса: { $count } из { $needed }.
# $pace, $spoilers, $mode, $agreement, $talk, $deduction (string), $rerolls (number)
page-settings =
    ⚙️ <b>Настройки</b>
    Темп: { $pace }
    Слова и коды скрыты до нажатия: { $spoilers }
    Замен слов до первой подсказки: { $rerolls }
    Состав: { $mode }
    Ответ команды фиксируется: { $agreement }
    Разговор команды в личке: { $talk }
    Границы для чисел на картах: { $deduction }
pace-relaxed = спокойный, без ограничений
pace-classic = классический: 4 минуты на подсказки, 3 на ответы; песочные часы 30 с для второго шифровальщика
pace-slow = медленный: 12 часов на каждый ответ
setting-on = да
setting-off = нет
button-pace-relaxed = Спокойно
button-pace-classic = Классика
button-pace-slow = Не спеша
button-spoilers-on = 🫣 Скрыть
button-spoilers-off = 👀 Открыть
# $count (number)
button-rerolls = 🔄 { $count }
toast-nudged = Напоминание отправлено.
toast-nudged-already = Недавно уже напоминали.

## Pictures

## Pictures: drawn, so without markup and emoji

picture-game = Секретные коды
side-pair = Пара
side-interceptor = Перехватчик
picture-won-pair = Победа за парой
picture-won-interceptor = Победа за перехватчиком
picture-shared = Общая победа
picture-nobody = На этот раз без победителя
# $round (number), $name (string): the encoder
picture-round = Раунд { $round } · { $name }
picture-guess = Ответ
picture-interception = Перехват
picture-no-clue = нет подсказки
picture-voice = ♪ голосовое сообщение
picture-video-note = ◉ видеосообщение
picture-animation = ▶ GIF
picture-sticker = ☻ стикер
picture-photo = ▣ фото
# $count (number): how many games; the number itself stands above
picture-games = { $count ->
    [one] игра
    [few] игры
    [many] игр
   *[other] игры
}
picture-pair-wins = { $count ->
    [one] победа в паре
    [few] победы в паре
    [many] побед в паре
   *[other] победы в паре
}
picture-interceptor-wins = { $count ->
    [one] победа за перехватчика
    [few] победы за перехватчика
    [many] побед за перехватчика
   *[other] победы за перехватчика
}
picture-intercepted = Перехваченные коды
picture-decoded = Угаданные коды партнёра
# $right, $total (number): how many of how many
picture-share = { $right } из { $total }
# $percent (number): 0 to 100
picture-percent = { $percent } %
picture-none-yet = пока нет

## The rules, page by page

# $page, $pages (number): where the reader is
page-rules-1 =
    📖 <b>Правила</b> ({ $page } из { $pages })

    Двое из вас — <b>пара</b>, третий — <b>перехватчик</b>.
    У пары четыре общих секретных ключевых слова под номерами от 1 до 4. Они не меняются всю игру.

    <blockquote>1 фонарь
    2 гавань
    3 лестница
    4 перец</blockquote>
page-rules-2 =
    📖 <b>Раунд</b> ({ $page } из { $pages })

    Один из пары — <b>шифровальщик</b>. Он видит код: три разные цифры от 1 до 4.
    К каждой цифре шифровальщик даёт подсказку, в том же порядке, и их читают все.

    <blockquote>Код 4·2·1
    1. апчхи (перец)
    2. лодки (гавань)
    3. ночная прогулка (фонарь)</blockquote>
page-rules-3 =
    📖 <b>Отгадывание</b> ({ $page } из { $pages })

    Напарник знает ключевые слова и угадывает код: 4·2·1.
    Со второго раунда угадывает и перехватчик — по всем подсказкам, что уже были. Пока оба ответа не зафиксированы, чужой никто не видит.
    Потом роли в паре меняются.
page-rules-4 =
    📖 <b>Жетоны</b> ({ $page } из { $pages })

    Перехватчик получает жетон за каждый перехваченный код и ещё один за каждый код, в котором ошибается напарник. И то и другое в одном раунде — два жетона.
    <b>Два жетона</b> за пять раундов — и побеждает перехватчик. Иначе побеждает пара.
page-rules-5 =
    📖 <b>Хорошие подсказки</b> ({ $page } из { $pages })

    Подсказка — о смысле ключевого слова. Слово, фраза, голосовое сообщение, GIF, стикер, фото — всё годится.
    Нельзя: ключевое слово или его перевод, однокоренное слово, его буквы или номер, шутки только для своих, одна подсказка дважды, сам код.
    Слишком ясно — и перехватчик поймёт ваши слова. Слишком туманно — и запутается напарник. Если подсказка кажется нечестной, перехватчик может возразить: ✋.
page-rules-6 =
    📖 <b>Две команды</b> ({ $page } из { $pages })

    Вчетвером и до восьми человек играют две команды: ⬜ белые и ⬛ чёрные. У каждой свои четыре ключевых слова, оба шифровальщика пишут одновременно.
    Сначала подсказки белых. Белые без шифровальщика угадывают код, а со второго раунда все чёрные пытаются его перехватить. Потом наоборот.
    Что ты пишешь мне в личку, пока вы угадываете, читает твоя команда, но никогда не шифровальщик этого кода.
page-rules-7 =
    📖 <b>Победа в команде</b> ({ $page } из { $pages })

    🕵️ За перехваченный код — жетон перехвата: два приносят победу. ❌ За ошибку в своём коде — жетон помех: два означают поражение. Это проверяют, когда раскрыты оба кода раунда.
    Ничья или восемь раундов позади: каждый перехват — плюс очко, каждая помеха — минус. Снова поровну: каждая команда пишет четыре ключевых слова другой. Опять поровну: побеждают обе.
    С песочными часами у второго шифровальщика есть 30 секунд, когда первый закончил.
button-back = ◀️
button-next = ▶️
command-rules = правила, страница за страницей

## Sheet, games, statistics, record

command-sheet = все прошлые подсказки и коды
command-stats = игры и победы
command-leaderboard = кто здесь побеждает чаще всех
command-export = запись последней игры
command-games = твои игры в других группах
# $rounds (string): the finished rounds
page-sheet =
    📄 <b>Лист</b>
    { $rounds }
page-sheet-empty = 📄 Сыгранных раундов пока нет.
page-stats-none = 📊 Сыгранных игр пока нет.
# $name (string): a person or a group
page-stats = 📊 <b>{ $name }</b>
# $rows (string): one line a player
page-leaderboard =
    🏅 <b>Таблица лидеров</b>
    { $rows }
# $place, $wins, $games (number), $name (string)
leaderboard-row = { $place }. { $name } — побед: { $wins } из { $games }
page-export-none = 💾 Игру можно сохранить, когда она закончится.
page-export = 💾 Запись игры.
page-games-none = Сейчас у тебя нет места ни в одной игре.
# $rows (string): one line a game
page-games =
    🎲 <b>Твои игры</b>
    { $rows }
# $title (string): a group's name
games-row-awaited = ▶️ { $title }: твоя очередь
games-row-running = ⏳ { $title }: игра идёт
games-row-lobby = 🔐 { $title }: ждём игроков
page-which-game = Для какой это игры? Выбери и отправь ещё раз.

## Two teams: the lobby

side-white = Белые
side-black = Чёрные
lobby-intro-teams = Две команды передают коды подсказками и подслушивают друг друга. Не больше восьми раундов.
lobby-rotation = → В этом порядке игроки команды дают подсказки.
lobby-unbalanced = Команды могут отличаться не больше чем на одного игрока. Поменяйтесь сторонами или нажмите ⚖️.
board-teams = 🔐 <b>Секретные коды</b>: две команды.
# $team (string): a team's name behind its colour; $names (string): its players
board-team = { $team }: { $names }
button-balance = ⚖️ Уравнять
button-rematch-swapped = 🔃 Поменять цвета
toast-side-full = В этой команде нет мест.
# $most (number): how many can play so
toast-too-many = Слишком много игроков: не больше { $most }.
toast-unbalanced = Команды могут отличаться не больше чем на одного игрока.
command-team = название вашей команды
# $team (string): a team's name
page-team-how = 🏷 Твоя команда называется { $team }. Другое название: <code>/team Ночные совы</code>
page-team-taken = 🏷 { $team } — так называется другая команда.
page-team-not-now = 🏷 Название команды выбирают её игроки до начала игры, пока идёт набор.

## Two teams: the board

# $round, $rounds (number); $team (string); $name (string): the encoder
board-title-team = <b>Раунд { $round } из { $rounds }</b> · { $team }, шифрует { $name }
board-round = ✍️ <b>Раунд { $round } из { $rounds }</b>
board-team-writing = { $team }: { $name } пишет …
board-team-written = { $team }: { $name } — готово ✓
# $names (string): who gives clues then
board-next-encoders = В следующем раунде: { $names }
# $seconds (number): what the sandglass has left; $time (string): local time on the reader's phone
board-sand = ⌛ Осталось { $seconds } с, до { $time }
# $team (string): who gets it
reveal-token-interception = 🕵️ { $team }: жетон перехвата
reveal-token-miscommunication = ❌ { $team }: жетон помех
reveal-no-token = Без жетонов.
# $team (string); $intercepts, $misread (string): tokens of both kinds as filled and empty circles
score-team = { $team }: 🕵️ { $intercepts } · ❌ { $misread }

## Two teams: ties and the end

tie-break-title = ⚖️ <b>Решают ключевые слова</b>
tie-break-write = Теперь каждая команда пишет мне в личку четыре ключевых слова другой.
tie-break-awaited = ⏳ Пишут: { $names }
team-done = 🔒 { $team }: готово
# $words (string): what a team took for the other's keywords; $count (number): how many are right
tie-break-wrote = { $team }: { $words } — угадано: { $count }
# $team (string): the winners' team; $names (string): its players
end-team = 🏆 <b>Победа! { $team }: { $names }</b>
end-shared = 🏆 <b>Общая победа: { $names }!</b>
# $team (string): who has them
end-why-interceptions = Два жетона перехвата: { $team }.
end-why-miscommunications = Два жетона помех: { $team }.
end-tie-one-has-both = Ничья: по два жетона каждого вида, { $team }.
end-tie-both-intercepted = Ничья: у обеих команд по два жетона перехвата.
end-tie-both-misread = Ничья: у обеих команд по два жетона помех.
# $rounds (number): how many there were
end-tie-rounds-over = Ничья: раундов сыграно { $rounds }, а двух одинаковых жетонов нет ни у кого.
# $score (string): both teams with their points or keywords
end-why-points = Больше очков — победа: { $score }.
end-equal-points = Очков поровну: { $score }.
end-why-keywords = Больше угаданных ключевых слов — победа: { $score }.
end-why-shared = Угаданных ключевых слов поровну: { $score }.
# $team (string): a team's name
picture-won-team = Победа: { $team }
# $count (number): how many; the number itself stands above
picture-team-wins = { $count ->
    [one] победа в команде
    [few] победы в команде
    [many] побед в команде
   *[other] победы в команде
}

## Two teams: the card

# $title (string): the group's name; $team (string): the team's
card-title-white = ⬜ <b>{ $title }</b> · твоя команда: { $team }
card-title-black = ⬛ <b>{ $title }</b> · твоя команда: { $team }
# $words (string): four words, some of them blank
card-locked-words = 🔒 Ваш ответ: { $words }
card-turn-to-come = ✍️ Твои подсказки — в раунде { $round }.
card-help-all = Выбери номер для каждой подсказки. Ответ фиксируется, когда согласна вся команда.
card-help-any = Выбери номер для каждой подсказки. Кто первым зафиксирует ответ, отвечает за команду.
# $name (string): a player of the own team; $draft (string): that player's answer so far
card-mate = { $name }: { $draft }
card-mate-agreed = { $name }: { $draft } ✓
# $names (string): whose yes is missing
card-agreed = ✓ Твоё согласие есть. Ждём: { $names }.
card-tie-break = ⚖️ <b>Какие ключевые слова у другой команды?</b>
# $slot (number), $clues (string): clues given for it; $word (string): the guess
card-tie-word = { $slot } { $clues } → <b>{ $word }</b>
card-tie-empty = { $slot } { $clues } → …
card-tie-help = ✍️ Напиши четыре слова одним сообщением или по одному. Строка с - оставляет пропуск.
card-tie-changing = ✏️ Напиши слово № { $number } заново.
button-agree = 🤝 Согласие
# $name (string): whose draft to write on the own card
button-take-over = ⬇️ Как { $name }
toast-write-word = Теперь напиши слово № { $number } заново.
toast-agreed = Согласие отмечено.
toast-taken-over = Взято.

## Team talk

# $name (string): who says it; $text (string)
talk-line = 💬 <b>{ $name }</b>: { $text }
talk-read = 💬 Раунд { $round }: что говорила команда
# $names (string): who hears it
card-talk = 💬 Кто прочтёт то, что ты здесь напишешь: { $names }.
card-talk-muted = 🔕 Сообщения команды отключены.
button-talk-mute = 🔕 Заглушить команду
button-talk-hear = 🔔 Слышать команду
button-read-talk = 💬 Разговор, раунд { $round }
# $most (number)
notice-talk-too-long = Не больше { $most } знаков за раз.
notice-talk-too-fast = Чуть помедленнее: это до команды не дошло.
notice-clue-too-late = Время на подсказки вышло: этого никто не увидел.
notice-words-only = Здесь считаются только слова.
notice-four-words = Слов четыре, каждое на своей строке. Чтобы изменить одно, нажми на карандаш.
notice-word-too-long = Слово слишком длинное: не больше { $most } знаков.

## Two teams: settings

mode-auto = по числу игроков
mode-interceptor = пара и перехватчик (3)
mode-teams = две команды (4–8)
agreement-all = когда все согласны
agreement-any = решает любой
button-mode-auto = 3–8 чел.
button-mode-interceptor = 🕵️ Трое
button-mode-teams = Команды
button-agreement-all = 🤝 Все
button-agreement-any = ☝️ Любой
button-talk-on = 💬 Разговор
button-talk-off = 🔇 Тишина

## Pictures of the card game: drawn, so without markup and emoji

track-game = Секретные числа
# $name (string): a player
track-turn = Ход: { $name }
track-winner = Победа: { $name }
track-opening = Каждый открывает две карты
track-round = Круг { $round }
track-last-round = последний круг
track-again = вторая попытка?
# $count (number): how many points end the game
track-why-points = Набрано { $count } очков.
track-why-no-card = Угадывать больше нечего: скрытых карт не осталось.
track-why-end-called = Конец по просьбе: три круга без находок.
# $count (number): how many points somebody has
track-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
# $name (string): a player whose hand lies open
track-left = { $name } · вне игры
track-open = открыта
track-hidden = скрыта
track-never-open = не найдена
track-covered = не в игре
track-place = место
track-aside = В стороне
track-attempts = Последние попытки

## Secret numbers: the lobby

button-game-codes = 🔐 Играть в «Секретные коды»
button-game-kryptos = 🔢 Играть в «Секретные числа»
cards-lobby-title = 🔢 <b>Секретные числа</b>
cards-lobby-intro = От трёх до шести игроков угадывают скрытые карты с числами друг у друга. 15 очков — и круг последний.
# $names (string): the players in turn order
cards-lobby-order = 👥 Порядок хода: { $names }
# $name (string): who begins
cards-lobby-first = 🥇 Первый игрок: { $name }
cards-first-by-lot = по жребию
# $options (string): some of the three below
cards-lobby-options = ⚙️ Дополнительные правила: { $options }
cards-lobby-no-mystery = «Тайна» — для четырёх или пяти игроков, поэтому её не будет.
option-advanced = усложнённое начало
option-mystery = тайна
option-bribe = взятка
button-first = 🥇 Первый игрок
button-option-advanced-on = ✅ Усложнённое начало
button-option-advanced-off = ⬜ Усложнённое начало
button-option-mystery-on = ✅ Тайна
button-option-mystery-off = ⬜ Тайна
button-option-bribe-on = ✅ Взятка
button-option-bribe-off = ⬜ Взятка

## Secret numbers: the board

# $names (string): the players in turn order
cards-started = 🔢 <b>Секретные числа</b>: { $names }
cards-opening = 🔢 <b>Начало</b>: каждый открывает две карты.
cards-opened = 🔢 Начало позади. Первые карты открыты.
# $round (number)
cards-round = 🔢 <b>Круг { $round }</b>
cards-last-round = 🏁 Последний круг: у кого-то 15 очков.
# $name (string): a player; $points (number)
cards-hand = <b>{ $name }</b> ⭐{ $points }
cards-hand-on-turn = ▶️ <b>{ $name }</b> ⭐{ $points }
cards-hand-left = 🚪 <b>{ $name }</b> ⭐{ $points }
# $tokens (string): how many of each colour
cards-hidden = скрыты: { $tokens }
cards-aside = В стороне: { $tokens }
# $names (string): who is awaited
cards-awaited-reveal = ⏳ { $names }: открой одну свою карту
cards-awaited-guess = ⏳ { $names }: угадай карту
cards-awaited-again = ⏳ { $names }: заплати за вторую попытку или пасуй
cards-quiet = 🤫 Три круга без открытой карты. Любой игрок может закончить игру.
button-my-cards = 👁 Мои карты
button-call-end = 🏁 Закончить игру

## Secret numbers: the end

# $name (string): the winner; $points (number)
cards-won = 🏆 <b>Победа: { $name }!</b> ⭐{ $points }
cards-why-points = Кто-то набрал 15 очков, и круг доиграли до конца.
cards-why-no-card-left = Угадывать больше нечего: скрытых карт не осталось.
cards-why-end-called = Игру закончили: три круга не открыли ни одной карты.
cards-why-earlier = Очков поровну: выигрывает тот, кто ходит раньше.
cards-end-hands = Все карты (жирным — те, что никто не угадал)
# $cards (string): signs and numbers
cards-end-aside = В стороне: { $cards }
button-rematch-first = 🥇 Начинает следующий

## Secret numbers: the card

# $title (string): the group's name; $points (number)
cards-card-title = 🔢 <b>{ $title }</b> · ⭐{ $points }
cards-card-own = Твои карты (зачёркнутые видны всем)
cards-card-reveal = 👁 Открой одну свою карту. Её увидят все.
cards-card-advanced = Усложнённое начало разрешает только эти.
cards-card-whose = 🎯 Твой ход. Чью карту угадываешь?
# $name (string): whose hand it is; $card (string): the letter of a card
cards-card-which = 🎯 { $name }: какая карта?
cards-card-number = 🎯 { $name }, карта { $card }: какое число?
# $number (number): that was tapped once
cards-card-insist = Нажми { $number } ещё раз, если всё равно хочешь его назвать.
cards-card-missed = ❌ Неверно. Вторая попытка стоит одно очко.
cards-card-missed-bribe = ❌ Неверно. Вторая попытка стоит одно очко, его получит хозяин карты.
# $names (string): who is on turn
cards-card-waiting = ⏳ Ходит { $names }
button-pass = 🙅 Пас
button-other-numbers = ⚠️ Другие числа
button-possible-numbers = 🔎 Возможные числа
# $card (string): sign and number; $points (number)
toast-card-missed = Неверно: { $card }
toast-card-found = { $card } — верно! +{ $points } ⭐
# $cards (string): signs and numbers
alert-cards = { $cards }
# $reason (string): why it is wrong; $number (number)
alert-flaw = { $reason } Нажми { $number } ещё раз, если всё равно хочешь его назвать.
notice-by-buttons = В этой игре ничего писать не нужно: играй кнопками.

## Secret numbers: why a number cannot be right

# $number (number): the one that was tapped
flaw-not-in-game = Числа { $number } нет в игре.
flaw-revealed = Карта { $number } уже открыта.
flaw-own-card = Карта { $number } у тебя.
flaw-refuted = Число { $number } для этой карты уже называли, оно неверное.
flaw-out-of-order = Число { $number } не встаёт между открытыми картами.
flaw-no-such-colour = В этой руке нет скрытой карты того же цвета, что { $number }.
flaw-does-not-fit = Если здесь { $number }, остальные карты руки не сходятся.

## Secret numbers: settings, numbers and rules

button-deduction-on = 🔎 С границами
button-deduction-off = 🧠 Без границ
# $count (number): how many; the number itself stands above
picture-card-wins = { $count ->
    [one] победа в картах
    [few] победы в картах
    [many] побед в картах
   *[other] победы в картах
}
picture-cards-found = Угаданные карты с числами
button-rules-codes = 🔐 Правила: Секретные коды
button-rules-kryptos = 🔢 Правила: Секретные числа
# $page, $pages (number): where the reader is
page-rules-cards-1 =
    📖 <b>Секретные числа</b> ({ $page } из { $pages })

    От трёх до шести человек держат карты с числами до 48 четырёх цветов: 🔺 🟡 🟩 🔷, по очереди, начиная с 1. Каждая рука упорядочена: самая маленькая карта слева.
    Все знают, сколько у тебя скрытых карт каждого цвета, но не знают каких.

    <blockquote>Bo ⭐2
    A 🟡6 C D 🟩19 F
    скрыты: 🔺×2 🟡×1 🔷×1</blockquote>
page-rules-cards-2 =
    📖 <b>Начало</b> ({ $page } из { $pages })

    Перед первым ходом каждый открывает две свои карты, по одной, против порядка хода. Они остаются в руке на своих местах.
    <b>Усложнённое начало</b>: не самую маленькую и не самую большую карту; вторая не может быть соседней с первой по числу; и карт каждого цвета открывают всего две (впятером и вшестером — три).
page-rules-cards-3 =
    📖 <b>Твой ход</b> ({ $page } из { $pages })

    Выбери скрытую карту другого игрока и назови её число.
    Верно: карту открывают, и у тебя ⭐3; ⭐2, если у игрока было только две скрытые карты, ⭐1 за последнюю.
    Неверно: больше никто ничего не узнаёт. За одно очко можно попробовать ещё раз, с любой картой; потом ход окончен.
page-rules-cards-4 =
    📖 <b>Конец</b> ({ $page } из { $pages })

    Сначала у каждого ⭐2. Когда у кого-то ⭐15, круг доигрывают до конца. Выигрывает тот, у кого больше очков; при равенстве — кто ходит раньше.
    Если три круга не открыли ни одной карты, любой игрок может закончить игру. Карты того, кто ушёл, открывают, и выиграть он не может.
page-rules-cards-5 =
    📖 <b>Ещё правила</b> ({ $page } из { $pages })

    <b>Тайна</b>, для четырёх или пяти: в игре ещё четыре карты; четыре случайные лежат в стороне, известны только их цвета.
    <b>Взятка</b>: очко за вторую попытку получает хозяин карты.
    <b>Границы</b>: твоя карта показывает, какие числа, судя по тому, что тебе известно, возможны для каждой скрытой карты. Отключается в /settings.

## Privacy, and what cannot be read

command-forget = удалить всё, что я о тебе знаю
page-forget =
    🗑 <b>Забыть тебя?</b>
    Я удалю твой язык, твою статистику и список твоих игр. В группах, где прошли твои игры, вместо твоего имени будет «{ name-forgotten }» — и в таблице лидеров, и в законченных играх.

    Сообщения в чатах останутся; свои можно удалить.
# $titles (string): the groups in which the reader has a seat
page-forget-seated =
    🗑 <b>Забыть тебя?</b>
    Я удалю твой язык, твою статистику и список твоих игр. В группах, где прошли твои игры, вместо твоего имени будет «{ name-forgotten }» — и в таблице лидеров, и в законченных играх.
    Твоё место освободится здесь: { $titles }.

    Сообщения в чатах останутся; свои можно удалить.
button-forget = 🗑 Забудь меня
# A name, in the place of somebody who was forgotten
name-forgotten = Кто-то
toast-forgotten = Готово: я всё о тебе забыл. Захочешь сыграть — просто открой меня.
toast-damaged = ⚠️ Не могу прочитать, что сохранено для этого чата. Владелец бота увидит причину. В других чатах игра продолжается.
