### Crosswire po polsku.
### Teksty o id zaczynających się od about-, alert-, button-, command-, end-equal-, end-tie-, end-why-, flaw-, hint-, inline-, notice-, picture-, refusal-, side-, toast- lub track- są bez formatowania; w pozostałych można używać HTML Telegrama.
### Toast i alert mają najwyżej 200 znaków razem ze wszystkimi podstawieniami.
###
### One word for one thing:
### keyword: słowo klucz, słowa klucze (on a short button: słowa)
### code: kod
### clue: wskazówka
### round: runda
### turn: kolej (your turn: twoja kolej; to lose a turn: stracić kolejkę)
### encoder: szyfrant, szyfruje (name)
### pair: para
### partner: druga osoba z pary
### interceptor: przechwytujący, przechwytuje (name)
### to intercept: przechwycić; an interception: przechwycenie, próba przechwycenia (on a picture: przechwyt)
### a guess: odpowiedź (code), próba (card); to guess: zgadywać, odgadnąć
### to lock in: zatwierdzić
### to reveal: odkryć (card), ujawnić (code)
### token: żeton; of interception: żeton sukcesu; of miscommunication: żeton porażki
### team: drużyna; the other team: druga drużyna, rywale
### team chat: czat drużyny
### secrets: sekrety
### sheet: przebieg gry; record: zapis gry; notebook: notes
### lobby: stolik
### seat: miejsce; to join: dołączyć do gry; to leave: wyjść z gry
### substitute: zastępstwo, zająć miejsce
### nudge: przypomnienie, przypomnieć
### objection: sprzeciw; to take a clue back: wycofać; to stand by it: bronić wskazówki
### hints: podpowiedzi
### card: karta (only a playing card, never a message of the bot)
### set aside: odłożone, odłożyć na bok
### puzzle: zagadka (puzzle of the day: zagadka dnia); practice: trening; alone: solo; to share: udostępnić
### to tap: nacisnąć
### command: komenda
### Names of people and teams stay in the nominative and show neither gender nor number: no past tense, and a team is never the subject of a verb.

language-name = Polski

## Names

# $name (string): a person's name, shown as it is
name = { $name }
# The name of a person whose own name looks empty
name-player = Gracz


## Commands, as the menu shows them

command-play = zacznij grę w tej grupie
command-join = dołącz do gry
command-leave = wyjdź z gry
command-cancel = zamknij stolik albo zakończ grę
command-lang = zmień język
command-help = jak grać
command-start = przywitaj się i zobacz, co potrafię

## What Telegram shows of the bot: in a chat that was not started yet (512 characters), and on its profile (120)

about-description =
    Gry towarzyskie z tajnymi kodami na wasz czat grupowy.

    🔐 „Tajne kody”: dwie osoby przekazują sobie trzycyfrowe kody za pomocą wskazówek, a trzecia podsłuchuje. W 4–8 osób gracie drużyna na drużynę.
    🔢 „Tajne liczby”: w 3–6 osób odgadujecie liczby na zakrytych kartach innych graczy.

    Dodaj mnie do grupy i wyślij tam /play. Naciśnij „Start”, żeby zająć miejsce albo samodzielnie w minutę nauczyć się grać.
about-short = Gry z tajnymi kodami na czat grupowy: przekazujcie kody albo odgadujcie ukryte liczby. Wyślij /play w grupie.

## Pages

# $name (string): the reader's name
page-start =
    👋 <b>Cześć, { $name }!</b>
    Dwie osoby przekazują sobie tajne kody za pomocą wskazówek, a trzecia podsłuchuje: to <b>Tajne kody</b>, gra towarzyska na czaty grupowe.

    Spróbuj od razu tutaj, wystarczy minuta.
# For a person who has played alone before
page-start-again =
    👋 <b>Miło cię widzieć, { $name }!</b>
    Zagraj tutaj solo albo dodaj mnie do grupy i wyślij tam /play.
# $title (string): the group's name
page-seated =
    ✅ <b>Jesteś w grze!</b>
    Wracaj do grupy <b>{ $title }</b>, tam gramy. Swoje sekrety dostaniesz tutaj.
page-help =
    <b>Tajne kody na trzy osoby</b>
    Dwie osoby to <b>para</b>: mają wspólne cztery tajne słowa klucze o numerach od 1 do 4. Trzecia to <b>przechwytujący</b>.

    W każdej rundzie ktoś z pary dostaje kod, na przykład 4·2·1, i do każdego z tych słów podaje wskazówkę, w tej kolejności. Wskazówki czytają wszyscy. Druga osoba z pary zgaduje kod, a od rundy 2 zgaduje też przechwytujący.

    Przechwytujący dostaje żeton za każdy przechwycony kod i za każdy, w którym para się pomyli. Ma dwa żetony? Wygrywa. Jeśli para wytrzyma pięć rund, wygrywa para.

    Dwie drużyny, Tajne liczby i szczegóły: /rules.
    Żeby zacząć, wyślij /play w grupie.
# Below it in private, above the keys of what one person can play
help-alone = Albo spróbuj od razu tutaj, solo:
page-lang = 🌐 W jakim języku mam do ciebie pisać?
page-lang-group = 🌐 W jakim języku gramy?
# $language (string): the language's own name
page-lang-done = 🌐 { $language }? Z przyjemnością!
page-idle =
    Na razie nie ma tu nic do zrobienia.
    Napiszę, gdy przyjdzie twoja kolej. Żeby zacząć grę, wyślij /play w grupie. Albo zagraj solo:
page-group-only = To działa tylko w grupie. Dodaj mnie do swojej i wyślij to tam albo zagraj solo:
page-hello-group =
    👋 <b>Cześć wszystkim!</b>
    Wyślijcie /play i zaczynamy.
    <b>Tajne kody</b>: dwie osoby przekazują sobie kody za pomocą wskazówek, a trzecia podsłuchuje. W 4–8 osób gracie drużyna na drużynę.
    <b>Tajne liczby</b>: w 3–6 osób odgadujecie liczby na zakrytych kartach innych graczy.
page-no-lobby = Nie ma gry, do której można dołączyć. Wyślij /play, żeby zacząć nową, albo /notify, a dam znać, gdy zacznie ktoś inny.
page-nameless = Piszesz jako grupa albo kanał, więc nie wiem, kto to. Naciśnij przycisk pod grą albo napisz we własnym imieniu.
page-no-game = Teraz nikt tu nie gra. Wyślij /play, żeby zacząć.
page-game-runs = Tu już trwa gra. Gdy się skończy, wyślij /play, żeby zacząć następną.
# $name (string): who sent the command
page-table-full = { $name }, niestety wszystkie miejsca są zajęte. Zostań i kibicuj!
page-already-in = { $name }, jesteś już w grze.
page-left = 🚪 { $name } wychodzi z gry.
# $reason (string): a sentence that says who may do it
page-refused = { $reason }
page-private-only = To sprawa na nasz prywatny czat. Naciśnij „Otwórz bota” i wyślij to tam.
# $command (string): what was written behind the slash
page-unknown-command = Nie znam komendy /{ $command }. Wszystko, co umiem, jest w menu.

## Lobby

lobby-title = 🔐 <b>Tajne kody</b>
lobby-intro-interceptor = Dwie osoby przekazują sobie kody za pomocą wskazówek, a trzecia podsłuchuje. Najwyżej pięć rund. Od czterech osób gracie w dwóch drużynach.
# $names (string): who sits there
lobby-pair = 👥 Para: { $names }
lobby-interceptor = 🕵️ Przechwytuje: { $names }
lobby-free-seat = …
# $name (string): a player whom the bot cannot write to yet
lobby-needs-start = { $name } ⏳
# $count (number): how many players are missing
lobby-missing = { $count ->
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $count } osób.
    [many] Brakuje jeszcze { $count } osób.
   *[other] Brakuje jeszcze { $count } osoby.
}
# The same, where robots can take these seats at once. $count (number)
lobby-missing-or-robots = { $count ->
    [one] Brakuje jeszcze jednej osoby – albo robota.
    [few] Brakuje jeszcze { $count } osób – albo robotów.
    [many] Brakuje jeszcze { $count } osób – albo robotów.
   *[other] Brakuje jeszcze { $count } osoby – albo robotów.
}
# Two players are missing, and beside one of them a robot could play
lobby-missing-one-and-robot = Brakuje jeszcze dwóch osób – albo jednej i robota.
# $names (string): players who have to open the bot
lobby-not-ready = ⏳ { $names }: trzeba jeszcze nacisnąć „Otwórz bota”, a potem „Start”. Sekrety wysyłam prywatnie.
lobby-can-start = Można zaczynać!
lobby-closed = 🔐 Stolik jest zamknięty. Wyślij /play, żeby otworzyć nowy.
# $pair, $interceptor (string): who plays
lobby-started = 🔐 <b>Tajne kody</b>: w parze { $pair }, przechwytuje { $interceptor }.
# What the other game is, to those who could play it instead
lobby-about-codes = 🔐 <b>Tajne kody</b>: dwie osoby przekazują sobie kody za pomocą wskazówek, a trzecia podsłuchuje. Albo drużyna na drużynę.
lobby-about-kryptos = 🔢 <b>Tajne liczby</b>: w 3–6 osób odgadujecie liczby na zakrytych kartach innych graczy.

button-join = 🙋 Gram
button-intercept = 🕵️ Przechwytuję
button-shuffle = 🎲 Losuj
button-start = ▶️ Zacznij grę
# Where one person has to press it. $name (string): the host
button-start-of = ▶️ { $name }: zaczynaj
button-leave = 🚪 Wychodzę
button-cancel = ✖️ Zamknij stolik
button-close-lobby = ✖️ Zamknij stolik
button-keep-lobby = ↩️ Niech zostanie
button-how = 📖 Jak grać
button-more = ⋯ Więcej
button-less = ◂ Mniej
button-settings = ⚙️ Ustawienia
button-open-bot = 💬 Otwórz bota
button-add-to-group = ➕ Dodaj mnie do grupy
button-my-words = 👁 Moje słowa
button-write-clues = ✍️ Daj wskazówki
button-guess-code = 🔓 Odgadnij kod
# Where one person is awaited. $name (string)
button-write-clues-of = ✍️ { $name }: pisz
button-guess-code-of = 🔓 { $name }: zgaduj
button-write-keywords = ✍️ Napisz słowa
button-unfair = ✋ Nie fair?
button-lock = 🔒 Zatwierdź
button-change-guess = ↩️ Zmień
button-next-clue = Na razie pomiń ▸
button-spell = 🔤 Przeliteruj
# $number (number): which clue
button-change-clue = ✏️ { $number }
# $word (string): a keyword
button-change-word = ✏️ { $word }
button-example = 💡 Przykład
button-split = ✂️ Podziel na trzy
button-send-clues = 📨 Wyślij wskazówki
button-rematch-same = 🔁 Jeszcze raz
# $name (string): who is the interceptor then
button-rematch-next = 🕵️ Przechwytuje { $name }
button-rematch-shuffled = 🎲 Losuj i graj
button-rematch-roles = 🔁 Te same role
button-rematch-random = 🎲 Losowe role

toast-joined = Jesteś w grze!
toast-left = Nie jesteś już w grze.
toast-already-seated = Jesteś już w grze.
toast-not-seated = Nie ma cię w tej grze.
toast-table-full = Wszystkie miejsca są już zajęte.
toast-old-button = Ten przycisk jest już nieaktualny.
toast-unknown-button = Ten przycisk nic tu nie robi.
toast-slow-down = Hola, nie tak szybko! Spróbuj za chwilę.
# $names (string): who has to open the bot
toast-not-ready = Czekamy na otwarcie bota: { $names }.
# $count (number): how many players are missing
toast-missing = { $count ->
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $count } osób.
    [many] Brakuje jeszcze { $count } osób.
   *[other] Brakuje jeszcze { $count } osoby.
}
toast-shuffled = Wylosowane!
toast-balanced = Drużyny są teraz wyrównane.
# $side (string): a side with its sign
toast-side-taken = Twoje miejsce: { $side }!
toast-side-kept = To już twoje miejsce: { $side }.
# $game (string): its name
toast-game-switched = Gramy w „{ $game }”!
toast-started = Gra się zaczyna!
toast-close-asked = Na pewno? Naciśnij „Zamknij stolik”, żeby zamknąć go dla wszystkich.
toast-lobby-closed = Stolik jest zamknięty.
# $name (string): the host
toast-host-starts = Grę może zacząć tylko { $name } albo admin.
toast-host-closes = Stolik może zamknąć tylko { $name } albo admin.
toast-host-kicks = Usunąć kogoś z gry może tylko { $name } albo admin.
toast-host-ends = Zakończyć grę dla wszystkich może tylko { $name } albo admin.
toast-players-choose = O tym decyduje { $name }, inni gracze albo admin.
toast-admin-only = To może zrobić tylko admin tej grupy.
# $language (string): its own name
toast-language = { $language }? Z przyjemnością!

## Board

# $round, $rounds (number): which round it is, and how many there are
round-of = Runda { $round } z { $rounds }
round-last = Ostatnia runda
# $round (html): one of the two above; $name (string): the encoder
board-title = <b>{ $round }</b> · szyfruje { $name }
# $sign (string): • or, for the clue that is asked for, ▸; $clue (string): the clue
board-clue-plain = { $sign } <b>{ $clue }</b>
board-clue-objected = { $sign } <b>{ $clue }</b> ✋
board-clue-stood-by = { $sign } <b>{ $clue }</b> 🛡
board-clue-withdrawn = { $sign } <s>{ $clue }</s>
board-clue-missing = { $sign } <i>brak wskazówki</i>
board-first-round = W rundzie 1 nikt nie przechwytuje.
# $names (string): who is awaited
board-awaited-guess = ⏳ { $names }: czas odgadnąć kod na prywatnym czacie
board-awaited-interception = ⏳ { $names }: czas przechwycić kod na prywatnym czacie
# $name (string): who has locked an answer
board-locked-guess = 🔒 { $name }: odpowiedź zatwierdzona
board-locked-interception = 🔒 { $name }: próba przechwycenia zatwierdzona
# $round (html): as above; $name (string): the encoder
board-writing = ✍️ <b>{ $round }</b>: { $name } pisze do mnie prywatnie trzy wskazówki.
# $name (string): the encoder; $count (number): how many clues were written in time
board-some-clues = ⌛ Czas minął: { $count ->
    [one] { $name } ma tylko jedną wskazówkę.
    [few] { $name } ma tylko { $count } wskazówki.
    [many] { $name } ma tylko { $count } wskazówek.
   *[other] { $name } ma tylko { $count } wskazówki.
}
# $name (string): the encoder; $guessers (string): who has to guess without a clue
board-no-clues = ⌛ Czas minął, a { $name } nie ma wskazówek. { $guessers }: pozostaje strzał w ciemno, 1 na 24!
# $name (string): who objects; $encoder (string): who gave the clue; $clue (string)
board-objected = ✋ Sprzeciw! { $name } uważa, że „{ $clue }” jest nie fair. { $encoder } decyduje na prywatnym czacie.
board-objected-by-someone = ✋ Sprzeciw! Ktoś uważa, że „{ $clue }” jest nie fair. { $encoder } decyduje na prywatnym czacie.
board-objected-left = ✋ Sprzeciw wobec „{ $clue }”! Ale { $encoder } już nie gra, więc nikt tego nie rozstrzygnie.
board-stood-by = 🛡 { $encoder } broni wskazówki „{ $clue }”.
board-withdrawn = ↩️ { $encoder } wycofuje wskazówkę „{ $clue }”, więc nie sugerujcie się nią.
# $name (string): who drew the new code
board-redrawn = 🔄 Kod wyciekł, więc { $name } losuje nowy.
# $name (string), $code (string): a code with dots, as 4·2·1
reveal-intercepted = 🎯 <b>{ $name }: kod { $code } przechwycony!</b>
reveal-read-too = ✅ { $name }: też dobrze.
reveal-misread-too = 🙈 { $name }: odpowiedź { $guess }.
reveal-no-guess-too = ⌛ { $name }: bez odpowiedzi na czas.
reveal-not-intercepted = 🕵️ { $name }: { $guess } – pudło.
reveal-no-interception = 🕵️ { $name }: bez odpowiedzi.
# $digit (string): the number of the keyword; $clue (string)
reveal-clue = <b>{ $digit }</b> { $clue }
reveal-clue-stood-by = <b>{ $digit }</b> { $clue } 🛡
reveal-clue-withdrawn = <b>{ $digit }</b> <s>{ $clue }</s> (wycofana)
reveal-clue-missing = <b>{ $digit }</b> <i>brak wskazówki</i>
reveal-decoded = ✅ <b>{ $name }: dobrze, { $code }!</b>
reveal-misread = 🙈 <b>{ $name }: odpowiedź { $guess }, a kod to { $code }</b>
reveal-no-guess = ⌛ <b>{ $name }: bez odpowiedzi na czas. Kod to { $code }</b>
# $name (string): the interceptor, who gets a token for it (I5)
reveal-gift = 🕵️ Kod nieodgadnięty: żeton dostaje { $name }.
# $name (string): the interceptor; $tokens (string): filled and empty circles
score-interceptor = 🕵️ { $name } { $tokens } (dwa żetony = wygrana)
score-interceptor-one-left = 🕵️ { $name } { $tokens } – jeszcze jeden przechwycony lub nieodgadnięty kod i { $name } wygrywa.
# $team (string): who got the token; $tokens (string): filled and empty signs
score-interception = 🎯 { $team } { $tokens }
score-miscommunication = ❌ { $team } { $tokens }

## End

# $names (string): the winners
end-pair = 🏆 <b>Górą { $names }!</b>
end-interceptor = 🏆 <b>{ $names } łamie kod w rundzie { $round }!</b>
end-interceptor-given = 🏆 <b>{ $names } wygrywa w rundzie { $round }!</b>
end-nobody = <b>Koniec gry</b> – tym razem bez zwycięzcy.
# $rounds (number)
end-why-rounds-survived = { $rounds ->
    [one] Za nami { $rounds } runda, a przechwytujący nadal ma mniej niż dwa żetony.
    [few] Za nami { $rounds } rundy, a przechwytujący nadal ma mniej niż dwa żetony.
    [many] Za nami { $rounds } rund, a przechwytujący nadal ma mniej niż dwa żetony.
   *[other] Za nami { $rounds } rundy, a przechwytujący nadal ma mniej niż dwa żetony.
}
end-why-interceptor-tokens = Żetony: { $won }.
end-why-token-intercepted = runda { $round } (przechwycony kod)
end-why-token-misread = runda { $round } (nieodgadnięty kod)
end-why-called-off = Gra zakończona przed czasem.
end-why-side-short = Nikt nie zajął wolnego miejsca.
# Small titles that the winners have earned
title-poker-face = 🃏 <i>Pokerowa twarz</i>: ani jednego przechwyconego kodu.
title-soulmates = 💞 <i>Bratnie dusze</i>: wszystkie kody odczytane bezbłędnie.
title-mind-reader = 🔮 <i>Czytanie w myślach</i>: dwa kody złamane do trzeciej rundy.
title-buzzer = 🔔 <i>Rzutem na taśmę</i>: rozstrzygnęła ostatnia runda.
end-keywords = 🔑 Słowa klucze:
# $slot (number), $word (string)
end-keyword = { $slot } <b>{ $word }</b>
# $round (number), $code (string), $clues (string), $marks (string): what went well or wrong
end-round = { $round }. { $code }: { $clues } { $marks }
end-rounds = Runda po rundzie:

## Card

# $title (string): the group's name
card-title-pair = 👥 <b>{ $title }</b> · grasz w parze
card-title-interceptor = 🕵️ <b>{ $title }</b> · przechwytujesz
card-words = Twoje słowa klucze:
# $slot (number), $word (string)
card-word = { $slot } <b>{ $word }</b>
# $slot (number), $word (string), $clues (string): clues given for it so far
card-word-with-clues = { $slot } <b>{ $word }</b> – { $clues }
# $slot (number), $clues (string)
card-slot = { $slot } – { $clues }
card-sheet = Dotychczasowe wskazówki:
card-sheet-empty = Nie ma jeszcze wskazówek.
# $round (html): as above; $code (string)
card-code = { $round }. Twój kod: <b>{ $code }</b>
# In a lesson of one round. $code (string)
card-code-alone = Twój kod: <b>{ $code }</b>
card-write = ✍️ Wyślij mi po jednej wskazówce do każdego słowa, w tej kolejności: w jednej wiadomości (trzy linijki) albo w trzech. 🎤 Głos, naklejki, GIF-y i zdjęcia też się liczą.
# $keyword (string): number and keyword of a clue, as 2 ghost
card-write-next = ✍️ Teraz wyślij wskazówkę do słowa <b>{ $keyword }</b>.
# For a first game only. $partner (string): who has to read the clues; $interceptor (string): who reads along
coach-encoder = 🎓 <b>Za jasno – i { $interceptor } złamie kod. Za mgliście – i { $partner } się pogubi.</b>
# For a first game only, in its first round, above the text before
coach-keywords = 🤫 Te słowa klucze widzicie tylko wy, ale twoje wskazówki czytają wszyscy.
# For a first game only. $pair (string): the names of the pair, two or more
coach-interceptor = 🎓 { $pair } mają wspólne cztery tajne słowa klucze o numerach od 1 do 4, ale ty ich nie zobaczysz. Zbieraj wskazówki według numerów, szukaj tego, co je łączy, i odgadnij następny kod. <b>Dostajesz żeton za każdy kod, który przechwycisz, i za każdy, którego para nie odgadnie. Dwa żetony w pięciu rundach – i wygrywasz.</b>
# For a first game only. $name (string): the encoder
coach-guesser = 🎓 { $name } ma kod z trzech numerów. Do każdego daje wskazówkę.
# For a first game only, while a player of the pair waits in its first round. $interceptor (string)
coach-misread = { $interceptor } dostaje żeton za każdy przechwycony kod i za każdy, którego nie odgadniecie. Dwa żetony – i wygrywa { $interceptor }. Jeśli w pięciu rundach tyle się nie uzbiera, wygrywacie wy.
# For a first game only. $name (string): the encoder
coach-partner = 🎓 Zaczyna { $name }. Zaraz dostaniesz tu trzy wskazówki i zdecydujesz, do którego z waszych słów kluczy pasuje każda z nich.
# $number (number), $digit (number), $word (string), $clue (string)
card-draft = { $digit } { $word } → <b>{ $clue }</b>
card-draft-empty = { $digit } { $word } → …
# $keyword (string): number and keyword of a clue, as 2 ghost
card-changing = ✏️ Wyślij nową wskazówkę do słowa <b>{ $keyword }</b>.
# $reason (string): why the last one was refused; $keyword (string): number and keyword of a clue, as 2 ghost
card-again = ⚠️ { $reason } Może inna do słowa <b>{ $keyword }</b>?
# The clue that is there already stays. $clue (string)
card-again-kept = ⚠️ { $reason } Wyślij inną wskazówkę do słowa <b>{ $keyword }</b> albo zostaw „{ $clue }”.
card-redraw = 🔄 Wylosować nowy kod? Ten i twoje wskazówki do niego przepadną. Można to zrobić raz w rundzie.
card-check = Sprawdź wskazówki i wyślij je. Potem już ich nie zmienisz.
card-sent = 📨 Wskazówki poszły. Teraz pokerowa twarz!
card-handed-in = 📨 Wskazówki gotowe. Inni jeszcze ich nie widzą.
card-no-clues = ⌛ Czas minął, a twoich wskazówek nie ma. Pozostaje strzał w ciemno: 1 na 24.
# $name (string): the encoder
card-clues-of = Wskazówki daje { $name }:
card-guess = Które słowo do której wskazówki?
card-intercept = Do którego numeru pasuje każda wskazówka?
# $line (html): a clue with its number; $choice (string): what is chosen for it
card-chosen = { $line } → <b>{ $choice }</b>
# $number (number): which clue; $clue (string)
card-asked = <b>„{ $clue }”</b> ({ $number } z 3)
# The same with the question, where there is room: to who knows the keywords, and to the interceptor
card-asked-keyword = <b>„{ $clue }”</b> ({ $number } z 3): które słowo?
card-asked-number = <b>„{ $clue }”</b> ({ $number } z 3): który numer?
# Below the clue that is asked for, to who plays alone
card-locks-alone = 🔒 Trzeci wybór zatwierdza całość.
# $number (number): which clue
card-asked-missing = { $number } z 3: brak wskazówki, więc strzelaj
# A whole guess is to be changed: the clues are buttons
card-which = Którą odpowiedź chcesz zmienić?
card-blind = ⌛ <b>Wskazówki nie przyszły na czas.</b> Wybierz dowolne trzy numery: szansa 1 na 24.
# $code (string): the whole guess
card-guessed = Twoja odpowiedź: <b>{ $code }</b>
card-guessed-final = Twoja odpowiedź: <b>{ $code }</b>. Po zatwierdzeniu już jej nie zmienisz.
card-guess-help = Naciśnij przycisk dla każdej wskazówki albo wpisz trzy cyfry.
# $code (string)
card-locked-guess = 🔒 Twoja odpowiedź: { $code }
card-locked-interception = 🔒 Twoja próba przechwycenia: { $code }
# $names (string)
card-waiting-clues = ⏳ Czekamy na wskazówki: { $names }
card-waiting-answers = ⏳ Czekamy na odpowiedź: { $names }
# Where several write or guess: some of them may be done already
card-waiting-writers = ⏳ Wskazówki już powstają.
card-waiting-guessers = ⏳ Teraz zgadują pozostali.
card-listening = 👂 Wskazówki zobaczysz tu i w grupie. Od rundy 2 ty też zgadujesz kod.
card-listening-first = 👂 <b>W rundzie 1 tylko słuchasz</b>: zaraz zobaczysz, do którego numeru należała każda wskazówka. Nie musisz znać słów kluczy pary – wystarczy wiedzieć, które wskazówki do siebie pasują.
# What the last reveal means to the reader. $code, $guess (string): codes with dots; $meant (string): a list of result-meant
result-intercepted = 🎯 <b>Przechwycone!</b> { $code } – jeszcze jeden żeton i wygrana.
# Who plays alone has not heard of tokens
result-intercepted-alone = 🎯 <b>Przechwycone!</b> { $code } – jeszcze jeden i wygrana.
result-intercepted-last = 🎯 <b>Przechwycone!</b> { $code }
result-wrong = 🙈 Odpowiedź { $guess }, a kod to { $code }: { $meant }.
# A clue that was guessed wrong. $clue (string), $digit (string): the number that it meant
result-meant = „{ $clue }” to numer { $digit }
result-wrong-code = 🙈 Odpowiedź { $guess }, a kod to { $code }.
result-heard = 👂 Kod to <b>{ $code }</b>, więc już wiesz, do którego numeru należy każda wskazówka.
result-no-answer = ⌛ Czas minął bez odpowiedzi. Kod to { $code }.
# $name (string): who misread the code
result-gift = 🎁 { $name } nie odgaduje: żeton dla ciebie!
# $name (string): a team
result-they-misread = 🙈 { $name }: własny kod nieodgadnięty.
# Who plays alone: a robot or a stranger of a pair misread the code
result-pair-misread = 🙈 Nawet para nie odgadła swojego kodu.
result-decoded = ✅ <b>Dobrze, { $code }!</b>
# $name (string): the partner or the team; $taken (string): a list of result-taken
result-partner-decoded = ✅ <b>{ $name }: wszystkie trzy dobrze.</b>
result-partner-misread = 🙈 { $name }: odpowiedź { $guess }. Pomyłka: { $taken }.
# A clue that was guessed wrong. $clue (string), $digit (string): the number that it was taken for
result-taken = „{ $clue }” → { $digit }
result-partner-misread-code = 🙈 { $name }: odpowiedź { $guess }.
result-partner-no-guess = ⌛ { $name }: bez odpowiedzi na czas.
# $name (string): the interceptor or the other team
result-read-along = … ale 🕵️ { $name } też!
result-read-instead = … i kod przechwycony: 🕵️ { $name }.
result-not-read = 🕵️ { $name }: pudło.
# $round (html): the round that is played now, as above; $score (string): the tokens of the sides
result-score = { $round } · { $score }
# Who plays alone. $squares (string): a square for each code so far, right or wrong; $round (html): as above
result-so-far = Do tej pory: { $squares } · { $round }
# The same in practice. $right, $needed (number): codes intercepted, and how many win; the rest as above
result-so-far-wins = Masz { $right } z { $needed }: { $squares } · { $round }
card-won = 🏆 <b>Wygrywasz!</b>
card-shared = 🤝 <b>Wspólne zwycięstwo!</b>
# $name (string): the interceptor
card-lost-pair = 🕵️ <b>Przegrana: { $name } łamie wasz kod.</b>
card-lost-pair-given = 🙈 <b>Przegrana: za ten kod { $name } dostaje decydujący żeton.</b>
card-one-short = 🤏 <b>Zabrakło jednego żetonu.</b> Tak blisko!
# Who plays alone has not heard of tokens
card-one-short-alone = 🤏 <b>Zabrakło jednego kodu.</b>
card-lost-interceptor = 🙈 <b>Nie tym razem:</b> para obroniła swoje sekrety.
# $team (string): the winners
card-lost-team = <b>Tym razem górą { $team }.</b>
card-away = 🚪 Nie mogę już pisać w grupie. Dodajcie mnie tam z powrotem, a zagramy dalej.
# $name (string): who gave the clues
card-objecting =
    ✋ <b>Która wskazówka jest nie fair?</b>
    { $name } może ją wycofać albo jej bronić. Gra i tak toczy się dalej.
# $name (string): who objects; $clue (string)
card-objected = ✋ <b>{ $name } uważa, że „{ $clue }” jest nie fair.</b> Wycofujesz wskazówkę czy jej bronisz? Po wycofaniu będzie tylko przekreślona i wszyscy to zobaczą. Runda i tak toczy się dalej.
card-objected-by-someone = ✋ <b>Ktoś uważa, że „{ $clue }” jest nie fair.</b> Wycofujesz wskazówkę czy jej bronisz? Po wycofaniu będzie tylko przekreślona i wszyscy to zobaczą. Runda i tak toczy się dalej.
# $reason (string)
card-notice = ⚠️ { $reason }

notice-not-your-turn = Teraz nie twoja kolej na pisanie.
notice-too-many-lines = Linijek jest { $count }, a potrzebne są tylko trzy wskazówki. Każdą napisz w osobnej linijce.
notice-one-missing = To dwie linijki, a brakuje tylko jednej wskazówki.
notice-all-written = Masz już trzy wskazówki, więc nic się nie zmieniło. Żeby coś zmienić, naciśnij ✏️, a potem wyślij nową wskazówkę albo jeszcze raz wszystkie trzy.
# $clue (string): written twice in one message, or again
notice-clue-twice = „{ $clue }” już jest wśród twoich wskazówek.
notice-not-a-clue = To nie może być wskazówka. Wyślij słowa, 🎤 wiadomość głosową, wiadomość wideo, naklejkę, GIF albo zdjęcie.
notice-caption = Wskazówką jest tylko sam plik. Podpisu nikt nie zobaczy.
# $command (string): what was written behind the slash
notice-unknown-command = Nie znam komendy /{ $command }.
# $command (string): what was written behind the slash; $keyword (string): number and keyword of a clue, as 2 ghost
notice-unknown-command-clue = Nie znam komendy /{ $command }. Czekam na twoją wskazówkę do słowa { $keyword }.
notice-edit-lines = Zostaw tyle samo linijek: każda to jedna wskazówka.
notice-edit-too-late = Wskazówki już poszły, więc poprawka w tamtej wiadomości nic nie zmieni.
notice-guess-by-button = Użyj przycisków poniżej albo wpisz trzy cyfry od 1 do 4.
# Who keeps notes and guesses has written a word without a number
notice-guess-or-note = { notice-guess-by-button } Notatkę zacznij od numeru, np. 2 zwierzę
# Who has set all three numbers, but not locked them, and wrote something else
notice-guess-not-locked = Odpowiedź jest gotowa, ale jeszcze niezatwierdzona: naciśnij poniżej „{ button-lock }”.
# Who keeps notes has written something without a number
notice-note-number = Notatkę zacznij od numeru słowa klucza, np. 2 zwierzę
notice-typed-in-group = Wszyscy mogą przeczytać twoją wiadomość w grupie! Wskazówki pisz tutaj. Jeśli ta wiadomość zdradza kod, naciśnij „Wyciekł? Nowy kod”.
notice-erased-in-group = Usuwam twoją wiadomość z grupy, bo mógł ją tam przeczytać każdy. Wskazówki pisz tutaj.
notice-leaked-again = Wszyscy mogą przeczytać twoją wiadomość w grupie! Nowy kod można wylosować tylko raz w rundzie, więc zostaje ten. Wskazówki pisz tutaj.
notice-clues-go-here = W grupie rozmawiaj do woli. Tylko wskazówki pisz tutaj, nie tam.
# $name (string): who wrote in the group
page-not-here = 🤫 Nie tutaj, { $name }: wszyscy to widzą.
# $name (string): who wrote one word in the group, in a first game
page-was-a-clue = ✍️ { $name }, czy to była wskazówka? Wskazówki pisz do mnie prywatnie: tutaj czytają je wszyscy.
button-write-to-bot = ✍️ Napisz do bota
# News on a card, shown as they are
news-minute-left = ⌛ Została minuta.
# $count (number): how many clues are missing; 0 when they only have to be sent
news-minute-clues = ⌛ Została minuta: { $count ->
    [0] wyślij wskazówki!
    [one] brakuje jednej wskazówki.
    [few] brakuje { $count } wskazówek.
    [many] brakuje { $count } wskazówek.
   *[other] brakuje { $count } wskazówki.
}
news-minute-guess = ⌛ Została minuta: zatwierdź odpowiedź.
news-minute-keywords = ⌛ Została minuta: zatwierdź słowa klucze.
# $name (string): who drew new keywords
news-new-words = 🔄 { $name } losuje nowe słowa klucze.
toast-new-words = Nowe słowa klucze! Inni już wiedzą.

# $words (string): the keywords with their numbers
alert-words =
    🤫 Widzisz to tylko ty:
    { $words }
alert-no-words = Przechwytujący nie dostaje słów kluczy. Słuchaj uważnie!
# What clues look like: the words of the rules, which are no keywords of the game
alert-example =
    Do takich słów można by wysłać:
    4 pieprz → apsik
    2 port → łódki
    1 latarnia → nocny spacer
alert-example-one = Gdyby twoim słowem był „pieprz”, można by wysłać: apsik
alert-spectator = Nie ma cię w tej grze.
# $draft (string): the digits so far
toast-draft = { $draft }
# $number (number): which clue; $clue (string)
toast-asked = „{ $clue }” ({ $number } z 3)
# A number that another clue had is tapped. $clue (string): the one that is asked for; $choice (string): its number now, with the keyword for who knows it; $other (string): the one that had it; $old (string): its number or keyword now
toast-swapped = Zamiana: „{ $clue }” to teraz { $choice }, a „{ $other }” to { $old }.
# A keyword or number that another clue had is taken back. $clue (string): that clue
toast-freed = Cofnięte. Wybierz odpowiedź do „{ $clue }”.
toast-which = Wybierz wskazówkę.
toast-locked = Zatwierdzone!
# The answer that was locked in last brings the reveal. $code (string): the code
toast-read-right = ✅ Dobrze, { $code }!
toast-read-both = ✅ Dobrze, { $code }… tylko że kod został przechwycony.
toast-read-wrong = 🙈 Niestety, kod to { $code }.
toast-intercepted = 🎯 Przechwycone: { $code }!
toast-sent = Wysłane!
toast-set-all = Najpierw wybierz odpowiedź do każdej wskazówki.
# $keyword (string): number and keyword of a clue, as 2 ghost; only the number where secrets are hidden
toast-write-clue = Teraz wyślij wskazówkę do słowa { $keyword }.
# Where secrets are hidden. $number (number): which of the three clues
toast-write-clue-number = Teraz wyślij nową wskazówkę nr { $number }.
toast-split = Podzielone! Każda część to osobna wskazówka.

## What the rules say no to

refusal-wrong-phase = Teraz się nie da.
refusal-no-code = Skończyły się kody.
refusal-unknown-player = Nie ma cię w tej grze.
refusal-not-your-turn = Teraz nie twoja kolej.
refusal-not-the-encoder = Wskazówki daje tylko szyfrant tej rundy.
refusal-side-short = Po twojej stronie czekamy na zastępstwo.
refusal-no-interception-yet = W rundzie 1 nikt nie przechwytuje.
refusal-already-locked = Twoja odpowiedź jest już zatwierdzona.
refusal-clues-already-given = Wskazówki już poszły. Teraz ich nie zmienisz.
refusal-bad-code = Kod to trzy różne cyfry od 1 do 4.
refusal-three-clues-needed = Potrzebne są trzy wskazówki.
# $clue_number (number)
refusal-clue-empty = Wskazówka nr { $clue_number } jest pusta.
# $most (number)
refusal-clue-too-long = Wskazówka może mieć najwyżej { $most } znaków (twoja ma { $length }).
# $clue (string)
refusal-clue-repeated = „{ $clue }” było już w rundzie { $round }.
refusal-clue-is-code = „{ $clue }” zdradza kod.
refusal-clue-is-slot = „{ $clue }” to numer słowa klucza. Wskazówka ma dotyczyć znaczenia.
# $clue, $keyword (string)
refusal-clue-is-keyword = „{ $clue }” zdradza twoje słowo klucz „{ $keyword }”. Odmiana i tłumaczenia też odpadają.
refusal-four-words-needed = Potrzebne są cztery słowa klucze. Jeśli któregoś nie znasz, wpisz w jego miejsce -
refusal-no-such-clue = Nie ma takiej wskazówki.
refusal-already-objected = Ktoś już zgłosił sprzeciw wobec tej wskazówki.
refusal-no-objection = Nikt nie zgłosił sprzeciwu wobec tej wskazówki.
refusal-seat-not-free = To miejsce jest już zajęte.
refusal-already-seated = Jesteś już w tej grze.
refusal-sat-on-other-side = W tej samej grze nie można przejść na stronę rywali.
refusal-no-such-card = Nie ma takiej karty.
refusal-card-already-open = Ta karta jest już odkryta.
refusal-card-not-allowed = W zaawansowanym otwarciu nie wolno odkryć tej karty. Wybierz inną.
refusal-own-card = To twoja karta. Zgaduj karty innych graczy.
# $most (number)
refusal-bad-number = Na kartach są liczby od 1 do { $most }.
refusal-too-early-to-end = Grę można zakończyć dopiero po trzech rundach z rzędu bez odkrytej karty.
refusal-sat-in-other-seat = W tej samej grze nie można zmienić miejsca.

## Warnings: the encoder may insist

# $clue, $keyword (string)
hint-same-root = „{ $clue }” ma ten sam rdzeń co twoje słowo klucz „{ $keyword }”.
hint-letter = „{ $clue }” mówi o literach. Wskazówka ma dotyczyć znaczenia.
hint-slot = „{ $clue }” wygląda na numer słowa klucza. Wskazówka ma dotyczyć znaczenia.
hint-rhyme = „{ $clue }” brzmi jak twoje słowo klucz „{ $keyword }”.
hint-disguise = „{ $clue }” wygląda jak twoje słowo klucz „{ $keyword }”.
card-insist = Rywale mogą zgłosić sprzeciw. Zmień wskazówkę albo wyślij mimo to.
button-send-anyway = 📨 Wyślij mimo to
button-new-code = 🔄 Wyciekł? Nowy kod
button-redraw-yes = 🔄 Tak, nowy kod
button-redraw-no = ↩️ Zostaje ten
toast-redraw-ask = Na pewno? Naciśnij „Tak, nowy kod”, żeby skasować ten kod i swoje wskazówki.
toast-redrawn = Masz nowy kod.
toast-code-kept = Kod zostaje ten sam.

## Words

# In a group's menu
command-words = wybierz listę słów
# In a private chat's menu, where it sends the reader's secrets again
command-words-private = zobacz jeszcze raz swoje sekrety
# $source (string): one of the three below; $language (string): a language's own name; $count (number): the chat's own words
page-words =
    📚 <b>Słowa klucze</b>: { $source }
    Język: { $language }
    Wasze słowa: { $count } (żeby nimi grać, potrzeba co najmniej { $fewest })
    <i>Zmiany działają od następnej gry.</i>

    Dodajcie je komendą <code>/words add latawiec, latarnia, huśtawka</code>, usuńcie komendą <code>/words remove latawiec</code>, a wszystkie zobaczycie po <code>/words list</code>.
# $count (number), $words (string): as many of them as fit
page-words-list =
    📚 <b>Wasze słowa</b> ({ $count }):
    { $words }
words-ours = od bota
words-theirs = wasze
words-both = od bota i wasze
button-words-ours = Od bota
button-words-theirs = Nasze
button-words-both = Razem
# $fewest (number)
toast-words-few = Potrzeba co najmniej { $fewest } waszych słów, i to wyraźnie różnych. Dodajcie je komendą /words add.
# $source, $language (string): as on the page
toast-words-chosen = Słowa klucze: { $source }, { $language }
# $lines (string): what became of the words that someone listed
page-words-changed = 📚 { $lines }
# $words (string): some of them; $length (number): of letters, $most (number): of words
words-told-added = Dodane: { $words }
words-told-removed = Usunięte: { $words }
words-told-known = Już na waszej liście: { $words }
words-told-long = Za długie (najwyżej { $length } znaków): { $words }
words-told-full = Wasza lista jest pełna (słów: { $most }), więc te się nie zmieściły: { $words }
words-told-unknown = Nie ma na waszej liście: { $words }
# $count (number): the words of the list
words-told-count = Wasze słowa: { $count }

## Clues that aren't text, and objections

media-voice = 🎤 wiadomość głosowa
media-video-note = 🎬 wiadomość wideo
media-animation = 🎞 GIF
media-sticker = 🏷 naklejka
media-photo = 🖼 zdjęcie
# $number (number): which clue
media-caption = Wskazówka { $number }
button-object = ✋ „{ $clue }”
button-not-objecting = 🤝 Niech będzie
button-withdraw = ↩️ Wycofuję „{ $clue }”
button-stand = 🛡 „{ $clue }” jest fair
# $name (string): who gave the clues
toast-objected = Sprzeciw! Teraz decyduje { $name }.
toast-objection-asked = Która wskazówka jest nie fair? Wybierz ją w mojej ostatniej wiadomości na naszym prywatnym czacie.
toast-objection-dropped = W takim razie bez sprzeciwu.
toast-only-others-object = Sprzeciw wobec tych wskazówek mogą zgłosić tylko rywale.
toast-nothing-to-object = Każda wskazówka ma już swój sprzeciw.
# $name (string): the encoder
toast-nobody-answers = { $name } już nie gra, więc nikt nie wycofa wskazówki.
toast-withdrawn = Wycofana. Na planszy jest przekreślona.
toast-stood-by = Bronisz tej wskazówki. Grupa to widzi.

## Seats, settings and time

command-board = pokaż planszę jeszcze raz
command-nudge = przypomnij tym, na których czekamy
command-kick = usuń kogoś z gry
command-settings = limity czasu i inne ustawienia
# $time (string): local time on the reader's phone
board-until = 🕐 Do { $time }
# $time (string): date and local time on the reader's phone
board-until-day = 🕐 Do { $time }
# $names (string): whose seats are free
board-seat-wanted = 🚪 Z gry wychodzi { $names }. Kto zajmie wolne miejsce?
# $names (string): players whom the bot cannot write to
board-unreachable = 📵 Nie mogę napisać do: { $names }. Trzeba otworzyć bota i nacisnąć „Start”.
# $name (string): whose seat it was
button-take-seat = 💺 Zajmij miejsce: { $name }
button-nudge = ⏰ Przypomnij
button-vote-off = ✖️ Głosuję za końcem
button-end-game = 🛑 Zakończ grę
button-keep-playing = ▶️ Gramy dalej
# $count (number): how often it can still be done
button-reroll = 🔄 Nowe słowa ({ $count ->
    [one] { $count } raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
})
page-nudged-already = ⏰ Przed chwilą było przypomnienie. Dajmy im minutę.
page-nudged-already-too = ⏰ { toast-nudged-already-too }
page-kick = Kogo usunąć z gry?
# $name (string): who has to leave
page-player-out = 🚪 { $name } nie jest już w grze.
# $count, $needed (number)
page-vote = ✖️ Kończymy grę? Głosy: { $count } z { $needed }.
page-vote-over = ✖️ Głosowanie rozstrzygnięte ({ $count } z { $needed }): koniec gry.
toast-voted = Głos policzony: { $count } z { $needed }.
toast-ended = Koniec gry.
toast-goes-on = Gramy dalej.
page-settings =
    ⚙️ <b>Ustawienia</b>
    Naciśnij to, które chcesz zmienić.
settings-whose = <i>Zmieniać je mogą gracze tej gry i admini.</i>
# $setting (string): a setting with what is chosen
setting-opened = <b>{ $setting }</b>
button-setting = { $setting } ▸
button-all-settings = ◂ Wstecz
# From when on a choice holds
setting-holds-now = <i>Zmiany działają od razu.</i>
setting-holds-step = <i>Zmiany działają od następnego kroku.</i>
setting-holds-game = <i>Zmiany działają od następnej gry.</i>
# What each setting means
setting-about-pace = Jak długo czekam na wskazówki i odpowiedzi, zanim gra pójdzie dalej.
setting-about-spoilers = Twoje sekrety są zamazane, dopóki ich nie naciśniesz. W sam raz do autobusu.
setting-about-rerolls = Ile razy można wymienić słowa klucze na nowe przed pierwszą wskazówką.
setting-about-mode = Auto: w 3 osoby gra para i przechwytujący, w 4–8 osób dwie drużyny. Można też wybrać na stałe.
setting-about-agreement = Czy na odpowiedź musi się zgodzić cała drużyna, czy wystarczy jedna osoba?
setting-about-talk = Gdy drużyna zgaduje, wszystko, co do mnie napiszesz, trafia do niej, ale nigdy do szyfranta.
setting-about-deduction = Pokazuję ci prywatnie, jakie liczby są jeszcze możliwe na każdej zakrytej karcie.
# $value (string): what is chosen; of rerolls a number
setting-pace = ⏱ Tempo: { $value }
setting-spoilers = 🙈 Zamazane sekrety: { $value }
setting-rerolls = 🔄 Nowe słowa: { $value }
setting-mode = 👥 Tryb gry: { $value }
setting-agreement = 🤝 Odpowiedź: { $value }
setting-talk = 💬 Czat drużyny: { $value }
setting-deduction = 🔎 Podpowiedzi liczb: { $value }
pace-relaxed = spokojne
pace-classic = klasyczne
pace-slow = wolne
# $count (number): how often
rerolls = { $count ->
    [0] nigdy
    [2] dwa razy
    [one] raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
}
setting-on = tak
setting-off = nie
button-pace-relaxed = Spokojne: bez limitu
button-pace-classic = Klasyczne: 3–4 minuty
button-pace-slow = Wolne: 12 godzin
button-spoilers-on = 🙈 Zamazane
button-spoilers-off = 👀 Zawsze widoczne
# $names (string): who is awaited
toast-nudged = Przypomnienie wysłane: { $names }
# The same to somebody who is awaited, too
toast-nudged-too = Przypomnienie wysłane: { $names }. Na ciebie też czekamy: zajrzyj na nasz prywatny czat.
toast-nudged-already = Przed chwilą było przypomnienie. Dajmy im minutę.
toast-nudged-already-too = Przed chwilą było przypomnienie. Na ciebie też czekamy: zajrzyj na nasz prywatny czat.

## Leaving, substitutes, and who is away

# $name (string): who asked for it
page-leave = 🚪 { $name }, wychodzisz z gry? Ktoś inny będzie mógł zająć twoje miejsce.
# The same in Secret numbers
# $name (string): who asked for it
cards-leave = 🚪 { $name }, wychodzisz z gry? Wszystkie twoje karty zostaną odkryte, a miejsce będzie mógł zająć ktoś inny albo robot.
button-leave-game = 🚪 Wychodzę z gry
button-stay = Zostaję
toast-stayed = Grasz dalej.
# $name (string): who was asked
toast-asked-another = Odpowiedzieć może tu tylko { $name }.
# $name (string): who lost the seat
toast-kicked = { $name } nie jest już w grze.
page-end-game =
    🛑 <b>Zakończyć grę dla wszystkich?</b>
    Wszystkie sekrety wyjdą na jaw i nikt nie wygra.
page-game-goes-on = ▶️ Gramy dalej.
# $name (string): who ended it
page-game-ended = 🛑 { $name } kończy grę.
# $name (string): for whom
toast-seat-taken = Jesteś w grze! Zastępujesz: { $name }. Sekrety czekają na naszym prywatnym czacie.
# $title (string): the group's name
parting-left = 🚪 Nie jesteś już w grze w grupie { $title }.
parting-kicked = 🚪 Usunięto cię z gry w grupie { $title }.
parting-replaced = 🚪 Dwa razy skończył ci się czas, więc ktoś zajął twoje miejsce w grupie { $title }.
# $name (string): whose seat it was; $title (string): the group's name; $team (string): a team's
welcome-substitute = ✅ Jesteś w grze w grupie { $title }. Zastępujesz: { $name }.
welcome-pair = ✅ Jesteś w grze w grupie { $title }. Grasz w parze, zastępujesz: { $name }.
welcome-interceptor = ✅ Jesteś w grze w grupie { $title }. Przechwytujesz kody, zastępujesz: { $name }.
welcome-team = ✅ Jesteś w grze w grupie { $title }. Twoja drużyna to { $team }, zastępujesz: { $name }.
# $names (string): who left
card-seat-free = 💺 Z gry wychodzi { $names }. Czekamy na zastępstwo z grupy. Jeśli nikt nie zdąży, gra się skończy.
notice-seat-free = Jedno miejsce jest wolne. Gdy ktoś je zajmie, gramy dalej.
# $name (string): a player whose time ran out twice
board-seems-away = 💤 { $name } chyba ma przerwę. Ktoś może zająć to miejsce albo możecie poczekać.
button-wait-for = ⏸ Czekamy
toast-waits-for = Dobrze, czekamy na: { $name }.
# $name (string): who wants to wait; $away (string): for whom
page-waits-for = ⏸ { $name } woli poczekać na: { $away }.
# $name (string): who sent /leave
page-no-seat = { $name }, nie ma cię tu w żadnej grze.
page-no-free-seat = 💺 Teraz nie ma wolnego miejsca. Wyślij /join, żeby zagrać w następnej grze.
# $name (string): who has taken a seat
page-open-bot = { $name }, naciśnij „Otwórz bota”, a potem „Start”. Tam dostaniesz swoje sekrety.

## The next game

# $names (string): who waits for it
board-next-game = 🙋 W następnej grze: { $names }
button-play-next = 🙋 Nie grasz? Następna gra
toast-play-again = To była też twoja gra. Żeby zagrać znowu, naciśnij 🔁 powyżej.
toast-playing-already = Już grasz. Ten przycisk jest dla osób, które chcą dołączyć do następnej gry.
toast-on-the-list = Grasz w następnej grze! Jeśli zmienisz zdanie, naciśnij jeszcze raz.
toast-off-the-list = Nie ma cię już na liście do następnej gry.
toast-list-full = Lista do następnej gry jest pełna.
# $name (string): who asked for it
page-next-game = 🙋 { $name }, grasz w następnej grze. Zmienisz zdanie? Naciśnij jeszcze raz „Następna gra”.
page-next-game-open = 🙋 { $name }, jesteś na liście do następnej gry. Naciśnij „Otwórz bota”, a potem „Start”. Tam dostaniesz swoje sekrety.
page-list-full = { toast-list-full }
page-playing-already = { $name }, już grasz.
# $title (string): the group's name
page-queued =
    🙋 <b>Jesteś na liście do następnej gry w grupie { $title }.</b>
    Gdy się zacznie, dostaniesz tu swoje sekrety.

## Told when a lobby opens

command-notify = dam ci znać, gdy ktoś otworzy tu stolik
# $name (string): who sent the command
page-notify-on = 🔔 { $name }, napiszę do ciebie, gdy ktoś otworzy tu stolik, ale nie częściej niż raz na godzinę. Żeby to wyłączyć, wyślij /notify jeszcze raz.
page-notify-off = 🔕 { $name }, nie będę już pisać do ciebie o stolikach w tej grupie.
page-notify-open = 🔔 { $name }, naciśnij „Otwórz bota”, a potem „Start”. Wtedy napiszę do ciebie, gdy ktoś otworzy tu stolik.
# $name (string): who sent the command; $most (number): how many can be told
page-notify-full = 🔔 { $name }, niestety lista jest pełna: o stolikach w tej grupie mogę pisać najwyżej do { $most } osób.
# $title (string): the group's name
page-notify-ready =
    🔔 <b>Napiszę, gdy ktoś otworzy stolik w grupie { $title }.</b>
    Nie częściej niż raz na godzinę. Żeby to wyłączyć, wyślij w grupie /notify jeszcze raz.
# In private, to those who asked. $title (string): the group's name
notify-lobby =
    🔔 <b>W grupie { $title } czeka otwarty stolik.</b>
    Masz ochotę zagrać? Naciśnij „Gram”.
button-stop-notify = 🔕 Już nie pisz
toast-notify-off = 🔕 Dobrze, nie będę już pisać o stolikach w tamtej grupie.

## The rematch

# $name (string): who asked first; $roles (string): one of the texts below, rematch-roles-...
rematch-called = 🔁 <b>{ $name } chce jeszcze raz:</b> { $roles }.
rematch-you-are-in = ✅ Grasz też w następnej grze.
# $names (string): who did not answer in time
page-rematch-late = ⌛ { $names }: na razie bez odpowiedzi. Miejsca jeszcze są, wystarczy nacisnąć powyżej „🙋 Gram”.
# In private, to who has not answered in time. $title (string): the group's name
rematch-open =
    🔁 <b>W grupie { $title } szykuje się następna gra.</b>
    Jest jeszcze miejsce. Masz ochotę zagrać? Naciśnij „Gram”.
rematch-roles-before = bez zmian
# $name (string): who is the interceptor then
rematch-roles-interceptor = przechwytuje { $name }
rematch-roles-teams = w dwóch drużynach
rematch-roles-swapped = z zamianą kolorów
rematch-roles-shuffled = z losowaniem
# $name (string): who begins then
rematch-roles-first = zaczyna { $name }
# Where too few have not said no
rematch-roles-short = stolik czeka na więcej graczy
# $names (string): who is in
rematch-in = Na razie w grze: { $names }
# $names (string): who has not answered; they have half a minute
rematch-until = ⏳ { $names }: gramy? Zaczynamy, gdy wszyscy odpowiedzą, albo za pół minuty.
button-rematch-yes = 🔁 Gram
button-rematch-no = 🙅 Beze mnie
toast-rematch-on = Następna gra się zaczyna!
toast-rematch-lobby = Jesteś w grze! Przy stoliku są jeszcze miejsca.
# $names (string): who has not answered
toast-rematch-waits = Jesteś w grze! Czekamy na: { $names }.
# A tap on a button with other roles than those that were asked for. $name (string): who asked first; $roles (string): as above
toast-rematch-other = { $name } ma już propozycję: { $roles }. Pasuje ci? Naciśnij „Gram”.
toast-rematch-without-you = Jasne, może następnym razem!
toast-not-in-last-game = Nie było cię w tej grze. Chcesz zagrać? Naciśnij „Następna gra”.

## Nudges

# $name (string): who is awaited
nudge-any = ⏰ { $name }, twoja kolej.
nudge-clues = ⏰ { $name }, twoja kolej: wyślij mi wskazówki na naszym prywatnym czacie.
nudge-guess = ⏰ { $name }, twoja kolej: odgadnij kod na naszym prywatnym czacie.
nudge-interception = ⏰ { $name }, twoja kolej: przechwyć kod na naszym prywatnym czacie.
nudge-keywords = ⏰ { $name }, twoja kolej: odgadnij słowa klucze rywali na naszym prywatnym czacie.
nudge-reveal = ⏰ { $name }, twoja kolej: odkryj jedną ze swoich kart.
nudge-guess-card = ⏰ { $name }, twoja kolej: odgadnij kartę.
button-intercept-code = 🕵️ Przechwyć kod
button-reveal-card = 👁 Odkryj kartę
button-guess-card = 🎯 Odgadnij kartę
toast-nudge-seat-free = To teraz niczyja kolej. Gra czeka, aż ktoś zajmie wolne miejsce.
toast-nudge-nobody = Teraz nie ma komu przypominać.
toast-nudge-you = Wszyscy czekają na ciebie! Zajrzyj na nasz prywatny czat.
page-nudge-seat-free = { toast-nudge-seat-free }
page-nudge-nobody = { toast-nudge-nobody }
page-nudge-you = { toast-nudge-you }

## Pictures: drawn, so without markup and emoji

picture-game = Tajne kody
side-pair = Para
side-interceptor = Przechwytujący
picture-won-pair = Górą { $names }
picture-won-interceptor = { $names } łamie kod w rundzie { $round }
picture-won-interceptor-given = { $names } wygrywa w rundzie { $round }
# Between two names, with its spaces
picture-and = { " " }i{ " " }
picture-shared = Wspólne zwycięstwo
picture-nobody = Tym razem bez zwycięzcy
# $round (number), $name (string): the encoder
picture-round = Runda { $round } · { $name }
picture-guess = Odpowiedź
picture-interception = Przechwyt
picture-no-clue = brak wskazówki
picture-voice = ♪ wiadomość głosowa
picture-video-note = ◉ wiadomość wideo
picture-animation = ▶ GIF
picture-sticker = ☻ naklejka
picture-photo = ▣ zdjęcie
# $count (number): how many games; the number itself stands above
picture-games = { $count ->
    [one] gra
    [few] gry
    [many] gier
   *[other] gry
}
picture-pair-wins = { $count ->
    [one] wygrana w parze
    [few] wygrane w parze
    [many] wygranych w parze
   *[other] wygranej w parze
}
picture-interceptor-wins = { $count ->
    [one] wygrana w przechwytywaniu
    [few] wygrane w przechwytywaniu
    [many] wygranych w przechwytywaniu
   *[other] wygranej w przechwytywaniu
}
picture-intercepted = Przechwycone kody
picture-decoded = Odczytane własne kody
# $right, $total (number): how many of how many
picture-share = { $right } z { $total }
picture-none-yet = jeszcze brak

## The rules, page by page

# $page, $pages (number): where the reader is
page-rules-1 =
    📖 <b>Zasady</b> ({ $page } z { $pages })

    Dwie osoby to <b>para</b>, trzecia to <b>przechwytujący</b>.
    Para ma wspólne cztery tajne słowa klucze o numerach od 1 do 4. Nie zmieniają się przez całą grę.

    <blockquote>1 latarnia
    2 port
    3 drabina
    4 pieprz</blockquote>
page-rules-2 =
    📖 <b>Runda</b> ({ $page } z { $pages })

    Ktoś z pary jest <b>szyfrantem</b> i widzi kod: trzy różne cyfry od 1 do 4.
    Do każdej cyfry szyfrant podaje jedną wskazówkę, w tej samej kolejności. Czytają je wszyscy.
    Kody są losowane, więc ten sam może się trafić dwa razy.

    <blockquote>Kod 4·2·1
    4 pieprz → apsik
    2 port → łódki
    1 latarnia → nocny spacer</blockquote>
page-rules-3 =
    📖 <b>Zgadywanie</b> ({ $page } z { $pages })

    Druga osoba z pary zna słowa klucze i zgaduje kod: 4·2·1.
    Od rundy 2 zgaduje też przechwytujący, na podstawie wszystkich dotychczasowych wskazówek. Nikt nie widzi cudzej odpowiedzi, dopóki obie nie są zatwierdzone.
    Potem para zamienia się rolami.
page-rules-4 =
    📖 <b>Żetony</b> ({ $page } z { $pages })

    Przechwytujący dostaje żeton za każdy przechwycony kod i za każdy, którego druga osoba z pary nie odgadnie. Jedno i drugie w tej samej rundzie? Dwa żetony!
    <b>Dwa żetony</b> w ciągu pięciu rund i wygrywa przechwytujący. Jeśli nie, wygrywa para.
page-rules-5 =
    📖 <b>Dobre wskazówki</b> ({ $page } z { $pages })

    Wskazówka dotyczy znaczenia słowa klucza. Słowo, zdanie, wiadomość głosowa, GIF, naklejka, zdjęcie: forma dowolna.
    Odpadają: słowo klucz i jego tłumaczenie, jego litery i numer, żarty tylko dla wtajemniczonych, ta sama wskazówka po raz drugi i sam kod. Jeśli słowo ma ten sam rdzeń co słowo klucz, ostrzegę.
    Za jasno – i przechwytujący pozna wasze słowa klucze. Za mgliście – i druga osoba z pary się pogubi. Jeśli wskazówka wydaje się nie fair, przechwytujący może zgłosić sprzeciw: ✋.
page-rules-6 =
    📖 <b>Dwie drużyny</b> ({ $page } z { $pages })

    W 4–8 osób grają dwie drużyny: ⬜ Biali i ⬛ Czarni. Każda ma własne cztery słowa klucze, a szyfranci obu drużyn piszą jednocześnie.
    Najpierw wskazówki Białych. Wszyscy Biali oprócz szyfranta zgadują kod, a od rundy 2 cała drużyna Czarnych próbuje go przechwycić. Potem na odwrót.
    Gdy zgadujesz, wszystko, co napiszesz mi prywatnie, trafia do twojej drużyny, ale nigdy do szyfranta tego kodu.
page-rules-7 =
    📖 <b>Kto wygrywa w grze drużynowej</b> ({ $page } z { $pages })

    🎯 Przechwycony kod to dla drużyny żeton sukcesu: dwa dają wygraną. ❌ Źle odczytany własny kod to żeton porażki: dwa oznaczają przegraną. Żetony sprawdzamy na koniec rundy, gdy oba kody są już ujawnione.
    Remis albo osiem rund bez rozstrzygnięcia? Każdy żeton sukcesu to +1 punkt, każdy żeton porażki to −1. Nadal remis? Każda drużyna odgaduje cztery słowa klucze rywali. Wciąż remis? Wygrywają obie!
    Jeśli gracie z klepsydrą, wolniejszy szyfrant ma 30 sekund od chwili, gdy drugi skończy.
# For teams, instead of the pages about a round and about clues
page-rules-8 =
    📖 <b>Słowa klucze i kody</b> ({ $page } z { $pages })

    Twoja drużyna ma wspólne cztery tajne słowa klucze o numerach od 1 do 4, te same przez całą grę.
    Szyfrant widzi kod, trzy różne cyfry od 1 do 4, i do każdej podaje jedną wskazówkę, w tej samej kolejności. Czytają je wszyscy. Kody są losowane, więc ten sam może się trafić dwa razy.

    <blockquote>1 latarnia, 2 port, 3 drabina, 4 pieprz
    Kod 4·2·1
    4 pieprz → apsik
    2 port → łódki
    1 latarnia → nocny spacer</blockquote>
page-rules-9 =
    📖 <b>Dobre wskazówki</b> ({ $page } z { $pages })

    Wskazówka dotyczy znaczenia słowa klucza. Słowo, zdanie, wiadomość głosowa, GIF, naklejka, zdjęcie: forma dowolna.
    Odpadają: słowo klucz i jego tłumaczenie, jego litery i numer, żarty tylko dla wtajemniczonych, ta sama wskazówka po raz drugi i sam kod. Jeśli słowo ma ten sam rdzeń co słowo klucz, ostrzegę.
    Za jasno – i rywale poznają wasze słowa klucze. Za mgliście – i pogubi się twoja drużyna. Jeśli wskazówka wydaje się nie fair, rywale mogą zgłosić sprzeciw: ✋.
button-back = ◂ Wstecz
button-next = Dalej ▸
# On the rules, and on the help in a group
button-close-page = ✖️ Zamknij
# On a page in private, while the reader plays
button-back-to-game = ↩️ Wróć do gry
command-rules = zasady, strona po stronie

## Sheet, games, statistics, record

command-sheet = dotychczasowy przebieg gry
command-stats = gry, wygrane i powody do dumy
command-export = pobierz zapis ostatniej gry
command-games = twoje gry we wszystkich grupach
# $rounds (string): the finished rounds
page-sheet =
    📄 <b>Przebieg gry</b>
    { $rounds }
page-sheet-empty = 📄 Żadna runda jeszcze się nie skończyła.
page-stats-none = 📊 Nie ma jeszcze zakończonych gier.
# $name (string): a person or a group
page-stats = 📊 <b>{ $name }</b>
# $value (string): a number; $label (string): what it counts
stats-figure = { $value } { $label }
# $label (string): what was tried; $detail (string): how many of how many
stats-bar = { $label }: { $detail }
stats-leaders = 🏅 Tutejsza czołówka:
# For somebody who has only played alone
stats-alone = 📊 Nie ma jeszcze zakończonych gier ze znajomymi, a treningi się nie liczą.
# The last puzzle of the day that somebody has played. $date (string): a day, as 18 November; $score (string): as 2/4; $squares (string)
stats-daily = 🧩 Zagadka na { $date }: { $squares } { $score }
# $rows (string): one line a player
page-leaderboard =
    🏅 <b>Ranking</b>
    { $rows }
# $place, $wins, $games (number), $name (string)
leaderboard-row = { $place }. { $name } – wygrane: { $wins } z { $games }
page-export-none = 💾 Zapis gry będzie dostępny po jej zakończeniu.
page-export = 💾 Oto zapis gry.
page-games-none = Nie ma cię teraz w żadnej grze.
# $rows (string): one line a game
page-games =
    🎲 <b>Twoje gry</b>
    { $rows }
# $title (string): a group's name
games-row-awaited = ▶️ { $title }: twoja kolej
games-row-running = ⏳ { $title }: gra trwa
games-row-lobby = 🔐 { $title }: czekamy na graczy
# $title (string): a group's name
button-show-card = 👁 { $title }
toast-card-below = Twoje sekrety do gry w grupie { $title } są poniżej.
page-which-game = Której gry to dotyczy? Wybierz ją, a przekażę twoją wiadomość.
# $title (string): a group's name
page-game-chosen = ✅ Wiadomość trafiła do gry w grupie <b>{ $title }</b>.
# $title (string): a group's name
toast-game-chosen = Przekazane do gry w grupie { $title }.

## Two teams: the lobby

side-white = Biali
side-black = Czarni
lobby-intro-teams = Dwie drużyny przekazują kody za pomocą wskazówek i podsłuchują się nawzajem. Najwyżej osiem rund.
lobby-rotation = → pokazuje, w jakiej kolejności gracze dają wskazówki.
lobby-unbalanced = Drużyny mogą się różnić najwyżej o jedną osobę. Niech ktoś zmieni drużynę albo naciśnijcie „⚖️ Wyrównaj”.
board-teams = 🔐 <b>Tajne kody</b>: dwie drużyny.
# $team (string): a team's name behind its colour; $names (string): its players
board-team = { $team }: { $names }
button-balance = ⚖️ Wyrównaj
button-rematch-swapped = 🔃 Zamiana kolorów
toast-side-full = W tej drużynie nie ma już miejsc.
# $most (number): how many can play so
toast-too-many = Za dużo graczy: limit to { $most }.
toast-unbalanced = Drużyny mogą się różnić najwyżej o jedną osobę.
command-team = nazwij swoją drużynę
# $team (string): a team's name
page-team-how = 🏷 Twoja drużyna to { $team }. Nazwę zmienisz tak: <code>/team Nocne sowy</code>
page-team-taken = 🏷 { $team } to już nazwa drugiej drużyny.
page-team-not-now = 🏷 Nazwę drużyny mogą wybrać tylko jej gracze, i to przy stoliku, przed rozpoczęciem gry.

## Two teams: the board

# $round (html): as above; $team (string); $name (string): the encoder
board-title-team = <b>{ $round }</b> · { $team }, szyfruje { $name }
board-round = ✍️ <b>{ $round }</b>: wskazówki piszcie do mnie prywatnie.
board-team-writing = { $team }: { $name } pisze…
board-team-written = { $team }: { $name } – gotowe ✓
# $names (string): who gives clues then
board-next-encoders = W następnej rundzie szyfrują: { $names }
# $seconds (number): what the sandglass has left; $time (string): local time on the reader's phone
board-sand = ⌛ Zostało { $seconds } s, do { $time }
# $team (string); $intercepts, $misread (string): tokens of both kinds as filled and empty circles
score-team = { $team }: 🎯 { $intercepts } · ❌ { $misread }

## Two teams: ties and the end

tie-break-title = ⚖️ <b>Dogrywka: odgadnijcie słowa klucze rywali</b>
tie-break-write = Każda drużyna wysyła mi prywatnie cztery słowa klucze drugiej drużyny.
tie-break-awaited = ⏳ Czekamy na: { $names }
team-done = 🔒 { $team }: gotowe
# $words (string): what a team took for the other's keywords; $count (number): how many are right
tie-break-wrote = { $team }: { $words } – trafione: { $count }
# $team (string): the winners' team; $names (string): its players
end-team = 🏆 <b>Górą { $team }: { $names }!</b>
end-shared = 🏆 <b>Wspólne zwycięstwo: { $names }!</b>
# $team (string): who has them
end-why-interceptions = { $team }: dwa żetony sukcesu.
end-why-miscommunications = { $team }: dwa żetony porażki.
end-tie-one-has-both = Remis: { $team } – po dwa żetony każdego rodzaju.
end-tie-both-intercepted = Remis: obie drużyny mają po dwa żetony sukcesu.
end-tie-both-misread = Remis: obie drużyny mają po dwa żetony porażki.
# $rounds (number): how many there were
end-tie-rounds-over = Remis: po { $rounds } rundach nikt nie ma dwóch takich samych żetonów.
# $score (string): both teams with their points or keywords
end-why-points = Decyduje liczba punktów: { $score }.
end-equal-points = Tyle samo punktów: { $score }.
end-why-keywords = Decyduje liczba odgadniętych słów kluczy: { $score }.
end-why-shared = Odgadniętych słów kluczy też tyle samo: { $score }.
# $team (string): a team's name
picture-won-team = Górą { $team }
# $count (number): how many; the number itself stands above
picture-team-wins = { $count ->
    [one] wygrana w drużynie
    [few] wygrane w drużynie
    [many] wygranych w drużynie
   *[other] wygranej w drużynie
}

## Two teams: the card

# $title (string): the group's name; $team (string): the team's
card-title-white = ⬜ <b>{ $title }</b> · twoja drużyna: { $team }
card-title-black = ⬛ <b>{ $title }</b> · twoja drużyna: { $team }
# $words (string): four words, some of them blank
card-locked-words = 🔒 Słowa klucze rywali według was: { $words }
# $round (number)
card-turn-to-come = ✍️ Twoja kolej na wskazówki: runda { $round }.
# $name (string): who gave the clues
card-own-code = 🔓 <b>Kod twojej drużyny</b>: wskazówki daje { $name }
# $team (string): the other team
card-their-code = 🕵️ <b>Do przechwycenia: { $team }</b>
card-help-all = Przycisk na każdą wskazówkę. Liczy się, gdy wszyscy się zgodzą.
card-help-any = Naciśnij przycisk dla każdej wskazówki. Kto pierwszy zatwierdzi, decyduje za całą drużynę.
# $name (string): a player of the own team; $draft (string): that player's answer so far
card-mate = { $name }: { $draft }
card-mate-agreed = { $name }: { $draft } ✓
# $names (string): whose yes is missing
card-agreed = ✓ Zgadzasz się. Czekamy jeszcze na: { $names }.
card-tie-break = ⚖️ <b>Jakie słowa klucze mają rywale?</b>
# $slot (number), $clues (string): clues given for it; $word (string): the guess
card-tie-word = { $slot } { $clues } → <b>{ $word }</b>
card-tie-empty = { $slot } { $clues } → …
card-tie-help = ✍️ Wyślij cztery słowa klucze w jednej wiadomości, każde w osobnej linijce, albo po jednym. Jeśli któregoś nie znasz, wpisz w jego miejsce -
# $number (number): which keyword
card-tie-changing = ✏️ Wyślij nowe słowo klucz nr { $number }.
button-agree = 🤝 Zgoda
# $name (string): whose draft to write on the own card
button-take-over = ⬇️ Jak { $name }: { $draft }
button-take-over-words = ⬇️ Słowa jak { $name }
# $number (number): which keyword
toast-write-word = Teraz wyślij nowe słowo klucz nr { $number }.
toast-agreed = Zgadzasz się.
toast-taken-over = Skopiowane. Teraz masz tak jak { $name }.

## Team chat

# $name (string): who says it; $text (string)
talk-line = 💬 <b>{ $name }</b>: { $text }
# $round (number)
talk-read = 💬 Czat twojej drużyny z rundy { $round }
# $names (string): who hears it
card-talk = 💬 Co tu napiszesz, trafi do: { $names }.
card-talk-muted = 🔕 Czat drużyny jest wyciszony.
button-talk-mute = 🔕 Wycisz czat
button-talk-hear = 🔔 Włącz czat
toast-talk-muted = Czat drużyny wyciszony: na razie nie dostaniesz jej wiadomości.
toast-talk-heard = Czat drużyny wraca: znowu dostaniesz jej wiadomości.
# $round (number): whose team chat the encoder can read now
button-read-talk = 💬 Czat z rundy { $round }
# $most (number)
notice-talk-too-long = Najwyżej { $most } znaków naraz, proszę.
notice-not-for-team = Tego nie przekażę drużynie. Mogą być słowa, 🎤 głos, naklejki, GIF-y i zdjęcia.
notice-talk-too-fast = Trochę wolniej: ta wiadomość nie dotarła do drużyny.
notice-clue-too-late = Czas na wskazówki minął. Tej wiadomości nikt nie zobaczył.

## The notebook: notes about the other side's keywords, secret until the end

# $line (html): a number with its clues; $note (string)
card-note = { $line } · ✏️ <i>{ $note }</i>
# $notes (string): notes, some of them with a number
card-notes = ✏️ <i>{ $notes }</i>
card-notes-help = ✏️ Masz już swój typ? Napisz mi numer i słowo, np. <i>2 zwierzę</i>, a ja to zanotuję. Na koniec twój notes zobaczą wszyscy.
card-notes-help-alone = ✏️ Masz swój typ? Wyślij mi notatkę: <i>2 zwierzę</i>.
notice-notes-are-words = W notesie mieszczą się tylko słowa.
# $slot (number): the number of the note
news-note-kept = ✏️ Zanotowane. Żeby usunąć notatkę, wyślij sam jej numer: <i>{ $slot }</i>
news-note-gone = ✏️ Notatka { $slot } usunięta.
# $name (string): whose notebook; $notes (string): the notes with the truth beside them
end-notebook = 🕵️ <b>{ $name } i tajny notes</b>: { $notes }
notice-words-only = Tutaj przyjmuję tylko tekst.
notice-four-words = Słowa klucze są cztery, każde w osobnej linijce. Naciśnij ✏️, żeby zmienić któreś.
notice-word-too-long = Słowo klucz może mieć najwyżej { $most } znaków.

## Two teams: settings

mode-auto = auto
mode-interceptor = para i przechwytujący
mode-teams = dwie drużyny
agreement-all = zgoda wszystkich
agreement-any = wystarczy jedna osoba
button-talk-on = 💬 Z czatem drużyny
button-talk-off = 🔇 Bez czatu drużyny

## Pictures of the card game: drawn, so without markup and emoji

track-game = Tajne liczby
# $name (string): a player
track-turn = Teraz { $name }
track-winner = Wygrywa { $name }!
track-opening = Każdy odkrywa dwie karty
track-round = Runda { $round }
track-last-round = ostatnia runda
track-again = druga próba?
# $count (number): how many points end the game
track-why-points = Ktoś zdobył { $count } punktów, a runda została dograna do końca.
track-why-no-card = Nie ma już zakrytych kart do odgadnięcia.
track-why-end-called = Koniec przed czasem: trzy rundy bez odkrytej karty.
# $name (string): a player whose hand lies open
track-left = { $name } · poza grą
track-open = odkryta
track-hidden = zakryta
track-never-open = nieodgadnięta
track-covered = poza grą
track-place = miejsce w ręce
track-aside = Odłożone

## Secret numbers: the lobby

button-game-codes = 🔐 Grajmy w „Tajne kody”
button-game-kryptos = 🔢 Grajmy w „Tajne liczby”
cards-lobby-title = 🔢 <b>Tajne liczby</b>
cards-lobby-intro = W 3–6 osób odgadujecie liczby na zakrytych kartach innych graczy. Gdy ktoś zdobędzie 15 punktów, dogrywacie rundę i koniec.
# $names (string): the players in turn order
cards-lobby-order = 👥 Kolejność gry: { $names }
# $name (string): who begins
cards-lobby-first = 🥇 Zaczyna: { $name }
cards-first-by-lot = losowa osoba
# $options (string): some of the three below
cards-lobby-options = ⚙️ Dodatkowe zasady: { $options }
cards-lobby-no-mystery = Zagadka jest dla 4–5 osób, więc na razie odpada.
# $option (string): an added rule
toast-option-added = Dodane: { $option }
toast-option-dropped = Usunięte: { $option }
toast-rule-advanced = Nie wolno odkryć swojej najniższej ani najwyższej karty ani dwóch kolejnych liczb. W każdym kolorze odkrywacie razem tylko kilka kart.
toast-rule-mystery = Do gry dochodzą cztery karty, a cztery losowe odkładamy na bok. Nikt ich nie ma w ręce.
toast-rule-bribe = Punkt za drugą próbę dostaje właściciel karty, którą zgadujesz.
# $name (string): the host
toast-host-picks-first = Kto zaczyna, może wybrać tylko { $name }.
option-advanced = zaawansowane otwarcie
option-mystery = zagadka
option-bribe = łapówka
button-first = 🥇 Kto zaczyna
button-option-advanced-on = ✅ Zaawansowane otwarcie
button-option-advanced-off = ➕ Zaawansowane otwarcie
button-option-mystery-on = ✅ Zagadka
button-option-mystery-off = ➕ Zagadka
button-option-bribe-on = ✅ Łapówka
button-option-bribe-off = ➕ Łapówka

## Secret numbers: the board

# $names (string): the players in turn order
cards-started = 🔢 <b>Tajne liczby</b>: { $names }
# $names (string): the players against the turn order
cards-started-reverse = 👁 Najpierw odkrywacie po jednej karcie w odwrotnej kolejności, i tak dwa razy: { $names }
cards-opening = 🔢 <b>Otwarcie</b>: każdy odkrywa dwie karty, w odwrotnej kolejności.
cards-opened = 🔢 Otwarcie za nami: pierwsze karty są odkryte.
# $round (number)
cards-round = 🔢 <b>Runda { $round }</b>
# $name (string): a player; $points (number)
cards-hand = <b>{ $name }</b> ⭐{ $points }
cards-hand-on-turn = ▶️ <b>{ $name }</b> ⭐{ $points }
cards-hand-left = 🚪 <b>{ $name }</b> ⭐{ $points }
cards-aside = Odłożone: { $tokens }
# $name (string): who guessed; $owner (string): whose card; $place (string): its letter; $card (string): sign and number; $points (number)
cards-news-found = 🎯 <b>{ $name } trafia! Karta { $place } ({ $owner }) to { $card }</b> +{ $points }
# $name (string): who guessed; $owner (string): whose card; $place (string): its letter; $card (string): sign and number
cards-news-missed = ❌ { $name } pudłuje: karta { $place } ({ $owner }) to nie { $card }
# $name (string): a player; $card (string): sign and number
cards-news-opened = 👁 { $name } odkrywa { $card }
cards-news-opened-late = ⌛ { $name }: czas minął, odkryta zostaje { $card }
# $name (string): a player
cards-news-passed = 🙅 { $name } pasuje
cards-news-late = ⌛ { $name }: czas minął, gra następna osoba
cards-news-skipped = ⏭ { $name } nie ma już czego zgadywać i traci kolejkę
cards-news-left = 🚪 { $name } wychodzi z gry i odkrywa wszystkie karty
cards-news-taken = 💺 { $name } dołącza do gry
# $name (string): who brought the last round; $points (number): theirs at that moment
cards-news-last-round = 🏁 Ostatnia runda! { $name } ma już { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
# $top (number): the highest number in the game
cards-unrevealed = Jeszcze nieodkryte (1–{ $top }):
# $names (string): who is awaited
cards-awaited-reveal = ▶️ { $names }: odkryj jedną ze swoich kart
cards-awaited-guess = ▶️ { $names }: odgadnij kartę
cards-awaited-again = ▶️ { $names }: zapłać 1 punkt za drugą próbę albo spasuj
cards-quiet = 🤫 Trzy rundy bez ani jednej odkrytej karty. Każdy gracz może teraz zakończyć grę.
button-my-cards = 👁 Moje karty
button-call-end = 🏁 Zakończ grę

## Secret numbers: the end

# $name (string): the winner; $points (number)
cards-won = 🏆 <b>Wygrywa { $name }!</b> ⭐{ $points }
cards-why-earlier = Tyle samo punktów: wygrywa osoba, która jest wcześniej w kolejności gry.
cards-end-hands = Wszystkie karty (🔒 = nikt nie odgadł)
# $cards (string): signs and numbers
cards-end-aside = Odłożone: { $cards }
cards-all-found = 🔓 Odgadnięte wszystkie karty, co do jednej!
# $cards (string): names, signs and numbers
cards-secrets = 🔒 Nikt nie odgadł: { $cards }
# $count (number): how many cards
cards-many-secrets = 🔒 { $count ->
    [one] Nikt nie odgadł { $count } karty.
    [few] Nikt nie odgadł { $count } kart.
    [many] Nikt nie odgadł { $count } kart.
   *[other] Nikt nie odgadł { $count } karty.
}
# $name (string): a player; $count (number): how many guesses, all of them right
cards-title-sharpshooter = 🎯 Sokole oko: { $name }, { $count } na { $count }
# $name (string): a player
cards-title-poker-face = 🗿 Kamienna twarz: { $name } – z tej ręki nikt nie odgadł ani jednej karty
# $name (string): a player; $count (number): how many cards, two or more
cards-title-second-wind = 💰 Drugi oddech: { $name }, { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} w drugiej próbie
# the winner's points are equal to another's
cards-title-tie = 📸 Fotofinisz: tyle samo punktów
# the winner is one point ahead
cards-title-photo-finish = 📸 Fotofinisz: wygrana o jeden punkt
# $points (number): the reader's
cards-over-won = 🏆 <b>Wygrywasz!</b> ⭐{ $points }
# $name (string): the winner; $points (number): the reader's and the winner's
cards-over-tied = 🤏 Tak blisko! Ty i { $name } macie po ⭐{ $points }, ale { $name } jest wcześniej w kolejności gry.
# $name (string): the winner; $points (number): the reader's; $count (number): how many points short
cards-over-close = 🤏 Tak blisko! Wygrywa { $name }, a tobie przy ⭐{ $points } zabrakło tylko ⭐{ $count }.
# $name (string): the winner; $best (number): the winner's points; $points (number): the reader's
cards-over-lost = 🎲 Wygrywa { $name } z ⭐{ $best }. Ty kończysz z ⭐{ $points }.
# $count (number): cards that the reader guessed; $kept (number): the reader's cards that nobody guessed
cards-over-count = Masz na koncie { $count ->
    [one] { $count } odgadniętą kartę
    [few] { $count } odgadnięte karty
    [many] { $count } odgadniętych kart
   *[other] { $count } odgadniętej karty
}; twoje karty, których nikt nie odgadł: { $kept }.
button-rematch-first = 🥇 Zaczyna następny gracz

## Secret numbers: the card

# $title (string): the group's name; $points (number)
cards-card-title = 🔢 <b>{ $title }</b> · ⭐{ $points }
cards-card-own = Twoje karty (w nawiasie = odkryte)
cards-card-reveal = 👁 Odkryj jedną ze swoich kart. Zobaczą ją wszyscy.
cards-card-advanced = W zaawansowanym otwarciu wolno odkryć tylko te.
cards-card-whose = 🎯 Twoja kolej! Czyją kartę zgadujesz?
cards-card-whose-again = 🎯 Czyją kartę zgadujesz teraz?
# $name (string): whose hand it is; $card (string): the letter of a card
cards-card-which = 🎯 { $name }: która karta? Za trafienie +{ $points }.
cards-card-number = 🎯 Karta { $card } ({ $name }): jaka to liczba?
cards-card-missed = ❌ Pudło! Możesz zapłacić 1 punkt za drugą próbę albo spasować.
cards-card-missed-bribe = ❌ Pudło! Druga próba kosztuje 1 punkt, który trafi do właściciela następnej zgadywanej karty. Możesz też spasować.
# $name (string): who is on turn
cards-card-waiting = ⏳ <b>Teraz { $name }</b>
cards-card-you-next = 👉 Potem twoja kolej.
# $points (number): the reader’s, which brought the last round
cards-last-round-own = 🏁 Ostatnia runda! Masz już { $points ->
    [one] { $points } punkt.
    [few] { $points } punkty.
    [many] { $points } punktów.
   *[other] { $points } punktu.
}
cards-coach = 💡 <b>Pierwsza gra?</b> Karty w każdej ręce są ułożone rosnąco. Każda litera to zakryta karta, a 🔺{"\u2060"}×2 znaczy, że dwie z nich to 🔺. Odgadnij liczbę pod literą: trafienie daje <b>+3</b>, a mniej, jeśli w tej ręce zostały już tylko jedna lub dwie zakryte karty. <b>⭐</b> to punkty: gdy ktoś ma 15, dogrywacie rundę i koniec.
cards-coach-aside = 💡 <b>Odłożone</b>: tych kart nikt nie ma w ręce.
cards-coach-reveal = 💡 <b>Pierwsza gra?</b> Każdy ma w ręce karty ułożone rosnąco. Będziecie odgadywać karty innych graczy, ale najpierw każdy odkrywa dwie swoje. <b>⭐</b> to punkty: każdy zaczyna z 2 i może zapłacić 1 za drugą próbę.
cards-coach-ends = 💡 Skrajna karta zdradza mniej niż karta ze środka.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $worth (string): such as +3; $points (number): all that the reader has
cards-result-found = 🎯 <b>Tak! Karta { $place } ({ $name }) to { $card }.</b> { $worth }, masz już ⭐{ $points }.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number
cards-result-missed = ❌ Karta { $place } ({ $name }) to nie { $card }.
# $name (string): who guessed; $place (string): the letter of the reader's card; $card (string): sign and number; $points (number): what it brought
cards-result-lost = 😮 { $name } odgaduje twoją kartę { $place } ({ $card }) i zdobywa +{ $points }.
# $left (number): the reader's hidden cards
cards-result-left = Zakrytych kart masz jeszcze: { $left }.
# $name (string): who guessed; $place (string): the letter of the reader's card; $card (string): sign and number
cards-result-safe = 😌 { $name } bierze twoją kartę { $place } za { $card }. Pudło!
# $told (string): that a card of the reader's was guessed, or not
cards-result-bribed = { $told } 💰 +1 dla ciebie.
cards-result-late = ⌛ Czas minął, więc gra już następna osoba.
cards-result-skipped = ⏭ Nie było już czego zgadywać, więc tracisz kolejkę.
# $card (string): sign and number
cards-result-opened-late = ⌛ Czas minął, więc odkryta została twoja karta { $card }.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $points (number): what it is worth
cards-card-confirm = 🎯 Karta { $place } ({ $name }): na pewno { $card }? Za trafienie +{ $points }, za pudło nic nie tracisz.
cards-card-confirm-more = Po pudle możesz zapłacić 1 punkt za drugą próbę.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $worth (string): what it brings, less its price, such as +2
cards-card-confirm-paid = 🎯 Karta { $place } ({ $name }): na pewno { $card }? Ta próba kosztuje 1 punkt. Trafienie daje w sumie { $worth }.
# $card (string): sign and number
button-say-number = 🎯 Zgaduję { $card }
button-say-anyway = ⚠️ Mimo to { $card }
button-another-number = ↩️ Inna liczba
button-another-card = ↩️ Inna karta
button-another-hand = ↩️ Inna osoba
# $card (string): sign and number
toast-card-opened = Twoją kartę { $card } widzą teraz wszyscy.
toast-passed = Pasujesz. Kolej na następną osobę!
toast-end-called = Kończysz grę.
button-pass = 🙅 Pas
button-other-numbers = ⚠️ Inne liczby
button-possible-numbers = 🔎 Możliwe liczby
# $card (string): sign and number; $points (number)
toast-card-missed = Nie, to nie { $card }.
toast-card-found = { $card } – dobrze! +{ $points } ⭐
# $name (string): whose card; $place (string): its letter; $card (string): sign and number
toast-aim-hand = { $name }: która karta?
toast-aim-card = Karta { $place } ({ $name }): jaka to liczba?
toast-aim-number = Karta { $place } ({ $name }): { $card }? Potwierdź poniżej.
toast-aim-nobody = Czyją kartę zgadujesz?
# $cards (string): signs and numbers
alert-cards = { $cards }
# $reason (string): why it is wrong; $button (string): what the button says that guesses it anyway
alert-flaw = { $reason } Jeśli chcesz spróbować, naciśnij poniżej „{ $button }”.
notice-by-buttons = W tej grze nic nie trzeba pisać: wystarczą przyciski.

## Secret numbers: why a number cannot be right

# $number (number): the one that was tapped
flaw-not-in-game = Liczby { $number } nie ma w grze.
flaw-revealed = Karta { $number } jest już odkryta.
flaw-own-card = Kartę { $number } masz u siebie.
flaw-refuted = Liczba { $number } już przy tej karcie padła i to nie ona.
flaw-out-of-order = Liczba { $number } nie mieści się między odkrytymi kartami.
flaw-no-such-colour = W tej ręce nie ma zakrytej karty w kolorze liczby { $number }.
flaw-does-not-fit = Gdyby tu było { $number }, reszta kart by się nie zgadzała.

## Secret numbers: settings, numbers and rules

button-deduction-on = 🔎 Z podpowiedziami
button-deduction-off = 🧠 Bez podpowiedzi
# $count (number): how many; the number itself stands above
picture-card-wins = { $count ->
    [one] wygrana w Tajne liczby
    [few] wygrane w Tajne liczby
    [many] wygranych w Tajne liczby
   *[other] wygranej w Tajne liczby
}
picture-cards-found = Odgadnięte karty z liczbami
button-rules-codes = 🔐 Zasady: Tajne kody
button-rules-kryptos = 🔢 Zasady: Tajne liczby
# $page, $pages (number): where the reader is
page-rules-cards-1 =
    📖 <b>Tajne liczby</b> ({ $page } z { $pages })

    W 3–6 osób gracie kartami z liczbami do 48, w czterech kolorach na zmianę: 1🔺 2🟡 3🟩 4🔷 5🔺 i tak dalej. Karty w każdej ręce są ułożone rosnąco, najniższa po lewej.
    Wszyscy wiedzą, ile masz zakrytych kart każdego koloru, ale nie wiedzą, jakie to karty.

    <blockquote>Bo ⭐2
    A 🟡6 C D 🟩19 F
    zakryte: 🔺×2 🟡×1 🔷×1</blockquote>
page-rules-cards-2 =
    📖 <b>Otwarcie</b> ({ $page } z { $pages })

    Przed pierwszą kolejką każdy odkrywa dwie swoje karty, po jednej, w kolejności odwrotnej niż w grze: od ostatniej osoby do pierwszej. Karty zostają w ręce na swoich miejscach.
    <b>Zaawansowane otwarcie</b>: nie wolno odkryć swojej najniższej ani najwyższej karty, ani dwóch kolejnych liczb. Wszyscy razem odkrywacie najwyżej dwie karty każdego koloru (trzy, gdy gra pięć lub sześć osób).
page-rules-cards-3 =
    📖 <b>Twoja kolej</b> ({ $page } z { $pages })

    Wybierz zakrytą kartę innego gracza i odgadnij jej liczbę.
    Dobrze? Karta zostaje odkryta, a ty dostajesz ⭐3; ⭐2, jeśli ten gracz miał tylko dwie zakryte karty; ⭐1, jeśli to była jego ostatnia.
    Źle? Nikt nie dowiaduje się niczego więcej. Za jeden punkt możesz spróbować drugi raz, z dowolną zakrytą kartą; potem twoja kolej się kończy.
page-rules-cards-4 =
    📖 <b>Koniec</b> ({ $page } z { $pages })

    Zaczynasz z ⭐2. Gdy ktoś ma ⭐15, dogrywacie rundę do końca. Wygrywa osoba z największą liczbą punktów; przy remisie ta, która jest wcześniej w kolejności gry.
    Po trzech rundach bez odkrytej karty każdy gracz może zakończyć grę. Kto wyjdzie z gry, odkrywa wszystkie karty i nie może wygrać.
page-rules-cards-5 =
    📖 <b>Dodatkowe zasady</b> ({ $page } z { $pages })

    <b>Zagadka</b>, dla 4–5 osób: do gry dochodzą cztery karty, a cztery losowe odkłada się na bok. Znane są tylko ich kolory.
    <b>Łapówka</b>: punkt za drugą próbę dostaje właściciel karty, którą zgadujesz.
    <b>Podpowiedzi</b>: jeśli nie chcecie wszystkiego liczyć w pamięci, pokażę każdej osobie prywatnie, jakie liczby są jeszcze możliwe na zakrytych kartach. Podpowiedzi włączycie w /settings.

## Privacy, and what cannot be read

command-forget = usuń to, co o tobie wiem
page-forget =
    🗑 <b>Mam o tobie zapomnieć?</b>
    Usunę wybrany język, statystyki i listę twoich gier. W grupach, w których były twoje gry, znikniesz z rankingu, a w zakończonych grach zamiast twojego imienia będzie „{ name-forgotten }”.

    Wiadomości na czatach zostaną; swoje możesz usunąć.
# $titles (string): the groups in which the reader has a seat
page-forget-seated =
    🗑 <b>Mam o tobie zapomnieć?</b>
    Usunę wybrany język, statystyki i listę twoich gier. W grupach, w których były twoje gry, znikniesz z rankingu, a w zakończonych grach zamiast twojego imienia będzie „{ name-forgotten }”.
    Wyjdziesz też z gry tutaj: { $titles }.

    Wiadomości na czatach zostaną; swoje możesz usunąć.
button-forget = 🗑 Zapomnij o mnie
button-keep-all = ↩️ Niech wszystko zostanie
command-privacy = co przechowuję i jak długo
command-export-private = wszystko, co o tobie przechowuję
page-my-data = 📄 Oto wszystko, co o tobie przechowuję, oprócz sekretów gier, które jeszcze trwają.
# $who (html): a line with the contact of the person who runs the bot
page-privacy =
    🔒 <b>Co przechowuję</b>
    • <b>O tobie:</b> twój identyfikator w Telegramie, imię i język, to, czy mogę do ciebie pisać i w jakich grupach grasz, moje ostatnie wiadomości tutaj oraz twoje gry solo z wynikami zagadek i przypomnieniem.
    • <b>O grupie:</b> jej nazwę, ustawienia i dodane przez was słowa, listę graczy, ostatnią grę ze wskazówkami i czatem drużyny, statystyki oraz to, kto chce wiedzieć o nowych stolikach i kto rozwiązuje zagadkę dnia.
    • <b>O zagadce z waszej gry:</b> jej słowa klucze i wskazówki, kto ją zrobił i kto rozwiązywał. Link nie zdradza imion.
    • <b>Gdy coś się zepsuje:</b> ostatnie 100 wiadomości lub naciśnięć, które wywołały błąd, żeby dało się go naprawić.

    <b>Jak długo:</b> grę – do następnej w tej samej grupie. Reszta znika, gdy przez 90 dni nikt z niej nie korzysta.
    Jeśli nie liczyć błędów, w moim dzienniku zdarzeń nie ma imion ani tego, co piszesz. Nikomu poza Telegramem niczego nie przekazuję. Administrator bota może mieć kopie zapasowe.
    { $who }
# $contact (string): of the person who runs the bot
privacy-contact = <b>Administrator bota:</b> { $contact }
privacy-no-contact = <b>Administrator bota:</b> nie podano kontaktu.
page-privacy-group = 🔒 Przechowuję informacje o tym, kto tu gra, oraz wasze gry i statystyki. Usuwam je, gdy przez 90 dni nikt tu ze mnie nie korzysta. Szczegóły są na naszym prywatnym czacie.
button-privacy = 🔒 Co przechowuję
# Shown instead of the name of a person who was forgotten
name-forgotten = Ktoś
toast-forgotten = Gotowe: już nic o tobie nie pamiętam. Wracaj, kiedy chcesz!
toast-kept = Dobrze, niczego nie usuwam.
toast-damaged = ⚠️ Nie mogę odczytać tego, co mam zapisane dla tego czatu. Administrator bota może sprawdzić dlaczego. Inne czaty działają dalej.

## House players

# The names of house players
robot-name-1 = 🤖 Bajtek
robot-name-2 = 🤖 Piksel
robot-name-3 = 🤖 Trybik
robot-name-4 = 🤖 Śrubek
robot-name-5 = 🤖 Chip
button-robot-intercepts = 🤖 Przechwytuje robot
# Where one of the two is the interceptor until a robot sits down
button-robot-pair = 🤖 Para kontra robot
button-robot-add = 🤖 Dodaj robota
button-robot-out = 🤖 Usuń robota
button-robot-seat = 🤖 Wstaw robota
# $name (string): a robot's name
toast-robot-in = { $name } jest w grze!
# The same for a seat of which all cards lie open (Secret numbers)
# $name (string): a robot's name
toast-robot-in-open = { $name } jest w grze – z odkrytymi kartami!
# $name (string): a robot's name
toast-robot-out = { $name } nie jest już w grze.
toast-no-robot = Nie ma teraz miejsca dla kolejnego robota.
# $name (string): a robot's name
toast-robot-sits-there = To miejsce zajmuje { $name }. Najpierw usuń robota w „⋯ Więcej”.
setting-about-robots = Jak dobrze grają roboty. W Tajnych kodach „Auto” dopasowuje ich poziom do waszych wyników, żeby gry były wyrównane.
# $value (string): what is chosen now
setting-robots = 🤖 Poziom robotów: { $value }
robots-auto = auto
robots-easy = łatwy
robots-normal = średni
robots-hard = trudny
# $name (string): a robot's name
board-robot-deaf = { $name } umie tylko czytać, więc zgaduje bez obrazków i nagrań.
# $name (string): a robot's name. $words (string): the four words it thought of, by number
end-robot = { $name } obstawia takie słowa klucze: { $words }

## Alone: a lesson, practice, the puzzle of the day

command-learn = w minutę naucz się grać
command-practice = trening: podsłuchaj dwa roboty
command-daily = zagadka dnia
button-learn = 🎓 Nauka w minutę
button-practice = 🕵️ Trening
button-daily = 🧩 Zagadka dnia
# On half a phone's width: adds the bot to a group
button-add = ➕ Dodaj do grupy
button-share = 📣 Udostępnij
button-copy = 📋 Kopiuj tekst
# At the end of a group's game, on half a phone's width
button-another-group = ➕ Kolejna grupa
button-learn-next = Dalej ▸
button-reminder-on = 🔔 Przypominaj codziennie
button-reminder-off = 🔕 Już nie przypominaj
# Names of what somebody plays alone, in lists of games
solo-name-learn = Nauka w minutę
solo-name-practice = Trening
solo-name-daily = Zagadka dnia
solo-name-puzzle = Zagadka z prawdziwej gry
# $step, $steps (number): of the lesson
solo-title-learn = 🎓 <b>Nauka w minutę</b> · krok { $step } z { $steps }
solo-title-practice = 🕵️ <b>Trening</b>
# $date (string): a day, as 18 November
solo-title-daily = 🧩 <b>Zagadka na { $date }</b>
solo-title-puzzle = 🧩 <b>Przechwycisz ich kody?</b>
# What somebody has to do who plays alone. $count (number): codes, one to four
solo-goal-puzzle = 🤫 Dwie osoby mają wspólne cztery tajne słowa klucze. Przed tobą { $count ->
    [one] jeden kod. Uda ci się go przechwycić?
    [few] { $count } kody. Ile przechwycisz?
    [many] { $count } kodów. Ile przechwycisz?
   *[other] { $count } kodu. Ile przechwycisz?
}
solo-goal-daily = 🤫 Dwa roboty mają wspólne cztery tajne słowa klucze. Przed tobą { $count ->
    [one] { $count } kod
    [few] { $count } kody
    [many] { $count } kodów
   *[other] { $count } kodu
}. Ile przechwycisz?
solo-goal-practice = 🤫 Dwa roboty mają wspólne cztery tajne słowa klucze. Przechwyć dwa z czterech następnych kodów, a wygrasz.
# Below each of the three above, to who has not begun the lesson
solo-how = Do każdej nowej wskazówki wybierz pasujący numer. Kod to trzy numery: trzeci zatwierdza odpowiedź.
# The first step of the lesson. $name (string): a robot, the reader's partner
learn-partner = Ty i { $name } macie wspólne <b>cztery słowa klucze</b>. { $name } daje ci trzy wskazówki. Do każdej wybierz słowo klucz.
# The second step
learn-interceptor = Teraz <b>przechwytujesz</b>: dwa roboty przekazują sobie kody. Nie musisz znać ich słów kluczy – wystarczy wiedzieć, <b>które wskazówki do siebie pasują</b>. Do każdej nowej wybierz pasujący numer.
# The third step
learn-encoder = Teraz <b>ty dajesz wskazówki</b>. Brakuje jednej: robot z twojej pary ma ją zrozumieć, a przechwytujący nie.
learned-partner = Trzy różne cyfry w tej kolejności to tajny kod. Ale ktoś podsłuchuje…
learned-interceptor = W prawdziwej grze wygrywasz, jeśli w pięciu rundach przechwycisz dwa kody. Jeśli nie, wygrywa para.
# The same, where the learner’s partner, a robot, did not understand it. $clue (string), $interceptor (string)
learned-misread = „{ $clue }” było za trudne dla robota. Przyjaciele znają cię lepiej. A { $interceptor } nie zna waszych słów kluczy.
# What came of the learner’s own clue. $clue (string); $keyword (string): the word it was for; $interceptor (string): a robot
learned-easy = Wskazówka „{ $clue }” do słowa <b>{ $keyword }</b> zadziałała! { $interceptor } też podsłuchuje, ale bez waszych słów kluczy nic nie zrozumie. W prawdziwej grze wszystkie trzy wskazówki dajesz ty.
learned-encoder = 🎓 <b>I to już cała gra!</b> Najlepiej gra się ze znajomymi: dodaj mnie do grupy. Albo graj dalej solo:
toast-game-below = Twoja gra jest poniżej ⬇️
news-daily-done = Dzisiejsza zagadka już za tobą. Jutro będzie nowa!
toast-reminder-on = 🔔 Będę ci przypominać codziennie o tej porze.
toast-reminder-off = 🔕 Nie będę już przypominać.
# The end of a puzzle, by how many of four codes were intercepted
daily-end-0 = 🙈 <b>Cisza w eterze. Sekrety ocalały.</b>
daily-end-1 = 🔎 <b>Jeden kod przechwycony.</b> Do wygranej zabrakło jednego!
daily-end-2 = 🏆 <b>Wygrywasz!</b> Dwa kody przechwycone. Co za słuch!
daily-end-3 = 🏆 <b>Wygrywasz!</b> Trzy przechwycone. Następnym razem będą szeptać.
daily-end-4 = 🏆 <b>Wygrywasz: wszystkie cztery!</b> Czytasz w myślach.
# $score (string): as 2/4; $squares (string): green and black squares
daily-score = { $squares } { $score }
# $count (number): days in a row, two or more
daily-streak = 🔥 { $count ->
    [one] { $count } dzień z rzędu
    [few] { $count } dni z rzędu
    [many] { $count } dni z rzędu
   *[other] { $count } dnia z rzędu
}
# $time (string): local time on the reader's phone
daily-next = 🕛 Nowa zagadka pojawia się codziennie o { $time }.
# Once it is asked for. $time (string): local time on the reader's phone
daily-reminds = 🔔 Będę ci przypominać codziennie o { $time }.
# Passed on to others, so nothing of the puzzle. $date, $score, $squares (string)
share-daily =
    🧩 Crosswire, zagadka na { $date }: { $score } { $squares }
    Pobijesz mój wynik?
share-practice =
    🕵️ Crosswire, trening: { $score } { $squares }
    Pobijesz mój wynik?
page-daily-reminder = 🧩 Zagadka na { $date } już czeka.
# $date (string); $rows (string): a line for each who has played
page-daily-group =
    🧩 <b>Zagadka na { $date }</b>
    { $rows }

    Naciśnij poniżej „Zagadka dnia” i zagraj, a /daily pokaże też twój wynik.
page-daily-group-none =
    🧩 <b>Zagadka na { $date }</b>
    Nikt tu jeszcze nie próbował. Dwa roboty przekazują sobie kody, a ty podsłuchujesz. Zagadka jest taka sama dla wszystkich i zajmuje trzy minuty. Naciśnij poniżej „Zagadka dnia” i zagraj, a /daily pokaże, kto ma najlepszy wynik.
# What the bot offers in any chat, when its name is typed there: a title, a line below it, and the message that is sent
inline-result = Udostępnij dzisiejszy wynik
inline-invitation = Podeślij zagadkę dnia
inline-invitation-about = Dwa roboty, cztery kody, trzy minuty
inline-invitation-text = 🧩 Crosswire, zagadka na { $date }: dwa roboty przekazują sobie tajne kody. Kto przechwyci najwięcej?

## Puzzles that people make of their own game, and results to pass on

button-puzzle-offer = 🧩 Zrób z tego zagadkę
button-puzzle-agree = 🧩 Tak, zróbmy zagadkę
button-puzzle-no = 🙅 Nie, dzięki
button-share-puzzle = 🧩 Udostępnij zagadkę
button-puzzle-withdraw = ↩️ Wycofaj zagadkę
toast-puzzle-asked = Pytam drugą osobę z pary. Jeśli też się zgodzi, zagadka będzie gotowa.
toast-puzzle-made = 🧩 Wasza zagadka jest gotowa. Udostępnij ją!
toast-puzzle-withdrawn = Dobrze, w takim razie bez zagadki.
# A puzzle that was ready is taken back
toast-puzzle-back = Zagadka wycofana. Link już nie działa.
# $name (string): the partner
puzzle-waits = 🧩 Teraz decyduje { $name }. Jeśli też się zgodzi, każdy, kto ma link, będzie mógł przechwytywać kody z waszej gry. Waszych imion nie zobaczy.
puzzle-asked = 🧩 <b>{ $name } chce zrobić z tej gry zagadkę:</b> każdy, kto ma link, przeczyta wasze wskazówki i spróbuje przechwycić kody. Waszych imion nie zobaczy. Zgoda?
puzzle-made = 🧩 <b>Wasza gra to teraz zagadka.</b> Udostępnij ją: kto przechwyci wasze kody? Zagadka zniknie, jeśli przez 90 dni nikt nie spróbuje.
# On the card of who asked for the puzzle. $name (string): the partner, who has agreed
news-puzzle-made = 🧩 <b>{ $name } się zgadza!</b> Wasza zagadka jest gotowa, link poniżej.
# What came of the game that the puzzle is made of. $score (string): as 2/4; $squares (string)
puzzle-original = 🕵️ Przechwytujący w tamtej grze: { $squares } { $score }
# $count (number): how many have tried, two or more; $shares (string): for each round the share that got it, as 2 (40%) · 3 (55%)
puzzle-others = 👥 { $count ->
    [one] Próbowała już { $count } osoba.
    [few] Próbowały już { $count } osoby.
    [many] Próbowało już { $count } osób.
   *[other] Próbowało już { $count } osoby.
} Trafienia w rundach: { $shares }
page-puzzle-gone = 🧩 Tej zagadki już tu nie ma. Ale codziennie jest nowa:
# $count (number): how many have tried it
page-puzzle-yours = 🧩 <b>To wasza zagadka.</b> { $count ->
    [0] Nikt jeszcze nie próbował.
    [one] Próbowała już jedna osoba.
    [few] Próbowały już { $count } osoby.
    [many] Próbowało już { $count } osób.
   *[other] Próbowało już { $count } osoby.
    } Jeśli ją wycofasz, link przestanie działać.
page-puzzle-back = 🧩 { toast-puzzle-back }
# $score, $of (number)
page-puzzle-done = 🧩 Tę zagadkę masz już za sobą: { $score } z { $of }. Liczy się tylko pierwsza próba.
# Passed on to others: no names, nothing secret. $score (string): as 2/4; $squares (string)
share-puzzle = 🧩 Przechwycisz ich kody? Mój wynik: { $score } { $squares }
share-us = 🧩 Przekazujemy sobie tajne kody za pomocą wskazówek. Podsłuchaj nas: przechwycisz je?
# $rounds (number): in which round it ended
share-interceptor =
    🕵️ Crosswire: przechwytujący łamie kod w rundzie { $rounds } { $squares }
    Pójdzie ci lepiej?
share-interceptor-given =
    🕵️ Crosswire: przechwytujący wygrywa w rundzie { $rounds } { $squares }
    Pójdzie ci lepiej?
share-pair =
    🤝 Crosswire: pięć rund i sekrety pary nadal bezpieczne { $squares }
    Pójdzie ci lepiej?
share-played = 🔐 Crosswire: przekazujemy sobie tajne kody i przechwytujemy cudze. Zagraj i ty!
share-cards-played = 🔢 Crosswire, Tajne liczby: odgadujemy zakryte karty innych graczy. Zagraj i ty!
# $players, $points (number): of the winner
share-cards = 🔢 Crosswire, Tajne liczby: { $players } graczy, wygrana z wynikiem { $points } pkt. Zagraj i ty!
