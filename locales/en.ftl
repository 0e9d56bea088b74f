### Crosswire in English.
### Ids that begin with toast-, alert-, button-, command- or refusal- are shown without markup; all others may use Telegram's HTML.
### Toasts and alerts are at most 200 characters with everything filled in.

language-name = English

## Names

# $name (string): a person's name, shown as it is
name = { $name }


## Commands, as the menu shows them

command-play = start a game in this group
command-join = take a seat
command-leave = give up your seat
command-cancel = call the game off
command-lang = choose the language
command-help = how to play
command-start = your games and seats

## What Telegram shows of the bot: in a chat that was not started yet (512 characters), and on its profile (120)

about-description =
    Games of secret codes for your group chat.

    🔐 Secret codes: two friends pass each other three-digit codes by clues, and one interceptor listens in. With four to eight of you, two teams play against each other.
    🔢 Secret numbers: three to six of you guess each other’s hidden number cards.

    Add me to a group and send /play there.
about-short = Games of secret codes for group chats: pass codes by clues, or guess hidden numbers. Send /play in a group.

## Pages

# $name (string): the reader's name
page-start =
    👋 <b>Hello, { $name }!</b>
    With me a group chat plays <b>Secret codes</b>: two friends pass each other three-digit codes by clues, and one interceptor listens in. With four to eight of you, two teams play against each other.
    Or three to six of you play <b>Secret numbers</b>: you guess each other’s hidden number cards.

    Add me to a group and send /play there. Your secret words will come to you here.
# $title (string): the group's name
page-seated =
    ✅ <b>You have a seat in { $title }.</b>
    The game goes on in the group. Your secret words and codes come to you here.
page-help =
    <b>Secret codes for three</b>
    Two players are <b>the pair</b>; they share four secret keywords, numbered 1 to 4. The third is <b>the interceptor</b>.

    Each round one of the pair, the <b>encoder</b>, gets a code such as 4·2·1 and gives one clue for each keyword of the code, in this order. The partner reads the clues and guesses the code. From round 2 on, the interceptor guesses too.

    The interceptor gets a token for each code intercepted, <b>and</b> for each code that the partner gets wrong. Two tokens within five rounds win; otherwise the pair wins.

    <b>Clues</b> are about the meaning of the keywords. Never a keyword itself or its translation, never the same clue twice, never the code.

    With four to eight of you, two teams play against each other. /rules
    Or three to six of you play <b>Secret numbers</b>: you guess each other’s hidden number cards.

    Send /play in a group to start.
page-lang = 🌐 Which language do you speak?
page-lang-group = 🌐 Which language shall this group play in?
# $language (string): the language's own name
page-lang-done = 🌐 { $language }, gladly.
page-idle =
    I am not waiting for a text from you right now.
    When it is your turn to give clues, I will tell you here. To start a game, send /play in a group.
page-group-only = This works in a group: add me to one and send it there.
page-hello-group =
    👋 <b>Hello, everybody!</b>
    Three of you can play <b>Secret codes</b>: two friends pass codes by clues, one interceptor listens in. Send /play to begin.
    With four to eight of you, two teams play against each other.
    Or three to six of you play <b>Secret numbers</b>: you guess each other’s hidden number cards.
page-not-allowed = Only the host or an admin of the group can do this.
page-no-lobby = There is no game to join. Send /play to start one.
page-nameless = You are writing as the group or as a channel, so I cannot tell who you are. Tap the button below the game, or write as yourself.
page-no-game = No game is running here. Send /play to start one.
page-game-runs = A game is running in this group. When it is over, /play starts the next one.

## Lobby

lobby-title = 🔐 <b>Secret codes</b>
lobby-intro-interceptor = Two friends pass codes by clues, one interceptor listens in. Five rounds at most. With a fourth player you play in two teams.
# $names (string): who sits there
lobby-pair = 👥 The pair: { $names }
lobby-interceptor = 🕵️ The interceptor: { $names }
lobby-free-seat = …
# $name (string): a player whom the bot cannot write to yet
lobby-needs-start = { $name } <i>(has to open the bot)</i>
# $count (number): how many players are missing
lobby-missing = { $count ->
    [one] One player is missing.
   *[other] { $count } players are missing.
}
# $names (string): players who have to open the bot
lobby-not-ready = { $names }: tap “Open the bot” and then Start, so that I can send you your secrets.
# $name (string): the host
lobby-can-start = All here. { $name } can start the game.
lobby-closed = 🔐 The lobby was closed. Send /play to open a new one.
lobby-started = 🔐 <b>Secret codes</b>: { $pair } against { $interceptor }.

button-join = 🙋 Join
button-intercept = 🕵️ I’ll intercept
button-shuffle = 🎲 Shuffle
button-start = ▶️ Start
button-leave = 🚪 Leave
button-cancel = ✖️ Close
button-open-bot = 💬 Open the bot
button-add-to-group = ➕ Add me to a group
button-my-words = 👁 My words
button-lock = 🔒 Lock
# $number (number): which clue
button-change-clue = ✏️ { $number }
button-send-clues = 📨 Send the clues
button-rematch-same = 🔁 Again
button-rematch-next = 🕵️ Next interceptor
button-rematch-shuffled = 🎲 Shuffled

toast-joined = You are in.
toast-left = You have left.
toast-already-seated = You have a seat already.
toast-not-seated = You have no seat at this table.
toast-table-full = The table is full.
toast-old-button = This button is out of date.
toast-unknown-button = I do not know this button.
toast-slow-down = Not so fast, please. Wait a moment.
# $names (string): who has to open the bot
toast-not-ready = { $names }: open the bot first.
# $count (number): how many players are missing
toast-missing = { $count ->
    [one] One player is missing.
   *[other] { $count } players are missing.
}
toast-host-only = Only the host or an admin can do this.
toast-shuffled = Shuffled.
toast-done = Done.

## Board

# $round, $rounds (number): this round, and how many there are; $name (string): the encoder
board-title = <b>Round { $round } of { $rounds }</b> · clues by { $name }
# $number (number): 1 to 3; $clue (string): the clue
board-clue-plain = { $number }. <b>{ $clue }</b>
board-clue-objected = { $number }. <b>{ $clue }</b> ✋
board-clue-stood-by = { $number }. <b>{ $clue }</b> 🛡
board-clue-withdrawn = { $number }. <s>{ $clue }</s>
board-clue-missing = { $number }. <i>no clue</i>
board-first-round = Nobody intercepts in round 1.
# $names (string): who is awaited
board-awaited-guess = ⏳ { $names }: guess the code
board-awaited-interception = ⏳ { $names }: intercept the code
# $name (string): who has locked an answer
board-locked-guess = 🔒 { $name } has guessed
board-locked-interception = 🔒 { $name } has tried to intercept
# $round (number), $name (string): the encoder
board-writing = ✍️ Round { $round }: { $name } is writing three clues.
# $name (string), $code (string): a code with dots, as 4·2·1
reveal-intercepted = 🕵️ { $name }: { $code } – intercepted!
reveal-not-intercepted = 🕵️ { $name }: { $code } – not intercepted
reveal-no-interception = 🕵️ { $name }: no guess
reveal-decoded = 👥 { $name }: { $code } – right!
reveal-not-decoded = 👥 { $name }: { $code } – wrong
reveal-no-guess = 👥 { $name }: no guess, so it counts as wrong
# $code (string)
reveal-code = 🔑 The code was <b>{ $code }</b>.
# $name (string): the interceptor; $count (number): the tokens of this round
reveal-tokens = { $count ->
    [0] No token for { $name }.
    [one] { $name } gets a token.
   *[other] { $name } gets { $count } tokens.
}
# $name (string): the interceptor; $tokens (string): filled and empty circles
score-interceptor = { $name }: { $tokens }

## End

# $names (string): the winners
end-pair = 🏆 <b>The pair wins: { $names }!</b>
end-interceptor = 🏆 <b>The interceptor wins: { $names }!</b>
end-nobody = <b>The game is over</b>, without a winner.
# $rounds (number)
end-why-rounds-survived = { $rounds } rounds, and the interceptor has fewer than two tokens.
end-why-interceptor-tokens = The interceptor has two tokens.
end-why-called-off = It was called off.
end-why-side-short = Nobody took the free seat.
end-keywords = The keywords:
# $slot (number), $word (string)
end-keyword = { $slot } <b>{ $word }</b>
# $round (number), $code (string), $clues (string), $marks (string): what went well or wrong
end-round = { $round }. { $code }: { $clues } { $marks }
end-rounds = Round by round:

## Card

# $title (string): the group's name
card-title-pair = 👥 <b>{ $title }</b> · you are one of the pair
card-title-interceptor = 🕵️ <b>{ $title }</b> · you are the interceptor
card-words = Your words:
# $slot (number), $word (string)
card-word = { $slot } <b>{ $word }</b>
# $slot (number), $word (string), $clues (string): clues given for it so far
card-word-with-clues = { $slot } <b>{ $word }</b> – { $clues }
# $slot (number), $clues (string)
card-slot = { $slot } – { $clues }
card-sheet = Clues so far:
card-sheet-empty = No clues yet.
# $round (number), $code (string)
card-code = Round { $round }. Your code: <b>{ $code }</b>
card-write = ✍️ Write a clue for each digit, in this order: three lines in one message, or one by one.
# $number (number), $digit (number), $word (string), $clue (string)
card-draft = { $digit } { $word } → <b>{ $clue }</b>
card-draft-empty = { $digit } { $word } → …
# $number (number): which clue
card-changing = ✏️ Write clue { $number } anew.
card-check = Look it over, then send it. What is sent stays.
card-sent = 📨 Your clues are out. Poker face now!
card-clues = The clues:
card-guess = Which keyword does each clue mean?
card-intercept = Which number does each clue belong to?
card-guess-help = Tap a number for each clue, then lock.
# $code (string)
card-locked-guess = 🔒 The guess: { $code }
card-locked-interception = 🔒 The interception: { $code }
# $names (string)
card-waiting-clues = ⏳ Writing clues: { $names }
card-waiting-answers = ⏳ Still to answer: { $names }
card-listening = Listen to the clues in the group. You intercept from round 2 on.
card-over = The game is over. See the group for the result.
card-away = 🚪 I can no longer write in the group. Add me back there, and the game goes on.
# $reason (string)
card-notice = ⚠️ { $reason }

notice-not-your-turn = It is not your turn to write.
notice-too-many-lines = Too many lines: there are only three clues, each on a line of its own.
notice-all-written = All three clues are written. Tap a pencil to change one, or send them.
notice-edit-lines = Keep as many lines as the message had: each of them is one clue.
notice-edit-too-late = Your clues are out: a change in the old message no longer counts.
notice-guess-by-button = Guess with the buttons below.
notice-typed-in-group = Everybody can read what you wrote in the group. Write your clues here. If it gave the code away, draw another.
notice-erased-in-group = I deleted what you wrote in the group: it was there for everybody to read. Write your clues here.

# $words (string): the keywords with their numbers
alert-words = { $words }
alert-no-words = The interceptor has no words. Listen well!
alert-spectator = You are not in this game.
# $draft (string): the digits so far
toast-draft = { $draft }
toast-locked = Locked.
toast-sent = Sent.
toast-set-all = Set a number for each clue first.
toast-write-clue = Now write the new clue { $number }.

## What the rules say no to

refusal-wrong-phase = That is not possible now.
refusal-no-code = There are no codes left.
refusal-unknown-player = You are not in this game.
refusal-not-your-turn = It is not your turn.
refusal-not-the-encoder = Only the encoder of this round gives clues.
refusal-side-short = Your side is waiting for a substitute.
refusal-no-interception-yet = Nobody intercepts in round 1.
refusal-already-locked = Your answer is locked.
refusal-clues-already-given = The clues are out and stay as they are.
refusal-bad-code = A code is three different numbers from 1 to 4.
refusal-three-clues-needed = It takes three clues.
# $clue_number (number)
refusal-clue-empty = Clue { $clue_number } is empty.
# $most (number)
refusal-clue-too-long = A clue has at most { $most } characters.
# $clue (string)
refusal-clue-repeated = “{ $clue }” was given before. Each clue counts only once in a game.
refusal-clue-is-code = “{ $clue }” gives the code away.
# $clue, $keyword (string)
refusal-clue-is-keyword = “{ $clue }” names your keyword “{ $keyword }”. Keywords and translations are not allowed.
refusal-four-words-needed = There are four words to guess; leave a blank where you do not know one.
refusal-no-such-clue = There is no such clue.
refusal-already-objected = Somebody has objected to this clue already.
refusal-no-objection = Nobody has objected to this clue.
refusal-seat-not-free = This seat is taken.
refusal-already-seated = You have a seat in this game.
refusal-sat-on-other-side = You sat on the other side in this game.
refusal-no-such-card = There is no such card.
refusal-card-already-open = This card is open already.
refusal-card-not-allowed = The advanced opening does not allow this card. Take another.
refusal-own-card = Guess another player’s card.
# $most (number)
refusal-bad-number = The cards are numbered from 1 to { $most }.
refusal-too-early-to-end = The end can be called after three rounds in which no card was revealed.
refusal-sat-in-other-seat = You had another seat in this game.

## Warnings: the encoder may insist

# $clue, $keyword (string)
hint-same-root = “{ $clue }” has the same root as your keyword “{ $keyword }”.
hint-letter = “{ $clue }” is about letters. A clue is about the meaning.
hint-slot = “{ $clue }” sounds like the number of the keyword. A clue is about the meaning.
hint-rhyme = “{ $clue }” sounds like your keyword “{ $keyword }”.
hint-disguise = “{ $clue }” looks like your keyword “{ $keyword }”.
card-insist = The others may object. Change it, or send it all the same.
button-send-anyway = 📨 Send anyway
button-new-code = 🔄 Another code

## Words

command-words = which words to play with
# $source (string): one of the three below; $language (string): a language's own name; $count (number): the chat's own words
page-words =
    📚 <b>Words</b>: { $source }
    Language of the words: { $language }
    Your own words: { $count }

    Add some with <code>/words add kite, lantern, swing</code>, take some away with <code>/words remove kite</code>, see them all with <code>/words list</code>.
# $count (number), $words (string): as many of them as fit
page-words-list =
    📚 <b>Your own words</b> ({ $count }):
    { $words }
words-ours = the bot’s
words-theirs = your own
words-both = the bot’s and your own
button-words-ours = The bot’s
button-words-theirs = Our own
button-words-both = Both
# $fewest (number)
toast-words-few = It takes at least { $fewest } words of your own that differ enough. Add some with /words add.

## Clues that are no text, and objections

media-voice = 🎤 voice message
media-video-note = 🎬 video message
media-animation = 🎞 GIF
media-sticker = 🏷 sticker
media-photo = 🖼 photo
media-sheet = 📄 The finished sheet
# $number (number): which clue
media-caption = Clue { $number }
button-object = ✋ { $number }
button-withdraw = ↩️ Withdraw { $number }
button-stand = 🛡 Stand by { $number }
toast-objected = You object. The encoder will answer.

## Seats, settings and time

command-board = show the board again
command-nudge = ping those who are awaited
command-kick = take a seat away
command-settings = time limits and other settings
# $time (string): local time on the reader's phone
board-until = 🕐 Until { $time }
# $time (string): date and local time on the reader's phone
board-until-day = 🕐 Until { $time }
# $names (string): whose seats are free
board-seat-wanted = 💺 A seat is free: { $names }. Somebody of the group can take it.
# $names (string): players whom the bot cannot write to
board-unreachable = 📵 I cannot write to { $names }: please open the bot and tap Start.
# $name (string): whose seat it was
button-take-seat = 💺 Take the seat of { $name }
button-nudge = ⏰ Nudge
button-vote-off = ✖️ Call it off
# $count (number): how often it can still be done
button-reroll = 🔄 Other words ({ $count })
# $names (string): who is awaited
page-nudge = ⏰ { $names }: the game is waiting for you.
page-kick = Whose seat shall be free?
# $count, $needed (number)
page-vote = ✖️ Call the game off? { $count } of { $needed } votes.
# $pace, $spoilers, $mode, $agreement, $talk, $deduction (string), $rerolls (number)
page-settings =
    ⚙️ <b>Settings</b>
    Pace: { $pace }
    Words and codes hidden until tapped: { $spoilers }
    Other words allowed before the first clue: { $rerolls }
    Line-up: { $mode }
    A team’s answer is locked: { $agreement }
    Team talk in private: { $talk }
    Number ranges on the cards: { $deduction }
pace-relaxed = relaxed, no limits
pace-classic = classic: 4 minutes for clues, 3 for guesses; a sandglass of 30 s for the second encoder
pace-slow = slow: 12 hours for each answer
setting-on = yes
setting-off = no
button-pace-relaxed = Relaxed
button-pace-classic = Classic
button-pace-slow = Slow
button-spoilers-on = 🫣 Hidden
button-spoilers-off = 👀 Open
# $count (number)
button-rerolls = 🔄 { $count }
toast-nudged = Nudged.
toast-nudged-already = Somebody nudged a moment ago.

## Pictures

## Pictures: drawn, so without markup and emoji

picture-game = Secret codes
side-pair = The pair
side-interceptor = The interceptor
picture-won-pair = The pair wins
picture-won-interceptor = The interceptor wins
picture-shared = A shared victory
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
picture-photo = ▣ picture
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
# $percent (number): 0 to 100
picture-percent = { $percent }%
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
    For each number the encoder gives a clue, in this order, and everybody reads them.

    <blockquote>Code 4·2·1
    1. sneeze (pepper)
    2. boats (harbour)
    3. night walk (lantern)</blockquote>
page-rules-3 =
    📖 <b>Guessing</b> ({ $page } of { $pages })

    The partner knows the keywords and guesses the code: 4·2·1.
    From round 2 on the interceptor guesses too, from all the clues heard so far. Nobody sees the other’s guess before both are locked.
    Then the roles in the pair change.
page-rules-4 =
    📖 <b>Tokens</b> ({ $page } of { $pages })

    The interceptor gets a token for each code intercepted, and one for each code that the partner gets wrong. Both in one round: two tokens.
    <b>Two tokens</b> within five rounds: the interceptor wins. Otherwise the pair wins.
page-rules-5 =
    📖 <b>Good clues</b> ({ $page } of { $pages })

    Clues are about the meaning of a keyword. A word, a sentence, a voice message, a GIF, a sticker, a photo: all allowed.
    Not allowed: a keyword or its translation, a word with its root, its letters or its number, private jokes, the same clue twice, the code itself.
    Too clear, and the interceptor learns your words. Too dark, and your partner is lost. If a clue seems unfair, the interceptor can object: ✋.
page-rules-6 =
    📖 <b>Two teams</b> ({ $page } of { $pages })

    With four to eight of you, two teams play: ⬜ White and ⬛ Black. Each has its own four keywords, and both encoders write at the same time.
    White’s clues come first. White without its encoder guesses the code, and from round 2 on all of Black tries to intercept it. Then it is the other way round.
    What you write to me in private while you guess reaches your team, never the encoder of that code.
page-rules-7 =
    📖 <b>Winning in teams</b> ({ $page } of { $pages })

    🕵️ A code intercepted is an interception token: two win. ❌ An own code misread is a miscommunication token: two lose. This is looked at when both codes of a round are revealed.
    A tie, or eight rounds over: each interception is a point, each miscommunication takes one away. Still equal: each team writes the other’s four keywords. Still equal: both win.
    With a sandglass, the slower encoder has 30 seconds when the other is done.
button-back = ◀️
button-next = ▶️
command-rules = the rules, page by page

## Sheet, games, statistics, record

command-sheet = all clues and codes so far
command-stats = games and wins
command-leaderboard = who wins most here
command-export = the record of the last game
command-games = your games in other groups
# $rounds (string): the finished rounds
page-sheet =
    📄 <b>The sheet</b>
    { $rounds }
page-sheet-empty = 📄 No round is finished yet.
page-stats-none = 📊 No finished games yet.
# $name (string): a person or a group
page-stats = 📊 <b>{ $name }</b>
# $rows (string): one line a player
page-leaderboard =
    🏅 <b>Leaderboard</b>
    { $rows }
# $place, $wins, $games (number), $name (string)
leaderboard-row = { $place }. { $name }: { $wins } of { $games } won
page-export-none = 💾 A game can be saved when it is over.
page-export = 💾 The record of the game.
page-games-none = You have no seat in a running game.
# $rows (string): one line a game
page-games =
    🎲 <b>Your games</b>
    { $rows }
# $title (string): a group's name
games-row-awaited = ▶️ { $title }: it is your turn
games-row-running = ⏳ { $title }: running
games-row-lobby = 🔐 { $title }: waiting for players
page-which-game = For which game is this? Choose, and send it again.

## Two teams: the lobby

side-white = White
side-black = Black
lobby-intro-teams = Two teams pass codes by clues and listen in on each other. Eight rounds at most.
lobby-rotation = → In this order the players of a team give clues.
lobby-unbalanced = The teams may differ by one player at most. Change sides, or tap ⚖️.
board-teams = 🔐 <b>Secret codes</b>: two teams.
# $team (string): a team's name behind its colour; $names (string): its players
board-team = { $team }: { $names }
button-balance = ⚖️ Balance
button-rematch-swapped = 🔃 Swap colours
toast-side-full = This team is full.
# $most (number): how many can play so
toast-too-many = Too many players: { $most } at most.
toast-unbalanced = The teams may differ by one player at most.
command-team = name your team
# $team (string): a team's name
page-team-how = 🏷 Your team is called { $team }. Another name: <code>/team Night Owls</code>
page-team-taken = 🏷 The other team is called { $team }.
page-team-not-now = 🏷 A team’s name can be chosen by its players in the lobby, before the game.

## Two teams: the board

# $round, $rounds (number); $team (string); $name (string): the encoder
board-title-team = <b>Round { $round } of { $rounds }</b> · { $team }, clues by { $name }
board-round = ✍️ <b>Round { $round } of { $rounds }</b>
board-team-writing = { $team }: { $name } is writing …
board-team-written = { $team }: { $name } is done ✓
# $names (string): who gives clues then
board-next-encoders = In the next round: { $names }
# $seconds (number): what the sandglass has left; $time (string): local time on the reader's phone
board-sand = ⌛ { $seconds } s left, until { $time }
# $team (string): who gets it
reveal-token-interception = 🕵️ { $team }: an interception token
reveal-token-miscommunication = ❌ { $team }: a miscommunication token
reveal-no-token = No tokens.
# $team (string); $intercepts, $misread (string): tokens of both kinds as filled and empty circles
score-team = { $team }: 🕵️ { $intercepts } · ❌ { $misread }

## Two teams: ties and the end

tie-break-title = ⚖️ <b>The keywords decide</b>
tie-break-write = Each team now writes the other team’s four keywords, to me in private.
tie-break-awaited = ⏳ Writing: { $names }
team-done = 🔒 { $team }: done
# $words (string): what a team took for the other's keywords; $count (number): how many are right
tie-break-wrote = { $team }: { $words } – right: { $count }
# $team (string): the winners' team; $names (string): its players
end-team = 🏆 <b>{ $team } wins: { $names }!</b>
end-shared = 🏆 <b>A shared victory: { $names }!</b>
# $team (string): who has them
end-why-interceptions = Two interception tokens: { $team }.
end-why-miscommunications = Two miscommunication tokens: { $team }.
end-tie-one-has-both = A tie: two tokens of each kind for { $team }.
end-tie-both-intercepted = A tie: both teams have two interception tokens.
end-tie-both-misread = A tie: both teams have two miscommunication tokens.
# $rounds (number): how many there were
end-tie-rounds-over = A tie: { $rounds } rounds, and nobody has two tokens of a kind.
# $score (string): both teams with their points or keywords
end-why-points = More points win: { $score }.
end-equal-points = The points are equal: { $score }.
end-why-keywords = More keywords named win: { $score }.
end-why-shared = As many keywords named on both sides: { $score }.
# $team (string): a team's name
picture-won-team = The winner: { $team }
# $count (number): how many; the number itself stands above
picture-team-wins = { $count ->
    [one] win in a team
   *[other] wins in a team
}

## Two teams: the card

# $title (string): the group's name; $team (string): the team's
card-title-white = ⬜ <b>{ $title }</b> · your team: { $team }
card-title-black = ⬛ <b>{ $title }</b> · your team: { $team }
# $words (string): four words, some of them blank
card-locked-words = 🔒 Your keywords for them: { $words }
card-turn-to-come = ✍️ You give clues in round { $round }.
card-help-all = Tap a number for each clue. It is locked when the whole team agrees.
card-help-any = Tap a number for each clue. Whoever locks first, locks for the team.
# $name (string): a player of the own team; $draft (string): that player's answer so far
card-mate = { $name }: { $draft }
card-mate-agreed = { $name }: { $draft } ✓
# $names (string): whose yes is missing
card-agreed = ✓ You agree. We wait for { $names }.
card-tie-break = ⚖️ <b>Which are the other team’s keywords?</b>
# $slot (number), $clues (string): clues given for it; $word (string): the guess
card-tie-word = { $slot } { $clues } → <b>{ $word }</b>
card-tie-empty = { $slot } { $clues } → …
card-tie-help = ✍️ Write the four words in one message, or one by one. A line with - leaves a blank.
card-tie-changing = ✏️ Write word { $number } anew.
button-agree = 🤝 Agree
# $name (string): whose draft to write on the own card
button-take-over = ⬇️ Like { $name }
toast-write-word = Now write word { $number } anew.
toast-agreed = You agree.
toast-taken-over = Taken over.

## Team talk

# $name (string): who says it; $text (string)
talk-line = 💬 <b>{ $name }</b>: { $text }
talk-read = 💬 Round { $round }: what your team said
# $names (string): who hears it
card-talk = 💬 What you write here reaches { $names }.
card-talk-muted = 🔕 You do not hear your team.
button-talk-mute = 🔕 Mute the team
button-talk-hear = 🔔 Hear the team
button-read-talk = 💬 Talk of round { $round }
# $most (number)
notice-talk-too-long = At most { $most } characters at a time, please.
notice-talk-too-fast = Slow down a little: this did not reach your team.
notice-clue-too-late = The time for clues is up: nobody has seen this.
notice-words-only = Only words count here.
notice-four-words = There are four words, each on a line of its own. Tap a pencil to change one.
notice-word-too-long = A word has at most { $most } characters.

## Two teams: settings

mode-auto = by the number of players
mode-interceptor = a pair and an interceptor (3)
mode-teams = two teams (4–8)
agreement-all = when all agree
agreement-any = any one decides
button-mode-auto = 3–8
button-mode-interceptor = 🕵️ 3
button-mode-teams = Teams
button-agreement-all = 🤝 All agree
button-agreement-any = ☝️ Any one
button-talk-on = 💬 Talk on
button-talk-off = 🔇 Talk off

## Pictures of the card game: drawn, so without markup and emoji

track-game = Secret numbers
# $name (string): a player
track-turn = Turn: { $name }
track-winner = The winner: { $name }
track-opening = Everybody opens two cards
track-round = Round { $round }
track-last-round = the last round
track-again = a second attempt?
# $count (number): how many points end the game
track-why-points = Somebody reached { $count } points.
track-why-no-card = No hidden card is left to guess.
track-why-end-called = The end was called: nothing was found for three rounds.
# $count (number): how many points somebody has
track-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
# $name (string): a player whose hand lies open
track-left = { $name } · left
track-open = open
track-hidden = hidden
track-never-open = never found
track-covered = unused
track-place = place in the hand
track-aside = Aside
track-attempts = Last attempts

## Secret numbers: the lobby

button-game-codes = 🔐 Play Secret codes
button-game-kryptos = 🔢 Play Secret numbers
cards-lobby-title = 🔢 <b>Secret numbers</b>
cards-lobby-intro = Three to six of you guess each other’s hidden number cards. 15 points bring the last round.
# $names (string): the players in turn order
cards-lobby-order = 👥 In this order: { $names }
# $name (string): who begins
cards-lobby-first = 🥇 First player: { $name }
cards-first-by-lot = drawn by lot
# $options (string): some of the three below
cards-lobby-options = ⚙️ Added rules: { $options }
cards-lobby-no-mystery = Mystery is for four or five players, so it is left out.
option-advanced = advanced opening
option-mystery = mystery
option-bribe = bribe
button-first = 🥇 First player
button-option-advanced-on = ✅ Advanced opening
button-option-advanced-off = ⬜ Advanced opening
button-option-mystery-on = ✅ Mystery
button-option-mystery-off = ⬜ Mystery
button-option-bribe-on = ✅ Bribe
button-option-bribe-off = ⬜ Bribe

## Secret numbers: the board

# $names (string): the players in turn order
cards-started = 🔢 <b>Secret numbers</b>: { $names }
cards-opening = 🔢 <b>The opening</b>: each of you opens two cards.
cards-opened = 🔢 The opening is over. The first cards lie open.
# $round (number)
cards-round = 🔢 <b>Round { $round }</b>
cards-last-round = 🏁 The last round: somebody has 15 points.
# $name (string): a player; $points (number)
cards-hand = <b>{ $name }</b> ⭐{ $points }
cards-hand-on-turn = ▶️ <b>{ $name }</b> ⭐{ $points }
cards-hand-left = 🚪 <b>{ $name }</b> ⭐{ $points }
# $tokens (string): how many of each colour
cards-hidden = hidden: { $tokens }
cards-aside = Aside: { $tokens }
# $names (string): who is awaited
cards-awaited-reveal = ⏳ { $names }: open one of your cards
cards-awaited-guess = ⏳ { $names }: guess a card
cards-awaited-again = ⏳ { $names }: pay for a second attempt, or pass
cards-quiet = 🤫 Three rounds, and no card was revealed. Any player may call the end.
button-my-cards = 👁 My cards
button-call-end = 🏁 Call the end

## Secret numbers: the end

# $name (string): the winner; $points (number)
cards-won = 🏆 <b>{ $name } wins!</b> ⭐{ $points }
cards-why-points = Somebody had 15 points, and the round was played to its end.
cards-why-no-card-left = No hidden card is left to guess.
cards-why-end-called = The end was called: three rounds revealed no card.
cards-why-earlier = Equal points: whoever plays earlier wins.
cards-end-hands = All cards (bold: nobody found it)
# $cards (string): signs and numbers
cards-end-aside = Aside: { $cards }
button-rematch-first = 🥇 Next first player

## Secret numbers: the card

# $title (string): the group's name; $points (number)
cards-card-title = 🔢 <b>{ $title }</b> · ⭐{ $points }
cards-card-own = Your cards (struck out: open to all)
cards-card-reveal = 👁 Open one of your cards. Everybody will see it.
cards-card-advanced = The advanced opening allows only these.
cards-card-whose = 🎯 Your turn. Whose card do you guess?
# $name (string): whose hand it is; $card (string): the letter of a card
cards-card-which = 🎯 { $name }: which card?
cards-card-number = 🎯 { $name }, card { $card }: which number?
# $number (number): that was tapped once
cards-card-insist = Tap { $number } again to say it all the same.
cards-card-missed = ❌ Wrong. A second attempt costs a point.
cards-card-missed-bribe = ❌ Wrong. A second attempt costs a point, which goes to the owner of the card.
# $names (string): who is on turn
cards-card-waiting = ⏳ On turn: { $names }
button-pass = 🙅 Pass
button-other-numbers = ⚠️ Other numbers
button-possible-numbers = 🔎 Possible numbers
# $card (string): sign and number; $points (number)
toast-card-missed = Wrong: { $card }
toast-card-found = { $card } is right! +{ $points } ⭐
# $cards (string): signs and numbers
alert-cards = { $cards }
# $reason (string): why it is wrong; $number (number)
alert-flaw = { $reason } Tap { $number } again to say it all the same.
notice-by-buttons = There is nothing to write in this game: play with the buttons.

## Secret numbers: why a number cannot be right

# $number (number): the one that was tapped
flaw-not-in-game = { $number } is not in the game.
flaw-revealed = { $number } lies open already.
flaw-own-card = You hold { $number } yourself.
flaw-refuted = { $number } was named for this card, and was wrong.
flaw-out-of-order = { $number } does not fit between the open cards.
flaw-no-such-colour = This hand hides no card with the colour of { $number }.
flaw-does-not-fit = With { $number } here, the rest of the hand does not work out.

## Secret numbers: settings, numbers and rules

button-deduction-on = 🔎 Ranges on
button-deduction-off = 🧠 Ranges off
# $count (number): how many; the number itself stands above
picture-card-wins = { $count ->
    [one] win with number cards
   *[other] wins with number cards
}
picture-cards-found = Number cards found
button-rules-codes = 🔐 Rules: Secret codes
button-rules-kryptos = 🔢 Rules: Secret numbers
# $page, $pages (number): where the reader is
page-rules-cards-1 =
    📖 <b>Secret numbers</b> ({ $page } of { $pages })

    Three to six of you hold cards with numbers up to 48, in four colours: 🔺 🟡 🟩 🔷, in turn from 1 on. Each hand is sorted, the lowest card on the left.
    Everybody knows how many hidden cards of each colour you have, but not which.

    <blockquote>Bo ⭐2
    A 🟡6 C D 🟩19 F
    hidden: 🔺×2 🟡×1 🔷×1</blockquote>
page-rules-cards-2 =
    📖 <b>The opening</b> ({ $page } of { $pages })

    Before the first turn each of you opens two own cards, one at a time, against the turn order. They keep their place in the hand.
    <b>Advanced opening</b>: not your lowest and not your highest card; the second may not be a neighbour of the first in number; and of each colour only two cards are opened in all (three with five or six players).
page-rules-cards-3 =
    📖 <b>Your turn</b> ({ $page } of { $pages })

    Choose a hidden card of another player and name its number.
    Right: the card is opened, and you get ⭐3; ⭐2 if that player hid only two cards, ⭐1 for the last one.
    Wrong: nobody learns more than that. For one point you may try once more, at any card; then your turn ends.
page-rules-cards-4 =
    📖 <b>The end</b> ({ $page } of { $pages })

    You begin with ⭐2. When somebody has ⭐15, the round is played to its end. Most points win; of equals, whoever plays earlier.
    If three rounds reveal no card, any player may call the end. The cards of a player who leaves are opened, and that player cannot win.
page-rules-cards-5 =
    📖 <b>More rules</b> ({ $page } of { $pages })

    <b>Mystery</b>, for four or five: four more cards are in the game; four random ones lie aside, and only their colours are known.
    <b>Bribe</b>: the point for a second attempt goes to the owner of the card.
    <b>Ranges</b>: your card shows which numbers your own knowledge leaves for each hidden card. You can switch this off with /settings.

## Privacy, and what cannot be read

command-forget = delete what I know about you
page-forget =
    🗑 <b>Shall I forget you?</b>
    I delete your language, your numbers and your hints to games. In groups you have played in, your name becomes “{ name-forgotten }”, in the lists of the best and in finished games, too.

    Messages that stand in chats stay there; you can delete your own.
# $titles (string): the groups in which the reader has a seat
page-forget-seated =
    🗑 <b>Shall I forget you?</b>
    I delete your language, your numbers and your hints to games. In groups you have played in, your name becomes “{ name-forgotten }”, in the lists of the best and in finished games, too.
    You give up your seat in: { $titles }.

    Messages that stand in chats stay there; you can delete your own.
button-forget = 🗑 Forget me
# A name, in the place of somebody who was forgotten
name-forgotten = Somebody
toast-forgotten = Done: I have forgotten you. To play again, just open me.
toast-damaged = ⚠️ I cannot read what I have stored for this chat. Whoever runs me can see why. Other chats play on.
