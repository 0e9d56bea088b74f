### Crosswire in English.
### Ids that begin with about-, alert-, button-, command-, end-equal-, end-tie-, end-why-, flaw-, hint-, inline-, notice-, picture-, refusal-, side-, toast- or track- are plain text; all others may use Telegram's HTML.
### Toasts and alerts are at most 200 characters with everything filled in.

language-name = English

## Names

# $name (string): a person's name, shown as it is
name = { $name }
# The name of a person whose own name looks empty
name-player = Player


## Commands, as the menu shows them

command-play = start a game in this group
command-join = join the game
command-leave = leave the game
command-cancel = close the lobby or end the game
command-lang = change the language
command-help = how to play
command-start = say hi and see what I can do

## What Telegram shows of the bot: in a chat that was not started yet (512 characters), and on its profile (120)

about-description =
    Party games of secret codes for your group chat.

    🔐 Secret codes: two friends pass three-digit codes using clues while one interceptor listens in. With four to eight players, it’s team against team.
    🔢 Secret numbers: three to six players guess each other’s hidden number cards.

    Add me to a group and send /play there. Tap Start to take your seat, or to learn the game in a minute on your own.
about-short = Secret-code party games for group chats: pass codes using clues, or guess hidden numbers. Send /play in a group.

## Pages

# $name (string): the reader's name
page-start =
    👋 <b>Hi, { $name }!</b>
    Two friends pass secret codes using clues while a third listens in: that’s <b>Secret codes</b>, a party game for group chats.

    Try it right here, in one minute.
# For a person who has played alone before
page-start-again =
    👋 <b>Good to see you, { $name }!</b>
    Play here on your own, or add me to a group and send /play there.
# $title (string): the group's name
page-seated =
    ✅ <b>You’re in!</b>
    Head back to <b>{ $title }</b> to play. I’ll send you your secrets here.
page-help =
    <b>Secret codes for three</b>
    Two of you are <b>the pair</b> and share four secret keywords, numbered 1 to 4. The third is <b>the interceptor</b>.

    Each round, one of the pair gets a code such as 4·2·1 and gives a clue for each of those keywords, in that order, for everyone to read. The partner guesses the code. From round 2 on, the interceptor guesses too.

    The interceptor gets a token for every code intercepted and for every code the partner gets wrong. With two tokens, the interceptor wins. If the pair holds out for five rounds, it wins.

    For two teams, Secret numbers and the details, see /rules.
    To start, send /play in a group.
# Below it in private, above the keys of what one person can play
help-alone = Or try it on your own right here:
page-lang = 🌐 Which language would you like?
page-lang-group = 🌐 Which language should we play in?
# $language (string): the language's own name
page-lang-done = 🌐 { $language } it is!
page-idle =
    Nothing to do here right now.
    I’ll message you when it’s your turn. To start a game, send /play in a group. Or play on your own:
page-group-only = That only works in a group. Add me to one and send it there, or play on your own:
page-hello-group =
    👋 <b>Hi, everyone!</b>
    Send /play to start a game.
    <b>Secret codes</b>: two friends pass codes using clues while one interceptor listens in. With four to eight of you, it’s team against team.
    <b>Secret numbers</b>: three to six of you guess each other’s hidden number cards.
page-no-lobby = There’s no game to join. Send /play to start one, or /notify to hear when someone else does.
page-nameless = You’re posting as the group or a channel, so I can’t tell who you are. Tap the button below the game, or post as yourself.
page-no-game = There’s no game on here. Send /play to start one.
page-game-runs = There’s already a game on here. Once it’s over, send /play to start the next one.
# $name (string): who sent the command
page-table-full = Sorry, { $name }, this game is full. Stay and watch!
page-already-in = { $name }, you’re already in.
page-left = 🚪 { $name } left the game.
# $reason (string): a sentence that says who may do it
page-refused = { $reason }
page-private-only = That’s for our private chat. Tap “Open the bot” and send it there.
# $command (string): what was written behind the slash
page-unknown-command = I don’t know /{ $command }. The menu lists what you can ask me.

## Lobby

lobby-title = 🔐 <b>Secret codes</b>
lobby-intro-interceptor = Two friends pass codes using clues while one interceptor listens in. Up to five rounds. With four or more players, you play in two teams.
# $names (string): who sits there
lobby-pair = 👥 The pair: { $names }
lobby-interceptor = 🕵️ The interceptor: { $names }
lobby-free-seat = …
# $name (string): a player whom the bot cannot write to yet
lobby-needs-start = { $name } ⏳
# $count (number): how many players are missing
lobby-missing = { $count ->
    [one] Waiting for one more player.
   *[other] Waiting for { $count } more players.
}
# The same, where robots can take these seats at once. $count (number)
lobby-missing-or-robots = { $count ->
    [one] Waiting for one more player – or a robot.
   *[other] Waiting for { $count } more players – or robots.
}
# Two players are missing, and beside one of them a robot could play
lobby-missing-one-and-robot = Waiting for 2 more players – or one more and a robot.
# $names (string): players who have to open the bot
lobby-not-ready = ⏳ { $names }: tap “Open the bot”, then Start, so I can send you your secrets.
lobby-can-start = Ready to go!
lobby-closed = 🔐 The lobby is closed. Send /play to open a new one.
# $pair, $interceptor (string): who plays
lobby-started = 🔐 <b>Secret codes</b>: { $pair } against { $interceptor }.
# What the other game is, to those who could play it instead
lobby-about-codes = 🔐 <b>Secret codes</b>: two of you pass codes using clues while an interceptor listens in, or it’s team against team.
lobby-about-kryptos = 🔢 <b>Secret numbers</b>: three to six of you guess each other’s hidden number cards.

button-join = 🙋 Join
button-intercept = 🕵️ I’ll intercept
button-shuffle = 🎲 Shuffle
button-start = ▶️ Start
# Where one person has to press it. $name (string): the host
button-start-of = ▶️ { $name }: start
button-leave = 🚪 Leave
button-cancel = ✖️ Close lobby
button-close-lobby = ✖️ Yes, close it
button-keep-lobby = ↩️ Keep it open
button-how = 📖 How it works
button-more = ⋯ More
button-less = ◂ Less
button-settings = ⚙️ Settings
button-open-bot = 💬 Open the bot
button-add-to-group = ➕ Add me to a group
button-my-words = 👁 My keywords
button-write-clues = ✍️ Write the clues
button-guess-code = 🔓 Guess the code
# Where one person is awaited. $name (string)
button-write-clues-of = ✍️ { $name }: write
button-guess-code-of = 🔓 { $name }: guess
button-write-keywords = ✍️ Write the keywords
button-unfair = ✋ Unfair clue?
button-lock = 🔒 Lock in
button-change-guess = ↩️ Change
button-next-clue = Skip for now ▸
button-spell = 🔤 Spell it out
# $number (number): which clue
button-change-clue = ✏️ { $number }
# $word (string): a keyword
button-change-word = ✏️ { $word }
button-example = 💡 Example
button-split = ✂️ Split into three
button-send-clues = 📨 Send the clues
button-rematch-same = 🔁 Play again
# $name (string): who is the interceptor then
button-rematch-next = 🕵️ Let { $name } intercept
button-rematch-shuffled = 🎲 Shuffle & play
# Three players
button-rematch-roles = 🔁 Same roles
button-rematch-random = 🎲 Random roles

toast-joined = You’re in!
toast-left = You’ve left the game.
toast-already-seated = You’re already in.
toast-not-seated = You’re not in this game.
toast-table-full = This game is full.
toast-old-button = This button is out of date.
toast-unknown-button = That button doesn’t do anything here.
toast-slow-down = Whoa, not so fast! Try again in a moment.
# $names (string): who has to open the bot
toast-not-ready = Waiting for { $names } to open the bot.
# $count (number): how many players are missing
toast-missing = { $count ->
    [one] You need one more player.
   *[other] You need { $count } more players.
}
toast-shuffled = Shuffled!
toast-balanced = The teams are even now.
# $side (string): a side with its sign
toast-side-taken = { $side }: that’s you now!
toast-side-kept = { $side }: that’s already you.
# $game (string): its name
toast-game-switched = { $game } it is!
toast-started = The game is on!
toast-close-asked = Sure? Tap “Yes, close it” to close the lobby for everyone.
toast-lobby-closed = The lobby is closed.
# $name (string): the host
toast-host-starts = Only { $name } or an admin can start the game.
toast-host-closes = Only { $name } or an admin can close the lobby.
toast-host-kicks = Only { $name } or an admin can remove a player.
toast-host-ends = Only { $name } or an admin can end the game for everyone.
toast-players-choose = That’s up to { $name }, the other players or an admin.
toast-admin-only = Only an admin of this group can do that.
# $language (string): its own name
toast-language = { $language } it is!

## Board

# $round, $rounds (number): which round it is, and how many there are
round-of = Round { $round } of { $rounds }
round-last = Last round
# $round (html): one of the two above; $name (string): the encoder
board-title = <b>{ $round }</b> · clues by { $name }
# $sign (string): • or, for the clue that is asked for, ▸; $clue (string): the clue
board-clue-plain = { $sign } <b>{ $clue }</b>
board-clue-objected = { $sign } <b>{ $clue }</b> ✋
board-clue-stood-by = { $sign } <b>{ $clue }</b> 🛡
board-clue-withdrawn = { $sign } <s>{ $clue }</s>
board-clue-missing = { $sign } <i>no clue</i>
board-first-round = No interceptions in round 1.
# $names (string): who is awaited
board-awaited-guess = ⏳ { $names }: guess the code in our private chat
board-awaited-interception = ⏳ { $names }: intercept the code in our private chat
# $name (string): who has locked an answer
board-locked-guess = 🔒 { $name } has guessed
board-locked-interception = 🔒 { $name } has locked in an interception
# $round (html): as above; $name (string): the encoder
board-writing = ✍️ <b>{ $round }</b>: { $name } is writing three clues to me in private.
# $name (string): the encoder; $count (number): how many clues were written in time
board-some-clues = ⌛ Time’s up: { $count ->
    [one] { $name } wrote only one clue.
   *[other] { $name } wrote only { $count } clues.
}
# $name (string): the encoder; $guessers (string): who has to guess without a clue
board-no-clues = ⌛ Time’s up, and no clues from { $name }. { $guessers } must guess blind: 1 in 24!
# $name (string): who objects; $encoder (string): who gave the clue; $clue (string)
board-objected = ✋ Objection! { $name } says “{ $clue }” is unfair. { $encoder } decides in our private chat.
board-objected-by-someone = ✋ Objection! Someone says “{ $clue }” is unfair. { $encoder } decides in our private chat.
board-objected-left = ✋ Objection to “{ $clue }”! But { $encoder } left the game, so nobody can answer it.
board-stood-by = 🛡 { $encoder } stands by “{ $clue }”.
board-withdrawn = ↩️ { $encoder } takes back “{ $clue }”, so don’t rely on it.
# $name (string): who drew the new code
board-redrawn = 🔄 The code leaked, so { $name } drew a new one.
# $name (string), $code (string): a code with dots, as 4·2·1
reveal-intercepted = 🎯 <b>{ $name } intercepts { $code }!</b>
reveal-read-too = ✅ { $name } read it too.
reveal-misread-too = 🙈 { $name } said { $guess }.
reveal-no-guess-too = ⌛ { $name } didn’t guess in time.
reveal-not-intercepted = 🕵️ { $name } tried { $guess } and missed.
reveal-no-interception = 🕵️ { $name } didn’t guess.
# $digit (string): the number of the keyword; $clue (string)
reveal-clue = <b>{ $digit }</b> { $clue }
reveal-clue-stood-by = <b>{ $digit }</b> { $clue } 🛡
reveal-clue-withdrawn = <b>{ $digit }</b> <s>{ $clue }</s> (taken back)
reveal-clue-missing = <b>{ $digit }</b> <i>no clue</i>
reveal-decoded = ✅ <b>{ $name } got it: { $code }</b>
reveal-misread = 🙈 <b>{ $name } said { $guess }, but it was { $code }</b>
reveal-no-guess = ⌛ <b>{ $name } didn’t guess in time. It was { $code }</b>
# $name (string): the interceptor, who gets a token for it (I5)
reveal-gift = 🕵️ The pair missed the code: a token for { $name }.
# $name (string): the interceptor; $tokens (string): filled and empty circles
score-interceptor = 🕵️ { $name } { $tokens } (two tokens win)
score-interceptor-one-left = 🕵️ { $name } { $tokens } – one more code intercepted or misread, and { $name } wins.
# $team (string): who got the token; $tokens (string): filled and empty signs
score-interception = 🎯 { $team } { $tokens }
score-miscommunication = ❌ { $team } { $tokens }

## End

# $names (string): the winners
end-pair = 🏆 <b>{ $names } win!</b>
end-interceptor = 🏆 <b>{ $names } cracks it in round { $round }!</b>
# The last token came from a code that the pair did not read. $names (string), $round (number)
end-interceptor-given = 🏆 <b>{ $names } wins in round { $round }!</b>
end-nobody = <b>Game over</b>: no winner this time.
# $rounds (number)
end-why-rounds-survived = After { $rounds } rounds, the interceptor still has fewer than two tokens.
# $won (string): how each token was earned
end-why-interceptor-tokens = Tokens won: { $won }.
# $round (number)
end-why-token-intercepted = round { $round } (intercepted)
end-why-token-misread = round { $round } (pair missed it)
end-why-called-off = The game was ended early.
end-why-side-short = Nobody took the empty seat.
# Small titles that the winners have earned
title-poker-face = 🃏 <i>Poker face</i>: not a single code intercepted.
title-soulmates = 💞 <i>Soulmates</i>: every code read right.
title-mind-reader = 🔮 <i>Mind reader</i>: two codes cracked by round three.
title-buzzer = 🔔 <i>At the buzzer</i>: decided in the very last round.
end-keywords = 🔑 The keywords:
# $slot (number), $word (string)
end-keyword = { $slot } <b>{ $word }</b>
# $round (number), $code (string), $clues (string), $marks (string): what went well or wrong
end-round = { $round }. { $code }: { $clues } { $marks }
end-rounds = Round by round:

## Card

# $title (string): the group's name
card-title-pair = 👥 <b>{ $title }</b> · you’re in the pair
card-title-interceptor = 🕵️ <b>{ $title }</b> · you’re the interceptor
card-words = Your keywords:
# $slot (number), $word (string)
card-word = { $slot } <b>{ $word }</b>
# $slot (number), $word (string), $clues (string): clues given for it so far
card-word-with-clues = { $slot } <b>{ $word }</b> – { $clues }
# $slot (number), $clues (string)
card-slot = { $slot } – { $clues }
card-sheet = Clues so far:
card-sheet-empty = No clues yet.
# $round (html): as above; $code (string)
card-code = { $round }. Your code: <b>{ $code }</b>
# In a lesson of one round. $code (string)
card-code-alone = Your code: <b>{ $code }</b>
card-write = ✍️ Send me a clue for each, in this order: one message with three lines, or three messages. 🎤 Voice, stickers, GIFs and photos count too.
# $keyword (string): number and keyword of a clue, as 2 ghost
card-write-next = ✍️ Now send a clue for <b>{ $keyword }</b>.
# For a first game only. $partner (string): who has to read the clues; $interceptor (string): who reads along
coach-encoder = 🎓 <b>Too clear, and { $interceptor } cracks the code. Too vague, and { $partner } won’t get it.</b>
# For a first game only, in its first round, above the text before
coach-keywords = 🤫 Only your side sees these keywords, but everyone reads your clues.
# For a first game only. $pair (string): the names of the pair, two or more
coach-interceptor = 🎓 { $pair } share four secret keywords, numbered 1 to 4, which you never see. Collect the clues by number, spot the pattern and guess the next code. <b>You get a token for each code you intercept, and for each one they get wrong. Two tokens within five rounds, and you win.</b>
# For a first game only. $name (string): the encoder
coach-guesser = 🎓 { $name }’s code is three of your four numbers: one clue for each, in that order.
# For a first game only, while a player of the pair waits in its first round. $interceptor (string)
coach-misread = { $interceptor } gets a token for each code intercepted, and for each one you two get wrong. With two tokens, { $interceptor } wins. Hold out for five rounds, and you two win.
# For a first game only. $name (string): the encoder
coach-partner = 🎓 { $name } goes first. Soon you’ll get three clues here and say which of your keywords each one stands for.
# $number (number), $digit (number), $word (string), $clue (string)
card-draft = { $digit } { $word } → <b>{ $clue }</b>
card-draft-empty = { $digit } { $word } → …
# $keyword (string): number and keyword of a clue, as 2 ghost
card-changing = ✏️ Send a new clue for <b>{ $keyword }</b>.
# $reason (string): why the last one was refused; $keyword (string): number and keyword of a clue, as 2 ghost
card-again = ⚠️ { $reason } Another one for <b>{ $keyword }</b>?
# The clue that is there already stays. $clue (string)
card-again-kept = ⚠️ { $reason } Send another for <b>{ $keyword }</b>, or keep “{ $clue }”.
card-redraw = 🔄 Draw a new code? This one and your clues for it will be thrown away. You can do this once per round.
card-check = Check your clues, then send them. You can’t change them afterwards.
card-sent = 📨 Your clues are out. Poker face now!
card-handed-in = 📨 Your clues are in. The others can’t see them yet.
card-no-clues = ⌛ Time’s up, and no clues from you. It’s a blind guess now: 1 in 24.
# $name (string): the encoder
card-clues-of = Clues from { $name }:
card-guess = Which keyword does each clue stand for?
card-intercept = Which number does each clue belong to?
# $line (html): a clue with its number; $choice (string): what is chosen for it
card-chosen = { $line } → <b>{ $choice }</b>
# $number (number): which clue; $clue (string)
card-asked = <b>“{ $clue }”</b> ({ $number } of 3)
# The same with the question, where there is room: to who knows the keywords, and to the interceptor
card-asked-keyword = <b>“{ $clue }”</b> ({ $number } of 3): which keyword?
card-asked-number = <b>“{ $clue }”</b> ({ $number } of 3): which number?
# Below the clue that is asked for, to who plays alone
card-locks-alone = 🔒 The third tap locks in your guess.
# $number (number): which clue
card-asked-missing = { $number } of 3: no clue, so take a guess
# A whole guess is to be changed: the clues are buttons
card-which = Which one do you want to change?
card-blind = ⌛ <b>No clues came in time.</b> Pick any three numbers: you have 1 chance in 24.
# $code (string): the whole guess
card-guessed = Your guess: <b>{ $code }</b>
# Where a lock is the last word. $code (string)
card-guessed-final = Your guess: <b>{ $code }</b>. Once you lock it in, you can’t change it.
card-guess-help = Tap a button for each clue, or type the three numbers.
# $code (string)
card-locked-guess = 🔒 Your guess: { $code }
card-locked-interception = 🔒 Your interception: { $code }
# $names (string)
card-waiting-clues = ⏳ Writing clues: { $names }
card-waiting-answers = ⏳ Guessing: { $names }
# Where several write or guess: some of them may be done already
card-waiting-writers = ⏳ The encoders are writing their clues.
card-waiting-guessers = ⏳ The others are guessing.
card-listening = 👂 You’ll see the clues here and in the group. From round 2 on, you can guess the code too.
card-listening-first = 👂 <b>Round 1 is for listening</b>: soon you’ll see which number each clue belonged to. You don’t need their keywords, only which clues belong together.
# What the last reveal means to the reader. $code, $guess (string): codes with dots; $meant (string): a list of result-meant
result-intercepted = 🎯 <b>Intercepted!</b> { $code } – one more token and you win.
# Who plays alone has not heard of tokens
result-intercepted-alone = 🎯 <b>Intercepted!</b> { $code } – one more and you win.
result-intercepted-last = 🎯 <b>Intercepted!</b> { $code }
result-wrong = 🙈 You said { $guess }, but it was { $code }: { $meant }.
# A clue that was guessed wrong. $clue (string), $digit (string): the number that it meant
result-meant = “{ $clue }” meant { $digit }
result-wrong-code = 🙈 You said { $guess }, but it was { $code }.
result-heard = 👂 The code was <b>{ $code }</b>, so now you know where each clue belongs.
result-no-answer = ⌛ Time ran out before you guessed. It was { $code }.
# $name (string): who misread the code
result-gift = 🎁 { $name } didn’t get it: a token for you!
# $name (string): a team
result-they-misread = 🙈 { $name } didn’t get it.
# Who plays alone: a robot or a stranger of a pair misread the code
result-pair-misread = 🙈 Even the partner didn’t get it.
result-decoded = ✅ <b>Right, { $code }!</b>
# $name (string): the partner or the team; $taken (string): a list of result-taken
result-partner-decoded = ✅ <b>{ $name } got all three.</b>
result-partner-misread = 🙈 { $name } said { $guess } and took { $taken }.
# A clue that was guessed wrong. $clue (string), $digit (string): the number that it was taken for
result-taken = “{ $clue }” for { $digit }
result-partner-misread-code = 🙈 { $name } said { $guess }.
result-partner-no-guess = ⌛ { $name } didn’t guess in time.
# $name (string): the interceptor or the other team
result-read-along = … but 🕵️ { $name } read it too!
result-read-instead = … and 🕵️ { $name } read it.
result-not-read = 🕵️ { $name } missed it.
# $round (html): the round that is played now, as above; $score (string): the tokens of the sides
result-score = { $round } · { $score }
# Who plays alone. $squares (string): a square for each code so far, right or wrong; $round (html): as above
result-so-far = So far: { $squares } · { $round }
# The same in practice. $right, $needed (number): codes intercepted, and how many win; the rest as above
result-so-far-wins = So far { $right } of { $needed }: { $squares } · { $round }
card-won = 🏆 <b>You won!</b>
card-shared = 🤝 <b>You share the win!</b>
# $name (string): the interceptor
card-lost-pair = 🕵️ <b>You lost: { $name } cracked your code.</b>
card-lost-pair-given = 🙈 <b>You lost: this code gave { $name } the deciding token.</b>
card-one-short = 🤏 <b>One token short.</b> So close!
# Who plays alone has not heard of tokens
card-one-short-alone = 🤏 <b>One code short.</b>
card-lost-interceptor = 🙈 <b>Not this time:</b> the pair kept its secrets.
# $team (string): the winners
card-lost-team = <b>{ $team } won this one.</b>
card-away = 🚪 I can’t post in the group any more. Add me back there, and the game goes on.
# $name (string): who gave the clues
card-objecting =
    ✋ <b>Which clue is unfair?</b>
    { $name } can take it back or stand by it. The game goes on either way.
# $name (string): who objects; $clue (string)
card-objected = ✋ <b>{ $name } finds “{ $clue }” unfair.</b> Take it back or stand by it? Taking it back just crosses it out for everyone to see. The round goes on either way.
card-objected-by-someone = ✋ <b>Someone finds “{ $clue }” unfair.</b> Take it back or stand by it? Taking it back just crosses it out for everyone to see. The round goes on either way.
# $reason (string)
card-notice = ⚠️ { $reason }

notice-not-your-turn = It’s not your turn to write.
notice-too-many-lines = That’s { $count } lines, but you only need three clues. Put each one on its own line.
notice-one-missing = You sent two lines, but only one clue is missing.
notice-all-written = You already have three clues, so nothing has changed. To change one, tap its ✏️ and send the new one. To change them all, tap any ✏️ and send all three again.
# $clue (string): written twice in one message, or again
notice-clue-twice = “{ $clue }” is already one of your clues.
notice-not-a-clue = That can’t be a clue. Send words, a 🎤 voice message, a video message, a sticker, a GIF or a photo.
notice-caption = Only the file itself is your clue. Nobody will see its caption.
# $command (string): what was written behind the slash
notice-unknown-command = I don’t know /{ $command }.
# $command (string): what was written behind the slash; $keyword (string): number and keyword of a clue, as 2 ghost
notice-unknown-command-clue = I don’t know /{ $command }. I’m waiting for your clue for { $keyword }.
notice-edit-lines = Keep the same number of lines: each line is one clue.
notice-edit-too-late = Your clues are already out, so editing that message changes nothing.
notice-guess-by-button = Tap the buttons below, or type three numbers from 1 to 4.
# Who keeps notes and guesses has written a word without a number
notice-guess-or-note = { notice-guess-by-button } For a note, put the number first: 2 animal
# Who has set all three numbers, but not locked them, and wrote something else
notice-guess-not-locked = Your guess is complete, but not locked in yet: tap “{ button-lock }” below.
# Who keeps notes has written something without a number
notice-note-number = For a note, put the keyword’s number first: 2 animal
notice-typed-in-group = Everyone can read what you just wrote in the group! Write your clues here. If you gave the code away, tap “Leaked? New code”.
notice-erased-in-group = I deleted your message from the group, where everyone could read it. Write your clues here.
notice-leaked-again = Everyone can read what you just wrote in the group! You can only get a new code once per round, so you’ll keep this one. Write your clues here.
notice-clues-go-here = Chatting in the group is fine. Just write your clues here, not there.
# $name (string): who wrote in the group
page-not-here = 🤫 Not here, { $name }: everyone can read it.
# $name (string): who wrote one word in the group, in a first game
page-was-a-clue = ✍️ { $name }, was that a clue? Write your clues to me in private: here everyone can read them.
button-write-to-bot = ✍️ Write to the bot
# News on a card, shown as they are
news-minute-left = ⌛ A minute left.
# $count (number): how many clues are missing; 0 when they only have to be sent
news-minute-clues = ⌛ A minute left: { $count ->
    [0] send your clues!
    [one] one clue to go.
   *[other] { $count } clues to go.
}
news-minute-guess = ⌛ A minute left: lock in your guess.
news-minute-keywords = ⌛ A minute left: lock in the keywords.
# $name (string): who drew new keywords
news-new-words = 🔄 { $name } drew new keywords.
toast-new-words = New keywords! The others know.

# $words (string): the keywords with their numbers
alert-words =
    🤫 Only you can see this:
    { $words }
alert-no-words = The interceptor has no keywords. Listen closely!
# What clues look like: the words of the rules, which are no keywords of the game
alert-example =
    If these were your keywords, you could send:
    4 pepper → sneeze
    2 harbour → boats
    1 lantern → night walk
alert-example-one = If your keyword were pepper, you could send: sneeze
alert-spectator = You’re not in this game.
# $draft (string): the digits so far
toast-draft = { $draft }
# $number (number): which clue; $clue (string)
toast-asked = “{ $clue }” ({ $number } of 3)
# A number that another clue had is tapped. $clue (string): the one that is asked for; $choice (string): its number now, with the keyword for who knows it; $other (string): the one that had it; $old (string): its number or keyword now
toast-swapped = Swapped: “{ $clue }” is { $choice } now, and “{ $other }” is { $old }.
# A keyword or number that another clue had is taken back. $clue (string): that clue
toast-freed = Taken back. Choose again for “{ $clue }”.
toast-which = Tap the one you want to change.
toast-locked = Locked in!
# The answer that was locked in last brings the reveal. $code (string): the code
toast-read-right = ✅ Right, { $code }!
toast-read-both = ✅ Right, { $code } … but it was intercepted too.
toast-read-wrong = 🙈 It was { $code }.
toast-intercepted = 🎯 Intercepted: { $code }!
toast-sent = Sent!
toast-set-all = Choose an answer for each clue first.
# $keyword (string): number and keyword of a clue, as 2 ghost; only the number where secrets are hidden
toast-write-clue = Now send your clue for { $keyword }.
# Where secrets are hidden. $number (number): which of the three clues
toast-write-clue-number = Now send your new clue { $number }.
toast-split = Split! Each part is its own clue now.

## What the rules say no to

refusal-wrong-phase = You can’t do that right now.
refusal-no-code = There are no codes left.
refusal-unknown-player = You’re not in this game.
refusal-not-your-turn = It’s not your turn.
refusal-not-the-encoder = Only this round’s encoder gives clues.
refusal-side-short = Your side is waiting for someone to take over.
refusal-no-interception-yet = You can’t intercept in round 1.
refusal-already-locked = Your answer is already locked in.
refusal-clues-already-given = Your clues are out. You can’t change them now.
refusal-bad-code = A code is three different numbers from 1 to 4.
refusal-three-clues-needed = You need three clues.
# $clue_number (number)
refusal-clue-empty = Clue { $clue_number } is empty.
# $most (number)
refusal-clue-too-long = A clue can’t be longer than { $most } characters (yours has { $length }).
# $clue (string)
refusal-clue-repeated = “{ $clue }” was already used in round { $round }.
refusal-clue-is-code = “{ $clue }” gives the code away.
refusal-clue-is-slot = “{ $clue }” is the keyword’s number. Clues are about meaning.
# $clue, $keyword (string)
refusal-clue-is-keyword = “{ $clue }” gives away your keyword “{ $keyword }”. No forms or translations of it, please.
refusal-four-words-needed = You need four keywords. Write - for any you don’t know.
refusal-no-such-clue = There’s no such clue.
refusal-already-objected = Someone has already objected to this clue.
refusal-no-objection = Nobody has objected to this clue.
refusal-seat-not-free = That seat is already taken.
refusal-already-seated = You’re already in this game.
refusal-sat-on-other-side = You’ve already played for the other side in this game.
refusal-no-such-card = There’s no such card.
refusal-card-already-open = This card has already been revealed.
refusal-card-not-allowed = The advanced opening doesn’t allow this card. Pick another.
refusal-own-card = Guess another player’s card.
# $most (number)
refusal-bad-number = The cards are numbered from 1 to { $most }.
refusal-too-early-to-end = You can only end the game after three rounds in a row with no card revealed.
refusal-sat-in-other-seat = You’ve already had a different seat in this game.

## Warnings: the encoder may insist

# $clue, $keyword (string)
hint-same-root = “{ $clue }” has the same root as your keyword “{ $keyword }”.
hint-letter = “{ $clue }” is about letters. Clues are about meaning.
hint-slot = “{ $clue }” looks like the keyword’s number. Clues are about meaning.
hint-rhyme = “{ $clue }” sounds like your keyword “{ $keyword }”.
hint-disguise = “{ $clue }” looks like your keyword “{ $keyword }”.
card-insist = The others may object. Change it, or send it anyway.
button-send-anyway = 📨 Send anyway
button-new-code = 🔄 Leaked? New code
button-redraw-yes = 🔄 Yes, a new code
button-redraw-no = ↩️ Keep this code
toast-redraw-ask = Sure? Tap “Yes, a new code” to throw this code and your clues away.
toast-redrawn = You have a new code.
toast-code-kept = You’re keeping your code.

## Words

# In a group's menu
command-words = choose the word list
# In a private chat's menu, where it sends the reader's secrets again
command-words-private = see your secrets again
# $source (string): one of the three below; $language (string): a language's own name; $count (number): the chat's own words
page-words =
    📚 <b>Keywords</b>: { $source }
    Language: { $language }
    Your own words: { $count } (you need at least { $fewest } to play with them)
    <i>Changes apply from the next game on.</i>

    To add some: <code>/words add kite, lantern, swing</code>. To remove some: <code>/words remove kite</code>. To see them all: <code>/words list</code>.
# $count (number), $words (string): as many of them as fit
page-words-list =
    📚 <b>Your own words</b> ({ $count }):
    { $words }
words-ours = the bot’s list
words-theirs = your own list
words-both = the bot’s list and your own
button-words-ours = The bot’s
button-words-theirs = Our own
button-words-both = Both
# $fewest (number)
toast-words-few = You need at least { $fewest } words of your own, all different enough. Add more with /words add.
# $source, $language (string): as on the page
toast-words-chosen = Keywords: { $source }, { $language }
# $lines (string): what became of the words that someone listed
page-words-changed = 📚 { $lines }
# $words (string): some of them; $length (number): of letters, $most (number): of words
words-told-added = Added: { $words }
words-told-removed = Removed: { $words }
words-told-known = Already on your list: { $words }
words-told-long = Too long (up to { $length } characters): { $words }
words-told-full = Your list is full at { $most } words, so these didn’t fit: { $words }
words-told-unknown = Not on your list: { $words }
# $count (number): the words of the list
words-told-count = Your own words: { $count }

## Clues that aren't text, and objections

media-voice = 🎤 voice message
media-video-note = 🎬 video message
media-animation = 🎞 GIF
media-sticker = 🏷 sticker
media-photo = 🖼 photo
# $number (number): which clue
media-caption = Clue { $number }
button-object = ✋ “{ $clue }”
button-not-objecting = 🤝 Never mind
button-withdraw = ↩️ Take back “{ $clue }”
button-stand = 🛡 “{ $clue }” is fair
# $name (string): who gave the clues
toast-objected = Objection! Now { $name } decides.
toast-objection-asked = Which clue is unfair? Tap it in my latest message in our private chat.
toast-objection-dropped = No objection, then.
toast-only-others-object = Only the other side can object to these clues.
toast-nothing-to-object = Every clue has already been objected to.
# $name (string): the encoder
toast-nobody-answers = { $name } left the game, so nobody can take a clue back.
toast-withdrawn = Taken back. It’s crossed out on the board.
toast-stood-by = You’re standing by it, and the group can see that.

## Seats, settings and time

command-board = show the board again
command-nudge = nudge the players we’re waiting for
command-kick = remove a player from the game
command-settings = time limits and other settings
# $time (string): local time on the reader's phone
board-until = 🕐 Until { $time }
# $time (string): date and local time on the reader's phone
board-until-day = 🕐 Until { $time }
# $names (string): whose seats are free
board-seat-wanted = 🚪 { $names } left the game. Who wants to take over?
# $names (string): players whom the bot cannot write to
board-unreachable = 📵 I can’t message { $names }. Please open the bot and tap Start.
# $name (string): whose seat it was
button-take-seat = 💺 Take { $name }’s seat
button-nudge = ⏰ Nudge
button-vote-off = ✖️ Vote to end it
button-end-game = 🛑 End the game
button-keep-playing = ▶️ Keep playing
# $count (number): how often it can still be done
button-reroll = 🔄 New keywords ({ $count ->
    [one] once
    [2] twice
   *[other] { $count } times
})
page-nudged-already = ⏰ Someone just nudged. Give it a minute.
page-nudged-already-too = ⏰ { toast-nudged-already-too }
page-kick = Who should be removed from the game?
# $name (string): who has to leave
page-player-out = 🚪 { $name } is out of the game.
# $count, $needed (number)
page-vote = ✖️ End the game? Votes so far: { $count } of { $needed }.
page-vote-over = ✖️ The vote is in ({ $count } of { $needed }): the game is over.
toast-voted = Vote counted: { $count } of { $needed }.
toast-ended = The game is over.
toast-goes-on = The game goes on.
page-settings =
    ⚙️ <b>Settings</b>
    Tap one to change it.
settings-whose = <i>Players in this game and admins can change these.</i>
# $setting (string): a setting with what is chosen
setting-opened = <b>{ $setting }</b>
button-setting = { $setting } ▸
button-all-settings = ◂ Back
# From when on a choice holds
setting-holds-now = <i>Changes apply right away.</i>
setting-holds-step = <i>Changes apply from the next step on.</i>
setting-holds-game = <i>Changes apply from the next game on.</i>
# What each setting means
setting-about-pace = How long I wait for clues and guesses before the game moves on.
setting-about-spoilers = Your secrets stay blurred until you tap them. Handy on the bus.
setting-about-rerolls = How often keywords can be swapped for new ones before the first clue.
setting-about-mode = Auto: three play as a pair and an interceptor, four to eight in two teams. Or pick one yourself.
setting-about-agreement = Does the whole team have to agree on an answer, or is one player enough?
setting-about-talk = While your team is guessing, anything you write to me goes to your teammates, but never to the encoder.
setting-about-deduction = In private, I show you which numbers each hidden card could still be.
# $value (string): what is chosen; of rerolls a number
setting-pace = ⏱ Pace: { $value }
setting-spoilers = 🙈 Hide secrets: { $value }
setting-rerolls = 🔄 New keywords: { $value }
setting-mode = 👥 Mode: { $value }
setting-agreement = 🤝 Team answer: { $value }
setting-talk = 💬 Team chat: { $value }
setting-deduction = 🔎 Number hints: { $value }
pace-relaxed = relaxed
pace-classic = classic
pace-slow = slow
# $count (number): how often
rerolls = { $count ->
    [0] never
    [2] twice
    [one] once
   *[other] { $count } times
}
setting-on = on
setting-off = off
button-pace-relaxed = Relaxed: no time limit
button-pace-classic = Classic: 3–4 minutes
button-pace-slow = Slow: 12 hours
button-spoilers-on = 🙈 Hidden until tapped
button-spoilers-off = 👀 Always visible
# $names (string): who is awaited
toast-nudged = Nudged: { $names }
# The same to somebody who is awaited, too
toast-nudged-too = Nudged: { $names }. It’s your turn too: go to our private chat.
toast-nudged-already = Someone just nudged. Give it a minute.
toast-nudged-already-too = Someone just nudged the others. It’s your turn too: go to our private chat.

## Leaving, substitutes, and who is away

# $name (string): who asked for it
page-leave = 🚪 { $name }, leave the game? Someone else can then take over.
# The same in Secret numbers
# $name (string): who asked for it
cards-leave = 🚪 { $name }, leave the game? All your cards will be revealed. Someone else, or a robot, can then take over.
button-leave-game = 🚪 Leave the game
button-stay = Stay
toast-stayed = You’re still in the game.
# $name (string): who was asked
toast-asked-another = Only { $name } can answer this.
# $name (string): who lost the seat
toast-kicked = { $name } is out of the game.
page-end-game =
    🛑 <b>End the game for everyone?</b>
    All secrets will be revealed, and nobody wins.
page-game-goes-on = ▶️ The game goes on.
# $name (string): who ended it
page-game-ended = 🛑 { $name } ended the game.
# $name (string): for whom
toast-seat-taken = You’re in for { $name }! Your secrets are in our private chat.
# $title (string): the group's name
parting-left = 🚪 You’ve left the game in { $title }.
parting-kicked = 🚪 You’ve been removed from the game in { $title }.
parting-replaced = 🚪 Your time ran out twice, so someone took over your seat in { $title }.
# $name (string): whose seat it was; $title (string): the group's name; $team (string): a team's
welcome-substitute = ✅ You’re in for { $name } in { $title }.
welcome-pair = ✅ You’re in for { $name }: you’re in the pair in { $title }.
welcome-interceptor = ✅ You’re in for { $name }: you’re the interceptor in { $title }.
welcome-team = ✅ You’re in for { $name }: you’re on { $team } in { $title }.
# $names (string): who left
card-seat-free = 💺 { $names } left the game. We’re waiting for someone in the group to take over. If nobody does in time, the game ends.
notice-seat-free = There’s an empty seat. The game goes on as soon as someone takes it.
# $name (string): a player whose time ran out twice
board-seems-away = 💤 { $name } seems to be away. Someone can take over, or you can wait.
button-wait-for = ⏸ Wait
toast-waits-for = All right, we’ll wait for { $name }.
# $name (string): who wants to wait; $away (string): for whom
page-waits-for = ⏸ { $name } wants to wait for { $away }.
# $name (string): who sent /leave
page-no-seat = { $name }, you’re not in a game here.
page-no-free-seat = 💺 There’s no free seat right now. Send /join to play in the next game.
# $name (string): who has taken a seat
page-open-bot = { $name }, tap “Open the bot”, then Start, so I can send you your secrets.

## The next game

# $names (string): who waits for it
board-next-game = 🙋 Next game: { $names }
button-play-next = 🙋 New? Join the next game
toast-play-again = You were in this game. To play another one, tap the 🔁 button above.
toast-playing-already = You’re already playing. This button is for others who’d like to join the next game.
toast-on-the-list = You’re in the next game! Tap again if you change your mind.
toast-off-the-list = You’re no longer on the list for the next game.
toast-list-full = The list for the next game is full.
# $name (string): who asked for it
page-next-game = 🙋 { $name }, you’re in the next game. Changed your mind? Tap “Join the next game” again.
page-next-game-open = 🙋 { $name }, you’re on the list for the next game. Tap “Open the bot”, then Start, so I can send you your secrets.
page-list-full = { toast-list-full }
page-playing-already = { $name }, you’re already playing.
# $title (string): the group's name
page-queued =
    🙋 <b>You’re on the list for the next game in { $title }.</b>
    When it starts, I’ll send you your secrets here.

## Told when a lobby opens

command-notify = get a message when a lobby opens here
# $name (string): who sent the command
page-notify-on = 🔔 { $name }, I’ll message you when someone opens a lobby here, at most once an hour. Send /notify again to turn it off.
page-notify-off = 🔕 { $name }, I won’t message you about lobbies here any more.
page-notify-open = 🔔 { $name }, tap “Open the bot”, then Start, so I can message you when someone opens a lobby here.
# $name (string): who sent the command; $most (number): how many can be told
page-notify-full = 🔔 Sorry, { $name }: I already message { $most } people when a lobby opens here, and that’s as many as I can manage.
# $title (string): the group's name
page-notify-ready =
    🔔 <b>I’ll message you when someone opens a lobby in { $title }.</b>
    At most once an hour. Send /notify in the group again to turn it off.
# In private, to those who asked. $title (string): the group's name
notify-lobby =
    🔔 <b>There’s a lobby open in { $title }.</b>
    Want to play? Tap “Join”.
button-stop-notify = 🔕 No more pings
toast-notify-off = 🔕 OK, I won’t message you about lobbies in that group any more.

## The rematch

# $name (string): who asked first; $roles (string): one of the texts below, rematch-roles-...
rematch-called = 🔁 <b>{ $name } wants another game:</b> { $roles }.
rematch-you-are-in = ✅ You’re in for the next game.
# $names (string): who did not answer in time
page-rematch-late = ⌛ No answer from { $names } yet. There’s still room: tap “Join” above.
# In private, to who has not answered in time. $title (string): the group's name
rematch-open =
    🔁 <b>Another game is coming up in { $title }.</b>
    There’s still room. Want to play? Tap “Join”.
rematch-roles-before = same as before
# $name (string): who is the interceptor then
rematch-roles-interceptor = { $name } intercepts
rematch-roles-teams = in two teams this time
rematch-roles-swapped = the teams swap colours
rematch-roles-shuffled = all shuffled
# $name (string): who begins then
rematch-roles-first = { $name } goes first
# Where too few have not said no
rematch-roles-short = the lobby opens for more players
# $names (string): who is in
rematch-in = In so far: { $names }
# $names (string): who has not answered; they have half a minute
rematch-until = ⏳ { $names }, are you in? We start once everyone has answered, or in half a minute.
button-rematch-yes = 🔁 I’m in
button-rematch-no = 🙅 I’m out
toast-rematch-on = The next game is on!
toast-rematch-lobby = You’re in! The lobby is open for more players.
# $names (string): who has not answered
toast-rematch-waits = You’re in! Waiting for { $names }.
# A tap on a button with other roles than those that were asked for. $name (string): who asked first; $roles (string): as above
toast-rematch-other = { $name } asked first: { $roles }. Tap “I’m in” if that works for you.
toast-rematch-without-you = No worries, maybe next time!
toast-not-in-last-game = You weren’t in this game. Tap “Join the next game” if you’d like to play.

## Nudges

# $name (string): who is awaited
nudge-any = ⏰ { $name }, it’s your turn.
nudge-clues = ⏰ { $name }, your turn: send me your clues in our private chat.
nudge-guess = ⏰ { $name }, your turn: guess the code in our private chat.
nudge-interception = ⏰ { $name }, your turn: intercept the code in our private chat.
nudge-keywords = ⏰ { $name }, your turn: guess the other team’s keywords in our private chat.
nudge-reveal = ⏰ { $name }, your turn: reveal one of your cards.
nudge-guess-card = ⏰ { $name }, your turn: guess a card.
button-intercept-code = 🕵️ Intercept
button-reveal-card = 👁 Reveal a card
button-guess-card = 🎯 Guess a card
toast-nudge-seat-free = It’s nobody’s turn. The game is waiting for someone to take the empty seat.
toast-nudge-nobody = There’s nobody to nudge right now.
toast-nudge-you = We’re all waiting for you! Go to our private chat.
page-nudge-seat-free = { toast-nudge-seat-free }
page-nudge-nobody = { toast-nudge-nobody }
page-nudge-you = { toast-nudge-you }

## Pictures: drawn, so without markup and emoji

picture-game = Secret codes
side-pair = The pair
side-interceptor = The interceptor
picture-won-pair = { $names } win
picture-won-interceptor = { $names } cracks it in round { $round }
picture-won-interceptor-given = { $names } wins in round { $round }
# Between two names, with its spaces
picture-and = { " " }and{ " " }
picture-shared = A shared win
picture-nobody = No winner this time
# $round (number), $name (string): the encoder
picture-round = Round { $round } · { $name }
picture-guess = Guess
picture-interception = Intercept
picture-no-clue = no clue
picture-voice = ♪ voice message
picture-video-note = ◉ video message
picture-animation = ▶ GIF
picture-sticker = ☻ sticker
picture-photo = ▣ photo
# $count (number): how many games; the number itself stands above
picture-games = { $count ->
    [one] game
   *[other] games
}
picture-pair-wins = { $count ->
    [one] win in a pair
   *[other] wins in a pair
}
picture-interceptor-wins = { $count ->
    [one] win as interceptor
   *[other] wins as interceptor
}
picture-intercepted = Codes intercepted
picture-decoded = Partner’s codes guessed
# $right, $total (number): how many of how many
picture-share = { $right } of { $total }
picture-none-yet = none yet

## The rules, page by page

# $page, $pages (number): where the reader is
page-rules-1 =
    📖 <b>The rules</b> ({ $page } of { $pages })

    Two of you are <b>the pair</b>, one is <b>the interceptor</b>.
    The pair shares four secret keywords, numbered 1 to 4. They stay the same for the whole game.

    <blockquote>1 lantern
    2 harbour
    3 ladder
    4 pepper</blockquote>
page-rules-2 =
    📖 <b>A round</b> ({ $page } of { $pages })

    One of the pair is the <b>encoder</b> and sees a code: three different numbers from 1 to 4.
    The encoder gives one clue per number, in that order, for everyone to read.
    Codes are drawn at random, so the same one can come up twice.

    <blockquote>Code 4·2·1
    4 pepper → sneeze
    2 harbour → boats
    1 lantern → night walk</blockquote>
page-rules-3 =
    📖 <b>Guessing</b> ({ $page } of { $pages })

    The partner knows the keywords and guesses the code: 4·2·1.
    From round 2 on, the interceptor guesses too, using every clue given so far. Nobody sees the other guess until both are locked in.
    Then the pair swaps roles.
page-rules-4 =
    📖 <b>Tokens</b> ({ $page } of { $pages })

    The interceptor gets a token for every code intercepted, and one for every code the partner gets wrong. Both in the same round? Two tokens!
    <b>Two tokens</b> within five rounds, and the interceptor wins. Otherwise, the pair wins.
page-rules-5 =
    📖 <b>Good clues</b> ({ $page } of { $pages })

    Clues are about what a keyword means. A word, a sentence, a voice message, a GIF, a sticker, a photo: anything goes.
    Not allowed: a keyword or its translation, its letters or its number, private jokes, the same clue twice, the code itself. I’ll warn you about a word with the same root.
    Too clear, and the interceptor works out your keywords. Too vague, and your partner is lost. If a clue seems unfair, the interceptor can object: ✋.
page-rules-6 =
    📖 <b>Two teams</b> ({ $page } of { $pages })

    With four to eight of you, two teams play: ⬜ White and ⬛ Black. Each team has its own four keywords, and both encoders write at the same time.
    White’s clues come first. Everyone in White except the encoder guesses the code, and from round 2 on, the whole Black team tries to intercept it. Then the teams swap.
    While you’re guessing, anything you write to me in private goes to your team, but never to the encoder of that code.
page-rules-7 =
    📖 <b>Winning in teams</b> ({ $page } of { $pages })

    🎯 Intercept a code, and your team gets an interception token: with two, you win. ❌ Misread your own code, and your team gets a miscommunication token: with two, you lose. Tokens are checked at the end of each round, once both codes are revealed.
    If it’s a tie, or nobody has won after eight rounds, each interception is worth a point and each miscommunication costs one. Still level? Each team guesses the other’s four keywords. Still level? You share the win!
    At the classic pace, a sandglass gives the slower encoder 30 seconds once the other is done.
# For teams, instead of the pages about a round and about clues
page-rules-8 =
    📖 <b>Keywords and codes</b> ({ $page } of { $pages })

    Your team shares four secret keywords, numbered 1 to 4, for the whole game.
    The encoder sees a code, three different numbers from 1 to 4, and gives one clue per number, in that order, for everyone to read. Codes are drawn at random, so the same one can come up twice.

    <blockquote>1 lantern, 2 harbour, 3 ladder, 4 pepper
    Code 4·2·1
    4 pepper → sneeze
    2 harbour → boats
    1 lantern → night walk</blockquote>
page-rules-9 =
    📖 <b>Good clues</b> ({ $page } of { $pages })

    Clues are about what a keyword means. A word, a sentence, a voice message, a GIF, a sticker, a photo: anything goes.
    Not allowed: a keyword or its translation, its letters or its number, private jokes, the same clue twice, the code itself. I’ll warn you about a word with the same root.
    Too clear, and the other team cracks your keywords. Too vague, and your own team won’t get them. If a clue seems unfair, the other team can object: ✋.
button-back = ◂ Back
button-next = Next ▸
# On the rules, and on the help in a group
button-close-page = ✖️ Close
# On a page in private, while the reader plays
button-back-to-game = ↩️ Back to the game
command-rules = the rules, page by page

## Sheet, games, statistics, record

command-sheet = the game so far
command-stats = games, wins and bragging rights
command-export = download the record of the last game
command-games = your games in all your groups
# $rounds (string): the finished rounds
page-sheet =
    📄 <b>The sheet</b>
    { $rounds }
page-sheet-empty = 📄 No finished rounds yet.
page-stats-none = 📊 No finished games yet.
# $name (string): a person or a group
page-stats = 📊 <b>{ $name }</b>
# $value (string): a number; $label (string): what it counts
stats-figure = { $value } { $label }
# $label (string): what was tried; $detail (string): how many of how many
stats-bar = { $label }: { $detail }
stats-leaders = 🏅 Top players here:
# For somebody who has only played alone
stats-alone = 📊 No finished games with friends yet, and practice isn’t counted.
# The last puzzle of the day that somebody has played. $date (string): a day, as 18 November; $score (string): as 2/4; $squares (string)
stats-daily = 🧩 Puzzle for { $date }: { $squares } { $score }
# $rows (string): one line a player
page-leaderboard =
    🏅 <b>Leaderboard</b>
    { $rows }
# $place, $wins, $games (number), $name (string)
leaderboard-row = { $place }. { $name }: { $wins } of { $games } won
page-export-none = 💾 You can export a game once it’s over.
page-export = 💾 Here’s the record of the game.
page-games-none = You’re not in any game right now.
# $rows (string): one line a game
page-games =
    🎲 <b>Your games</b>
    { $rows }
# $title (string): a group's name
games-row-awaited = ▶️ { $title }: it’s your turn
games-row-running = ⏳ { $title }: in progress
games-row-lobby = 🔐 { $title }: waiting for players
# $title (string): a group's name
button-show-card = 👁 { $title }
toast-card-below = Your secrets for { $title } are below.
page-which-game = Which game is this for? Pick one, and I’ll pass your message on.
# $title (string): a group's name
page-game-chosen = ✅ Passed on to the game in <b>{ $title }</b>.
# $title (string): a group's name
toast-game-chosen = Passed on to the game in { $title }.

## Two teams: the lobby

side-white = White
side-black = Black
lobby-intro-teams = Two teams pass codes using clues and listen in on each other. Up to eight rounds.
lobby-rotation = → shows the order in which players give clues.
lobby-unbalanced = Teams can differ by one player at most. Switch sides, or tap “⚖️ Balance”.
board-teams = 🔐 <b>Secret codes</b>: two teams.
# $team (string): a team's name behind its colour; $names (string): its players
board-team = { $team }: { $names }
button-balance = ⚖️ Balance
button-rematch-swapped = 🔃 Swap colours
toast-side-full = This team is full.
# $most (number): how many can play so
toast-too-many = Too many players: { $most } is the limit.
toast-unbalanced = Teams can differ by one player at most.
command-team = name your team
# $team (string): a team's name
page-team-how = 🏷 Your team is called { $team }. To rename it: <code>/team Night Owls</code>
page-team-taken = 🏷 The other team is already called { $team }.
page-team-not-now = 🏷 Only a team’s own players can name it, in the lobby before the game.

## Two teams: the board

# $round (html): as above; $team (string); $name (string): the encoder
board-title-team = <b>{ $round }</b> · { $team }, clues by { $name }
board-round = ✍️ <b>{ $round }</b>: encoders, send me your clues in private.
board-team-writing = { $team }: { $name } is writing…
board-team-written = { $team }: { $name } is done ✓
# $names (string): who gives clues then
board-next-encoders = Next round’s encoders: { $names }
# $seconds (number): what the sandglass has left; $time (string): local time on the reader's phone
board-sand = ⌛ { $seconds } s left, until { $time }
# $team (string); $intercepts, $misread (string): tokens of both kinds as filled and empty circles
score-team = { $team }: 🎯 { $intercepts } · ❌ { $misread }

## Two teams: ties and the end

tie-break-title = ⚖️ <b>Tie-break: guess their keywords</b>
tie-break-write = Each team: send me the other team’s four keywords in private.
tie-break-awaited = ⏳ Waiting for { $names }
team-done = 🔒 { $team }: done
# $words (string): what a team took for the other's keywords; $count (number): how many are right
tie-break-wrote = { $team }: { $words } – { $count } right
# $team (string): the winners' team; $names (string): its players
end-team = 🏆 <b>{ $team } wins: { $names }!</b>
end-shared = 🏆 <b>You share the win: { $names }!</b>
# $team (string): who has them
end-why-interceptions = { $team } has two interception tokens.
end-why-miscommunications = { $team } has two miscommunication tokens.
end-tie-one-has-both = A tie: two tokens of each kind for { $team }.
end-tie-both-intercepted = A tie: both teams have two interception tokens.
end-tie-both-misread = A tie: both teams have two miscommunication tokens.
# $rounds (number): how many there were
end-tie-rounds-over = A tie: after { $rounds } rounds, no team has two tokens of the same kind.
# $score (string): both teams with their points or keywords
end-why-points = Decided on points: { $score }.
end-equal-points = Level on points: { $score }.
end-why-keywords = Decided on keywords: { $score }.
end-why-shared = Level on keywords, too: { $score }.
# $team (string): a team's name
picture-won-team = { $team } wins
# $count (number): how many; the number itself stands above
picture-team-wins = { $count ->
    [one] win in a team
   *[other] wins in a team
}

## Two teams: the card

# $title (string): the group's name; $team (string): the team's
card-title-white = ⬜ <b>{ $title }</b> · you’re on { $team }
card-title-black = ⬛ <b>{ $title }</b> · you’re on { $team }
# $words (string): four words, some of them blank
card-locked-words = 🔒 Your guess at their keywords: { $words }
# $round (number)
card-turn-to-come = ✍️ You give clues in round { $round }.
# $name (string): who gave the clues
card-own-code = 🔓 <b>Your team’s code</b>: clues by { $name }
# $team (string): the other team
card-their-code = 🕵️ <b>Intercept { $team }</b>: their clues so far
card-help-all = Tap a button for each clue. The answer locks in once the whole team agrees.
card-help-any = Tap a button for each clue. The first to lock in decides for the whole team.
# $name (string): a player of the own team; $draft (string): that player's answer so far
card-mate = { $name }: { $draft }
card-mate-agreed = { $name }: { $draft } ✓
# $names (string): whose yes is missing
card-agreed = ✓ You agreed. Waiting for { $names }.
card-tie-break = ⚖️ <b>What are the other team’s keywords?</b>
# $slot (number), $clues (string): clues given for it; $word (string): the guess
card-tie-word = { $slot } { $clues } → <b>{ $word }</b>
card-tie-empty = { $slot } { $clues } → …
card-tie-help = ✍️ Send the four keywords in one message, one per line, or one at a time. Write - for any you don’t know.
# $number (number): which keyword
card-tie-changing = ✏️ Send a new keyword { $number }.
button-agree = 🤝 Agree
# $name (string): whose draft to write on the own card
button-take-over = ⬇️ Copy { $name }’s { $draft }
button-take-over-words = ⬇️ Copy { $name }’s keywords
# $number (number): which keyword
toast-write-word = Now send the new keyword { $number }.
toast-agreed = You agreed.
toast-taken-over = Copied from { $name }.

## Team chat

# $name (string): who says it; $text (string)
talk-line = 💬 <b>{ $name }</b>: { $text }
# $round (number)
talk-read = 💬 What your team said in round { $round }
# $names (string): who hears it
card-talk = 💬 Anything you write here goes to { $names }.
card-talk-muted = 🔕 You’ve muted team chat.
button-talk-mute = 🔕 Mute chat
button-talk-hear = 🔔 Unmute chat
toast-talk-muted = Team chat muted: you won’t get your team’s messages for now.
toast-talk-heard = Team chat is back: you’ll get your team’s messages again.
# $round (number): whose team chat the encoder can read now
button-read-talk = 💬 Team chat, round { $round }
# $most (number)
notice-talk-too-long = Keep it to { $most } characters at a time, please.
notice-not-for-team = I can’t pass that on to your team. Words, 🎤 voice, stickers, GIFs and photos work.
notice-talk-too-fast = Slow down a little: your team didn’t get that message.
notice-clue-too-late = Time’s up for clues. Nobody saw that message.

## The notebook: notes about the other side's keywords, secret until the end

# $line (html): a number with its clues; $note (string)
card-note = { $line } · ✏️ <i>{ $note }</i>
# $notes (string): notes, some of them with a number
card-notes = ✏️ <i>{ $notes }</i>
card-notes-help = ✏️ Got a hunch? Send me a number and a word, like <i>2 animal</i>: I’ll keep it as your note. Everyone sees your notes at the end.
card-notes-help-alone = ✏️ Got a hunch? Send me a note, like <i>2 animal</i>.
notice-notes-are-words = Your notebook only takes words.
# $slot (number): the number of the note
news-note-kept = ✏️ Noted. To delete a note, send just its number: <i>{ $slot }</i>
news-note-gone = ✏️ Note { $slot } is gone.
# $name (string): whose notebook; $notes (string): the notes with the truth beside them
end-notebook = 🕵️ <b>{ $name }’s notebook</b>: { $notes }
notice-words-only = Words only here, please.
notice-four-words = There are four keywords, one per line. Tap a ✏️ to change one.
notice-word-too-long = A keyword can’t be longer than { $most } characters.

## Two teams: settings

mode-auto = auto
mode-interceptor = pair and interceptor
mode-teams = two teams
agreement-all = all agree
agreement-any = one is enough
button-talk-on = 💬 Team chat on
button-talk-off = 🔇 Team chat off

## Pictures of the card game: drawn, so without markup and emoji

track-game = Secret numbers
# $name (string): a player
track-turn = { $name }’s turn
track-winner = { $name } wins!
track-opening = Everyone reveals two cards
track-round = Round { $round }
track-last-round = the last round
track-again = a second guess?
# $count (number): how many points end the game
track-why-points = Someone reached { $count } points, and everyone finished the round.
track-why-no-card = No hidden cards are left to guess.
track-why-end-called = Ended early: no card revealed for three rounds.
# $name (string): a player whose hand lies open
track-left = { $name } · has left
track-open = revealed
track-hidden = hidden
track-never-open = never guessed
track-covered = not in play
track-place = position in hand
track-aside = Set aside

## Secret numbers: the lobby

button-game-codes = 🔐 Play Secret codes
button-game-kryptos = 🔢 Play Secret numbers
cards-lobby-title = 🔢 <b>Secret numbers</b>
cards-lobby-intro = Three to six of you guess each other’s hidden number cards. When someone reaches 15 points, it’s the last round.
# $names (string): the players in turn order
cards-lobby-order = 👥 Turn order: { $names }
# $name (string): who begins
cards-lobby-first = 🥇 First player: { $name }
cards-first-by-lot = random
# $options (string): some of the three below
cards-lobby-options = ⚙️ Extra rules: { $options }
cards-lobby-no-mystery = Mystery needs four or five players, so it’s off for now.
# $option (string): an added rule
toast-option-added = Added: { $option }
toast-option-dropped = Removed: { $option }
toast-rule-advanced = Never reveal your lowest or highest card, or two numbers in a row, and only a few of each colour.
toast-rule-mystery = Four more cards join the game, and four random ones are set aside. Nobody holds them.
toast-rule-bribe = The point for a second guess goes to the owner of the card you guess.
# $name (string): the host
toast-host-picks-first = Only { $name } can pick who goes first.
option-advanced = advanced opening
option-mystery = mystery
option-bribe = bribe
button-first = 🥇 First player
button-option-advanced-on = ✅ Advanced opening
button-option-advanced-off = ➕ Advanced opening
button-option-mystery-on = ✅ Mystery
button-option-mystery-off = ➕ Mystery
button-option-bribe-on = ✅ Bribe
button-option-bribe-off = ➕ Bribe

## Secret numbers: the board

# $names (string): the players in turn order
cards-started = 🔢 <b>Secret numbers</b>: { $names }
# $names (string): the players against the turn order
cards-started-reverse = 👁 First, you go round twice in reverse order and reveal one card each time: { $names }
cards-opening = 🔢 <b>The opening</b>: each of you reveals two cards, in reverse turn order.
cards-opened = 🔢 The opening is done: the first cards are face up.
# $round (number)
cards-round = 🔢 <b>Round { $round }</b>
# $name (string): a player; $points (number)
cards-hand = <b>{ $name }</b> ⭐{ $points }
cards-hand-on-turn = ▶️ <b>{ $name }</b> ⭐{ $points }
cards-hand-left = 🚪 <b>{ $name }</b> ⭐{ $points }
cards-aside = Set aside: { $tokens }
# $name (string): who guessed; $owner (string): whose card; $place (string): its letter; $card (string): sign and number; $points (number)
cards-news-found = 🎯 <b>{ $name } guesses { $owner }’s { $place }: { $card }!</b> +{ $points }
# $name (string): who guessed; $owner (string): whose card; $place (string): its letter; $card (string): sign and number
cards-news-missed = ❌ { $name }: { $owner }’s { $place } isn’t { $card }
# $name (string): a player; $card (string): sign and number
cards-news-opened = 👁 { $name } reveals { $card }
cards-news-opened-late = ⌛ Time’s up for { $name }: { $card } is revealed
# $name (string): a player
cards-news-passed = 🙅 { $name } passes
cards-news-late = ⌛ Time’s up for { $name }: the turn moves on
cards-news-skipped = ⏭ { $name } has no card left to guess and sits this turn out
cards-news-left = 🚪 { $name } has left, and all their cards are revealed
cards-news-taken = 💺 { $name } joins the game
# $name (string): who brought the last round; $points (number): theirs at that moment
cards-news-last-round = 🏁 Last round! { $name } has reached { $points } points.
# $top (number): the highest number in the game
cards-unrevealed = Not revealed yet (1–{ $top }):
# $names (string): who is awaited
cards-awaited-reveal = ▶️ { $names }: reveal one of your cards
cards-awaited-guess = ▶️ { $names }: guess a card
cards-awaited-again = ▶️ { $names }: pay 1 point for a second guess, or pass
cards-quiet = 🤫 Three rounds without a single card revealed. Any player can end the game now.
button-my-cards = 👁 My cards
button-call-end = 🏁 End the game

## Secret numbers: the end

# $name (string): the winner; $points (number)
cards-won = 🏆 <b>{ $name } wins!</b> ⭐{ $points }
cards-why-earlier = A tie on points goes to the player who is earlier in turn order.
cards-end-hands = All cards (🔒 = never guessed)
# $cards (string): signs and numbers
cards-end-aside = Set aside: { $cards }
cards-all-found = 🔓 Every single card was guessed!
# $cards (string): names, signs and numbers
cards-secrets = 🔒 Never guessed: { $cards }
# $count (number): how many cards
cards-many-secrets = 🔒 { $count } cards were never guessed.
# $name (string): a player; $count (number): how many guesses, all of them right
cards-title-sharpshooter = 🎯 Sharpshooter: { $name }, { $count } out of { $count }
# $name (string): a player
cards-title-poker-face = 🗿 Poker face: nobody guessed a single card of { $name }’s
# $name (string): a player; $count (number): how many cards, two or more
cards-title-second-wind = 💰 Second wind: { $name }, { $count } cards on the second guess
# the winner's points are equal to another's
cards-title-tie = 📸 Photo finish: level on points
# the winner is one point ahead
cards-title-photo-finish = 📸 Photo finish: won by a single point
# $points (number): the reader's
cards-over-won = 🏆 <b>You won!</b> ⭐{ $points }
# $name (string): the winner; $points (number): the reader's and the winner's
cards-over-tied = 🤏 So close! You and { $name } both have ⭐{ $points }, and { $name } was earlier in turn order.
# $name (string): the winner; $points (number): the reader's; $count (number): how many points short
cards-over-close = 🤏 So close! { $name } wins, and you finish just ⭐{ $count } behind, on ⭐{ $points }.
# $name (string): the winner; $best (number): the winner's points; $points (number): the reader's
cards-over-lost = 🎲 { $name } wins with ⭐{ $best }. You finish on ⭐{ $points }.
# $count (number): cards that the reader guessed; $kept (number): the reader's cards that nobody guessed
cards-over-count = You guessed { $count ->
    [one] { $count } card
   *[other] { $count } cards
}; { $kept } of yours stayed secret.
button-rematch-first = 🥇 Next player first

## Secret numbers: the card

# $title (string): the group's name; $points (number)
cards-card-title = 🔢 <b>{ $title }</b> · ⭐{ $points }
cards-card-own = Your cards (in brackets = face up)
cards-card-reveal = 👁 Reveal one of your cards. Everyone will see it.
cards-card-advanced = The advanced opening allows only these.
cards-card-whose = 🎯 Your turn! Whose card will you guess?
cards-card-whose-again = 🎯 Whose card will you try now?
# $name (string): whose hand it is; $card (string): the letter of a card
cards-card-which = 🎯 Which of { $name }’s cards? A right guess is worth +{ $points }.
cards-card-number = 🎯 Which number is { $name }’s card { $card }?
cards-card-missed = ❌ Wrong! You can pay 1 point for a second guess, or pass.
cards-card-missed-bribe = ❌ Wrong! A second guess costs 1 point, which goes to the owner of the card you guess next. Or pass.
# $name (string): who is on turn
cards-card-waiting = ⏳ <b>{ $name }’s turn</b>
cards-card-you-next = 👉 You’re next.
# $points (number): the reader’s, which brought the last round
cards-last-round-own = 🏁 Last round! You’ve reached { $points } points.
cards-coach = 💡 <b>Your first game?</b> Hands run from low to high. Each letter is a hidden card, and 🔺{"\u2060"}×2 means two of them are 🔺. Guess the number behind a letter: a right guess earns <b>+3</b>, or less if that hand has only one or two hidden cards left. <b>⭐</b> means points: at 15, it’s the last round.
cards-coach-aside = 💡 <b>Set aside</b>: nobody holds these cards.
cards-coach-reveal = 💡 <b>Your first game?</b> Everyone holds cards from low to high, and you’ll guess each other’s. First, each of you reveals two. <b>⭐</b> means points: everyone starts with 2 and can spend 1 on a second guess.
cards-coach-ends = 💡 A card at the end of your hand gives away less than one in the middle.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $worth (string): such as +3; $points (number): all that the reader has
cards-result-found = 🎯 <b>Yes! { $name }’s { $place } is { $card }.</b> { $worth }, so you have ⭐{ $points }.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number
cards-result-missed = ❌ { $name }’s { $place } isn’t { $card }.
# $name (string): who guessed; $place (string): the letter of the reader's card; $card (string): sign and number; $points (number): what it brought
cards-result-lost = 😮 { $name } guessed your { $place }: { $card }. That’s +{ $points } for them.
# $left (number): the reader's hidden cards
cards-result-left = Hidden cards left: { $left }.
# $name (string): who guessed; $place (string): the letter of the reader's card; $card (string): sign and number
cards-result-safe = 😌 { $name } took your { $place } for { $card }. Wrong!
# $told (string): that a card of the reader's was guessed, or not
cards-result-bribed = { $told } 💰 +1 for you.
cards-result-late = ⌛ Time ran out, so your turn moved on.
cards-result-skipped = ⏭ There was no card left for you to guess, so you sat this turn out.
# $card (string): sign and number
cards-result-opened-late = ⌛ Time ran out, so your { $card } was revealed.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $points (number): what it is worth
cards-card-confirm = 🎯 Is { $name }’s card { $place } really { $card }? A right guess is worth +{ $points }, and a wrong one costs nothing.
cards-card-confirm-more = If it’s wrong, you can pay 1 point for a second guess.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $worth (string): what it brings, less its price, such as +2
cards-card-confirm-paid = 🎯 Is { $name }’s card { $place } really { $card }? This guess costs 1 point, so it’s { $worth } in all if you’re right.
# $card (string): sign and number
button-say-number = 🎯 Guess { $card }
button-say-anyway = ⚠️ Guess { $card } anyway
button-another-number = ↩️ Another number
button-another-card = ↩️ Another card
button-another-hand = ↩️ Someone else
# $card (string): sign and number
toast-card-opened = Everyone can see your { $card } now.
toast-passed = You pass. On to the next player!
toast-end-called = You ended the game.
button-pass = 🙅 Pass
button-other-numbers = ⚠️ Other numbers
button-possible-numbers = 🔎 Possible numbers
# $card (string): sign and number; $points (number)
toast-card-missed = No, it’s not { $card }.
toast-card-found = { $card } is right! +{ $points } ⭐
# $name (string): whose card; $place (string): its letter; $card (string): sign and number
toast-aim-hand = { $name }’s hand: now pick a card.
toast-aim-card = { $name }’s card { $place }: now pick a number.
toast-aim-number = Is { $name }’s card { $place } really { $card }? Tap “Guess { $card }” below.
toast-aim-nobody = Whose card will you guess?
# $cards (string): signs and numbers
alert-cards = { $cards }
# $reason (string): why it is wrong; $button (string): what the button says that guesses it anyway
alert-flaw = { $reason } Still want to? Tap “{ $button }” below.
notice-by-buttons = No typing needed in this game: just use the buttons.

## Secret numbers: why a number cannot be right

# $number (number): the one that was tapped
flaw-not-in-game = { $number } isn’t in the game.
flaw-revealed = { $number } has already been revealed.
flaw-own-card = You hold { $number } yourself.
flaw-refuted = { $number } has already been guessed for this card, and it was wrong.
flaw-out-of-order = { $number } doesn’t fit between the revealed cards.
flaw-no-such-colour = This hand has no hidden card in { $number }’s colour.
flaw-does-not-fit = If this were { $number }, the rest of the hand wouldn’t add up.

## Secret numbers: settings, numbers and rules

button-deduction-on = 🔎 Show hints
button-deduction-off = 🧠 No hints
# $count (number): how many; the number itself stands above
picture-card-wins = { $count ->
    [one] win at Secret numbers
   *[other] wins at Secret numbers
}
picture-cards-found = Number cards guessed
button-rules-codes = 🔐 Rules: Secret codes
button-rules-kryptos = 🔢 Rules: Secret numbers
# $page, $pages (number): where the reader is
page-rules-cards-1 =
    📖 <b>Secret numbers</b> ({ $page } of { $pages })

    Three to six of you hold cards numbered up to 48, in four colours that repeat in order: 1🔺 2🟡 3🟩 4🔷 5🔺 and so on. Each hand is sorted, with the lowest card on the left.
    Everyone knows how many hidden cards of each colour you have, but not which ones.

    <blockquote>Bo ⭐2
    A 🟡6 C D 🟩19 F
    hidden: 🔺×2 🟡×1 🔷×1</blockquote>
page-rules-cards-2 =
    📖 <b>The opening</b> ({ $page } of { $pages })

    Before the first turn, each of you reveals two of your own cards, one at a time, in reverse turn order. They keep their place in your hand.
    <b>Advanced opening</b>: never your lowest or highest card, and never two consecutive numbers. All players together reveal at most two cards of each colour (three with five or six players).
page-rules-cards-3 =
    📖 <b>Your turn</b> ({ $page } of { $pages })

    Pick another player’s hidden card and guess its number.
    If you’re right, the card is revealed and you score ⭐3, or ⭐2 if that player had only two hidden cards left, or ⭐1 if it was their last.
    If you’re wrong, nobody learns anything more. You can pay one point for a second guess at any hidden card; then your turn ends.
page-rules-cards-4 =
    📖 <b>The end</b> ({ $page } of { $pages })

    You start with ⭐2. Once someone has ⭐15, everyone finishes the round. The player with the most points wins; a tie goes to the one who is earlier in turn order.
    After three rounds with no card revealed, any player can end the game. If someone leaves, their cards are revealed and they can’t win.
page-rules-cards-5 =
    📖 <b>Extra rules</b> ({ $page } of { $pages })

    <b>Mystery</b>, for four or five: four more cards join the game, and four random cards are set aside. Only their colours are known.
    <b>Bribe</b>: the point you pay for a second guess goes to the owner of the card you guess.
    <b>Hints</b>: if you’d rather not work it all out yourselves, I can show each of you in private which numbers a hidden card could still be. Turn them on in /settings.

## Privacy, and what cannot be read

command-forget = delete what I know about you
page-forget =
    🗑 <b>Should I forget you?</b>
    I’ll delete your language, your stats and your list of games. In groups you’ve played in, you’ll disappear from the leaderboard, and finished games will show “{ name-forgotten }” instead of your name.

    Messages already in chats stay there; you can delete your own.
# $titles (string): the groups in which the reader has a seat
page-forget-seated =
    🗑 <b>Should I forget you?</b>
    I’ll delete your language, your stats and your list of games. In groups you’ve played in, you’ll disappear from the leaderboard, and finished games will show “{ name-forgotten }” instead of your name.
    You’ll also leave your game in: { $titles }.

    Messages already in chats stay there; you can delete your own.
button-forget = 🗑 Forget me
button-keep-all = ↩️ Keep everything
command-privacy = what I store and for how long
command-export-private = everything I store about you
page-my-data = 📄 Here’s everything I store about you, except the secrets of games that are still running.
# $who (html): a line with the contact of the person who runs the bot
page-privacy =
    🔒 <b>What I store</b>
    • <b>About you:</b> your Telegram ID, name and language, whether I may message you, which groups you play in, what I last showed you here, and the games you play alone, with your puzzle results and reminder.
    • <b>About your group:</b> its name, settings and the words you’ve added, who plays, the latest game with its clues and team chat, the stats, and who wants to hear about new lobbies or plays the daily puzzle.
    • <b>About a puzzle made from a game:</b> its keywords and clues, who made it and who has tried it. The link shows no names.
    • <b>When something breaks:</b> the message or tap that caused it (last 100 kept), so it can be fixed.

    <b>For how long:</b> a game until the next one in that group. Everything else goes once nobody has used it for 90 days.
    Apart from such messages, my log has no names and nothing you write. I pass nothing on to anyone but Telegram. The person who runs me may have backups.
    { $who }
# $contact (string): of the person who runs the bot
privacy-contact = <b>Who runs me:</b> { $contact }
privacy-no-contact = <b>Who runs me:</b> they haven’t left any contact details.
page-privacy-group = 🔒 I store who plays here, your games and your stats, and delete them once nobody here has used me for 90 days. The details are in our private chat.
button-privacy = 🔒 What I store
# Shown instead of the name of a person who was forgotten
name-forgotten = Someone
toast-forgotten = Done: I’ve forgotten you. Come back any time!
toast-kept = OK, nothing has been deleted.
toast-damaged = ⚠️ I can’t read what I’ve saved for this chat. The person who runs this bot can find out why. Other chats aren’t affected.

## House players

# The names of house players
robot-name-1 = 🤖 Bolt
robot-name-2 = 🤖 Pixel
robot-name-3 = 🤖 Gizmo
robot-name-4 = 🤖 Rusty
robot-name-5 = 🤖 Chip
button-robot-intercepts = 🤖 Let a robot intercept
# Where one of the two is the interceptor until a robot sits down
button-robot-pair = 🤖 You two against a robot
button-robot-add = 🤖 Add a robot
button-robot-out = 🤖 Remove a robot
button-robot-seat = 🤖 Seat a robot
# $name (string): a robot's name
toast-robot-in = { $name } is in!
# The same for a seat of which all cards lie open (Secret numbers)
# $name (string): a robot's name
toast-robot-in-open = { $name } is in, with every card revealed!
# $name (string): a robot's name
toast-robot-out = { $name } is out.
toast-no-robot = There’s no room for another robot right now.
# $name (string): a robot's name
toast-robot-sits-there = { $name } has that seat. To free it, tap “⋯ More”, then “Remove a robot”.
setting-about-robots = How well the robots play. In Secret codes, Auto follows your results, so games stay close.
# $value (string): what is chosen now
setting-robots = 🤖 Robots: { $value }
robots-auto = auto
robots-easy = easy
robots-normal = normal
robots-hard = hard
# $name (string): a robot's name
board-robot-deaf = { $name } can only read text, so it has to guess the rest.
# $name (string): a robot's name. $words (string): the four words it thought of, by number
end-robot = { $name }’s best guess at the keywords: { $words }

## Alone: a lesson, practice, the puzzle of the day

command-learn = learn the game in a minute
command-practice = practice: listen in on two robots
command-daily = today’s puzzle
button-learn = 🎓 Learn in a minute
button-practice = 🕵️ Practice
button-daily = 🧩 Today’s puzzle
# On half a phone's width: adds the bot to a group
button-add = ➕ Add to a group
button-share = 📣 Share
button-copy = 📋 Copy text
# At the end of a group's game, on half a phone's width
button-another-group = ➕ Another group
button-learn-next = Next ▸
button-reminder-on = 🔔 Remind me every day
button-reminder-off = 🔕 No more reminders
# Names of what somebody plays alone, in lists of games
solo-name-learn = Learn in a minute
solo-name-practice = Practice
solo-name-daily = Today’s puzzle
solo-name-puzzle = Puzzle from a real game
# $step, $steps (number): of the lesson
solo-title-learn = 🎓 <b>Learn in a minute</b> · step { $step } of { $steps }
solo-title-practice = 🕵️ <b>Practice</b>
# $date (string): a day, as 18 November
solo-title-daily = 🧩 <b>Puzzle for { $date }</b>
solo-title-puzzle = 🧩 <b>Can you intercept them?</b>
# What somebody has to do who plays alone. $count (number): codes, one to four
solo-goal-puzzle = 🤫 Two people share four secret keywords. { $count ->
    [one] Can you intercept their next code?
   *[other] How many of their next { $count } codes can you intercept?
}
solo-goal-daily = 🤫 Two robots share four secret keywords. How many of their next { $count } codes can you intercept?
solo-goal-practice = 🤫 Two robots share four secret keywords. Intercept two of their next four codes, and you win.
# Below each of the three above, to who has not begun the lesson
solo-how = For each new clue, tap the number it fits. Three numbers make a code: the third one locks in your guess.
# The first step of the lesson. $name (string): a robot, the reader's partner
learn-partner = You and { $name } share <b>four keywords</b>. { $name } gives you three clues. Tap the keyword for each one.
# The second step
learn-interceptor = Now you’re <b>the interceptor</b>: two robots pass codes, and you listen in. You don’t need their keywords, only <b>which clues belong together</b>. For each new clue, tap the number it fits.
# The third step
learn-encoder = Now <b>you give the clues</b>. One is missing: your partner should get it, the interceptor shouldn’t.
learned-partner = Three different numbers in order: that’s the secret code. But someone is listening in …
learned-interceptor = In a real game, intercept two codes in five rounds, and you win. If you can’t, the pair wins.
# The same, where the learner’s partner, a robot, did not understand it. $clue (string), $interceptor (string)
learned-misread = “{ $clue }” baffled the robot. A friend knows you better, and { $interceptor } doesn’t know your keywords.
# What came of the learner’s own clue. $clue (string); $keyword (string): the word it was for; $interceptor (string): a robot
learned-easy = “{ $clue }” for <b>{ $keyword }</b>: that worked! { $interceptor } listened in, but couldn’t read it without your keywords. In a real game, you write all three.
learned-encoder = 🎓 <b>That’s the whole game!</b> It’s best with friends: add me to a group. Or keep playing on your own:
toast-game-below = Your game is below ⬇️
news-daily-done = You’ve played today’s puzzle. There’s a new one tomorrow!
toast-reminder-on = 🔔 I’ll remind you every day at this time.
toast-reminder-off = 🔕 No more reminders.
# The end of a puzzle, by how many of four codes were intercepted
daily-end-0 = 🙈 <b>They kept their secrets.</b>
daily-end-1 = 🔎 <b>You caught one.</b> One more, and you’d have won.
daily-end-2 = 🏆 <b>You won!</b> Two intercepted. Good ears!
daily-end-3 = 🏆 <b>You won!</b> Three intercepted. They should whisper.
daily-end-4 = 🏆 <b>You won!</b> All four! You’re a mind reader.
# $score (string): as 2/4; $squares (string): green and black squares
daily-score = { $squares } { $score }
# $count (number): days in a row, two or more
daily-streak = 🔥 { $count } days in a row
# $time (string): local time on the reader's phone
daily-next = 🕛 A new puzzle comes out every day at { $time }.
# Once it is asked for. $time (string): local time on the reader's phone
daily-reminds = 🔔 I’ll remind you every day at { $time }.
# Passed on to others, so nothing of the puzzle. $date, $score, $squares (string)
share-daily =
    🧩 Crosswire puzzle, { $date }: { $score } { $squares }
    Can you beat me?
share-practice =
    🕵️ Crosswire practice: { $score } { $squares }
    Can you beat me?
page-daily-reminder = 🧩 The puzzle for { $date } is here.
# $date (string); $rows (string): a line for each who has played
page-daily-group =
    🧩 <b>Puzzle for { $date }</b>
    { $rows }

    Tap “Today’s puzzle”, and /daily will show your result too.
page-daily-group-none =
    🧩 <b>Puzzle for { $date }</b>
    Nobody here has played yet. Two robots pass codes, and you listen in: it’s the same for everyone and takes three minutes. Tap “Today’s puzzle”, and /daily will show who did best.
# What the bot offers in any chat, when its name is typed there: a title, a line below it, and the message that is sent
inline-result = Share today’s result
inline-invitation = Invite friends to today’s puzzle
inline-invitation-about = Two robots, four codes, three minutes
inline-invitation-text = 🧩 Crosswire puzzle, { $date }: two robots pass secret codes. Who can intercept the most?

## Puzzles that people make of their own game, and results to pass on

button-puzzle-offer = 🧩 Make it a puzzle
button-puzzle-agree = 🧩 Yes, make it a puzzle
button-puzzle-no = 🙅 No, thanks
button-share-puzzle = 🧩 Share the puzzle
button-puzzle-withdraw = ↩️ Take the puzzle back
toast-puzzle-asked = I’ve asked your partner. You both have to agree.
toast-puzzle-made = 🧩 Your puzzle is ready to share!
toast-puzzle-withdrawn = OK, no puzzle.
# A puzzle that was ready is taken back
toast-puzzle-back = Taken back. The link no longer works.
# $name (string): the partner
puzzle-waits = 🧩 I’ve asked { $name }. If you both agree, anyone with the link can try to intercept your codes. Your names stay out of it.
puzzle-asked = 🧩 <b>{ $name } wants to turn this game into a puzzle:</b> anyone with the link can read your clues and try to intercept you. Your names stay out of it. OK?
puzzle-made = 🧩 <b>Your game is a puzzle now.</b> Share it: who can intercept you? It disappears if nobody plays it for 90 days.
# On the card of who asked for the puzzle. $name (string): the partner, who has agreed
news-puzzle-made = 🧩 <b>{ $name } agreed!</b> Your puzzle is ready to share: see below.
# What came of the game that the puzzle is made of. $score (string): as 2/4; $squares (string)
puzzle-original = 🕵️ The original interceptor: { $squares } { $score }
# $count (number): how many have tried, two or more; $shares (string): for each round the share that got it, as 2 (40%) · 3 (55%)
puzzle-others = 👥 { $count } people have tried. Intercepted: round { $shares }
page-puzzle-gone = 🧩 This puzzle isn’t here any more. But there’s a new one every day:
# $count (number): how many have tried it
page-puzzle-yours = 🧩 <b>This puzzle was made from your game.</b> { $count ->
    [0] Nobody has tried it yet.
    [one] One person has tried it.
   *[other] { $count } people have tried it.
    } Take it back, and the link stops working.
page-puzzle-back = 🧩 { toast-puzzle-back }
# $score, $of (number)
page-puzzle-done = 🧩 You’ve already tried this one: { $score } of { $of }. Only the first try counts.
# Passed on to others: no names, nothing secret. $score (string): as 2/4; $squares (string)
share-puzzle = 🧩 Can you intercept their codes? I got { $score } { $squares }
share-us = 🧩 We passed secret codes using clues. Read along: can you intercept us?
# $rounds (number): in which round it ended
share-interceptor =
    🕵️ Crosswire: the interceptor cracked the code in round { $rounds } { $squares }
    Can you do better?
share-interceptor-given =
    🕵️ Crosswire: the interceptor won in round { $rounds } { $squares }
    Can you do better?
share-pair =
    🤝 Crosswire: the pair kept its secrets for five rounds { $squares }
    Can you do better?
share-played = 🔐 Crosswire: we passed secret codes and tried to intercept each other. Come and play!
share-cards-played = 🔢 Crosswire, Secret numbers: we guessed each other’s hidden cards. Come and play!
# $players, $points (number): of the winner
share-cards = 🔢 Crosswire, Secret numbers: { $players } players, won with { $points } points. Come and play!
