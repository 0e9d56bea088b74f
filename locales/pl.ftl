### Crosswire po polsku.
### Teksty o id zaczynających się od toast-, alert-, button-, command- lub refusal- są wyświetlane bez formatowania; w pozostałych można używać HTML Telegrama.
### Toast i alert mają najwyżej 200 znaków razem ze wszystkimi podstawieniami.

language-name = Polski

## Names

# $name (string): a person's name, shown as it is
name = { $name }


## Commands, as the menu shows them

command-play = zacznij grę w tej grupie
command-join = zajmij miejsce
command-leave = zwolnij swoje miejsce
command-cancel = przerwij grę
command-lang = wybierz język
command-help = jak grać
command-start = twoje gry i miejsca

## What Telegram shows of the bot: in a chat that was not started yet (512 characters), and on its profile (120)

about-description =
    Gry w tajne kody na czat grupowy.

    🔐 „Tajne kody”: dwie osoby przekazują sobie trzycyfrowe kody za pomocą wskazówek, a trzecia podsłuchuje. Gdy jest was od czterech do ośmiu osób, grają przeciw sobie dwie drużyny.
    🔢 „Tajne liczby”: od trzech do sześciu osób zgaduje nawzajem swoje zakryte karty z liczbami.

    Dodaj mnie do grupy i wyślij tam /play.
about-short = Gry w tajne kody na czat grupowy: przekazujcie kody wskazówkami albo zgadujcie zakryte liczby. Wyślij /play w grupie.

## Pages

# $name (string): the reader's name
page-start =
    👋 <b>Cześć, { $name }!</b>
    Ze mną na czacie grupowym zagracie w <b>„Tajne kody”</b>: dwie osoby przekazują sobie trzycyfrowe kody za pomocą wskazówek, a trzecia podsłuchuje. Gdy jest was od czterech do ośmiu osób, grają przeciw sobie dwie drużyny.
    A od trzech do sześciu osób może zagrać w <b>„Tajne liczby”</b>: zgadujecie nawzajem swoje zakryte karty z liczbami.

    Dodaj mnie do grupy i wyślij tam /play. Twoje tajne słowa przyjdą tutaj.
# $title (string): the group's name
page-seated =
    ✅ <b>Masz miejsce w grze: { $title }.</b>
    Gra toczy się w grupie, a twoje tajne słowa i kody przychodzą tutaj.
page-help =
    <b>Tajne kody dla trzech osób</b>
    Dwie osoby to <b>para</b>: mają cztery wspólne tajne słowa klucze, ponumerowane od 1 do 4. Trzecia osoba to <b>przechwytujący</b>.

    W każdej rundzie ktoś z pary, <b>szyfrant</b>, dostaje kod, na przykład 4·2·1, i podaje po jednej wskazówce do każdego słowa klucza z kodu, w tej samej kolejności. Druga osoba z pary czyta wskazówki i zgaduje kod. Od drugiej rundy zgaduje też przechwytujący.

    Przechwytujący dostaje żeton za każdy przechwycony kod <b>i</b> za każdy kod, którego druga osoba z pary nie odgadnie. Jeśli zdobędzie dwa żetony w ciągu pięciu rund, wygrywa; jeśli nie, wygrywa para.

    <b>Wskazówki</b> odnoszą się do znaczenia słów kluczy. Nie wolno podawać słowa klucza ani jego tłumaczenia, powtarzać wskazówek ani zdradzać kodu.

    Gdy jest was od czterech do ośmiu osób, grają przeciw sobie dwie drużyny. /rules
    A od trzech do sześciu osób może zagrać w <b>„Tajne liczby”</b>: zgadujecie nawzajem swoje zakryte karty z liczbami.

    Żeby zacząć, wyślij /play w grupie.
page-lang = 🌐 W jakim języku mam do ciebie pisać?
page-lang-group = 🌐 W jakim języku gramy w tej grupie?
# $language (string): the language's own name
page-lang-done = 🌐 { $language }? Z przyjemnością!
page-idle =
    Teraz nie czekam na wiadomość od ciebie.
    Gdy przyjdzie twoja kolej na wskazówki, dam ci tu znać. Żeby zacząć grę, wyślij /play w grupie.
page-group-only = To działa w grupie: dodaj mnie do jakiejś i tam wyślij tę komendę.
page-hello-group =
    👋 <b>Cześć wszystkim!</b>
    We trójkę możecie zagrać w <b>„Tajne kody”</b>: dwie osoby przekazują sobie kody za pomocą wskazówek, a trzecia podsłuchuje. Wyślijcie /play i zaczynamy.
    Gdy jest was od czterech do ośmiu osób, grają przeciw sobie dwie drużyny.
    A od trzech do sześciu osób może zagrać w <b>„Tajne liczby”</b>: zgadujecie nawzajem swoje zakryte karty z liczbami.
page-not-allowed = Może to zrobić tylko gospodarz gry albo admin grupy.
page-no-lobby = Nie ma gry, do której można dołączyć. Wyślij /play, żeby zacząć nową.
page-nameless = To wiadomość w imieniu grupy albo kanału, więc nie wiem, kto ją pisze. Dotknij przycisku pod grą albo napisz we własnym imieniu.
page-no-game = Teraz nikt tu nie gra. Wyślij /play, żeby zacząć.
page-game-runs = W tej grupie trwa już gra. Gdy się skończy, /play zacznie następną.

## Lobby

lobby-title = 🔐 <b>Tajne kody</b>
lobby-intro-interceptor = Dwie osoby przekazują sobie kody za pomocą wskazówek, a trzecia podsłuchuje. Najwyżej pięć rund. Z czwartą osobą gracie w dwóch drużynach.
# $names (string): who sits there
lobby-pair = 👥 Para: { $names }
lobby-interceptor = 🕵️ Przechwytuje: { $names }
lobby-free-seat = …
# $name (string): a player whom the bot cannot write to yet
lobby-needs-start = { $name } <i>(musi otworzyć bota)</i>
# $count (number): how many players are missing
lobby-missing = { $count ->
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $count } osób.
    [many] Brakuje jeszcze { $count } osób.
   *[other] Brakuje jeszcze { $count } osoby.
}
# $names (string): players who have to open the bot
lobby-not-ready = { $names }: trzeba jeszcze nacisnąć „Otwórz bota”, a potem „Start”, bo inaczej nie wyślę sekretów.
# $name (string): the host
lobby-can-start = Komplet! { $name } może zacząć grę.
lobby-closed = 🔐 Stolik zamknięty. Wyślij /play, żeby otworzyć nowy.
lobby-started = 🔐 <b>Tajne kody</b>: w parze { $pair }; przechwytuje { $interceptor }.

button-join = 🙋 Gram
button-intercept = 🕵️ Przechwytuję
button-shuffle = 🎲 Wymieszaj
button-start = ▶️ Zacznij grę
button-leave = 🚪 Wychodzę
button-cancel = ✖️ Zamknij
button-open-bot = 💬 Otwórz bota
button-add-to-group = ➕ Dodaj mnie do grupy
button-my-words = 👁 Moje słowa
button-lock = 🔒 Zatwierdź
# $number (number): which clue
button-change-clue = ✏️ { $number }
button-send-clues = 📨 Wyślij wskazówki
button-rematch-same = 🔁 Jeszcze raz
button-rematch-next = 🕵️ Następna osoba
button-rematch-shuffled = 🎲 Wymieszaj

toast-joined = Jesteś w grze.
toast-left = Nie jesteś już w grze.
toast-already-seated = Masz już miejsce.
toast-not-seated = Nie masz miejsca przy tym stoliku.
toast-table-full = Wszystkie miejsca są zajęte.
toast-old-button = Ten przycisk jest już nieaktualny.
toast-unknown-button = Nie znam tego przycisku.
toast-slow-down = Nie tak szybko, proszę. Poczekaj chwilę.
# $names (string): who has to open the bot
toast-not-ready = Najpierw trzeba otworzyć bota: { $names }.
# $count (number): how many players are missing
toast-missing = { $count ->
    [one] Brakuje jeszcze jednej osoby.
    [few] Brakuje jeszcze { $count } osób.
    [many] Brakuje jeszcze { $count } osób.
   *[other] Brakuje jeszcze { $count } osoby.
}
toast-host-only = Może to zrobić tylko gospodarz albo admin.
toast-shuffled = Wymieszane.
toast-done = Gotowe.

## Board

# $round, $rounds (number): this round, and how many there are; $name (string): the encoder
board-title = <b>Runda { $round } z { $rounds }</b> · szyfruje { $name }
# $number (number): 1 to 3; $clue (string): the clue
board-clue-plain = { $number }. <b>{ $clue }</b>
board-clue-objected = { $number }. <b>{ $clue }</b> ✋
board-clue-stood-by = { $number }. <b>{ $clue }</b> 🛡
board-clue-withdrawn = { $number }. <s>{ $clue }</s>
board-clue-missing = { $number }. <i>brak wskazówki</i>
board-first-round = W pierwszej rundzie nikt nie przechwytuje.
# $names (string): who is awaited
board-awaited-guess = ⏳ Czekamy na odpowiedź: { $names }
board-awaited-interception = ⏳ Czekamy na próbę przechwycenia: { $names }
# $name (string): who has locked an answer
board-locked-guess = 🔒 Jest odpowiedź: { $name }
board-locked-interception = 🔒 Jest próba przechwycenia: { $name }
# $round (number), $name (string): the encoder
board-writing = ✍️ Runda { $round }: { $name } pisze trzy wskazówki.
# $name (string), $code (string): a code with dots, as 4·2·1
reveal-intercepted = 🕵️ { $name }: { $code } – kod przechwycony!
reveal-not-intercepted = 🕵️ { $name }: { $code } – pudło
reveal-no-interception = 🕵️ { $name }: brak odpowiedzi
reveal-decoded = 👥 { $name }: { $code } – dobrze!
reveal-not-decoded = 👥 { $name }: { $code } – źle
reveal-no-guess = 👥 { $name }: brak odpowiedzi, liczy się jako błąd
# $code (string)
reveal-code = 🔑 Prawidłowy kod: <b>{ $code }</b>.
# $name (string): the interceptor; $count (number): the tokens of this round
reveal-tokens = { $count ->
    [0] { $name } nie dostaje żetonu.
    [one] { $name } dostaje żeton.
    [few] { $name } dostaje { $count } żetony.
    [many] { $name } dostaje { $count } żetonów.
   *[other] { $name } dostaje { $count } żetonu.
}
# $name (string): the interceptor; $tokens (string): filled and empty circles
score-interceptor = { $name }: { $tokens }

## End

# $names (string): the winners
end-pair = 🏆 <b>Wygrywa para: { $names }!</b>
end-interceptor = 🏆 <b>Wygrywa przechwytujący: { $names }!</b>
end-nobody = <b>Koniec gry</b>, bez zwycięzcy.
# $rounds (number)
end-why-rounds-survived = { $rounds ->
    [one] Za nami { $rounds } runda, a przechwytujący ma mniej niż dwa żetony.
    [few] Za nami { $rounds } rundy, a przechwytujący ma mniej niż dwa żetony.
    [many] Za nami { $rounds } rund, a przechwytujący ma mniej niż dwa żetony.
   *[other] Za nami { $rounds } rundy, a przechwytujący ma mniej niż dwa żetony.
}
end-why-interceptor-tokens = Przechwytujący ma dwa żetony.
end-why-called-off = Gra została przerwana.
end-why-side-short = Nikt nie zajął wolnego miejsca.
end-keywords = Słowa klucze:
# $slot (number), $word (string)
end-keyword = { $slot } <b>{ $word }</b>
# $round (number), $code (string), $clues (string), $marks (string): what went well or wrong
end-round = { $round }. { $code }: { $clues } { $marks }
end-rounds = Runda po rundzie:

## Card

# $title (string): the group's name
card-title-pair = 👥 <b>{ $title }</b> · grasz w parze
card-title-interceptor = 🕵️ <b>{ $title }</b> · przechwytujesz kody
card-words = Twoje słowa:
# $slot (number), $word (string)
card-word = { $slot } <b>{ $word }</b>
# $slot (number), $word (string), $clues (string): clues given for it so far
card-word-with-clues = { $slot } <b>{ $word }</b> – { $clues }
# $slot (number), $clues (string)
card-slot = { $slot } – { $clues }
card-sheet = Dotychczasowe wskazówki:
card-sheet-empty = Nie ma jeszcze wskazówek.
# $round (number), $code (string)
card-code = Runda { $round }. Twój kod: <b>{ $code }</b>
card-write = ✍️ Napisz wskazówkę do każdej cyfry, po kolei: trzy linijki w jednej wiadomości albo po jednej.
# $number (number), $digit (number), $word (string), $clue (string)
card-draft = { $digit } { $word } → <b>{ $clue }</b>
card-draft-empty = { $digit } { $word } → …
# $number (number): which clue
card-changing = ✏️ Napisz od nowa wskazówkę nr { $number }.
card-check = Sprawdź i wyślij. Potem już nic nie zmienisz.
card-sent = 📨 Wskazówki poszły. Teraz pokerowa twarz!
card-clues = Wskazówki:
card-guess = Do którego słowa klucza pasuje każda wskazówka?
card-intercept = Do którego numeru pasuje każda wskazówka?
card-guess-help = Wybierz numer dla każdej wskazówki i zatwierdź.
# $code (string)
card-locked-guess = 🔒 Odpowiedź: { $code }
card-locked-interception = 🔒 Próba przechwycenia: { $code }
# $names (string)
card-waiting-clues = ⏳ Czekamy na wskazówki: { $names }
card-waiting-answers = ⏳ Czekamy na odpowiedź: { $names }
card-listening = Śledź wskazówki w grupie. Przechwytujesz od drugiej rundy.
card-over = Koniec gry. Wynik znajdziesz w grupie.
card-away = 🚪 Nie mogę już pisać w grupie. Dodajcie mnie z powrotem, a gra potoczy się dalej.
# $reason (string)
card-notice = ⚠️ { $reason }

notice-not-your-turn = Teraz nie twoja kolej na pisanie.
notice-too-many-lines = Za dużo linijek. Wskazówki są tylko trzy, każda w osobnej linijce.
notice-all-written = Wszystkie trzy wskazówki są gotowe. Stuknij w ołówek, żeby zmienić którąś, albo je wyślij.
notice-edit-lines = Zostaw tyle linijek, ile miała wiadomość: każda to jedna wskazówka.
notice-edit-too-late = Twoje wskazówki już poszły: zmiana w starej wiadomości się nie liczy.
notice-guess-by-button = Odpowiedz przyciskami poniżej.
notice-typed-in-group = Wszyscy widzą, co piszesz w grupie. Wskazówki pisz tutaj. Jeśli to zdradziło kod, weź inny.
notice-erased-in-group = Twoja wiadomość z grupy została usunięta: mógł ją przeczytać każdy. Wskazówki pisz tutaj.

# $words (string): the keywords with their numbers
alert-words = { $words }
alert-no-words = Przechwytujący nie ma słów. Słuchaj uważnie!
alert-spectator = Nie bierzesz udziału w tej grze.
# $draft (string): the digits so far
toast-draft = { $draft }
toast-locked = Zatwierdzone.
toast-sent = Wysłane.
toast-set-all = Najpierw wybierz numer dla każdej wskazówki.
toast-write-clue = Napisz teraz nową wskazówkę nr { $number }.

## What the rules say no to

refusal-wrong-phase = Teraz się nie da.
refusal-no-code = Skończyły się kody.
refusal-unknown-player = Nie bierzesz udziału w tej grze.
refusal-not-your-turn = Teraz nie twoja kolej.
refusal-not-the-encoder = Wskazówki daje tylko szyfrant tej rundy.
refusal-side-short = Twoja strona czeka na zastępstwo.
refusal-no-interception-yet = W pierwszej rundzie nikt nie przechwytuje.
refusal-already-locked = Twoja odpowiedź jest już zatwierdzona.
refusal-clues-already-given = Wskazówki już poszły i nie można ich zmienić.
refusal-bad-code = Kod to trzy różne cyfry od 1 do 4.
refusal-three-clues-needed = Potrzebne są trzy wskazówki.
# $clue_number (number)
refusal-clue-empty = Wskazówka nr { $clue_number } jest pusta.
# $most (number)
refusal-clue-too-long = Wskazówka jest za długa. Limit znaków: { $most }.
# $clue (string)
refusal-clue-repeated = Wskazówka „{ $clue }” już była. Każdej można użyć tylko raz w grze.
refusal-clue-is-code = „{ $clue }” zdradza kod.
# $clue, $keyword (string)
refusal-clue-is-keyword = „{ $clue }” zdradza słowo „{ $keyword }”. Słowa klucze i ich tłumaczenia są zabronione.
refusal-four-words-needed = Do odgadnięcia są cztery słowa; jeśli któregoś nie znasz, zostaw puste miejsce.
refusal-no-such-clue = Nie ma takiej wskazówki.
refusal-already-objected = Ta wskazówka jest już zakwestionowana.
refusal-no-objection = Nikt nie zakwestionował tej wskazówki.
refusal-seat-not-free = To miejsce jest zajęte.
refusal-already-seated = Masz już miejsce w tej grze.
refusal-sat-on-other-side = Masz już za sobą grę po drugiej stronie.
refusal-no-such-card = Nie ma takiej karty.
refusal-card-already-open = Ta karta jest już odkryta.
refusal-card-not-allowed = Zaawansowane otwarcie nie pozwala na tę kartę. Wybierz inną.
refusal-own-card = Zgaduj kartę innego gracza.
# $most (number)
refusal-bad-number = Karty mają numery od 1 do { $most }.
refusal-too-early-to-end = Koniec można ogłosić po trzech rundach bez odkrytej karty.
refusal-sat-in-other-seat = Masz już za sobą inne miejsce w tej grze.

## Warnings: the encoder may insist

# $clue, $keyword (string)
hint-same-root = „{ $clue }” ma ten sam rdzeń co słowo klucz „{ $keyword }”.
hint-letter = „{ $clue }” mówi o literach. Wskazówka ma dotyczyć znaczenia.
hint-slot = „{ $clue }” wygląda na numer słowa. Wskazówka ma dotyczyć znaczenia.
hint-rhyme = „{ $clue }” brzmi jak słowo klucz „{ $keyword }”.
hint-disguise = „{ $clue }” wygląda jak słowo klucz „{ $keyword }”.
card-insist = Inni mogą się sprzeciwić. Zmień ją albo mimo to wyślij.
button-send-anyway = 📨 Wyślij mimo to
button-new-code = 🔄 Inny kod

## Words

command-words = jakimi słowami gramy
# $source (string): one of the three below; $language (string): a language's own name; $count (number): the chat's own words
page-words =
    📚 <b>Słowa</b>: { $source }
    Język słów: { $language }
    Wasze słowa: { $count }

    Dodajcie je przez <code>/words add latawiec, latarnia, huśtawka</code>, usuńcie przez <code>/words remove latawiec</code>, zobaczcie wszystkie przez <code>/words list</code>.
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
toast-words-few = Potrzeba co najmniej { $fewest } waszych słów, które dość się różnią. Dodajcie je przez /words add.

## Clues that are no text, and objections

media-voice = 🎤 wiadomość głosowa
media-video-note = 🎬 wiadomość wideo
media-animation = 🎞 GIF
media-sticker = 🏷 naklejka
media-photo = 🖼 zdjęcie
media-sheet = 📄 Gotowa kartka
# $number (number): which clue
media-caption = Wskazówka { $number }
button-object = ✋ { $number }
button-withdraw = ↩️ Wycofaj { $number }
button-stand = 🛡 Podtrzymaj { $number }
toast-objected = Zgłaszasz sprzeciw. Szyfrant odpowie.

## Seats, settings and time

command-board = pokaż planszę jeszcze raz
command-nudge = przypomnij tym, na których czekamy
command-kick = zwolnij miejsce
command-settings = limity czasu i inne ustawienia
# $time (string): local time on the reader's phone
board-until = 🕐 Do { $time }
# $time (string): date and local time on the reader's phone
board-until-day = 🕐 Do { $time }
# $names (string): whose seats are free
board-seat-wanted = 💺 Wolne miejsce: { $names }. Może je zająć ktoś z grupy.
# $names (string): players whom the bot cannot write to
board-unreachable = 📵 Nie mogę napisać do: { $names }. Otwórzcie bota i stuknijcie „Start”.
# $name (string): whose seat it was
button-take-seat = 💺 Miejsce: { $name }
button-nudge = ⏰ Przypomnij
button-vote-off = ✖️ Przerwij grę
# $count (number): how often it can still be done
button-reroll = 🔄 Inne słowa ({ $count })
# $names (string): who is awaited
page-nudge = ⏰ { $names }: gra na was czeka.
page-kick = Czyje miejsce zwolnić?
# $count, $needed (number)
page-vote = ✖️ Przerwać grę? Głosy: { $count } z { $needed }.
# $pace, $spoilers, $mode, $agreement, $talk, $deduction (string), $rerolls (number)
page-settings =
    ⚙️ <b>Ustawienia</b>
    Tempo: { $pace }
    Słowa i kody ukryte do stuknięcia: { $spoilers }
    Wymiany słów przed pierwszą wskazówką: { $rerolls }
    Skład: { $mode }
    Zatwierdzanie odpowiedzi drużyny: { $agreement }
    Prywatna rozmowa drużyny: { $talk }
    Zakresy liczb na kartach: { $deduction }
pace-relaxed = spokojne, bez limitów
pace-classic = klasyczne: 4 minuty na wskazówki, 3 na odpowiedzi; klepsydra 30 s dla drugiego szyfranta
pace-slow = wolne: 12 godzin na każdą odpowiedź
setting-on = tak
setting-off = nie
button-pace-relaxed = Spokojne
button-pace-classic = Klasyczne
button-pace-slow = Wolne
button-spoilers-on = 🫣 Ukryte
button-spoilers-off = 👀 Widoczne
# $count (number)
button-rerolls = 🔄 { $count }
toast-nudged = Przypomniane.
toast-nudged-already = Przed chwilą było przypomnienie.

## Pictures

## Pictures: drawn, so without markup and emoji

picture-game = Tajne kody
side-pair = Para
side-interceptor = Przechwytujący
picture-won-pair = Wygrywa para
picture-won-interceptor = Wygrywa przechwytujący
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
    [one] wygrana jako przechwytujący
    [few] wygrane jako przechwytujący
    [many] wygranych jako przechwytujący
   *[other] wygranej jako przechwytujący
}
picture-intercepted = Przechwycone kody
picture-decoded = Odgadnięte kody partnera
# $right, $total (number): how many of how many
picture-share = { $right } z { $total }
# $percent (number): 0 to 100
picture-percent = { $percent }%
picture-none-yet = jeszcze brak

## The rules, page by page

# $page, $pages (number): where the reader is
page-rules-1 =
    📖 <b>Zasady</b> ({ $page } z { $pages })

    Dwie osoby to <b>para</b>, trzecia to <b>przechwytujący</b>.
    Para ma cztery wspólne tajne słowa klucze, ponumerowane od 1 do 4. Nie zmieniają się przez całą grę.

    <blockquote>1 latarnia
    2 port
    3 drabina
    4 pieprz</blockquote>
page-rules-2 =
    📖 <b>Runda</b> ({ $page } z { $pages })

    Ktoś z pary jest <b>szyfrantem</b> i widzi kod: trzy różne cyfry od 1 do 4.
    Do każdej cyfry szyfrant podaje wskazówkę, w tej samej kolejności, a czytają je wszyscy.

    <blockquote>Kod 4·2·1
    1. apsik (pieprz)
    2. łódki (port)
    3. nocny spacer (latarnia)</blockquote>
page-rules-3 =
    📖 <b>Zgadywanie</b> ({ $page } z { $pages })

    Druga osoba z pary zna słowa klucze i zgaduje kod: 4·2·1.
    Od drugiej rundy zgaduje też przechwytujący, na podstawie wszystkich dotychczasowych wskazówek. Nikt nie widzi cudzej odpowiedzi, dopóki obie nie są zatwierdzone.
    Potem role w parze się zmieniają.
page-rules-4 =
    📖 <b>Żetony</b> ({ $page } z { $pages })

    Przechwytujący dostaje żeton za każdy przechwycony kod i żeton za każdy kod, którego druga osoba z pary nie odgadnie. Jedno i drugie w tej samej rundzie: dwa żetony.
    <b>Dwa żetony</b> w ciągu pięciu rund: wygrywa przechwytujący. W przeciwnym razie wygrywa para.
page-rules-5 =
    📖 <b>Dobre wskazówki</b> ({ $page } z { $pages })

    Wskazówka dotyczy znaczenia słowa klucza. Słowo, zdanie, wiadomość głosowa, GIF, naklejka, zdjęcie: wszystko wolno.
    Nie wolno: słowa klucza ani jego tłumaczenia, słowa o tym samym rdzeniu, jego liter ani numeru, żartów tylko dla wtajemniczonych, dwa razy tej samej wskazówki, samego kodu.
    Zbyt jasno, a przechwytujący pozna wasze słowa. Zbyt mgliście, a druga osoba z pary się pogubi. Jeśli wskazówka wydaje się nie fair, przechwytujący może zgłosić sprzeciw: ✋.
page-rules-6 =
    📖 <b>Dwie drużyny</b> ({ $page } z { $pages })

    Gdy jest was od czterech do ośmiu osób, grają dwie drużyny: ⬜ Biali i ⬛ Czarni. Każda ma własne cztery słowa klucze, a obaj szyfranci piszą jednocześnie.
    Najpierw wskazówki Białych. Biali bez szyfranta zgadują kod, a od drugiej rundy wszyscy Czarni próbują go przechwycić. Potem na odwrót.
    Co napiszesz mi prywatnie podczas zgadywania, trafia do twojej drużyny, ale nigdy do szyfranta tego kodu.
page-rules-7 =
    📖 <b>Wygrana drużyn</b> ({ $page } z { $pages })

    🕵️ Przechwycony kod to żeton sukcesu: dwa dają wygraną. ❌ Źle odczytany własny kod to żeton porażki: dwa oznaczają przegraną. Sprawdza się to po ujawnieniu obu kodów rundy.
    Remis albo koniec ośmiu rund: każde przechwycenie to punkt, każda porażka odejmuje punkt. Nadal po równo: każda drużyna pisze cztery słowa klucze drugiej. Nadal po równo: wygrywają obie.
    Z klepsydrą wolniejszy szyfrant ma 30 sekund, gdy drugi skończy.
button-back = ◀️
button-next = ▶️
command-rules = zasady, strona po stronie

## Sheet, games, statistics, record

command-sheet = wszystkie dotychczasowe wskazówki i kody
command-stats = gry i wygrane
command-leaderboard = kto tu najczęściej wygrywa
command-export = zapis ostatniej gry
command-games = twoje gry w innych grupach
# $rounds (string): the finished rounds
page-sheet =
    📄 <b>Kartka</b>
    { $rounds }
page-sheet-empty = 📄 Żadna runda jeszcze się nie skończyła.
page-stats-none = 📊 Nie ma jeszcze zakończonych gier.
# $name (string): a person or a group
page-stats = 📊 <b>{ $name }</b>
# $rows (string): one line a player
page-leaderboard =
    🏅 <b>Ranking</b>
    { $rows }
# $place, $wins, $games (number), $name (string)
leaderboard-row = { $place }. { $name } – wygrane: { $wins } z { $games }
page-export-none = 💾 Grę można zapisać, gdy się skończy.
page-export = 💾 Zapis gry.
page-games-none = Nie masz teraz miejsca w żadnej grze.
# $rows (string): one line a game
page-games =
    🎲 <b>Twoje gry</b>
    { $rows }
# $title (string): a group's name
games-row-awaited = ▶️ { $title }: twoja kolej
games-row-running = ⏳ { $title }: gra trwa
games-row-lobby = 🔐 { $title }: czekamy na graczy
page-which-game = Do której gry to jest? Wybierz i wyślij jeszcze raz.

## Two teams: the lobby

side-white = Biali
side-black = Czarni
lobby-intro-teams = Dwie drużyny przekazują kody za pomocą wskazówek i podsłuchują się nawzajem. Najwyżej osiem rund.
lobby-rotation = → W tej kolejności gracze drużyny dają wskazówki.
lobby-unbalanced = Drużyny mogą się różnić najwyżej o jednego gracza. Zmieńcie strony albo stuknijcie ⚖️.
board-teams = 🔐 <b>Tajne kody</b>: dwie drużyny.
# $team (string): a team's name behind its colour; $names (string): its players
board-team = { $team }: { $names }
button-balance = ⚖️ Wyrównaj
button-rematch-swapped = 🔃 Zamiana kolorów
toast-side-full = W tej drużynie nie ma miejsc.
# $most (number): how many can play so
toast-too-many = Za dużo graczy: najwyżej { $most }.
toast-unbalanced = Drużyny mogą się różnić najwyżej o jednego gracza.
command-team = nazwa waszej drużyny
# $team (string): a team's name
page-team-how = 🏷 Twoja drużyna to { $team }. Inna nazwa: <code>/team Nocne sowy</code>
page-team-taken = 🏷 { $team } to nazwa drugiej drużyny.
page-team-not-now = 🏷 Nazwę drużyny wybierają jej gracze w lobby, przed grą.

## Two teams: the board

# $round, $rounds (number); $team (string); $name (string): the encoder
board-title-team = <b>Runda { $round } z { $rounds }</b> · { $team }, szyfruje { $name }
board-round = ✍️ <b>Runda { $round } z { $rounds }</b>
board-team-writing = { $team }: { $name } pisze …
board-team-written = { $team }: { $name } – gotowe ✓
# $names (string): who gives clues then
board-next-encoders = W następnej rundzie: { $names }
# $seconds (number): what the sandglass has left; $time (string): local time on the reader's phone
board-sand = ⌛ Zostało { $seconds } s, do { $time }
# $team (string): who gets it
reveal-token-interception = 🕵️ { $team }: żeton sukcesu
reveal-token-miscommunication = ❌ { $team }: żeton porażki
reveal-no-token = Bez żetonów.
# $team (string); $intercepts, $misread (string): tokens of both kinds as filled and empty circles
score-team = { $team }: 🕵️ { $intercepts } · ❌ { $misread }

## Two teams: ties and the end

tie-break-title = ⚖️ <b>Decydują słowa klucze</b>
tie-break-write = Teraz każda drużyna pisze mi prywatnie cztery słowa klucze drugiej drużyny.
tie-break-awaited = ⏳ Piszą: { $names }
team-done = 🔒 { $team }: gotowe
# $words (string): what a team took for the other's keywords; $count (number): how many are right
tie-break-wrote = { $team }: { $words } – trafione: { $count }
# $team (string): the winners' team; $names (string): its players
end-team = 🏆 <b>Wygrana! { $team }: { $names }</b>
end-shared = 🏆 <b>Wspólne zwycięstwo: { $names }!</b>
# $team (string): who has them
end-why-interceptions = Dwa żetony sukcesu: { $team }.
end-why-miscommunications = Dwa żetony porażki: { $team }.
end-tie-one-has-both = Remis: po dwa żetony każdego rodzaju, { $team }.
end-tie-both-intercepted = Remis: obie drużyny mają po dwa żetony sukcesu.
end-tie-both-misread = Remis: obie drużyny mają po dwa żetony porażki.
# $rounds (number): how many there were
end-tie-rounds-over = Remis: rund było { $rounds }, a nikt nie ma dwóch takich samych żetonów.
# $score (string): both teams with their points or keywords
end-why-points = Wygrywa więcej punktów: { $score }.
end-equal-points = Punktów po równo: { $score }.
end-why-keywords = Wygrywa więcej odgadniętych słów kluczy: { $score }.
end-why-shared = Odgadniętych słów kluczy po równo: { $score }.
# $team (string): a team's name
picture-won-team = Wygrana: { $team }
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
card-locked-words = 🔒 Wasza odpowiedź: { $words }
card-turn-to-come = ✍️ Twoje wskazówki: runda { $round }.
card-help-all = Wybierz numer dla każdej wskazówki. Odpowiedź jest zatwierdzona, gdy zgodzi się cała drużyna.
card-help-any = Wybierz numer dla każdej wskazówki. Kto pierwszy zatwierdzi, odpowiada za drużynę.
# $name (string): a player of the own team; $draft (string): that player's answer so far
card-mate = { $name }: { $draft }
card-mate-agreed = { $name }: { $draft } ✓
# $names (string): whose yes is missing
card-agreed = ✓ Twoja zgoda jest. Czekamy: { $names }.
card-tie-break = ⚖️ <b>Jakie słowa klucze ma druga drużyna?</b>
# $slot (number), $clues (string): clues given for it; $word (string): the guess
card-tie-word = { $slot } { $clues } → <b>{ $word }</b>
card-tie-empty = { $slot } { $clues } → …
card-tie-help = ✍️ Napisz cztery słowa w jednej wiadomości albo po jednym. Linijka z - zostawia puste miejsce.
card-tie-changing = ✏️ Napisz od nowa słowo nr { $number }.
button-agree = 🤝 Zgoda
# $name (string): whose draft to write on the own card
button-take-over = ⬇️ Jak { $name }
toast-write-word = Teraz napisz od nowa słowo nr { $number }.
toast-agreed = Zgoda zapisana.
toast-taken-over = Przejęte.

## Team talk

# $name (string): who says it; $text (string)
talk-line = 💬 <b>{ $name }</b>: { $text }
talk-read = 💬 Runda { $round }: co mówiła drużyna
# $names (string): who hears it
card-talk = 💬 Kto przeczyta, co tu napiszesz: { $names }.
card-talk-muted = 🔕 Nie słyszysz drużyny.
button-talk-mute = 🔕 Wycisz drużynę
button-talk-hear = 🔔 Słuchaj drużyny
button-read-talk = 💬 Rozmowa, runda { $round }
# $most (number)
notice-talk-too-long = Najwyżej { $most } znaków naraz.
notice-talk-too-fast = Trochę wolniej: to nie dotarło do drużyny.
notice-clue-too-late = Czas na wskazówki minął: nikt tego nie zobaczył.
notice-words-only = Tu liczą się tylko słowa.
notice-four-words = Słowa są cztery, każde w osobnej linijce. Stuknij ołówek, żeby zmienić jedno.
notice-word-too-long = Słowo ma najwyżej { $most } znaków.

## Two teams: settings

mode-auto = według liczby graczy
mode-interceptor = para i przechwytujący (3)
mode-teams = dwie drużyny (4–8)
agreement-all = gdy wszyscy się zgodzą
agreement-any = decyduje ktokolwiek
button-mode-auto = 3–8 osób
button-mode-interceptor = 🕵️ Troje
button-mode-teams = Drużyny
button-agreement-all = 🤝 Wszyscy
button-agreement-any = ☝️ Ktokolwiek
button-talk-on = 💬 Rozmowa
button-talk-off = 🔇 Cisza

## Pictures of the card game: drawn, so without markup and emoji

track-game = Tajne liczby
# $name (string): a player
track-turn = Ruch: { $name }
track-winner = Wygrana: { $name }
track-opening = Każdy odkrywa dwie karty
track-round = Runda { $round }
track-last-round = ostatnia runda
track-again = druga próba?
# $count (number): how many points end the game
track-why-points = Ktoś zdobył { $count } punktów.
track-why-no-card = Nie została żadna zakryta karta do zgadnięcia.
track-why-end-called = Ogłoszono koniec: trzy rundy bez trafienia.
# $count (number): how many points somebody has
track-points = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
# $name (string): a player whose hand lies open
track-left = { $name } · poza grą
track-open = odkryta
track-hidden = zakryta
track-never-open = nieodgadnięta
track-covered = poza grą
track-place = miejsce
track-aside = Na boku
track-attempts = Ostatnie próby

## Secret numbers: the lobby

button-game-codes = 🔐 Grajmy w „Tajne kody”
button-game-kryptos = 🔢 Grajmy w „Tajne liczby”
cards-lobby-title = 🔢 <b>Tajne liczby</b>
cards-lobby-intro = Od trzech do sześciu osób zgaduje nawzajem swoje zakryte karty z liczbami. 15 punktów oznacza ostatnią rundę.
# $names (string): the players in turn order
cards-lobby-order = 👥 W tej kolejności: { $names }
# $name (string): who begins
cards-lobby-first = 🥇 Zaczyna: { $name }
cards-first-by-lot = losowo
# $options (string): some of the three below
cards-lobby-options = ⚙️ Dodatkowe zasady: { $options }
cards-lobby-no-mystery = „Zagadka” jest dla czterech lub pięciu osób, więc odpada.
option-advanced = zaawansowane otwarcie
option-mystery = zagadka
option-bribe = łapówka
button-first = 🥇 Kto zaczyna
button-option-advanced-on = ✅ Zaawansowane otwarcie
button-option-advanced-off = ⬜ Zaawansowane otwarcie
button-option-mystery-on = ✅ Zagadka
button-option-mystery-off = ⬜ Zagadka
button-option-bribe-on = ✅ Łapówka
button-option-bribe-off = ⬜ Łapówka

## Secret numbers: the board

# $names (string): the players in turn order
cards-started = 🔢 <b>Tajne liczby</b>: { $names }
cards-opening = 🔢 <b>Otwarcie</b>: każdy odkrywa dwie karty.
cards-opened = 🔢 Otwarcie za nami. Pierwsze karty są odkryte.
# $round (number)
cards-round = 🔢 <b>Runda { $round }</b>
cards-last-round = 🏁 Ostatnia runda: ktoś ma 15 punktów.
# $name (string): a player; $points (number)
cards-hand = <b>{ $name }</b> ⭐{ $points }
cards-hand-on-turn = ▶️ <b>{ $name }</b> ⭐{ $points }
cards-hand-left = 🚪 <b>{ $name }</b> ⭐{ $points }
# $tokens (string): how many of each colour
cards-hidden = zakryte: { $tokens }
cards-aside = Na boku: { $tokens }
# $names (string): who is awaited
cards-awaited-reveal = ⏳ { $names }: odkryj jedną swoją kartę
cards-awaited-guess = ⏳ { $names }: zgadnij kartę
cards-awaited-again = ⏳ { $names }: zapłać za drugą próbę albo spasuj
cards-quiet = 🤫 Trzy rundy bez odkrytej karty. Każdy gracz może ogłosić koniec.
button-my-cards = 👁 Moje karty
button-call-end = 🏁 Ogłoś koniec

## Secret numbers: the end

# $name (string): the winner; $points (number)
cards-won = 🏆 <b>Wygrywa { $name }!</b> ⭐{ $points }
cards-why-points = Ktoś miał 15 punktów i runda została dograna do końca.
cards-why-no-card-left = Nie ma już zakrytej karty do zgadywania.
cards-why-end-called = Ogłoszono koniec: trzy rundy nie odkryły żadnej karty.
cards-why-earlier = Punktów po równo: wygrywa ten, kto gra wcześniej.
cards-end-hands = Wszystkie karty (pogrubione: nikt ich nie zgadł)
# $cards (string): signs and numbers
cards-end-aside = Na boku: { $cards }
button-rematch-first = 🥇 Zaczyna następny gracz

## Secret numbers: the card

# $title (string): the group's name; $points (number)
cards-card-title = 🔢 <b>{ $title }</b> · ⭐{ $points }
cards-card-own = Twoje karty (przekreślone widzą wszyscy)
cards-card-reveal = 👁 Odkryj jedną swoją kartę. Zobaczą ją wszyscy.
cards-card-advanced = Zaawansowane otwarcie pozwala tylko na te.
cards-card-whose = 🎯 Twoja kolej. Czyją kartę zgadujesz?
# $name (string): whose hand it is; $card (string): the letter of a card
cards-card-which = 🎯 { $name }: która karta?
cards-card-number = 🎯 { $name }, karta { $card }: jaka liczba?
# $number (number): that was tapped once
cards-card-insist = Stuknij { $number } jeszcze raz, jeśli mimo to tak zgadujesz.
cards-card-missed = ❌ Źle. Druga próba kosztuje punkt.
cards-card-missed-bribe = ❌ Źle. Druga próba kosztuje punkt, który dostaje właściciel karty.
# $names (string): who is on turn
cards-card-waiting = ⏳ Kolej na: { $names }
button-pass = 🙅 Pas
button-other-numbers = ⚠️ Inne liczby
button-possible-numbers = 🔎 Możliwe liczby
# $card (string): sign and number; $points (number)
toast-card-missed = Źle: { $card }
toast-card-found = { $card } – dobrze! +{ $points } ⭐
# $cards (string): signs and numbers
alert-cards = { $cards }
# $reason (string): why it is wrong; $number (number)
alert-flaw = { $reason } Stuknij { $number } jeszcze raz, jeśli mimo to tak zgadujesz.
notice-by-buttons = W tej grze nic się nie pisze: graj przyciskami.

## Secret numbers: why a number cannot be right

# $number (number): the one that was tapped
flaw-not-in-game = Liczby { $number } nie ma w grze.
flaw-revealed = Karta { $number } jest już odkryta.
flaw-own-card = Kartę { $number } masz u siebie.
flaw-refuted = Liczba { $number } już padła przy tej karcie i była błędna.
flaw-out-of-order = Liczba { $number } nie mieści się między odkrytymi kartami.
flaw-no-such-colour = Ta ręka nie ma zakrytej karty w kolorze { $number }.
flaw-does-not-fit = Jeśli tu jest { $number }, reszta ręki się nie zgadza.

## Secret numbers: settings, numbers and rules

button-deduction-on = 🔎 Z zakresami
button-deduction-off = 🧠 Bez zakresów
# $count (number): how many; the number itself stands above
picture-card-wins = { $count ->
    [one] wygrana w liczby
    [few] wygrane w liczby
    [many] wygranych w liczby
   *[other] wygranej w liczby
}
picture-cards-found = Zgadnięte karty z liczbami
button-rules-codes = 🔐 Zasady: Tajne kody
button-rules-kryptos = 🔢 Zasady: Tajne liczby
# $page, $pages (number): where the reader is
page-rules-cards-1 =
    📖 <b>Tajne liczby</b> ({ $page } z { $pages })

    Od trzech do sześciu osób trzyma karty z liczbami do 48 w czterech kolorach: 🔺 🟡 🟩 🔷, po kolei od 1. Każda ręka jest ułożona, najniższa karta po lewej.
    Wszyscy wiedzą, ile masz zakrytych kart każdego koloru, ale nie wiedzą których.

    <blockquote>Bo ⭐2
    A 🟡6 C D 🟩19 F
    zakryte: 🔺×2 🟡×1 🔷×1</blockquote>
page-rules-cards-2 =
    📖 <b>Otwarcie</b> ({ $page } z { $pages })

    Przed pierwszą kolejką każdy odkrywa dwie swoje karty, po jednej, w odwrotnej kolejności. Zostają w ręce na swoich miejscach.
    <b>Zaawansowane otwarcie</b>: nie najniższa i nie najwyższa karta; druga nie może sąsiadować z pierwszą liczbą; a każdego koloru odkrywa się w sumie tylko dwie karty (trzy przy pięciu lub sześciu osobach).
page-rules-cards-3 =
    📖 <b>Twoja kolej</b> ({ $page } z { $pages })

    Wybierz zakrytą kartę innego gracza i podaj jej liczbę.
    Dobrze: karta zostaje odkryta i masz ⭐3; ⭐2, jeśli ten gracz miał tylko dwie zakryte karty, ⭐1 za ostatnią.
    Źle: nikt nie dowiaduje się niczego więcej. Za punkt możesz spróbować jeszcze raz, z dowolną kartą; potem twoja kolej się kończy.
page-rules-cards-4 =
    📖 <b>Koniec</b> ({ $page } z { $pages })

    Zaczynasz z ⭐2. Gdy ktoś ma ⭐15, rundę gra się do końca. Wygrywa osoba z największą liczbą punktów; przy remisie ten, kto gra wcześniej.
    Jeśli trzy rundy nie odkryją żadnej karty, każdy gracz może ogłosić koniec. Karty gracza, który odejdzie, zostają odkryte i nie może on wygrać.
page-rules-cards-5 =
    📖 <b>Więcej zasad</b> ({ $page } z { $pages })

    <b>Zagadka</b>, dla czterech lub pięciu osób: w grze są jeszcze cztery karty; cztery losowe leżą na boku i znane są tylko ich kolory.
    <b>Łapówka</b>: punkt za drugą próbę dostaje właściciel karty.
    <b>Zakresy</b>: twoja karta pokazuje, jakie liczby według twojej wiedzy są jeszcze możliwe dla każdej zakrytej karty. Wyłączysz to w /settings.

## Privacy, and what cannot be read

command-forget = usuń to, co o tobie wiem
page-forget =
    🗑 <b>Mam o tobie zapomnieć?</b>
    Usunę twój język, twoje statystyki i listę twoich gier. W grupach, w których były twoje gry, zamiast twojego imienia będzie „{ name-forgotten }” – także w rankingach i zakończonych grach.

    Wiadomości na czatach zostaną; swoje możesz usunąć.
# $titles (string): the groups in which the reader has a seat
page-forget-seated =
    🗑 <b>Mam o tobie zapomnieć?</b>
    Usunę twój język, twoje statystyki i listę twoich gier. W grupach, w których były twoje gry, zamiast twojego imienia będzie „{ name-forgotten }” – także w rankingach i zakończonych grach.
    Zwolnisz swoje miejsce tutaj: { $titles }.

    Wiadomości na czatach zostaną; swoje możesz usunąć.
button-forget = 🗑 Zapomnij o mnie
# A name, in the place of somebody who was forgotten
name-forgotten = Ktoś
toast-forgotten = Gotowe: już nic o tobie nie pamiętam. Chcesz znowu zagrać? Po prostu mnie otwórz.
toast-damaged = ⚠️ Nie mogę odczytać tego, co mam zapisane dla tego czatu. Kto prowadzi bota, zobaczy dlaczego. Inne czaty grają dalej.
