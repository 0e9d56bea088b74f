### Crosswire на български.
### Текстовете с id, започващо с about-, alert-, button-, command-, end-equal-, end-tie-, end-why-, flaw-, hint-, inline-, notice-, picture-, refusal-, side-, toast- или track-, са без форматиране; всички други могат да ползват HTML на Telegram.
### Toast и alert са най-много 200 знака с всичко попълнено.
###
### Glossary: one word for one thing.
### keyword: ключова дума (short: дума); code: код; clue: указание; round: рунд (in Secret numbers: кръг)
### encoder: криптограф; partner: партньор; pair: двойката; interceptor: прихващач
### intercept: прихващам, прихващане; guess (verb): отгатвам, позная (only perfective); guess (noun): отговор, of a card or an interception: опит
### lock in: заключи; reveal: разкрия (a code), открия (a card); token: чип (за прихващане, за грешно дешифриране)
### team: отбор (Белите, Черните); team chat: отборен чат; sheet: лист за записки; board: табло; secrets: тайните
### lobby: лоби; join: включи се (button: Играя); leave: излез (button: Излизам); remove: извади; end the game: прекрати
### substitute: заместник, „влизам за“ (button: Влез за); nudge: подсети; tap: натисни; hints: подсказки
### card: карта; hand: ръка; turn: ход, ред; turn order: ред на игра; set aside: настрана; second guess: втори опит; pass: пас
### lesson: „Играта за минута“; practice: тренировка; puzzle: загадка (на деня); remind: напомня; share: сподели
### object: възразя; take back: оттегля; stand by: държа на
### One player is „ти“, the group is „вие“. A { $name } can be a person of any gender or a team („Белите“): no verb or participle agrees with it where it can be a team.

language-name = Български

## Names

# $name (string): a person's name, shown as it is
name = { $name }
# The name of a person whose own name looks empty
name-player = Играч


## Commands, as the menu shows them

command-play = започни игра в тази група
command-join = включи се в играта
command-leave = излез от играта
command-cancel = затвори лобито или прекрати играта
command-lang = смени езика
command-help = как се играе
command-start = кажи здрасти и виж какво умея

## What Telegram shows of the bot: in a chat that was not started yet (512 characters), and on its profile (120)

about-description =
    Игри с тайни кодове за вашата компания и груповия ви чат.

    🔐 Тайни кодове: двама приятели си предават трицифрени кодове с указания, а един прихващач подслушва. Ако сте 4–8 души, играете в два отбора един срещу друг.
    🔢 Тайни числа: от трима до шестима играчи, всеки отгатва скритите карти с числа на другите.

    Добави ме в група и прати /play там. Натисни „Старт“, за да заемеш мястото си или да научиш играта за минута и без компания.
about-short = Игри с тайни кодове за групови чатове: предавайте кодове с указания или отгатвайте скрити числа. /play в група.

## Pages

# $name (string): the reader's name
page-start =
    👋 <b>Здравей, { $name }!</b>
    Двама приятели си предават тайни кодове с указания, а трети подслушва: това е <b>Тайни кодове</b>, игра за групови чатове.

    Пробвай я направо тук: трябва ти само минута.
# For a person who has played alone before
page-start-again =
    👋 <b>Радвам се да те видя пак, { $name }!</b>
    Играй тук без компания или ме добави в група и прати там /play.
# $title (string): the group's name
page-seated =
    ✅ <b>В играта си!</b>
    Върни се в групата <b>{ $title }</b>: играта е там. Тайните ще ти пращам тук.
page-help =
    <b>Тайни кодове за трима</b>
    Двама от вас са <b>двойката</b> и имат четири общи тайни ключови думи с номера от 1 до 4. Третият е <b>прихващачът</b>.

    Всеки рунд единият от двойката получава код, например 4·2·1, и дава по едно указание за думите с тези номера, в същия ред, пред всички. Партньорът отгатва кода. От втория рунд нататък го отгатва и прихващачът.

    Прихващачът получава чип за всеки прихванат код и за всеки код, който партньорът сбърка. Събере ли два чипа, печели. Издържи ли двойката пет рунда, печели тя.

    За два отбора, „Тайни числа“ и подробностите виж /rules.
    За да започнете, прати /play в група.
# Below it in private, above the keys of what one person can play
help-alone = Или пробвай тук без компания:
page-lang = 🌐 На какъв език да ти пиша?
page-lang-group = 🌐 На какъв език ще играете?
# $language (string): the language's own name
page-lang-done = 🌐 { $language }? С удоволствие!
page-idle =
    Засега от теб не се иска нищо.
    Щом дойде твоят ред, ще ти пиша. За нова игра прати /play в група. Или играй без компания:
page-group-only = Това работи само в група. Добави ме в някоя и го прати там. Или играй без компания:
page-hello-group =
    👋 <b>Привет на всички!</b>
    За да започнете игра, пратете /play.
    <b>Тайни кодове</b>: двама приятели си предават кодове с указания, а един прихващач подслушва. Ако сте 4–8 души, играете в два отбора един срещу друг.
    <b>Тайни числа</b>: от трима до шестима играчи, всеки отгатва скритите карти с числа на другите.
page-no-lobby = Няма игра, в която да се включиш. Прати /play и започни нова. Или прати /notify и ще ти пиша, щом някой друг започне.
page-nameless = Пишеш от името на групата или на канал и не знам кой си. Натисни бутона под играта или пиши от свое име.
page-no-game = Тук в момента няма игра. Прати /play и започни нова.
page-game-runs = Тук вече се играе. Щом играта свърши, прати /play за следващата.
# $name (string): who sent the command
page-table-full = Съжалявам, { $name }, местата свършиха. Остани да гледаш!
page-already-in = { $name }, вече си в играта.
page-left = 🚪 { $name } излезе от играта.
# $reason (string): a sentence that says who may do it
page-refused = { $reason }
page-private-only = Това е за личния ни чат. Натисни „Отвори бота“ и го прати там.
# $command (string): what was written behind the slash
page-unknown-command = Не познавам /{ $command }. Всичко, което умея, е в менюто.

## Lobby

lobby-title = 🔐 <b>Тайни кодове</b>
lobby-intro-interceptor = Двама приятели си предават кодове с указания, а един прихващач подслушва. Най-много пет рунда. Ако сте поне четирима, играете в два отбора.
# $names (string): who sits there
lobby-pair = 👥 Двойката: { $names }
lobby-interceptor = 🕵️ Прихващачът: { $names }
lobby-free-seat = …
# $name (string): a player whom the bot cannot write to yet
lobby-needs-start = { $name } ⏳
# $count (number): how many players are missing
lobby-missing = { $count ->
    [one] Чакаме още един човек.
   *[other] Чакаме още { $count } души.
}
# The same, where robots can take these seats at once. $count (number)
lobby-missing-or-robots = { $count ->
    [one] Чакаме още един човек – или робот.
   *[other] Чакаме още { $count } души – или роботи.
}
# Two players are missing, and beside one of them a robot could play
lobby-missing-one-and-robot = Чакаме още двама души – или един човек и робот.
# $names (string): players who have to open the bot
lobby-not-ready = ⏳ Чакаме { $names }: остават само „Отвори бота“ и после „Старт“, за да мога да пратя тайните.
lobby-can-start = Готови сме!
lobby-closed = 🔐 Лобито е затворено. За ново пратете /play.
# $pair, $interceptor (string): who plays
lobby-started = 🔐 <b>Тайни кодове</b>: { $pair } срещу { $interceptor }.
# What the other game is, to those who could play it instead
lobby-about-codes = 🔐 <b>Тайни кодове</b>: двама си предават кодове с указания, а един прихващач подслушва. Или играете отбор срещу отбор.
lobby-about-kryptos = 🔢 <b>Тайни числа</b>: от трима до шестима играчи, всеки отгатва скритите карти с числа на другите.

button-join = 🙋 Играя
button-intercept = 🕵️ Аз прихващам
button-shuffle = 🎲 Разбъркай
button-start = ▶️ Започни
# Where one person has to press it. $name (string): the host
button-start-of = ▶️ { $name }: започни
button-leave = 🚪 Излизам
button-cancel = ✖️ Затвори
button-close-lobby = ✖️ Затвори лобито
button-keep-lobby = ↩️ Нека остане
button-how = 📖 Как се играе
button-more = ⋯ Още
button-less = ◂ По-малко
button-settings = ⚙️ Настройки
button-open-bot = 💬 Отвори бота
button-add-to-group = ➕ Добави ме в група
button-my-words = 👁 Моите думи
button-write-clues = ✍️ Дай указания
button-guess-code = 🔓 Познай кода
# Where one person is awaited. $name (string)
button-write-clues-of = ✍️ { $name }: пиши
button-guess-code-of = 🔓 { $name }: познай
button-write-keywords = ✍️ Познай думите
button-unfair = ✋ Нечестно?
button-lock = 🔒 Заключи
button-change-guess = ↩️ Промени
button-next-clue = По-късно ▸
button-spell = 🔤 По букви
# $number (number): which clue
button-change-clue = ✏️ { $number }
# $word (string): a keyword
button-change-word = ✏️ { $word }
button-example = 💡 Пример
button-split = ✂️ Раздели на три
button-send-clues = 📨 Изпрати указанията
button-rematch-same = 🔁 Още веднъж
# $name (string): who is the interceptor then
button-rematch-next = 🕵️ Сега прихваща { $name }
button-rematch-shuffled = 🎲 С разбъркване
button-rematch-roles = 🔁 Същите роли
button-rematch-random = 🎲 Случайни роли

toast-joined = В играта си!
toast-left = Вече не си в играта.
toast-already-seated = Вече си в играта.
toast-not-seated = Не си в тази игра.
toast-table-full = Всички места са заети.
toast-old-button = Този бутон вече не важи.
toast-unknown-button = Този бутон тук не прави нищо.
toast-slow-down = Ей, по-полека! Опитай пак след малко.
# $names (string): who has to open the bot
toast-not-ready = Чакаме { $names }: първо „Отвори бота“.
# $count (number): how many players are missing
toast-missing = { $count ->
    [one] Трябва още един човек.
   *[other] Трябват още { $count } души.
}
toast-shuffled = Разбъркано!
toast-balanced = Отборите са изравнени.
# $side (string): a side with its sign
toast-side-taken = Новото ти място: { $side }!
toast-side-kept = { $side }: там си и сега.
# $game (string): its name
toast-game-switched = Играем на „{ $game }“!
toast-started = Играта започна!
toast-close-asked = Наистина ли? Натисни „Затвори лобито“, за да го затвориш за всички.
toast-lobby-closed = Лобито е затворено.
# $name (string): the host
toast-host-starts = Само { $name } или админ може да започне играта.
toast-host-closes = Само { $name } или админ може да затвори лобито.
toast-host-kicks = Само { $name } или админ може да извади играч.
toast-host-ends = Само { $name } или админ може да прекрати играта за всички.
toast-players-choose = Това решават { $name }, другите играчи или админ.
toast-admin-only = Това може само админ на групата.
# $language (string): its own name
toast-language = { $language }? С удоволствие!

## Board

# $round, $rounds (number): which round it is, and how many there are
round-of = Рунд { $round } от { $rounds }
round-last = Последен рунд
# $round (html): one of the two above; $name (string): the encoder
board-title = <b>{ $round }</b> · указания от { $name }
# $sign (string): • or, for the clue that is asked for, ▸; $clue (string): the clue
board-clue-plain = { $sign } <b>{ $clue }</b>
board-clue-objected = { $sign } <b>{ $clue }</b> ✋
board-clue-stood-by = { $sign } <b>{ $clue }</b> 🛡
board-clue-withdrawn = { $sign } <s>{ $clue }</s>
board-clue-missing = { $sign } <i>няма указание</i>
board-first-round = В първия рунд не се прихваща.
# $names (string): who is awaited
board-awaited-guess = ⏳ Чакам на лично отговор от { $names }
board-awaited-interception = ⏳ Чакам на лично опит за прихващане от { $names }
# $name (string): who has locked an answer
board-locked-guess = 🔒 Отговорът на { $name } е заключен
board-locked-interception = 🔒 Опитът на { $name } за прихващане е заключен
# $round (html): as above; $name (string): the encoder
board-writing = ✍️ <b>{ $round }</b>: { $name } ми пише на лично три указания.
# $name (string): the encoder; $count (number): how many clues were written in time
board-some-clues = ⌛ Времето изтече: { $count ->
    [one] { $name } написа само едно указание.
   *[other] { $name } написа само { $count } указания.
}
# $name (string): the encoder; $guessers (string): who has to guess without a clue
board-no-clues = ⌛ Времето изтече без указания от { $name }. Сега се гадае на сляпо: шансът на { $guessers } е 1 към 24!
# $name (string): who objects; $encoder (string): who gave the clue; $clue (string)
board-objected = ✋ Възражение! Според { $name } „{ $clue }“ не е честно. Решава { $encoder } в личния ни чат.
board-objected-by-someone = ✋ Възражение! Според някого „{ $clue }“ не е честно. Решава { $encoder } в личния ни чат.
board-objected-left = ✋ Има възражение срещу „{ $clue }“, но { $encoder } вече не е в играта и няма кой да реши.
board-stood-by = 🛡 { $encoder } държи на „{ $clue }“.
board-withdrawn = ↩️ { $encoder } оттегля „{ $clue }“, така че не разчитайте на него.
# $name (string): who drew the new code
board-redrawn = 🔄 Кодът беше издаден, затова { $name } изтегли нов.
# $name (string), $code (string): a code with dots, as 4·2·1
reveal-intercepted = 🎯 <b>Кодът { $code } е прихванат от { $name }!</b>
reveal-read-too = ✅ Отгатнат е и от { $name }.
reveal-misread-too = 🙈 Отговорът на { $name }: { $guess }.
reveal-no-guess-too = ⌛ Времето на { $name } изтече без отговор.
reveal-not-intercepted = 🕵️ Неуспешен опит за прихващане от { $name }: { $guess }.
reveal-no-interception = 🕵️ Без опит за прихващане от { $name }.
# $digit (string): the number of the keyword; $clue (string)
reveal-clue = <b>{ $digit }</b> { $clue }
reveal-clue-stood-by = <b>{ $digit }</b> { $clue } 🛡
reveal-clue-withdrawn = <b>{ $digit }</b> <s>{ $clue }</s> (оттеглено)
reveal-clue-missing = <b>{ $digit }</b> <i>няма указание</i>
reveal-decoded = ✅ <b>Верен отговор от { $name }: { $code }</b>
reveal-misread = 🙈 <b>Отговорът на { $name } е { $guess }, а кодът беше { $code }</b>
reveal-no-guess = ⌛ <b>Времето на { $name } изтече без отговор. Кодът беше { $code }</b>
# $name (string): the interceptor, who gets a token for it (I5)
reveal-gift = 🕵️ Двойката не позна: чип за { $name }.
# $name (string): the interceptor; $tokens (string): filled and empty circles
score-interceptor = 🕵️ { $name } { $tokens } (с два чипа печели)
score-interceptor-one-left = 🕵️ { $name } { $tokens } – още един прихванат или сбъркан код и { $name } печели.
# $team (string): who got the token; $tokens (string): filled and empty signs
score-interception = 🎯 { $team } { $tokens }
score-miscommunication = ❌ { $team } { $tokens }

## End

# $names (string): the winners
end-pair = 🏆 <b>Победа за { $names }!</b>
end-interceptor = 🏆 <b>{ $names } разбива кода в рунд { $round }!</b>
end-interceptor-given = 🏆 <b>{ $names } печели в рунд { $round }!</b>
end-nobody = <b>Край на играта</b>: този път без победител.
# $rounds (number)
end-why-rounds-survived = След { $rounds } рунда прихващачът още няма два чипа.
end-why-interceptor-tokens = Чиповете: { $won }.
end-why-token-intercepted = рунд { $round } (прихванат код)
end-why-token-misread = рунд { $round } (двойката не позна)
end-why-called-off = Играта беше прекратена предсрочно.
end-why-side-short = Никой не зае свободното място.
# Small titles that the winners have earned
title-poker-face = 🃏 <i>Каменно лице</i>: нито един прихванат код.
title-soulmates = 💞 <i>Сродни души</i>: нито един сбъркан код.
title-mind-reader = 🔮 <i>Четец на мисли</i>: два кода, разбити до третия рунд.
title-buzzer = 🔔 <i>Със сирената</i>: всичко се реши в последния рунд.
end-keywords = 🔑 Ключовите думи:
# $slot (number), $word (string)
end-keyword = { $slot } <b>{ $word }</b>
# $round (number), $code (string), $clues (string), $marks (string): what went well or wrong
end-round = { $round }. { $code }: { $clues } { $marks }
end-rounds = Рунд по рунд:

## Card

# $title (string): the group's name
card-title-pair = 👥 <b>{ $title }</b> · ти си в двойката
card-title-interceptor = 🕵️ <b>{ $title }</b> · ти си прихващачът
card-words = Твоите ключови думи:
# $slot (number), $word (string)
card-word = { $slot } <b>{ $word }</b>
# $slot (number), $word (string), $clues (string): clues given for it so far
card-word-with-clues = { $slot } <b>{ $word }</b> – { $clues }
# $slot (number), $clues (string)
card-slot = { $slot } – { $clues }
card-sheet = Указанията досега:
card-sheet-empty = Още няма указания.
# $round (html): as above; $code (string)
card-code = { $round }. Твоят код: <b>{ $code }</b>
# In a lesson of one round. $code (string)
card-code-alone = Твоят код: <b>{ $code }</b>
card-write = ✍️ Прати ми по едно указание за всяка дума, в този ред: едно съобщение с три реда или три съобщения. Важат и 🎤 глас, стикери, GIF и снимки.
# $keyword (string): number and keyword of a clue, as 2 ghost
card-write-next = ✍️ Сега прати указание за <b>{ $keyword }</b>.
# For a first game only. $partner (string): who has to read the clues; $interceptor (string): who reads along
coach-encoder = 🎓 <b>Прекалено ясно – и кодът е за { $interceptor }. Прекалено мъгляво – и е тайна дори за { $partner }.</b>
# For a first game only, in its first round, above the text before
coach-keywords = 🤫 Тези ключови думи виждате само вие, но указанията ти четат всички.
# For a first game only. $pair (string): the names of the pair, two or more
coach-interceptor = 🎓 { $pair } имат четири общи тайни ключови думи с номера от 1 до 4. Ти не ги виждаш. Събирай указанията за всеки номер, открий връзката и познай следващия код. <b>Получаваш чип за всеки код, който прихванеш, и за всеки, който сбъркат те. Два чипа за пет рунда – и печелиш.</b>
# For a first game only. $name (string): the encoder
coach-guesser = 🎓 Кодът на { $name }: три от вашите номера, с указание за всеки.
# For a first game only, while a player of the pair waits in its first round. $interceptor (string)
coach-misread = { $interceptor } получава чип за всеки прихванат код и за всеки, който сбъркате вие. С два чипа печели { $interceptor }. Издържите ли пет рунда, печелите вие.
# For a first game only. $name (string): the encoder
coach-partner = 🎓 Започва { $name }. Скоро ще получиш тук три указания и ще кажеш за коя от ключовите ви думи е всяко.
# $number (number), $digit (number), $word (string), $clue (string)
card-draft = { $digit } { $word } → <b>{ $clue }</b>
card-draft-empty = { $digit } { $word } → …
# $keyword (string): number and keyword of a clue, as 2 ghost
card-changing = ✏️ Прати ново указание за <b>{ $keyword }</b>.
# $reason (string): why the last one was refused; $keyword (string): number and keyword of a clue, as 2 ghost
card-again = ⚠️ { $reason } Друго за <b>{ $keyword }</b>?
# The clue that is there already stays. $clue (string)
card-again-kept = ⚠️ { $reason } Прати друго за <b>{ $keyword }</b> или остави „{ $clue }“.
card-redraw = 🔄 Да изтеглим ли нов код? Този и указанията ти за него отпадат. Може само веднъж на рунд.
card-check = Прегледай указанията и ги изпрати. После няма връщане.
card-sent = 📨 Указанията ти заминаха. Сега – с каменно лице!
card-handed-in = 📨 Указанията ти са готови. Другите още не ги виждат.
card-no-clues = ⌛ Времето изтече без указания от теб. Сега се гадае на сляпо: 1 към 24.
# $name (string): the encoder
card-clues-of = Указанията на { $name }:
card-guess = За коя ключова дума е всяко указание?
card-intercept = За кой номер е всяко указание?
# $line (html): a clue with its number; $choice (string): what is chosen for it
card-chosen = { $line } → <b>{ $choice }</b>
# $number (number): which clue; $clue (string)
card-asked = <b>„{ $clue }“</b> ({ $number } от 3)
# The same with the question, where there is room: to who knows the keywords, and to the interceptor
card-asked-keyword = <b>„{ $clue }“</b> ({ $number } от 3): за коя дума?
card-asked-number = <b>„{ $clue }“</b> ({ $number } от 3): за кой номер?
# Below the clue that is asked for, to who plays alone
card-locks-alone = 🔒 Третият избор заключва всичко.
# $number (number): which clue
card-asked-missing = { $number } от 3: няма указание, налучкай
# A whole guess is to be changed: the clues are buttons
card-which = Кой отговор ще смениш?
card-blind = ⌛ <b>Не дойдоха указания навреме.</b> Избери три номера на сляпо: шансът е 1 към 24.
# $code (string): the whole guess
card-guessed = Твоят отговор: <b>{ $code }</b>
card-guessed-final = Твоят отговор: <b>{ $code }</b>. Заключиш ли го, вече не се променя.
card-guess-help = Натисни бутон за всяко указание или напиши трите цифри.
# $code (string)
card-locked-guess = 🔒 Твоят отговор: { $code }
card-locked-interception = 🔒 Твоят опит за прихващане: { $code }
# $names (string)
card-waiting-clues = ⏳ Чакаме указания от { $names }
card-waiting-answers = ⏳ Чакаме отговор от { $names }
# Where several write or guess: some of them may be done already
card-waiting-writers = ⏳ Криптографите пишат указанията.
card-waiting-guessers = ⏳ Сега отгатват другите.
card-listening = 👂 Указанията ще видиш тук и в групата. От втория рунд нататък отгатваш кода и ти.
card-listening-first = 👂 <b>Първият рунд е за слушане</b>: скоро ще видиш кое указание за кой номер е било. Не ти трябват думите им, а само кои указания вървят заедно.
# What the last reveal means to the reader. $code, $guess (string): codes with dots; $meant (string): a list of result-meant
result-intercepted = 🎯 <b>Прихванат!</b> { $code } – още един чип и печелиш.
# Who plays alone has not heard of tokens
result-intercepted-alone = 🎯 <b>Прихванат!</b> { $code } – още един и печелиш.
result-intercepted-last = 🎯 <b>Прихванат!</b> { $code }
result-wrong = 🙈 Ти каза { $guess }, а беше { $code }: { $meant }.
# A clue that was guessed wrong. $clue (string), $digit (string): the number that it meant
result-meant = „{ $clue }“ значеше { $digit }
result-wrong-code = 🙈 Ти каза { $guess }, а беше { $code }.
result-heard = 👂 Кодът беше <b>{ $code }</b>. Вече знаеш кое указание за кой номер е.
result-no-answer = ⌛ Времето изтече без твой отговор. Беше { $code }.
# $name (string): who misread the code
result-gift = 🎁 { $name } не позна: чип за теб!
# $name (string): a team
result-they-misread = 🙈 { $name }: грешка със собствения код.
# Who plays alone: a robot or a stranger of a pair misread the code
result-pair-misread = 🙈 Дори партньорът не позна.
result-decoded = ✅ <b>Вярно, { $code }!</b>
# $name (string): the partner or the team; $taken (string): a list of result-taken
result-partner-decoded = ✅ <b>{ $name }: три от три!</b>
result-partner-misread = 🙈 Отговорът на { $name } беше { $guess }: { $taken }.
# A clue that was guessed wrong. $clue (string), $digit (string): the number that it was taken for
result-taken = „{ $clue }“ мина за { $digit }
result-partner-misread-code = 🙈 Отговорът на { $name }: { $guess }.
result-partner-no-guess = ⌛ Времето на { $name } изтече без отговор.
# $name (string): the interceptor or the other team
result-read-along = … но кодът е прихванат от 🕵️ { $name }!
result-read-instead = … а кодът е прихванат от 🕵️ { $name }.
result-not-read = 🕵️ { $name }: без прихващане.
# $round (html): the round that is played now, as above; $score (string): the tokens of the sides
result-score = { $round } · { $score }
# Who plays alone. $squares (string): a square for each code so far, right or wrong; $round (html): as above
result-so-far = Дотук: { $squares } · { $round }
# The same in practice. $right, $needed (number): codes intercepted, and how many win; the rest as above
result-so-far-wins = Дотук { $right } от { $needed }: { $squares } · { $round }
card-won = 🏆 <b>Победа за теб!</b>
card-shared = 🤝 <b>Обща победа!</b>
# $name (string): the interceptor
card-lost-pair = 🕵️ <b>Този път загуба: { $name } разби кода ви.</b>
card-lost-pair-given = 🙈 <b>Този път загуба: последният код донесе на { $name } решаващия чип.</b>
card-one-short = 🤏 <b>Само един чип не стигна.</b> На косъм!
# Who plays alone has not heard of tokens
card-one-short-alone = 🤏 <b>Само един код не стигна.</b>
card-lost-interceptor = 🙈 <b>Този път не:</b> двойката опази тайните си.
# $team (string): the winners
card-lost-team = <b>Този път победата е за { $team }.</b>
card-away = 🚪 Вече не мога да пиша в групата. Добавете ме пак там и играта продължава.
# $name (string): who gave the clues
card-objecting =
    ✋ <b>Кое указание не е честно?</b>
    { $name } може да го оттегли или да държи на него. Играта продължава и в двата случая.
# $name (string): who objects; $clue (string)
card-objected = ✋ <b>Според { $name } „{ $clue }“ не е честно.</b> Оттегляш ли го, или държиш на него? Ако го оттеглиш, всички ще го видят зачертано. Рундът продължава и в двата случая.
card-objected-by-someone = ✋ <b>Според някого „{ $clue }“ не е честно.</b> Оттегляш ли го, или държиш на него? Ако го оттеглиш, всички ще го видят зачертано. Рундът продължава и в двата случая.
# $reason (string)
card-notice = ⚠️ { $reason }

notice-not-your-turn = Сега не е твой ред да пишеш.
notice-too-many-lines = Това са { $count } реда, а указанията са само три. Напиши всяко на отделен ред.
notice-one-missing = Това са два реда, а липсва само едно указание.
notice-all-written = Вече имаш три указания, затова нищо не се промени. За промяна натисни някой ✏️ и прати ново указание или пак и трите.
# $clue (string): written twice in one message, or again
notice-clue-twice = „{ $clue }“ вече е сред указанията ти.
notice-not-a-clue = Това не може да е указание. Прати думи, 🎤 гласово съобщение, видеосъобщение, стикер, GIF или снимка.
notice-caption = За указание се брои само файлът. Текста под него никой няма да види.
# $command (string): what was written behind the slash
notice-unknown-command = Не познавам /{ $command }.
# $command (string): what was written behind the slash; $keyword (string): number and keyword of a clue, as 2 ghost
notice-unknown-command-clue = Не познавам /{ $command }. Чакам указанието ти за { $keyword }.
notice-edit-lines = Остави същия брой редове: всеки ред е едно указание.
notice-edit-too-late = Указанията ти вече заминаха. Промяната в съобщението не се брои.
notice-guess-by-button = Натисни бутоните отдолу или напиши три цифри от 1 до 4.
# Who keeps notes and guesses has written a word without a number
notice-guess-or-note = { notice-guess-by-button } За бележка сложи номера отпред: 2 животно
# Who has set all three numbers, but not locked them, and wrote something else
notice-guess-not-locked = Отговорът ти е готов, но още не е заключен: натисни „{ button-lock }“ отдолу.
# Who keeps notes has written something without a number
notice-note-number = За бележка сложи номера на думата отпред: 2 животно
notice-typed-in-group = Всички виждат какво написа в групата! Пиши указанията тук. Ако кодът е издаден, натисни „Издаден? Нов код“.
notice-erased-in-group = Изтрих съобщението ти от групата, защото всички можеха да го прочетат. Пиши указанията тук.
notice-leaked-again = Всички виждат какво написа в групата! Нов код се дава само веднъж на рунд, затова оставаш с този. Пиши указанията тук.
notice-clues-go-here = В групата може да се говори спокойно. Само указанията пиши тук, а не там.
# $name (string): who wrote in the group
page-not-here = 🤫 Не тук, { $name }: всички го виждат.
# $name (string): who wrote one word in the group, in a first game
page-was-a-clue = ✍️ { $name }, това указание ли беше? Пиши ми указанията на лично: тук ги виждат всички.
button-write-to-bot = ✍️ Пиши на бота
# News on a card, shown as they are
news-minute-left = ⌛ Остава една минута.
# $count (number): how many clues are missing; 0 when they only have to be sent
news-minute-clues = ⌛ Остава една минута: { $count ->
    [0] изпрати указанията!
    [one] липсва още едно указание.
   *[other] липсват още { $count } указания.
}
news-minute-guess = ⌛ Остава една минута: заключи отговора си.
news-minute-keywords = ⌛ Остава една минута: заключи думите.
# $name (string): who drew new keywords
news-new-words = 🔄 { $name } изтегли нови ключови думи.
toast-new-words = Нови ключови думи! Другите вече знаят.

# $words (string): the keywords with their numbers
alert-words =
    🤫 Това го виждаш само ти:
    { $words }
alert-no-words = Прихващачът няма ключови думи. Слушай внимателно!
# What clues look like: the words of the rules, which are no keywords of the game
alert-example =
    Ако това бяха твоите думи, можеше да пратиш:
    4 пипер → кихане
    2 пристанище → лодки
    1 фенер → нощна разходка
alert-example-one = Ако думата ти беше „пипер“, можеше да пратиш: кихане
alert-spectator = Не си в тази игра.
# $draft (string): the digits so far
toast-draft = { $draft }
# $number (number): which clue; $clue (string)
toast-asked = „{ $clue }“ ({ $number } от 3)
# A number that another clue had is tapped. $clue (string): the one that is asked for; $choice (string): its number now, with the keyword for who knows it; $other (string): the one that had it; $old (string): its number or keyword now
toast-swapped = Размених ги: „{ $clue }“ вече е { $choice }, а „{ $other }“ е { $old }.
# A keyword or number that another clue had is taken back. $clue (string): that clue
toast-freed = Отменено. Избери отговор за „{ $clue }“.
toast-which = Избери указание.
toast-locked = Заключено!
# The answer that was locked in last brings the reveal. $code (string): the code
toast-read-right = ✅ Вярно, { $code }!
toast-read-both = ✅ Вярно, { $code } … но кодът е прихванат.
toast-read-wrong = 🙈 Беше { $code }.
toast-intercepted = 🎯 Прихванат: { $code }!
toast-sent = Изпратено!
toast-set-all = Първо избери отговор за всяко указание.
# $keyword (string): number and keyword of a clue, as 2 ghost; only the number where secrets are hidden
toast-write-clue = Сега прати указание за { $keyword }.
# Where secrets are hidden. $number (number): which of the three clues
toast-write-clue-number = Сега прати новото указание { $number }.
toast-split = Разделено! Всяка част е отделно указание.

## What the rules say no to

refusal-wrong-phase = Сега не може.
refusal-no-code = Кодовете свършиха.
refusal-unknown-player = Не си в тази игра.
refusal-not-your-turn = Сега не е твой ред.
refusal-not-the-encoder = Указания дава само криптографът на този рунд.
refusal-side-short = Отборът ти чака заместник.
refusal-no-interception-yet = В първия рунд не се прихваща.
refusal-already-locked = Отговорът ти вече е заключен.
refusal-clues-already-given = Указанията ти заминаха и вече не се променят.
refusal-bad-code = Кодът е от три различни цифри от 1 до 4.
refusal-three-clues-needed = Трябват три указания.
# $clue_number (number)
refusal-clue-empty = Указание { $clue_number } е празно.
# $most (number)
refusal-clue-too-long = Указанието е твърде дълго: най-много { $most } знака (твоето е { $length }).
# $clue (string)
refusal-clue-repeated = „{ $clue }“ вече беше дадено в рунд { $round }.
refusal-clue-is-code = „{ $clue }“ издава кода.
refusal-clue-is-slot = „{ $clue }“ е номерът на думата. Указанието трябва да е свързано със смисъла.
# $clue, $keyword (string)
refusal-clue-is-keyword = „{ $clue }“ издава думата „{ $keyword }“. Без нейни форми и преводи, моля.
refusal-four-words-needed = Трябват четири думи. Ако не знаеш някоя, сложи „-“ на нейно място.
refusal-no-such-clue = Няма такова указание.
refusal-already-objected = Срещу това указание вече има възражение.
refusal-no-objection = Срещу това указание няма възражение.
refusal-seat-not-free = Това място вече е заето.
refusal-already-seated = Вече си в тази игра.
refusal-sat-on-other-side = В тази игра вече беше при другите.
refusal-no-such-card = Няма такава карта.
refusal-card-already-open = Тази карта вече е открита.
refusal-card-not-allowed = Усложненото начало не позволява тази карта. Избери друга.
refusal-own-card = Избери карта на друг играч.
# $most (number)
refusal-bad-number = Картите са с числа от 1 до { $most }.
refusal-too-early-to-end = Край може да се сложи чак след три поредни кръга без открита карта.
refusal-sat-in-other-seat = В тази игра вече беше на друго място.

## Warnings: the encoder may insist

# $clue, $keyword (string)
hint-same-root = „{ $clue }“ има същия корен като думата „{ $keyword }“.
hint-letter = „{ $clue }“ намеква за буквите. Указанието трябва да е свързано със смисъла.
hint-slot = „{ $clue }“ прилича на номера на думата. Указанието трябва да е свързано със смисъла.
hint-rhyme = „{ $clue }“ звучи като думата „{ $keyword }“.
hint-disguise = „{ $clue }“ изглежда като думата „{ $keyword }“.
card-insist = Другите може да възразят. Промени го или го изпрати така.
button-send-anyway = 📨 Изпрати така
button-new-code = 🔄 Издаден? Нов код
button-redraw-yes = 🔄 Да, нов код
button-redraw-no = ↩️ Оставям този код
toast-redraw-ask = Наистина ли? Натисни „Да, нов код“ и този код отпада заедно с указанията ти.
toast-redrawn = Имаш нов код.
toast-code-kept = Оставаш с този код.

## Words

# In a group's menu
command-words = избери списък с думи
# In a private chat's menu, where it sends the reader's secrets again
command-words-private = виж пак тайните си
# $source (string): one of the three below; $language (string): a language's own name; $count (number): the chat's own words
page-words =
    📚 <b>Ключови думи</b>: { $source }
    Език: { $language }
    Ваши думи: { $count } (за да играете с тях, трябват поне { $fewest })
    <i>Промените важат от следващата игра.</i>

    Добавете с <code>/words add хвърчило, фенер, люлка</code>. Махнете с <code>/words remove хвърчило</code>. Вижте всички с <code>/words list</code>.
# $count (number), $words (string): as many of them as fit
page-words-list =
    📚 <b>Вашите думи</b> ({ $count }):
    { $words }
words-ours = списъкът на бота
words-theirs = вашият списък
words-both = списъкът на бота и вашият
button-words-ours = На бота
button-words-theirs = Нашият
button-words-both = И двата
# $fewest (number)
toast-words-few = Трябват поне { $fewest } ваши думи, които достатъчно се различават. Добавете още с /words add.
# $source, $language (string): as on the page
toast-words-chosen = Ключови думи: { $source }, { $language }
# $lines (string): what became of the words that someone listed
page-words-changed = 📚 { $lines }
# $words (string): some of them; $length (number): of letters, $most (number): of words
words-told-added = Добавени: { $words }
words-told-removed = Махнати: { $words }
words-told-known = Вече са в списъка ви: { $words }
words-told-long = Твърде дълги (най-много { $length } знака): { $words }
words-told-full = Списъкът ви е пълен с { $most } думи и тези не се побраха: { $words }
words-told-unknown = Няма ги в списъка ви: { $words }
# $count (number): the words of the list
words-told-count = Ваши думи: { $count }

## Clues that aren't text, and objections

media-voice = 🎤 гласово съобщение
media-video-note = 🎬 видеосъобщение
media-animation = 🎞 GIF
media-sticker = 🏷 стикер
media-photo = 🖼 снимка
# $number (number): which clue
media-caption = Указание { $number }
button-object = ✋ „{ $clue }“
button-not-objecting = 🤝 Няма нищо
button-withdraw = ↩️ Оттегли „{ $clue }“
button-stand = 🛡 „{ $clue }“ е честно
# $name (string): who gave the clues
toast-objected = Възражение! Сега решава { $name }.
toast-objection-asked = Кое указание не е честно? Избери го в последното ми съобщение на лично.
toast-objection-dropped = Добре, без възражение.
toast-only-others-object = Срещу тези указания могат да възразят само другите.
toast-nothing-to-object = Срещу всяко указание вече има възражение.
# $name (string): the encoder
toast-nobody-answers = { $name } вече не е в играта и няма кой да оттегли указание.
toast-withdrawn = Оттеглено: на таблото е зачертано.
toast-stood-by = Държиш на него и групата го вижда.

## Seats, settings and time

command-board = покажи таблото отново
command-nudge = подсети тези, които чакаме
command-kick = извади играч от играта
command-settings = време за игра и други настройки
# $time (string): local time on the reader's phone
board-until = 🕐 До { $time }
# $time (string): date and local time on the reader's phone
board-until-day = 🕐 До { $time }
# $names (string): whose seats are free
board-seat-wanted = 🚪 Извън играта: { $names }. Кой ще поеме мястото?
# $names (string): players whom the bot cannot write to
board-unreachable = 📵 Не мога да пиша на { $names }. Отворете бота и натиснете „Старт“.
# $name (string): whose seat it was
button-take-seat = 💺 Влез за { $name }
button-nudge = ⏰ Подсети
button-vote-off = ✖️ Да, прекрати я
button-end-game = 🛑 Прекрати
button-keep-playing = ▶️ Играем още
# $count (number): how often it can still be done
button-reroll = 🔄 Нови думи ({ $count ->
    [one] веднъж
    [2] два пъти
   *[other] { $count } пъти
})
page-nudged-already = ⏰ Току-що имаше подсещане. Изчакайте минутка.
page-nudged-already-too = ⏰ { toast-nudged-already-too }
page-kick = Кого да извадим от играта?
# $name (string): who has to leave
page-player-out = 🚪 { $name } вече не е в играта.
# $count, $needed (number)
page-vote = ✖️ Да прекратим ли играта? Гласове досега: { $count } от { $needed }.
page-vote-over = ✖️ Гласувахте ({ $count } от { $needed }): край на играта.
toast-voted = Гласът ти е отчетен: { $count } от { $needed }.
toast-ended = Играта свърши.
toast-goes-on = Играта продължава.
page-settings =
    ⚙️ <b>Настройки</b>
    Натисни някоя, за да я промениш.
settings-whose = <i>Могат да ги променят играчите в тази игра и админите.</i>
# $setting (string): a setting with what is chosen
setting-opened = <b>{ $setting }</b>
button-setting = { $setting } ▸
button-all-settings = ◂ Назад
# From when on a choice holds
setting-holds-now = <i>Промените важат веднага.</i>
setting-holds-step = <i>Промените важат от следващата стъпка.</i>
setting-holds-game = <i>Промените важат от следващата игра.</i>
# What each setting means
setting-about-pace = Колко чакам за указания и отговори, преди играта да продължи.
setting-about-spoilers = Тайните ти са замъглени, докато не ги натиснеш. Удобно в автобуса.
setting-about-rerolls = Колко пъти можете да смените ключовите си думи преди първото указание.
setting-about-mode = Автоматично: трима играят като двойка и прихващач, а 4–8 души – в два отбора. Или изберете сами.
setting-about-agreement = Трябва ли целият отбор да е съгласен с отговора, или стига и един играч?
setting-about-talk = Докато отборът ти отгатва, всичко, което ми пишеш, стига до съотборниците ти, но никога до криптографа.
setting-about-deduction = На лично ти показвам кои числа са още възможни за всяка скрита карта.
# $value (string): what is chosen; of rerolls a number
setting-pace = ⏱ Темпо: { $value }
setting-spoilers = 🙈 Скрити тайни: { $value }
setting-rerolls = 🔄 Нови думи: { $value }
setting-mode = 👥 Състав: { $value }
setting-agreement = 🤝 Отговор: { $value }
setting-talk = 💬 Отборен чат: { $value }
setting-deduction = 🔎 Подсказки: { $value }
pace-relaxed = спокойно
pace-classic = класическо
pace-slow = бавно
# $count (number): how often
rerolls = { $count ->
    [0] никога
    [2] два пъти
    [one] веднъж
   *[other] { $count } пъти
}
setting-on = да
setting-off = не
button-pace-relaxed = Спокойно: без ограничение
button-pace-classic = Класическо: 3–4 минути
button-pace-slow = Бавно: 12 часа
button-spoilers-on = 🙈 Скрити до натискане
button-spoilers-off = 👀 Винаги видими
# $names (string): who is awaited
toast-nudged = Подсетихме: { $names }
# The same to somebody who is awaited, too
toast-nudged-too = Подсетихме: { $names }. Чакаме и теб: ела в личния ни чат.
toast-nudged-already = Току-що имаше подсещане. Изчакай минутка.
toast-nudged-already-too = Току-що подсетихме другите. Чакаме и теб: ела в личния ни чат.

## Leaving, substitutes, and who is away

# $name (string): who asked for it
page-leave = 🚪 { $name }, излизаш ли от играта? Тогава друг може да поеме мястото ти.
# The same in Secret numbers
# $name (string): who asked for it
cards-leave = 🚪 { $name }, излизаш ли от играта? Тогава всичките ти карти се откриват, а мястото може да поеме някой друг или робот.
button-leave-game = 🚪 Излизам
button-stay = Оставам
toast-stayed = Оставаш в играта.
# $name (string): who was asked
toast-asked-another = На това може да отговори само { $name }.
# $name (string): who lost the seat
toast-kicked = { $name } вече не е в играта.
page-end-game =
    🛑 <b>Да прекратим ли играта за всички?</b>
    Всички тайни ще се разкрият и никой няма да спечели.
page-game-goes-on = ▶️ Играта продължава.
# $name (string): who ended it
page-game-ended = 🛑 { $name } прекрати играта.
# $name (string): for whom
toast-seat-taken = Влизаш за { $name }! Тайните ти са в личния ни чат.
# $title (string): the group's name
parting-left = 🚪 Вече не си в играта в „{ $title }“.
parting-kicked = 🚪 Извадиха те от играта в „{ $title }“.
parting-replaced = 🚪 Времето ти изтече два пъти, затова друг пое мястото ти в „{ $title }“.
# $name (string): whose seat it was; $title (string): the group's name; $team (string): a team's
welcome-substitute = ✅ Влизаш за { $name } в „{ $title }“.
welcome-pair = ✅ Влизаш за { $name } в „{ $title }“: ти си в двойката.
welcome-interceptor = ✅ Влизаш за { $name } в „{ $title }“: ти си прихващачът.
welcome-team = ✅ Влизаш за { $name } в „{ $title }“. Отборът ти: { $team }.
# $names (string): who left
card-seat-free = 💺 Извън играта: { $names }. Чакаме някой от групата да поеме мястото. Ако никой не го направи навреме, играта свършва.
notice-seat-free = Има свободно място. Щом някой го заеме, играта продължава.
# $name (string): a player whose time ran out twice
board-seems-away = 💤 Май { $name } отсъства. Някой може да поеме мястото, но може и да изчакате.
button-wait-for = ⏸ Чакаме
toast-waits-for = Добре, чакаме { $name }.
# $name (string): who wants to wait; $away (string): for whom
page-waits-for = ⏸ { $name } предлага да изчакаме { $away }.
# $name (string): who sent /leave
page-no-seat = { $name }, тук не си в игра.
page-no-free-seat = 💺 В момента няма свободно място. За следващата игра прати /join.
# $name (string): who has taken a seat
page-open-bot = { $name }, натисни „Отвори бота“ и после „Старт“, за да ти пратя тайните.

## The next game

# $names (string): who waits for it
board-next-game = 🙋 За следващата игра: { $names }
button-play-next = 🙋 Не играеш? Ела в следващата
toast-play-again = Ти беше в тази игра. За още една натисни 🔁 горе.
toast-playing-already = Вече играеш. Този бутон е за тези, които чакат следващата игра.
toast-on-the-list = Записах те за следващата игра! Ако размислиш, натисни пак.
toast-off-the-list = Вече не си в списъка за следващата игра.
toast-list-full = Списъкът за следващата игра е пълен.
# $name (string): who asked for it
page-next-game = 🙋 { $name }, записах те за следващата игра. Ако размислиш, натисни пак „Ела в следващата“.
page-next-game-open = 🙋 { $name }, записах те за следващата игра. Натисни „Отвори бота“ и после „Старт“, за да ти пратя тайните.
page-list-full = { toast-list-full }
page-playing-already = { $name }, вече играеш.
# $title (string): the group's name
page-queued =
    🙋 <b>Записах те за следващата игра в „{ $title }“.</b>
    Щом започне, ще ти пратя тайните тук.

## Told when a lobby opens

command-notify = пиши ми, когато тук се отвори лоби
# $name (string): who sent the command
page-notify-on = 🔔 { $name }, ще ти пиша, когато някой отвори лоби тук, но най-много веднъж на час. Ако ти омръзне, прати пак /notify.
page-notify-off = 🔕 { $name }, вече няма да ти пиша за лобита тук.
page-notify-open = 🔔 { $name }, натисни „Отвори бота“ и после „Старт“, за да мога да ти пиша, когато някой отвори лоби тук.
# $name (string): who sent the command; $most (number): how many can be told
page-notify-full = 🔔 Съжалявам, { $name }: вече пиша на { $most } души, когато тук се отвори лоби, и с повече не смогвам.
# $title (string): the group's name
page-notify-ready =
    🔔 <b>Ще ти пиша, когато някой отвори лоби в „{ $title }“.</b>
    Най-много веднъж на час. Ако ти омръзне, прати пак /notify в групата.
# In private, to those who asked. $title (string): the group's name
notify-lobby =
    🔔 <b>В „{ $title }“ има отворено лоби.</b>
    Играе ли ти се? Натисни „Играя“.
button-stop-notify = 🔕 Не ми пиши
toast-notify-off = 🔕 Добре, вече няма да ти пиша за лобита в тази група.

## The rematch

# $name (string): who asked first; $roles (string): one of the texts below, rematch-roles-...
rematch-called = 🔁 <b>{ $name } иска още една:</b> { $roles }.
rematch-you-are-in = ✅ Ти си и в следващата игра.
# $names (string): who did not answer in time
page-rematch-late = ⌛ Още няма отговор от { $names }. Място има: натиснете „🙋 Играя“ по-горе.
# In private, to who has not answered in time. $title (string): the group's name
rematch-open =
    🔁 <b>В „{ $title }“ се готви нова игра.</b>
    Още има място. Играе ли ти се? Натисни „Играя“.
rematch-roles-before = както досега
# $name (string): who is the interceptor then
rematch-roles-interceptor = прихваща { $name }
rematch-roles-teams = в два отбора
rematch-roles-swapped = с разменени цветове
rematch-roles-shuffled = с разбъркване
# $name (string): who begins then
rematch-roles-first = започва { $name }
# Where too few have not said no
rematch-roles-short = лобито се отваря за още играчи
# $names (string): who is in
rematch-in = Засега играят: { $names }
# $names (string): who has not answered; they have half a minute
rematch-until = ⏳ { $names }, още една? Започваме, щом отговорят всички, или след половин минута.
button-rematch-yes = 🔁 Играя
button-rematch-no = 🙅 Без мен
toast-rematch-on = Следващата игра започна!
toast-rematch-lobby = В играта си! Лобито е отворено за още играчи.
# $names (string): who has not answered
toast-rematch-waits = В играта си! Чакаме { $names }.
# A tap on a button with other roles than those that were asked for. $name (string): who asked first; $roles (string): as above
toast-rematch-other = { $name } вече предложи още една: { $roles }. Ако нямаш нищо против, натисни „Играя“.
toast-rematch-without-you = Нищо, може би следващия път!
toast-not-in-last-game = Не беше в тази игра. Ако искаш да играеш, натисни „Ела в следващата“.

## Nudges

# $name (string): who is awaited
nudge-any = ⏰ { $name }, твой ред е.
nudge-clues = ⏰ { $name }, твой ред е: прати ми указанията на лично.
nudge-guess = ⏰ { $name }, твой ред е: ела в личния ни чат и познай кода.
nudge-interception = ⏰ { $name }, твой ред е: ела в личния ни чат и прихвани кода.
nudge-keywords = ⏰ { $name }, твой ред е: ела в личния ни чат и познай думите на другия отбор.
nudge-reveal = ⏰ { $name }, твой ред е: открий една своя карта.
nudge-guess-card = ⏰ { $name }, твой ред е: познай карта.
button-intercept-code = 🕵️ Прихвани кода
button-reveal-card = 👁 Открий карта
button-guess-card = 🎯 Познай карта
toast-nudge-seat-free = Сега не е ничий ред. Играта чака някой да заеме свободното място.
toast-nudge-nobody = Сега няма кого да подсещаме.
toast-nudge-you = Всички чакаме теб! Ела в личния ни чат.
page-nudge-seat-free = { toast-nudge-seat-free }
page-nudge-nobody = { toast-nudge-nobody }
page-nudge-you = { toast-nudge-you }

## Pictures: drawn, so without markup and emoji

picture-game = Тайни кодове
side-pair = Двойката
side-interceptor = Прихващачът
picture-won-pair = Победа за { $names }
picture-won-interceptor = { $names } разбива кода в рунд { $round }
picture-won-interceptor-given = { $names } печели в рунд { $round }
# Between two names, with its spaces
picture-and = { " " }и{ " " }
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
picture-decoded = Отгатнати кодове на партньора
# $right, $total (number): how many of how many
picture-share = { $right } от { $total }
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
    За всяка цифра криптографът дава по едно указание, в същия ред, пред всички.
    Кодовете се теглят на случаен принцип, така че един и същ може да се падне и два пъти.

    <blockquote>Код 4·2·1
    4 пипер → кихане
    2 пристанище → лодки
    1 фенер → нощна разходка</blockquote>
page-rules-3 =
    📖 <b>Отгатване</b> ({ $page } от { $pages })

    Партньорът знае ключовите думи и отгатва кода: 4·2·1.
    От втория рунд нататък го отгатва и прихващачът, по всички указания досега. Никой не вижда чуждия отговор, преди и двата да са заключени.
    После двамата в двойката си сменят ролите.
page-rules-4 =
    📖 <b>Чипове</b> ({ $page } от { $pages })

    Прихващачът получава чип за всеки прихванат код и чип за всеки код, който партньорът сбърка. И двете в един рунд? Два чипа!
    Събере ли <b>два чипа</b> за пет рунда, печели прихващачът. Иначе печели двойката.
page-rules-5 =
    📖 <b>Добри указания</b> ({ $page } от { $pages })

    Указанието трябва да е свързано със смисъла на ключовата дума. Дума, изречение, гласово съобщение, GIF, стикер, снимка: всичко може.
    Не може: ключова дума или неин превод, буквите или номерът ѝ, шеги, които само двамата разбирате, едно и също указание два пъти, самият код. За дума със същия корен ще те предупредя.
    Прекалено ясно – и прихващачът се досеща за думите ви. Прекалено мъгляво – и партньорът ти се губи. Ако някое указание не изглежда честно, прихващачът може да възрази: ✋.
page-rules-6 =
    📖 <b>Два отбора</b> ({ $page } от { $pages })

    Ако сте 4–8 души, играете в два отбора: ⬜ белите и ⬛ черните. Всеки отбор има свои четири ключови думи, а двамата криптографи пишат едновременно.
    Първи са указанията на белите. Белите (без криптографа си) отгатват кода, а от втория рунд нататък всички черни се опитват да го прихванат. После отборите си сменят ролите.
    Каквото ми пишеш на лично, докато отгатвате, стига до отбора ти, но никога до криптографа на този код.
page-rules-7 =
    📖 <b>Победа при два отбора</b> ({ $page } от { $pages })

    🎯 Прихванат код носи чип за прихващане: с два отборът печели. ❌ Сбъркан собствен код носи чип за грешно дешифриране: с два отборът губи. Чиповете се броят в края на рунда, след като и двата кода са разкрити.
    При равенство или ако след осем рунда няма победител, всяко прихващане носи точка, а всяка грешка отнема точка. Пак равно? Всеки отбор се опитва да познае четирите ключови думи на другия. И тогава равно? Победата е обща!
    С пясъчния часовник по-бавният криптограф има 30 секунди, след като другият е готов.
# For teams, instead of the pages about a round and about clues
page-rules-8 =
    📖 <b>Ключови думи и кодове</b> ({ $page } от { $pages })

    Отборът ти има четири общи тайни ключови думи с номера от 1 до 4, едни и същи през цялата игра.
    Криптографът вижда код, три различни цифри от 1 до 4, и дава по едно указание за всяка, в същия ред, пред всички. Кодовете се теглят на случаен принцип, така че един и същ може да се падне и два пъти.

    <blockquote>1 фенер, 2 пристанище, 3 стълба, 4 пипер
    Код 4·2·1
    4 пипер → кихане
    2 пристанище → лодки
    1 фенер → нощна разходка</blockquote>
page-rules-9 =
    📖 <b>Добри указания</b> ({ $page } от { $pages })

    Указанието трябва да е свързано със смисъла на ключовата дума. Дума, изречение, гласово съобщение, GIF, стикер, снимка: всичко може.
    Не може: ключова дума или неин превод, буквите или номерът ѝ, шеги, които само вие разбирате, едно и също указание два пъти, самият код. За дума със същия корен ще те предупредя.
    Прекалено ясно – и другият отбор се досеща за думите ви. Прекалено мъгляво – и твоят отбор се губи. Ако някое указание не изглежда честно, другият отбор може да възрази: ✋.
button-back = ◂ Назад
button-next = Напред ▸
# On the rules, and on the help in a group
button-close-page = ✖️ Затвори
# On a page in private, while the reader plays
button-back-to-game = ↩️ Към играта
command-rules = правилата, страница по страница

## Sheet, games, statistics, record

command-sheet = играта досега
command-stats = игри, победи и поводи за гордост
command-export = свали записа на последната игра
command-games = игрите ти във всички групи
# $rounds (string): the finished rounds
page-sheet =
    📄 <b>Лист за записки</b>
    { $rounds }
page-sheet-empty = 📄 Още няма изигран рунд.
page-stats-none = 📊 Още няма завършени игри.
# $name (string): a person or a group
page-stats = 📊 <b>{ $name }</b>
# $value (string): a number; $label (string): what it counts
stats-figure = { $value } { $label }
# $label (string): what was tried; $detail (string): how many of how many
stats-bar = { $label }: { $detail }
stats-leaders = 🏅 Най-добрите тук:
# For somebody who has only played alone
stats-alone = 📊 Още няма завършени игри с приятели, а тренировките не се броят.
# The last puzzle of the day that somebody has played. $date (string): a day, as 18 November; $score (string): as 2/4; $squares (string)
stats-daily = 🧩 Загадката за { $date }: { $squares } { $score }
# $rows (string): one line a player
page-leaderboard =
    🏅 <b>Класация</b>
    { $rows }
# $place, $wins, $games (number), $name (string)
leaderboard-row = { $place }. { $name } – победи: { $wins } от { $games }
page-export-none = 💾 Записът на играта е готов чак след края ѝ.
page-export = 💾 Ето записа на играта.
page-games-none = В момента не си в никоя игра.
# $rows (string): one line a game
page-games =
    🎲 <b>Твоите игри</b>
    { $rows }
# $title (string): a group's name
games-row-awaited = ▶️ { $title }: твой ред е
games-row-running = ⏳ { $title }: играта върви
games-row-lobby = 🔐 { $title }: чакаме играчи
# $title (string): a group's name
button-show-card = 👁 { $title }
toast-card-below = Тайните ти за „{ $title }“ са отдолу.
page-which-game = За коя игра е това? Избери я и ще предам съобщението ти.
# $title (string): a group's name
page-game-chosen = ✅ Съобщението ти отиде в <b>{ $title }</b>.
# $title (string): a group's name
toast-game-chosen = Предадено в „{ $title }“.

## Two teams: the lobby

side-white = Белите
side-black = Черните
lobby-intro-teams = Два отбора си предават кодове с указания и се подслушват взаимно. Най-много осем рунда.
lobby-rotation = → показва в какъв ред играчите дават указания.
lobby-unbalanced = Отборите може да се различават най-много с един играч. Нека някой смени отбора или натиснете „⚖️ Изравни“.
board-teams = 🔐 <b>Тайни кодове</b>: два отбора.
# $team (string): a team's name behind its colour; $names (string): its players
board-team = { $team }: { $names }
button-balance = ⚖️ Изравни
button-rematch-swapped = 🔃 Размени цветовете
toast-side-full = Този отбор е пълен.
# $most (number): how many can play so
toast-too-many = Твърде много играчи: максимум { $most }.
toast-unbalanced = Отборите може да се различават най-много с един играч.
command-team = дай име на отбора си
# $team (string): a team's name
page-team-how = 🏷 Отборът ти се казва { $team }. За друго име: <code>/team Нощни сови</code>
page-team-taken = 🏷 Другият отбор вече се казва { $team }.
page-team-not-now = 🏷 Името на отбора избират само играчите му, в лобито преди играта.

## Two teams: the board

# $round (html): as above; $team (string); $name (string): the encoder
board-title-team = <b>{ $round }</b> · { $team }, указания от { $name }
board-round = ✍️ <b>{ $round }</b>: криптографите ми пишат указанията на лично.
board-team-writing = { $team }: { $name } пише…
board-team-written = { $team }: { $name } – готово ✓
# $names (string): who gives clues then
board-next-encoders = Криптографи в следващия рунд: { $names }
# $seconds (number): what the sandglass has left; $time (string): local time on the reader's phone
board-sand = ⌛ Още { $seconds } сек., до { $time }
# $team (string); $intercepts, $misread (string): tokens of both kinds as filled and empty circles
score-team = { $team }: 🎯 { $intercepts } · ❌ { $misread }

## Two teams: ties and the end

tie-break-title = ⚖️ <b>Равно е: познайте думите на другите!</b>
tie-break-write = Всеки отбор ми праща на лично четирите ключови думи на другия.
tie-break-awaited = ⏳ Чакаме { $names }
team-done = 🔒 { $team }: готово
# $words (string): what a team took for the other's keywords; $count (number): how many are right
tie-break-wrote = { $team }: { $words } – познати: { $count }
# $team (string): the winners' team; $names (string): its players
end-team = 🏆 <b>Победа за { $team }: { $names }!</b>
end-shared = 🏆 <b>Обща победа: { $names }!</b>
# $team (string): who has them
end-why-interceptions = { $team }: два чипа за прихващане.
end-why-miscommunications = { $team }: два чипа за грешно дешифриране.
end-tie-one-has-both = Равенство: { $team } – по два чипа от всеки вид.
end-tie-both-intercepted = Равенство: и двата отбора имат по два чипа за прихващане.
end-tie-both-misread = Равенство: и двата отбора имат по два чипа за грешно дешифриране.
# $rounds (number): how many there were
end-tie-rounds-over = Равенство: след { $rounds } рунда никой отбор няма два еднакви чипа.
# $score (string): both teams with their points or keywords
end-why-points = Решават точките: { $score }.
end-equal-points = По точки е равно: { $score }.
end-why-keywords = Решават познатите ключови думи: { $score }.
end-why-shared = И по познати ключови думи е равно: { $score }.
# $team (string): a team's name
picture-won-team = Победа за { $team }
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
card-locked-words = 🔒 Вашият отговор за думите им: { $words }
# $round (number)
card-turn-to-come = ✍️ Ти даваш указания в рунд { $round }.
# $name (string): who gave the clues
card-own-code = 🔓 <b>Кодът на отбора ти</b>: указания от { $name }
# $team (string): the other team
card-their-code = 🕵️ <b>За прихващане: { $team }</b> – указанията им досега
card-help-all = Натисни бутон за всяко указание. Отговорът се заключва, щом целият отбор натисне „Да“.
card-help-any = Натисни бутон за всяко указание. Който заключи пръв, решава за целия отбор.
# $name (string): a player of the own team; $draft (string): that player's answer so far
card-mate = { $name }: { $draft }
card-mate-agreed = { $name }: { $draft } ✓
# $names (string): whose yes is missing
card-agreed = ✓ Твоето „да“ е отбелязано. Чакаме { $names }.
card-tie-break = ⚖️ <b>Кои са ключовите думи на другия отбор?</b>
# $slot (number), $clues (string): clues given for it; $word (string): the guess
card-tie-word = { $slot } { $clues } → <b>{ $word }</b>
card-tie-empty = { $slot } { $clues } → …
card-tie-help = ✍️ Прати четирите думи в едно съобщение, всяка на отделен ред, или една по една. Ако не знаеш някоя, сложи „-“ на нейно място.
# $number (number): which keyword
card-tie-changing = ✏️ Прати нова дума за номер { $number }.
button-agree = 🤝 Да
# $name (string): whose draft to write on the own card
button-take-over = ⬇️ Вземи { $draft } от { $name }
button-take-over-words = ⬇️ Вземи думите на { $name }
# $number (number): which keyword
toast-write-word = Сега прати нова дума за номер { $number }.
toast-agreed = Твоето „да“ е отбелязано.
toast-taken-over = Взето от { $name }.

## Team chat

# $name (string): who says it; $text (string)
talk-line = 💬 <b>{ $name }</b>: { $text }
# $round (number)
talk-read = 💬 Какво си каза отборът ти в рунд { $round }
# $names (string): who hears it
card-talk = 💬 Каквото пишеш тук, стига до { $names }.
card-talk-muted = 🔕 Отборният чат е спрян за теб.
button-talk-mute = 🔕 Спри чата
button-talk-hear = 🔔 Пусни чата
toast-talk-muted = Отборният чат е спрян: засега няма да получаваш съобщенията на отбора.
toast-talk-heard = Отборният чат е пуснат: пак ще получаваш съобщенията на отбора.
# $round (number): whose team chat the encoder can read now
button-read-talk = 💬 Чатът от рунд { $round }
# $most (number)
notice-talk-too-long = Най-много { $most } знака наведнъж, моля.
notice-not-for-team = Това не мога да предам на отбора ти. Мога да предавам думи, 🎤 глас, стикери, GIF и снимки.
notice-talk-too-fast = По-полека: това съобщение не стигна до отбора ти.
notice-clue-too-late = Времето за указания изтече. Никой не видя това съобщение.

## The notebook: notes about the other side's keywords, secret until the end

# $line (html): a number with its clues; $note (string)
card-note = { $line } · ✏️ <i>{ $note }</i>
# $notes (string): notes, some of them with a number
card-notes = ✏️ <i>{ $notes }</i>
card-notes-help = ✏️ Имаш догадка? Прати ми номер и дума, например <i>2 животно</i>: ще я запиша. Накрая всички ще видят бележките ти.
card-notes-help-alone = ✏️ Имаш догадка? Прати ми бележка като <i>2 животно</i>.
notice-notes-are-words = В бележника влизат само думи.
# $slot (number): the number of the note
news-note-kept = ✏️ Записано. За да изтриеш бележка, прати само номера ѝ: <i>{ $slot }</i>
news-note-gone = ✏️ Бележка { $slot } е изтрита.
# $name (string): whose notebook; $notes (string): the notes with the truth beside them
end-notebook = 🕵️ <b>Бележникът на { $name }</b>: { $notes }
notice-words-only = Тук важат само думи.
notice-four-words = Думите са четири, всяка на отделен ред. Натисни някой ✏️, за да промениш една.
notice-word-too-long = Думата е твърде дълга: най-много { $most } знака.

## Two teams: settings

mode-auto = автоматично
mode-interceptor = двойка и прихващач
mode-teams = два отбора
agreement-all = с общо съгласие
agreement-any = стига и един
button-talk-on = 💬 С отборен чат
button-talk-off = 🔇 Без отборен чат

## Pictures of the card game: drawn, so without markup and emoji

track-game = Тайни числа
# $name (string): a player
track-turn = На ход: { $name }
track-winner = { $name } печели!
track-opening = Всеки открива по две карти
track-round = Кръг { $round }
track-last-round = последен кръг
track-again = втори опит?
# $count (number): how many points end the game
track-why-points = Някой събра { $count } точки и кръгът беше доигран.
track-why-no-card = Не остана скрита карта за отгатване.
track-why-end-called = Предсрочен край: три кръга без открита карта.
# $name (string): a player whose hand lies open
track-left = { $name } · излезе
track-open = открита
track-hidden = скрита
track-never-open = неотгатната
track-covered = извън играта
track-place = място в ръката
track-aside = Настрана

## Secret numbers: the lobby

button-game-codes = 🔐 Играй на „Тайни кодове“
button-game-kryptos = 🔢 Играй на „Тайни числа“
cards-lobby-title = 🔢 <b>Тайни числа</b>
cards-lobby-intro = От трима до шестима играчи, всеки отгатва скритите карти с числа на другите. Щом някой събере 15 точки, този кръг е последен.
# $names (string): the players in turn order
cards-lobby-order = 👥 Ред на игра: { $names }
# $name (string): who begins
cards-lobby-first = 🥇 Първи играч: { $name }
cards-first-by-lot = по жребий
# $options (string): some of the three below
cards-lobby-options = ⚙️ Допълнителни правила: { $options }
cards-lobby-no-mystery = „Загадка“ е за четирима или петима, затова засега отпада.
# $option (string): an added rule
toast-option-added = Добавено: { $option }
toast-option-dropped = Махнато: { $option }
toast-rule-advanced = Не се откриват най-малката и най-голямата карта, нито две поредни числа, а от всеки цвят – само по няколко карти.
toast-rule-mystery = В играта влизат още четири карти, а четири случайни остават настрана. Те не са у никого.
toast-rule-bribe = Точката за втория опит отива при собственика на картата, която отгатваш.
# $name (string): the host
toast-host-picks-first = Само { $name } избира кой ще е първи.
option-advanced = усложнено начало
option-mystery = загадка
option-bribe = подкуп
button-first = 🥇 Първи играч
button-option-advanced-on = ✅ Усложнено начало
button-option-advanced-off = ➕ Усложнено начало
button-option-mystery-on = ✅ Загадка
button-option-mystery-off = ➕ Загадка
button-option-bribe-on = ✅ Подкуп
button-option-bribe-off = ➕ Подкуп

## Secret numbers: the board

# $names (string): the players in turn order
cards-started = 🔢 <b>Тайни числа</b>: { $names }
# $names (string): the players against the turn order
cards-started-reverse = 👁 Първо откривате карти в обратен ред, два пъти по една: { $names }
cards-opening = 🔢 <b>Началото</b>: всеки открива по две карти, в обратен ред.
cards-opened = 🔢 Първите карти са открити. Започваме!
# $round (number)
cards-round = 🔢 <b>Кръг { $round }</b>
# $name (string): a player; $points (number)
cards-hand = <b>{ $name }</b> ⭐{ $points }
cards-hand-on-turn = ▶️ <b>{ $name }</b> ⭐{ $points }
cards-hand-left = 🚪 <b>{ $name }</b> ⭐{ $points }
cards-aside = Настрана: { $tokens }
# $name (string): who guessed; $owner (string): whose card; $place (string): its letter; $card (string): sign and number; $points (number)
cards-news-found = 🎯 <b>{ $name } позна карта { $place } на { $owner }: { $card }!</b> +{ $points }
# $name (string): who guessed; $owner (string): whose card; $place (string): its letter; $card (string): sign and number
cards-news-missed = ❌ { $name }: карта { $place } на { $owner } не е { $card }
# $name (string): a player; $card (string): sign and number
cards-news-opened = 👁 { $name } открива { $card }
cards-news-opened-late = ⌛ Времето на { $name } изтече: открива се { $card }
# $name (string): a player
cards-news-passed = 🙅 { $name } пасува
cards-news-late = ⌛ Времето на { $name } изтече: ходът отпада
cards-news-skipped = ⏭ За { $name } няма карта за отгатване: ходът се прескача
cards-news-left = 🚪 { $name } излезе от играта и цялата ръка е открита
cards-news-taken = 💺 { $name } влиза в играта
# $name (string): who brought the last round; $points (number): theirs at that moment
cards-news-last-round = 🏁 Последен кръг! { $name } събра { $points } точки.
# $top (number): the highest number in the game
cards-unrevealed = Още неоткрити (1–{ $top }):
# $names (string): who is awaited
cards-awaited-reveal = ▶️ { $names }: открий една своя карта
cards-awaited-guess = ▶️ { $names }: познай карта
cards-awaited-again = ▶️ { $names }: плати 1 точка за втори опит или пасувай
cards-quiet = 🤫 Три кръга без нито една открита карта. Сега всеки играч може да сложи край.
button-my-cards = 👁 Моите карти
button-call-end = 🏁 Сложи край

## Secret numbers: the end

# $name (string): the winner; $points (number)
cards-won = 🏆 <b>{ $name } печели!</b> ⭐{ $points }
cards-why-earlier = При равни точки печели този, който играе по-рано.
cards-end-hands = Всички карти (🔒 = никой не позна)
# $cards (string): signs and numbers
cards-end-aside = Настрана: { $cards }
cards-all-found = 🔓 Познахте всички карти до една!
# $cards (string): names, signs and numbers
cards-secrets = 🔒 Никой не позна: { $cards }
# $count (number): how many cards
cards-many-secrets = 🔒 { $count } карти останаха неотгатнати.
# $name (string): a player; $count (number): how many guesses, all of them right
cards-title-sharpshooter = 🎯 Точен мерник: { $name }, { $count } от { $count }
# $name (string): a player
cards-title-poker-face = 🗿 Каменно лице: никой не позна нито една карта на { $name }
# $name (string): a player; $count (number): how many cards, two or more
cards-title-second-wind = 💰 Втори дъх: { $name }, { $count } карти от втори опит
# the winner's points are equal to another's
cards-title-tie = 📸 Фотофиниш: равни точки
# the winner is one point ahead
cards-title-photo-finish = 📸 Фотофиниш: само точка разлика
# $points (number): the reader's
cards-over-won = 🏆 <b>Победа за теб!</b> ⭐{ $points }
# $name (string): the winner; $points (number): the reader's and the winner's
cards-over-tied = 🤏 На косъм! И ти, и { $name } имате по ⭐{ $points }, но { $name } играе по-рано.
# $name (string): the winner; $points (number): the reader's; $count (number): how many points short
cards-over-close = 🤏 На косъм! { $name } печели, а ти завършваш с ⭐{ $points }, само на ⭐{ $count } от победата.
# $name (string): the winner; $best (number): the winner's points; $points (number): the reader's
cards-over-lost = 🎲 { $name } печели с ⭐{ $best }. Ти завършваш с ⭐{ $points }.
# $count (number): cards that the reader guessed; $kept (number): the reader's cards that nobody guessed
cards-over-count = Позна { $count ->
    [one] { $count } карта
   *[other] { $count } карти
}; твои, които никой не позна: { $kept }.
button-rematch-first = 🥇 Започва следващият

## Secret numbers: the card

# $title (string): the group's name; $points (number)
cards-card-title = 🔢 <b>{ $title }</b> · ⭐{ $points }
cards-card-own = Твоите карти (тези в скоби са открити)
cards-card-reveal = 👁 Открий една своя карта. Всички ще я видят.
cards-card-advanced = Усложненото начало позволява само тези.
cards-card-whose = 🎯 Твой ред е! Чия карта ще отгатваш?
cards-card-whose-again = 🎯 Чия карта ще отгатваш сега?
# $name (string): whose hand it is; $card (string): the letter of a card
cards-card-which = 🎯 Коя карта на { $name }? Познаеш ли, печелиш +{ $points }.
cards-card-number = 🎯 Кое число е карта { $card } на { $name }?
cards-card-missed = ❌ Не позна! Плати 1 точка за втори опит или пасувай.
cards-card-missed-bribe = ❌ Не позна! Вторият опит струва 1 точка и тя отива при собственика на картата, която отгатваш сега. Или пасувай.
# $name (string): who is on turn
cards-card-waiting = ⏳ <b>На ход: { $name }</b>
cards-card-you-next = 👉 Следваш ти.
# $points (number): the reader’s, which brought the last round
cards-last-round-own = 🏁 Последен кръг! Ти събра { $points } точки.
cards-coach = 💡 <b>Първа игра?</b> Всяка ръка е подредена от малките към големите числа. Всяка буква е скрита карта, а 🔺{"\u2060"}×2 значи, че две от скритите са 🔺. Познай числото зад някоя буква и печелиш <b>+3</b> – или по-малко, ако в тази ръка са останали само една-две скрити карти. <b>⭐</b> са точките: стигне ли някой 15, кръгът е последен.
cards-coach-aside = 💡 <b>Настрана</b>: тези карти не са у никого.
cards-coach-reveal = 💡 <b>Първа игра?</b> Всяка ръка е подредена от малките към големите числа, а вие ще отгатвате картите на другите. Първо всеки открива по две свои. <b>⭐</b> са точките: всеки започва с 2 и може да плати 1 за втори опит.
cards-coach-ends = 💡 Крайна карта издава по-малко от карта в средата на ръката.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $worth (string): such as +3; $points (number): all that the reader has
cards-result-found = 🎯 <b>Да! Карта { $place } на { $name } е { $card }.</b> { $worth }, вече имаш ⭐{ $points }.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number
cards-result-missed = ❌ Карта { $place } на { $name } не е { $card }.
# $name (string): who guessed; $place (string): the letter of the reader's card; $card (string): sign and number; $points (number): what it brought
cards-result-lost = 😮 { $name } позна твоята { $place }: { $card }, и печели +{ $points }.
# $left (number): the reader's hidden cards
cards-result-left = Остават ти скрити карти: { $left }.
# $name (string): who guessed; $place (string): the letter of the reader's card; $card (string): sign and number
cards-result-safe = 😌 { $name } помисли твоята { $place } за { $card }, но сбърка!
# $told (string): that a card of the reader's was guessed, or not
cards-result-bribed = { $told } 💰 +1 за теб.
cards-result-late = ⌛ Времето изтече и ходът ти отпадна.
cards-result-skipped = ⏭ Нямаше карта, която да отгатнеш, и ходът ти беше прескочен.
# $card (string): sign and number
cards-result-opened-late = ⌛ Времето изтече и твоята { $card } беше открита.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $points (number): what it is worth
cards-card-confirm = 🎯 Наистина ли карта { $place } на { $name } е { $card }? Познаеш ли, печелиш +{ $points }, а грешката не струва нищо.
cards-card-confirm-more = Сбъркаш ли, можеш да платиш 1 точка за втори опит.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $worth (string): what it brings, less its price, such as +2
cards-card-confirm-paid = 🎯 Наистина ли карта { $place } на { $name } е { $card }? Този опит струва 1 точка. Познаеш ли, чистата печалба е { $worth }.
# $card (string): sign and number
button-say-number = 🎯 Кажи { $card }
button-say-anyway = ⚠️ Кажи { $card } все пак
button-another-number = ↩️ Друго число
button-another-card = ↩️ Друга карта
button-another-hand = ↩️ Друг играч
# $card (string): sign and number
toast-card-opened = Вече всички виждат твоята { $card }.
toast-passed = Пасуваш. Следващият е на ход!
toast-end-called = Ти сложи край на играта.
button-pass = 🙅 Пас
button-other-numbers = ⚠️ Други числа
button-possible-numbers = 🔎 Възможни числа
# $card (string): sign and number; $points (number)
toast-card-missed = Не, не е { $card }.
toast-card-found = { $card } е вярно! +{ $points } ⭐
# $name (string): whose card; $place (string): its letter; $card (string): sign and number
toast-aim-hand = Сега избери карта на { $name }.
toast-aim-card = Карта { $place } на { $name }: сега избери число.
toast-aim-number = Карта { $place } на { $name }: { $card }? Потвърди отдолу.
toast-aim-nobody = Чия карта ще отгатваш?
# $cards (string): signs and numbers
alert-cards = { $cards }
# $reason (string): why it is wrong; $button (string): what the button says that guesses it anyway
alert-flaw = { $reason } Ако държиш на това число, натисни „{ $button }“ отдолу.
notice-by-buttons = В тази игра няма нищо за писане: играй с бутоните.

## Secret numbers: why a number cannot be right

# $number (number): the one that was tapped
flaw-not-in-game = { $number } не участва в играта.
flaw-revealed = { $number } вече е открито.
flaw-own-card = { $number } е у теб.
flaw-refuted = { $number } вече беше казано за тази карта и не е вярно.
flaw-out-of-order = { $number } не пасва между откритите карти.
flaw-no-such-colour = В тази ръка няма скрита карта с цвета на { $number }.
flaw-does-not-fit = Ако тук е { $number }, останалите карти в ръката не излизат.

## Secret numbers: settings, numbers and rules

button-deduction-on = 🔎 С подсказки
button-deduction-off = 🧠 Без подсказки
# $count (number): how many; the number itself stands above
picture-card-wins = { $count ->
    [one] победа в „Тайни числа“
   *[other] победи в „Тайни числа“
}
picture-cards-found = Отгатнати карти с числа
button-rules-codes = 🔐 Правила: Тайни кодове
button-rules-kryptos = 🔢 Правила: Тайни числа
# $page, $pages (number): where the reader is
page-rules-cards-1 =
    📖 <b>Тайни числа</b> ({ $page } от { $pages })

    От трима до шестима играчи държат карти с числа до 48 в четири цвята, които се редуват: 1🔺 2🟡 3🟩 4🔷 5🔺 и така нататък. Всяка ръка е подредена, най-малката карта е най-вляво.
    Всички знаят колко скрити карти от всеки цвят имаш, но не и кои.

    <blockquote>Боби ⭐2
    A 🟡6 C D 🟩19 F
    скрити: 🔺×2 🟡×1 🔷×1</blockquote>
page-rules-cards-2 =
    📖 <b>Началото</b> ({ $page } от { $pages })

    Преди първия ход всеки открива две свои карти, една по една, в обратен ред: започва този, който играе последен. Те остават на мястото си в ръката.
    <b>Усложнено начало</b>: никога най-малката или най-голямата карта и никога две поредни числа. От всеки цвят всички заедно откриват най-много две карти (три при петима или шестима играчи).
page-rules-cards-3 =
    📖 <b>Твоят ход</b> ({ $page } от { $pages })

    Избери скрита карта на друг играч и познай числото ѝ.
    Ако познаеш, картата се открива и получаваш ⭐3; ако играчът е имал само две скрити карти – ⭐2, а ако е била последната му – ⭐1.
    Ако не познаеш, никой не научава нищо повече. Можеш да платиш една точка за втори опит, за която и да е скрита карта; после ходът ти свършва.
page-rules-cards-4 =
    📖 <b>Краят</b> ({ $page } от { $pages })

    Започваш с ⭐2. Щом някой има ⭐15, кръгът се доиграва. Печели този с най-много точки, а при равенство – този, който играе по-рано.
    След три поредни кръга без открита карта всеки играч може да сложи край. Ако някой излезе от играта, картите му се откриват и той не може да спечели.
page-rules-cards-5 =
    📖 <b>Допълнителни правила</b> ({ $page } от { $pages })

    <b>Загадка</b>, за четирима или петима: в играта влизат още четири карти, а четири случайни остават настрана. Знаят се само цветовете им.
    <b>Подкуп</b>: точката за втория опит отива при собственика на картата, която отгатваш.
    <b>Подсказки</b>: ако не ви се смята наум, мога да показвам на всекиго на лично кои числа са още възможни за всяка скрита карта. Включете ги от /settings.

## Privacy, and what cannot be read

command-forget = изтрий данните си
page-forget =
    🗑 <b>Да те забравя ли?</b>
    Ще изтрия езика ти, статистиката ти и списъка с игрите ти. В групите, където имаш игри, ще изчезнеш от класацията, а в завършените игри вместо името ти ще пише „{ name-forgotten }“.

    Съобщенията в чатовете остават; своите можеш да изтриеш.
# $titles (string): the groups in which the reader has a seat
page-forget-seated =
    🗑 <b>Да те забравя ли?</b>
    Ще изтрия езика ти, статистиката ти и списъка с игрите ти. В групите, където имаш игри, ще изчезнеш от класацията, а в завършените игри вместо името ти ще пише „{ name-forgotten }“.
    Освен това ще излезеш от играта си в: { $titles }.

    Съобщенията в чатовете остават; своите можеш да изтриеш.
button-forget = 🗑 Забрави ме
button-keep-all = ↩️ Нека всичко остане
command-privacy = какво пазя и докога
command-export-private = всичко, което пазя за теб
page-my-data = 📄 Ето всичко, което пазя за теб, без тайните на игрите, които още вървят.
# $who (html): a line with the contact of the person who runs the bot
page-privacy =
    🔒 <b>Какво пазя</b>
    • <b>За теб:</b> ID-то ти в Telegram, името и езика ти, дали мога да ти пиша, в кои групи играеш, какво ти показах последно тук и игрите ти без компания – с резултатите от загадките и напомнянето.
    • <b>За групата:</b> името, настройките и добавените от вас думи, кой играе, последната игра с указанията и отборния чат, статистиката и кой иска да знае за нови лобита или решава загадката на деня.
    • <b>За загадка от ваша игра:</b> думите и указанията, кой я е направил и кой я е пробвал. Линкът не показва имена.
    • <b>Ако нещо се счупи:</b> последните 100 съобщения или натискания, които са го счупили, за да може да се поправи.

    <b>Докога:</b> играта – до следващата в същата група. Всичко останало се изтрива, ако 90 дни никой не го ползва.
    Освен тези съобщения в техническия ми дневник няма нито имена, нито това, което пишеш. Не предавам нищо на никого освен на Telegram. Който ме поддържа, може да има резервни копия.
    { $who }
# $contact (string): of the person who runs the bot
privacy-contact = <b>Кой ме поддържа:</b> { $contact }
privacy-no-contact = <b>Кой ме поддържа:</b> няма посочен контакт.
page-privacy-group = 🔒 Пазя кой играе тук, игрите и статистиката ви. Изтривам ги, ако 90 дни никой тук не ме ползва. Подробностите са в личния ни чат.
button-privacy = 🔒 Какво пазя
# Shown instead of the name of a person who was forgotten
name-forgotten = Някой
toast-forgotten = Готово, забравих те. Ако пак ти се играе, просто ме отвори!
toast-kept = Добре, нищо не е изтрито.
toast-damaged = ⚠️ Не мога да прочета запазеното за този чат. Който поддържа бота, може да открие причината. Другите чатове не са засегнати.

## House players

# The names of house players
robot-name-1 = 🤖 Болт
robot-name-2 = 🤖 Пиксел
robot-name-3 = 🤖 Гайка
robot-name-4 = 🤖 Винтчо
robot-name-5 = 🤖 Байт
button-robot-intercepts = 🤖 Нека прихваща робот
# Where one of the two is the interceptor until a robot sits down
button-robot-pair = 🤖 Двойка срещу робот
button-robot-add = 🤖 Добави робот
button-robot-out = 🤖 Извади робот
button-robot-seat = 🤖 Пусни робот
# $name (string): a robot's name
toast-robot-in = { $name } е в играта!
# The same for a seat of which all cards lie open (Secret numbers)
# $name (string): a robot's name
toast-robot-in-open = { $name } е в играта, с открити карти!
# $name (string): a robot's name
toast-robot-out = { $name } вече не е в играта.
toast-no-robot = Сега няма място за още един робот.
# $name (string): a robot's name
toast-robot-sits-there = Това място е на { $name }. Първо натисни „Извади робот“ в „⋯ Още“.
setting-about-robots = Колко добре играят роботите. В „Тайни кодове“ при „Автоматично“ се нагаждат според резултатите ви, за да са игрите оспорвани.
# $value (string): what is chosen now
setting-robots = 🤖 Роботи: { $value }
robots-auto = автоматично
robots-easy = слаби
robots-normal = средни
robots-hard = силни
# $name (string): a robot's name
board-robot-deaf = { $name } умее само да чете и отгатва без това, което трябва да се види или чуе.
# $name (string): a robot's name. $words (string): the four words it thought of, by number
end-robot = Според { $name } ключовите думи бяха: { $words }

## Alone: a lesson, practice, the puzzle of the day

command-learn = научи играта за минута
command-practice = потренирай срещу два робота
command-daily = загадката на деня
button-learn = 🎓 Научи играта за минута
button-practice = 🕵️ Тренировка
button-daily = 🧩 Дневна загадка
# On half a phone's width: adds the bot to a group
button-add = ➕ Добави в група
button-share = 📣 Сподели
button-copy = 📋 Копирай текст
# At the end of a group's game, on half a phone's width
button-another-group = ➕ В друга група
button-learn-next = Напред ▸
button-reminder-on = 🔔 Напомняй ми всеки ден
button-reminder-off = 🔕 Без напомняния
# Names of what somebody plays alone, in lists of games
solo-name-learn = Играта за минута
solo-name-practice = Тренировка
solo-name-daily = Загадка на деня
solo-name-puzzle = Загадка от истинска игра
# $step, $steps (number): of the lesson
solo-title-learn = 🎓 <b>Играта за минута</b> · стъпка { $step } от { $steps }
solo-title-practice = 🕵️ <b>Тренировка</b>
# $date (string): a day, as 18 November
solo-title-daily = 🧩 <b>Загадката за { $date }</b>
solo-title-puzzle = 🧩 <b>Ще разбиеш ли кодовете им?</b>
# What somebody has to do who plays alone. $count (number): codes, one to four
solo-goal-puzzle = 🤫 Двама души имат четири общи тайни ключови думи. { $count ->
    [one] Ще прихванеш ли следващия код?
   *[other] Колко от следващите { $count } кода ще прихванеш?
}
solo-goal-daily = 🤫 Два робота имат четири общи тайни ключови думи. Колко от следващите { $count } кода ще прихванеш?
solo-goal-practice = 🤫 Два робота имат четири общи тайни ключови думи. Прихвани два от следващите четири кода и печелиш.
# Below each of the three above, to who has not begun the lesson
solo-how = Избери номер за всяко указание: третият заключва отговора.
# The first step of the lesson. $name (string): a robot, the reader's partner
learn-partner = Ти и { $name } имате <b>четири общи ключови думи</b>. { $name } ти дава три указания. За всяко натисни думата, която то подсказва.
# The second step
learn-interceptor = Сега ти си <b>прихващачът</b>: два робота си предават кодове. Думите им не ти трябват, важно е само <b>кои указания вървят заедно</b>. За всяко ново натисни номера, към който пасва.
# The third step
learn-encoder = Сега <b>указанията даваш ти</b>. Липсва едно: нека партньорът ти го разбере, а прихващачът – не.
learned-partner = Три различни номера в определен ред: това е тайният код. Но някой подслушва…
learned-interceptor = В истинска игра печелиш, ако за пет рунда прихванеш два кода. Иначе печели двойката.
# The same, where the learner’s partner, a robot, did not understand it. $clue (string), $interceptor (string)
learned-misread = „{ $clue }“ обърка робота. Приятелите те познават по-добре, а { $interceptor } не знае думите ви.
# What came of the learner’s own clue. $clue (string); $keyword (string): the word it was for; $interceptor (string): a robot
learned-easy = „{ $clue }“ за <b>{ $keyword }</b>: получи се! { $interceptor } подслушваше, но без думите ви няма как да го разгадае. В истинска игра и трите указания са твои.
learned-encoder = 🎓 <b>Това е цялата игра!</b> С приятели е най-весело: добави ме в група. А може и без компания:
toast-game-below = Играта ти е отдолу ⬇️
news-daily-done = Вече пробва днешната загадка. Утре те чака нова!
toast-reminder-on = 🔔 Ще ти напомням всеки ден по това време.
toast-reminder-off = 🔕 Добре, без повече напомняния.
# The end of a puzzle, by how many of four codes were intercepted
daily-end-0 = 🙈 <b>Този път си опазиха тайните.</b>
daily-end-1 = 🔎 <b>Един код ти падна в ръчичките.</b> Още един и победата беше твоя.
daily-end-2 = 🏆 <b>Победа за теб!</b> Два прихванати. Ама че слух!
daily-end-3 = 🏆 <b>Победа за теб!</b> Три прихванати. Да бяха шепнали!
daily-end-4 = 🏆 <b>Победа за теб!</b> И четирите! Ти четеш мисли.
# $score (string): as 2/4; $squares (string): green and black squares
daily-score = { $squares } { $score }
# $count (number): days in a row, two or more
daily-streak = 🔥 { $count } дни поред
# $time (string): local time on the reader's phone
daily-next = 🕛 Всеки ден в { $time } идва нова загадка.
# Once it is asked for. $time (string): local time on the reader's phone
daily-reminds = 🔔 Ще ти напомням всеки ден в { $time }.
# Passed on to others, so nothing of the puzzle. $date, $score, $squares (string)
share-daily =
    🧩 Crosswire, загадката за { $date }: { $score } { $squares }
    Ще ме надминеш ли?
share-practice =
    🕵️ Crosswire, тренировка: { $score } { $squares }
    Ще ме надминеш ли?
page-daily-reminder = 🧩 Загадката за { $date } те чака.
# $date (string); $rows (string): a line for each who has played
page-daily-group =
    🧩 <b>Загадката за { $date }</b>
    { $rows }

    Пробвай я оттук, а /daily ще покаже и твоя резултат.
page-daily-group-none =
    🧩 <b>Загадката за { $date }</b>
    Тук още никой не я е пробвал. Два робота си предават кодове, а ти подслушваш. Загадката е една и съща за всички и отнема три минути. Пробвай я оттук, а /daily ще покаже кой се е справил най-добре.
# What the bot offers in any chat, when its name is typed there: a title, a line below it, and the message that is sent
inline-result = Сподели днешния си резултат
inline-invitation = Покана за днешната загадка
inline-invitation-about = Два робота, четири кода, три минути
inline-invitation-text = 🧩 Crosswire, загадката за { $date }: два робота си предават тайни кодове. Кой ще прихване най-много?

## Puzzles that people make of their own game, and results to pass on

button-puzzle-offer = 🧩 Превърни играта в загадка
button-puzzle-agree = 🧩 Да, нека стане загадка
button-puzzle-no = 🙅 Не, благодаря
button-share-puzzle = 🧩 Сподели загадката
button-puzzle-withdraw = ↩️ Оттегли загадката
toast-puzzle-asked = Попитах партньора ти. Трябва и двамата да сте съгласни.
toast-puzzle-made = 🧩 Загадката ви е готова за споделяне!
toast-puzzle-withdrawn = Добре, без загадка.
# A puzzle that was ready is taken back
toast-puzzle-back = Загадката е оттеглена. Линкът вече не работи.
# $name (string): the partner
puzzle-waits = 🧩 Попитах { $name }. Ако и двамата сте съгласни, всеки с линка ще може да пробва да прихване кодовете ви. Имената ви няма да се виждат.
puzzle-asked = 🧩 <b>{ $name } предлага играта ви да стане загадка:</b> всеки с линка ще може да чете указанията ви и да пробва да прихване кодовете. Имената ви няма да се виждат. Става ли?
puzzle-made = 🧩 <b>Играта ви вече е загадка.</b> Сподели я: ще разбият ли кодовете ви? Ако 90 дни никой не я пробва, изчезва.
# On the card of who asked for the puzzle. $name (string): the partner, who has agreed
news-puzzle-made = 🧩 <b>{ $name } е „за“!</b> Загадката ви е готова за споделяне: виж долу.
# What came of the game that the puzzle is made of. $score (string): as 2/4; $squares (string)
puzzle-original = 🕵️ Прихващачът тогава: { $squares } { $score }
# $count (number): how many have tried, two or more; $shares (string): for each round the share that got it, as 2 (40%) · 3 (55%)
puzzle-others = 👥 Пробвали са { $count } души. Верни отговори в рунд { $shares }
page-puzzle-gone = 🧩 Тази загадка вече я няма. Но всеки ден има нова:
# $count (number): how many have tried it
page-puzzle-yours = 🧩 <b>Тази загадка е от твоя игра.</b> { $count ->
    [0] Още никой не я е пробвал.
    [one] Пробвал я е един човек.
   *[other] Пробвали са я { $count } души.
    } Оттеглиш ли я, линкът спира да работи.
page-puzzle-back = 🧩 { toast-puzzle-back }
# $score, $of (number)
page-puzzle-done = 🧩 Вече пробва тази загадка: { $score } от { $of }. Брои се само първият път.
# Passed on to others: no names, nothing secret. $score (string): as 2/4; $squares (string)
share-puzzle = 🧩 Ще разбиеш ли кодовете им? Моят резултат: { $score } { $squares }
share-us = 🧩 Предавахме си тайни кодове с указания. Подслушай ни: ще ги прихванеш ли?
# $rounds (number): in which round it ended
share-interceptor =
    🕵️ Crosswire: прихващачът разби кода в рунд { $rounds } { $squares }
    Ще се справиш ли по-добре?
share-interceptor-given =
    🕵️ Crosswire: прихващачът спечели в рунд { $rounds } { $squares }
    Ще се справиш ли по-добре?
share-pair =
    🤝 Crosswire: двойката опази тайните си пет рунда { $squares }
    Ще се справиш ли по-добре?
share-played = 🔐 Crosswire: предавахме си тайни кодове и взаимно се подслушвахме. Ела и ти!
share-cards-played = 🔢 Crosswire, „Тайни числа“: взаимно си отгатвахме скритите карти. Ела и ти!
# $players, $points (number): of the winner
share-cards = 🔢 Crosswire, „Тайни числа“: { $players } играчи, победа с { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}. Ела и ти!
