### Crosswire на български.
### Текстовете с id, започващо с toast-, alert-, button-, command- или refusal-, се показват без форматиране; всички други могат да ползват HTML на Telegram.
### Toast и alert са най-много 200 знака с всичко попълнено.

language-name = Български

## Names

# $name (string): a person's name, shown as it is
name = { $name }


## Commands, as the menu shows them

command-play = започни игра в тази група
command-join = заеми място
command-leave = освободи мястото си
command-cancel = прекрати играта
command-lang = избери език
command-help = как се играе
command-start = твоите игри и места

## What Telegram shows of the bot: in a chat that was not started yet (512 characters), and on its profile (120)

about-description =
    Игри с тайни кодове за груповия ви чат.

    🔐 „Тайни кодове“: двама приятели си предават трицифрени кодове с указания, а един прихващач подслушва. Ако сте от четирима до осем, един срещу друг играят два отбора.
    🔢 „Тайни числа“: трима до шестима познават скритите карти с числа на другите.

    Добави ме в група и прати там /play.
about-short = Игри с тайни кодове за групови чатове: предавайте кодове с указания или познавайте скрити числа. /play в група.

## Pages

# $name (string): the reader's name
page-start =
    👋 <b>Здравей, { $name }!</b>
    С мен групата ти може да играе на <b>„Тайни кодове“</b>: двама приятели си предават трицифрени кодове с указания, а един прихващач подслушва. Ако сте от четирима до осем, един срещу друг играят два отбора.
    А трима до шестима играят на <b>„Тайни числа“</b>: познават скритите карти с числа на другите.

    Добави ме в група и прати там /play. Тайните ти думи ще дойдат тук.
# $title (string): the group's name
page-seated =
    ✅ <b>Имаш място в „{ $title }“.</b>
    Играта върви в групата. Тайните ти думи и кодове ще идват тук.
page-help =
    <b>Тайни кодове за трима</b>
    Двама играчи са <b>двойката</b>; те имат четири общи тайни ключови думи с номера от 1 до 4. Третият е <b>прихващачът</b>.

    Всеки рунд единият от двойката, <b>криптографът</b>, получава код, например 4·2·1, и дава по едно указание за всяка ключова дума от кода, в същия ред. Партньорът чете указанията и се опитва да познае кода. От втория рунд нататък опитва и прихващачът.

    Прихващачът получава чип за всеки прихванат код <b>и</b> за всеки код, който партньорът сбърка. Събере ли два чипа за пет рунда, печели; иначе печели двойката.

    <b>Указанията</b> са за смисъла на ключовите думи. Не може да даваш ключова дума или неин превод, да повтаряш указание или да издаваш кода.

    Ако сте от четирима до осем, един срещу друг играят два отбора. /rules
    А трима до шестима играят на <b>„Тайни числа“</b>: познават скритите карти с числа на другите.

    За да започнете, прати /play в група.
page-lang = 🌐 На какъв език да ти пиша?
page-lang-group = 🌐 На какъв език ще играете тук?
# $language (string): the language's own name
page-lang-done = 🌐 { $language }? С удоволствие!
page-idle =
    В момента не чакам съобщение от теб.
    Когато дойде твой ред да дадеш указания, ще ти пиша тук. За нова игра прати /play в група.
page-group-only = Това работи в група: добави ме в някоя и прати командата там.
page-hello-group =
    👋 <b>Привет на всички!</b>
    Трима от вас могат да играят на <b>„Тайни кодове“</b>: двама приятели си предават кодове с указания, а един прихващач подслушва. Започнете с /play.
    Ако сте от четирима до осем, един срещу друг играят два отбора.
    А трима до шестима играят на <b>„Тайни числа“</b>: познават скритите карти с числа на другите.
page-not-allowed = Това може да направи само домакинът или админ на групата.
page-no-lobby = Няма игра, в която да се включиш. Прати /play, за да започне нова.
page-nameless = Пишеш от името на групата или на канал и не мога да разбера кой си. Натисни бутона под играта или пиши от свое име.
page-no-game = Тук в момента няма игра. Прати /play, за да започне.
page-game-runs = В тази група вече се играе. Като свърши играта, /play започва следващата.

## Lobby

lobby-title = 🔐 <b>Тайни кодове</b>
lobby-intro-interceptor = Двама приятели си предават кодове с указания, а един прихващач подслушва. Най-много пет рунда. С четвърти играч играете в два отбора.
# $names (string): who sits there
lobby-pair = 👥 Двойката: { $names }
lobby-interceptor = 🕵️ Прихващачът: { $names }
lobby-free-seat = …
# $name (string): a player whom the bot cannot write to yet
lobby-needs-start = { $name } <i>(трябва да отвори бота)</i>
# $count (number): how many players are missing
lobby-missing = { $count ->
    [one] Има още едно свободно място.
   *[other] Има още { $count } свободни места.
}
# $names (string): players who have to open the bot
lobby-not-ready = { $names }: остава да се натисне „Отвори бота“ и после „Старт“. Иначе няма как да пратя тайните.
# $name (string): the host
lobby-can-start = Всички са тук. { $name } може да започне играта.
lobby-closed = 🔐 Лобито е затворено. За ново прати /play.
lobby-started = 🔐 <b>Тайни кодове</b>: { $pair } срещу { $interceptor }.

button-join = 🙋 Играя
button-intercept = 🕵️ Аз прихващам
button-shuffle = 🎲 Разбъркай
button-start = ▶️ Започни играта
button-leave = 🚪 Излизам
button-cancel = ✖️ Затвори
button-open-bot = 💬 Отвори бота
button-add-to-group = ➕ Добави ме в група
button-my-words = 👁 Моите думи
button-lock = 🔒 Заключи
# $number (number): which clue
button-change-clue = ✏️ { $number }
button-send-clues = 📨 Изпрати указанията
button-rematch-same = 🔁 Още веднъж
button-rematch-next = 🕵️ Нов прихващач
button-rematch-shuffled = 🎲 Разбъркай

toast-joined = В играта си.
toast-left = Вече не си в играта.
toast-already-seated = Вече имаш място.
toast-not-seated = Нямаш място на тази маса.
toast-table-full = Всички места са заети.
toast-old-button = Този бутон вече не важи.
toast-unknown-button = Не познавам този бутон.
toast-slow-down = Не толкова бързо, моля. Изчакай малко.
# $names (string): who has to open the bot
toast-not-ready = Първо трябва да се отвори ботът: { $names }.
# $count (number): how many players are missing
toast-missing = { $count ->
    [one] Има още едно свободно място.
   *[other] Има още { $count } свободни места.
}
toast-host-only = Това може само домакинът или админ.
toast-shuffled = Разбъркано.
toast-done = Готово.

## Board

# $round, $rounds (number): this round, and how many there are; $name (string): the encoder
board-title = <b>Рунд { $round } от { $rounds }</b> · криптограф: { $name }
# $number (number): 1 to 3; $clue (string): the clue
board-clue-plain = { $number }. <b>{ $clue }</b>
board-clue-objected = { $number }. <b>{ $clue }</b> ✋
board-clue-stood-by = { $number }. <b>{ $clue }</b> 🛡
board-clue-withdrawn = { $number }. <s>{ $clue }</s>
board-clue-missing = { $number }. <i>няма указание</i>
board-first-round = В първия рунд не се прихваща.
# $names (string): who is awaited
board-awaited-guess = ⏳ Чакаме отговор: { $names }
board-awaited-interception = ⏳ Чакаме опит за прихващане: { $names }
# $name (string): who has locked an answer
board-locked-guess = 🔒 Има отговор: { $name }
board-locked-interception = 🔒 Има опит за прихващане: { $name }
# $round (number), $name (string): the encoder
board-writing = ✍️ Рунд { $round }: { $name } пише три указания.
# $name (string), $code (string): a code with dots, as 4·2·1
reveal-intercepted = 🕵️ { $name }: { $code } – кодът е прихванат!
reveal-not-intercepted = 🕵️ { $name }: { $code } – неуспешен опит
reveal-no-interception = 🕵️ { $name }: без отговор
reveal-decoded = 👥 { $name }: { $code } – вярно!
reveal-not-decoded = 👥 { $name }: { $code } – грешно
reveal-no-guess = 👥 { $name }: без отговор, брои се за грешка
# $code (string)
reveal-code = 🔑 Кодът беше <b>{ $code }</b>.
# $name (string): the interceptor; $count (number): the tokens of this round
reveal-tokens = { $count ->
    [0] { $name } не получава чип.
    [one] { $name } получава чип.
   *[other] { $name } получава { $count } чипа.
}
# $name (string): the interceptor; $tokens (string): filled and empty circles
score-interceptor = { $name }: { $tokens }

## End

# $names (string): the winners
end-pair = 🏆 <b>Печели двойката: { $names }!</b>
end-interceptor = 🏆 <b>Печели прихващачът: { $names }!</b>
end-nobody = <b>Играта свърши</b> без победител.
# $rounds (number)
end-why-rounds-survived = { $rounds ->
    [one] Мина { $rounds } рунд, а прихващачът има по-малко от два чипа.
   *[other] Минаха { $rounds } рунда, а прихващачът има по-малко от два чипа.
}
end-why-interceptor-tokens = Прихващачът има два чипа.
end-why-called-off = Играта беше прекратена.
end-why-side-short = Никой не зае свободното място.
end-keywords = Ключовите думи:
# $slot (number), $word (string)
end-keyword = { $slot } <b>{ $word }</b>
# $round (number), $code (string), $clues (string), $marks (string): what went well or wrong
end-round = { $round }. { $code }: { $clues } { $marks }
end-rounds = Рунд по рунд:

## Card

# $title (string): the group's name
card-title-pair = 👥 <b>{ $title }</b> · играеш в двойката
card-title-interceptor = 🕵️ <b>{ $title }</b> · ти си прихващачът
card-words = Твоите думи:
# $slot (number), $word (string)
card-word = { $slot } <b>{ $word }</b>
# $slot (number), $word (string), $clues (string): clues given for it so far
card-word-with-clues = { $slot } <b>{ $word }</b> – { $clues }
# $slot (number), $clues (string)
card-slot = { $slot } – { $clues }
card-sheet = Указанията досега:
card-sheet-empty = Още няма указания.
# $round (number), $code (string)
card-code = Рунд { $round }. Твоят код: <b>{ $code }</b>
card-write = ✍️ Напиши по едно указание за всяка цифра, подред: три реда в едно съобщение или едно по едно.
# $number (number), $digit (number), $word (string), $clue (string)
card-draft = { $digit } { $word } → <b>{ $clue }</b>
card-draft-empty = { $digit } { $word } → …
# $number (number): which clue
card-changing = ✏️ Напиши наново указание № { $number }.
card-check = Прегледай ги и ги изпрати. После няма връщане.
card-sent = 📨 Указанията ти заминаха. Сега – с каменно лице!
card-clues = Указанията:
card-guess = За коя ключова дума е всяко указание?
card-intercept = За кой номер е всяко указание?
card-guess-help = Избери номер за всяко указание и заключи.
# $code (string)
card-locked-guess = 🔒 Отговорът: { $code }
card-locked-interception = 🔒 Опит за прихващане: { $code }
# $names (string)
card-waiting-clues = ⏳ Чакаме указания: { $names }
card-waiting-answers = ⏳ Чакаме отговор: { $names }
card-listening = Следи указанията в групата. Прихващаш от втория рунд нататък.
card-over = Играта свърши. Виж резултата в групата.
card-away = 🚪 Вече не мога да пиша в групата. Добавете ме отново и играта продължава.
# $reason (string)
card-notice = ⚠️ { $reason }

notice-not-your-turn = Сега не е твой ред да пишеш.
notice-too-many-lines = Твърде много редове. Указанията са само три, всяко на отделен ред.
notice-all-written = И трите указания са готови. Докосни някой молив, за да промениш едно, или ги изпрати.
notice-edit-lines = Остави толкова реда, колкото имаше съобщението: всеки е едно указание.
notice-edit-too-late = Указанията ти вече заминаха: промяна в старото съобщение не се брои.
notice-guess-by-button = Отговори с бутоните отдолу.
notice-typed-in-group = Всички виждат написаното в групата. Пиши указанията тук. Ако кодът е издаден, изтегли друг.
notice-erased-in-group = Изтрих написаното от теб в групата: всички можеха да го прочетат. Пиши указанията тук.

# $words (string): the keywords with their numbers
alert-words = { $words }
alert-no-words = Прихващачът няма думи. Слушай внимателно!
alert-spectator = Не участваш в тази игра.
# $draft (string): the digits so far
toast-draft = { $draft }
toast-locked = Заключено.
toast-sent = Изпратено.
toast-set-all = Първо избери номер за всяко указание.
toast-write-clue = Сега напиши новото указание № { $number }.

## What the rules say no to

refusal-wrong-phase = Сега не може.
refusal-no-code = Кодовете свършиха.
refusal-unknown-player = Не участваш в тази игра.
refusal-not-your-turn = Сега не е твой ред.
refusal-not-the-encoder = Указания дава само криптографът на този рунд.
refusal-side-short = Твоята страна чака заместник.
refusal-no-interception-yet = В първия рунд не се прихваща.
refusal-already-locked = Отговорът ти вече е заключен.
refusal-clues-already-given = Указанията вече заминаха и не се променят.
refusal-bad-code = Кодът е три различни цифри от 1 до 4.
refusal-three-clues-needed = Трябват три указания.
# $clue_number (number)
refusal-clue-empty = Указание № { $clue_number } е празно.
# $most (number)
refusal-clue-too-long = Указанието е твърде дълго. Максимум знаци: { $most }.
# $clue (string)
refusal-clue-repeated = Указанието „{ $clue }“ вече беше дадено. Всяко важи само веднъж на игра.
refusal-clue-is-code = „{ $clue }“ издава кода.
# $clue, $keyword (string)
refusal-clue-is-keyword = „{ $clue }“ издава думата „{ $keyword }“. Ключови думи и преводите им не са позволени.
refusal-four-words-needed = Думите за познаване са четири; ако не знаеш някоя, остави празно.
refusal-no-such-clue = Няма такова указание.
refusal-already-objected = Това указание вече е оспорено.
refusal-no-objection = Никой не е оспорил това указание.
refusal-seat-not-free = Това място е заето.
refusal-already-seated = Вече имаш място в тази игра.
refusal-sat-on-other-side = В тази игра вече беше на другата страна.
refusal-no-such-card = Няма такава карта.
refusal-card-already-open = Тази карта вече е открита.
refusal-card-not-allowed = Усложненото начало не позволява тази карта. Избери друга.
refusal-own-card = Познавай карта на друг играч.
# $most (number)
refusal-bad-number = Картите са с номера от 1 до { $most }.
refusal-too-early-to-end = Краят може да се поиска след три кръга без открита карта.
refusal-sat-in-other-seat = В тази игра вече имаше друго място.

## Warnings: the encoder may insist

# $clue, $keyword (string)
hint-same-root = „{ $clue }“ има същия корен като ключовата дума „{ $keyword }“.
hint-letter = „{ $clue }“ говори за букви. Указанието трябва да е за смисъла.
hint-slot = „{ $clue }“ прилича на номера на думата. Указанието трябва да е за смисъла.
hint-rhyme = „{ $clue }“ звучи като ключовата дума „{ $keyword }“.
hint-disguise = „{ $clue }“ изглежда като ключовата дума „{ $keyword }“.
card-insist = Другите може да възразят. Промени го или го изпрати въпреки това.
button-send-anyway = 📨 Изпрати така
button-new-code = 🔄 Друг код

## Words

command-words = с кои думи да играем
# $source (string): one of the three below; $language (string): a language's own name; $count (number): the chat's own words
page-words =
    📚 <b>Думи</b>: { $source }
    Език на думите: { $language }
    Ваши думи: { $count }

    Добавете с <code>/words add хвърчило, фенер, люлка</code>, махнете с <code>/words remove хвърчило</code>, вижте всички с <code>/words list</code>.
# $count (number), $words (string): as many of them as fit
page-words-list =
    📚 <b>Вашите думи</b> ({ $count }):
    { $words }
words-ours = на бота
words-theirs = вашите
words-both = на бота и вашите
button-words-ours = На бота
button-words-theirs = Нашите
button-words-both = И двете
# $fewest (number)
toast-words-few = Трябват поне { $fewest } ваши думи, които се различават достатъчно. Добавете с /words add.

## Clues that are no text, and objections

media-voice = 🎤 гласово съобщение
media-video-note = 🎬 видеосъобщение
media-animation = 🎞 GIF
media-sticker = 🏷 стикер
media-photo = 🖼 снимка
media-sheet = 📄 Готовият лист
# $number (number): which clue
media-caption = Указание { $number }
button-object = ✋ { $number }
button-withdraw = ↩️ Оттегляне { $number }
button-stand = 🛡 Потвърждаване { $number }
toast-objected = Възразяваш. Криптографът ще отговори.

## Seats, settings and time

command-board = показва таблото отново
command-nudge = подсеща тези, които чакаме
command-kick = освобождава място
command-settings = време и други настройки
# $time (string): local time on the reader's phone
board-until = 🕐 До { $time }
# $time (string): date and local time on the reader's phone
board-until-day = 🕐 До { $time }
# $names (string): whose seats are free
board-seat-wanted = 💺 Свободно място: { $names }. Някой от групата може да го заеме.
# $names (string): players whom the bot cannot write to
board-unreachable = 📵 Не мога да пиша на { $names }: отворете бота и натиснете „Старт“.
# $name (string): whose seat it was
button-take-seat = 💺 Мястото на { $name }
button-nudge = ⏰ Подсети
button-vote-off = ✖️ Прекратяване
# $count (number): how often it can still be done
button-reroll = 🔄 Други думи ({ $count })
# $names (string): who is awaited
page-nudge = ⏰ { $names }: играта ви чака.
page-kick = Чие място да се освободи?
# $count, $needed (number)
page-vote = ✖️ Да прекратим ли играта? Гласове: { $count } от { $needed }.
# $pace, $spoilers, $mode, $agreement, $talk, $deduction (string), $rerolls (number)
page-settings =
    ⚙️ <b>Настройки</b>
    Темпо: { $pace }
    Скрити думи и кодове до докосване: { $spoilers }
    Други думи преди първото указание: { $rerolls }
    Състав: { $mode }
    Отговорът на отбор се заключва: { $agreement }
    Разговор на отбора на лично: { $talk }
    Граници за числата на картите: { $deduction }
pace-relaxed = спокойно, без ограничения
pace-classic = класическо: 4 минути за указания, 3 за отговори; пясъчен часовник 30 сек. за втория криптограф
pace-slow = бавно: по 12 часа за отговор
setting-on = да
setting-off = не
button-pace-relaxed = Спокойно
button-pace-classic = Класика
button-pace-slow = Бавно
button-spoilers-on = 🫣 Скрити
button-spoilers-off = 👀 Открити
# $count (number)
button-rerolls = 🔄 { $count }
toast-nudged = Подсетихме ги.
toast-nudged-already = Преди малко вече имаше подсещане.

## Pictures

## Pictures: drawn, so without markup and emoji

picture-game = Тайни кодове
side-pair = Двойката
side-interceptor = Прихващачът
picture-won-pair = Печели двойката
picture-won-interceptor = Печели прихващачът
picture-shared = Обща победа
picture-nobody = Този път без победител
# $round (number), $name (string): the encoder
picture-round = Рунд { $round } · { $name }
picture-guess = Отговор
picture-interception = Прихващане
picture-no-clue = няма указание
picture-voice = ♪ гласово съобщение
picture-video-note = ◉ видеосъобщение
picture-animation = ▶ GIF
picture-sticker = ☻ стикер
picture-photo = ▣ снимка
# $count (number): how many games; the number itself stands above
picture-games = { $count ->
    [one] игра
   *[other] игри
}
picture-pair-wins = { $count ->
    [one] победа в двойка
   *[other] победи в двойка
}
picture-interceptor-wins = { $count ->
    [one] победа като прихващач
   *[other] победи като прихващач
}
picture-intercepted = Прихванати кодове
picture-decoded = Познати кодове на партньора
# $right, $total (number): how many of how many
picture-share = { $right } от { $total }
# $percent (number): 0 to 100
picture-percent = { $percent }%
picture-none-yet = още няма

## The rules, page by page

# $page, $pages (number): where the reader is
page-rules-1 =
    📖 <b>Правилата</b> ({ $page } от { $pages })

    Двама от вас са <b>двойката</b>, а един е <b>прихващачът</b>.
    Двойката има четири общи тайни ключови думи с номера от 1 до 4. Те не се сменят през цялата игра.

    <blockquote>1 фенер
    2 пристанище
    3 стълба
    4 пипер</blockquote>
page-rules-2 =
    📖 <b>Един рунд</b> ({ $page } от { $pages })

    Единият от двойката е <b>криптографът</b> и вижда код: три различни цифри от 1 до 4.
    За всяка цифра криптографът дава указание, в същия ред, и всички ги четат.

    <blockquote>Код 4·2·1
    1. кихане (пипер)
    2. лодки (пристанище)
    3. нощна разходка (фенер)</blockquote>
page-rules-3 =
    📖 <b>Познаване</b> ({ $page } от { $pages })

    Партньорът знае ключовите думи и се опитва да познае кода: 4·2·1.
    От втория рунд нататък опитва и прихващачът, по всички указания досега. Никой не вижда чуждия отговор, преди и двата да са заключени.
    После ролите в двойката се сменят.
page-rules-4 =
    📖 <b>Чипове</b> ({ $page } от { $pages })

    Прихващачът получава чип за всеки прихванат код и чип за всеки код, който партньорът сбърка. И двете в един рунд: два чипа.
    <b>Два чипа</b> за пет рунда – печели прихващачът. Иначе печели двойката.
page-rules-5 =
    📖 <b>Добри указания</b> ({ $page } от { $pages })

    Указанията са за смисъла на ключовата дума. Дума, изречение, гласово съобщение, GIF, стикер, снимка: всичко може.
    Не може: ключова дума или неин превод, дума със същия корен, буквите или номерът ѝ, шеги само за двама ви, едно и също указание два пъти, самият код.
    Твърде ясно – и прихващачът разкрива думите ви. Твърде мъгляво – и партньорът ти се губи. Ако някое указание не изглежда честно, прихващачът може да възрази: ✋.
page-rules-6 =
    📖 <b>Два отбора</b> ({ $page } от { $pages })

    Ако сте от четирима до осем, играят два отбора: ⬜ бели и ⬛ черни. Всеки има свои четири ключови думи, а двамата криптографи пишат едновременно.
    Първо са указанията на белите. Белите без криптографа си познават кода, а от втория рунд нататък всички черни се опитват да го прихванат. После е обратното.
    Каквото ми пишеш на лично, докато познавате, стига до отбора ти, но никога до криптографа на този код.
page-rules-7 =
    📖 <b>Победа с отбори</b> ({ $page } от { $pages })

    🕵️ Прихванат код носи чип за прихващане: два печелят. ❌ Сбъркан собствен код носи чип за грешно дешифриране: два губят. Гледа се, когато и двата кода на рунда са разкрити.
    Равенство или край след осем рунда: всяко прихващане е точка, всяка грешка отнема точка. Пак равно: всеки отбор пише четирите ключови думи на другия. Пак равно: печелят и двата.
    С пясъчен часовник по-бавният криптограф има 30 секунди, след като другият е готов.
button-back = ◀️
button-next = ▶️
command-rules = правилата, страница по страница

## Sheet, games, statistics, record

command-sheet = всички указания и кодове досега
command-stats = игри и победи
command-leaderboard = кой печели най-много тук
command-export = записът на последната игра
command-games = твоите игри в други групи
# $rounds (string): the finished rounds
page-sheet =
    📄 <b>Листът</b>
    { $rounds }
page-sheet-empty = 📄 Още няма изигран рунд.
page-stats-none = 📊 Още няма завършени игри.
# $name (string): a person or a group
page-stats = 📊 <b>{ $name }</b>
# $rows (string): one line a player
page-leaderboard =
    🏅 <b>Класация</b>
    { $rows }
# $place, $wins, $games (number), $name (string)
leaderboard-row = { $place }. { $name } – победи: { $wins } от { $games }
page-export-none = 💾 Играта може да се запази, след като свърши.
page-export = 💾 Записът на играта.
page-games-none = Нямаш място в никоя текуща игра.
# $rows (string): one line a game
page-games =
    🎲 <b>Твоите игри</b>
    { $rows }
# $title (string): a group's name
games-row-awaited = ▶️ { $title }: твой ред е
games-row-running = ⏳ { $title }: играта върви
games-row-lobby = 🔐 { $title }: чакаме играчи
page-which-game = За коя игра е това? Избери и го изпрати пак.

## Two teams: the lobby

side-white = Бели
side-black = Черни
lobby-intro-teams = Два отбора предават кодове с указания и се подслушват взаимно. Най-много осем рунда.
lobby-rotation = → В този ред играчите в отбора дават указания.
lobby-unbalanced = Отборите може да се различават най-много с един играч. Сменете страната или натиснете ⚖️.
board-teams = 🔐 <b>Тайни кодове</b>: два отбора.
# $team (string): a team's name behind its colour; $names (string): its players
board-team = { $team }: { $names }
button-balance = ⚖️ Изравни
button-rematch-swapped = 🔃 Размени цветовете
toast-side-full = Този отбор е пълен.
# $most (number): how many can play so
toast-too-many = Играчите са твърде много: най-много { $most }.
toast-unbalanced = Отборите може да се различават най-много с един играч.
command-team = име на отбора ви
# $team (string): a team's name
page-team-how = 🏷 Отборът ти се казва { $team }. Друго име: <code>/team Нощни сови</code>
page-team-taken = 🏷 { $team } е името на другия отбор.
page-team-not-now = 🏷 Името на отбора избират играчите му в лобито, преди играта.

## Two teams: the board

# $round, $rounds (number); $team (string); $name (string): the encoder
board-title-team = <b>Рунд { $round } от { $rounds }</b> · { $team }, криптограф: { $name }
board-round = ✍️ <b>Рунд { $round } от { $rounds }</b>
board-team-writing = { $team }: { $name } пише …
board-team-written = { $team }: { $name } – готово ✓
# $names (string): who gives clues then
board-next-encoders = В следващия рунд: { $names }
# $seconds (number): what the sandglass has left; $time (string): local time on the reader's phone
board-sand = ⌛ Остават { $seconds } сек., до { $time }
# $team (string): who gets it
reveal-token-interception = 🕵️ { $team }: чип за прихващане
reveal-token-miscommunication = ❌ { $team }: чип за грешно дешифриране
reveal-no-token = Без чипове.
# $team (string); $intercepts, $misread (string): tokens of both kinds as filled and empty circles
score-team = { $team }: 🕵️ { $intercepts } · ❌ { $misread }

## Two teams: ties and the end

tie-break-title = ⚖️ <b>Решават ключовите думи</b>
tie-break-write = Сега всеки отбор ми пише на лично четирите ключови думи на другия.
tie-break-awaited = ⏳ Пишат: { $names }
team-done = 🔒 { $team }: готово
# $words (string): what a team took for the other's keywords; $count (number): how many are right
tie-break-wrote = { $team }: { $words } – познати: { $count }
# $team (string): the winners' team; $names (string): its players
end-team = 🏆 <b>Победа за { $team }: { $names }!</b>
end-shared = 🏆 <b>Обща победа: { $names }!</b>
# $team (string): who has them
end-why-interceptions = Два чипа за прихващане: { $team }.
end-why-miscommunications = Два чипа за грешно дешифриране: { $team }.
end-tie-one-has-both = Равенство: по два чипа от двата вида, { $team }.
end-tie-both-intercepted = Равенство: и двата отбора имат по два чипа за прихващане.
end-tie-both-misread = Равенство: и двата отбора имат по два чипа за грешно дешифриране.
# $rounds (number): how many there were
end-tie-rounds-over = Равенство: { $rounds } рунда, а никой няма два еднакви чипа.
# $score (string): both teams with their points or keywords
end-why-points = Повече точки печелят: { $score }.
end-equal-points = Точките са равни: { $score }.
end-why-keywords = Повече познати ключови думи печелят: { $score }.
end-why-shared = Еднакъв брой познати ключови думи: { $score }.
# $team (string): a team's name
picture-won-team = Победител: { $team }
# $count (number): how many; the number itself stands above
picture-team-wins = { $count ->
    [one] победа в отбор
   *[other] победи в отбор
}

## Two teams: the card

# $title (string): the group's name; $team (string): the team's
card-title-white = ⬜ <b>{ $title }</b> · отборът ти: { $team }
card-title-black = ⬛ <b>{ $title }</b> · отборът ти: { $team }
# $words (string): four words, some of them blank
card-locked-words = 🔒 Вашият отговор: { $words }
card-turn-to-come = ✍️ Даваш указания в рунд { $round }.
card-help-all = Избери номер за всяко указание. Заключва се, когато целият отбор е съгласен.
card-help-any = Избери номер за всяко указание. Който заключи пръв, заключва за отбора.
# $name (string): a player of the own team; $draft (string): that player's answer so far
card-mate = { $name }: { $draft }
card-mate-agreed = { $name }: { $draft } ✓
# $names (string): whose yes is missing
card-agreed = ✓ Съгласие от теб има. Чакаме: { $names }.
card-tie-break = ⚖️ <b>Кои са ключовите думи на другия отбор?</b>
# $slot (number), $clues (string): clues given for it; $word (string): the guess
card-tie-word = { $slot } { $clues } → <b>{ $word }</b>
card-tie-empty = { $slot } { $clues } → …
card-tie-help = ✍️ Напиши четирите думи в едно съобщение или една по една. Ред с - оставя празно.
card-tie-changing = ✏️ Напиши наново дума № { $number }.
button-agree = 🤝 Да
# $name (string): whose draft to write on the own card
button-take-over = ⬇️ Като { $name }
toast-write-word = Сега напиши наново дума № { $number }.
toast-agreed = Съгласието е отбелязано.
toast-taken-over = Взето.

## Team talk

# $name (string): who says it; $text (string)
talk-line = 💬 <b>{ $name }</b>: { $text }
talk-read = 💬 Рунд { $round }: какво каза отборът ти
# $names (string): who hears it
card-talk = 💬 Каквото пишеш тук, стига до: { $names }.
card-talk-muted = 🔕 Не чуваш отбора си.
button-talk-mute = 🔕 Заглуши отбора
button-talk-hear = 🔔 Чуй отбора
button-read-talk = 💬 Разговорът, рунд { $round }
# $most (number)
notice-talk-too-long = Най-много { $most } знака наведнъж.
notice-talk-too-fast = По-полека: това не стигна до отбора ти.
notice-clue-too-late = Времето за указания изтече: никой не видя това.
notice-words-only = Тук важат само думи.
notice-four-words = Думите са четири, всяка на отделен ред. Докосни молив, за да промениш някоя.
notice-word-too-long = Думата е твърде дълга. Максимум знаци: { $most }.

## Two teams: settings

mode-auto = според броя на играчите
mode-interceptor = двойка и прихващач (3)
mode-teams = два отбора (4–8)
agreement-all = когато всички са съгласни
agreement-any = решава кой да е
button-mode-auto = 3–8 души
button-mode-interceptor = 🕵️ Трима
button-mode-teams = Отбори
button-agreement-all = 🤝 Всички
button-agreement-any = ☝️ Кой да е
button-talk-on = 💬 Разговор
button-talk-off = 🔇 Тишина

## Pictures of the card game: drawn, so without markup and emoji

track-game = Тайни числа
# $name (string): a player
track-turn = На ход: { $name }
track-winner = Победител: { $name }
track-opening = Всеки открива по две карти
track-round = Кръг { $round }
track-last-round = последен кръг
track-again = втори опит?
# $count (number): how many points end the game
track-why-points = Някой събра { $count } точки.
track-why-no-card = Не остана скрита карта за познаване.
track-why-end-called = Поискан край: три кръга без познато число.
# $count (number): how many points somebody has
track-points = { $count ->
    [one] { $count } точка
   *[other] { $count } точки
}
# $name (string): a player whose hand lies open
track-left = { $name } · напусна
track-open = открита
track-hidden = скрита
track-never-open = неоткрита
track-covered = извън играта
track-place = място
track-aside = Настрана
track-attempts = Последни опити

## Secret numbers: the lobby

button-game-codes = 🔐 Играй „Тайни кодове“
button-game-kryptos = 🔢 Играй „Тайни числа“
cards-lobby-title = 🔢 <b>Тайни числа</b>
cards-lobby-intro = Трима до шестима познават скритите карти с числа на другите. 15 точки водят до последния кръг.
# $names (string): the players in turn order
cards-lobby-order = 👥 В този ред: { $names }
# $name (string): who begins
cards-lobby-first = 🥇 Първи играч: { $name }
cards-first-by-lot = по жребий
# $options (string): some of the three below
cards-lobby-options = ⚙️ Допълнителни правила: { $options }
cards-lobby-no-mystery = „Загадка“ е за четирима или петима, затова отпада.
option-advanced = усложнено начало
option-mystery = загадка
option-bribe = подкуп
button-first = 🥇 Първи играч
button-option-advanced-on = ✅ Усложнено начало
button-option-advanced-off = ⬜ Усложнено начало
button-option-mystery-on = ✅ Загадка
button-option-mystery-off = ⬜ Загадка
button-option-bribe-on = ✅ Подкуп
button-option-bribe-off = ⬜ Подкуп

## Secret numbers: the board

# $names (string): the players in turn order
cards-started = 🔢 <b>Тайни числа</b>: { $names }
cards-opening = 🔢 <b>Началото</b>: всеки открива две карти.
cards-opened = 🔢 Началото мина. Първите карти са открити.
# $round (number)
cards-round = 🔢 <b>Кръг { $round }</b>
cards-last-round = 🏁 Последен кръг: някой има 15 точки.
# $name (string): a player; $points (number)
cards-hand = <b>{ $name }</b> ⭐{ $points }
cards-hand-on-turn = ▶️ <b>{ $name }</b> ⭐{ $points }
cards-hand-left = 🚪 <b>{ $name }</b> ⭐{ $points }
# $tokens (string): how many of each colour
cards-hidden = скрити: { $tokens }
cards-aside = Настрана: { $tokens }
# $names (string): who is awaited
cards-awaited-reveal = ⏳ { $names }: открий една своя карта
cards-awaited-guess = ⏳ { $names }: познай карта
cards-awaited-again = ⏳ { $names }: плати за втори опит или пасувай
cards-quiet = 🤫 Три кръга без открита карта. Всеки играч може да поиска край.
button-my-cards = 👁 Моите карти
button-call-end = 🏁 Искам край

## Secret numbers: the end

# $name (string): the winner; $points (number)
cards-won = 🏆 <b>Победа за { $name }!</b> ⭐{ $points }
cards-why-points = Някой събра 15 точки и кръгът беше доигран.
cards-why-no-card-left = Не остана скрита карта за познаване.
cards-why-end-called = Поискан беше край: три кръга без открита карта.
cards-why-earlier = При равни точки печели който играе по-рано.
cards-end-hands = Всички карти (с удебелен шрифт: никой не ги позна)
# $cards (string): signs and numbers
cards-end-aside = Настрана: { $cards }
button-rematch-first = 🥇 Следващият започва

## Secret numbers: the card

# $title (string): the group's name; $points (number)
cards-card-title = 🔢 <b>{ $title }</b> · ⭐{ $points }
cards-card-own = Твоите карти (зачеркнати: открити за всички)
cards-card-reveal = 👁 Открий една своя карта. Всички ще я видят.
cards-card-advanced = Усложненото начало позволява само тези.
cards-card-whose = 🎯 Твой ред е. Чия карта ще познаваш?
# $name (string): whose hand it is; $card (string): the letter of a card
cards-card-which = 🎯 { $name }: коя карта?
cards-card-number = 🎯 { $name }, карта { $card }: кое число?
# $number (number): that was tapped once
cards-card-insist = Натисни { $number } още веднъж, за да го кажеш въпреки това.
cards-card-missed = ❌ Грешно. Вторият опит струва една точка.
cards-card-missed-bribe = ❌ Грешно. Вторият опит струва една точка, която отива при собственика на картата.
# $names (string): who is on turn
cards-card-waiting = ⏳ На ход: { $names }
button-pass = 🙅 Пас
button-other-numbers = ⚠️ Други числа
button-possible-numbers = 🔎 Възможни числа
# $card (string): sign and number; $points (number)
toast-card-missed = Грешно: { $card }
toast-card-found = { $card } е вярно! +{ $points } ⭐
# $cards (string): signs and numbers
alert-cards = { $cards }
# $reason (string): why it is wrong; $number (number)
alert-flaw = { $reason } Натисни { $number } още веднъж, за да го кажеш въпреки това.
notice-by-buttons = В тази игра няма нищо за писане: играй с бутоните.

## Secret numbers: why a number cannot be right

# $number (number): the one that was tapped
flaw-not-in-game = { $number } не участва в играта.
flaw-revealed = { $number } вече е открито.
flaw-own-card = { $number } е у теб.
flaw-refuted = { $number } вече беше назовано за тази карта и не е вярно.
flaw-out-of-order = { $number } не се вмества между откритите карти.
flaw-no-such-colour = Тази ръка няма скрита карта с цвета на { $number }.
flaw-does-not-fit = С { $number } тук останалите карти в ръката не излизат.

## Secret numbers: settings, numbers and rules

button-deduction-on = 🔎 С граници
button-deduction-off = 🧠 Без граници
# $count (number): how many; the number itself stands above
picture-card-wins = { $count ->
    [one] победа с карти
   *[other] победи с карти
}
picture-cards-found = Познати карти с числа
button-rules-codes = 🔐 Правила: Тайни кодове
button-rules-kryptos = 🔢 Правила: Тайни числа
# $page, $pages (number): where the reader is
page-rules-cards-1 =
    📖 <b>Тайни числа</b> ({ $page } от { $pages })

    Трима до шестима държат карти с числа до 48 в четири цвята: 🔺 🟡 🟩 🔷, подред от 1 нататък. Всяка ръка е подредена, най-малката карта е най-вляво.
    Всички знаят колко скрити карти от всеки цвят имаш, но не и кои.

    <blockquote>Bo ⭐2
    A 🟡6 C D 🟩19 F
    скрити: 🔺×2 🟡×1 🔷×1</blockquote>
page-rules-cards-2 =
    📖 <b>Началото</b> ({ $page } от { $pages })

    Преди първия ход всеки открива две свои карти, една по една, срещу реда на игра. Те остават на мястото си в ръката.
    <b>Усложнено начало</b>: не най-малката и не най-голямата карта; втората не може да е съседна по число на първата; а от всеки цвят се откриват общо само две карти (три при петима или шестима).
page-rules-cards-3 =
    📖 <b>Твоят ход</b> ({ $page } от { $pages })

    Избери скрита карта на друг играч и назови числото ѝ.
    Вярно: картата се открива и получаваш ⭐3; ⭐2, ако играчът е имал само две скрити карти, и ⭐1 за последната.
    Грешно: никой не научава нищо повече. За една точка можеш да опиташ още веднъж, с която и да е карта; после ходът ти свършва.
page-rules-cards-4 =
    📖 <b>Краят</b> ({ $page } от { $pages })

    Започваш с ⭐2. Щом някой има ⭐15, кръгът се доиграва. Печели онзи с най-много точки; при равенство – който играе по-рано.
    Ако три кръга не открият карта, всеки играч може да поиска край. Картите на играч, който напусне, се откриват и той не може да спечели.
page-rules-cards-5 =
    📖 <b>Още правила</b> ({ $page } от { $pages })

    <b>Загадка</b>, за четирима или петима: в играта има още четири карти; четири случайни лежат настрана и се знаят само цветовете им.
    <b>Подкуп</b>: точката за втория опит отива при собственика на картата.
    <b>Граници</b>: картата ти показва кои числа оставя твоето знание за всяка скрита карта. Изключва се с /settings.

## Privacy, and what cannot be read

command-forget = изтрий каквото знам за теб
page-forget =
    🗑 <b>Да те забравя ли?</b>
    Ще изтрия избрания от теб език, статистиката ти и списъка с твоите игри. В групите, където имаш игри, вместо името ти ще пише „{ name-forgotten }“ – и в класациите, и в завършените игри.

    Съобщенията в чатовете остават; своите можеш да изтриеш.
# $titles (string): the groups in which the reader has a seat
page-forget-seated =
    🗑 <b>Да те забравя ли?</b>
    Ще изтрия избрания от теб език, статистиката ти и списъка с твоите игри. В групите, където имаш игри, вместо името ти ще пише „{ name-forgotten }“ – и в класациите, и в завършените игри.
    Освобождаваш мястото си в: { $titles }.

    Съобщенията в чатовете остават; своите можеш да изтриеш.
button-forget = 🗑 Забрави ме
# A name, in the place of somebody who was forgotten
name-forgotten = Някой
toast-forgotten = Готово, забравих те. Ако пак ти се играе, просто ме отвори.
toast-damaged = ⚠️ Не мога да прочета запазеното за този чат. Който поддържа бота, ще види причината. Останалите чатове играят нормално.
