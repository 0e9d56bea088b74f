### Crosswire на русском.
### Тексты с id на about-, alert-, button-, command-, end-equal-, end-tie-, end-why-, flaw-, hint-, inline-, notice-, picture-, refusal-, side-, toast- или track- — без разметки; во всех остальных можно использовать HTML Telegram.
### Toast и alert — не длиннее 200 символов вместе со всеми подстановками.
###
### Словарь: одно слово для одной вещи.
### keyword: ключевое слово (на кнопках и там, где ясно и так, — слово)
### code: код; digit: цифра; number of a keyword: номер
### clue: подсказка (только это; о числах — «шпаргалка»)
### round: раунд («Секретные коды»), круг («Секретные числа»)
### encoder: шифровальщик (он «шифрует» и «даёт подсказки»)
### partner: напарник; pair: пара; teammates: свои, товарищи по команде
### team: команда; the other team: соперники
### interceptor: перехватчик; to intercept, interception: перехватить, перехват
### to guess: угадать, назвать (число); a guess at a code: ответ; a guess at a card: попытка; a right guess: верный ответ; misread: не угадан, ошибка
### to lock in: зафиксировать
### to reveal: раскрыть (код), открыть (карту)
### token: жетон (жетон перехвата, жетон помех)
### team chat: чат команды; private chat: личка
### board: поле; sheet: лист записей; notebook: блокнот; secrets: секреты
### lobby: набор игроков, набор (его отменяют)
### to join: играть, присоединиться; to leave: выйти из игры; to remove: исключить; to end: закончить
### seat: место; substitute, to take over: замена, заменить
### to nudge: напомнить
### to object, objection: возразить, возражение; to take back: отозвать; to stand by: настоять
### hints (for numbers): шпаргалка
### card: карта; hand: рука; lowest, highest: самая маленькая, самая большая; set aside: отложены; turn: ход
### lesson: урок; practice: тренировка; puzzle: загадка; to try a puzzle: разгадывать; robots: роботы, people: живые игроки
### Обращение: на «ты» к одному, на «вы» к группе; без прошедшего времени и прилагательных, которые выдают пол игрока. Имена — только в именительном падеже.

language-name = Русский

## Names

# $name (string): a person's name, shown as it is
name = { $name }
# The name of a person whose own name looks empty
name-player = Игрок


## Commands, as the menu shows them

command-play = начать игру в этой группе
command-join = присоединиться к игре
command-leave = выйти из игры
command-cancel = отменить набор или закончить игру
command-lang = сменить язык
command-help = как играть
command-start = поздороваться и узнать, что умеет бот

## What Telegram shows of the bot: in a chat that was not started yet (512 characters), and on its profile (120)

about-description =
    Игры с секретными кодами для группового чата.

    🔐 «Секретные коды»: двое друзей передают друг другу трёхзначные коды с помощью подсказок, а перехватчик подслушивает. Если вас от четырёх до восьми, играете двумя командами друг против друга.
    🔢 «Секретные числа»: от трёх до шести игроков угадывают друг у друга скрытые карты с числами.

    Добавь меня в группу и отправь там /play. Нажми «Старт», чтобы занять место или за минуту научиться играть, даже без компании.
about-short = Игры с секретными кодами для группы: передавайте коды подсказками или угадывайте скрытые числа. Начать: /play в группе.

## Pages

# $name (string): the reader's name
page-start =
    👋 <b>Привет, { $name }!</b>
    Двое друзей передают секретные коды с помощью подсказок, а третий подслушивает: это <b>«Секретные коды»</b>, игра для групповых чатов.

    Попробуй прямо здесь: это займёт всего минуту.
# For a person who has played alone before
page-start-again =
    👋 <b>С возвращением, { $name }!</b>
    Играй здесь без компании или добавь меня в группу и отправь там /play.
# $title (string): the group's name
page-seated =
    ✅ <b>Ты в игре!</b>
    Возвращайся в группу <b>{ $title }</b>: играем там. Твои секреты я пришлю сюда.
page-help =
    <b>«Секретные коды» на троих</b>
    Двое играют <b>в паре</b>: у них четыре общих секретных ключевых слова под номерами от 1 до 4. Третий — <b>перехватчик</b>.

    В каждом раунде один из пары получает код, например 4·2·1, и при всех даёт по подсказке к каждому из этих слов, по порядку. Напарник угадывает код. Со второго раунда угадывает и перехватчик.

    Перехватчик получает жетон за каждый перехваченный код и за каждый код, в котором ошибся напарник. Два жетона — и перехватчик побеждает. Продержится пара пять раундов — победа за ней.

    Про две команды, «Секретные числа» и все подробности: /rules.
    Чтобы начать, отправь /play в группе.
# Below it in private, above the keys of what one person can play
help-alone = Или попробуй прямо здесь, без компании:
page-lang = 🌐 На каком языке тебе писать?
page-lang-group = 🌐 На каком языке будем играть?
# $language (string): the language's own name
page-lang-done = 🌐 { $language }? С удовольствием!
page-idle =
    Пока можно отдыхать.
    Когда придёт твоя очередь, я напишу. Чтобы начать игру, отправь /play в группе. Или сыграй без компании:
page-group-only = Это работает только в группе: добавь меня и отправь команду там. Или сыграй без компании:
page-hello-group =
    👋 <b>Всем привет!</b>
    Отправьте /play, и начнём.
    <b>«Секретные коды»</b>: двое друзей передают друг другу коды подсказками, а перехватчик подслушивает. Если вас от четырёх до восьми, играете двумя командами друг против друга.
    <b>«Секретные числа»</b>: от трёх до шести игроков угадывают друг у друга скрытые карты с числами.
page-no-lobby = Присоединиться пока не к чему. Отправь /play, чтобы начать игру, или /notify — и я напишу, когда её начнут другие.
page-nameless = Ты пишешь от имени группы или канала, и я не вижу, кто это. Нажми кнопку под игрой или напиши от своего имени.
page-no-game = Здесь сейчас никто не играет. Чтобы начать, отправь /play.
page-game-runs = Здесь уже идёт игра. Когда она закончится, отправь /play, и начнём следующую.
# $name (string): who sent the command
page-table-full = { $name }, увы, все места заняты. Оставайся посмотреть!
page-already-in = { $name }, ты уже в игре.
page-left = 🚪 { $name } выходит из игры.
# $reason (string): a sentence that says who may do it
page-refused = { $reason }
page-private-only = Это для нашей лички: нажми «Открыть бота» и отправь команду там.
# $command (string): what was written behind the slash
page-unknown-command = Не знаю команды /{ $command }. Всё, что я умею, — в меню.

## Lobby

lobby-title = 🔐 <b>Секретные коды</b>
lobby-intro-interceptor = Двое друзей передают друг другу коды подсказками, а перехватчик подслушивает. Не больше пяти раундов. Если придёт четвёртый игрок, сыграете двумя командами.
# $names (string): who sits there
lobby-pair = 👥 Пара: { $names }
lobby-interceptor = 🕵️ Перехватчик: { $names }
lobby-free-seat = …
# $name (string): a player whom the bot cannot write to yet
lobby-needs-start = { $name } ⏳
# $count (number): how many players are missing
lobby-missing = { $count ->
    [one] Нужен ещё { $count } игрок.
    [few] Нужно ещё { $count } игрока.
    [many] Нужно ещё { $count } игроков.
   *[other] Нужно ещё { $count } игрока.
}
# The same, where robots can take these seats at once. $count (number)
lobby-missing-or-robots = { $count ->
    [one] Нужен ещё { $count } игрок — или робот.
    [few] Нужно ещё { $count } игрока — или роботы.
    [many] Нужно ещё { $count } игроков — или роботы.
   *[other] Нужно ещё { $count } игрока — или роботы.
}
# Two players are missing, and beside one of them a robot could play
lobby-missing-one-and-robot = Нужно ещё 2 игрока — или один игрок и робот.
# $names (string): players who have to open the bot
lobby-not-ready = ⏳ { $names }: осталось нажать «Открыть бота», а потом «Старт» — и я смогу прислать секреты.
lobby-can-start = Можно начинать!
lobby-closed = 🔐 Набор игроков отменён. Чтобы начать новый, отправьте /play.
# $pair, $interceptor (string): who plays
lobby-started = 🔐 <b>Секретные коды</b>: пара — { $pair }; перехватчик — { $interceptor }.
# What the other game is, to those who could play it instead
lobby-about-codes = 🔐 <b>Секретные коды</b>: двое передают друг другу коды подсказками, а перехватчик подслушивает. Или две команды друг против друга.
lobby-about-kryptos = 🔢 <b>Секретные числа</b>: от трёх до шести игроков угадывают друг у друга скрытые карты с числами.

button-join = 🙋 Играю
button-intercept = 🕵️ Перехватываю
button-shuffle = 🎲 Перемешать
button-start = ▶️ Начать игру
# Where one person has to press it. $name (string): the host
button-start-of = ▶️ { $name }, начинай
button-leave = 🚪 Выйти
button-cancel = ✖️ Отмена набора
button-close-lobby = ✖️ Отменить набор
button-keep-lobby = ↩️ Не отменять
button-how = 📖 Как играть
button-more = ⋯ Ещё
button-less = ◂ Свернуть
button-settings = ⚙️ Настройки
button-open-bot = 💬 Открыть бота
button-add-to-group = ➕ Добавить меня в группу
button-my-words = 👁 Мои слова
button-write-clues = ✍️ Дать подсказки
button-guess-code = 🔓 Угадать код
# Where one person is awaited. $name (string)
button-write-clues-of = ✍️ { $name }, пиши
button-guess-code-of = 🔓 { $name }, угадай
button-write-keywords = ✍️ Угадать слова
button-unfair = ✋ Нечестно?
button-lock = 🔒 Зафиксировать
button-change-guess = ↩️ Изменить
button-next-clue = Пока пропустить ▸
button-spell = 🔤 По буквам
# $number (number): which clue
button-change-clue = ✏️ { $number }
# $word (string): a keyword
button-change-word = ✏️ { $word }
button-example = 💡 Пример
button-split = ✂️ Разделить на три
button-send-clues = 📨 Отправить подсказки
button-rematch-same = 🔁 Ещё раз
# $name (string): who is the interceptor then
button-rematch-next = 🕵️ Перехватывает { $name }
button-rematch-shuffled = 🎲 Перемешать
button-rematch-roles = 🔁 Те же роли
button-rematch-random = 🎲 Роли наугад

toast-joined = Ты в игре!
toast-left = Ты больше не в игре.
toast-already-seated = Ты уже в игре.
toast-not-seated = Ты не в этой игре.
toast-table-full = Все места заняты.
toast-old-button = Эта кнопка устарела.
toast-unknown-button = Здесь эта кнопка ничего не делает.
toast-slow-down = Ого, не так быстро! Попробуй чуть позже.
# $names (string): who has to open the bot
toast-not-ready = Ждём, пока откроют бота: { $names }.
# $count (number): how many players are missing
toast-missing = { $count ->
    [one] Нужен ещё { $count } игрок.
    [few] Нужно ещё { $count } игрока.
    [many] Нужно ещё { $count } игроков.
   *[other] Нужно ещё { $count } игрока.
}
toast-shuffled = Перемешано!
toast-balanced = Теперь команды равны.
# $side (string): a side with its sign
toast-side-taken = Теперь твоя сторона — { $side }!
toast-side-kept = { $side } — это и так твоя сторона.
# $game (string): its name
toast-game-switched = Играем в «{ $game }»!
toast-started = Игра началась!
toast-close-asked = Точно? Кнопка «Отменить набор» отменит его для всех.
toast-lobby-closed = Набор отменён.
# $name (string): the host
toast-host-starts = Начать игру может только { $name } или админ.
toast-host-closes = Отменить набор может только { $name } или админ.
toast-host-kicks = Исключить игрока может только { $name } или админ.
toast-host-ends = Закончить игру для всех может только { $name } или админ.
toast-players-choose = Это решают { $name }, остальные игроки или админ.
toast-admin-only = Это может сделать только админ группы.
# $language (string): its own name
toast-language = { $language }? С удовольствием!

## Board

# $round, $rounds (number): which round it is, and how many there are
round-of = Раунд { $round } из { $rounds }
round-last = Последний раунд
# $round (html): one of the two above; $name (string): the encoder
board-title = <b>{ $round }</b> · шифрует { $name }
# $sign (string): • or, for the clue that is asked for, ▸; $clue (string): the clue
board-clue-plain = { $sign } <b>{ $clue }</b>
board-clue-objected = { $sign } <b>{ $clue }</b> ✋
board-clue-stood-by = { $sign } <b>{ $clue }</b> 🛡
board-clue-withdrawn = { $sign } <s>{ $clue }</s>
board-clue-missing = { $sign } <i>нет подсказки</i>
board-first-round = В первом раунде перехвата нет.
# $names (string): who is awaited
board-awaited-guess = ⏳ Ждём ответ в личке: { $names }
board-awaited-interception = ⏳ Ждём попытку перехвата в личке: { $names }
# $name (string): who has locked an answer
board-locked-guess = 🔒 Ответ есть: { $name }
board-locked-interception = 🔒 Попытка перехвата есть: { $name }
# $round (html): as above; $name (string): the encoder
board-writing = ✍️ <b>{ $round }</b>: { $name } пишет мне в личку три подсказки.
# $name (string): the encoder; $count (number): how many clues were written in time
board-some-clues = ⌛ Время вышло. { $name }: { $count ->
    [one] только { $count } подсказка.
    [few] только { $count } подсказки.
    [many] только { $count } подсказок.
   *[other] только { $count } подсказки.
}
# $name (string): the encoder; $guessers (string): who has to guess without a clue
board-no-clues = ⌛ Время вышло: { $name } без подсказок. { $guessers }: угадывать придётся вслепую, шанс 1 из 24!
# $name (string): who objects; $encoder (string): who gave the clue; $clue (string)
board-objected = ✋ Возражение! { $name } считает «{ $clue }» нечестной подсказкой. Решает { $encoder } — у меня в личке.
board-objected-by-someone = ✋ Возражение! Кто-то считает «{ $clue }» нечестной подсказкой. Решает { $encoder } — у меня в личке.
board-objected-left = ✋ Возражение против «{ $clue }»! Но { $encoder } больше не в игре: решать некому.
board-stood-by = 🛡 { $encoder } настаивает: «{ $clue }» — честная подсказка.
board-withdrawn = ↩️ { $encoder } отзывает «{ $clue }»: на эту подсказку не полагайтесь.
# $name (string): who drew the new code
board-redrawn = 🔄 Код утёк, и { $name } берёт новый.
# $name (string), $code (string): a code with dots, as 4·2·1
reveal-intercepted = 🎯 <b>Перехват! { $name }: { $code }</b>
reveal-read-too = ✅ { $name }: тоже верно.
reveal-misread-too = 🙈 { $name }: { $guess } — мимо.
reveal-no-guess-too = ⌛ { $name }: не хватило времени.
reveal-not-intercepted = 🕵️ { $name }: { $guess } — мимо.
reveal-no-interception = 🕵️ { $name }: без ответа.
# $digit (string): the number of the keyword; $clue (string)
reveal-clue = <b>{ $digit }</b> { $clue }
reveal-clue-stood-by = <b>{ $digit }</b> { $clue } 🛡
reveal-clue-withdrawn = <b>{ $digit }</b> <s>{ $clue }</s> (отозвана)
reveal-clue-missing = <b>{ $digit }</b> <i>нет подсказки</i>
reveal-decoded = ✅ <b>{ $name }: верно, { $code }!</b>
reveal-misread = 🙈 <b>{ $name }: { $guess }, а код был { $code }</b>
reveal-no-guess = ⌛ <b>{ $name }: не хватило времени. Код был { $code }</b>
# $name (string): the interceptor, who gets a token for it (I5)
reveal-gift = 🕵️ Код не угадан: жетон получает { $name }.
# $name (string): the interceptor; $tokens (string): filled and empty circles
score-interceptor = 🕵️ { $name } { $tokens } (два жетона — победа)
score-interceptor-one-left = 🕵️ { $name } { $tokens }: ещё один перехваченный или неугаданный код — и { $name } побеждает.
# $team (string): who got the token; $tokens (string): filled and empty signs
score-interception = 🎯 { $team } { $tokens }
score-miscommunication = ❌ { $team } { $tokens }

## End

# $names (string): the winners
end-pair = 🏆 <b>Победа за парой: { $names }!</b>
end-interceptor = 🏆 <b>{ $names } взламывает код в раунде { $round }!</b>
end-interceptor-given = 🏆 <b>{ $names } побеждает в раунде { $round }!</b>
end-nobody = <b>Игра окончена</b>: на этот раз без победителя.
# $rounds (number)
end-why-rounds-survived = { $rounds ->
    [one] Позади { $rounds } раунд, а у перехватчика меньше двух жетонов.
    [few] Позади { $rounds } раунда, а у перехватчика меньше двух жетонов.
    [many] Позади { $rounds } раундов, а у перехватчика меньше двух жетонов.
   *[other] Позади { $rounds } раунда, а у перехватчика меньше двух жетонов.
}
end-why-interceptor-tokens = Жетоны: { $won }.
end-why-token-intercepted = раунд { $round } (перехват)
end-why-token-misread = раунд { $round } (код не угадан)
end-why-called-off = Игру закончили досрочно.
end-why-side-short = Свободное место так никто и не занял.
# Small titles that the winners have earned
title-poker-face = 🃏 <i>Покерфейс</i>: ни одного перехваченного кода.
title-soulmates = 💞 <i>Родственные души</i>: все коды угаданы верно.
title-mind-reader = 🔮 <i>Чтение мыслей</i>: два кода взломаны к третьему раунду.
title-buzzer = 🔔 <i>На последней секунде</i>: всё решил последний раунд.
end-keywords = 🔑 Ключевые слова:
# $slot (number), $word (string)
end-keyword = { $slot } <b>{ $word }</b>
# $round (number), $code (string), $clues (string), $marks (string): what went well or wrong
end-round = { $round }. { $code }: { $clues } { $marks }
end-rounds = Раунд за раундом:

## Card

# $title (string): the group's name
card-title-pair = 👥 <b>{ $title }</b> · ты в паре
card-title-interceptor = 🕵️ <b>{ $title }</b> · ты перехватчик
card-words = Ваши ключевые слова:
# $slot (number), $word (string)
card-word = { $slot } <b>{ $word }</b>
# $slot (number), $word (string), $clues (string): clues given for it so far
card-word-with-clues = { $slot } <b>{ $word }</b> — { $clues }
# $slot (number), $clues (string)
card-slot = { $slot } — { $clues }
card-sheet = Прошлые подсказки:
card-sheet-empty = Подсказок пока нет.
# $round (html): as above; $code (string)
card-code = { $round }. Твой код: <b>{ $code }</b>
# In a lesson of one round. $code (string)
card-code-alone = Твой код: <b>{ $code }</b>
card-write = ✍️ Пришли мне подсказку к каждому слову, в этом порядке: одним сообщением в три строки или тремя разными. 🎤 Голосовые, стикеры, GIF и фото тоже годятся.
# $keyword (string): number and keyword of a clue, as 2 ghost
card-write-next = ✍️ Теперь пришли подсказку к слову <b>{ $keyword }</b>.
# For a first game only. $partner (string): who has to read the clues; $interceptor (string): who reads along
coach-encoder = 🎓 <b>Слишком ясно — и код достанется чужим ({ $interceptor }). Слишком туманно — и свои ({ $partner }) запутаются.</b>
# For a first game only, in its first round, above the text before
coach-keywords = 🤫 Эти ключевые слова видите только вы, а подсказки читают все.
# For a first game only. $pair (string): the names of the pair, two or more
coach-interceptor = 🎓 Пара — { $pair }. У них четыре секретных ключевых слова под номерами от 1 до 4, и ты их не увидишь. Собирай подсказки по номерам, ищи между ними связь и угадывай следующий код. <b>Ты получаешь жетон за каждый перехваченный код и за каждый, который не угадает пара. Два жетона за пять раундов — и победа твоя.</b>
# For a first game only. $name (string): the encoder
coach-guesser = 🎓 { $name } видит код из трёх номеров. К каждому — подсказка.
# For a first game only, while a player of the pair waits in its first round. $interceptor (string)
coach-misread = { $interceptor } получает жетон за каждый перехваченный код и за каждый, который вы не угадаете. Два жетона — и побеждает { $interceptor }. Не наберётся двух за пять раундов — победите вы.
# For a first game only. $name (string): the encoder
coach-partner = 🎓 Начинает { $name }. Скоро здесь появятся три подсказки: реши, о каком из ваших ключевых слов каждая.
# $number (number), $digit (number), $word (string), $clue (string)
card-draft = { $digit } { $word } → <b>{ $clue }</b>
card-draft-empty = { $digit } { $word } → …
# $keyword (string): number and keyword of a clue, as 2 ghost
card-changing = ✏️ Пришли новую подсказку к слову <b>{ $keyword }</b>.
# $reason (string): why the last one was refused; $keyword (string): number and keyword of a clue, as 2 ghost
card-again = ⚠️ { $reason } Пришли другую подсказку к слову <b>{ $keyword }</b>.
# The clue that is there already stays. $clue (string)
card-again-kept = ⚠️ { $reason } Пришли другую подсказку к слову <b>{ $keyword }</b> или оставь «{ $clue }».
card-redraw = 🔄 Взять новый код? Этот код и твои подсказки к нему пропадут. Так можно только раз за раунд.
card-check = Проверь подсказки и отправляй. Потом их уже не изменить.
card-sent = 📨 Подсказки ушли. Теперь держи покерфейс!
card-handed-in = 📨 Подсказки приняты. Остальные их пока не видят.
card-no-clues = ⌛ Время вышло, а подсказок от тебя нет. Угадывать будут вслепую: шанс 1 из 24.
# $name (string): the encoder
card-clues-of = Подсказки даёт { $name }:
card-guess = К какому слову каждая подсказка?
card-intercept = К какому номеру каждая подсказка?
# $line (html): a clue with its number; $choice (string): what is chosen for it
card-chosen = { $line } → <b>{ $choice }</b>
# $number (number): which clue; $clue (string)
card-asked = <b>«{ $clue }»</b> ({ $number } из 3)
# The same with the question, where there is room: to who knows the keywords, and to the interceptor
card-asked-keyword = <b>«{ $clue }»</b> ({ $number } из 3): какое слово?
card-asked-number = <b>«{ $clue }»</b> ({ $number } из 3): какой номер?
# Below the clue that is asked for, to who plays alone
card-locks-alone = 🔒 Третий выбор фиксирует ответ.
# $number (number): which clue
card-asked-missing = { $number } из 3: подсказки нет, выбирай наудачу
# A whole guess is to be changed: the clues are buttons
card-which = Какой ответ изменить?
card-blind = ⌛ <b>Подсказки так и не пришли.</b> Выбери любые три номера: шанс 1 из 24.
# $code (string): the whole guess
card-guessed = Твой ответ: <b>{ $code }</b>
card-guessed-final = Твой ответ: <b>{ $code }</b>. Зафиксируешь — уже не изменишь.
card-guess-help = Жми на кнопки или пиши цифры.
# $code (string)
card-locked-guess = 🔒 Ответ: { $code }
card-locked-interception = 🔒 Попытка перехвата: { $code }
# $names (string)
card-waiting-clues = ⏳ Ждём подсказки: { $names }
card-waiting-answers = ⏳ Ждём ответ: { $names }
# Where several write or guess: some of them may be done already
card-waiting-writers = ⏳ Ждём подсказки.
card-waiting-guessers = ⏳ Ждём ответы остальных.
card-listening = 👂 Подсказки появятся здесь и в группе. Со второго раунда код угадываешь и ты.
card-listening-first = 👂 <b>В первом раунде только слушай</b>: скоро станет видно, к какому номеру относилась каждая подсказка. Сами ключевые слова знать не нужно, важно понять, какие подсказки об одном и том же.
# What the last reveal means to the reader. $code, $guess (string): codes with dots; $meant (string): a list of result-meant
result-intercepted = 🎯 <b>Перехват!</b> { $code } — ещё один жетон, и победа.
# Who plays alone has not heard of tokens
result-intercepted-alone = 🎯 <b>Перехват!</b> { $code } — ещё один, и победа.
result-intercepted-last = 🎯 <b>Перехват!</b> { $code }
result-wrong = 🙈 Ответ был { $guess }, а код — { $code }: { $meant }.
# A clue that was guessed wrong. $clue (string), $digit (string): the number that it meant
result-meant = «{ $clue }» — это { $digit }
result-wrong-code = 🙈 Ответ был { $guess }, а код — { $code }.
result-heard = 👂 Код был <b>{ $code }</b>: теперь ясно, к какому номеру какая подсказка.
result-no-answer = ⌛ Время вышло, ответа нет. Код был { $code }.
# $name (string): who misread the code
result-gift = 🎁 { $name }: код не угадан, и жетон — тебе!
# $name (string): a team
result-they-misread = 🙈 { $name }: свой код не угадан.
# Who plays alone: a robot or a stranger of a pair misread the code
result-pair-misread = 🙈 Даже пара не угадала свой код.
result-decoded = ✅ <b>Верно, { $code }!</b>
# $name (string): the partner or the team; $taken (string): a list of result-taken
result-partner-decoded = ✅ <b>{ $name }: все три верно.</b>
result-partner-misread = 🙈 { $name }: { $guess }. Перепутано: { $taken }.
# A clue that was guessed wrong. $clue (string), $digit (string): the number that it was taken for
result-taken = «{ $clue }» → { $digit }
result-partner-misread-code = 🙈 { $name }: { $guess } — мимо.
result-partner-no-guess = ⌛ { $name }: не хватило времени.
# $name (string): the interceptor or the other team
result-read-along = …но и 🕵️ { $name } — в точку!
result-read-instead = …а вот 🕵️ { $name } — в точку.
result-not-read = 🕵️ { $name } — мимо.
# $round (html): the round that is played now, as above; $score (string): the tokens of the sides
result-score = { $round } · { $score }
# Who plays alone. $squares (string): a square for each code so far, right or wrong; $round (html): as above
result-so-far = Пока так: { $squares } · { $round }
# The same in practice. $right, $needed (number): codes intercepted, and how many win; the rest as above
result-so-far-wins = Пока { $right } из { $needed }: { $squares } · { $round }
card-won = 🏆 <b>Это победа!</b>
card-shared = 🤝 <b>Победа одна на всех!</b>
# $name (string): the interceptor
card-lost-pair = 🕵️ <b>Поражение: { $name } берёт верх, ваш код взломан.</b>
card-lost-pair-given = 🙈 <b>Поражение: за этот код { $name } получает решающий жетон.</b>
card-one-short = 🤏 <b>Не хватило одного жетона.</b> Совсем чуть-чуть!
# Who plays alone has not heard of tokens
card-one-short-alone = 🤏 <b>Не хватило одного кода.</b> Совсем чуть-чуть!
card-lost-interceptor = 🙈 <b>Не в этот раз:</b> пара сохранила свои тайны.
# $team (string): the winners
card-lost-team = <b>На этот раз победили соперники: { $team }.</b>
card-away = 🚪 Я больше не могу писать в группу. Добавь меня туда снова, и игра продолжится.
# $name (string): who gave the clues
card-objecting =
    ✋ <b>Какая подсказка нечестная?</b>
    { $name } может отозвать её или настоять на своём. Игра продолжится в любом случае.
# $name (string): who objects; $clue (string)
card-objected = ✋ <b>{ $name } считает «{ $clue }» нечестной подсказкой.</b> Отозвать её или настоять на своём? Отзовёшь — её просто зачеркнут, и все это увидят. Раунд продолжится в любом случае.
card-objected-by-someone = ✋ <b>Кто-то считает «{ $clue }» нечестной подсказкой.</b> Отозвать её или настоять на своём? Отзовёшь — её просто зачеркнут, и все это увидят. Раунд продолжится в любом случае.
# $reason (string)
card-notice = ⚠️ { $reason }

notice-not-your-turn = Сейчас не твоя очередь писать.
notice-too-many-lines = Строк в сообщении: { $count }, а подсказок нужно всего три. Пиши каждую на своей строке.
notice-one-missing = В сообщении две строки, а не хватает только одной подсказки.
notice-all-written = Все три подсказки уже есть, так что ничего не изменилось. Изменить одну: нажми её ✏️ и пришли новую. Изменить все: нажми любой ✏️ и снова пришли все три.
# $clue (string): written twice in one message, or again
notice-clue-twice = «{ $clue }» уже есть среди твоих подсказок.
notice-not-a-clue = Это не может быть подсказкой. Годятся слова, 🎤 голосовое, видеосообщение, стикер, GIF или фото.
notice-caption = Подсказка — только сам файл. Подпись под ним никто не увидит.
# $command (string): what was written behind the slash
notice-unknown-command = Не знаю команды /{ $command }.
# $command (string): what was written behind the slash; $keyword (string): number and keyword of a clue, as 2 ghost
notice-unknown-command-clue = Не знаю команды /{ $command }. Жду подсказку к слову { $keyword }.
notice-edit-lines = Оставь столько же строк: каждая строка — одна подсказка.
notice-edit-too-late = Подсказки уже ушли, так что правка ничего не изменит.
notice-guess-by-button = Нажимай кнопки ниже или напиши три цифры от 1 до 4.
# Who keeps notes and guesses has written a word without a number
notice-guess-or-note = { notice-guess-by-button } А чтобы сделать заметку, начни с номера: 2 животное
# Who has set all three numbers, but not locked them, and wrote something else
notice-guess-not-locked = Ответ готов, но ещё не зафиксирован: нажми «{ button-lock }» ниже.
# Who keeps notes has written something without a number
notice-note-number = Чтобы сделать заметку, начни с номера ключевого слова: 2 животное
notice-typed-in-group = В группе твоё сообщение видят все! Пиши подсказки здесь. Если оно выдало код, нажми «Утечка? Новый код».
notice-erased-in-group = Твоё сообщение в группе я удалил: его могли прочитать все. Пиши подсказки здесь.
notice-leaked-again = В группе твоё сообщение видят все! Новый код можно взять только раз за раунд, так что остаётся этот. Пиши подсказки здесь.
notice-clues-go-here = В группе можно болтать сколько угодно. Только подсказки пиши здесь, а не там.
# $name (string): who wrote in the group
page-not-here = 🤫 Не здесь, { $name }: это видят все.
# $name (string): who wrote one word in the group, in a first game
page-was-a-clue = ✍️ { $name }, это была подсказка? Пиши подсказки мне в личку: здесь их видят все.
button-write-to-bot = ✍️ Написать боту
# News on a card, shown as they are
news-minute-left = ⌛ Осталась минута.
# $count (number): how many clues are missing; 0 when they only have to be sent
news-minute-clues = ⌛ Осталась минута: { $count ->
    [0] отправляй подсказки!
    [one] нужна ещё { $count } подсказка.
    [few] нужны ещё { $count } подсказки.
    [many] нужно ещё { $count } подсказок.
   *[other] нужно ещё { $count } подсказки.
}
news-minute-guess = ⌛ Осталась минута: зафиксируй ответ.
news-minute-keywords = ⌛ Осталась минута: зафиксируй ключевые слова.
# $name (string): who drew new keywords
news-new-words = 🔄 { $name } берёт для вас новые ключевые слова.
toast-new-words = Новые ключевые слова! Остальные уже знают.

# $words (string): the keywords with their numbers
alert-words =
    🤫 Это видно только тебе:
    { $words }
alert-no-words = У перехватчика ключевых слов нет. Слушай внимательно!
# What clues look like: the words of the rules, which are no keywords of the game
alert-example =
    К таким словам можно прислать:
    4 перец → апчхи
    2 гавань → лодки
    1 фонарь → ночная прогулка
alert-example-one = Например, к слову «перец» можно прислать: апчхи
alert-spectator = Ты не в этой игре.
# $draft (string): the digits so far
toast-draft = { $draft }
# $number (number): which clue; $clue (string)
toast-asked = «{ $clue }» ({ $number } из 3)
# A number that another clue had is tapped. $clue (string): the one that is asked for; $choice (string): its number now, with the keyword for who knows it; $other (string): the one that had it; $old (string): its number or keyword now
toast-swapped = Меняю местами: теперь «{ $clue }» — { $choice }, а «{ $other }» — { $old }.
# A keyword or number that another clue had is taken back. $clue (string): that clue
toast-freed = Отменено. Выбери ответ для «{ $clue }».
toast-which = Выбери подсказку.
toast-locked = Зафиксировано!
# The answer that was locked in last brings the reveal. $code (string): the code
toast-read-right = ✅ Верно, { $code }!
toast-read-both = ✅ Верно, { $code }… но код ещё и перехватили.
toast-read-wrong = 🙈 Увы, код был { $code }.
toast-intercepted = 🎯 Перехват! { $code }
toast-sent = Отправлено!
toast-set-all = Сначала выбери ответ для каждой подсказки.
# $keyword (string): number and keyword of a clue, as 2 ghost; only the number where secrets are hidden
toast-write-clue = Теперь пришли подсказку к слову { $keyword }.
# Where secrets are hidden. $number (number): which of the three clues
toast-write-clue-number = Теперь пришли новую подсказку № { $number }.
toast-split = Разделено! Каждая часть — теперь своя подсказка.

## What the rules say no to

refusal-wrong-phase = Сейчас так нельзя.
refusal-no-code = Коды закончились.
refusal-unknown-player = Ты не в этой игре.
refusal-not-your-turn = Сейчас не твоя очередь.
refusal-not-the-encoder = Подсказки даёт только шифровальщик этого раунда.
refusal-side-short = Твоя команда ждёт замену.
refusal-no-interception-yet = В первом раунде перехвата нет.
refusal-already-locked = Твой ответ уже зафиксирован.
refusal-clues-already-given = Подсказки уже ушли, их не изменить.
refusal-bad-code = Код — это три разные цифры от 1 до 4.
refusal-three-clues-needed = Нужны три подсказки.
# $clue_number (number)
refusal-clue-empty = Подсказка { $clue_number } пустая.
# $most (number)
refusal-clue-too-long = Подсказка слишком длинная. Максимум символов: { $most } (у тебя { $length }).
# $clue (string)
refusal-clue-repeated = «{ $clue }» уже было в раунде { $round }.
refusal-clue-is-code = «{ $clue }» выдаёт код.
refusal-clue-is-slot = «{ $clue }» — это номер ключевого слова. Подсказка должна быть о смысле.
# $clue, $keyword (string)
refusal-clue-is-keyword = «{ $clue }» выдаёт ключевое слово «{ $keyword }». Его формы и переводы тоже не годятся.
refusal-four-words-needed = Нужны четыре ключевых слова. Вместо тех, что не знаешь, поставь «-».
refusal-no-such-clue = Такой подсказки нет.
refusal-already-objected = Против этой подсказки уже возразили.
refusal-no-objection = Против этой подсказки никто не возражал.
refusal-seat-not-free = Это место уже занято.
refusal-already-seated = Ты уже в этой игре.
refusal-sat-on-other-side = В этой игре у тебя уже было место на другой стороне.
refusal-no-such-card = Такой карты нет.
refusal-card-already-open = Эта карта уже открыта.
refusal-card-not-allowed = При усложнённом начале эту карту открывать нельзя. Выбери другую.
refusal-own-card = Угадывай карту другого игрока.
# $most (number)
refusal-bad-number = На картах числа от 1 до { $most }.
refusal-too-early-to-end = Закончить игру можно, только если за три круга подряд не открыли ни одной карты.
refusal-sat-in-other-seat = В этой игре у тебя уже было другое место.

## Warnings: the encoder may insist

# $clue, $keyword (string)
hint-same-root = У «{ $clue }» тот же корень, что у ключевого слова «{ $keyword }».
hint-letter = «{ $clue }» — это про буквы. Подсказка должна быть о смысле.
hint-slot = «{ $clue }» похоже на номер ключевого слова. Подсказка должна быть о смысле.
hint-rhyme = «{ $clue }» звучит похоже на ключевое слово «{ $keyword }».
hint-disguise = «{ $clue }» выглядит похоже на ключевое слово «{ $keyword }».
card-insist = Другие могут возразить. Измени подсказку или отправь как есть.
button-send-anyway = 📨 Отправить как есть
button-new-code = 🔄 Утечка? Новый код
button-redraw-yes = 🔄 Да, новый код
button-redraw-no = ↩️ Оставить этот код
toast-redraw-ask = Точно? Нажми «Да, новый код» — и этот код с твоими подсказками пропадёт.
toast-redrawn = У тебя новый код.
toast-code-kept = Код остаётся прежним.

## Words

# In a group's menu
command-words = выбрать слова для игры
# In a private chat's menu, where it sends the reader's secrets again
command-words-private = показать твои секреты ещё раз
# $source (string): one of the three below; $language (string): a language's own name; $count (number): the chat's own words
page-words =
    📚 <b>Ключевые слова</b>: { $source }
    Язык слов: { $language }
    Ваших слов: { $count } (чтобы ими играть, нужно не меньше { $fewest })
    <i>Изменения — со следующей игры.</i>

    Добавить: <code>/words add змей, фонарь, качели</code>. Убрать: <code>/words remove змей</code>. Посмотреть все: <code>/words list</code>.
# $count (number), $words (string): as many of them as fit
page-words-list =
    📚 <b>Ваши слова</b> ({ $count }):
    { $words }
words-ours = от бота
words-theirs = ваши
words-both = от бота и ваши
button-words-ours = От бота
button-words-theirs = Наши
button-words-both = И те и те
# $fewest (number)
toast-words-few = Своих слов, не похожих друг на друга, нужно не меньше { $fewest }. Добавьте ещё: /words add.
# $source, $language (string): as on the page
toast-words-chosen = Ключевые слова: { $source }, { $language }
# $lines (string): what became of the words that someone listed
page-words-changed = 📚 { $lines }
# $words (string): some of them; $length (number): of letters, $most (number): of words
words-told-added = Добавлено: { $words }
words-told-removed = Убрано: { $words }
words-told-known = Уже в вашем списке: { $words }
words-told-long = Слишком длинно (не больше { $length } символов): { $words }
words-told-full = Список полон (слов: { $most }). Не вошло: { $words }
words-told-unknown = Нет в вашем списке: { $words }
# $count (number): the words of the list
words-told-count = Ваших слов: { $count }

## Clues that aren't text, and objections

media-voice = 🎤 голосовое сообщение
media-video-note = 🎬 видеосообщение
media-animation = 🎞 GIF
media-sticker = 🏷 стикер
media-photo = 🖼 фото
# $number (number): which clue
media-caption = Подсказка { $number }
button-object = ✋ «{ $clue }»
button-not-objecting = 🤝 Всё в порядке
button-withdraw = ↩️ Отозвать «{ $clue }»
button-stand = 🛡 «{ $clue }» — честно
# $name (string): who gave the clues
toast-objected = Возражение отправлено. Теперь решает { $name }.
toast-objection-asked = Какая подсказка нечестная? Выбери её в моём последнем сообщении в личке.
toast-objection-dropped = Хорошо, возражений нет.
toast-only-others-object = Возражать против этих подсказок могут только соперники.
toast-nothing-to-object = Против каждой подсказки уже возразили.
# $name (string): the encoder
toast-nobody-answers = { $name } больше не в игре: отозвать подсказку некому.
toast-withdrawn = Подсказка отозвана: на поле она зачёркнута.
toast-stood-by = Подсказка остаётся в силе, и группа это видит.

## Seats, settings and time

command-board = показать поле ещё раз
command-nudge = напомнить тем, кого ждём
command-kick = исключить игрока из игры
command-settings = время на ход и другие настройки
# $time (string): local time on the reader's phone
board-until = 🕐 До { $time }
# $time (string): date and local time on the reader's phone
board-until-day = 🕐 До { $time }
# $names (string): whose seats are free
board-seat-wanted = 🚪 Больше не в игре: { $names }. Кто на замену?
# $names (string): players whom the bot cannot write to
board-unreachable = 📵 Не могу написать: { $names }. Нужно открыть бота и нажать «Старт».
# $name (string): whose seat it was
button-take-seat = 💺 Заменить: { $name }
button-nudge = ⏰ Напомнить
button-vote-off = ✖️ Да, закончить
button-end-game = 🛑 Закончить
button-keep-playing = ▶️ Играем дальше
# $count (number): how often it can still be done
button-reroll = 🔄 Новые слова ({ $count ->
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
})
page-nudged-already = ⏰ Только что напоминали. Подождём минутку.
page-nudged-already-too = ⏰ { toast-nudged-already-too }
page-kick = Кого исключить из игры?
# $name (string): who has to leave
page-player-out = 🚪 { $name } больше не в игре.
# $count, $needed (number)
page-vote = ✖️ Закончить игру? Голоса «за»: { $count } из { $needed }.
page-vote-over = ✖️ Голосов «за» — { $count } из { $needed }: игра окончена.
toast-voted = Твой голос учтён: { $count } из { $needed }.
toast-ended = Игра окончена.
toast-goes-on = Игра продолжается.
page-settings =
    ⚙️ <b>Настройки</b>
    Нажми на то, что хочешь изменить.
settings-whose = <i>Менять их могут игроки этой игры и админы.</i>
# $setting (string): a setting with what is chosen
setting-opened = <b>{ $setting }</b>
button-setting = { $setting } ▸
button-all-settings = ◂ Назад
# From when on a choice holds
setting-holds-now = <i>Изменения действуют сразу.</i>
setting-holds-step = <i>Изменения действуют со следующего шага.</i>
setting-holds-game = <i>Изменения действуют со следующей игры.</i>
# What each setting means
setting-about-pace = Сколько я жду подсказок и ответов, прежде чем игра пойдёт дальше.
setting-about-spoilers = Секреты размыты, пока на них не нажмёшь. Удобно в автобусе.
setting-about-rerolls = Сколько раз можно сменить ключевые слова до первой подсказки.
setting-about-mode = Авто: втроём играют пара и перехватчик, а если вас от четырёх до восьми — две команды. Или выбери что-то одно.
setting-about-agreement = Должна ли с ответом согласиться вся команда, или хватит одного игрока?
setting-about-talk = Пока команда угадывает, всё, что ты мне пишешь, видят твои товарищи по команде, но не шифровальщик.
setting-about-deduction = В личке я показываю, какие числа ещё возможны для каждой скрытой карты.
# $value (string): what is chosen; of rerolls a number
setting-pace = ⏱ Темп: { $value }
setting-spoilers = 🙈 Скрывать секреты: { $value }
setting-rerolls = 🔄 Новые слова: { $value }
setting-mode = 👥 Режим: { $value }
setting-agreement = 🤝 Ответ команды: { $value }
setting-talk = 💬 Чат команды: { $value }
setting-deduction = 🔎 Шпаргалка: { $value }
pace-relaxed = спокойный
pace-classic = классический
pace-slow = медленный
# $count (number): how often
rerolls = { $count ->
    [0] нельзя
    [one] { $count } раз
    [few] { $count } раза
    [many] { $count } раз
   *[other] { $count } раза
}
setting-on = вкл
setting-off = выкл
button-pace-relaxed = Спокойный: без ограничений
button-pace-classic = Классический: 3–4 минуты
button-pace-slow = Медленный: 12 часов
button-spoilers-on = 🙈 Скрыты до нажатия
button-spoilers-off = 👀 Всегда видны
# $names (string): who is awaited
toast-nudged = Напоминание отправлено: { $names }
# The same to somebody who is awaited, too
toast-nudged-too = Напоминание отправлено: { $names }. Тебя тоже ждём: загляни ко мне в личку.
toast-nudged-already = Только что напоминали. Подождём минутку.
toast-nudged-already-too = Остальным только что напоминали. Тебя тоже ждём: загляни ко мне в личку.

## Leaving, substitutes, and who is away

# $name (string): who asked for it
page-leave = 🚪 { $name }, выйти из игры? Тогда тебя сможет заменить кто-то другой.
# The same in Secret numbers
# $name (string): who asked for it
cards-leave = 🚪 { $name }, выйти из игры? Тогда все твои карты откроются, а заменить тебя сможет кто-то другой или робот.
button-leave-game = 🚪 Выйти из игры
button-stay = Остаюсь
toast-stayed = Ты остаёшься в игре.
# $name (string): who was asked
toast-asked-another = Ответить здесь может только { $name }.
# $name (string): who lost the seat
toast-kicked = { $name } больше не в игре.
page-end-game =
    🛑 <b>Закончить игру для всех?</b>
    Все секреты раскроются, и никто не победит.
page-game-goes-on = ▶️ Игра продолжается.
# $name (string): who ended it
page-game-ended = 🛑 { $name } заканчивает игру.
# $name (string): for whom
toast-seat-taken = Ты в игре вместо игрока { $name }! Твои секреты — в личке.
# $title (string): the group's name
parting-left = 🚪 Ты больше не играешь в группе «{ $title }».
parting-kicked = 🚪 Тебя исключили из игры в группе «{ $title }».
parting-replaced = 🚪 Твоё время дважды вышло, и твоё место в группе «{ $title }» занял другой игрок.
# $name (string): whose seat it was; $title (string): the group's name; $team (string): a team's
welcome-substitute = ✅ Ты в игре вместо игрока { $name } в группе «{ $title }».
welcome-pair = ✅ Ты в игре вместо игрока { $name }: ты в паре, группа «{ $title }».
welcome-interceptor = ✅ Ты в игре вместо игрока { $name }: ты перехватчик, группа «{ $title }».
welcome-team = ✅ Ты в игре вместо игрока { $name }: твоя команда — { $team }, группа «{ $title }».
# $names (string): who left
card-seat-free = 💺 Больше не в игре: { $names }. Ждём замену из группы. Если никто не придёт вовремя, игра закончится.
notice-seat-free = Одно место свободно. Как только его займут, игра продолжится.
# $name (string): a player whose time ran out twice
board-seems-away = 💤 Похоже, { $name } не у телефона. Можно выйти на замену, а можно и подождать.
button-wait-for = ⏸ Подождать
toast-waits-for = Хорошо, ждём: { $name }.
# $name (string): who wants to wait; $away (string): for whom
page-waits-for = ⏸ { $name } предлагает не спешить. Ждём: { $away }.
# $name (string): who sent /leave
page-no-seat = { $name }, ты здесь не играешь.
page-no-free-seat = 💺 Сейчас свободных мест нет. Чтобы сыграть в следующей игре, отправь /join.
# $name (string): who has taken a seat
page-open-bot = { $name }, нажми «Открыть бота», а потом «Старт», чтобы я мог прислать тебе секреты.

## The next game

# $names (string): who waits for it
board-next-game = 🙋 В следующей игре: { $names }
button-play-next = 🙋 Не играешь? В следующую игру
toast-play-again = Эта кнопка — для новеньких. Чтобы сыграть ещё, нажми 🔁 выше.
toast-playing-already = Ты уже играешь. Эта кнопка — для тех, кто ждёт следующей игры.
toast-on-the-list = Ты в следующей игре! Передумаешь — нажми ещё раз.
toast-off-the-list = Тебя больше нет в списке на следующую игру.
toast-list-full = Список на следующую игру заполнен.
# $name (string): who asked for it
page-next-game = 🙋 { $name }, ты в следующей игре. Передумаешь — нажми «В следующую игру» ещё раз.
page-next-game-open = 🙋 { $name }, ты в списке на следующую игру. Нажми «Открыть бота», а потом «Старт», чтобы я мог прислать тебе секреты.
page-list-full = { toast-list-full }
page-playing-already = { $name }, ты уже играешь.
# $title (string): the group's name
page-queued =
    🙋 <b>Ты в списке на следующую игру. Группа: { $title }.</b>
    Когда игра начнётся, я пришлю твои секреты сюда.

## Сообщения о наборе

command-notify = узнавать, когда здесь набирают игроков
# $name (string): who sent the command
page-notify-on = 🔔 { $name }, буду писать тебе, когда здесь набирают игроков, — не чаще раза в час. Чтобы отключить, отправь /notify ещё раз.
page-notify-off = 🔕 { $name }, больше не буду писать тебе о наборах в этой группе.
page-notify-open = 🔔 { $name }, нажми «Открыть бота», а потом «Старт», чтобы я мог писать тебе, когда здесь набирают игроков.
# $name (string): who sent the command; $most (number): how many can be told
page-notify-full = 🔔 { $name }, увы, список тех, кому я пишу о наборах в этой группе, уже полон (мест: { $most }).
# $title (string): the group's name
page-notify-ready =
    🔔 <b>Буду писать тебе, когда в группе «{ $title }» набирают игроков.</b>
    Не чаще раза в час. Чтобы отключить, отправь в группе /notify ещё раз.
# In private, to those who asked. $title (string): the group's name
notify-lobby =
    🔔 <b>В группе «{ $title }» набирают игроков!</b>
    Сыграешь? Нажми «Играю».
button-stop-notify = 🔕 Больше не писать
toast-notify-off = 🔕 Хорошо, больше не буду писать о наборах в этой группе.

## The rematch

# $name (string): who asked first; $roles (string): one of the texts below, rematch-roles-...
rematch-called = 🔁 <b>{ $name } зовёт сыграть ещё:</b> { $roles }.
rematch-you-are-in = ✅ Ты в следующей игре.
# $names (string): who did not answer in time
page-rematch-late = ⌛ Пока без ответа: { $names }. Место ещё найдётся: нажмите «🙋 Играю» выше.
# In private, to who has not answered in time. $title (string): the group's name
rematch-open =
    🔁 <b>В группе «{ $title }» собираются сыграть ещё.</b>
    Место найдётся. Сыграешь? Нажми «Играю».
rematch-roles-before = как в прошлый раз
# $name (string): who is the interceptor then
rematch-roles-interceptor = перехватывает { $name }
rematch-roles-teams = двумя командами
rematch-roles-swapped = команды меняются цветами
rematch-roles-shuffled = всё перемешаем
# $name (string): who begins then
rematch-roles-first = начинает { $name }
# Where too few have not said no
rematch-roles-short = откроем набор и подождём ещё игроков
# $names (string): who is in
rematch-in = Уже в деле: { $names }
# $names (string): who has not answered; they have half a minute
rematch-until = ⏳ Кто ещё с нами? Ждём ответ: { $names }. Начнём, как только ответят все, или через полминуты.
button-rematch-yes = 🔁 Играю
button-rematch-no = 🙅 Без меня
toast-rematch-on = Следующая игра началась!
toast-rematch-lobby = Ты в игре! Набор открыт, ждём ещё игроков.
# $names (string): who has not answered
toast-rematch-waits = Ты в игре! Ждём ответ: { $names }.
# A tap on a button with other roles than those that were asked for. $name (string): who asked first; $roles (string): as above
toast-rematch-other = { $name } уже зовёт сыграть: { $roles }. Если подходит, нажми «Играю».
toast-rematch-without-you = Ничего страшного, до следующего раза!
toast-not-in-last-game = В этой игре тебя не было. Хочешь сыграть — нажми «В следующую игру».

## Nudges

# $name (string): who is awaited
nudge-any = ⏰ { $name }, твоя очередь.
nudge-clues = ⏰ { $name }, твоя очередь: напиши мне в личку подсказки.
nudge-guess = ⏰ { $name }, твоя очередь: загляни ко мне в личку и угадай код.
nudge-interception = ⏰ { $name }, твоя очередь: загляни ко мне в личку и перехвати код.
nudge-keywords = ⏰ { $name }, твоя очередь: напиши мне в личку ключевые слова соперников.
nudge-reveal = ⏰ { $name }, твоя очередь: открой одну свою карту.
nudge-guess-card = ⏰ { $name }, твоя очередь: угадай карту.
button-intercept-code = 🕵️ Перехватить
button-reveal-card = 👁 Открыть карту
button-guess-card = 🎯 Угадать карту
toast-nudge-seat-free = Сейчас ничья очередь: игра ждёт, пока кто-нибудь займёт свободное место.
toast-nudge-nobody = Сейчас напоминать некому.
toast-nudge-you = Все ждут только тебя: загляни ко мне в личку!
page-nudge-seat-free = { toast-nudge-seat-free }
page-nudge-nobody = { toast-nudge-nobody }
page-nudge-you = { toast-nudge-you }

## Pictures: drawn, so without markup and emoji

picture-game = Секретные коды
side-pair = Пара
side-interceptor = Перехватчик
picture-won-pair = Победа за парой: { $names }
picture-won-interceptor = { $names } взламывает код в раунде { $round }
picture-won-interceptor-given = { $names } побеждает в раунде { $round }
# Between two names, with its spaces
picture-and = { " " }и{ " " }
picture-shared = Победа одна на всех
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
picture-decoded = Угаданные коды напарника
# $right, $total (number): how many of how many
picture-share = { $right } из { $total }
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
    Шифровальщик даёт по подсказке на каждую цифру, в том же порядке. Подсказки читают все.
    Коды выпадают случайно, так что один и тот же может прийти дважды.

    <blockquote>Код 4·2·1
    4 перец → апчхи
    2 гавань → лодки
    1 фонарь → ночная прогулка</blockquote>
page-rules-3 =
    📖 <b>Как угадывают</b> ({ $page } из { $pages })

    Напарник знает ключевые слова и угадывает код: 4·2·1.
    Со второго раунда угадывает и перехватчик — по всем подсказкам, которые уже были. Пока оба ответа не зафиксированы, чужой никто не видит.
    Потом напарники меняются ролями.
page-rules-4 =
    📖 <b>Жетоны</b> ({ $page } из { $pages })

    Перехватчик получает жетон за каждый перехваченный код и за каждый код, в котором ошибся напарник. И то и другое в одном раунде? Сразу два жетона!
    <b>Два жетона</b> за пять раундов — и побеждает перехватчик. Иначе побеждает пара.
page-rules-5 =
    📖 <b>Хорошие подсказки</b> ({ $page } из { $pages })

    Подсказка должна быть связана со смыслом ключевого слова. Слово, фраза, голосовое сообщение, GIF, стикер, фото — всё годится.
    Нельзя: ключевое слово или его перевод, его буквы или номер, шутки только для своих, одна и та же подсказка дважды, сам код. Об однокоренном слове я предупрежу.
    Слишком ясно — и перехватчик разгадает ваши слова. Слишком туманно — и запутается напарник. Если подсказка кажется нечестной, перехватчик может возразить: ✋.
page-rules-6 =
    📖 <b>Две команды</b> ({ $page } из { $pages })

    Если вас от четырёх до восьми, играют две команды: ⬜ белые и ⬛ чёрные. У каждой свои четыре ключевых слова, оба шифровальщика пишут одновременно.
    Сначала подсказки белых. Белые без своего шифровальщика угадывают код, а со второго раунда все чёрные пытаются его перехватить. Потом наоборот.
    Всё, что ты пишешь мне в личку, пока вы угадываете, видит твоя команда, но не шифровальщик этого кода.
page-rules-7 =
    📖 <b>Как побеждают команды</b> ({ $page } из { $pages })

    🎯 За перехваченный код команда получает жетон перехвата: два — и победа. ❌ За ошибку в своём коде — жетон помех: два — и поражение. Жетоны считают в конце раунда, когда раскрыты оба кода.
    Если ничья или за восемь раундов никто не победил: каждый перехват — плюс очко, каждая помеха — минус очко. Снова поровну? Каждая команда пытается угадать четыре ключевых слова соперников. И опять поровну? Победа одна на всех!
    С песочными часами второму шифровальщику даётся 30 секунд после того, как закончит первый.
# For teams, instead of the pages about a round and about clues
page-rules-8 =
    📖 <b>Ключевые слова и коды</b> ({ $page } из { $pages })

    У твоей команды четыре общих секретных ключевых слова под номерами от 1 до 4. Они не меняются всю игру.
    Шифровальщик видит код — три разные цифры от 1 до 4 — и даёт по подсказке на каждую, в том же порядке. Подсказки читают все. Коды выпадают случайно, так что один и тот же может прийти дважды.

    <blockquote>1 фонарь, 2 гавань, 3 лестница, 4 перец
    Код 4·2·1
    4 перец → апчхи
    2 гавань → лодки
    1 фонарь → ночная прогулка</blockquote>
page-rules-9 =
    📖 <b>Хорошие подсказки</b> ({ $page } из { $pages })

    Подсказка должна быть связана со смыслом ключевого слова. Слово, фраза, голосовое сообщение, GIF, стикер, фото — всё годится.
    Нельзя: ключевое слово или его перевод, его буквы или номер, шутки только для своих, одна и та же подсказка дважды, сам код. Об однокоренном слове я предупрежу.
    Слишком ясно — и соперники разгадают ваши слова. Слишком туманно — и запутаются свои. Если подсказка кажется нечестной, соперники могут возразить: ✋.
button-back = ◂ Назад
button-next = Дальше ▸
# On the rules, and on the help in a group
button-close-page = ✖️ Закрыть
# On a page in private, while the reader plays
button-back-to-game = ↩️ Вернуться к игре
command-rules = правила, страница за страницей

## Sheet, games, statistics, record

command-sheet = что уже было в игре
command-stats = игры, победы и повод похвастаться
command-export = скачать запись последней игры
command-games = твои игры во всех группах
# $rounds (string): the finished rounds
page-sheet =
    📄 <b>Лист записей</b>
    { $rounds }
page-sheet-empty = 📄 Сыгранных раундов пока нет.
page-stats-none = 📊 Сыгранных игр пока нет.
# $name (string): a person or a group
page-stats = 📊 <b>{ $name }</b>
# $value (string): a number; $label (string): what it counts
stats-figure = { $value } { $label }
# $label (string): what was tried; $detail (string): how many of how many
stats-bar = { $label }: { $detail }
stats-leaders = 🏅 Лучшие игроки группы:
# For somebody who has only played alone
stats-alone = 📊 Сыгранных игр с друзьями пока нет, а тренировки не в счёт.
# The last puzzle of the day that somebody has played. $date (string): a day, as 18 November; $score (string): as 2/4; $squares (string)
stats-daily = 🧩 Загадка на { $date }: { $squares } { $score }
# $rows (string): one line a player
page-leaderboard =
    🏅 <b>Таблица лидеров</b>
    { $rows }
# $place, $wins, $games (number), $name (string)
leaderboard-row = { $place }. { $name } — побед: { $wins } из { $games }
page-export-none = 💾 Сохранить игру можно, когда она закончится.
page-export = 💾 Вот запись игры.
page-games-none = Сейчас ты нигде не играешь.
# $rows (string): one line a game
page-games =
    🎲 <b>Твои игры</b>
    { $rows }
# $title (string): a group's name
games-row-awaited = ▶️ { $title }: твоя очередь
games-row-running = ⏳ { $title }: игра идёт
games-row-lobby = 🔐 { $title }: ждём игроков
# $title (string): a group's name
button-show-card = 👁 { $title }
toast-card-below = Твои секреты для «{ $title }» — ниже.
page-which-game = Для какой это игры? Выбери, и я передам твоё сообщение.
# $title (string): a group's name
page-game-chosen = ✅ Сообщение передано в группу <b>{ $title }</b>.
# $title (string): a group's name
toast-game-chosen = Передано в группу «{ $title }».

## Two teams: the lobby

side-white = Белые
side-black = Чёрные
lobby-intro-teams = Две команды передают коды подсказками и подслушивают друг друга. Не больше восьми раундов.
lobby-rotation = → показывает, в каком порядке игроки дают подсказки.
lobby-unbalanced = Команды могут отличаться не больше чем на одного игрока. Пусть кто-нибудь перейдёт в другую команду, или нажмите «⚖️ Уравнять».
board-teams = 🔐 <b>Секретные коды</b>: две команды.
# $team (string): a team's name behind its colour; $names (string): its players
board-team = { $team }: { $names }
button-balance = ⚖️ Уравнять
button-rematch-swapped = 🔃 Поменять цвета
toast-side-full = В этой команде нет мест.
# $most (number): how many can play so
toast-too-many = Слишком много игроков: можно не больше { $most }.
toast-unbalanced = Команды могут отличаться не больше чем на одного игрока.
command-team = назвать свою команду
# $team (string): a team's name
page-team-how = 🏷 Твоя команда называется { $team }. Чтобы переименовать: <code>/team Ночные совы</code>
page-team-taken = 🏷 { $team } — так уже называются соперники.
page-team-not-now = 🏷 Название команде дают её игроки до начала игры, пока идёт набор.

## Two teams: the board

# $round (html): as above; $team (string); $name (string): the encoder
board-title-team = <b>{ $round }</b> · { $team }, шифрует { $name }
board-round = ✍️ <b>{ $round }</b>: подсказки пишут мне в личку.
board-team-writing = { $team }: { $name } пишет…
board-team-written = { $team }: { $name } — готово ✓
# $names (string): who gives clues then
board-next-encoders = В следующем раунде шифруют: { $names }
# $seconds (number): what the sandglass has left; $time (string): local time on the reader's phone
board-sand = ⌛ Осталось { $seconds } с, до { $time }
# $team (string); $intercepts, $misread (string): tokens of both kinds as filled and empty circles
score-team = { $team }: 🎯 { $intercepts } · ❌ { $misread }

## Two teams: ties and the end

tie-break-title = ⚖️ <b>Поровну! Угадайте ключевые слова соперников</b>
tie-break-write = Теперь каждая команда пишет мне в личку четыре ключевых слова соперников.
tie-break-awaited = ⏳ Ждём ответ: { $names }
team-done = 🔒 { $team }: готово
# $words (string): what a team took for the other's keywords; $count (number): how many are right
tie-break-wrote = { $team }: { $words } — угадано: { $count }
# $team (string): the winners' team; $names (string): its players
end-team = 🏆 <b>Победа! { $team }: { $names }</b>
end-shared = 🏆 <b>Победа одна на всех: { $names }!</b>
# $team (string): who has them
end-why-interceptions = { $team }: два жетона перехвата.
end-why-miscommunications = { $team }: два жетона помех.
end-tie-one-has-both = Ничья: { $team } — по два жетона каждого вида.
end-tie-both-intercepted = Ничья: у обеих команд по два жетона перехвата.
end-tie-both-misread = Ничья: у обеих команд по два жетона помех.
# $rounds (number): how many there were
end-tie-rounds-over = { $rounds ->
    [one] Ничья: позади { $rounds } раунд, а двух одинаковых жетонов нет ни у кого.
    [few] Ничья: позади { $rounds } раунда, а двух одинаковых жетонов нет ни у кого.
    [many] Ничья: позади { $rounds } раундов, а двух одинаковых жетонов нет ни у кого.
   *[other] Ничья: позади { $rounds } раунда, а двух одинаковых жетонов нет ни у кого.
}
# $score (string): both teams with their points or keywords
end-why-points = Победа по очкам: { $score }.
end-equal-points = Очков поровну: { $score }.
end-why-keywords = Победа по ключевым словам: { $score }.
end-why-shared = И угаданных ключевых слов поровну: { $score }.
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
card-locked-words = 🔒 Ваш ответ о словах соперников: { $words }
# $round (number)
card-turn-to-come = ✍️ Ты даёшь подсказки в раунде { $round }.
# $name (string): who gave the clues
card-own-code = 🔓 <b>Код вашей команды</b>: подсказки даёт { $name }
# $team (string): the other team
card-their-code = 🕵️ <b>Перехват: { $team }</b>. Прошлые подсказки:
card-help-all = По кнопке на подсказку. Ответ фиксируется, когда согласны все.
card-help-any = Нажми кнопку для каждой подсказки. Ответом команды станет тот, который зафиксируют первым.
# $name (string): a player of the own team; $draft (string): that player's answer so far
card-mate = { $name }: { $draft }
card-mate-agreed = { $name }: { $draft } ✓
# $names (string): whose yes is missing
card-agreed = ✓ Твой голос учтён. Ждём: { $names }.
card-tie-break = ⚖️ <b>Какие ключевые слова у соперников?</b>
# $slot (number), $clues (string): clues given for it; $word (string): the guess
card-tie-word = { $slot } { $clues } → <b>{ $word }</b>
card-tie-empty = { $slot } { $clues } → …
card-tie-help = ✍️ Пришли четыре ключевых слова одним сообщением, каждое на своей строке, или по одному. Если слова не знаешь, поставь вместо него «-».
# $number (number): which keyword
card-tie-changing = ✏️ Пришли новое ключевое слово { $number }.
button-agree = 🤝 Я за
# $name (string): whose draft to write on the own card
button-take-over = ⬇️ Взять { $draft } ({ $name })
button-take-over-words = ⬇️ Взять слова ({ $name })
# $number (number): which keyword
toast-write-word = Теперь пришли новое ключевое слово { $number }.
toast-agreed = Твой голос учтён.
toast-taken-over = Ответ взят ({ $name }).

## Team chat

# $name (string): who says it; $text (string)
talk-line = 💬 <b>{ $name }</b>: { $text }
# $round (number)
talk-read = 💬 Раунд { $round }: о чём говорила твоя команда
# $names (string): who hears it
card-talk = 💬 Твои сообщения здесь читают: { $names }.
card-talk-muted = 🔕 Чат команды выключен.
button-talk-mute = 🔕 Выключить чат
button-talk-hear = 🔔 Включить чат
toast-talk-muted = Чат команды выключен: сообщения своих пока не будут приходить.
toast-talk-heard = Чат команды включён: сообщения своих снова будут приходить.
# $round (number): whose team chat the encoder can read now
button-read-talk = 💬 Чат команды, раунд { $round }
# $most (number)
notice-talk-too-long = Не больше { $most } символов за раз.
notice-not-for-team = Это команде не передать. Годятся слова, 🎤 голосовые, стикеры, GIF и фото.
notice-talk-too-fast = Чуть помедленнее: это сообщение до команды не дошло.
notice-clue-too-late = Время на подсказки вышло. Этого сообщения никто не видел.

## The notebook: notes about the other side's keywords, secret until the end

# $line (html): a number with its clues; $note (string)
card-note = { $line } · ✏️ <i>{ $note }</i>
# $notes (string): notes, some of them with a number
card-notes = ✏️ <i>{ $notes }</i>
card-notes-help = ✏️ Есть догадка? Пришли мне номер и слово, например <i>2 животное</i>: я запишу. В конце игры твои заметки увидят все.
card-notes-help-alone = ✏️ Есть догадка? Пришли заметку: <i>2 животное</i>.
notice-notes-are-words = В блокнот помещаются только слова.
# $slot (number): the number of the note
news-note-kept = ✏️ Записано. Чтобы стереть заметку, пришли только её номер: <i>{ $slot }</i>
news-note-gone = ✏️ Заметка { $slot } стёрта.
# $name (string): whose notebook; $notes (string): the notes with the truth beside them
end-notebook = 🕵️ <b>Блокнот ({ $name })</b>: { $notes }
notice-words-only = Здесь годятся только слова.
notice-four-words = Ключевых слов четыре, каждое на своей строке. Чтобы изменить одно, нажми ✏️.
notice-word-too-long = Слово слишком длинное. Максимум символов: { $most }.

## Two teams: settings

mode-auto = авто
mode-interceptor = пара и перехватчик
mode-teams = две команды
agreement-all = все вместе
agreement-any = один за всех
button-talk-on = 💬 С чатом команды
button-talk-off = 🔇 Без чата команды

## Pictures of the card game: drawn, so without markup and emoji

track-game = Секретные числа
# $name (string): a player
track-turn = Ход: { $name }
track-winner = Победа: { $name }!
track-opening = Каждый открывает две карты
track-round = Круг { $round }
track-last-round = последний круг
track-again = вторая попытка?
# $count (number): how many points end the game
track-why-points = Кто-то набрал { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}, и круг доиграли до конца.
track-why-no-card = Скрытых карт не осталось: угадывать больше нечего.
track-why-end-called = Игру закончили: три круга без открытых карт.
# $name (string): a player whose hand lies open
track-left = { $name } · вне игры
track-open = открыта
track-hidden = скрыта
track-never-open = не угадана
track-covered = не в игре
track-place = место в руке
track-aside = Отложены

## Secret numbers: the lobby

button-game-codes = 🔐 Играть в «Секретные коды»
button-game-kryptos = 🔢 Играть в «Секретные числа»
cards-lobby-title = 🔢 <b>Секретные числа</b>
cards-lobby-intro = От трёх до шести игроков угадывают друг у друга скрытые карты с числами. Кто-то набрал 15 очков — и круг последний.
# $names (string): the players in turn order
cards-lobby-order = 👥 Порядок ходов: { $names }
# $name (string): who begins
cards-lobby-first = 🥇 Первый игрок: { $name }
cards-first-by-lot = по жребию
# $options (string): some of the three below
cards-lobby-options = ⚙️ Дополнительные правила: { $options }
cards-lobby-no-mystery = «Тайна» — для четырёх или пяти игроков, так что пока без неё.
# $option (string): an added rule
toast-option-added = Добавлено: { $option }
toast-option-dropped = Убрано: { $option }
toast-rule-advanced = Нельзя открывать самую маленькую и самую большую свою карту, два соседних числа и много карт одного цвета.
toast-rule-mystery = В игру добавляют ещё четыре карты, а четыре случайные откладывают: их нет ни у кого.
toast-rule-bribe = Очко за вторую попытку получает хозяин карты, которую угадывают.
# $name (string): the host
toast-host-picks-first = Кто ходит первым, выбирает только { $name }.
option-advanced = усложнённое начало
option-mystery = тайна
option-bribe = взятка
button-first = 🥇 Первый игрок
button-option-advanced-on = ✅ Усложнённое начало
button-option-advanced-off = ➕ Усложнённое начало
button-option-mystery-on = ✅ Тайна
button-option-mystery-off = ➕ Тайна
button-option-bribe-on = ✅ Взятка
button-option-bribe-off = ➕ Взятка

## Secret numbers: the board

# $names (string): the players in turn order
cards-started = 🔢 <b>Секретные числа</b>: { $names }
# $names (string): the players against the turn order
cards-started-reverse = 👁 Сначала все дважды открывают по карте, в обратном порядке: { $names }
cards-opening = 🔢 <b>Начало</b>: каждый открывает две карты, ходим в обратном порядке.
cards-opened = 🔢 Начало позади: первые карты открыты.
# $round (number)
cards-round = 🔢 <b>Круг { $round }</b>
# $name (string): a player; $points (number)
cards-hand = <b>{ $name }</b> ⭐{ $points }
cards-hand-on-turn = ▶️ <b>{ $name }</b> ⭐{ $points }
cards-hand-left = 🚪 <b>{ $name }</b> ⭐{ $points }
cards-aside = Отложены: { $tokens }
# $name (string): who guessed; $owner (string): whose card; $place (string): its letter; $card (string): sign and number; $points (number)
cards-news-found = 🎯 <b>{ $name } угадывает карту { $place } ({ $owner }): { $card }!</b> +{ $points }
# $name (string): who guessed; $owner (string): whose card; $place (string): its letter; $card (string): sign and number
cards-news-missed = ❌ { $name }: карта { $place } ({ $owner }) — не { $card }
# $name (string): a player; $card (string): sign and number
cards-news-opened = 👁 { $name } открывает { $card }
cards-news-opened-late = ⌛ { $name }: время вышло, открыта { $card }
# $name (string): a player
cards-news-passed = 🙅 { $name } пасует
cards-news-late = ⌛ { $name }: время вышло, ход переходит дальше
cards-news-skipped = ⏭ { $name } пропускает ход: угадывать нечего
cards-news-left = 🚪 { $name } выходит из игры и открывает все свои карты
cards-news-taken = 💺 { $name } вступает в игру
# $name (string): who brought the last round; $points (number): theirs at that moment
cards-news-last-round = 🏁 Последний круг! { $name }: уже { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
# $top (number): the highest number in the game
cards-unrevealed = Ещё не открыты (1–{ $top }):
# $names (string): who is awaited
cards-awaited-reveal = ▶️ { $names }: открой одну свою карту
cards-awaited-guess = ▶️ { $names }: угадай карту
cards-awaited-again = ▶️ { $names }: заплати 1 очко за вторую попытку или пасуй
cards-quiet = 🤫 Три круга — и ни одной открытой карты. Теперь любой игрок может закончить игру.
button-my-cards = 👁 Мои карты
button-call-end = 🏁 Закончить игру

## Secret numbers: the end

# $name (string): the winner; $points (number)
cards-won = 🏆 <b>Победа: { $name }!</b> ⭐{ $points }
cards-why-earlier = Очков поровну: побеждает тот, кто ходит раньше.
cards-end-hands = Все карты (🔒 — никто не угадал)
# $cards (string): signs and numbers
cards-end-aside = Отложены: { $cards }
cards-all-found = 🔓 Угаданы все карты до единой!
# $cards (string): names, signs and numbers
cards-secrets = 🔒 Так и не угаданы: { $cards }
# $count (number): how many cards
cards-many-secrets = 🔒 { $count ->
    [one] Так и не угадана { $count } карта.
    [few] Так и не угаданы { $count } карты.
    [many] Так и не угадано { $count } карт.
   *[other] Так и не угадано { $count } карты.
}
# $name (string): a player; $count (number): how many guesses, all of them right
cards-title-sharpshooter = 🎯 Без промаха: { $name }, { $count } из { $count }
# $name (string): a player
cards-title-poker-face = 🗿 Покерфейс: { $name }, ни одна карта не угадана
# $name (string): a player; $count (number): how many cards, two or more
cards-title-second-wind = 💰 Второе дыхание: { $name }, со второй попытки — { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
# the winner's points are equal to another's
cards-title-tie = 📸 Фотофиниш: очков поровну
# the winner is one point ahead
cards-title-photo-finish = 📸 Фотофиниш: всё решило одно очко
# $points (number): the reader's
cards-over-won = 🏆 <b>Победа за тобой!</b> ⭐{ $points }
# $name (string): the winner; $points (number): the reader's and the winner's
cards-over-tied = 🤏 Так близко! { $name } и ты — по ⭐{ $points }, но { $name } ходит раньше.
# $name (string): the winner; $points (number): the reader's; $count (number): how many points short
cards-over-close = 🤏 Так близко! Побеждает { $name }, а у тебя ⭐{ $points }: не хватило всего ⭐{ $count }.
# $name (string): the winner; $best (number): the winner's points; $points (number): the reader's
cards-over-lost = 🎲 Побеждает { $name }: ⭐{ $best }. У тебя ⭐{ $points }.
# $count (number): cards that the reader guessed; $kept (number): the reader's cards that nobody guessed
cards-over-count = На твоём счету { $count ->
    [one] { $count } угаданная карта
    [few] { $count } угаданные карты
    [many] { $count } угаданных карт
   *[other] { $count } угаданной карты
}; твоих осталось в тайне: { $kept }.
button-rematch-first = 🥇 Начинает следующий

## Secret numbers: the card

# $title (string): the group's name; $points (number)
cards-card-title = 🔢 <b>{ $title }</b> · ⭐{ $points }
cards-card-own = Твои карты (в скобках — открытые)
cards-card-reveal = 👁 Открой одну свою карту. Её увидят все.
cards-card-advanced = При усложнённом начале можно открыть только эти.
cards-card-whose = 🎯 Твой ход! Чью карту угадываешь?
cards-card-whose-again = 🎯 Чью карту угадываешь теперь?
# $name (string): whose hand it is; $card (string): the letter of a card
cards-card-which = 🎯 Какую карту угадываешь ({ $name })? За верный ответ +{ $points }.
cards-card-number = 🎯 Карта { $card } ({ $name }): какое на ней число?
cards-card-missed = ❌ Неверно! Заплати 1 очко за вторую попытку или пасуй.
cards-card-missed-bribe = ❌ Неверно! Вторая попытка стоит 1 очко: его получит хозяин карты, которую выберешь. Или пасуй.
# $name (string): who is on turn
cards-card-waiting = ⏳ <b>Ходит { $name }</b>
cards-card-you-next = 👉 Следующий ход — твой.
# $points (number): the reader’s, which brought the last round
cards-last-round-own = 🏁 Последний круг! У тебя уже { $points ->
    [one] { $points } очко.
    [few] { $points } очка.
    [many] { $points } очков.
   *[other] { $points } очка.
}
cards-coach = 💡 <b>Первая игра?</b> Карты в руке идут по возрастанию. Буква — скрытая карта, 🔺{"\u2060"}×2 — две скрытые 🔺. Угадай число за буквой: за верный ответ <b>+3</b> (меньше, если скрытых карт в руке всего одна-две). <b>⭐</b> — это очки: у кого-то 15 — и круг последний.
cards-coach-aside = 💡 <b>Отложены</b>: этих карт нет ни у кого.
cards-coach-reveal = 💡 <b>Первая игра?</b> У каждого в руке карты по возрастанию, и вы будете угадывать их друг у друга. Сначала каждый открывает две. <b>⭐</b> — это очки: в начале их у каждого 2, и одно можно потратить на вторую попытку.
cards-coach-ends = 💡 Карта с краю руки выдаёт меньше, чем карта из середины.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $worth (string): such as +3; $points (number): all that the reader has
cards-result-found = 🎯 <b>Да! Карта { $place } ({ $name }) — это { $card }.</b> { $worth }, теперь у тебя ⭐{ $points }.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number
cards-result-missed = ❌ Карта { $place } ({ $name }) — не { $card }.
# $name (string): who guessed; $place (string): the letter of the reader's card; $card (string): sign and number; $points (number): what it brought
cards-result-lost = 😮 { $name } угадывает твою карту { $place }: { $card }. Сопернику +{ $points }.
# $left (number): the reader's hidden cards
cards-result-left = Скрытых карт у тебя: { $left }.
# $name (string): who guessed; $place (string): the letter of the reader's card; $card (string): sign and number
cards-result-safe = 😌 { $name } принимает твою карту { $place } за { $card }. Мимо!
# $told (string): that a card of the reader's was guessed, or not
cards-result-bribed = { $told } 💰 +1 тебе.
cards-result-late = ⌛ Время вышло, и твой ход перешёл дальше.
cards-result-skipped = ⏭ Угадывать было нечего, поэтому твой ход пропущен.
# $card (string): sign and number
cards-result-opened-late = ⌛ Время вышло, и твоя { $card } открыта.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $points (number): what it is worth
cards-card-confirm = 🎯 Карта { $place } ({ $name }): точно { $card }? За верный ответ +{ $points }, за ошибку ничего не теряешь.
cards-card-confirm-more = Не угадаешь — можно заплатить 1 очко за вторую попытку.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $worth (string): what it brings, less its price, such as +2
cards-card-confirm-paid = 🎯 Карта { $place } ({ $name }): точно { $card }? Эта попытка стоит 1 очко, так что за верный ответ в итоге { $worth }.
# $card (string): sign and number
button-say-number = 🎯 Назвать { $card }
button-say-anyway = ⚠️ Всё равно { $card }
button-another-number = ↩️ Другое число
button-another-card = ↩️ Другая карта
button-another-hand = ↩️ Другой игрок
# $card (string): sign and number
toast-card-opened = Твою { $card } теперь видят все.
toast-passed = Пас. Ходит следующий!
toast-end-called = Готово: игра окончена.
button-pass = 🙅 Пас
button-other-numbers = ⚠️ Другие числа
button-possible-numbers = 🔎 Возможные числа
# $card (string): sign and number; $points (number)
toast-card-missed = Нет, это не { $card }.
toast-card-found = { $card } — верно! +{ $points } ⭐
# $name (string): whose card; $place (string): its letter; $card (string): sign and number
toast-aim-hand = { $name }: теперь выбери карту.
toast-aim-card = Карта { $place } ({ $name }): теперь выбери число.
toast-aim-number = Карта { $place } ({ $name }): { $card }? Подтверди ниже.
toast-aim-nobody = Чью карту угадываешь?
# $cards (string): signs and numbers
alert-cards = { $cards }
# $reason (string): why it is wrong; $button (string): what the button says that guesses it anyway
alert-flaw = { $reason } Если так и задумано, нажми «{ $button }» ниже.
notice-by-buttons = В этой игре писать ничего не нужно: играй кнопками.

## Secret numbers: why a number cannot be right

# $number (number): the one that was tapped
flaw-not-in-game = Числа { $number } нет в игре.
flaw-revealed = Карта { $number } уже открыта.
flaw-own-card = Карта { $number } у тебя.
flaw-refuted = Число { $number } для этой карты уже называли, и оно не подошло.
flaw-out-of-order = Число { $number } не встаёт между открытыми картами.
flaw-no-such-colour = В этой руке нет скрытой карты того же цвета, что { $number }.
flaw-does-not-fit = Если здесь { $number }, остальные карты в руке не сойдутся.

## Secret numbers: settings, numbers and rules

button-deduction-on = 🔎 Со шпаргалкой
button-deduction-off = 🧠 Без шпаргалки
# $count (number): how many; the number itself stands above
picture-card-wins = { $count ->
    [one] победа в «Секретных числах»
    [few] победы в «Секретных числах»
    [many] побед в «Секретных числах»
   *[other] победы в «Секретных числах»
}
picture-cards-found = Угаданные карты с числами
button-rules-codes = 🔐 Правила «Секретных кодов»
button-rules-kryptos = 🔢 Правила «Секретных чисел»
# $page, $pages (number): where the reader is
page-rules-cards-1 =
    📖 <b>Секретные числа</b> ({ $page } из { $pages })

    Играют от трёх до шести человек. На картах числа до 48, а четыре цвета чередуются по порядку: 1🔺 2🟡 3🟩 4🔷 5🔺 и так далее. Карты в руке лежат по возрастанию, самая маленькая — слева.
    Все знают, сколько у тебя скрытых карт каждого цвета, но не знают каких.

    <blockquote>Боря ⭐2
    A 🟡6 C D 🟩19 F
    скрыты: 🔺×2 🟡×1 🔷×1</blockquote>
page-rules-cards-2 =
    📖 <b>Начало</b> ({ $page } из { $pages })

    Перед первым ходом каждый открывает две свои карты, по одной, в обратном порядке: начинает тот, кто ходит последним. Они остаются в руке на своих местах.
    <b>Усложнённое начало</b>: нельзя открывать самую маленькую и самую большую свою карту, а также два соседних числа. Все вместе открывают не больше двух карт каждого цвета (впятером и вшестером — не больше трёх).
page-rules-cards-3 =
    📖 <b>Твой ход</b> ({ $page } из { $pages })

    Выбери скрытую карту другого игрока и назови её число.
    Верно: карту открывают, и ты получаешь ⭐3; ⭐2, если у игрока было только две скрытые карты, и ⭐1 за последнюю.
    Неверно: больше никто ничего не узнаёт. За одно очко можно попробовать ещё раз, с любой скрытой картой; потом ход окончен.
page-rules-cards-4 =
    📖 <b>Конец</b> ({ $page } из { $pages })

    В начале у каждого ⭐2. Когда у кого-то ⭐15, круг доигрывают до конца. Побеждает тот, у кого больше очков; при равенстве — кто ходит раньше.
    Если за три круга не открыли ни одной карты, любой игрок может закончить игру. Если кто-то выходит из игры, его карты открывают, и победить он уже не может.
page-rules-cards-5 =
    📖 <b>Дополнительные правила</b> ({ $page } из { $pages })

    <b>Тайна</b>, для четырёх или пяти: в игру добавляют ещё четыре карты, а четыре случайные откладывают. Известны только их цвета.
    <b>Взятка</b>: очко за вторую попытку получает хозяин карты, которую угадывают.
    <b>Шпаргалка</b>: неохота считать в уме? Я могу показывать каждому в личке, какие числа ещё возможны для скрытых карт. Включается в /settings.

## Privacy, and what cannot be read

command-forget = удалить всё, что бот о тебе знает
page-forget =
    🗑 <b>Забыть тебя?</b>
    Я удалю настройку языка, твою статистику и список твоих игр. В группах, где прошли твои игры, твоё имя исчезнет из таблицы лидеров, а в законченных играх вместо него будет «{ name-forgotten }».

    Сообщения в чатах останутся; свои можно удалить.
# $titles (string): the groups in which the reader has a seat
page-forget-seated =
    🗑 <b>Забыть тебя?</b>
    Я удалю настройку языка, твою статистику и список твоих игр. В группах, где прошли твои игры, твоё имя исчезнет из таблицы лидеров, а в законченных играх вместо него будет «{ name-forgotten }».
    И ещё ты выйдешь из игры здесь: { $titles }.

    Сообщения в чатах останутся; свои можно удалить.
button-forget = 🗑 Забудь меня
button-keep-all = ↩️ Ничего не удалять
command-privacy = что бот хранит и как долго
command-export-private = скачать всё, что бот о тебе хранит
page-my-data = 📄 Вот всё, что я о тебе храню, кроме секретов игр, которые ещё идут.
# $who (html): a line with the contact of the person who runs the bot
page-privacy =
    🔒 <b>Что я храню</b>
    • <b>О тебе:</b> твой ID в Telegram, имя и язык, можно ли тебе писать, в каких группах ты играешь, что я показывал здесь в последний раз, твои игры без компании, результаты загадок и напоминание.
    • <b>О группе:</b> её название, настройки и добавленные вами слова, кто играет, последнюю игру с подсказками и чатом команды, статистику, кому писать о новых наборах и кто разгадывает загадку дня.
    • <b>О загадке из вашей игры:</b> слова и подсказки, кто её сделал и кто разгадывал. По ссылке имён не видно.
    • <b>Если что-то сломалось:</b> последние 100 сообщений или нажатий, из-за которых случился сбой, — чтобы его исправить.

    <b>Как долго:</b> игру — до следующей в той же группе. Остальное удаляется, если им никто не пользуется 90 дней.
    Если не считать сбоев, в моём журнале нет ни имён, ни того, что ты пишешь. Никому, кроме Telegram, я ничего не передаю. У владельца бота могут быть резервные копии.
    { $who }
# $contact (string): of the person who runs the bot
privacy-contact = <b>Владелец бота:</b> { $contact }
privacy-no-contact = <b>Владелец бота:</b> контакт не указан.
page-privacy-group = 🔒 Я помню, кто здесь играет, и храню ваши игры и статистику. Если 90 дней мной здесь никто не пользуется, я всё это удаляю. Подробности — в личке.
button-privacy = 🔒 Что я храню
# Shown instead of the name of a person who was forgotten
name-forgotten = Кто-то
toast-forgotten = Готово: я всё о тебе забыл. Возвращайся когда захочешь!
toast-kept = Хорошо, ничего не удалено.
toast-damaged = ⚠️ Не могу прочитать, что сохранено для этого чата. Причину может узнать владелец бота. В других чатах всё в порядке.

## Роботы

# The names of house players
robot-name-1 = 🤖 Болт
robot-name-2 = 🤖 Пиксель
robot-name-3 = 🤖 Винтик
robot-name-4 = 🤖 Шпунтик
robot-name-5 = 🤖 Чип
button-robot-intercepts = 🤖 Перехватит робот
# Where one of the two is the interceptor until a robot sits down
button-robot-pair = 🤖 Вдвоём против робота
button-robot-add = 🤖 Плюс робот
button-robot-out = 🤖 Минус робот
button-robot-seat = 🤖 Замена: робот
# $name (string): a robot's name
toast-robot-in = { $name } в игре!
# The same for a seat of which all cards lie open (Secret numbers)
# $name (string): a robot's name
toast-robot-in-open = { $name } в игре — с открытыми картами!
# $name (string): a robot's name
toast-robot-out = { $name } больше не в игре.
toast-no-robot = Ещё одному роботу сейчас места нет.
# $name (string): a robot's name
toast-robot-sits-there = Здесь уже { $name }. Сначала убери робота через «⋯ Ещё».
setting-about-robots = Насколько сильно играют роботы. «Авто» в «Секретных кодах»: подстраиваются под ваши результаты, чтобы игра шла на равных.
# $value (string): what is chosen now
setting-robots = 🤖 Роботы: { $value }
robots-auto = авто
robots-easy = слабые
robots-normal = обычные
robots-hard = сильные
# $name (string): a robot's name
board-robot-deaf = { $name } умеет только читать: то, что надо смотреть или слушать, ему не поможет.
# $name (string): a robot's name. $words (string): the four words it thought of, by number
end-robot = { $name } думал, что ключевые слова такие: { $words }

## Alone: a lesson, practice, the puzzle of the day

command-learn = научиться играть за минуту
command-practice = тренировка: подслушай двух роботов
command-daily = загадка дня
button-learn = 🎓 Урок на минуту
button-practice = 🕵️ Тренировка
button-daily = 🧩 Загадка дня
# On half a phone's width: adds the bot to a group
button-add = ➕ В группу
button-share = 📣 Поделиться
button-copy = 📋 Скопировать
# At the end of a group's game, on half a phone's width
button-another-group = ➕ Другая группа
button-learn-next = Дальше ▸
button-reminder-on = 🔔 Напоминать каждый день
button-reminder-off = 🔕 Больше не напоминать
# Names of what somebody plays alone, in lists of games
solo-name-learn = Урок на минуту
solo-name-practice = Тренировка
solo-name-daily = Загадка дня
solo-name-puzzle = Загадка от живых игроков
# $step, $steps (number): of the lesson
solo-title-learn = 🎓 <b>Урок на минуту</b> · шаг { $step } из { $steps }
solo-title-practice = 🕵️ <b>Тренировка</b>
# $date (string): a day, as 18 November
solo-title-daily = 🧩 <b>Загадка на { $date }</b>
solo-title-puzzle = 🧩 <b>Сможешь перехватить их коды?</b>
# What somebody has to do who plays alone. $count (number): codes, one to four
solo-goal-puzzle = 🤫 У двух игроков четыре секретных ключевых слова на двоих. Впереди { $count ->
    [one] { $count } код. Удастся его перехватить?
    [few] { $count } кода. Сколько удастся перехватить?
    [many] { $count } кодов. Сколько удастся перехватить?
   *[other] { $count } кода. Сколько удастся перехватить?
    }
solo-goal-daily = 🤫 У двух роботов четыре секретных ключевых слова на двоих. Впереди { $count ->
    [one] { $count } код
    [few] { $count } кода
    [many] { $count } кодов
   *[other] { $count } кода
    }. Сколько удастся перехватить?
solo-goal-practice = 🤫 У двух роботов четыре секретных ключевых слова на двоих. Перехвати два кода из четырёх — и победа твоя.
# Below each of the three above, to who has not begun the lesson
solo-how = Подбери номер к каждой новой подсказке. Код — это три номера: на третьем ответ фиксируется.
# The first step of the lesson. $name (string): a robot, the reader's partner
learn-partner = Твой напарник — { $name }. У вас <b>четыре общих ключевых слова</b>. Напарник даёт три подсказки: выбери слово для каждой.
# The second step
learn-interceptor = Теперь ты <b>перехватчик</b>: два робота передают коды, а ты подслушиваешь. Их слова тебе не нужны, важно лишь, <b>какие подсказки об одном и том же</b>. Для каждой новой подсказки выбери подходящий номер.
# The third step
learn-encoder = Теперь <b>подсказки даёшь ты</b>. Не хватает одной: пусть напарник её поймёт, а перехватчик — нет.
learned-partner = Три разных номера в нужном порядке и есть секретный код. Но кто-то подслушивает…
learned-interceptor = В настоящей игре перехвати за пять раундов два кода — и победа твоя. Не выйдет — победит пара.
# The same, where the learner’s partner, a robot, did not understand it. $clue (string), $interceptor (string)
learned-misread = «{ $clue }» — для робота слишком сложно. Друзья знают тебя лучше. А { $interceptor } не знает ваших слов.
# What came of the learner’s own clue. $clue (string); $keyword (string): the word it was for; $interceptor (string): a robot
learned-easy = Подсказка «{ $clue }» к слову <b>{ $keyword }</b> сработала! { $interceptor } тоже её слышит, но не поймёт, не зная ваших слов. В настоящей игре все три подсказки даёшь ты.
learned-encoder = 🎓 <b>Вот и вся игра!</b> С друзьями интереснее всего: добавь меня в группу. Или играй дальше без компании:
toast-game-below = Твоя игра ниже ⬇️
news-daily-done = Сегодняшняя загадка уже позади. Завтра будет новая!
toast-reminder-on = 🔔 Буду напоминать каждый день в это же время.
toast-reminder-off = 🔕 Больше не напоминаю.
# The end of a puzzle, by how many of four codes were intercepted
daily-end-0 = 🙈 <b>Ни одного перехвата. Крепкие попались орешки!</b>
daily-end-1 = 🔎 <b>Один перехват.</b> Ещё один — и была бы победа!
daily-end-2 = 🏆 <b>Это победа!</b> Два перехвата. Вот это слух!
daily-end-3 = 🏆 <b>Это победа!</b> Три перехвата. Им пора перейти на шёпот.
daily-end-4 = 🏆 <b>Это победа: все четыре!</b> Да ты читаешь мысли!
# $score (string): as 2/4; $squares (string): green and black squares
daily-score = { $squares } { $score }
# $count (number): days in a row, two or more
daily-streak = 🔥 { $count ->
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}
# $time (string): local time on the reader's phone
daily-next = 🕛 Новая загадка появляется каждый день в { $time }.
# Once it is asked for. $time (string): local time on the reader's phone
daily-reminds = 🔔 Буду напоминать каждый день в { $time }.
# Passed on to others, so nothing of the puzzle. $date, $score, $squares (string)
share-daily =
    🧩 Crosswire, загадка на { $date }: { $score } { $squares }
    Сможешь лучше?
share-practice =
    🕵️ Crosswire, тренировка: { $score } { $squares }
    Сможешь лучше?
page-daily-reminder = 🧩 Загадка на { $date } уже ждёт тебя.
# $date (string); $rows (string): a line for each who has played
page-daily-group =
    🧩 <b>Загадка на { $date }</b>
    { $rows }

    Нажмите «Загадка дня» и сыграйте, а /daily покажет и ваш результат.
page-daily-group-none =
    🧩 <b>Загадка на { $date }</b>
    Её здесь ещё никто не разгадывал. Два робота передают коды, а вы подслушиваете: загадка одна на всех и займёт минуты три. Нажмите «Загадка дня» и сыграйте, а /daily покажет, у кого лучший результат.
# What the bot offers in any chat, when its name is typed there: a title, a line below it, and the message that is sent
inline-result = Мой сегодняшний результат
inline-invitation = Предложить друзьям загадку дня
inline-invitation-about = Два робота, четыре кода, три минуты
inline-invitation-text = 🧩 Crosswire, загадка на { $date }: два робота передают секретные коды. Кто перехватит больше всех?

## Puzzles that people make of their own game, and results to pass on

button-puzzle-offer = 🧩 Сделать из игры загадку
button-puzzle-agree = 🧩 Да, делаем загадку
button-puzzle-no = 🙅 Нет, спасибо
button-share-puzzle = 🧩 Поделиться загадкой
button-puzzle-withdraw = ↩️ Отозвать загадку
toast-puzzle-asked = Спрашиваю напарника. Согласится — будет загадка!
toast-puzzle-made = 🧩 Загадка готова, можно делиться!
toast-puzzle-withdrawn = Хорошо, обойдёмся без загадки.
# A puzzle that was ready is taken back
toast-puzzle-back = Загадка отозвана. Ссылка больше не работает.
# $name (string): the partner
puzzle-waits = 🧩 Жду, что скажет { $name }. Если «да», любой, у кого есть ссылка, сможет перехватывать ваши коды. Ваших имён никто не увидит.
puzzle-asked = 🧩 <b>{ $name } предлагает сделать из этой игры загадку:</b> любой, у кого есть ссылка, сможет читать ваши подсказки и перехватывать коды. Ваших имён никто не увидит. Ты за?
puzzle-made = 🧩 <b>Теперь ваша игра — загадка.</b> Поделись ею: пусть попробуют перехватить ваши коды! Она исчезнет, если 90 дней её никто не будет разгадывать.
# On the card of who asked for the puzzle. $name (string): the partner, who has agreed
news-puzzle-made = 🧩 <b>{ $name } — за!</b> Загадка готова, ссылка внизу.
# What came of the game that the puzzle is made of. $score (string): as 2/4; $squares (string)
puzzle-original = 🕵️ Перехватчик в той игре: { $squares } { $score }
# $count (number): how many have tried, two or more; $shares (string): for each round the share that got it, as 2 (40%) · 3 (55%)
puzzle-others = 👥 { $count ->
    [one] Загадку разгадывал { $count } человек.
    [few] Загадку разгадывали { $count } человека.
    [many] Загадку разгадывали { $count } человек.
   *[other] Загадку разгадывали { $count } человека.
    } Перехват удался в раунде { $shares }
page-puzzle-gone = 🧩 Этой загадки больше нет. Зато каждый день есть новая:
# $count (number): how many have tried it
page-puzzle-yours = 🧩 <b>Это загадка из твоей игры.</b> { $count ->
    [0] Её пока никто не разгадывал.
    [one] Её разгадывал { $count } человек.
    [few] Её разгадывали { $count } человека.
    [many] Её разгадывали { $count } человек.
   *[other] Её разгадывали { $count } человека.
    } Если её отозвать, ссылка перестанет работать.
page-puzzle-back = 🧩 { toast-puzzle-back }
# $score, $of (number)
page-puzzle-done = 🧩 Эта загадка у тебя уже была: { $score } из { $of }. Считается только первая попытка.
# Passed on to others: no names, nothing secret. $score (string): as 2/4; $squares (string)
share-puzzle = 🧩 Сможешь перехватить секретные коды? У меня { $score } { $squares }
share-us = 🧩 Мы передавали друг другу секретные коды подсказками. Подслушай нас: сможешь их перехватить?
# $rounds (number): in which round it ended
share-interceptor =
    🕵️ Crosswire: перехватчик взломал код в раунде { $rounds } { $squares }
    Сможешь лучше?
share-interceptor-given =
    🕵️ Crosswire: перехватчик побеждает в раунде { $rounds } { $squares }
    Сможешь лучше?
share-pair =
    🤝 Crosswire: пара хранила свои тайны все пять раундов { $squares }
    Сможешь лучше?
share-played = 🔐 Crosswire: мы передавали секретные коды и пытались перехватить их друг у друга. Попробуй и ты!
share-cards-played = 🔢 Crosswire, «Секретные числа»: мы угадывали друг у друга скрытые карты. Попробуй и ты!
# $players, $points (number): of the winner
share-cards = 🔢 Crosswire, «Секретные числа»: нас было { $players }, у победителя { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
    }. Попробуй и ты!
