### Crosswire på dansk.
### Id’er, der begynder med toast-, alert-, button-, command- eller refusal-, vises uden formatering; alle andre må bruge Telegrams HTML.
### Toasts og alerts er højst 200 tegn, når alt er udfyldt.

language-name = Dansk

## Names

# $name (string): a person's name, shown as it is
name = { $name }


## Commands, as the menu shows them

command-play = start et spil i gruppen
command-join = tag en plads
command-leave = opgiv din plads
command-cancel = afbryd spillet
command-lang = vælg sprog
command-help = sådan spiller man
command-start = dine spil og pladser

## What Telegram shows of the bot: in a chat that was not started yet (512 characters), and on its profile (120)

about-description =
    Spil med hemmelige koder til jeres gruppechat.

    🔐 Hemmelige koder: To venner sender hinanden trecifrede koder ved hjælp af ledetråde, og en afkoder lytter med. Er I fire til otte, spiller to hold mod hinanden.
    🔢 Hemmelige tal: Tre til seks af jer gætter hinandens skjulte kort med tal.

    Føj mig til en gruppe, og send /play der.
about-short = Spil med hemmelige koder til gruppechatten: Send koder med ledetråde, eller gæt skjulte tal. Send /play i en gruppe.

## Pages

# $name (string): the reader's name
page-start =
    👋 <b>Hej, { $name }!</b>
    Med mig kan en gruppechat spille <b>Hemmelige koder</b>: To venner sender hinanden trecifrede koder ved hjælp af ledetråde, og en afkoder lytter med. Er I fire til otte, spiller to hold mod hinanden.
    Eller tre til seks af jer spiller <b>Hemmelige tal</b>: I gætter hinandens skjulte kort med tal.

    Føj mig til en gruppe, og send /play der. Dine hemmelige ord får du her.
# $title (string): the group's name
page-seated =
    ✅ <b>Du har en plads i { $title }.</b>
    Spillet foregår i gruppen. Dine hemmelige ord og koder får du her.
page-help =
    <b>Hemmelige koder for tre</b>
    To spillere er <b>makkerparret</b>. De deler fire hemmelige kodeord med numrene 1 til 4. Den tredje er <b>afkoderen</b>.

    I hver runde er en af makkerne <b>kryptograf</b>: Kryptografen får en kode, f.eks. 4·2·1, og giver en ledetråd til hvert af kodens kodeord i samme rækkefølge. Makkeren læser ledetrådene og gætter koden. Fra runde 2 gætter afkoderen med.

    Afkoderen får en brik for hver knækket kode <b>og</b> for hver kode, som makkeren gætter forkert. To brikker på højst fem runder giver sejren; ellers vinder makkerparret.

    <b>Ledetråde</b> handler om kodeordenes betydning. Brug aldrig et kodeord eller en oversættelse af det, aldrig den samme ledetråd to gange og aldrig selve koden.

    Er I fire til otte, spiller to hold mod hinanden. /rules
    Eller tre til seks af jer spiller <b>Hemmelige tal</b>: I gætter hinandens skjulte kort med tal.

    Send /play i en gruppe for at komme i gang.
page-lang = 🌐 Hvilket sprog taler du?
page-lang-group = 🌐 Hvilket sprog skal gruppen spille på?
# $language (string): the language's own name
page-lang-done = 🌐 { $language } – så gerne!
page-idle =
    Jeg venter ikke på noget fra dig lige nu.
    Når det er din tur til at give ledetråde, siger jeg til her. Send /play i en gruppe for at starte et spil.
page-group-only = Det virker kun i en gruppe: Føj mig til en, og send det der.
page-hello-group =
    👋 <b>Hej, alle sammen!</b>
    Tre af jer kan spille <b>Hemmelige koder</b>: To venner sender koder med ledetråde, og en afkoder lytter med. Send /play for at begynde.
    Er I fire til otte, spiller to hold mod hinanden.
    Eller tre til seks af jer spiller <b>Hemmelige tal</b>: I gætter hinandens skjulte kort med tal.
page-not-allowed = Det kan kun værten eller en af gruppens administratorer.
page-no-lobby = Der er ikke noget spil at være med i. Send /play for at starte et.
page-nameless = Du skriver som gruppen eller som en kanal, så jeg kan ikke se, hvem du er. Tryk på knappen under spillet, eller skriv som dig selv.
page-no-game = Der er ikke noget spil i gang her. Send /play for at starte et.
page-game-runs = Der er allerede et spil i gang i gruppen. Når det er slut, starter /play det næste.

## Lobby

lobby-title = 🔐 <b>Hemmelige koder</b>
lobby-intro-interceptor = To venner sender koder med ledetråde, og en afkoder lytter med. Højst fem runder. Med en fjerde spiller bliver I to hold.
# $names (string): who sits there
lobby-pair = 👥 Makkerparret: { $names }
lobby-interceptor = 🕵️ Afkoderen: { $names }
lobby-free-seat = …
# $name (string): a player whom the bot cannot write to yet
lobby-needs-start = { $name } <i>(skal åbne botten)</i>
# $count (number): how many players are missing
lobby-missing = { $count ->
    [one] Der mangler én spiller.
   *[other] Der mangler { $count } spillere.
}
# $names (string): players who have to open the bot
lobby-not-ready = { $names }: Tryk på »Åbn botten« og så på Start, så jeg kan sende de hemmelige beskeder.
# $name (string): the host
lobby-can-start = Alle er her. { $name } kan starte spillet.
lobby-closed = 🔐 Lobbyen er lukket. Send /play for at åbne en ny.
lobby-started = 🔐 <b>Hemmelige koder</b>: { $pair } mod { $interceptor }.

button-join = 🙋 Jeg er med
button-intercept = 🕵️ Jeg afkoder
button-shuffle = 🎲 Bland
button-start = ▶️ Start
button-leave = 🚪 Forlad
button-cancel = ✖️ Luk
button-open-bot = 💬 Åbn botten
button-add-to-group = ➕ Føj mig til en gruppe
button-my-words = 👁 Mine ord
button-lock = 🔒 Lås
# $number (number): which clue
button-change-clue = ✏️ { $number }
button-send-clues = 📨 Send ledetrådene
button-rematch-same = 🔁 En gang til
button-rematch-next = 🕵️ Næste afkoder
button-rematch-shuffled = 🎲 Bland

toast-joined = Du er med.
toast-left = Du er ikke med længere.
toast-already-seated = Du har allerede en plads.
toast-not-seated = Du har ingen plads ved bordet.
toast-table-full = Der er ikke flere pladser.
toast-old-button = Den knap gælder ikke længere.
toast-unknown-button = Den knap kender jeg ikke.
toast-slow-down = Ikke så hurtigt, tak. Vent et øjeblik.
# $names (string): who has to open the bot
toast-not-ready = { $names }: Åbn botten først.
# $count (number): how many players are missing
toast-missing = { $count ->
    [one] Der mangler én spiller.
   *[other] Der mangler { $count } spillere.
}
toast-host-only = Det kan kun værten eller en administrator.
toast-shuffled = Der er blandet.
toast-done = Klaret.

## Board

# $round, $rounds (number): this round, and how many there are; $name (string): the encoder
board-title = <b>Runde { $round } af { $rounds }</b> · ledetråde fra { $name }
# $number (number): 1 to 3; $clue (string): the clue
board-clue-plain = { $number }. <b>{ $clue }</b>
board-clue-objected = { $number }. <b>{ $clue }</b> ✋
board-clue-stood-by = { $number }. <b>{ $clue }</b> 🛡
board-clue-withdrawn = { $number }. <s>{ $clue }</s>
board-clue-missing = { $number }. <i>ingen ledetråd</i>
board-first-round = Ingen knækker koden i runde 1.
# $names (string): who is awaited
board-awaited-guess = ⏳ { $names }: gæt koden
board-awaited-interception = ⏳ { $names }: knæk koden
# $name (string): who has locked an answer
board-locked-guess = 🔒 { $name } har gættet
board-locked-interception = 🔒 { $name } har forsøgt at knække koden
# $round (number), $name (string): the encoder
board-writing = ✍️ Runde { $round }: { $name } skriver tre ledetråde.
# $name (string), $code (string): a code with dots, as 4·2·1
reveal-intercepted = 🕵️ { $name }: { $code } – knækket!
reveal-not-intercepted = 🕵️ { $name }: { $code } – ikke knækket
reveal-no-interception = 🕵️ { $name }: intet gæt
reveal-decoded = 👥 { $name }: { $code } – rigtigt!
reveal-not-decoded = 👥 { $name }: { $code } – forkert
reveal-no-guess = 👥 { $name }: intet gæt, så det tæller som forkert
# $code (string)
reveal-code = 🔑 Koden var <b>{ $code }</b>.
# $name (string): the interceptor; $count (number): the tokens of this round
reveal-tokens = { $count ->
    [0] Ingen brik til { $name }.
    [one] { $name } får en brik.
   *[other] { $name } får { $count } brikker.
}
# $name (string): the interceptor; $tokens (string): filled and empty circles
score-interceptor = { $name }: { $tokens }

## End

# $names (string): the winners
end-pair = 🏆 <b>Makkerparret vinder: { $names }!</b>
end-interceptor = 🏆 <b>Afkoderen vinder: { $names }!</b>
end-nobody = <b>Spillet er slut</b> uden en vinder.
# $rounds (number)
end-why-rounds-survived = { $rounds } runder, og afkoderen nåede ikke to brikker.
end-why-interceptor-tokens = Afkoderen har to brikker.
end-why-called-off = Spillet blev afbrudt.
end-why-side-short = Ingen tog den ledige plads.
end-keywords = Kodeordene:
# $slot (number), $word (string)
end-keyword = { $slot } <b>{ $word }</b>
# $round (number), $code (string), $clues (string), $marks (string): what went well or wrong
end-round = { $round }. { $code }: { $clues } { $marks }
end-rounds = Runde for runde:

## Card

# $title (string): the group's name
card-title-pair = 👥 <b>{ $title }</b> · du er i makkerparret
card-title-interceptor = 🕵️ <b>{ $title }</b> · du er afkoderen
card-words = Jeres kodeord:
# $slot (number), $word (string)
card-word = { $slot } <b>{ $word }</b>
# $slot (number), $word (string), $clues (string): clues given for it so far
card-word-with-clues = { $slot } <b>{ $word }</b> – { $clues }
# $slot (number), $clues (string)
card-slot = { $slot } – { $clues }
card-sheet = Ledetråde indtil nu:
card-sheet-empty = Ingen ledetråde endnu.
# $round (number), $code (string)
card-code = Runde { $round }. Din kode: <b>{ $code }</b>
card-write = ✍️ Skriv en ledetråd til hvert ciffer i denne rækkefølge: tre linjer i én besked eller én ledetråd ad gangen.
# $number (number), $digit (number), $word (string), $clue (string)
card-draft = { $digit } { $word } → <b>{ $clue }</b>
card-draft-empty = { $digit } { $word } → …
# $number (number): which clue
card-changing = ✏️ Skriv ledetråd { $number } om.
card-check = Se det hele igennem, og send så. Sendt er sendt.
card-sent = 📨 Dine ledetråde er sendt. Og nu: pokerfjæs!
card-clues = Ledetrådene:
card-guess = Hvilket kodeord hører hver ledetråd til?
card-intercept = Hvilket nummer hører hver ledetråd til?
card-guess-help = Tryk på et nummer til hver ledetråd, og lås så.
# $code (string)
card-locked-guess = 🔒 Gættet: { $code }
card-locked-interception = 🔒 Forsøget: { $code }
# $names (string)
card-waiting-clues = ⏳ Skriver ledetråde: { $names }
card-waiting-answers = ⏳ Mangler at svare: { $names }
card-listening = Følg med i ledetrådene i gruppen. Du gætter med fra runde 2.
card-over = Spillet er slut. Se resultatet i gruppen.
card-away = 🚪 Jeg kan ikke længere skrive i gruppen. Føj mig til igen, så går spillet videre.
# $reason (string)
card-notice = ⚠️ { $reason }

notice-not-your-turn = Det er ikke din tur til at skrive.
notice-too-many-lines = Det var for mange linjer: Der er kun tre ledetråde, én på hver linje.
notice-all-written = Alle tre ledetråde er skrevet. Tryk på en blyant for at ændre en, eller send dem.
notice-edit-lines = Behold lige så mange linjer, som beskeden havde: Hver af dem er én ledetråd.
notice-edit-too-late = Dine ledetråde er sendt: En rettelse i den gamle besked tæller ikke længere.
notice-guess-by-button = Gæt med knapperne herunder.
notice-typed-in-group = Alle kan læse det, du skrev i gruppen. Skriv dine ledetråde her. Hvis det røbede koden, så træk en ny.
notice-erased-in-group = Jeg slettede det, du skrev i gruppen: Alle kunne læse det. Skriv dine ledetråde her.

# $words (string): the keywords with their numbers
alert-words = { $words }
alert-no-words = Afkoderen har ingen ord. Lyt godt efter!
alert-spectator = Du er ikke med i det her spil.
# $draft (string): the digits so far
toast-draft = { $draft }
toast-locked = Låst.
toast-sent = Sendt.
toast-set-all = Vælg først et nummer til hver ledetråd.
toast-write-clue = Skriv nu den nye ledetråd { $number }.

## What the rules say no to

refusal-wrong-phase = Det kan man ikke lige nu.
refusal-no-code = Der er ikke flere koder.
refusal-unknown-player = Du er ikke med i det her spil.
refusal-not-your-turn = Det er ikke din tur.
refusal-not-the-encoder = Kun rundens kryptograf giver ledetråde.
refusal-side-short = Din side venter på en afløser.
refusal-no-interception-yet = Ingen knækker koden i runde 1.
refusal-already-locked = Dit svar er låst.
refusal-clues-already-given = Ledetrådene er sendt og kan ikke ændres.
refusal-bad-code = En kode er tre forskellige tal fra 1 til 4.
refusal-three-clues-needed = Der skal tre ledetråde til.
# $clue_number (number)
refusal-clue-empty = Ledetråd { $clue_number } er tom.
# $most (number)
refusal-clue-too-long = En ledetråd må højst være på { $most } tegn.
# $clue (string)
refusal-clue-repeated = »{ $clue }« er allerede brugt. Hver ledetråd gælder kun én gang i et spil.
refusal-clue-is-code = »{ $clue }« afslører koden.
# $clue, $keyword (string)
refusal-clue-is-keyword = »{ $clue }« nævner jeres kodeord »{ $keyword }«. Kodeord og oversættelser gælder ikke.
refusal-four-words-needed = Der er fire ord at gætte. Lad feltet stå tomt, hvis du ikke kender ordet.
refusal-no-such-clue = Den ledetråd findes ikke.
refusal-already-objected = Der er allerede gjort indsigelse mod den ledetråd.
refusal-no-objection = Ingen har gjort indsigelse mod den ledetråd.
refusal-seat-not-free = Pladsen er optaget.
refusal-already-seated = Du har allerede en plads i spillet.
refusal-sat-on-other-side = Du har siddet på den anden side i det her spil.
refusal-no-such-card = Det kort findes ikke.
refusal-card-already-open = Kortet er allerede åbent.
refusal-card-not-allowed = Den avancerede åbning tillader ikke det kort. Tag et andet.
refusal-own-card = Gæt på en anden spillers kort.
# $most (number)
refusal-bad-number = Kortene er nummereret fra 1 til { $most }.
refusal-too-early-to-end = Spillet kan afsluttes efter tre runder uden et afsløret kort.
refusal-sat-in-other-seat = Du har haft en anden plads i det her spil.

## Warnings: the encoder may insist

# $clue, $keyword (string)
hint-same-root = »{ $clue }« har samme rod som jeres kodeord »{ $keyword }«.
hint-letter = »{ $clue }« handler om bogstaver. En ledetråd handler om betydningen.
hint-slot = »{ $clue }« ligner kodeordets nummer. En ledetråd handler om betydningen.
hint-rhyme = »{ $clue }« lyder som jeres kodeord »{ $keyword }«.
hint-disguise = »{ $clue }« ligner jeres kodeord »{ $keyword }«.
card-insist = De andre kan gøre indsigelse. Skriv om, eller send alligevel.
button-send-anyway = 📨 Send alligevel
button-new-code = 🔄 En anden kode

## Words

command-words = hvilke ord I spiller med
# $source (string): one of the three below; $language (string): a language's own name; $count (number): the chat's own words
page-words =
    📚 <b>Ord</b>: { $source }
    Ordenes sprog: { $language }
    Jeres egne ord: { $count }

    Tilføj med <code>/words add drage, lanterne, gynge</code>, fjern med <code>/words remove drage</code>, og se dem alle med <code>/words list</code>.
# $count (number), $words (string): as many of them as fit
page-words-list =
    📚 <b>Jeres egne ord</b> ({ $count }):
    { $words }
words-ours = bottens
words-theirs = jeres egne
words-both = bottens og jeres egne
button-words-ours = Bottens
button-words-theirs = Vores egne
button-words-both = Begge dele
# $fewest (number)
toast-words-few = Der skal mindst { $fewest } af jeres egne ord til, og de skal være forskellige nok. Tilføj nogle med /words add.

## Clues that are no text, and objections

media-voice = 🎤 talebesked
media-video-note = 🎬 videobesked
media-animation = 🎞 GIF
media-sticker = 🏷 klistermærke
media-photo = 🖼 billede
media-sheet = 📄 Det færdige ark
# $number (number): which clue
media-caption = Ledetråd { $number }
button-object = ✋ { $number }
button-withdraw = ↩️ Træk { $number } tilbage
button-stand = 🛡 Hold fast i { $number }
toast-objected = Du gør indsigelse. Kryptografen svarer.

## Seats, settings and time

command-board = vis brættet igen
command-nudge = prik til dem, vi venter på
command-kick = gør en plads fri
command-settings = tidsgrænser og andre indstillinger
# $time (string): local time on the reader's phone
board-until = 🕐 Indtil { $time }
# $time (string): date and local time on the reader's phone
board-until-day = 🕐 Indtil { $time }
# $names (string): whose seats are free
board-seat-wanted = 💺 En plads er fri: { $names }. En fra gruppen kan tage den.
# $names (string): players whom the bot cannot write to
board-unreachable = 📵 Jeg kan ikke skrive til { $names }: Åbn botten, og tryk på Start.
# $name (string): whose seat it was
button-take-seat = 💺 Tag pladsen: { $name }
button-nudge = ⏰ Prik
button-vote-off = ✖️ Stop spillet
# $count (number): how often it can still be done
button-reroll = 🔄 Andre ord ({ $count })
# $names (string): who is awaited
page-nudge = ⏰ { $names }: spillet venter på jer.
page-kick = Hvis plads skal være fri?
# $count, $needed (number)
page-vote = ✖️ Skal spillet stoppes? { $count } af { $needed } stemmer.
# $pace, $spoilers, $mode, $agreement, $talk, $deduction (string), $rerolls (number)
page-settings =
    ⚙️ <b>Indstillinger</b>
    Tempo: { $pace }
    Ord og koder skjult, til man trykker: { $spoilers }
    Andre ord før den første ledetråd: { $rerolls }
    Opstilling: { $mode }
    Et holds svar låses: { $agreement }
    Holdets private snak: { $talk }
    Grænser for tallene på kortene: { $deduction }
pace-relaxed = roligt, ingen grænser
pace-classic = klassisk: 4 minutter til ledetråde, 3 til gæt; timeglas på 30 sek. til den anden kryptograf
pace-slow = langsomt: 12 timer til hvert svar
setting-on = ja
setting-off = nej
button-pace-relaxed = Roligt
button-pace-classic = Klassisk
button-pace-slow = Langsomt
button-spoilers-on = 🫣 Skjult
button-spoilers-off = 👀 Åbent
# $count (number)
button-rerolls = 🔄 { $count }
toast-nudged = Der er prikket.
toast-nudged-already = Der er lige blevet prikket.

## Pictures

## Pictures: drawn, so without markup and emoji

picture-game = Hemmelige koder
side-pair = Makkerparret
side-interceptor = Afkoderen
picture-won-pair = Makkerparret vinder
picture-won-interceptor = Afkoderen vinder
picture-shared = Delt sejr
picture-nobody = Ingen vinder denne gang
# $round (number), $name (string): the encoder
picture-round = Runde { $round } · { $name }
picture-guess = Gæt
picture-interception = Afkodning
picture-no-clue = ingen ledetråd
picture-voice = ♪ talebesked
picture-video-note = ◉ videobesked
picture-animation = ▶ GIF
picture-sticker = ☻ klistermærke
picture-photo = ▣ billede
# $count (number): how many games; the number itself stands above
picture-games = { $count ->
    [one] spil
   *[other] spil
}
picture-pair-wins = { $count ->
    [one] sejr i makkerpar
   *[other] sejre i makkerpar
}
picture-interceptor-wins = { $count ->
    [one] sejr som afkoder
   *[other] sejre som afkoder
}
picture-intercepted = Knækkede koder
picture-decoded = Makkerens koder gættet
# $right, $total (number): how many of how many
picture-share = { $right } af { $total }
# $percent (number): 0 to 100
picture-percent = { $percent } %
picture-none-yet = ingen endnu

## The rules, page by page

# $page, $pages (number): where the reader is
page-rules-1 =
    📖 <b>Reglerne</b> ({ $page } af { $pages })

    To af jer er <b>makkerparret</b>, og en er <b>afkoderen</b>.
    Makkerparret deler fire hemmelige kodeord med numrene 1 til 4. De er de samme hele spillet igennem.

    <blockquote>1 lanterne
    2 havn
    3 stige
    4 peber</blockquote>
page-rules-2 =
    📖 <b>En runde</b> ({ $page } af { $pages })

    En af makkerne er <b>kryptograf</b> og ser en kode: tre forskellige tal fra 1 til 4.
    Kryptografen giver en ledetråd til hvert tal i samme rækkefølge, og alle læser dem.

    <blockquote>Kode 4·2·1
    1. nys (peber)
    2. fiskerbåde (havn)
    3. natlig gåtur (lanterne)</blockquote>
page-rules-3 =
    📖 <b>Gæt koden</b> ({ $page } af { $pages })

    Makkeren kender kodeordene og gætter koden: 4·2·1.
    Fra runde 2 gætter afkoderen med ud fra alle ledetråde indtil nu. Ingen ser den andens gæt, før begge er låst.
    Så bytter makkerparret roller.
page-rules-4 =
    📖 <b>Brikker</b> ({ $page } af { $pages })

    Afkoderen får en brik for hver knækket kode og en for hver kode, som makkeren gætter forkert. Begge dele i samme runde: to brikker.
    <b>To brikker</b> på højst fem runder: Afkoderen vinder. Ellers vinder makkerparret.
page-rules-5 =
    📖 <b>Gode ledetråde</b> ({ $page } af { $pages })

    Ledetråde handler om et kodeords betydning. Et ord, en sætning, en talebesked, en GIF, et klistermærke, et billede: Alt er tilladt.
    Ikke tilladt: et kodeord eller en oversættelse af det, et ord med samme rod, kodeordets bogstaver eller nummer, interne jokes, den samme ledetråd to gange, selve koden.
    Er det for tydeligt, lærer afkoderen jeres ord at kende. Er det for tåget, er din makker fortabt. Virker en ledetråd unfair, kan afkoderen gøre indsigelse: ✋.
page-rules-6 =
    📖 <b>To hold</b> ({ $page } af { $pages })

    Er I fire til otte, spiller to hold: ⬜ hvid og ⬛ sort. Hvert hold har sine egne fire kodeord, og begge kryptografer skriver samtidig.
    Først kommer hvids ledetråde. Hvid uden sin kryptograf gætter koden, og fra runde 2 prøver alle på sort at knække den. Så er det omvendt.
    Det, du skriver til mig privat, mens I gætter, når dit hold, men aldrig kodens kryptograf.
page-rules-7 =
    📖 <b>Sejr på hold</b> ({ $page } af { $pages })

    🕵️ En knækket kode giver en afkodningsbrik: To vinder. ❌ En forkert læst egen kode giver en fejlkommunikationsbrik: To taber. Det gøres op, når begge rundens koder er afsløret.
    Uafgjort, eller otte runder er gået: Hver knækket kode er et point, hver fejlkommunikation trækker et fra. Stadig lige: Hvert hold skriver det andets fire kodeord. Stadig lige: Begge vinder.
    Med timeglas har den langsomste kryptograf 30 sekunder, når den anden er færdig.
button-back = ◀️
button-next = ▶️
command-rules = reglerne side for side

## Sheet, games, statistics, record

command-sheet = alle ledetråde og koder indtil nu
command-stats = spil og sejre
command-leaderboard = hvem der vinder mest her
command-export = loggen fra det seneste spil
command-games = dine spil i andre grupper
# $rounds (string): the finished rounds
page-sheet =
    📄 <b>Arket</b>
    { $rounds }
page-sheet-empty = 📄 Ingen runde er spillet færdig endnu.
page-stats-none = 📊 Ingen færdige spil endnu.
# $name (string): a person or a group
page-stats = 📊 <b>{ $name }</b>
# $rows (string): one line a player
page-leaderboard =
    🏅 <b>Ranglisten</b>
    { $rows }
# $place, $wins, $games (number), $name (string)
leaderboard-row = { $place }. { $name }: { $wins } af { $games } vundet
page-export-none = 💾 Et spil kan gemmes, når det er slut.
page-export = 💾 Loggen fra spillet.
page-games-none = Du har ingen plads i et spil lige nu.
# $rows (string): one line a game
page-games =
    🎲 <b>Dine spil</b>
    { $rows }
# $title (string): a group's name
games-row-awaited = ▶️ { $title }: det er din tur
games-row-running = ⏳ { $title }: i gang
games-row-lobby = 🔐 { $title }: venter på spillere
page-which-game = Hvilket spil gælder det? Vælg, og send det igen.

## Two teams: the lobby

side-white = Hvid
side-black = Sort
lobby-intro-teams = To hold sender koder med ledetråde og lytter med hos hinanden. Højst otte runder.
lobby-rotation = → I den rækkefølge giver holdets spillere ledetråde.
lobby-unbalanced = Holdene må højst have én spillers forskel. Skift side, eller tryk på ⚖️.
board-teams = 🔐 <b>Hemmelige koder</b>: to hold.
# $team (string): a team's name behind its colour; $names (string): its players
board-team = { $team }: { $names }
button-balance = ⚖️ Udlign
button-rematch-swapped = 🔃 Byt farver
toast-side-full = Holdet er fuldt.
# $most (number): how many can play so
toast-too-many = For mange spillere: højst { $most }.
toast-unbalanced = Holdene må højst have én spillers forskel.
command-team = giv holdet et navn
# $team (string): a team's name
page-team-how = 🏷 Dit hold hedder { $team }. Et andet navn: <code>/team Natuglerne</code>
page-team-taken = 🏷 Det andet hold hedder { $team }.
page-team-not-now = 🏷 Holdets spillere vælger dets navn i lobbyen, før spillet begynder.

## Two teams: the board

# $round, $rounds (number); $team (string); $name (string): the encoder
board-title-team = <b>Runde { $round } af { $rounds }</b> · { $team }, ledetråde fra { $name }
board-round = ✍️ <b>Runde { $round } af { $rounds }</b>
board-team-writing = { $team }: { $name } skriver …
board-team-written = { $team }: { $name } er færdig ✓
# $names (string): who gives clues then
board-next-encoders = I næste runde: { $names }
# $seconds (number): what the sandglass has left; $time (string): local time on the reader's phone
board-sand = ⌛ { $seconds } sek. igen, indtil { $time }
# $team (string): who gets it
reveal-token-interception = 🕵️ { $team }: en afkodningsbrik
reveal-token-miscommunication = ❌ { $team }: en fejlkommunikationsbrik
reveal-no-token = Ingen brikker.
# $team (string); $intercepts, $misread (string): tokens of both kinds as filled and empty circles
score-team = { $team }: 🕵️ { $intercepts } · ❌ { $misread }

## Two teams: ties and the end

tie-break-title = ⚖️ <b>Kodeordene afgør det</b>
tie-break-write = Nu skriver hvert hold det andet holds fire kodeord til mig privat.
tie-break-awaited = ⏳ Skriver: { $names }
team-done = 🔒 { $team }: færdig
# $words (string): what a team took for the other's keywords; $count (number): how many are right
tie-break-wrote = { $team }: { $words } – rigtige: { $count }
# $team (string): the winners' team; $names (string): its players
end-team = 🏆 <b>{ $team } vinder: { $names }!</b>
end-shared = 🏆 <b>Delt sejr: { $names }!</b>
# $team (string): who has them
end-why-interceptions = To afkodningsbrikker: { $team }.
end-why-miscommunications = To fejlkommunikationsbrikker: { $team }.
end-tie-one-has-both = Uafgjort: to brikker af hver slags, { $team }.
end-tie-both-intercepted = Uafgjort: Begge hold har to afkodningsbrikker.
end-tie-both-misread = Uafgjort: Begge hold har to fejlkommunikationsbrikker.
# $rounds (number): how many there were
end-tie-rounds-over = Uafgjort: { $rounds } runder, og ingen har to ens brikker.
# $score (string): both teams with their points or keywords
end-why-points = Flest point vinder: { $score }.
end-equal-points = Lige mange point: { $score }.
end-why-keywords = Flest gættede kodeord vinder: { $score }.
end-why-shared = Lige mange gættede kodeord: { $score }.
# $team (string): a team's name
picture-won-team = Vinderen: { $team }
# $count (number): how many; the number itself stands above
picture-team-wins = { $count ->
    [one] sejr på hold
   *[other] sejre på hold
}

## Two teams: the card

# $title (string): the group's name; $team (string): the team's
card-title-white = ⬜ <b>{ $title }</b> · dit hold: { $team }
card-title-black = ⬛ <b>{ $title }</b> · dit hold: { $team }
# $words (string): four words, some of them blank
card-locked-words = 🔒 Jeres svar: { $words }
card-turn-to-come = ✍️ Du giver ledetråde i runde { $round }.
card-help-all = Tryk på et nummer til hver ledetråd. Svaret låses, når hele holdet er enigt.
card-help-any = Tryk på et nummer til hver ledetråd. Den, der låser først, låser for holdet.
# $name (string): a player of the own team; $draft (string): that player's answer so far
card-mate = { $name }: { $draft }
card-mate-agreed = { $name }: { $draft } ✓
# $names (string): whose yes is missing
card-agreed = ✓ Du har sagt ja. Vi venter på { $names }.
card-tie-break = ⚖️ <b>Hvad er det andet holds kodeord?</b>
# $slot (number), $clues (string): clues given for it; $word (string): the guess
card-tie-word = { $slot } { $clues } → <b>{ $word }</b>
card-tie-empty = { $slot } { $clues } → …
card-tie-help = ✍️ Skriv de fire ord i én besked eller ét ad gangen. En linje med - lader feltet stå tomt.
card-tie-changing = ✏️ Skriv ord { $number } om.
button-agree = 🤝 Enig
# $name (string): whose draft to write on the own card
button-take-over = ⬇️ Som { $name }
toast-write-word = Skriv nu ord { $number } om.
toast-agreed = Du er enig.
toast-taken-over = Overtaget.

## Team talk

# $name (string): who says it; $text (string)
talk-line = 💬 <b>{ $name }</b>: { $text }
talk-read = 💬 Runde { $round }: det sagde dit hold
# $names (string): who hears it
card-talk = 💬 Det, du skriver her, læses af { $names }.
card-talk-muted = 🔕 Du hører ikke dit hold.
button-talk-mute = 🔕 Slå holdet fra
button-talk-hear = 🔔 Hør holdet
button-read-talk = 💬 Snakken, runde { $round }
# $most (number)
notice-talk-too-long = Højst { $most } tegn ad gangen.
notice-talk-too-fast = Lidt langsommere: Det nåede ikke frem til dit hold.
notice-clue-too-late = Tiden til ledetråde er gået: Ingen har set det her.
notice-words-only = Her tæller kun ord.
notice-four-words = Der er fire ord, ét på hver linje. Tryk på en blyant for at ændre et.
notice-word-too-long = Et ord har højst { $most } tegn.

## Two teams: settings

mode-auto = efter antallet af spillere
mode-interceptor = makkerpar og afkoder (3)
mode-teams = to hold (4–8)
agreement-all = når alle er enige
agreement-any = af hvem som helst
button-mode-auto = 3–8 pers.
button-mode-interceptor = 🕵️ Tre
button-mode-teams = Hold
button-agreement-all = 🤝 Alle
button-agreement-any = ☝️ En
button-talk-on = 💬 Snak
button-talk-off = 🔇 Stille

## Pictures of the card game: drawn, so without markup and emoji

track-game = Hemmelige tal
# $name (string): a player
track-turn = Tur: { $name }
track-winner = Vinderen: { $name }
track-opening = Alle åbner to kort
track-round = Runde { $round }
track-last-round = sidste runde
track-again = et andet forsøg?
# $count (number): how many points end the game
track-why-points = Nogen har nået { $count } point.
track-why-no-card = Der er ikke flere skjulte kort at gætte.
track-why-end-called = Nogen afsluttede spillet: tre runder uden fund.
# $count (number): how many points somebody has
track-points = { $count ->
    [one] { $count } point
   *[other] { $count } point
}
# $name (string): a player whose hand lies open
track-left = { $name } · er gået
track-open = åbent
track-hidden = skjult
track-never-open = aldrig fundet
track-covered = ikke med
track-place = plads
track-aside = Til side
track-attempts = Seneste forsøg

## Secret numbers: the lobby

button-game-codes = 🔐 Spil Hemmelige koder
button-game-kryptos = 🔢 Spil Hemmelige tal
cards-lobby-title = 🔢 <b>Hemmelige tal</b>
cards-lobby-intro = Tre til seks af jer gætter hinandens skjulte kort med tal. 15 point giver den sidste runde.
# $names (string): the players in turn order
cards-lobby-order = 👥 I den rækkefølge: { $names }
# $name (string): who begins
cards-lobby-first = 🥇 Første spiller: { $name }
cards-first-by-lot = ved lodtrækning
# $options (string): some of the three below
cards-lobby-options = ⚙️ Ekstra regler: { $options }
cards-lobby-no-mystery = Mysterium er for fire eller fem, så det bliver udeladt.
option-advanced = avanceret åbning
option-mystery = mysterium
option-bribe = bestikkelse
button-first = 🥇 Første spiller
button-option-advanced-on = ✅ Avanceret åbning
button-option-advanced-off = ⬜ Avanceret åbning
button-option-mystery-on = ✅ Mysterium
button-option-mystery-off = ⬜ Mysterium
button-option-bribe-on = ✅ Bestikkelse
button-option-bribe-off = ⬜ Bestikkelse

## Secret numbers: the board

# $names (string): the players in turn order
cards-started = 🔢 <b>Hemmelige tal</b>: { $names }
cards-opening = 🔢 <b>Åbningen</b>: Hver af jer vender to kort.
cards-opened = 🔢 Åbningen er slut. De første kort ligger åbent.
# $round (number)
cards-round = 🔢 <b>Runde { $round }</b>
cards-last-round = 🏁 Sidste runde: Nogen har 15 point.
# $name (string): a player; $points (number)
cards-hand = <b>{ $name }</b> ⭐{ $points }
cards-hand-on-turn = ▶️ <b>{ $name }</b> ⭐{ $points }
cards-hand-left = 🚪 <b>{ $name }</b> ⭐{ $points }
# $tokens (string): how many of each colour
cards-hidden = skjult: { $tokens }
cards-aside = Til side: { $tokens }
# $names (string): who is awaited
cards-awaited-reveal = ⏳ { $names }: vend et af dine kort
cards-awaited-guess = ⏳ { $names }: gæt et kort
cards-awaited-again = ⏳ { $names }: betal for et forsøg til, eller meld pas
cards-quiet = 🤫 Tre runder uden et afsløret kort. Enhver spiller kan afslutte spillet.
button-my-cards = 👁 Mine kort
button-call-end = 🏁 Afslut spillet

## Secret numbers: the end

# $name (string): the winner; $points (number)
cards-won = 🏆 <b>{ $name } vinder!</b> ⭐{ $points }
cards-why-points = Nogen fik 15 point, og runden blev spillet færdig.
cards-why-no-card-left = Der er ikke flere skjulte kort at gætte.
cards-why-end-called = Spillet blev afsluttet: Tre runder afslørede intet kort.
cards-why-earlier = Lige mange point: Den, der spiller tidligst, vinder.
cards-end-hands = Alle kort (fed: ingen fandt dem)
# $cards (string): signs and numbers
cards-end-aside = Til side: { $cards }
button-rematch-first = 🥇 Den næste begynder

## Secret numbers: the card

# $title (string): the group's name; $points (number)
cards-card-title = 🔢 <b>{ $title }</b> · ⭐{ $points }
cards-card-own = Dine kort (overstreget: åbent for alle)
cards-card-reveal = 👁 Vend et af dine kort. Alle kan se det.
cards-card-advanced = Den avancerede åbning tillader kun disse.
cards-card-whose = 🎯 Din tur. Hvis kort gætter du på?
# $name (string): whose hand it is; $card (string): the letter of a card
cards-card-which = 🎯 { $name }: hvilket kort?
cards-card-number = 🎯 { $name }, kort { $card }: hvilket tal?
# $number (number): that was tapped once
cards-card-insist = Tryk på { $number } igen for at sige det alligevel.
cards-card-missed = ❌ Forkert. Et forsøg til koster et point.
cards-card-missed-bribe = ❌ Forkert. Et forsøg til koster et point, som går til kortets ejer.
# $names (string): who is on turn
cards-card-waiting = ⏳ Tur: { $names }
button-pass = 🙅 Pas
button-other-numbers = ⚠️ Andre tal
button-possible-numbers = 🔎 Mulige tal
# $card (string): sign and number; $points (number)
toast-card-missed = Forkert: { $card }
toast-card-found = { $card } er rigtigt! +{ $points } ⭐
# $cards (string): signs and numbers
alert-cards = { $cards }
# $reason (string): why it is wrong; $number (number)
alert-flaw = { $reason } Tryk på { $number } igen for at sige det alligevel.
notice-by-buttons = Der er intet at skrive i det her spil: Spil med knapperne.

## Secret numbers: why a number cannot be right

# $number (number): the one that was tapped
flaw-not-in-game = { $number } er ikke med i spillet.
flaw-revealed = { $number } ligger allerede åbent.
flaw-own-card = Du har selv { $number }.
flaw-refuted = { $number } er gættet på det kort før og var forkert.
flaw-out-of-order = { $number } passer ikke ind mellem de åbne kort.
flaw-no-such-colour = Hånden har ingen skjulte kort med samme farve som { $number }.
flaw-does-not-fit = Med { $number } her går resten af hånden ikke op.

## Secret numbers: settings, numbers and rules

button-deduction-on = 🔎 Med grænser
button-deduction-off = 🧠 Uden grænser
# $count (number): how many; the number itself stands above
picture-card-wins = { $count ->
    [one] sejr med talkort
   *[other] sejre med talkort
}
picture-cards-found = Talkort fundet
button-rules-codes = 🔐 Regler: Hemmelige koder
button-rules-kryptos = 🔢 Regler: Hemmelige tal
# $page, $pages (number): where the reader is
page-rules-cards-1 =
    📖 <b>Hemmelige tal</b> ({ $page } af { $pages })

    Tre til seks af jer har kort med tal op til 48 i fire farver: 🔺 🟡 🟩 🔷, på skift fra 1. Hver hånd er sorteret med det laveste kort til venstre.
    Alle ved, hvor mange skjulte kort du har af hver farve, men ikke hvilke.

    <blockquote>Bo ⭐2
    A 🟡6 C D 🟩19 F
    skjult: 🔺×2 🟡×1 🔷×1</blockquote>
page-rules-cards-2 =
    📖 <b>Åbningen</b> ({ $page } af { $pages })

    Før den første tur vender hver af jer to egne kort, ét ad gangen, i omvendt rækkefølge. De bliver på deres plads i hånden.
    <b>Avanceret åbning</b>: hverken dit laveste eller dit højeste kort; det andet må ikke være nabotal til det første; og af hver farve vendes kun to kort i alt (tre, når I er fem eller seks).
page-rules-cards-3 =
    📖 <b>Din tur</b> ({ $page } af { $pages })

    Vælg et skjult kort hos en anden spiller, og sig dets tal.
    Rigtigt: Kortet vendes, og du får ⭐3; ⭐2, hvis spilleren kun havde to skjulte kort, ⭐1 for det sidste.
    Forkert: Ingen får mere at vide. For et point må du prøve igen med et hvilket som helst kort; så er din tur slut.
page-rules-cards-4 =
    📖 <b>Slut</b> ({ $page } af { $pages })

    Du begynder med ⭐2. Når nogen har ⭐15, spilles runden færdig. Flest point vinder; står det lige, den, der spiller tidligst.
    Hvis tre runder ikke afslører noget kort, kan enhver spiller afslutte spillet. Forlader en spiller spillet, vendes kortene, og den spiller kan ikke vinde.
page-rules-cards-5 =
    📖 <b>Flere regler</b> ({ $page } af { $pages })

    <b>Mysterium</b>, for fire eller fem: Fire kort mere er med; fire tilfældige ligger til side, og kun deres farver er kendt.
    <b>Bestikkelse</b>: Pointet for et forsøg til går til kortets ejer.
    <b>Grænser</b>: Dit kort viser, hvilke tal din egen viden levner til hvert skjult kort. Det kan slås fra med /settings.

## Privacy, and what cannot be read

command-forget = slet det, jeg ved om dig
page-forget =
    🗑 <b>Skal jeg glemme dig?</b>
    Jeg sletter dit sprog, din statistik og listen over dine spil. I grupper, hvor du har spillet, bliver dit navn til »{ name-forgotten }« – også på ranglisten og i færdige spil.

    Beskeder i chats bliver stående; dine egne kan du selv slette.
# $titles (string): the groups in which the reader has a seat
page-forget-seated =
    🗑 <b>Skal jeg glemme dig?</b>
    Jeg sletter dit sprog, din statistik og listen over dine spil. I grupper, hvor du har spillet, bliver dit navn til »{ name-forgotten }« – også på ranglisten og i færdige spil.
    Du opgiver din plads i: { $titles }.

    Beskeder i chats bliver stående; dine egne kan du selv slette.
button-forget = 🗑 Glem mig
# A name, in the place of somebody who was forgotten
name-forgotten = Nogen
toast-forgotten = Færdig: Jeg har glemt dig. Vil du spille igen, så åbn mig bare.
toast-damaged = ⚠️ Jeg kan ikke læse det, jeg har gemt om denne chat. Den, der driver botten, kan se hvorfor. Andre chats spiller videre.
