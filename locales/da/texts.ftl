### Crosswire på dansk.
### Id’er, der begynder med about-, alert-, button-, command-, end-equal-, end-tie-, end-why-, flaw-, hint-, inline-, notice-, picture-, refusal-, side-, toast- eller track-, er uden formatering; alle andre må bruge Telegrams HTML.
### Toasts og alerts er højst 200 tegn, når alt er udfyldt.
###
### One word for one thing:
### keyword: kodeord (its number: nummer; the chat’s own list: ord) · code: kode (its digits: tal) · clue: ledetråd · round: runde · turn: tur · game: spil
### encoder: kryptograf · partner: makker · pair: makkerpar · interceptor: afkoder
### guess: gætte, gæt · intercept, crack: knække koden; the attempt: bud · misread: gætte forkert · second guess: et forsøg til
### lock in: låse · reveal a code or a secret: afsløre · reveal a card: vende, vendt · give away, leak: røbe
### token: brik (afkodningsbrik, fejlkommunikationsbrik) · set aside: lagt til side · sandglass: timeglas · first player: startspiller · pass: melde pas · sit out: stå over
### team: hold · side: side · team chat: holdchat · mute: lydløs · private chat: privat chat, privat
### sheet: noteark · board: bræt · lobby: lobby · seat: plads, ledig, taget · card: kort, only one with a number; the private message: dine hemmeligheder
### join: være med, »Jeg er med« · leave: forlade spillet · substitute: afløse, afløser, tage over · remove: tage ud af spillet
### nudge: prikke · hints: mulige tal · fair, unfair: fair, unfair · object: gøre indsigelse · take back: trække tilbage · stand by: stå ved
### puzzle: gåde, dagens gåde · practice: øvespil, øve sig · listen in: lytte med · share: dele · keep a secret, in jest: holde tæt
### end without a winner: afbryde · end with one: afslutte · the game goes on: går videre
### One player is du, the group I, a list of names neither. A name takes no s: »hos Ada«, »fra Ada«. A whole sentence after a colon begins with a capital; a comma stands before every clause.

language-name = Dansk

## Names

# $name (string): a person's name, shown as it is
name = { $name }
# The name of a person whose own name looks empty
name-player = Spiller


## Commands, as the menu shows them

command-play = start et spil i gruppen
command-join = vær med i spillet
command-leave = forlad spillet
command-cancel = luk lobbyen eller afbryd spillet
command-lang = skift sprog
command-help = sådan spiller man
command-start = sig hej, og se, hvad jeg kan

## What Telegram shows of the bot: in a chat that was not started yet (512 characters), and on its profile (120)

about-description =
    Selskabsspil med hemmelige koder til jeres gruppechat.

    🔐 Hemmelige koder: To venner sender hinanden trecifrede koder ved hjælp af ledetråde, mens en afkoder lytter med. Er I fire til otte, spiller I hold mod hold.
    🔢 Hemmelige tal: Tre til seks spillere gætter tallene på hinandens skjulte kort.

    Føj mig til en gruppe, og send /play der. Tryk på Start for at tage din plads eller lære spillet alene på et minut.
about-short = Spil med hemmelige koder til gruppechatten: Send koder med ledetråde, eller gæt skjulte tal. Send /play i en gruppe.

## Pages

# $name (string): the reader's name
page-start =
    👋 <b>Hej, { $name }!</b>
    To venner sender hinanden hemmelige koder med ledetråde, mens en tredje lytter med: Det er <b>Hemmelige koder</b>, et selskabsspil til gruppechatten.

    Prøv det lige her på et minut.
# For a person who has played alone before
page-start-again =
    👋 <b>Godt at se dig igen, { $name }!</b>
    Spil alene her, eller føj mig til en gruppe, og send /play der.
# $title (string): the group's name
page-seated =
    ✅ <b>Du er med!</b>
    Gå tilbage til <b>{ $title }</b> for at spille. Dine hemmeligheder får du her.
page-help =
    <b>Hemmelige koder for tre</b>
    To af jer er <b>makkerparret</b> og deler fire hemmelige kodeord med numrene 1 til 4. Den tredje er <b>afkoderen</b>.

    I hver runde får en af makkerne en kode, fx 4·2·1, og giver en ledetråd til hvert af de tre kodeord i den rækkefølge, så alle kan læse dem. Makkeren gætter koden. Fra runde 2 gætter afkoderen også.

    Afkoderen får en brik for hver knækket kode og for hver kode, makkeren gætter forkert. Med to brikker vinder afkoderen. Holder makkerparret stand i fem runder, vinder de.

    Læs om to hold, Hemmelige tal og detaljerne i /rules.
    Send /play i en gruppe for at begynde.
# Below it in private, above the keys of what one person can play
help-alone = Eller prøv det alene lige her:
page-lang = 🌐 Hvilket sprog vil du have?
page-lang-group = 🌐 Hvilket sprog skal vi spille på?
# $language (string): the language's own name
page-lang-done = 🌐 { $language } – så gerne!
page-idle =
    Der er ikke noget at gøre her lige nu.
    Jeg skriver, når det er din tur. Send /play i en gruppe for at starte et spil. Eller spil alene:
page-group-only = Det virker kun i en gruppe. Føj mig til en, og prøv igen der, eller spil alene:
page-hello-group =
    👋 <b>Hej, alle sammen!</b>
    Send /play for at starte et spil.
    <b>Hemmelige koder</b>: To venner sender hinanden koder med ledetråde, mens en afkoder lytter med. Er I fire til otte, spiller I hold mod hold.
    <b>Hemmelige tal</b>: Tre til seks af jer gætter tallene på hinandens skjulte kort.
page-no-lobby = Der er ikke noget spil at være med i. Send /play for at starte et, eller /notify for at få besked, når en anden gør det.
page-nameless = Du skriver som gruppen eller som en kanal, så jeg kan ikke se, hvem du er. Tryk på knappen under spillet, eller skriv som dig selv.
page-no-game = Der er ikke noget spil i gang her. Send /play for at starte et.
page-game-runs = Der er allerede et spil i gang her. Når det er slut, kan du sende /play og starte det næste.
# $name (string): who sent the command
page-table-full = Desværre, { $name }, alle pladser er taget. Bliv og kig med!
page-already-in = { $name }, du er allerede med.
page-left = 🚪 { $name } har forladt spillet.
# $reason (string): a sentence that says who may do it
page-refused = { $reason }
page-private-only = Det hører til i vores private chat. Tryk på »Åbn botten«, og prøv igen der.
# $command (string): what was written behind the slash
page-unknown-command = Jeg kender ikke /{ $command }. Se i menuen, hvad du kan bede mig om.

## Lobby

lobby-title = 🔐 <b>Hemmelige koder</b>
lobby-intro-interceptor = To venner sender hinanden koder med ledetråde, mens en afkoder lytter med. Højst fem runder. Er I fire eller flere, spiller I på to hold.
# $names (string): who sits there
lobby-pair = 👥 Makkerparret: { $names }
lobby-interceptor = 🕵️ Afkoderen: { $names }
lobby-free-seat = …
# $name (string): a player whom the bot cannot write to yet
lobby-needs-start = { $name } ⏳
# $count (number): how many players are missing
lobby-missing = { $count ->
    [one] Der mangler én spiller.
   *[other] Der mangler { $count } spillere.
}
# The same, where robots can take these seats at once. $count (number)
lobby-missing-or-robots = { $count ->
    [one] Der mangler én spiller – eller en robot.
   *[other] Der mangler { $count } spillere – eller robotter.
}
# Two players are missing, and beside one of them a robot could play
lobby-missing-one-and-robot = Der mangler to spillere – eller én og en robot.
# $names (string): players who have to open the bot
lobby-not-ready = ⏳ { $names }: Tryk på »Åbn botten« og så på Start, så jeg kan sende hemmelighederne.
lobby-can-start = I er klar!
lobby-closed = 🔐 Lobbyen er lukket. Send /play for at åbne en ny.
# $pair, $interceptor (string): who plays
lobby-started = 🔐 <b>Hemmelige koder</b>: { $pair } mod { $interceptor }.
# What the other game is, to those who could play it instead
lobby-about-codes = 🔐 <b>Hemmelige koder</b>: To af jer sender hinanden koder med ledetråde, mens en afkoder lytter med. Eller I spiller hold mod hold.
lobby-about-kryptos = 🔢 <b>Hemmelige tal</b>: Tre til seks af jer gætter tallene på hinandens skjulte kort.

button-join = 🙋 Jeg er med
button-intercept = 🕵️ Jeg afkoder
button-shuffle = 🎲 Bland
button-start = ▶️ Start
# Where one person has to press it. $name (string): the host
button-start-of = ▶️ { $name }: Start
button-leave = 🚪 Jeg går
button-cancel = ✖️ Luk lobbyen
button-close-lobby = ✖️ Ja, luk lobbyen
button-keep-lobby = ↩️ Hold den åben
button-how = 📖 Spilleregler
button-more = ⋯ Mere
button-less = ◂ Mindre
button-settings = ⚙️ Indstillinger
button-open-bot = 💬 Åbn botten
button-add-to-group = ➕ Føj mig til en gruppe
button-my-words = 👁 Mine kodeord
button-write-clues = ✍️ Skriv ledetråde
button-guess-code = 🔓 Gæt koden
# Where one person is awaited. $name (string)
button-write-clues-of = ✍️ { $name }: Skriv
button-guess-code-of = 🔓 { $name }: Gæt
button-write-keywords = ✍️ Skriv kodeord
button-unfair = ✋ Unfair?
button-lock = 🔒 Lås
button-change-guess = ↩️ Ret
button-next-clue = Vent med den ▸
button-spell = 🔤 Stav den
# $number (number): which clue
button-change-clue = ✏️ { $number }
# $word (string): a keyword
button-change-word = ✏️ { $word }
button-example = 💡 Eksempel
button-split = ✂️ Del i tre
button-send-clues = 📨 Send ledetråde
button-rematch-same = 🔁 Spil igen
# $name (string): who is the interceptor then
button-rematch-next = 🕵️ { $name } som afkoder
button-rematch-shuffled = 🎲 Bland og spil
button-rematch-roles = 🔁 Samme roller
button-rematch-random = 🎲 Bland roller

toast-joined = Du er med!
toast-left = Du har forladt spillet.
toast-already-seated = Du er allerede med.
toast-not-seated = Du er ikke med i spillet.
toast-table-full = Alle pladser er taget.
toast-old-button = Den knap er forældet.
toast-unknown-button = Den knap gør ikke noget her.
toast-slow-down = Hov, ikke så hurtigt! Prøv igen om lidt.
# $names (string): who has to open the bot
toast-not-ready = Vi venter på, at { $names } åbner botten.
# $count (number): how many players are missing
toast-missing = { $count ->
    [one] I mangler én spiller.
   *[other] I mangler { $count } spillere.
}
toast-shuffled = Så er der blandet!
toast-balanced = Nu er holdene lige store.
# $side (string): a side with its sign
toast-side-taken = { $side }: Det er dig nu!
toast-side-kept = { $side }: Det er allerede dig.
# $game (string): its name
toast-game-switched = Så bliver det { $game }!
toast-started = Spillet er i gang!
toast-close-asked = Sikker? Tryk på »Ja, luk lobbyen« for at lukke den for alle.
toast-lobby-closed = Lobbyen er lukket.
# $name (string): the host
toast-host-starts = Kun { $name } eller en administrator kan starte spillet.
toast-host-closes = Kun { $name } eller en administrator kan lukke lobbyen.
toast-host-kicks = Kun { $name } eller en administrator kan tage en spiller ud af spillet.
toast-host-ends = Kun { $name } eller en administrator kan afbryde spillet for alle.
toast-players-choose = Det bestemmer { $name }, de andre spillere eller en administrator.
toast-admin-only = Det kan kun en af gruppens administratorer.
# $language (string): its own name
toast-language = { $language } – så gerne!

## Board

# $round, $rounds (number): which round it is, and how many there are
round-of = Runde { $round } af { $rounds }
round-last = Sidste runde
# $round (html): one of the two above; $name (string): the encoder
board-title = <b>{ $round }</b> · ledetråde fra { $name }
# $sign (string): • or, for the clue that is asked for, ▸; $clue (string): the clue
board-clue-plain = { $sign } <b>{ $clue }</b>
board-clue-objected = { $sign } <b>{ $clue }</b> ✋
board-clue-stood-by = { $sign } <b>{ $clue }</b> 🛡
board-clue-withdrawn = { $sign } <s>{ $clue }</s>
board-clue-missing = { $sign } <i>ingen ledetråd</i>
board-first-round = Først fra runde 2 gætter modparten med.
# $names (string): who is awaited
board-awaited-guess = ⏳ { $names }: Gæt koden i vores private chat
board-awaited-interception = ⏳ { $names }: Knæk koden i vores private chat
# $name (string): who has locked an answer
board-locked-guess = 🔒 { $name } har gættet
board-locked-interception = 🔒 { $name } har låst sit bud på koden
# $round (html): as above; $name (string): the encoder
board-writing = ✍️ <b>{ $round }</b>: { $name } skriver tre ledetråde til mig privat.
# $name (string): the encoder; $count (number): how many clues were written in time
board-some-clues = ⌛ Tiden er gået: { $count ->
    [one] { $name } nåede kun én ledetråd.
   *[other] { $name } nåede kun { $count } ledetråde.
}
# $name (string): the encoder; $guessers (string): who has to guess without a clue
board-no-clues = ⌛ Tiden er gået, og der kom ingen ledetråde fra { $name }. { $guessers } må gætte i blinde: 1 chance ud af 24!
# $name (string): who objects; $encoder (string): who gave the clue; $clue (string)
board-objected = ✋ Indsigelse! { $name } synes, at »{ $clue }« er unfair. { $encoder } afgør det i vores private chat.
board-objected-by-someone = ✋ Indsigelse! Nogen synes, at »{ $clue }« er unfair. { $encoder } afgør det i vores private chat.
board-objected-left = ✋ Indsigelse mod »{ $clue }«! Men { $encoder } har forladt spillet, så ingen kan afgøre det.
board-stood-by = 🛡 { $encoder } står ved »{ $clue }«.
board-withdrawn = ↩️ { $encoder } trækker »{ $clue }« tilbage, så stol ikke på den.
# $name (string): who drew the new code
board-redrawn = 🔄 Koden blev røbet, så { $name } har trukket en ny.
# $name (string), $code (string): a code with dots, as 4·2·1
reveal-intercepted = 🎯 <b>{ $name } knækker { $code }!</b>
reveal-read-too = ✅ { $name } gættede den også.
reveal-misread-too = 🙈 { $name } sagde { $guess }.
reveal-no-guess-too = ⌛ { $name } nåede ikke at gætte.
reveal-not-intercepted = 🕵️ { $name } prøvede med { $guess } og ramte forbi.
reveal-no-interception = 🕵️ { $name } gættede ikke.
# $digit (string): the number of the keyword; $clue (string)
reveal-clue = <b>{ $digit }</b> { $clue }
reveal-clue-stood-by = <b>{ $digit }</b> { $clue } 🛡
reveal-clue-withdrawn = <b>{ $digit }</b> <s>{ $clue }</s> (trukket tilbage)
reveal-clue-missing = <b>{ $digit }</b> <i>ingen ledetråd</i>
reveal-decoded = ✅ <b>{ $name } gættede den: { $code }</b>
reveal-misread = 🙈 <b>{ $name } sagde { $guess }, men den var { $code }</b>
reveal-no-guess = ⌛ <b>{ $name } nåede ikke at gætte. Den var { $code }</b>
# $name (string): the interceptor, who gets a token for it (I5)
reveal-gift = 🕵️ Koden blev ikke gættet: en brik til { $name }.
# $name (string): the interceptor; $tokens (string): filled and empty circles
score-interceptor = 🕵️ { $name } { $tokens } (vinder med to brikker)
score-interceptor-one-left = 🕵️ { $name } { $tokens } – bliver endnu en kode knækket eller gættet forkert, vinder { $name }.
# $team (string): who got the token; $tokens (string): filled and empty signs
score-interception = 🎯 { $team } { $tokens }
score-miscommunication = ❌ { $team } { $tokens }

## End

# $names (string): the winners
end-pair = 🏆 <b>{ $names } vinder!</b>
end-interceptor = 🏆 <b>{ $names } knækker koden i runde { $round }!</b>
end-interceptor-given = 🏆 <b>{ $names } vinder i runde { $round }!</b>
end-nobody = <b>Spillet er slut</b> uden vinder denne gang.
# $rounds (number)
end-why-rounds-survived = Efter { $rounds } runder har afkoderen stadig ikke to brikker.
end-why-interceptor-tokens = Brikkerne: { $won }.
end-why-token-intercepted = runde { $round } (knækket)
end-why-token-misread = runde { $round } (ikke gættet)
end-why-called-off = Spillet blev afbrudt.
end-why-side-short = Ingen tog den ledige plads.
# Small titles that the winners have earned
title-poker-face = 🃏 <i>Pokerfjæs</i>: Ikke én kode blev knækket.
title-soulmates = 💞 <i>Sjælevenner</i>: Alle koder blev gættet.
title-mind-reader = 🔮 <i>Tankelæser</i>: To koder blev knækket på højst tre runder.
title-buzzer = 🔔 <i>På falderebet</i>: Det blev afgjort i allersidste runde.
end-keywords = 🔑 Kodeordene:
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
# $round (html): as above; $code (string)
card-code = { $round }. Din kode: <b>{ $code }</b>
# In a lesson of one round. $code (string)
card-code-alone = Din kode: <b>{ $code }</b>
card-write = ✍️ Send mig en ledetråd til hvert kodeord i den rækkefølge: én besked med tre linjer eller tre beskeder. 🎤 Tale, klistermærker, GIF’er og billeder tæller også.
# $keyword (string): number and keyword of a clue, as 2 ghost
card-write-next = ✍️ Send nu en ledetråd til <b>{ $keyword }</b>.
# For a first game only. $partner (string): who has to read the clues; $interceptor (string): who reads along
coach-encoder = 🎓 <b>Er ledetrådene for tydelige, knækker { $interceptor } koden. Er de for tågede, kan { $partner } ikke følge med.</b>
# For a first game only, in its first round, above the text before
coach-keywords = 🤫 Kun I kan se de her kodeord, men alle læser dine ledetråde.
# For a first game only. $pair (string): the names of the pair, two or more
coach-interceptor = 🎓 { $pair } deler fire hemmelige kodeord med numrene 1 til 4, og dem får du aldrig at se. Saml ledetrådene efter nummer, find mønstret, og gæt den næste kode. <b>Du får en brik for hver kode, du knækker, og for hver kode, de gætter forkert. Med to brikker på fem runder vinder du.</b>
# For a first game only. $name (string): the encoder
coach-guesser = 🎓 Koden er tre af jeres numre, og { $name } giver en ledetråd til hvert.
# For a first game only, while a player of the pair waits in its first round. $interceptor (string)
coach-misread = { $interceptor } får en brik for hver knækket kode og for hver kode, I gætter forkert. Med to brikker vinder { $interceptor }. Ellers vinder I efter fem runder.
# For a first game only. $name (string): the encoder
coach-partner = 🎓 { $name } begynder. Om lidt får du tre ledetråde her og skal sige, hvilket af jeres kodeord hver af dem står for.
# $number (number), $digit (number), $word (string), $clue (string)
card-draft = { $digit } { $word } → <b>{ $clue }</b>
card-draft-empty = { $digit } { $word } → …
# $keyword (string): number and keyword of a clue, as 2 ghost
card-changing = ✏️ Send en ny ledetråd til <b>{ $keyword }</b>.
# $reason (string): why the last one was refused; $keyword (string): number and keyword of a clue, as 2 ghost
card-again = ⚠️ { $reason } Har du en anden til <b>{ $keyword }</b>?
# The clue that is there already stays. $clue (string)
card-again-kept = ⚠️ { $reason } Send en anden til <b>{ $keyword }</b>, eller behold »{ $clue }«.
card-redraw = 🔄 Vil du trække en ny kode? Den her og dine ledetråde til den ryger ud. Det kan du gøre én gang pr. runde.
card-check = Se ledetrådene igennem, og send dem så. Sendt er sendt.
card-sent = 📨 Dine ledetråde er sendt. Og nu: pokerfjæs!
card-handed-in = 📨 Dine ledetråde er klar. De andre kan ikke se dem endnu.
card-no-clues = ⌛ Tiden er gået, og der kom ingen ledetråde fra dig. Nu bliver der gættet i blinde: 1 chance ud af 24.
# $name (string): the encoder
card-clues-of = Ledetråde fra { $name }:
card-guess = Hvilket kodeord står hver ledetråd for?
card-intercept = Hvilket nummer hører hver ledetråd til?
# $line (html): a clue with its number; $choice (string): what is chosen for it
card-chosen = { $line } → <b>{ $choice }</b>
# $number (number): which clue; $clue (string)
card-asked = <b>»{ $clue }«</b> ({ $number } af 3)
# The same with the question, where there is room: to who knows the keywords, and to the interceptor
card-asked-keyword = <b>»{ $clue }«</b> ({ $number } af 3): hvilket kodeord?
card-asked-number = <b>»{ $clue }«</b> ({ $number } af 3): hvilket nummer?
# Below the clue that is asked for, to who plays alone
card-locks-alone = 🔒 Det tredje valg låser dit gæt.
# $number (number): which clue
card-asked-missing = { $number } af 3: ingen ledetråd, så gæt løs
# A whole guess is to be changed: the clues are buttons
card-which = Hvilket gæt vil du ændre?
card-blind = ⌛ <b>Der kom ingen ledetråde i tide.</b> Vælg tre tal: Du har 1 chance ud af 24.
# $code (string): the whole guess
card-guessed = Dit gæt: <b>{ $code }</b>
card-guessed-final = Dit gæt: <b>{ $code }</b>. Når det er låst, kan det ikke ændres.
card-guess-help = Tryk på en knap for hver ledetråd, eller skriv de tre tal.
# $code (string)
card-locked-guess = 🔒 Dit gæt: { $code }
card-locked-interception = 🔒 Dit bud på deres kode: { $code }
# $names (string)
card-waiting-clues = ⏳ Skriver ledetråde: { $names }
card-waiting-answers = ⏳ Gætter: { $names }
# Where several write or guess: some of them may be done already
card-waiting-writers = ⏳ Kryptograferne skriver ledetråde.
card-waiting-guessers = ⏳ Nu gætter de andre.
card-listening = 👂 Ledetrådene kommer her og i gruppen. Fra runde 2 kan du også gætte koden.
card-listening-first = 👂 <b>I runde 1 lytter du bare</b>: Om lidt ser du, hvilket nummer hver ledetråd hørte til. Du behøver ikke kende deres kodeord, kun vide, hvilke ledetråde der hører sammen.
# What the last reveal means to the reader. $code, $guess (string): codes with dots; $meant (string): a list of result-meant
result-intercepted = 🎯 <b>Knækket!</b> { $code } – kun én brik fra sejren.
# Who plays alone has not heard of tokens
result-intercepted-alone = 🎯 <b>Knækket!</b> { $code } – kun én kode fra sejren.
result-intercepted-last = 🎯 <b>Knækket!</b> { $code }
result-wrong = 🙈 Gættet var { $guess }, men koden var { $code }: { $meant }.
# A clue that was guessed wrong. $clue (string), $digit (string): the number that it meant
result-meant = »{ $clue }« betød { $digit }
result-wrong-code = 🙈 Gættet var { $guess }, men koden var { $code }.
result-heard = 👂 Koden var <b>{ $code }</b>, så nu ved du, hvor hver ledetråd hører til.
result-no-answer = ⌛ Tiden løb ud uden et gæt. Koden var { $code }.
# $name (string): who misread the code
result-gift = 🎁 { $name } gættede den ikke: en brik til dig!
# $name (string): a team
result-they-misread = 🙈 { $name } gættede den ikke.
# Who plays alone: a robot or a stranger of a pair misread the code
result-pair-misread = 🙈 Ikke engang makkeren gættede den.
result-decoded = ✅ <b>Rigtigt, { $code }!</b>
# $name (string): the partner or the team; $taken (string): a list of result-taken
result-partner-decoded = ✅ <b>{ $name } fangede alle tre.</b>
result-partner-misread = 🙈 { $name } sagde { $guess } og troede, at { $taken }.
# A clue that was guessed wrong. $clue (string), $digit (string): the number that it was taken for
result-taken = »{ $clue }« var { $digit }
result-partner-misread-code = 🙈 { $name } sagde { $guess }.
result-partner-no-guess = ⌛ { $name } nåede ikke at gætte.
# $name (string): the interceptor or the other team
result-read-along = … men 🕵️ { $name } knækkede den også!
result-read-instead = … og 🕵️ { $name } knækkede den.
result-not-read = 🕵️ { $name } ramte forbi.
# $round (html): the round that is played now, as above; $score (string): the tokens of the sides
result-score = { $round } · { $score }
# Who plays alone. $squares (string): a square for each code so far, right or wrong; $round (html): as above
result-so-far = Indtil nu: { $squares } · { $round }
# The same in practice. $right, $needed (number): codes intercepted, and how many win; the rest as above
result-so-far-wins = Indtil nu { $right } af { $needed }: { $squares } · { $round }
card-won = 🏆 <b>Du vandt!</b>
card-shared = 🤝 <b>I deler sejren!</b>
# $name (string): the interceptor
card-lost-pair = 🕵️ <b>I tabte: { $name } knækkede jeres kode.</b>
card-lost-pair-given = 🙈 <b>I tabte: Den her kode gav { $name } den afgørende brik.</b>
card-one-short = 🤏 <b>Der manglede én brik.</b> Så tæt på!
# Who plays alone has not heard of tokens
card-one-short-alone = 🤏 <b>Der manglede én kode.</b>
card-lost-interceptor = 🙈 <b>Ikke denne gang:</b> Makkerparret holdt på hemmelighederne.
# $team (string): the winners
card-lost-team = <b>{ $team } vandt denne gang.</b>
card-away = 🚪 Jeg kan ikke længere skrive i gruppen. Føj mig til igen, så går spillet videre.
# $name (string): who gave the clues
card-objecting =
    ✋ <b>Hvilken ledetråd er unfair?</b>
    { $name } kan trække den tilbage eller stå ved den. Spillet går videre uanset hvad.
# $name (string): who objects; $clue (string)
card-objected = ✋ <b>{ $name } synes, at »{ $clue }« er unfair.</b> Vil du trække den tilbage, eller står du ved den? Trækker du den tilbage, bliver den bare streget ud, så alle kan se det. Runden går videre uanset hvad.
card-objected-by-someone = ✋ <b>Nogen synes, at »{ $clue }« er unfair.</b> Vil du trække den tilbage, eller står du ved den? Trækker du den tilbage, bliver den bare streget ud, så alle kan se det. Runden går videre uanset hvad.
# $reason (string)
card-notice = ⚠️ { $reason }

notice-not-your-turn = Det er ikke din tur til at skrive.
notice-too-many-lines = Det var { $count } linjer, men du skal kun bruge tre ledetråde. Skriv én på hver linje.
notice-one-missing = Du sendte to linjer, men der mangler kun én ledetråd.
notice-all-written = Du har allerede tre ledetråde, så intet er ændret. Vil du ændre noget, så tryk på en ✏️, og send så den nye ledetråd eller alle tre igen.
# $clue (string): written twice in one message, or again
notice-clue-twice = »{ $clue }« er allerede en af dine ledetråde.
notice-not-a-clue = Det kan ikke være en ledetråd. Send ord, en 🎤 talebesked, en videobesked, et klistermærke, en GIF eller et billede.
notice-caption = Kun selve filen er din ledetråd. Ingen ser teksten under den.
# $command (string): what was written behind the slash
notice-unknown-command = Jeg kender ikke /{ $command }.
# $command (string): what was written behind the slash; $keyword (string): number and keyword of a clue, as 2 ghost
notice-unknown-command-clue = Jeg kender ikke /{ $command }. Jeg venter på din ledetråd til { $keyword }.
notice-edit-lines = Behold det samme antal linjer: Hver linje er én ledetråd.
notice-edit-too-late = Dine ledetråde er allerede sendt, så det ændrer ikke noget at rette beskeden.
notice-guess-by-button = Tryk på knapperne herunder, eller skriv tre tal fra 1 til 4.
# Who keeps notes and guesses has written a word without a number
notice-guess-or-note = { notice-guess-by-button } Vil du skrive en note, så begynd med nummeret, fx 2 dyr
# Who has set all three numbers, but not locked them, and wrote something else
notice-guess-not-locked = Dit gæt er klar, men ikke låst endnu: Tryk på »{ button-lock }« herunder.
# Who keeps notes has written something without a number
notice-note-number = Vil du skrive en note, så begynd med kodeordets nummer, fx 2 dyr
notice-typed-in-group = Alle kan læse det, du lige skrev i gruppen! Skriv dine ledetråde her. Kom du til at røbe koden, så tryk på »Røbet? Ny kode«.
notice-erased-in-group = Jeg slettede din besked i gruppen, hvor alle kunne læse den. Skriv dine ledetråde her.
notice-leaked-again = Alle kan læse det, du lige skrev i gruppen! Du kan kun få en ny kode én gang pr. runde, så du beholder den, du har. Skriv dine ledetråde her.
notice-clues-go-here = Du må gerne snakke med i gruppen. Skriv bare dine ledetråde her og ikke der.
# $name (string): who wrote in the group
page-not-here = 🤫 Ikke her, { $name }: Alle kan læse det.
# $name (string): who wrote one word in the group, in a first game
page-was-a-clue = ✍️ { $name }, var det en ledetråd? Skriv dine ledetråde til mig privat: Her kan alle læse dem.
button-write-to-bot = ✍️ Skriv til botten
# News on a card, shown as they are
news-minute-left = ⌛ Der er et minut tilbage.
# $count (number): how many clues are missing; 0 when they only have to be sent
news-minute-clues = ⌛ Et minut tilbage: { $count ->
    [0] Send dine ledetråde!
    [one] Du mangler én ledetråd.
   *[other] Du mangler { $count } ledetråde.
}
news-minute-guess = ⌛ Et minut tilbage: Lås dit gæt.
news-minute-keywords = ⌛ Et minut tilbage: Lås kodeordene.
# $name (string): who drew new keywords
news-new-words = 🔄 { $name } har trukket nye kodeord.
toast-new-words = Nye kodeord! De andre ved det.

# $words (string): the keywords with their numbers
alert-words =
    🤫 Kun du kan se det her:
    { $words }
alert-no-words = Afkoderen har ingen kodeord. Lyt godt efter!
# What clues look like: the words of the rules, which are no keywords of the game
alert-example =
    Med de her kodeord kunne du sende:
    4 peber → nys
    2 havn → måger
    1 lanterne → natlig gåtur
alert-example-one = Hvis dit kodeord var »peber«, kunne du sende: nys
alert-spectator = Du er ikke med i det her spil.
# $draft (string): the digits so far
toast-draft = { $draft }
# $number (number): which clue; $clue (string)
toast-asked = »{ $clue }« ({ $number } af 3)
# A number that another clue had is tapped. $clue (string): the one that is asked for; $choice (string): its number now, with the keyword for who knows it; $other (string): the one that had it; $old (string): its number or keyword now
toast-swapped = Byttet: »{ $clue }« er nu { $choice }, og »{ $other }« er { $old }.
# A keyword or number that another clue had is taken back. $clue (string): that clue
toast-freed = Fjernet. Vælg et nyt svar til »{ $clue }«.
toast-which = Vælg en ledetråd.
toast-locked = Låst!
# The answer that was locked in last brings the reveal. $code (string): the code
toast-read-right = ✅ Rigtigt, { $code }!
toast-read-both = ✅ Rigtigt, { $code } … men den blev også knækket.
toast-read-wrong = 🙈 Nej, den var { $code }.
toast-intercepted = 🎯 Knækket: { $code }!
toast-sent = Sendt!
toast-set-all = Vælg først et svar til hver ledetråd.
# $keyword (string): number and keyword of a clue, as 2 ghost; only the number where secrets are hidden
toast-write-clue = Send nu din ledetråd til { $keyword }.
# Where secrets are hidden. $number (number): which of the three clues
toast-write-clue-number = Send nu din nye ledetråd nummer { $number }.
toast-split = Delt! Hver del er nu en ledetråd for sig.

## What the rules say no to

refusal-wrong-phase = Det kan du ikke lige nu.
refusal-no-code = Der er ikke flere koder.
refusal-unknown-player = Du er ikke med i det her spil.
refusal-not-your-turn = Det er ikke din tur.
refusal-not-the-encoder = Kun rundens kryptograf giver ledetråde.
refusal-side-short = Din side mangler en afløser.
refusal-no-interception-yet = Først fra runde 2 må du prøve at knække koden.
refusal-already-locked = Dit svar er allerede låst.
refusal-clues-already-given = Dine ledetråde er sendt. Nu kan de ikke ændres.
refusal-bad-code = En kode er tre forskellige tal fra 1 til 4.
refusal-three-clues-needed = Der skal tre ledetråde til.
# $clue_number (number)
refusal-clue-empty = Ledetråd { $clue_number } er tom.
# $most (number)
refusal-clue-too-long = En ledetråd må højst være på { $most } tegn (din er på { $length }).
# $clue (string)
refusal-clue-repeated = »{ $clue }« er allerede brugt i runde { $round }.
refusal-clue-is-code = »{ $clue }« røber koden.
refusal-clue-is-slot = »{ $clue }« er kodeordets nummer. En ledetråd handler om betydningen.
# $clue, $keyword (string)
refusal-clue-is-keyword = »{ $clue }« røber jeres kodeord »{ $keyword }«. Bøj eller oversæt det heller ikke.
refusal-four-words-needed = Der skal fire kodeord til. Skriv - for dem, du ikke kender.
refusal-no-such-clue = Den ledetråd findes ikke.
refusal-already-objected = Der er allerede gjort indsigelse mod den ledetråd.
refusal-no-objection = Ingen har gjort indsigelse mod den ledetråd.
refusal-seat-not-free = Pladsen er allerede taget.
refusal-already-seated = Du er allerede med i det her spil.
refusal-sat-on-other-side = Du kan ikke skifte side i samme spil.
refusal-no-such-card = Det kort findes ikke.
refusal-card-already-open = Kortet er allerede vendt.
refusal-card-not-allowed = Den avancerede åbning tillader ikke det kort. Vælg et andet.
refusal-own-card = Gæt på en anden spillers kort.
# $most (number)
refusal-bad-number = Kortene har tal fra 1 til { $most }.
refusal-too-early-to-end = I kan først afslutte spillet efter tre runder i træk uden et vendt kort.
refusal-sat-in-other-seat = Du kan ikke skifte plads i samme spil.

## Warnings: the encoder may insist

# $clue, $keyword (string)
hint-same-root = »{ $clue }« har samme rod som jeres kodeord »{ $keyword }«.
hint-letter = »{ $clue }« handler om bogstaver. En ledetråd handler om betydningen.
hint-slot = »{ $clue }« ligner kodeordets nummer. En ledetråd handler om betydningen.
hint-rhyme = »{ $clue }« lyder som jeres kodeord »{ $keyword }«.
hint-disguise = »{ $clue }« ligner jeres kodeord »{ $keyword }«.
card-insist = De andre kan gøre indsigelse. Ret den, eller send den alligevel.
button-send-anyway = 📨 Send alligevel
button-new-code = 🔄 Røbet? Ny kode
button-redraw-yes = 🔄 Ja, en ny kode
button-redraw-no = ↩️ Behold koden
toast-redraw-ask = Sikker? Tryk på »Ja, en ny kode« for at smide koden og dine ledetråde ud.
toast-redrawn = Du har fået en ny kode.
toast-code-kept = Du beholder din kode.

## Words

# In a group's menu
command-words = vælg ordliste
# In a private chat's menu, where it sends the reader's secrets again
command-words-private = se dine hemmeligheder igen
# $source (string): one of the three below; $language (string): a language's own name; $count (number): the chat's own words
page-words =
    📚 <b>Kodeord</b>: { $source }
    Sprog: { $language }
    Jeres egne ord: { $count } (I skal have mindst { $fewest } for at spille med dem)
    <i>Ændringer gælder fra næste spil.</i>

    Tilføj med <code>/words add drage, lanterne, gynge</code>. Fjern med <code>/words remove drage</code>. Se dem alle med <code>/words list</code>.
# $count (number), $words (string): as many of them as fit
page-words-list =
    📚 <b>Jeres egne ord</b> ({ $count }):
    { $words }
words-ours = bottens liste
words-theirs = jeres egen liste
words-both = bottens liste og jeres egen
button-words-ours = Bottens
button-words-theirs = Vores
button-words-both = Begge
# $fewest (number)
toast-words-few = I skal have mindst { $fewest } egne ord, der er tydeligt forskellige. Tilføj flere med /words add.
# $source, $language (string): as on the page
toast-words-chosen = Kodeord: { $source }, { $language }
# $lines (string): what became of the words that someone listed
page-words-changed = 📚 { $lines }
# $words (string): some of them; $length (number): of letters, $most (number): of words
words-told-added = Tilføjet: { $words }
words-told-removed = Fjernet: { $words }
words-told-known = Står allerede på listen: { $words }
words-told-long = For lange (højst { $length } tegn): { $words }
words-told-full = Listen er fuld med { $most } ord, så de her kom ikke med: { $words }
words-told-unknown = Står ikke på listen: { $words }
# $count (number): the words of the list
words-told-count = Jeres egne ord: { $count }

## Clues that aren't text, and objections

media-voice = 🎤 talebesked
media-video-note = 🎬 videobesked
media-animation = 🎞 GIF
media-sticker = 🏷 klistermærke
media-photo = 🖼 billede
# $number (number): which clue
media-caption = Ledetråd { $number }
button-object = ✋ »{ $clue }«
button-not-objecting = 🤝 Glem det
button-withdraw = ↩️ Træk »{ $clue }« tilbage
button-stand = 🛡 »{ $clue }« er fair
# $name (string): who gave the clues
toast-objected = Indsigelse! Nu afgør { $name } det.
toast-objection-asked = Hvilken ledetråd er unfair? Vælg den i min seneste besked i vores private chat.
toast-objection-dropped = Okay, ingen indsigelse.
toast-only-others-object = Kun den anden side kan gøre indsigelse mod de her ledetråde.
toast-nothing-to-object = Der er allerede gjort indsigelse mod alle ledetrådene.
# $name (string): the encoder
toast-nobody-answers = { $name } har forladt spillet, så ingen kan trække en ledetråd tilbage.
toast-withdrawn = Trukket tilbage. Den er streget ud på brættet.
toast-stood-by = Du står ved den, og det kan gruppen se.

## Seats, settings and time

command-board = vis brættet igen
command-nudge = prik til dem, vi venter på
command-kick = tag en spiller ud af spillet
command-settings = tidsgrænser og andre indstillinger
# $time (string): local time on the reader's phone
board-until = 🕐 Indtil { $time }
# $time (string): date and local time on the reader's phone
board-until-day = 🕐 Indtil { $time }
# $names (string): whose seats are free
board-seat-wanted = 🚪 { $names } har forladt spillet. Hvem tager over?
# $names (string): players whom the bot cannot write to
board-unreachable = 📵 Jeg kan ikke skrive til { $names }. Åbn botten, og tryk på Start.
# $name (string): whose seat it was
button-take-seat = 💺 Afløs { $name }
button-nudge = ⏰ Prik
button-vote-off = ✖️ Stem for at afbryde
button-end-game = 🛑 Afbryd spillet
button-keep-playing = ▶️ Spil videre
# $count (number): how often it can still be done
button-reroll = 🔄 Byt kodeord ({ $count ->
    [one] én gang
   *[other] { $count } gange
})
page-nudged-already = ⏰ Der er lige blevet prikket. Giv det et minut.
page-nudged-already-too = ⏰ { toast-nudged-already-too }
page-kick = Hvem skal ud af spillet?
# $name (string): who has to leave
page-player-out = 🚪 { $name } er ude af spillet.
# $count, $needed (number)
page-vote = ✖️ Skal spillet afbrydes? Stemmer indtil nu: { $count } af { $needed }.
page-vote-over = ✖️ Stemmerne er talt ({ $count } af { $needed }): Spillet er afbrudt.
toast-voted = Din stemme er talt med: { $count } af { $needed }.
toast-ended = Spillet er slut.
toast-goes-on = Spillet går videre.
page-settings =
    ⚙️ <b>Indstillinger</b>
    Tryk på den, du vil ændre.
settings-whose = <i>Alle, der er med i spillet, og administratorer kan ændre dem.</i>
# $setting (string): a setting with what is chosen
setting-opened = <b>{ $setting }</b>
button-setting = { $setting } ▸
button-all-settings = ◂ Tilbage
# From when on a choice holds
setting-holds-now = <i>Ændringer gælder med det samme.</i>
setting-holds-step = <i>Ændringer gælder fra næste trin.</i>
setting-holds-game = <i>Ændringer gælder fra næste spil.</i>
# What each setting means
setting-about-pace = Hvor længe jeg venter på ledetråde og gæt, før spillet går videre.
setting-about-spoilers = Dine hemmeligheder er slørede, til du trykker på dem. Praktisk i bussen.
setting-about-rerolls = Hvor mange gange I må bytte kodeord før den første ledetråd.
setting-about-mode = Auto: Tre spiller som makkerpar og afkoder, fire til otte på to hold. Eller vælg selv.
setting-about-agreement = Skal hele holdet være enigt om et svar, eller er én spiller nok?
setting-about-talk = Mens holdet gætter, sender jeg det, du skriver til mig, videre til dine holdkammerater, men aldrig til kryptografen.
setting-about-deduction = Jeg viser dig privat, hvilke tal hvert skjult kort stadig kan være.
# $value (string): what is chosen; of rerolls a number
setting-pace = ⏱ Tempo: { $value }
setting-spoilers = 🙈 Skjul hemmeligheder: { $value }
setting-rerolls = 🔄 Byt kodeord: { $value }
setting-mode = 👥 Spiltype: { $value }
setting-agreement = 🤝 Holdets svar: { $value }
setting-talk = 💬 Holdchat: { $value }
setting-deduction = 🔎 Vis mulige tal: { $value }
pace-relaxed = roligt
pace-classic = klassisk
pace-slow = langsomt
# $count (number): how often
rerolls = { $count ->
    [0] aldrig
    [2] to gange
    [one] én gang
   *[other] { $count } gange
}
setting-on = ja
setting-off = nej
button-pace-relaxed = Roligt: ingen tidsgrænse
button-pace-classic = Klassisk: 3–4 minutter
button-pace-slow = Langsomt: 12 timer
button-spoilers-on = 🙈 Skjult, til man trykker
button-spoilers-off = 👀 Altid synligt
# $names (string): who is awaited
toast-nudged = Prikket til: { $names }
# The same to somebody who is awaited, too
toast-nudged-too = Prikket til: { $names }. Det er også din tur: Gå til vores private chat.
toast-nudged-already = Der er lige blevet prikket. Giv det et minut.
toast-nudged-already-too = Der er lige blevet prikket til de andre. Det er også din tur: Gå til vores private chat.

## Leaving, substitutes, and who is away

# $name (string): who asked for it
page-leave = 🚪 { $name }, vil du forlade spillet? Så kan en anden tage over.
# The same in Secret numbers
# $name (string): who asked for it
cards-leave = 🚪 { $name }, vil du forlade spillet? Så bliver alle dine kort vendt, og en anden eller en robot kan tage over.
button-leave-game = 🚪 Forlad spillet
button-stay = Bliv
toast-stayed = Du er stadig med.
# $name (string): who was asked
toast-asked-another = Kun { $name } kan svare på det.
# $name (string): who lost the seat
toast-kicked = { $name } er ude af spillet.
page-end-game =
    🛑 <b>Skal spillet afbrydes for alle?</b>
    Alle hemmeligheder bliver afsløret, og ingen vinder.
page-game-goes-on = ▶️ Spillet går videre.
# $name (string): who ended it
page-game-ended = 🛑 { $name } har afbrudt spillet.
# $name (string): for whom
toast-seat-taken = Du afløser { $name }! Dine hemmeligheder er i vores private chat.
# $title (string): the group's name
parting-left = 🚪 Du har forladt spillet i { $title }.
parting-kicked = 🚪 Du er blevet taget ud af spillet i { $title }.
parting-replaced = 🚪 Din tid løb ud to gange, så en anden har taget din plads i { $title }.
# $name (string): whose seat it was; $title (string): the group's name; $team (string): a team's
welcome-substitute = ✅ Du afløser { $name } i { $title }.
welcome-pair = ✅ Du afløser { $name } i { $title }: Du er i makkerparret.
welcome-interceptor = ✅ Du afløser { $name } i { $title }: Du er afkoderen.
welcome-team = ✅ Du afløser { $name } i { $title }: Dit hold er { $team }.
# $names (string): who left
card-seat-free = 💺 { $names } har forladt spillet. Vi venter på en afløser fra gruppen. Kommer der ingen i tide, slutter spillet.
notice-seat-free = Der er en ledig plads. Spillet går videre, så snart nogen tager den.
# $name (string): a player whose time ran out twice
board-seems-away = 💤 { $name } ser ud til at være væk. En anden kan tage over, eller I kan vente.
button-wait-for = ⏸ Vent
toast-waits-for = Okay, vi venter på { $name }.
# $name (string): who wants to wait; $away (string): for whom
page-waits-for = ⏸ { $name } vil gerne vente på { $away }.
# $name (string): who sent /leave
page-no-seat = { $name }, du er ikke med i et spil her.
page-no-free-seat = 💺 Der er ingen ledig plads lige nu. Send /join for at være med i næste spil.
# $name (string): who has taken a seat
page-open-bot = { $name }, tryk på »Åbn botten« og så på Start, så jeg kan sende dig dine hemmeligheder.

## The next game

# $names (string): who waits for it
board-next-game = 🙋 Næste spil: { $names }
button-play-next = 🙋 Ny? Med i næste spil
toast-play-again = Du var med i spillet. Tryk på 🔁 ovenfor for at tage et til.
toast-playing-already = Du er allerede med. Knappen er til dem, der vil være med i næste spil.
toast-on-the-list = Du er med i næste spil! Tryk igen, hvis du ombestemmer dig.
toast-off-the-list = Du står ikke længere på listen til næste spil.
toast-list-full = Listen til næste spil er fuld.
# $name (string): who asked for it
page-next-game = 🙋 { $name }, du er med i næste spil. Ombestemmer du dig, så tryk på »Med i næste spil« igen.
page-next-game-open = 🙋 { $name }, du står på listen til næste spil. Tryk på »Åbn botten« og så på Start, så jeg kan sende dig dine hemmeligheder.
page-list-full = { toast-list-full }
page-playing-already = { $name }, du er allerede med.
# $title (string): the group's name
page-queued =
    🙋 <b>Du står på listen til næste spil i { $title }.</b>
    Når det starter, får du dine hemmeligheder her.

## Told when a lobby opens

command-notify = få besked, når nogen åbner en lobby her
# $name (string): who sent the command
page-notify-on = 🔔 { $name }, jeg skriver til dig, når nogen åbner en lobby her, dog højst én gang i timen. Send /notify igen for at slå det fra.
page-notify-off = 🔕 { $name }, jeg skriver ikke længere til dig om lobbyer her.
page-notify-open = 🔔 { $name }, tryk på »Åbn botten« og så på Start, så jeg kan skrive til dig, når nogen åbner en lobby her.
# $name (string): who sent the command; $most (number): how many can be told
page-notify-full = 🔔 Desværre, { $name }, jeg skriver allerede til { $most } andre, når nogen åbner en lobby her, og flere kan jeg ikke overkomme.
# $title (string): the group's name
page-notify-ready =
    🔔 <b>Jeg skriver til dig, når nogen åbner en lobby i { $title }.</b>
    Højst én gang i timen. Send /notify i gruppen igen for at slå det fra.
# In private, to those who asked. $title (string): the group's name
notify-lobby =
    🔔 <b>Der er en åben lobby i { $title }.</b>
    Har du lyst til at spille? Tryk på »Jeg er med«.
button-stop-notify = 🔕 Stop beskeder
toast-notify-off = 🔕 Okay, jeg skriver ikke længere til dig om lobbyer i den gruppe.

## The rematch

# $name (string): who asked first; $roles (string): one of the texts below, rematch-roles-...
rematch-called = 🔁 <b>{ $name } vil spille igen:</b> { $roles }.
rematch-you-are-in = ✅ Du er med i næste spil.
# $names (string): who did not answer in time
page-rematch-late = ⌛ { $names } har ikke svaret endnu. Der er stadig plads: Tryk på »🙋 Jeg er med« ovenfor.
# In private, to who has not answered in time. $title (string): the group's name
rematch-open =
    🔁 <b>Et nyt spil er på vej i { $title }.</b>
    Der er stadig plads. Har du lyst til at spille? Tryk på »Jeg er med«.
rematch-roles-before = som sidst
# $name (string): who is the interceptor then
rematch-roles-interceptor = med { $name } som afkoder
rematch-roles-teams = på to hold
rematch-roles-swapped = med byttede farver
rematch-roles-shuffled = Vi blander på ny
# $name (string): who begins then
rematch-roles-first = { $name } begynder
# Where too few have not said no
rematch-roles-short = Lobbyen åbner for flere spillere
# $names (string): who is in
rematch-in = Med indtil nu: { $names }
# $names (string): who has not answered; they have half a minute
rematch-until = ⏳ { $names }: Med på et spil til? Vi starter, når alle har svaret, senest om et halvt minut.
button-rematch-yes = 🔁 Jeg er med
button-rematch-no = 🙅 Jeg står over
toast-rematch-on = Næste spil er i gang!
toast-rematch-lobby = Du er med! Lobbyen er åben for flere spillere.
# $names (string): who has not answered
toast-rematch-waits = Du er med! Vi venter på { $names }.
# A tap on a button with other roles than those that were asked for. $name (string): who asked first; $roles (string): as above
toast-rematch-other = { $name } har allerede foreslået et spil: { $roles }. Er du med på det, så tryk på »Jeg er med«.
toast-rematch-without-you = Helt i orden, måske næste gang!
toast-not-in-last-game = Du var ikke med i det her spil. Tryk på »Med i næste spil«, hvis du vil spille med.

## Nudges

# $name (string): who is awaited
nudge-any = ⏰ { $name }, det er din tur.
nudge-clues = ⏰ { $name }, det er din tur: Send mig ledetrådene i vores private chat.
nudge-guess = ⏰ { $name }, det er din tur: Gæt koden i vores private chat.
nudge-interception = ⏰ { $name }, det er din tur: Knæk koden i vores private chat.
nudge-keywords = ⏰ { $name }, det er din tur: Gæt det andet holds kodeord i vores private chat.
nudge-reveal = ⏰ { $name }, det er din tur: Vend et af dine kort.
nudge-guess-card = ⏰ { $name }, det er din tur: Gæt et kort.
button-intercept-code = 🕵️ Knæk koden
button-reveal-card = 👁 Vend et kort
button-guess-card = 🎯 Gæt et kort
toast-nudge-seat-free = Det er ikke nogens tur. Spillet venter på, at nogen tager den ledige plads.
toast-nudge-nobody = Der er ingen at prikke til lige nu.
toast-nudge-you = Det er dig, vi alle venter på! Gå til vores private chat.
page-nudge-seat-free = { toast-nudge-seat-free }
page-nudge-nobody = { toast-nudge-nobody }
page-nudge-you = { toast-nudge-you }

## Pictures: drawn, so without markup and emoji

picture-game = Hemmelige koder
side-pair = Makkerparret
side-interceptor = Afkoderen
picture-won-pair = { $names } vinder
picture-won-interceptor = { $names } knækker koden i runde { $round }
picture-won-interceptor-given = { $names } vinder i runde { $round }
# Between two names, with its spaces
picture-and = { " " }og{ " " }
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
    [one] sejr som makkerpar
   *[other] sejre som makkerpar
}
picture-interceptor-wins = { $count ->
    [one] sejr som afkoder
   *[other] sejre som afkoder
}
picture-intercepted = Knækkede koder
picture-decoded = Makkerens koder gættet
# $right, $total (number): how many of how many
picture-share = { $right } af { $total }
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
    Kryptografen giver én ledetråd til hvert tal i den rækkefølge, så alle kan læse dem.
    Koderne trækkes tilfældigt, så den samme kan komme to gange.

    <blockquote>Kode 4·2·1
    4 peber → nys
    2 havn → måger
    1 lanterne → natlig gåtur</blockquote>
page-rules-3 =
    📖 <b>Gæt koden</b> ({ $page } af { $pages })

    Makkeren kender kodeordene og gætter koden: 4·2·1.
    Fra runde 2 gætter afkoderen også ud fra alle ledetråde indtil nu. Ingen ser den andens gæt, før begge er låst.
    Så bytter makkerparret roller.
page-rules-4 =
    📖 <b>Brikker</b> ({ $page } af { $pages })

    Afkoderen får en brik for hver knækket kode og en for hver kode, makkeren gætter forkert. Begge dele i samme runde? Så er det to brikker!
    Med <b>to brikker</b> på højst fem runder vinder afkoderen. Ellers vinder makkerparret.
page-rules-5 =
    📖 <b>Gode ledetråde</b> ({ $page } af { $pages })

    Ledetråde handler om, hvad et kodeord betyder. Et ord, en sætning, en talebesked, en GIF, et klistermærke, et billede: Alt kan bruges.
    Ikke tilladt: et kodeord eller en oversættelse af det, kodeordets bogstaver eller nummer, interne jokes, den samme ledetråd to gange, selve koden. Jeg advarer dig, hvis et ord har samme rod.
    Er ledetrådene for tydelige, regner afkoderen jeres kodeord ud. Er de for tågede, kan din makker ikke følge med. Virker en ledetråd unfair, kan afkoderen gøre indsigelse: ✋.
page-rules-6 =
    📖 <b>To hold</b> ({ $page } af { $pages })

    Er I fire til otte, spiller to hold: ⬜ Hvid og ⬛ Sort. Hvert hold har sine egne fire kodeord, og begge kryptografer skriver samtidig.
    Først vises det hvide holds ledetråde. Alle på holdet undtagen kryptografen gætter koden, og fra runde 2 prøver hele det sorte hold at knække den. Så bytter holdene roller.
    Mens I gætter, sender jeg det, du skriver til mig privat, videre til dit hold, men aldrig til kodens kryptograf.
page-rules-7 =
    📖 <b>Sådan vinder et hold</b> ({ $page } af { $pages })

    🎯 Hver gang I knækker det andet holds kode, får I en afkodningsbrik; med to har I vundet. ❌ Hver gang I gætter jeres egen kode forkert, får I en fejlkommunikationsbrik; med to har I tabt. Brikkerne gøres op, når begge rundens koder er afsløret.
    Står det uafgjort, eller har ingen vundet efter otte runder, giver hver afkodningsbrik +1 point og hver fejlkommunikationsbrik −1. Stadig lige? Så gætter hvert hold det andet holds fire kodeord. Stadig lige? Så deler I sejren!
    Med timeglas har den langsomste kryptograf 30 sekunder, når den anden er færdig.
# For teams, instead of the pages about a round and about clues
page-rules-8 =
    📖 <b>Kodeord og koder</b> ({ $page } af { $pages })

    Dit hold deler fire hemmelige kodeord med numrene 1 til 4, de samme hele spillet igennem.
    Kryptografen ser en kode, tre forskellige tal fra 1 til 4, og giver én ledetråd til hvert tal i den rækkefølge, så alle kan læse dem. Koderne trækkes tilfældigt, så den samme kan komme to gange.

    <blockquote>1 lanterne, 2 havn, 3 stige, 4 peber
    Kode 4·2·1
    4 peber → nys
    2 havn → måger
    1 lanterne → natlig gåtur</blockquote>
page-rules-9 =
    📖 <b>Gode ledetråde</b> ({ $page } af { $pages })

    Ledetråde handler om, hvad et kodeord betyder. Et ord, en sætning, en talebesked, en GIF, et klistermærke, et billede: Alt kan bruges.
    Ikke tilladt: et kodeord eller en oversættelse af det, kodeordets bogstaver eller nummer, interne jokes, den samme ledetråd to gange, selve koden. Jeg advarer dig, hvis et ord har samme rod.
    Er ledetrådene for tydelige, regner det andet hold jeres kodeord ud. Er de for tågede, kan dit eget hold ikke følge med. Virker en ledetråd unfair, kan det andet hold gøre indsigelse: ✋.
button-back = ◂ Tilbage
button-next = Videre ▸
# On the rules, and on the help in a group
button-close-page = ✖️ Luk
# On a page in private, while the reader plays
button-back-to-game = ↩️ Tilbage til spillet
command-rules = reglerne side for side

## Sheet, games, statistics, record

command-sheet = spillet indtil nu
command-stats = spil, sejre og lidt at prale af
command-export = hent loggen fra det seneste spil
command-games = dine spil i alle dine grupper
# $rounds (string): the finished rounds
page-sheet =
    📄 <b>Notearket</b>
    { $rounds }
page-sheet-empty = 📄 Ingen færdige runder endnu.
page-stats-none = 📊 Ingen færdige spil endnu.
# $name (string): a person or a group
page-stats = 📊 <b>{ $name }</b>
# $value (string): a number; $label (string): what it counts
stats-figure = { $value } { $label }
# $label (string): what was tried; $detail (string): how many of how many
stats-bar = { $label }: { $detail }
stats-leaders = 🏅 De bedste her:
# For somebody who has only played alone
stats-alone = 📊 Ingen færdige spil med venner endnu, og øvespil tæller ikke med.
# The last puzzle of the day that somebody has played. $date (string): a day, as 18 November; $score (string): as 2/4; $squares (string)
stats-daily = 🧩 Dagens gåde, { $date }: { $squares } { $score }
# $rows (string): one line a player
page-leaderboard =
    🏅 <b>Ranglisten</b>
    { $rows }
# $place, $wins, $games (number), $name (string)
leaderboard-row = { $place }. { $name }: { $wins } af { $games } vundet
page-export-none = 💾 Du kan hente loggen, når spillet er slut.
page-export = 💾 Her er loggen fra spillet.
page-games-none = Du er ikke med i noget spil lige nu.
# $rows (string): one line a game
page-games =
    🎲 <b>Dine spil</b>
    { $rows }
# $title (string): a group's name
games-row-awaited = ▶️ { $title }: Det er din tur
games-row-running = ⏳ { $title }: i gang
games-row-lobby = 🔐 { $title }: venter på spillere
# $title (string): a group's name
button-show-card = 👁 { $title }
toast-card-below = Dine hemmeligheder til { $title } er herunder.
page-which-game = Hvilket spil er det til? Vælg et, så giver jeg din besked videre.
# $title (string): a group's name
page-game-chosen = ✅ Din besked er givet videre til spillet i <b>{ $title }</b>.
# $title (string): a group's name
toast-game-chosen = Givet videre til spillet i { $title }.

## Two teams: the lobby

side-white = Hvid
side-black = Sort
lobby-intro-teams = To hold sender koder med ledetråde og aflytter hinanden. Højst otte runder.
lobby-rotation = → viser, i hvilken rækkefølge spillerne giver ledetråde.
lobby-unbalanced = Der må højst være én spillers forskel på holdene. Skift side, eller tryk på »⚖️ Udlign«.
board-teams = 🔐 <b>Hemmelige koder</b>: to hold.
# $team (string): a team's name behind its colour; $names (string): its players
board-team = { $team }: { $names }
button-balance = ⚖️ Udlign
button-rematch-swapped = 🔃 Byt farver
toast-side-full = Holdet er fuldt.
# $most (number): how many can play so
toast-too-many = I er for mange: Højst { $most } kan være med.
toast-unbalanced = Der må højst være én spillers forskel på holdene.
command-team = giv dit hold et navn
# $team (string): a team's name
page-team-how = 🏷 Dit hold hedder { $team }. Skift navn med <code>/team Natuglerne</code>
page-team-taken = 🏷 Det andet hold hedder allerede { $team }.
page-team-not-now = 🏷 Kun holdets egne spillere kan give det et navn, i lobbyen før spillet.

## Two teams: the board

# $round (html): as above; $team (string); $name (string): the encoder
board-title-team = <b>{ $round }</b> · { $team }, ledetråde fra { $name }
board-round = ✍️ <b>{ $round }</b>: Kryptograferne skriver til mig privat.
board-team-writing = { $team }: { $name } skriver …
board-team-written = { $team }: { $name } er færdig ✓
# $names (string): who gives clues then
board-next-encoders = Kryptografer i næste runde: { $names }
# $seconds (number): what the sandglass has left; $time (string): local time on the reader's phone
board-sand = ⌛ { $seconds } sek. tilbage, indtil { $time }
# $team (string); $intercepts, $misread (string): tokens of both kinds as filled and empty circles
score-team = { $team }: 🎯 { $intercepts } · ❌ { $misread }

## Two teams: ties and the end

tie-break-title = ⚖️ <b>Afgørelsen: Gæt deres kodeord</b>
tie-break-write = Begge hold: Send mig det andet holds fire kodeord privat.
tie-break-awaited = ⏳ Vi venter på { $names }
team-done = 🔒 { $team }: færdig
# $words (string): what a team took for the other's keywords; $count (number): how many are right
tie-break-wrote = { $team }: { $words } – { $count ->
    [one] { $count } rigtigt
   *[other] { $count } rigtige
}
# $team (string): the winners' team; $names (string): its players
end-team = 🏆 <b>{ $team } vinder: { $names }!</b>
end-shared = 🏆 <b>I deler sejren: { $names }!</b>
# $team (string): who has them
end-why-interceptions = { $team } har to afkodningsbrikker.
end-why-miscommunications = { $team } har to fejlkommunikationsbrikker.
end-tie-one-has-both = Uafgjort: { $team } har to brikker af hver slags.
end-tie-both-intercepted = Uafgjort: Begge hold har to afkodningsbrikker.
end-tie-both-misread = Uafgjort: Begge hold har to fejlkommunikationsbrikker.
# $rounds (number): how many there were
end-tie-rounds-over = Uafgjort: Efter { $rounds } runder har intet hold to brikker af samme slags.
# $score (string): both teams with their points or keywords
end-why-points = Afgjort på point: { $score }.
end-equal-points = Lige på point: { $score }.
end-why-keywords = Afgjort på kodeord: { $score }.
end-why-shared = Også lige på kodeord: { $score }.
# $team (string): a team's name
picture-won-team = { $team } vinder
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
card-locked-words = 🔒 Jeres bud på deres kodeord: { $words }
# $round (number)
card-turn-to-come = ✍️ Du giver ledetråde i runde { $round }.
# $name (string): who gave the clues
card-own-code = 🔓 <b>Dit holds kode</b>: ledetråde fra { $name }
# $team (string): the other team
card-their-code = 🕵️ <b>Knæk koden fra { $team }</b>: deres ledetråde indtil nu
card-help-all = Tryk på en knap for hver ledetråd. Svaret låses, når hele holdet er enigt.
card-help-any = Tryk på en knap for hver ledetråd. Den, der låser først, låser for hele holdet.
# $name (string): a player of the own team; $draft (string): that player's answer so far
card-mate = { $name }: { $draft }
card-mate-agreed = { $name }: { $draft } ✓
# $names (string): whose yes is missing
card-agreed = ✓ Du er enig. Vi venter på { $names }.
card-tie-break = ⚖️ <b>Hvad er det andet holds kodeord?</b>
# $slot (number), $clues (string): clues given for it; $word (string): the guess
card-tie-word = { $slot } { $clues } → <b>{ $word }</b>
card-tie-empty = { $slot } { $clues } → …
card-tie-help = ✍️ Send de fire kodeord i én besked, ét på hver linje, eller ét ad gangen. Skriv - for dem, du ikke kender.
# $number (number): which keyword
card-tie-changing = ✏️ Send et nyt bud på kodeord { $number }.
button-agree = 🤝 Enig
# $name (string): whose draft to write on the own card
button-take-over = ⬇️ Kopiér { $draft } fra { $name }
button-take-over-words = ⬇️ Kopiér fra { $name }
# $number (number): which keyword
toast-write-word = Send nu et nyt bud på kodeord { $number }.
toast-agreed = Du er enig.
toast-taken-over = Kopieret fra { $name }.

## Team chat

# $name (string): who says it; $text (string)
talk-line = 💬 <b>{ $name }</b>: { $text }
# $round (number)
talk-read = 💬 Det sagde dit hold i runde { $round }
# $names (string): who hears it
card-talk = 💬 Det, du skriver her, sender jeg til { $names }.
card-talk-muted = 🔕 Du har sat holdchatten på lydløs.
button-talk-mute = 🔕 Chat på lydløs
button-talk-hear = 🔔 Hør holdet igen
toast-talk-muted = Holdchatten er på lydløs: Du får ikke holdets beskeder indtil videre.
toast-talk-heard = Holdchatten er tilbage: Du får holdets beskeder igen.
# $round (number): whose team chat the encoder can read now
button-read-talk = 💬 Holdchat, runde { $round }
# $most (number)
notice-talk-too-long = Højst { $most } tegn ad gangen, tak.
notice-not-for-team = Det kan jeg ikke sende videre til dit hold. Ord, 🎤 tale, klistermærker, GIF’er og billeder virker.
notice-talk-too-fast = Lidt langsommere, tak: Dit hold fik ikke den besked.
notice-clue-too-late = Tiden til ledetråde er gået. Ingen har set den besked.

## The notebook: notes about the other side's keywords, secret until the end

# $line (html): a number with its clues; $note (string)
card-note = { $line } · ✏️ <i>{ $note }</i>
# $notes (string): notes, some of them with a number
card-notes = ✏️ <i>{ $notes }</i>
card-notes-help = ✏️ Er du på sporet af et kodeord? Skriv et nummer og et ord til mig, fx <i>2 dyr</i>, så gemmer jeg det som en note. Alle får dine noter at se til sidst.
card-notes-help-alone = ✏️ Har du en idé? Send mig en note, fx <i>2 dyr</i>.
notice-notes-are-words = I notesbogen er der kun plads til ord.
# $slot (number): the number of the note
news-note-kept = ✏️ Noteret. Send bare nummeret for at slette en note: <i>{ $slot }</i>
news-note-gone = ✏️ Note { $slot } er slettet.
# $name (string): whose notebook; $notes (string): the notes with the truth beside them
end-notebook = 🕵️ <b>Noterne fra { $name }</b>: { $notes }
notice-words-only = Her kan du kun sende ord.
notice-four-words = Der er fire kodeord, ét på hver linje. Tryk på en ✏️ for at ændre et.
notice-word-too-long = Et kodeord må højst være på { $most } tegn.

## Two teams: settings

mode-auto = auto
mode-interceptor = makkerpar og afkoder
mode-teams = to hold
agreement-all = alle enige
agreement-any = én er nok
button-talk-on = 💬 Med holdchat
button-talk-off = 🔇 Uden holdchat

## Pictures of the card game: drawn, so without markup and emoji

track-game = Hemmelige tal
# $name (string): a player
track-turn = { $name } har turen
track-winner = { $name } vinder!
track-opening = Alle vender to kort
track-round = Runde { $round }
track-last-round = sidste runde
track-again = et forsøg til?
# $count (number): how many points end the game
track-why-points = Nogen nåede { $count } point, og runden blev spillet færdig.
track-why-no-card = Der er ikke flere skjulte kort at gætte.
track-why-end-called = Afsluttet før tid: tre runder uden et vendt kort.
# $name (string): a player whose hand lies open
track-left = { $name } · er gået
track-open = vendt
track-hidden = skjult
track-never-open = aldrig gættet
track-covered = ikke med
track-place = plads på hånden
track-aside = Lagt til side

## Secret numbers: the lobby

button-game-codes = 🔐 Spil Hemmelige koder
button-game-kryptos = 🔢 Spil Hemmelige tal
cards-lobby-title = 🔢 <b>Hemmelige tal</b>
cards-lobby-intro = Tre til seks af jer gætter tallene på hinandens skjulte kort. Når nogen når 15 point, er det sidste runde.
# $names (string): the players in turn order
cards-lobby-order = 👥 Turrækkefølge: { $names }
# $name (string): who begins
cards-lobby-first = 🥇 Startspiller: { $name }
cards-first-by-lot = tilfældig
# $options (string): some of the three below
cards-lobby-options = ⚙️ Ekstra regler: { $options }
cards-lobby-no-mystery = Mysterium kræver fire eller fem spillere, så det er slået fra lige nu.
# $option (string): an added rule
toast-option-added = Tilføjet: { $option }
toast-option-dropped = Fjernet: { $option }
toast-rule-advanced = Vend aldrig dit laveste eller højeste kort eller to tal i træk. Tilsammen må I kun vende få kort af hver farve.
toast-rule-mystery = Der er fire ekstra kort med, og fire tilfældige kort bliver lagt til side. Ingen har dem på hånden.
toast-rule-bribe = Betaler du for et forsøg til, går dit point til ejeren af det kort, du gætter på.
# $name (string): the host
toast-host-picks-first = Kun { $name } kan vælge, hvem der begynder.
option-advanced = avanceret åbning
option-mystery = mysterium
option-bribe = bestikkelse
button-first = 🥇 Startspiller
button-option-advanced-on = ✅ Avanceret åbning
button-option-advanced-off = ➕ Avanceret åbning
button-option-mystery-on = ✅ Mysterium
button-option-mystery-off = ➕ Mysterium
button-option-bribe-on = ✅ Bestikkelse
button-option-bribe-off = ➕ Bestikkelse

## Secret numbers: the board

# $names (string): the players in turn order
cards-started = 🔢 <b>Hemmelige tal</b>: { $names }
# $names (string): the players against the turn order
cards-started-reverse = 👁 Først vender I kort i omvendt rækkefølge, to gange rundt: { $names }
cards-opening = 🔢 <b>Åbningen</b>: Hver af jer vender to kort, i omvendt turrækkefølge.
cards-opened = 🔢 Åbningen er slut: De første kort er vendt.
# $round (number)
cards-round = 🔢 <b>Runde { $round }</b>
# $name (string): a player; $points (number)
cards-hand = <b>{ $name }</b> ⭐{ $points }
cards-hand-on-turn = ▶️ <b>{ $name }</b> ⭐{ $points }
cards-hand-left = 🚪 <b>{ $name }</b> ⭐{ $points }
cards-aside = Lagt til side: { $tokens }
# $name (string): who guessed; $owner (string): whose card; $place (string): its letter; $card (string): sign and number; $points (number)
cards-news-found = 🎯 <b>{ $name } gætter kort { $place } hos { $owner }: { $card }!</b> +{ $points }
# $name (string): who guessed; $owner (string): whose card; $place (string): its letter; $card (string): sign and number
cards-news-missed = ❌ { $name }: Kort { $place } hos { $owner } er ikke { $card }
# $name (string): a player; $card (string): sign and number
cards-news-opened = 👁 { $name } vender { $card }
cards-news-opened-late = ⌛ Tiden er gået for { $name }: { $card } bliver vendt
# $name (string): a player
cards-news-passed = 🙅 { $name } melder pas
cards-news-late = ⌛ Tiden er gået for { $name }: Turen går videre
cards-news-skipped = ⏭ { $name } har ikke flere kort at gætte på og står over
cards-news-left = 🚪 { $name } har forladt spillet: Alle kort hos { $name } er vendt
cards-news-taken = 💺 { $name } kommer med i spillet
# $name (string): who brought the last round; $points (number): theirs at that moment
cards-news-last-round = 🏁 Sidste runde! { $name } har nået { $points } point.
# $top (number): the highest number in the game
cards-unrevealed = Endnu ikke vendt (1–{ $top }):
# $names (string): who is awaited
cards-awaited-reveal = ▶️ { $names }: Vend et af dine kort
cards-awaited-guess = ▶️ { $names }: Gæt et kort
cards-awaited-again = ▶️ { $names }: Betal 1 point for et forsøg til, eller meld pas
cards-quiet = 🤫 Tre runder uden et eneste vendt kort. Nu kan enhver spiller afslutte spillet.
button-my-cards = 👁 Mine kort
button-call-end = 🏁 Afslut spillet

## Secret numbers: the end

# $name (string): the winner; $points (number)
cards-won = 🏆 <b>{ $name } vinder!</b> ⭐{ $points }
cards-why-earlier = Ved lige mange point vinder den, der er først i turrækkefølgen.
cards-end-hands = Alle kort (🔒 = aldrig gættet)
# $cards (string): signs and numbers
cards-end-aside = Lagt til side: { $cards }
cards-all-found = 🔓 Hvert eneste kort blev gættet!
# $cards (string): names, signs and numbers
cards-secrets = 🔒 Aldrig gættet: { $cards }
# $count (number): how many cards
cards-many-secrets = 🔒 { $count } kort blev aldrig gættet.
# $name (string): a player; $count (number): how many guesses, all of them right
cards-title-sharpshooter = 🎯 Skarpskytte: { $name }, { $count } ud af { $count }
# $name (string): a player
cards-title-poker-face = 🗿 Pokerfjæs: Ingen gættede et eneste kort hos { $name }
# $name (string): a player; $count (number): how many cards, two or more
cards-title-second-wind = 💰 Comeback: { $name }, { $count } kort i andet forsøg
# the winner's points are equal to another's
cards-title-tie = 📸 Målfoto: lige på point
# the winner is one point ahead
cards-title-photo-finish = 📸 Målfoto: afgjort med et enkelt point
# $points (number): the reader's
cards-over-won = 🏆 <b>Du vandt!</b> ⭐{ $points }
# $name (string): the winner; $points (number): the reader's and the winner's
cards-over-tied = 🤏 Så tæt på! Du og { $name } har begge ⭐{ $points }, men { $name } var før dig i turrækkefølgen.
# $name (string): the winner; $points (number): the reader's; $count (number): how many points short
cards-over-close = 🤏 Så tæt på! { $name } vinder, og du slutter på ⭐{ $points }, kun ⭐{ $count } bagefter.
# $name (string): the winner; $best (number): the winner's points; $points (number): the reader's
cards-over-lost = 🎲 { $name } vinder med ⭐{ $best }. Du slutter på ⭐{ $points }.
# $count (number): cards that the reader guessed; $kept (number): the reader's cards that nobody guessed
cards-over-count = Du gættede { $count } kort; { $kept } af dine blev aldrig gættet.
button-rematch-first = 🥇 Næste startspiller

## Secret numbers: the card

# $title (string): the group's name; $points (number)
cards-card-title = 🔢 <b>{ $title }</b> · ⭐{ $points }
cards-card-own = Dine kort (i parentes: vendt)
cards-card-reveal = 👁 Vend et af dine kort. Så kan alle se det.
cards-card-advanced = Den avancerede åbning tillader kun de her.
cards-card-whose = 🎯 Din tur! Hvis kort gætter du på?
cards-card-whose-again = 🎯 Hvis kort gætter du på nu?
# $name (string): whose hand it is; $card (string): the letter of a card
cards-card-which = 🎯 Hvilket kort hos { $name }? Et rigtigt gæt giver +{ $points }.
cards-card-number = 🎯 Hvilket tal er kort { $card } hos { $name }?
cards-card-missed = ❌ Forkert! Du kan betale 1 point for et forsøg til eller melde pas.
cards-card-missed-bribe = ❌ Forkert! Et forsøg til koster 1 point, som går til ejeren af det kort, du så gætter på. Eller meld pas.
# $name (string): who is on turn
cards-card-waiting = ⏳ <b>{ $name } har turen</b>
cards-card-you-next = 👉 Derefter er det din tur.
# $points (number): the reader’s, which brought the last round
cards-last-round-own = 🏁 Sidste runde! Du har nået { $points } point.
cards-coach = 💡 <b>Dit første spil?</b> Hver hånd går fra lavt til højt. Hvert bogstav er et skjult kort, og 🔺{"\u2060"}×2 betyder, at to af dem er 🔺. Gæt tallet bag et bogstav: Et rigtigt gæt giver <b>+3</b>, eller mindre, hvis hånden kun har ét eller to skjulte kort tilbage. <b>⭐</b> er point: Ved 15 er det sidste runde.
cards-coach-aside = 💡 <b>Lagt til side</b>: Ingen har de her kort på hånden.
cards-coach-reveal = 💡 <b>Dit første spil?</b> Alle har kort på hånden fra lavt til højt, og I gætter hinandens. Først vender hver af jer to. <b>⭐</b> er point: Alle begynder med 2 og kan betale 1 for et forsøg til.
cards-coach-ends = 💡 Et kort yderst på hånden røber mindre end et i midten.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $worth (string): such as +3; $points (number): all that the reader has
cards-result-found = 🎯 <b>Ja! Kort { $place } hos { $name } er { $card }.</b> { $worth }, så du har ⭐{ $points }.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number
cards-result-missed = ❌ Kort { $place } hos { $name } er ikke { $card }.
# $name (string): who guessed; $place (string): the letter of the reader's card; $card (string): sign and number; $points (number): what it brought
cards-result-lost = 😮 { $name } gættede dit kort { $place }: { $card }. Det giver { $name } +{ $points }.
# $left (number): the reader's hidden cards
cards-result-left = Skjulte kort tilbage: { $left }.
# $name (string): who guessed; $place (string): the letter of the reader's card; $card (string): sign and number
cards-result-safe = 😌 { $name } troede, at dit kort { $place } var { $card }. Forkert!
# $told (string): that a card of the reader's was guessed, or not
cards-result-bribed = { $told } 💰 +1 til dig.
cards-result-late = ⌛ Tiden løb ud, så turen gik videre.
cards-result-skipped = ⏭ Der var ikke flere kort, du kunne gætte på, så du stod over.
# $card (string): sign and number
cards-result-opened-late = ⌛ Tiden løb ud, så dit kort { $card } blev vendt.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $points (number): what it is worth
cards-card-confirm = 🎯 Er kort { $place } hos { $name } virkelig { $card }? Et rigtigt gæt giver +{ $points }, et forkert koster ikke noget.
cards-card-confirm-more = Er det forkert, kan du betale 1 point for et forsøg til.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $worth (string): what it brings, less its price, such as +2
cards-card-confirm-paid = 🎯 Er kort { $place } hos { $name } virkelig { $card }? Forsøget koster 1 point. Et rigtigt gæt giver i alt { $worth }.
# $card (string): sign and number
button-say-number = 🎯 Gæt { $card }
button-say-anyway = ⚠️ Gæt { $card } alligevel
button-another-number = ↩️ Et andet tal
button-another-card = ↩️ Et andet kort
button-another-hand = ↩️ En anden spiller
# $card (string): sign and number
toast-card-opened = Nu kan alle se dit kort { $card }.
toast-passed = Du melder pas. Videre til den næste!
toast-end-called = Du afsluttede spillet.
button-pass = 🙅 Meld pas
button-other-numbers = ⚠️ Andre tal
button-possible-numbers = 🔎 Mulige tal
# $card (string): sign and number; $points (number)
toast-card-missed = Nej, det er ikke { $card }.
toast-card-found = { $card } er rigtigt! +{ $points } ⭐
# $name (string): whose card; $place (string): its letter; $card (string): sign and number
toast-aim-hand = Vælg nu et kort hos { $name }.
toast-aim-card = Kort { $place } hos { $name }: Vælg nu et tal.
toast-aim-number = Kort { $place } hos { $name }: { $card }? Bekræft nedenfor.
toast-aim-nobody = Hvis kort gætter du på?
# $cards (string): signs and numbers
alert-cards = { $cards }
# $reason (string): why it is wrong; $button (string): what the button says that guesses it anyway
alert-flaw = { $reason } Er du sikker, så tryk på »{ $button }« nedenfor.
notice-by-buttons = Du behøver ikke skrive noget i det her spil: Brug bare knapperne.

## Secret numbers: why a number cannot be right

# $number (number): the one that was tapped
flaw-not-in-game = { $number } er ikke med i spillet.
flaw-revealed = { $number } er allerede vendt.
flaw-own-card = Du har selv { $number }.
flaw-refuted = { $number } er allerede gættet på det her kort, og det var forkert.
flaw-out-of-order = { $number } passer ikke ind mellem de vendte kort.
flaw-no-such-colour = Hånden har ingen skjulte kort i samme farve som { $number }.
flaw-does-not-fit = Hvis det her er { $number }, går resten af hånden ikke op.

## Secret numbers: settings, numbers and rules

button-deduction-on = 🔎 Vis mulige tal
button-deduction-off = 🧠 Uden hjælp
# $count (number): how many; the number itself stands above
picture-card-wins = { $count ->
    [one] sejr i Hemmelige tal
   *[other] sejre i Hemmelige tal
}
picture-cards-found = Gættede talkort
button-rules-codes = 🔐 Regler: Hemmelige koder
button-rules-kryptos = 🔢 Regler: Hemmelige tal
# $page, $pages (number): where the reader is
page-rules-cards-1 =
    📖 <b>Hemmelige tal</b> ({ $page } af { $pages })

    Tre til seks af jer har kort med tal op til 48 i fire farver, der skifter i fast rækkefølge: 1🔺 2🟡 3🟩 4🔷 5🔺 osv. Hver hånd er sorteret med det laveste kort til venstre.
    Alle ved, hvor mange skjulte kort du har af hver farve, men ikke hvilke.

    <blockquote>Bo ⭐2
    A 🟡6 C D 🟩19 F
    skjult: 🔺×2 🟡×1 🔷×1</blockquote>
page-rules-cards-2 =
    📖 <b>Åbningen</b> ({ $page } af { $pages })

    Før den første tur vender I hver især to af jeres egne kort, ét ad gangen, mod turrækkefølgen: fra den sidste spiller til den første. Kortene bliver på deres plads på hånden.
    <b>Avanceret åbning</b>: aldrig dit laveste eller højeste kort og aldrig to tal i træk. Tilsammen må I højst vende to kort af hver farve (tre, når I er fem eller seks).
page-rules-cards-3 =
    📖 <b>Din tur</b> ({ $page } af { $pages })

    Vælg et skjult kort hos en anden spiller, og gæt tallet.
    Gætter du rigtigt, vendes kortet, og du får ⭐3, eller ⭐2, hvis spilleren kun havde to skjulte kort tilbage, eller ⭐1, hvis det var det sidste.
    Gætter du forkert, får ingen mere at vide. Du kan betale et point for et forsøg til på et hvilket som helst skjult kort; derefter er din tur slut.
page-rules-cards-4 =
    📖 <b>Slutningen</b> ({ $page } af { $pages })

    Du begynder med ⭐2. Når nogen har ⭐15, spilles runden færdig. Den, der har flest point, vinder; står det lige, vinder den, der er først i turrækkefølgen.
    Går der tre runder uden et vendt kort, kan enhver spiller afslutte spillet. Forlader nogen spillet, vendes deres kort, og de kan ikke vinde.
page-rules-cards-5 =
    📖 <b>Ekstra regler</b> ({ $page } af { $pages })

    <b>Mysterium</b>, for fire eller fem: Der er fire ekstra kort med, og fire tilfældige kort bliver lagt til side. Man kender kun deres farver.
    <b>Bestikkelse</b>: Det point, du betaler for et forsøg til, går til ejeren af det kort, du gætter på.
    <b>Mulige tal</b>: Vil I ikke regne det hele ud selv, kan jeg vise hver af jer privat, hvilke tal et skjult kort stadig kan være. Slå det til i /settings.

## Privacy, and what cannot be read

command-forget = slet det, jeg ved om dig
page-forget =
    🗑 <b>Skal jeg glemme dig?</b>
    Jeg sletter dit valg af sprog, din statistik og listen over dine spil. I grupper, hvor du har spillet, forsvinder du fra ranglisten, og i færdige spil står der »{ name-forgotten }« i stedet for dit navn.

    Beskeder, der allerede er i chats, bliver stående; dine egne kan du selv slette.
# $titles (string): the groups in which the reader has a seat
page-forget-seated =
    🗑 <b>Skal jeg glemme dig?</b>
    Jeg sletter dit valg af sprog, din statistik og listen over dine spil. I grupper, hvor du har spillet, forsvinder du fra ranglisten, og i færdige spil står der »{ name-forgotten }« i stedet for dit navn.
    Du forlader også dit spil i: { $titles }.

    Beskeder, der allerede er i chats, bliver stående; dine egne kan du selv slette.
button-forget = 🗑 Glem mig
button-keep-all = ↩️ Behold det hele
command-privacy = hvad jeg gemmer, og hvor længe
command-export-private = alt, hvad jeg gemmer om dig
page-my-data = 📄 Her er alt, hvad jeg gemmer om dig, undtagen hemmeligheder fra spil, der stadig er i gang.
# $who (html): a line with the contact of the person who runs the bot
page-privacy =
    🔒 <b>Det gemmer jeg</b>
    • <b>Om dig:</b> dit Telegram-id, dit navn og sprog, om jeg må skrive til dig, hvilke grupper du spiller i, hvad jeg sidst viste dig her, og dine solospil med gåderesultater og påmindelse.
    • <b>Om gruppen:</b> dens navn, indstillinger og de ord, I har tilføjet, hvem der spiller, det seneste spil med ledetråde og holdchat, statistikken, og hvem der vil have besked om nye lobbyer eller løser dagens gåde.
    • <b>Om en gåde lavet af jeres spil:</b> dens kodeord og ledetråde, hvem der har lavet den, og hvem der har prøvet den. Linket viser ingen navne.
    • <b>Når noget går galt:</b> de seneste 100 beskeder eller tryk, der udløste en fejl, så den kan rettes.

    <b>Hvor længe:</b> et spil, indtil det næste starter i samme gruppe. Resten bliver slettet, når ingen har brugt det i 90 dage.
    Bortset fra de beskeder er der hverken navne eller noget af det, du skriver, i min log. Jeg giver ikke noget videre til andre end Telegram. Den, der driver botten, kan have sikkerhedskopier.
    { $who }
# $contact (string): of the person who runs the bot
privacy-contact = <b>Botten drives af:</b> { $contact }
privacy-no-contact = <b>Botten drives af:</b> ikke oplyst.
page-privacy-group = 🔒 Jeg gemmer, hvem der spiller her, jeres spil og jeres statistik, og sletter det hele, når ingen her har brugt mig i 90 dage. Detaljerne står i vores private chat.
button-privacy = 🔒 Det gemmer jeg
# Shown instead of the name of a person who was forgotten
name-forgotten = Nogen
toast-forgotten = Så har jeg glemt dig. Du er altid velkommen tilbage!
toast-kept = Okay, intet er slettet.
toast-damaged = ⚠️ Jeg kan ikke læse det, jeg har gemt om den her chat. Den, der driver botten, kan finde ud af hvorfor. Andre chats er ikke berørt.

## Robotter

# The names of house players
robot-name-1 = 🤖 Bolt
robot-name-2 = 🤖 Pixel
robot-name-3 = 🤖 Møtrik
robot-name-4 = 🤖 Gnist
robot-name-5 = 🤖 Chip
button-robot-intercepts = 🤖 Robot som afkoder
# Where one of the two is the interceptor until a robot sits down
button-robot-pair = 🤖 Jer to mod en robot
button-robot-add = 🤖 Tilføj robot
button-robot-out = 🤖 Fjern robot
button-robot-seat = 🤖 Robotafløser
# $name (string): a robot's name
toast-robot-in = { $name } er med!
# The same for a seat of which all cards lie open (Secret numbers)
# $name (string): a robot's name
toast-robot-in-open = { $name } er med, og alle kortene er vendt!
# $name (string): a robot's name
toast-robot-out = { $name } er ikke med længere.
toast-no-robot = Der er ikke plads til flere robotter lige nu.
# $name (string): a robot's name
toast-robot-sits-there = Pladsen er taget af { $name }. Fjern først robotten under »⋯ Mere«.
setting-about-robots = Hvor godt robotterne spiller. I Hemmelige koder retter auto sig efter jeres resultater, så spillene bliver jævnbyrdige.
# $value (string): what is chosen now
setting-robots = 🤖 Robotniveau: { $value }
robots-auto = auto
robots-easy = let
robots-normal = middel
robots-hard = svær
# $name (string): a robot's name
board-robot-deaf = { $name } kan kun læse tekst og må gætte uden billeder og lyd.
# $name (string): a robot's name. $words (string): the four words it thought of, by number
end-robot = { $name } troede, at kodeordene var: { $words }

## Alone: a lesson, practice, the puzzle of the day

command-learn = lær spillet på et minut
command-practice = øv dig i at knække to robotters koder
command-daily = dagens gåde
button-learn = 🎓 Lær det på et minut
button-practice = 🕵️ Øv dig
button-daily = 🧩 Dagens gåde
# On half a phone's width: adds the bot to a group
button-add = ➕ Føj til gruppe
button-share = 📣 Del
button-copy = 📋 Kopiér tekst
# At the end of a group's game, on half a phone's width
button-another-group = ➕ En gruppe til
button-learn-next = Videre ▸
button-reminder-on = 🔔 Mind mig om det hver dag
button-reminder-off = 🔕 Ikke flere påmindelser
# Names of what somebody plays alone, in lists of games
solo-name-learn = Lær det på et minut
solo-name-practice = Øvespil
solo-name-daily = Dagens gåde
solo-name-puzzle = Gåde fra et rigtigt spil
# $step, $steps (number): of the lesson
solo-title-learn = 🎓 <b>Lær det på et minut</b> · trin { $step } af { $steps }
solo-title-practice = 🕵️ <b>Øvespil</b>
# $date (string): a day, as 18 November
solo-title-daily = 🧩 <b>Dagens gåde, { $date }</b>
solo-title-puzzle = 🧩 <b>Kan du knække koderne?</b>
# What somebody has to do who plays alone. $count (number): codes, one to four
solo-goal-puzzle = 🤫 To mennesker deler fire hemmelige kodeord. { $count ->
    [one] Nu kommer der én kode: Kan du knække den?
   *[other] Nu kommer { $count } koder: Hvor mange kan du knække?
}
solo-goal-daily = 🤫 To robotter deler fire hemmelige kodeord. Nu kommer { $count } koder: Hvor mange kan du knække?
solo-goal-practice = 🤫 To robotter deler fire hemmelige kodeord. Knæk to af de næste fire koder, så vinder du.
# Below each of the three above, to who has not begun the lesson
solo-how = Tryk på det nummer, hver ny ledetråd passer til. En kode er tre numre: Det tredje låser dit gæt.
# The first step of the lesson. $name (string): a robot, the reader's partner
learn-partner = Du og { $name } deler <b>fire kodeord</b>. { $name } giver dig tre ledetråde. Tryk på det kodeord, hver af dem passer til.
# The second step
learn-interceptor = Nu er du <b>afkoderen</b>: To robotter sender hinanden koder. Du behøver ikke kende kodeordene, kun se, <b>hvilke ledetråde der hører sammen</b>. Tryk på det nummer, hver ny ledetråd passer til.
# The third step
learn-encoder = Nu er det <b>dig, der giver ledetråde</b>. Der mangler én: Din makker skal fange den, men det må afkoderen helst ikke.
learned-partner = Tre forskellige tal i den rigtige rækkefølge: Det er den hemmelige kode. Men nogen lytter med …
learned-interceptor = I et rigtigt spil vinder du, hvis du knækker to koder på fem runder. Ellers vinder makkerparret.
# The same, where the learner’s partner, a robot, did not understand it. $clue (string), $interceptor (string)
learned-misread = »{ $clue }« drillede robotten. Venner kender dig bedre. { $interceptor } mangler kodeordene.
# What came of the learner’s own clue. $clue (string); $keyword (string): the word it was for; $interceptor (string): a robot
learned-easy = »{ $clue }« til <b>{ $keyword }</b>: Det virkede! { $interceptor } lyttede med, men kan ikke tyde den uden jeres kodeord. I et rigtigt spil finder du selv på alle tre.
learned-encoder = 🎓 <b>Det var hele spillet!</b> Det er sjovest med venner: Føj mig til en gruppe. Eller spil videre alene:
toast-game-below = Dit spil er herunder ⬇️
news-daily-done = Du er færdig med dagens gåde. Der kommer en ny i morgen!
toast-reminder-on = 🔔 Jeg minder dig om det hver dag på det her tidspunkt.
toast-reminder-off = 🔕 Så får du ikke flere påmindelser.
# The end of a puzzle, by how many of four codes were intercepted
daily-end-0 = 🙈 <b>De holdt tæt.</b>
daily-end-1 = 🔎 <b>Du snuppede én.</b> Én mere, og du havde vundet.
daily-end-2 = 🏆 <b>Du vandt!</b> To koder knækket. Skarpe ører!
daily-end-3 = 🏆 <b>Du vandt!</b> Tre koder knækket. De må hellere hviske næste gang.
daily-end-4 = 🏆 <b>Du vandt med alle fire!</b> Du læser tanker.
# $score (string): as 2/4; $squares (string): green and black squares
daily-score = { $squares } { $score }
# $count (number): days in a row, two or more
daily-streak = 🔥 { $count } dage i træk
# $time (string): local time on the reader's phone
daily-next = 🕛 Der kommer en ny gåde hver dag kl. { $time }.
# Once it is asked for. $time (string): local time on the reader's phone
daily-reminds = 🔔 Jeg minder dig om det hver dag kl. { $time }.
# Passed on to others, so nothing of the puzzle. $date, $score, $squares (string)
share-daily =
    🧩 Crosswire, dagens gåde den { $date }: { $score } { $squares }
    Kan du slå det?
share-practice =
    🕵️ Crosswire, øvespil: { $score } { $squares }
    Kan du slå det?
page-daily-reminder = 🧩 Gåden for den { $date } er klar.
# $date (string); $rows (string): a line for each who has played
page-daily-group =
    🧩 <b>Dagens gåde, { $date }</b>
    { $rows }

    Spil herfra, så viser /daily også dit resultat.
page-daily-group-none =
    🧩 <b>Dagens gåde, { $date }</b>
    Ingen her har spillet endnu. To robotter sender hinanden koder, og du lytter med. Gåden er den samme for alle og tager tre minutter. Spil herfra, så viser /daily, hvem der klarer sig bedst.
# What the bot offers in any chat, when its name is typed there: a title, a line below it, and the message that is sent
inline-result = Del dagens resultat
inline-invitation = Invitér til dagens gåde
inline-invitation-about = To robotter, fire koder, tre minutter
inline-invitation-text = 🧩 Crosswire, dagens gåde den { $date }: To robotter sender hinanden hemmelige koder. Hvem knækker flest?

## Puzzles that people make of their own game, and results to pass on

button-puzzle-offer = 🧩 Gør spillet til en gåde
button-puzzle-agree = 🧩 Ja, gør det til en gåde
button-puzzle-no = 🙅 Nej tak
button-share-puzzle = 🧩 Del gåden
button-puzzle-withdraw = ↩️ Træk gåden tilbage
toast-puzzle-asked = Jeg har spurgt din makker. I skal begge sige ja.
toast-puzzle-made = 🧩 Jeres gåde er klar, så nu kan I dele den!
toast-puzzle-withdrawn = Okay, ingen gåde.
# A puzzle that was ready is taken back
toast-puzzle-back = Trukket tilbage. Linket virker ikke længere.
# $name (string): the partner
puzzle-waits = 🧩 Jeg har spurgt { $name }. Siger I begge ja, kan alle med linket prøve at knække jeres koder. Jeres navne kommer ikke med.
puzzle-asked = 🧩 <b>{ $name } vil gøre spillet til en gåde:</b> Alle med linket kan læse jeres ledetråde og prøve at knække jeres koder. Jeres navne kommer ikke med. Er du med på den?
puzzle-made = 🧩 <b>Nu er jeres spil en gåde.</b> Del den: Kan andre knække jeres koder? Den forsvinder, hvis ingen prøver den i 90 dage.
# On the card of who asked for the puzzle. $name (string): the partner, who has agreed
news-puzzle-made = 🧩 <b>{ $name } sagde ja!</b> Jeres gåde er klar: Del den nedenfor.
# What came of the game that the puzzle is made of. $score (string): as 2/4; $squares (string)
puzzle-original = 🕵️ Afkoderen dengang: { $squares } { $score }
# $count (number): how many have tried, two or more; $shares (string): for each round the share that got it, as 2 (40%) · 3 (55%)
puzzle-others = 👥 { $count } har prøvet. Knækket i runde { $shares }
page-puzzle-gone = 🧩 Den her gåde findes ikke længere. Men der er en ny hver dag:
# $count (number): how many have tried it
page-puzzle-yours = 🧩 <b>Den her gåde er jeres egen.</b> { $count ->
    [0] Ingen har prøvet den endnu.
    [one] Én har prøvet den.
   *[other] { $count } har prøvet den.
    } Trækker du den tilbage, virker linket ikke længere.
page-puzzle-back = 🧩 { toast-puzzle-back }
# $score, $of (number)
page-puzzle-done = 🧩 Du har allerede prøvet den her: { $score } af { $of }. Kun første forsøg tæller.
# Passed on to others: no names, nothing secret. $score (string): as 2/4; $squares (string)
share-puzzle = 🧩 Kan du knække deres koder? Jeg klarede { $score } { $squares }
share-us = 🧩 Vi sendte hinanden hemmelige koder med ledetråde. Læs med: Kan du knække dem?
# $rounds (number): in which round it ended
share-interceptor =
    🕵️ Crosswire: Afkoderen knækkede koden i runde { $rounds } { $squares }
    Kan du gøre det bedre?
share-interceptor-given =
    🕵️ Crosswire: Afkoderen vandt i runde { $rounds } { $squares }
    Kan du gøre det bedre?
share-pair =
    🤝 Crosswire: Makkerparret holdt tæt i fem runder { $squares }
    Kan du gøre det bedre?
share-played = 🔐 Crosswire: Vi sendte hemmelige koder og prøvede at knække hinandens. Kom og spil med!
share-cards-played = 🔢 Crosswire, Hemmelige tal: Vi gættede hinandens skjulte kort. Kom og spil med!
# $players, $points (number): of the winner
share-cards = 🔢 Crosswire, Hemmelige tal: { $players } spillere, vundet med { $points } point. Kom og spil med!
