### Crosswire en français.
### Les identifiants en about-, alert-, button-, command-, end-equal-, end-tie-, end-why-, flaw-, hint-, inline-, notice-, picture-, refusal-, side-, toast- ou track- sont sans mise en forme ; tous les autres peuvent utiliser le HTML de Telegram.
### Un toast ou une alerte fait 200 caractères au plus, une fois tout rempli.
###
### One word for one thing:
### keyword: mot-clé (its number: numéro) · code: code (its digits: chiffres) · clue: indice
### round: manche (Codes secrets), tour de table (Nombres secrets) · turn: tour · game: partie (one that is played), jeu (the kind)
### encoder: encodeur · partner: partenaire · pair: duo · interceptor: intercepteur · intercept: intercepter, interception · crack: craquer
### guess a code: deviner; the answer: réponse; right: trouvé; wrong: pas trouvé, rater · guess a card: proposer un nombre, tentative; found: trouver, trouvée
### lock in: valider · reveal: révéler, révélée · token: jeton (d’interception, de malentendu) · set aside: à part
### team: équipe · side: camp · team chat: chat d’équipe · private chat: chat privé, en privé
### sheet: feuille · board: plateau · lobby: salon · seat: place · card: carte, only one with a number; the private message: tes secrets
### join: rejoindre, « Je joue » · leave: quitter · substitute: remplacer, prendre la place · remove: exclure
### nudge: rappel · hints: aide (à la déduction) · fair, unfair: réglo, pas réglo · object: contester · take back: retirer · stand by: maintenir
### end without a winner: arrêter · end with one: terminer
### alone: en solo · practice: entraînement, s’entraîner · puzzle: énigme (du jour) · try it: essayer, essai · share: partager
### One player is tu, the group vous, a list of names neither. No gender: « c’est gagné », « à Ada de jouer ».
### A name may begin with a vowel, a team’s may be plural: no de or que before a name, no verb after a team’s, but pour, par, chez, à, signé.

language-name = Français

## Names

# $name (string): a person's name, shown as it is
name = { $name }
# The name of a person whose own name looks empty
name-player = Anonyme


## Commands, as the menu shows them

command-play = lancer une partie dans ce groupe
command-join = rejoindre la partie
command-leave = quitter la partie
command-cancel = fermer le salon ou arrêter la partie
command-lang = changer de langue
command-help = comment jouer
command-start = dire bonjour et voir ce que je sais faire

## What Telegram shows of the bot: in a chat that was not started yet (512 characters), and on its profile (120)

about-description =
    Des jeux de codes secrets pour animer un groupe.

    🔐 Codes secrets : deux complices se passent des codes à trois chiffres à coups d’indices, et un intercepteur les espionne. De quatre à huit, deux équipes s’affrontent.
    🔢 Nombres secrets : de trois à six, on devine les cartes cachées des autres.

    Ajoute-moi à un groupe et envoie /play là-bas. Touche Démarrer pour prendre ta place ou, en solo, apprendre à jouer en une minute.
about-short = Jeux de codes secrets en groupe : passe des codes à coups d’indices ou devine des nombres. Envoie /play dans un groupe.

## Pages

# $name (string): the reader's name
page-start =
    👋 <b>Salut, { $name } !</b>
    Deux complices se passent des codes secrets à coups d’indices, un intercepteur les espionne : c’est <b>Codes secrets</b>, un jeu pour les groupes.

    Essaie tout de suite, ici même : une minute suffit.
# For a person who has played alone before
page-start-again =
    👋 <b>Content de te revoir, { $name } !</b>
    Joue ici en solo, ou ajoute-moi à un groupe et envoie /play là-bas.
# $title (string): the group's name
page-seated =
    ✅ <b>C’est bon, tu joues !</b>
    Retourne jouer dans <b>{ $title }</b>. Tes secrets t’arriveront ici.
page-help =
    <b>Codes secrets à trois</b>
    Deux d’entre vous forment <b>le duo</b> et partagent quatre mots-clés secrets, numérotés de 1 à 4. En face, il y a <b>l’intercepteur</b>.

    À chaque manche, un membre du duo reçoit un code, par exemple 4·2·1, et donne un indice pour chacun de ces trois mots-clés, dans l’ordre, devant tout le monde. Son partenaire devine le code. Dès la manche 2, l’intercepteur aussi.

    L’intercepteur gagne un jeton par code intercepté et par code que le partenaire rate. À deux jetons, c’est gagné. Mais si le duo tient cinq manches, c’est lui qui gagne.

    Deux équipes, Nombres secrets et tous les détails : /rules.
    Pour commencer, envoie /play dans un groupe.
# Below it in private, above the keys of what one person can play
help-alone = Ou essaie tout de suite en solo :
page-lang = 🌐 On se parle en quelle langue ?
page-lang-group = 🌐 On joue dans quelle langue ?
# $language (string): the language's own name
page-lang-done = 🌐 { $language }, avec plaisir !
page-idle =
    Rien à faire ici pour l’instant.
    Je t’écris dès que c’est à toi. Pour lancer une partie, envoie /play dans un groupe. Ou joue en solo :
page-group-only = Ça ne marche que dans un groupe : ajoute-moi à l’un des tiens et renvoie ta commande là-bas. Ou joue en solo :
page-hello-group =
    👋 <b>Bonjour tout le monde !</b>
    Envoyez /play pour lancer une partie.
    <b>Codes secrets</b> : deux complices se passent des codes à coups d’indices, et un intercepteur les espionne. De quatre à huit, deux équipes s’affrontent.
    <b>Nombres secrets</b> : de trois à six, on devine les cartes cachées des autres.
page-no-lobby = Il n’y a pas de partie à rejoindre. Envoie /play pour en lancer une, ou /notify pour savoir quand quelqu’un d’autre en lance une.
page-nameless = Tu écris au nom du groupe ou d’une chaîne : je ne sais pas qui tu es. Touche le bouton sous la partie, ou écris en ton nom.
page-no-game = Pas de partie en cours ici. Envoie /play pour en lancer une.
page-game-runs = Il y a déjà une partie en cours ici. Quand elle sera finie, envoie /play pour lancer la suivante.
# $name (string): who sent the command
page-table-full = Plus de place cette fois, { $name }. Reste regarder !
page-already-in = { $name }, tu es déjà dans la partie.
page-left = 🚪 { $name } quitte la partie.
# $reason (string): a sentence that says who may do it
page-refused = { $reason }
page-private-only = Ça, c’est pour notre chat privé. Touche « Ouvrir le bot » et renvoie ta commande là-bas.
# $command (string): what was written behind the slash
page-unknown-command = Je ne connais pas /{ $command }. Tout ce que tu peux me demander est dans le menu.

## Lobby

lobby-title = 🔐 <b>Codes secrets</b>
lobby-intro-interceptor = Deux complices se passent des codes à coups d’indices, et un intercepteur les espionne. Cinq manches au plus. À partir de quatre, on joue en deux équipes.
# $names (string): who sits there
lobby-pair = 👥 Le duo : { $names }
lobby-interceptor = 🕵️ L’intercepteur : { $names }
lobby-free-seat = …
# $name (string): a player whom the bot cannot write to yet
lobby-needs-start = { $name } ⏳
# $count (number): how many players are missing
lobby-missing = { $count ->
    [one] On attend encore une personne.
   *[other] On attend encore { $count } personnes.
}
# The same, where robots can take these seats at once. $count (number)
lobby-missing-or-robots = { $count ->
    [one] On attend encore une personne – ou un robot.
   *[other] On attend encore { $count } personnes – ou des robots.
}
# Two players are missing, and beside one of them a robot could play
lobby-missing-one-and-robot = On attend encore deux personnes – ou une seule et un robot.
# $names (string): players who have to open the bot
lobby-not-ready = ⏳ { $names } : il reste à toucher « Ouvrir le bot », puis Démarrer, pour recevoir les secrets.
lobby-can-start = Tout est prêt !
lobby-closed = 🔐 Le salon est fermé. Envoyez /play pour en ouvrir un autre.
# $pair, $interceptor (string): who plays
lobby-started = 🔐 <b>Codes secrets</b> : { $pair } contre { $interceptor }.
# What the other game is, to those who could play it instead
lobby-about-codes = 🔐 <b>Codes secrets</b> : un duo se passe des codes à coups d’indices et un intercepteur l’espionne, ou bien deux équipes s’affrontent.
lobby-about-kryptos = 🔢 <b>Nombres secrets</b> : de trois à six, on devine les cartes cachées des autres.

button-join = 🙋 Je joue
button-intercept = 🕵️ J’intercepte
button-shuffle = 🎲 Mélanger
button-start = ▶️ Lancer la partie
# Where one person has to press it. $name (string): the host
button-start-of = ▶️ { $name }, lance la partie
button-leave = 🚪 Quitter
button-cancel = ✖️ Fermer le salon
button-close-lobby = ✖️ Oui, le fermer
button-keep-lobby = ↩️ Le garder ouvert
button-how = 📖 Règles du jeu
button-more = ⋯ Plus
button-less = ◂ Moins
button-settings = ⚙️ Réglages
button-open-bot = 💬 Ouvrir le bot
button-add-to-group = ➕ M’ajouter à un groupe
button-my-words = 👁 Mes mots-clés
button-write-clues = ✍️ Écrire
button-guess-code = 🔓 Deviner le code
# Where one person is awaited. $name (string)
button-write-clues-of = ✍️ { $name }, écris
button-guess-code-of = 🔓 { $name }, devine
button-write-keywords = ✍️ Écrire
button-unfair = ✋ Pas réglo ?
button-lock = 🔒 Valider
button-change-guess = ↩️ Modifier
button-next-clue = Plus tard ▸
button-spell = 🔤 Épeler
# $number (number): which clue
button-change-clue = ✏️ { $number }
# $word (string): a keyword
button-change-word = ✏️ { $word }
button-example = 💡 Exemple
button-split = ✂️ Couper en trois
button-send-clues = 📨 Envoyer les indices
button-rematch-same = 🔁 Rejouer
# $name (string): who is the interceptor then
button-rematch-next = 🕵️ À { $name } d’intercepter
button-rematch-shuffled = 🎲 Tout mélanger
button-rematch-roles = 🔁 Mêmes rôles
button-rematch-random = 🎲 Au hasard

toast-joined = Te voilà dans la partie !
toast-left = Tu as quitté la partie.
toast-already-seated = Tu es déjà dans la partie.
toast-not-seated = Tu ne joues pas dans cette partie.
toast-table-full = Toutes les places sont prises.
toast-old-button = Ce bouton n’est plus d’actualité.
toast-unknown-button = Ce bouton ne sert à rien ici.
toast-slow-down = Hé, pas si vite ! Réessaie dans un instant.
# $names (string): who has to open the bot
toast-not-ready = On attend { $names } : il reste à ouvrir le bot.
# $count (number): how many players are missing
toast-missing = { $count ->
    [one] Il manque encore une personne.
   *[other] Il manque encore { $count } personnes.
}
toast-shuffled = C’est mélangé !
toast-balanced = Les équipes sont équilibrées.
# $side (string): a side with its sign
toast-side-taken = Ton camp : { $side } !
toast-side-kept = C’est déjà ton camp : { $side }.
# $game (string): its name
toast-game-switched = Va pour { $game } !
toast-started = C’est parti !
toast-close-asked = Vraiment ? Touche « Oui, le fermer » pour fermer le salon à tout le monde.
toast-lobby-closed = Le salon est fermé.
# $name (string): the host
toast-host-starts = C’est à { $name } ou à un admin de lancer la partie.
toast-host-closes = C’est à { $name } ou à un admin de fermer le salon.
toast-host-kicks = C’est à { $name } ou à un admin d’exclure quelqu’un.
toast-host-ends = C’est à { $name } ou à un admin d’arrêter la partie pour tout le monde.
toast-players-choose = La décision revient à { $name }, au reste de la table ou à un admin.
toast-admin-only = Il faut être admin du groupe pour ça.
# $language (string): its own name
toast-language = { $language }, avec plaisir !

## Board

# $round, $rounds (number): which round it is, and how many there are
round-of = Manche { $round } sur { $rounds }
round-last = Dernière manche
# $round (html): one of the two above; $name (string): the encoder
board-title = <b>{ $round }</b> · indices : { $name }
# $sign (string): • or, for the clue that is asked for, ▸; $clue (string): the clue
board-clue-plain = { $sign } <b>{ $clue }</b>
board-clue-objected = { $sign } <b>{ $clue }</b> ✋
board-clue-stood-by = { $sign } <b>{ $clue }</b> 🛡
board-clue-withdrawn = { $sign } <s>{ $clue }</s>
board-clue-missing = { $sign } <i>pas d’indice</i>
board-first-round = Pas d’interception à la manche 1.
# $names (string): who is awaited
board-awaited-guess = ⏳ { $names } : code à deviner en privé
board-awaited-interception = ⏳ { $names } : code à intercepter en privé
# $name (string): who has locked an answer
board-locked-guess = 🔒 { $name } : réponse validée
board-locked-interception = 🔒 { $name } : interception validée
# $round (html): as above; $name (string): the encoder
board-writing = ✍️ <b>{ $round }</b> : { $name } m’écrit trois indices en privé.
# $name (string): the encoder; $count (number): how many clues were written in time
board-some-clues = ⌛ Temps écoulé : { $count ->
    [one] un seul indice signé { $name }.
   *[other] seulement { $count } indices signés { $name }.
}
# $name (string): the encoder; $guessers (string): who has to guess without a clue
board-no-clues = ⌛ Temps écoulé, et aucun indice signé { $name }. Pour { $guessers }, c’est à l’aveugle : 1 chance sur 24 !
# $name (string): who objects; $encoder (string): who gave the clue; $clue (string)
board-objected = ✋ Objection ! Pour { $name }, « { $clue } » n’est pas réglo. À { $encoder } de trancher en privé.
board-objected-by-someone = ✋ Objection ! Quelqu’un trouve que « { $clue } » n’est pas réglo. À { $encoder } de trancher en privé.
board-objected-left = ✋ Objection contre « { $clue } » ! Mais { $encoder } a quitté la partie : personne ne peut trancher.
board-stood-by = 🛡 { $encoder } maintient « { $clue } ».
board-withdrawn = ↩️ { $encoder } retire « { $clue } » : ne vous y fiez plus.
# $name (string): who drew the new code
board-redrawn = 🔄 Le code a fuité : { $name } en a tiré un nouveau.
# $name (string), $code (string): a code with dots, as 4·2·1
reveal-intercepted = 🎯 <b>Code intercepté par { $name } : { $code } !</b>
reveal-read-too = ✅ Bien lu par { $name } aussi.
reveal-misread-too = 🙈 { $name } : { $guess }, raté.
reveal-no-guess-too = ⌛ { $name } : pas de réponse à temps.
reveal-not-intercepted = 🕵️ { $name } : { $guess }, raté.
reveal-no-interception = 🕵️ { $name } : pas de réponse.
# $digit (string): the number of the keyword; $clue (string)
reveal-clue = <b>{ $digit }</b> { $clue }
reveal-clue-stood-by = <b>{ $digit }</b> { $clue } 🛡
reveal-clue-withdrawn = <b>{ $digit }</b> <s>{ $clue }</s> (retiré)
reveal-clue-missing = <b>{ $digit }</b> <i>pas d’indice</i>
reveal-decoded = ✅ <b>Bravo { $name }, c’était bien { $code } !</b>
reveal-misread = 🙈 <b>{ $name } : { $guess }, mais c’était { $code }</b>
reveal-no-guess = ⌛ <b>{ $name } : pas de réponse à temps. C’était { $code }</b>
# $name (string): the interceptor, who gets a token for it (I5)
reveal-gift = 🕵️ Code pas trouvé : un jeton pour { $name }.
# $name (string): the interceptor; $tokens (string): filled and empty circles
score-interceptor = 🕵️ { $name } { $tokens } (deux jetons pour gagner)
score-interceptor-one-left = 🕵️ { $name } { $tokens } – encore un code intercepté, ou pas trouvé par le duo, et c’est gagné pour { $name }.
# $team (string): who got the token; $tokens (string): filled and empty signs
score-interception = 🎯 { $team } { $tokens }
score-miscommunication = ❌ { $team } { $tokens }

## End

# $names (string): the winners
end-pair = 🏆 <b>Victoire pour { $names } !</b>
end-interceptor = 🏆 <b>{ $names } craque le code à la manche { $round } !</b>
end-interceptor-given = 🏆 <b>{ $names } gagne à la manche { $round } !</b>
end-nobody = <b>La partie est finie</b>, et personne ne gagne cette fois.
# $rounds (number)
end-why-rounds-survived = Après { $rounds } manches, l’intercepteur a toujours moins de deux jetons.
end-why-interceptor-tokens = Les jetons : { $won }.
end-why-token-intercepted = manche { $round } (code intercepté)
end-why-token-misread = manche { $round } (code pas trouvé)
end-why-called-off = La partie a été arrêtée avant la fin.
end-why-side-short = Personne n’a pris la place libre.
# Small titles that the winners have earned
title-poker-face = 🃏 <i>Poker face</i> : pas un seul code intercepté.
title-soulmates = 💞 <i>Âmes sœurs</i> : tous les codes lus sans faute.
title-mind-reader = 🔮 <i>Télépathie</i> : deux codes craqués en trois manches.
title-buzzer = 🔔 <i>Sur le gong</i> : tout s’est joué à la dernière manche.
end-keywords = 🔑 Les mots-clés :
# $slot (number), $word (string)
end-keyword = { $slot } <b>{ $word }</b>
# $round (number), $code (string), $clues (string), $marks (string): what went well or wrong
end-round = { $round }. { $code } : { $clues } { $marks }
end-rounds = Manche par manche :

## Card

# $title (string): the group's name
card-title-pair = 👥 <b>{ $title }</b> · tu joues en duo
card-title-interceptor = 🕵️ <b>{ $title }</b> · tu joues l’intercepteur
card-words = Vos mots-clés :
# $slot (number), $word (string)
card-word = { $slot } <b>{ $word }</b>
# $slot (number), $word (string), $clues (string): clues given for it so far
card-word-with-clues = { $slot } <b>{ $word }</b> – { $clues }
# $slot (number), $clues (string)
card-slot = { $slot } – { $clues }
card-sheet = Les indices jusqu’ici :
card-sheet-empty = Pas encore d’indices.
# $round (html): as above; $code (string)
card-code = { $round }. Ton code : <b>{ $code }</b>
# In a lesson of one round. $code (string)
card-code-alone = Ton code : <b>{ $code }</b>
card-write = ✍️ Envoie-moi un indice pour chacun, dans cet ordre : un message de trois lignes, ou trois messages. 🎤 Vocaux, stickers, GIF et photos comptent aussi.
# $keyword (string): number and keyword of a clue, as 2 ghost
card-write-next = ✍️ Envoie maintenant un indice pour <b>{ $keyword }</b>.
# For a first game only. $partner (string): who has to read the clues; $interceptor (string): who reads along
coach-encoder = 🎓 <b>Trop clair, c’est cadeau pour { $interceptor }. Trop vague, ça ne dira rien à { $partner }.</b>
# For a first game only, in its first round, above the text before
coach-keywords = 🤫 Ces mots-clés restent entre vous, mais tout le monde lit tes indices.
# For a first game only. $pair (string): the names of the pair, two or more
coach-interceptor = 🎓 { $pair } partagent quatre mots-clés secrets, numérotés de 1 à 4, que tu ne verras jamais. Classe les indices par numéro, trouve le lien et devine le prochain code. <b>Tu gagnes un jeton par code intercepté et par code que le duo rate. Deux jetons en cinq manches, et c’est gagné.</b>
# For a first game only. $name (string): the encoder
coach-guesser = 🎓 { $name } a un code : trois de vos numéros, un indice pour chacun.
# For a first game only, while a player of the pair waits in its first round. $interceptor (string)
coach-misread = { $interceptor } gagne un jeton par code intercepté et par code que vous ratez. À deux jetons, { $interceptor } l’emporte. Mais si vous tenez cinq manches, c’est vous qui gagnez.
# For a first game only. $name (string): the encoder
coach-partner = 🎓 { $name } commence. Tu recevras bientôt trois indices ici, et tu diras quel mot-clé va avec chacun.
# $number (number), $digit (number), $word (string), $clue (string)
card-draft = { $digit } { $word } → <b>{ $clue }</b>
card-draft-empty = { $digit } { $word } → …
# $keyword (string): number and keyword of a clue, as 2 ghost
card-changing = ✏️ Envoie un nouvel indice pour <b>{ $keyword }</b>.
# $reason (string): why the last one was refused; $keyword (string): number and keyword of a clue, as 2 ghost
card-again = ⚠️ { $reason } Un autre pour <b>{ $keyword }</b> ?
# The clue that is there already stays. $clue (string)
card-again-kept = ⚠️ { $reason } Envoie un autre indice pour <b>{ $keyword }</b>, ou garde « { $clue } ».
card-redraw = 🔄 Tirer un nouveau code ? Celui-ci et ses indices partent à la poubelle. C’est possible une fois par manche.
card-check = Relis tes indices, puis envoie-les : après, tu ne pourras plus les changer.
card-sent = 📨 Tes indices sont partis. Et maintenant, poker face !
card-handed-in = 📨 Tes indices sont prêts. Les autres ne les voient pas encore.
card-no-clues = ⌛ Temps écoulé, sans indices de ta part. Il faudra deviner à l’aveugle : 1 chance sur 24.
# $name (string): the encoder
card-clues-of = Les indices signés { $name } :
card-guess = Quel mot-clé va avec chaque indice ?
card-intercept = Quel numéro va avec chaque indice ?
# $line (html): a clue with its number; $choice (string): what is chosen for it
card-chosen = { $line } → <b>{ $choice }</b>
# $number (number): which clue; $clue (string)
card-asked = <b>« { $clue } »</b> ({ $number } sur 3)
# The same with the question, where there is room: to who knows the keywords, and to the interceptor
card-asked-keyword = <b>« { $clue } »</b> ({ $number } sur 3) : quel mot-clé ?
card-asked-number = <b>« { $clue } »</b> ({ $number } sur 3) : quel numéro ?
# Below the clue that is asked for, to who plays alone
card-locks-alone = 🔒 Le troisième choix valide tout.
# $number (number): which clue
card-asked-missing = { $number } sur 3 : pas d’indice, tente ta chance
# A whole guess is to be changed: the clues are buttons
card-which = Quelle réponse veux-tu changer ?
card-blind = ⌛ <b>Les indices ne sont pas arrivés à temps.</b> Choisis trois numéros au hasard : tu as 1 chance sur 24.
# $code (string): the whole guess
card-guessed = Ta réponse : <b>{ $code }</b>
card-guessed-final = Ta réponse : <b>{ $code }</b>. Une fois validée, elle ne change plus.
card-guess-help = Touche un bouton pour chaque indice, ou écris les trois chiffres.
# $code (string)
card-locked-guess = 🔒 Ta réponse : { $code }
card-locked-interception = 🔒 Ton interception : { $code }
# $names (string)
card-waiting-clues = ⏳ On attend les indices : { $names }
card-waiting-answers = ⏳ On attend la réponse : { $names }
# Where several write or guess: some of them may be done already
card-waiting-writers = ⏳ Les indices arrivent.
card-waiting-guessers = ⏳ Aux autres de deviner.
card-listening = 👂 Les indices arriveront ici et dans le groupe. À partir de la manche 2, tu devines le code, toi aussi.
card-listening-first = 👂 <b>La manche 1 sert à écouter</b> : tu verras bientôt à quel numéro allait chaque indice. Pas besoin de leurs mots-clés, il suffit de savoir quels indices vont ensemble.
# What the last reveal means to the reader. $code, $guess (string): codes with dots; $meant (string): a list of result-meant
result-intercepted = 🎯 <b>Intercepté !</b> { $code } – encore un jeton, et c’est gagné.
# Who plays alone has not heard of tokens
result-intercepted-alone = 🎯 <b>Intercepté !</b> { $code } – encore un, et c’est gagné.
result-intercepted-last = 🎯 <b>Intercepté !</b> { $code }
result-wrong = 🙈 Tu as dit { $guess }, c’était { $code } : { $meant }.
# A clue that was guessed wrong. $clue (string), $digit (string): the number that it meant
result-meant = « { $clue } » allait avec le { $digit }
result-wrong-code = 🙈 Tu as dit { $guess }, c’était { $code }.
result-heard = 👂 Le code était <b>{ $code }</b> : tu sais maintenant où va chaque indice.
result-no-answer = ⌛ Le temps s’est écoulé avant ta réponse. C’était { $code }.
# $name (string): who misread the code
result-gift = 🎁 { $name } n’a pas trouvé : un jeton pour toi !
# $name (string): a team
result-they-misread = 🙈 { $name } : code pas trouvé.
# Who plays alone: a robot or a stranger of a pair misread the code
result-pair-misread = 🙈 Même le duo n’a pas trouvé son code.
result-decoded = ✅ <b>Bien vu, { $code } !</b>
# $name (string): the partner or the team; $taken (string): a list of result-taken
result-partner-decoded = ✅ <b>{ $name } : trois sur trois !</b>
result-partner-misread = 🙈 { $name } : { $guess }, avec { $taken }.
# A clue that was guessed wrong. $clue (string), $digit (string): the number that it was taken for
result-taken = « { $clue } » pris pour le { $digit }
result-partner-misread-code = 🙈 { $name } : { $guess }, raté.
result-partner-no-guess = ⌛ { $name } : pas de réponse à temps.
# $name (string): the interceptor or the other team
result-read-along = … mais 🕵️ { $name } aussi !
result-read-instead = … et bien lu par 🕵️ { $name }.
result-not-read = 🕵️ Raté pour { $name }.
# $round (html): the round that is played now, as above; $score (string): the tokens of the sides
result-score = { $round } · { $score }
# Who plays alone. $squares (string): a square for each code so far, right or wrong; $round (html): as above
result-so-far = Jusqu’ici : { $squares } · { $round }
# The same in practice. $right, $needed (number): codes intercepted, and how many win; the rest as above
result-so-far-wins = Jusqu’ici { $right } sur { $needed } : { $squares } · { $round }
card-won = 🏆 <b>C’est gagné !</b>
card-shared = 🤝 <b>Victoire partagée !</b>
# $name (string): the interceptor
card-lost-pair = 🕵️ <b>Perdu : { $name } a craqué votre code.</b>
card-lost-pair-given = 🙈 <b>Perdu : ce code a donné à { $name } le jeton décisif.</b>
card-one-short = 🤏 <b>Il manquait un seul jeton.</b> Si près du but !
# Who plays alone has not heard of tokens
card-one-short-alone = 🤏 <b>Il manquait un seul code.</b>
card-lost-interceptor = 🙈 <b>Pas cette fois :</b> le duo a gardé ses secrets.
# $team (string): the winners
card-lost-team = <b>Cette fois, victoire pour { $team }.</b>
card-away = 🚪 Je ne peux plus écrire dans le groupe. Rajoute-moi, et la partie continue.
# $name (string): who gave the clues
card-objecting =
    ✋ <b>Quel indice n’est pas réglo ?</b>
    { $name } peut le retirer ou le maintenir. Dans les deux cas, la partie continue.
# $name (string): who objects; $clue (string)
card-objected = ✋ <b>Pour { $name }, « { $clue } » n’est pas réglo.</b> Tu le retires ou tu le maintiens ? Si tu le retires, il est juste barré, et tout le monde le voit. Dans les deux cas, la manche continue.
card-objected-by-someone = ✋ <b>Quelqu’un trouve que « { $clue } » n’est pas réglo.</b> Tu le retires ou tu le maintiens ? Si tu le retires, il est juste barré, et tout le monde le voit. Dans les deux cas, la manche continue.
# $reason (string)
card-notice = ⚠️ { $reason }

notice-not-your-turn = Ce n’est pas à toi d’écrire.
notice-too-many-lines = Ça fait { $count } lignes, mais il ne faut que trois indices. Écris-en un par ligne.
notice-one-missing = Tu as envoyé deux lignes, mais il ne manque qu’un indice.
notice-all-written = Tu as déjà trois indices, donc rien n’a changé. Pour changer, touche un ✏️, puis envoie le nouvel indice, ou renvoie les trois.
# $clue (string): written twice in one message, or again
notice-clue-twice = « { $clue } » est déjà l’un de tes indices.
notice-not-a-clue = Ça ne peut pas être un indice. Envoie des mots, un 🎤 message vocal, un message vidéo, un sticker, un GIF ou une photo.
notice-caption = Seul le fichier compte comme indice. Personne ne verra sa légende.
# $command (string): what was written behind the slash
notice-unknown-command = Je ne connais pas /{ $command }.
# $command (string): what was written behind the slash; $keyword (string): number and keyword of a clue, as 2 ghost
notice-unknown-command-clue = Je ne connais pas /{ $command }. J’attends ton indice pour { $keyword }.
notice-edit-lines = Garde le même nombre de lignes : chaque ligne est un indice.
notice-edit-too-late = Tes indices sont déjà partis : modifier ce message ne change plus rien.
notice-guess-by-button = Touche les boutons ci-dessous, ou écris trois chiffres de 1 à 4.
# Who keeps notes and guesses has written a word without a number
notice-guess-or-note = { notice-guess-by-button } Pour une note, commence par le numéro : 2 animal
# Who has set all three numbers, but not locked them, and wrote something else
notice-guess-not-locked = Ta réponse est complète, mais pas encore validée : touche « { button-lock } » ci-dessous.
# Who keeps notes has written something without a number
notice-note-number = Pour une note, commence par le numéro du mot-clé : 2 animal
notice-typed-in-group = Tout le monde peut lire ce que tu viens d’écrire dans le groupe ! Écris tes indices ici. Si ça dévoile le code, touche « Fuite ? Nouveau code ».
notice-erased-in-group = J’ai supprimé ton message du groupe : tout le monde pouvait le lire. Écris tes indices ici.
notice-leaked-again = Tout le monde peut lire ce que tu viens d’écrire dans le groupe ! On ne change de code qu’une fois par manche : tu gardes celui-ci. Écris tes indices ici.
notice-clues-go-here = Papote dans le groupe tant que tu veux, mais écris tes indices ici, pas là-bas.
# $name (string): who wrote in the group
page-not-here = 🤫 Pas ici, { $name } : tout le monde peut lire.
# $name (string): who wrote one word in the group, in a first game
page-was-a-clue = ✍️ { $name }, c’était un indice ? Écris-moi tes indices en privé : ici, tout le monde peut les lire.
button-write-to-bot = ✍️ Écrire au bot
# News on a card, shown as they are
news-minute-left = ⌛ Plus qu’une minute.
# $count (number): how many clues are missing; 0 when they only have to be sent
news-minute-clues = ⌛ Plus qu’une minute : { $count ->
    [0] envoie tes indices !
    [one] encore un indice.
   *[other] encore { $count } indices.
}
news-minute-guess = ⌛ Plus qu’une minute : valide ta réponse.
news-minute-keywords = ⌛ Plus qu’une minute : valide les mots-clés.
# $name (string): who drew new keywords
news-new-words = 🔄 { $name } a tiré de nouveaux mots-clés.
toast-new-words = Nouveaux mots-clés ! Les autres le savent.

# $words (string): the keywords with their numbers
alert-words =
    🤫 Personne d’autre ne voit ça :
    { $words }
alert-no-words = L’intercepteur n’a pas de mots-clés. Ouvre grand les oreilles !
# What clues look like: the words of the rules, which are no keywords of the game
alert-example =
    Pour ces mots-clés, tu pourrais envoyer :
    4 poivre → atchoum
    2 port → bateaux
    1 lanterne → balade nocturne
alert-example-one = Si ton mot-clé était « poivre », tu pourrais envoyer : atchoum
alert-spectator = Tu ne joues pas dans cette partie.
# $draft (string): the digits so far
toast-draft = { $draft }
# $number (number): which clue; $clue (string)
toast-asked = « { $clue } » ({ $number } sur 3)
# A number that another clue had is tapped. $clue (string): the one that is asked for; $choice (string): its number now, with the keyword for who knows it; $other (string): the one that had it; $old (string): its number or keyword now
toast-swapped = Échange : « { $clue } » → { $choice }, « { $other } » → { $old }.
# A keyword or number that another clue had is taken back. $clue (string): that clue
toast-freed = Annulé. Choisis une réponse pour « { $clue } ».
toast-which = Choisis un indice.
toast-locked = C’est validé !
# The answer that was locked in last brings the reveal. $code (string): the code
toast-read-right = ✅ Bien vu, { $code } !
toast-read-both = ✅ Bien vu, { $code }… mais le code a aussi été intercepté.
toast-read-wrong = 🙈 C’était { $code }.
toast-intercepted = 🎯 Intercepté : { $code } !
toast-sent = C’est envoyé !
toast-set-all = Choisis d’abord une réponse pour chaque indice.
# $keyword (string): number and keyword of a clue, as 2 ghost; only the number where secrets are hidden
toast-write-clue = Envoie maintenant ton indice pour { $keyword }.
# Where secrets are hidden. $number (number): which of the three clues
toast-write-clue-number = Envoie maintenant ton nouvel indice n° { $number }.
toast-split = Coupé ! Chaque partie est maintenant un indice.

## What the rules say no to

refusal-wrong-phase = Ce n’est pas possible maintenant.
refusal-no-code = Il n’y a plus de codes.
refusal-unknown-player = Tu ne joues pas dans cette partie.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-not-the-encoder = Seul l’encodeur de la manche donne des indices.
refusal-side-short = Ton camp attend que quelqu’un prenne la place libre.
refusal-no-interception-yet = Pas d’interception à la manche 1.
refusal-already-locked = Ta réponse est déjà validée.
refusal-clues-already-given = Tes indices sont partis. Tu ne peux plus les changer.
refusal-bad-code = Un code, c’est trois chiffres différents entre 1 et 4.
refusal-three-clues-needed = Il faut trois indices.
# $clue_number (number)
refusal-clue-empty = L’indice { $clue_number } est vide.
# $most (number)
refusal-clue-too-long = Un indice fait { $most } caractères au plus (le tien en fait { $length }).
# $clue (string)
refusal-clue-repeated = « { $clue } » a déjà servi à la manche { $round }.
refusal-clue-is-code = « { $clue } » dévoile le code.
refusal-clue-is-slot = « { $clue } », c’est le numéro du mot-clé. Un indice porte sur le sens.
# $clue, $keyword (string)
refusal-clue-is-keyword = « { $clue } » dévoile votre mot-clé « { $keyword } ». Ni autre forme ni traduction !
refusal-four-words-needed = Il faut quatre mots-clés. Mets - pour ceux que tu ne connais pas.
refusal-no-such-clue = Cet indice n’existe pas.
refusal-already-objected = Cet indice est déjà contesté.
refusal-no-objection = Personne n’a contesté cet indice.
refusal-seat-not-free = Cette place est déjà prise.
refusal-already-seated = Tu es déjà dans cette partie.
refusal-sat-on-other-side = Tu as déjà joué dans l’autre camp pendant cette partie.
refusal-no-such-card = Cette carte n’existe pas.
refusal-card-already-open = Cette carte est déjà révélée.
refusal-card-not-allowed = L’ouverture avancée interdit cette carte. Choisis-en une autre.
refusal-own-card = Devine la carte de quelqu’un d’autre.
# $most (number)
refusal-bad-number = Les cartes sont numérotées de 1 à { $most }.
refusal-too-early-to-end = On ne peut terminer la partie qu’après trois tours de table de suite sans carte révélée.
refusal-sat-in-other-seat = Tu as déjà eu une autre place dans cette partie.

## Warnings: the encoder may insist

# $clue, $keyword (string)
hint-same-root = « { $clue } » a la même racine que votre mot-clé « { $keyword } ».
hint-letter = « { $clue } » parle de lettres. Un indice porte sur le sens.
hint-slot = « { $clue } » fait penser au numéro du mot-clé. Un indice porte sur le sens.
hint-rhyme = « { $clue } » sonne comme votre mot-clé « { $keyword } ».
hint-disguise = « { $clue } » ressemble à votre mot-clé « { $keyword } ».
card-insist = Les autres pourraient contester. Change l’indice, ou envoie quand même.
button-send-anyway = 📨 Envoyer quand même
button-new-code = 🔄 Fuite ? Nouveau code
button-redraw-yes = 🔄 Oui, un nouveau code
button-redraw-no = ↩️ Garder ce code
toast-redraw-ask = Vraiment ? Touche « Oui, un nouveau code » pour jeter ce code et tes indices.
toast-redrawn = Tu as un nouveau code.
toast-code-kept = Tu gardes ton code.

## Words

# In a group's menu
command-words = choisir la liste de mots
# In a private chat's menu, where it sends the reader's secrets again
command-words-private = revoir tes secrets
# $source (string): one of the three below; $language (string): a language's own name; $count (number): the chat's own words
page-words =
    📚 <b>Mots-clés</b> : { $source }
    Langue : { $language }
    Vos propres mots : { $count } (il en faut au moins { $fewest } pour jouer avec)
    <i>Les changements valent dès la prochaine partie.</i>

    Pour en ajouter : <code>/words add lanterne, toupie, balançoire</code>. Pour en retirer : <code>/words remove toupie</code>. Pour tous les voir : <code>/words list</code>.
# $count (number), $words (string): as many of them as fit
page-words-list =
    📚 <b>Vos propres mots</b> ({ $count }) :
    { $words }
words-ours = la liste du bot
words-theirs = votre liste
words-both = la liste du bot et la vôtre
button-words-ours = Du bot
button-words-theirs = La nôtre
button-words-both = Les deux
# $fewest (number)
toast-words-few = Il faut au moins { $fewest } mots à vous, assez différents les uns des autres. Ajoutez-en avec /words add.
# $source, $language (string): as on the page
toast-words-chosen = Mots-clés : { $source }, { $language }
# $lines (string): what became of the words that someone listed
page-words-changed = 📚 { $lines }
# $words (string): some of them; $length (number): of letters, $most (number): of words
words-told-added = Ajout : { $words }
words-told-removed = Retrait : { $words }
words-told-known = Déjà dans votre liste : { $words }
words-told-long = Trop long ({ $length } caractères au plus) : { $words }
words-told-full = Votre liste est pleine avec { $most } mots. Pas de place pour : { $words }
words-told-unknown = Pas dans votre liste : { $words }
# $count (number): the words of the list
words-told-count = Vos propres mots : { $count }

## Clues that aren't text, and objections

media-voice = 🎤 message vocal
media-video-note = 🎬 message vidéo
media-animation = 🎞 GIF
media-sticker = 🏷 sticker
media-photo = 🖼 photo
# $number (number): which clue
media-caption = Indice { $number }
button-object = ✋ « { $clue } »
button-not-objecting = 🤝 Non, ça va
button-withdraw = ↩️ Retirer « { $clue } »
button-stand = 🛡 « { $clue } » est réglo
# $name (string): who gave the clues
toast-objected = Objection ! À { $name } de trancher.
toast-objection-asked = Quel indice n’est pas réglo ? Choisis-le dans mon dernier message en privé.
toast-objection-dropped = Bon, pas d’objection.
toast-only-others-object = Seul l’autre camp peut contester ces indices.
toast-nothing-to-object = Tous les indices sont déjà contestés.
# $name (string): the encoder
toast-nobody-answers = { $name } a quitté la partie : personne ne peut retirer d’indice.
toast-withdrawn = Retiré : il est barré sur le plateau.
toast-stood-by = Tu le maintiens, et le groupe le voit.

## Seats, settings and time

command-board = remontrer le plateau
command-nudge = envoyer un rappel aux retardataires
command-kick = exclure quelqu’un de la partie
command-settings = rythme et autres réglages
# $time (string): local time on the reader's phone
board-until = 🕐 Jusqu’à { $time }
# $time (string): date and local time on the reader's phone
board-until-day = 🕐 Jusqu’au { $time }
# $names (string): whose seats are free
board-seat-wanted = 🚪 Départ : { $names }. Qui prend la place ?
# $names (string): players whom the bot cannot write to
board-unreachable = 📵 Je ne peux pas écrire à { $names }. Il suffit d’ouvrir le bot et de toucher Démarrer.
# $name (string): whose seat it was
button-take-seat = 💺 Remplacer { $name }
button-nudge = ⏰ Rappel
button-vote-off = ✖️ Oui, on arrête
button-end-game = 🛑 Arrêter
button-keep-playing = ▶️ Continuer
# $count (number): how often it can still be done
button-reroll = 🔄 Autres mots-clés ({ $count } fois)
page-nudged-already = ⏰ Un rappel vient de partir. Laissons passer une minute.
page-nudged-already-too = ⏰ { toast-nudged-already-too }
page-kick = Qui exclure de la partie ?
# $name (string): who has to leave
page-player-out = 🚪 { $name } n’est plus dans la partie.
# $count, $needed (number)
page-vote = ✖️ Arrêter la partie ? Pour l’instant, { $count } voix sur les { $needed } nécessaires.
page-vote-over = ✖️ C’est voté ({ $count } sur { $needed }) : la partie est arrêtée.
toast-voted = A voté ! { $count } sur { $needed }.
toast-ended = La partie est arrêtée.
toast-goes-on = La partie continue.
page-settings =
    ⚙️ <b>Réglages</b>
    Touchez un réglage pour le changer.
settings-whose = <i>Toute la table peut les changer, et les admins aussi.</i>
# $setting (string): a setting with what is chosen
setting-opened = <b>{ $setting }</b>
button-setting = { $setting } ▸
button-all-settings = ◂ Retour
# From when on a choice holds
setting-holds-now = <i>Les changements valent tout de suite.</i>
setting-holds-step = <i>Les changements valent dès la prochaine étape.</i>
setting-holds-game = <i>Les changements valent dès la prochaine partie.</i>
# What each setting means
setting-about-pace = Combien de temps j’attends les indices et les réponses avant de continuer sans.
setting-about-spoilers = Les secrets restent floutés jusqu’à ce qu’on les touche. Pratique dans le bus.
setting-about-rerolls = Combien de fois on peut changer de mots-clés avant le premier indice.
setting-about-mode = Auto : à trois, un duo et un intercepteur ; de quatre à huit, deux équipes. Ou choisissez vous-mêmes.
setting-about-agreement = Faut-il que toute l’équipe soit d’accord sur une réponse, ou une seule voix suffit-elle ?
setting-about-talk = Pendant qu’une équipe devine, ce qu’on m’écrit en privé lui est transmis, mais jamais à l’encodeur.
setting-about-deduction = En privé, je montre à chacun les nombres encore possibles pour chaque carte cachée.
# $value (string): what is chosen; of rerolls a number
setting-pace = ⏱ Rythme : { $value }
setting-spoilers = 🙈 Cacher les secrets : { $value }
setting-rerolls = 🔄 Autres mots-clés : { $value }
setting-mode = 👥 Mode : { $value }
setting-agreement = 🤝 Réponse : { $value }
setting-talk = 💬 Chat d’équipe : { $value }
setting-deduction = 🔎 Aide à la déduction : { $value }
pace-relaxed = tranquille
pace-classic = classique
pace-slow = lent
# $count (number): how often
rerolls = { $count ->
    [0] jamais
    [one] une fois
   *[other] { $count } fois
}
setting-on = oui
setting-off = non
button-pace-relaxed = Tranquille : sans limite
button-pace-classic = Classique : 3 à 4 minutes
button-pace-slow = Lent : 12 heures
button-spoilers-on = 🙈 À toucher pour voir
button-spoilers-off = 👀 Toujours visibles
# $names (string): who is awaited
toast-nudged = Rappel envoyé : { $names }
# The same to somebody who is awaited, too
toast-nudged-too = Rappel envoyé : { $names }. On t’attend aussi, dans notre chat privé.
toast-nudged-already = Un rappel vient de partir. Laissons passer une minute.
toast-nudged-already-too = Les autres viennent d’avoir un rappel. On t’attend aussi, dans notre chat privé.

## Leaving, substitutes, and who is away

# $name (string): who asked for it
page-leave = 🚪 { $name }, tu quittes la partie ? Quelqu’un d’autre pourra prendre ta place.
# The same in Secret numbers
# $name (string): who asked for it
cards-leave = 🚪 { $name }, tu quittes la partie ? Toute ta main sera révélée, puis quelqu’un d’autre ou un robot pourra prendre ta place.
button-leave-game = 🚪 Quitter la partie
button-stay = Je reste
toast-stayed = Tu restes dans la partie.
# $name (string): who was asked
toast-asked-another = La question s’adresse à { $name }.
# $name (string): who lost the seat
toast-kicked = { $name } n’est plus dans la partie.
page-end-game =
    🛑 <b>Arrêter la partie pour tout le monde ?</b>
    Tous les secrets seront révélés, et personne ne gagnera.
page-game-goes-on = ▶️ La partie continue.
# $name (string): who ended it
page-game-ended = 🛑 { $name } a arrêté la partie.
# $name (string): for whom
toast-seat-taken = Tu remplaces { $name } ! Tes secrets sont dans notre chat privé.
# $title (string): the group's name
parting-left = 🚪 Tu as quitté la partie dans { $title }.
parting-kicked = 🚪 Ta place dans { $title } a été libérée : tu n’es plus dans la partie.
parting-replaced = 🚪 Ton temps s’est écoulé deux fois : quelqu’un a pris ta place dans { $title }.
# $name (string): whose seat it was; $title (string): the group's name; $team (string): a team's
welcome-substitute = ✅ Tu remplaces { $name } dans { $title }.
welcome-pair = ✅ Tu remplaces { $name } : tu fais partie du duo dans { $title }.
welcome-interceptor = ✅ Tu remplaces { $name } : tu joues l’intercepteur dans { $title }.
welcome-team = ✅ Tu remplaces { $name } : tu joues pour { $team } dans { $title }.
# $names (string): who left
card-seat-free = 💺 Départ : { $names }. On attend que quelqu’un du groupe prenne la place. Si personne ne vient à temps, la partie s’arrête.
notice-seat-free = Une place est libre. La partie reprend dès que quelqu’un la prend.
# $name (string): a player whose time ran out twice
board-seems-away = 💤 { $name } semble ailleurs. Quelqu’un peut prendre la place, ou bien on attend.
button-wait-for = ⏸ Attendre
toast-waits-for = D’accord, on attend { $name }.
# $name (string): who wants to wait; $away (string): for whom
page-waits-for = ⏸ { $name } préfère attendre { $away }.
# $name (string): who sent /leave
page-no-seat = { $name }, tu ne joues pas ici.
page-no-free-seat = 💺 Aucune place libre pour l’instant. Envoie /join pour jouer la prochaine partie.
# $name (string): who has taken a seat
page-open-bot = { $name }, touche « Ouvrir le bot », puis Démarrer, pour recevoir tes secrets.

## The next game

# $names (string): who waits for it
board-next-game = 🙋 Prochaine partie : { $names }
button-play-next = 🙋 Rejoindre la prochaine
toast-play-again = Tu étais dans cette partie. Pour en refaire une, touche le bouton 🔁.
toast-playing-already = Tu joues déjà. Ce bouton permet aux autres de rejoindre la prochaine partie.
toast-on-the-list = Tu joueras la prochaine partie ! Touche encore si tu changes d’avis.
toast-off-the-list = Tu n’es plus sur la liste pour la prochaine partie.
toast-list-full = La liste pour la prochaine partie est complète.
# $name (string): who asked for it
page-next-game = 🙋 { $name }, tu joueras la prochaine partie. Tu changes d’avis ? Touche encore « Rejoindre la prochaine ».
page-next-game-open = 🙋 { $name }, tu es sur la liste pour la prochaine partie. Touche « Ouvrir le bot », puis Démarrer, pour recevoir tes secrets.
page-list-full = { toast-list-full }
page-playing-already = { $name }, tu joues déjà.
# $title (string): the group's name
page-queued =
    🙋 <b>Tu es sur la liste pour la prochaine partie dans { $title }.</b>
    Quand elle commencera, tes secrets t’arriveront ici.

## Told when a lobby opens

command-notify = recevoir un message quand un salon s’ouvre ici
# $name (string): who sent the command
page-notify-on = 🔔 { $name }, je t’écrirai quand quelqu’un ouvrira un salon ici, une fois par heure au plus. Pour arrêter, renvoie /notify.
page-notify-off = 🔕 { $name }, je ne t’écrirai plus pour les salons de ce groupe.
page-notify-open = 🔔 { $name }, touche « Ouvrir le bot », puis Démarrer, et je t’écrirai quand quelqu’un ouvrira un salon ici.
# $name (string): who sent the command; $most (number): how many can be told
page-notify-full = 🔔 Désolé, { $name } : j’écris déjà à { $most } personnes quand un salon s’ouvre ici, et je ne peux pas faire plus.
# $title (string): the group's name
page-notify-ready =
    🔔 <b>Je t’écrirai quand quelqu’un ouvrira un salon dans { $title }.</b>
    Une fois par heure au plus. Pour arrêter, renvoie /notify dans le groupe.
# In private, to those who asked. $title (string): the group's name
notify-lobby =
    🔔 <b>Un salon est ouvert dans { $title }.</b>
    Envie de jouer ? Touche « Je joue ».
button-stop-notify = 🔕 Me désabonner
toast-notify-off = 🔕 D’accord, je ne t’écrirai plus pour les salons de ce groupe.

## The rematch

# $name (string): who asked first; $roles (string): one of the texts below, rematch-roles-...
rematch-called = 🔁 <b>{ $name } en redemande :</b> { $roles }.
rematch-you-are-in = ✅ Te voilà dans la prochaine partie.
# $names (string): who did not answer in time
page-rematch-late = ⌛ { $names } : pas encore de réponse. Il reste de la place : il suffit de toucher « 🙋 Je joue » plus haut.
# In private, to who has not answered in time. $title (string): the group's name
rematch-open =
    🔁 <b>Une autre partie se prépare dans { $title }.</b>
    Il reste de la place. Envie de jouer ? Touche « Je joue ».
rematch-roles-before = on rejoue comme avant
# $name (string): who is the interceptor then
rematch-roles-interceptor = { $name } intercepte
rematch-roles-teams = on joue en deux équipes
rematch-roles-swapped = on change de couleur
rematch-roles-shuffled = on mélange tout
# $name (string): who begins then
rematch-roles-first = { $name } commence
# Where too few have not said no
rematch-roles-short = on ouvre le salon à d’autres
# $names (string): who is in
rematch-in = Déjà de la partie : { $names }
# $names (string): who has not answered; they have half a minute
rematch-until = ⏳ Et { $names } ? On commence dès que tout le monde a répondu, ou dans 30 secondes.
button-rematch-yes = 🔁 J’en suis
button-rematch-no = 🙅 Sans moi
toast-rematch-on = C’est reparti !
toast-rematch-lobby = Te voilà dans la partie ! Le salon est ouvert, on attend du monde.
# $names (string): who has not answered
toast-rematch-waits = Tu en es ! On attend { $names }.
# A tap on a button with other roles than those that were asked for. $name (string): who asked first; $roles (string): as above
toast-rematch-other = { $name } a déjà proposé : { $roles }. Si ça te va, touche « J’en suis ».
toast-rematch-without-you = Pas de souci, une prochaine fois !
toast-not-in-last-game = Tu n’étais pas dans cette partie. Pour jouer, touche « Rejoindre la prochaine ».

## Nudges

# $name (string): who is awaited
nudge-any = ⏰ { $name }, c’est à toi.
nudge-clues = ⏰ { $name }, à toi : envoie-moi les indices en privé.
nudge-guess = ⏰ { $name }, à toi de deviner le code en privé.
nudge-interception = ⏰ { $name }, à toi d’intercepter le code en privé.
nudge-keywords = ⏰ { $name }, à toi de deviner en privé les mots-clés de l’autre équipe.
nudge-reveal = ⏰ { $name }, à toi de révéler une de tes cartes.
nudge-guess-card = ⏰ { $name }, à toi de deviner une carte.
button-intercept-code = 🕵️ Intercepter
button-reveal-card = 👁 Révéler une carte
button-guess-card = 🎯 Deviner
toast-nudge-seat-free = Ce n’est à personne de jouer : la partie attend que quelqu’un prenne la place libre.
toast-nudge-nobody = Personne à attendre : pas besoin de rappel.
toast-nudge-you = C’est toi qu’on attend, dans notre chat privé !
page-nudge-seat-free = { toast-nudge-seat-free }
page-nudge-nobody = { toast-nudge-nobody }
page-nudge-you = { toast-nudge-you }

## Pictures: drawn, so without markup and emoji

picture-game = Codes secrets
side-pair = Le duo
side-interceptor = L’intercepteur
picture-won-pair = Victoire pour { $names }
picture-won-interceptor = { $names } craque le code à la manche { $round }
picture-won-interceptor-given = { $names } gagne à la manche { $round }
# Between two names, with its spaces
picture-and = { " " }et{ " " }
picture-shared = Victoire partagée
picture-nobody = Personne ne gagne cette fois
# $round (number), $name (string): the encoder
picture-round = Manche { $round } · { $name }
picture-guess = Réponse
picture-interception = Interception
picture-no-clue = pas d’indice
picture-voice = ♪ message vocal
picture-video-note = ◉ message vidéo
picture-animation = ▶ GIF
picture-sticker = ☻ sticker
picture-photo = ▣ photo
# $count (number): how many games; the number itself stands above
picture-games = { $count ->
    [one] partie
   *[other] parties
}
picture-pair-wins = { $count ->
    [one] victoire en duo
   *[other] victoires en duo
}
picture-interceptor-wins = { $count ->
    [one] victoire comme intercepteur
   *[other] victoires comme intercepteur
}
picture-intercepted = Codes interceptés
picture-decoded = Codes du partenaire trouvés
# $right, $total (number): how many of how many
picture-share = { $right } sur { $total }
picture-none-yet = pas encore

## The rules, page by page

# $page, $pages (number): where the reader is
page-rules-1 =
    📖 <b>Les règles</b> ({ $page } sur { $pages })

    Deux d’entre vous forment <b>le duo</b>. En face, il y a <b>l’intercepteur</b>.
    Le duo partage quatre mots-clés secrets, numérotés de 1 à 4. Ils restent les mêmes toute la partie.

    <blockquote>1 lanterne
    2 port
    3 échelle
    4 poivre</blockquote>
page-rules-2 =
    📖 <b>Une manche</b> ({ $page } sur { $pages })

    Un membre du duo est l’<b>encodeur</b> et voit un code : trois chiffres différents entre 1 et 4.
    L’encodeur donne un indice par chiffre, dans cet ordre, devant tout le monde.
    Les codes sont tirés au hasard : le même peut donc revenir.

    <blockquote>Code 4·2·1
    4 poivre → atchoum
    2 port → bateaux
    1 lanterne → balade nocturne</blockquote>
page-rules-3 =
    📖 <b>Deviner</b> ({ $page } sur { $pages })

    Le partenaire connaît les mots-clés et devine le code : 4·2·1.
    À partir de la manche 2, l’intercepteur tente aussi sa chance, avec tous les indices donnés jusque-là. Personne ne voit la réponse de l’autre avant que les deux soient validées.
    Ensuite, le duo échange les rôles.
page-rules-4 =
    📖 <b>Les jetons</b> ({ $page } sur { $pages })

    L’intercepteur gagne un jeton pour chaque code intercepté, et un pour chaque code que le partenaire rate. Les deux dans la même manche ? Deux jetons !
    <b>Deux jetons</b> en cinq manches au plus, et l’intercepteur gagne. Sinon, c’est le duo.
page-rules-5 =
    📖 <b>De bons indices</b> ({ $page } sur { $pages })

    Un indice porte sur le sens d’un mot-clé. Un mot, une phrase, un message vocal, un GIF, un sticker, une photo : tout est permis.
    Interdits : un mot-clé ou sa traduction, ses lettres ou son numéro, les blagues d’initiés, deux fois le même indice, le code lui-même. Je te préviens si un mot a la même racine.
    Trop clair, et l’intercepteur devine vos mots-clés. Trop vague, et ton partenaire s’y perd. Si un indice ne semble pas réglo, l’intercepteur peut le contester : ✋.
page-rules-6 =
    📖 <b>Deux équipes</b> ({ $page } sur { $pages })

    De quatre à huit, deux équipes s’affrontent : ⬜ l’équipe blanche et ⬛ l’équipe noire. Chacune a ses quatre mots-clés, et les deux encodeurs écrivent en même temps.
    Les indices de l’équipe blanche passent en premier. Toute l’équipe, sauf son encodeur, devine le code ; à partir de la manche 2, l’équipe noire au complet tente de l’intercepter. Puis c’est l’inverse.
    Pendant que vous devinez, ce que tu m’écris en privé est transmis à ton équipe, mais jamais à l’encodeur de ce code.
page-rules-7 =
    📖 <b>Gagner en équipe</b> ({ $page } sur { $pages })

    🎯 Intercepter un code rapporte un jeton d’interception : au deuxième, l’équipe gagne. ❌ Rater son propre code donne un jeton de malentendu : au deuxième, l’équipe perd. On fait le point à la fin de chaque manche, une fois les deux codes révélés.
    En cas d’égalité, ou après huit manches, chaque interception vaut un point et chaque malentendu en retire un. Toujours à égalité ? Chaque équipe devine les quatre mots-clés de l’autre. Encore à égalité ? Victoire partagée !
    Avec le sablier, l’encodeur le plus lent a 30 secondes dès que l’autre a fini.
# For teams, instead of the pages about a round and about clues
page-rules-8 =
    📖 <b>Mots-clés et codes</b> ({ $page } sur { $pages })

    Ton équipe partage quatre mots-clés secrets, numérotés de 1 à 4, les mêmes toute la partie.
    L’encodeur voit un code, trois chiffres différents entre 1 et 4, et donne un indice par chiffre, dans cet ordre, devant tout le monde. Les codes sont tirés au hasard : le même peut donc revenir.

    <blockquote>1 lanterne, 2 port, 3 échelle, 4 poivre
    Code 4·2·1
    4 poivre → atchoum
    2 port → bateaux
    1 lanterne → balade nocturne</blockquote>
page-rules-9 =
    📖 <b>De bons indices</b> ({ $page } sur { $pages })

    Un indice porte sur le sens d’un mot-clé. Un mot, une phrase, un message vocal, un GIF, un sticker, une photo : tout est permis.
    Interdits : un mot-clé ou sa traduction, ses lettres ou son numéro, les blagues d’initiés, deux fois le même indice, le code lui-même. Je te préviens si un mot a la même racine.
    Trop clair, et l’autre équipe craque vos mots-clés. Trop vague, et la tienne s’y perd. Si un indice ne semble pas réglo, l’autre équipe peut le contester : ✋.
button-back = ◂ Retour
button-next = Suite ▸
# On the rules, and on the help in a group
button-close-page = ✖️ Fermer
# On a page in private, while the reader plays
button-back-to-game = ↩️ Retour à la partie
command-rules = les règles, page par page

## Sheet, games, statistics, record

command-sheet = revoir la partie jusqu’ici
command-stats = parties, victoires et de quoi frimer
command-export = télécharger la dernière partie
command-games = tes parties dans tous tes groupes
# $rounds (string): the finished rounds
page-sheet =
    📄 <b>La feuille</b>
    { $rounds }
page-sheet-empty = 📄 Pas encore de manche finie.
page-stats-none = 📊 Pas encore de partie finie.
# $name (string): a person or a group
page-stats = 📊 <b>{ $name }</b>
# $value (string): a number; $label (string): what it counts
stats-figure = { $value } { $label }
# $label (string): what was tried; $detail (string): how many of how many
stats-bar = { $label } : { $detail }
stats-leaders = 🏅 Qui gagne le plus ici :
# For somebody who has only played alone
stats-alone = 📊 Pas encore de partie finie entre amis : l’entraînement ne compte pas.
# The last puzzle of the day that somebody has played. $date (string): a day, as 18 November; $score (string): as 2/4; $squares (string)
stats-daily = 🧩 Énigme du { $date } : { $squares } { $score }
# $rows (string): one line a player
page-leaderboard =
    🏅 <b>Classement</b>
    { $rows }
# $place, $wins, $games (number), $name (string)
leaderboard-row = { $place }. { $name } : { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} sur { $games }
page-export-none = 💾 Une partie se télécharge une fois finie.
page-export = 💾 Et voici la partie, à garder.
page-games-none = Tu n’as aucune partie en cours.
# $rows (string): one line a game
page-games =
    🎲 <b>Tes parties</b>
    { $rows }
# $title (string): a group's name
games-row-awaited = ▶️ { $title } : c’est à toi
games-row-running = ⏳ { $title } : en cours
games-row-lobby = 🔐 { $title } : on attend du monde
# $title (string): a group's name
button-show-card = 👁 { $title }
toast-card-below = Tes secrets pour { $title } sont juste en dessous.
page-which-game = C’est pour quelle partie ? Choisis-la, et je transmets ton message.
# $title (string): a group's name
page-game-chosen = ✅ Ton message est transmis à <b>{ $title }</b>.
# $title (string): a group's name
toast-game-chosen = Transmis à { $title }.

## Two teams: the lobby

side-white = Blanc
side-black = Noir
lobby-intro-teams = Deux équipes se passent des codes à coups d’indices et s’espionnent. Huit manches au plus.
lobby-rotation = → indique l’ordre des encodeurs.
lobby-unbalanced = Une personne d’écart au plus entre les équipes. Changez de camp, ou touchez « ⚖️ Équilibrer ».
board-teams = 🔐 <b>Codes secrets</b> : deux équipes.
# $team (string): a team's name behind its colour; $names (string): its players
board-team = { $team } : { $names }
button-balance = ⚖️ Équilibrer
button-rematch-swapped = 🔃 Changer de couleur
toast-side-full = Cette équipe est complète.
# $most (number): how many can play so
toast-too-many = Trop de monde : { $most } au plus.
toast-unbalanced = Une personne d’écart au plus entre les équipes.
command-team = nommer ton équipe
# $team (string): a team's name
page-team-how = 🏷 Ton équipe s’appelle { $team }. Pour changer de nom : <code>/team Les Hiboux</code>
page-team-taken = 🏷 L’autre équipe s’appelle déjà { $team }.
page-team-not-now = 🏷 Une équipe choisit elle-même son nom, dans le salon, avant la partie.

## Two teams: the board

# $round (html): as above; $team (string); $name (string): the encoder
board-title-team = <b>{ $round }</b> · { $team }, indices : { $name }
board-round = ✍️ <b>{ $round }</b> : j’attends les indices en privé.
board-team-writing = { $team } : { $name } écrit…
board-team-written = { $team } : { $name } a fini ✓
# $names (string): who gives clues then
board-next-encoders = Prochains encodeurs : { $names }
# $seconds (number): what the sandglass has left; $time (string): local time on the reader's phone
board-sand = ⌛ Encore { $seconds } s, jusqu’à { $time }
# $team (string); $intercepts, $misread (string): tokens of both kinds as filled and empty circles
score-team = { $team } : 🎯 { $intercepts } · ❌ { $misread }

## Two teams: ties and the end

tie-break-title = ⚖️ <b>Départage aux mots-clés</b>
tie-break-write = Chaque équipe m’envoie en privé les quatre mots-clés de l’autre.
tie-break-awaited = ⏳ On attend { $names }
team-done = 🔒 { $team } : c’est validé
# $words (string): what a team took for the other's keywords; $count (number): how many are right
tie-break-wrote = { $team } : { $words } – { $count } sur 4
# $team (string): the winners' team; $names (string): its players
end-team = 🏆 <b>Victoire pour { $team } : { $names } !</b>
end-shared = 🏆 <b>Victoire partagée : { $names } !</b>
# $team (string): who has them
end-why-interceptions = Deux jetons d’interception pour { $team }.
end-why-miscommunications = Deux jetons de malentendu pour { $team }.
end-tie-one-has-both = Égalité : deux jetons de chaque sorte pour { $team }.
end-tie-both-intercepted = Égalité : chaque équipe a deux jetons d’interception.
end-tie-both-misread = Égalité : chaque équipe a deux jetons de malentendu.
# $rounds (number): how many there were
end-tie-rounds-over = Égalité : après { $rounds } manches, aucune équipe n’a deux jetons de la même sorte.
# $score (string): both teams with their points or keywords
end-why-points = Décision aux points : { $score }.
end-equal-points = Égalité aux points : { $score }.
end-why-keywords = Décision aux mots-clés : { $score }.
end-why-shared = Égalité aux mots-clés aussi : { $score }.
# $team (string): a team's name
picture-won-team = Victoire pour { $team }
# $count (number): how many; the number itself stands above
picture-team-wins = { $count ->
    [one] victoire en équipe
   *[other] victoires en équipe
}

## Two teams: the card

# $title (string): the group's name; $team (string): the team's
card-title-white = ⬜ <b>{ $title }</b> · ton équipe : { $team }
card-title-black = ⬛ <b>{ $title }</b> · ton équipe : { $team }
# $words (string): four words, some of them blank
card-locked-words = 🔒 Leurs mots-clés, selon vous : { $words }
# $round (number)
card-turn-to-come = ✍️ Tu donnes les indices à la manche { $round }.
# $name (string): who gave the clues
card-own-code = 🔓 <b>Le code de ton équipe</b> · indices : { $name }
# $team (string): the other team
card-their-code = 🕵️ <b>À intercepter : { $team }</b> · les indices jusqu’ici
card-help-all = Un bouton par indice. La réponse est validée quand tous sont d’accord.
card-help-any = Touche un bouton pour chaque indice. La première réponse validée compte pour toute l’équipe.
# $name (string): a player of the own team; $draft (string): that player's answer so far
card-mate = { $name } : { $draft }
card-mate-agreed = { $name } : { $draft } ✓
# $names (string): whose yes is missing
card-agreed = ✓ Ton accord est noté. On attend { $names }.
card-tie-break = ⚖️ <b>Quels sont les mots-clés de l’autre équipe ?</b>
# $slot (number), $clues (string): clues given for it; $word (string): the guess
card-tie-word = { $slot } { $clues } → <b>{ $word }</b>
card-tie-empty = { $slot } { $clues } → …
card-tie-help = ✍️ Envoie les quatre mots-clés en un message, un par ligne, ou un à la fois. Mets - pour ceux que tu ne connais pas.
# $number (number): which keyword
card-tie-changing = ✏️ Envoie un nouveau mot-clé { $number }.
button-agree = 🤝 D’accord
# $name (string): whose draft to write on the own card
button-take-over = ⬇️ Comme { $name } : { $draft }
button-take-over-words = ⬇️ Comme { $name }
# $number (number): which keyword
toast-write-word = Envoie maintenant le nouveau mot-clé { $number }.
toast-agreed = D’accord, c’est noté.
toast-taken-over = Comme { $name }, c’est noté.

## Team chat

# $name (string): who says it; $text (string)
talk-line = 💬 <b>{ $name }</b> : { $text }
# $round (number)
talk-read = 💬 Ce que ton équipe a dit à la manche { $round }
# $names (string): who hears it
card-talk = 💬 Ce que tu écris ici est transmis à { $names }.
card-talk-muted = 🔕 Le chat d’équipe est en sourdine.
button-talk-mute = 🔕 Sourdine
button-talk-hear = 🔔 Réactiver
toast-talk-muted = Chat d’équipe en sourdine : tu ne recevras pas les messages de ton équipe pour l’instant.
toast-talk-heard = Chat d’équipe réactivé : tu reçois de nouveau les messages de ton équipe.
# $round (number): whose team chat the encoder can read now
button-read-talk = 💬 Chat d’équipe, manche { $round }
# $most (number)
notice-talk-too-long = Pas plus de { $most } caractères à la fois, s’il te plaît.
notice-not-for-team = Je ne peux pas transmettre ça à ton équipe. Mots, 🎤 vocaux, stickers, GIF et photos, ça marche.
notice-talk-too-fast = Doucement : ton équipe n’a pas reçu ce message.
notice-clue-too-late = Trop tard pour les indices : personne n’a vu ton message.

## The notebook: notes about the other side's keywords, secret until the end

# $line (html): a number with its clues; $note (string)
card-note = { $line } · ✏️ <i>{ $note }</i>
# $notes (string): notes, some of them with a number
card-notes = ✏️ <i>{ $notes }</i>
card-notes-help = ✏️ Une idée de mot-clé ? Écris-moi un numéro et un mot, par exemple <i>2 animal</i> : je le note. Tout le monde verra tes notes à la fin.
card-notes-help-alone = ✏️ Une idée ? Envoie-moi une note : <i>2 animal</i>.
notice-notes-are-words = Ton carnet ne prend que des mots.
# $slot (number): the number of the note
news-note-kept = ✏️ C’est noté. Pour effacer une note, envoie juste son numéro : <i>{ $slot }</i>
news-note-gone = ✏️ Note { $slot } effacée.
# $name (string): whose notebook; $notes (string): the notes with the truth beside them
end-notebook = 🕵️ <b>Le carnet tenu par { $name }</b> : { $notes }
notice-words-only = Ici, rien que des mots, s’il te plaît.
notice-four-words = Il y a quatre mots-clés, un par ligne. Touche un ✏️ pour en changer un.
notice-word-too-long = Un mot-clé fait { $most } caractères au plus.

## Two teams: settings

mode-auto = auto
mode-interceptor = duo et intercepteur
mode-teams = deux équipes
agreement-all = à l’unanimité
agreement-any = une voix suffit
button-talk-on = 💬 Avec chat d’équipe
button-talk-off = 🔇 Sans chat d’équipe

## Pictures of the card game: drawn, so without markup and emoji

track-game = Nombres secrets
# $name (string): a player
track-turn = À { $name } de jouer
track-winner = { $name } gagne !
track-opening = Chacun révèle deux cartes
track-round = Tour de table { $round }
track-last-round = le dernier
track-again = seconde tentative ?
# $count (number): how many points end the game
track-why-points = Quelqu’un a atteint { $count } points, et le tour de table est terminé.
track-why-no-card = Plus aucune carte cachée à deviner.
track-why-end-called = Fin anticipée : trois tours de table sans carte révélée.
# $name (string): a player whose hand lies open
track-left = { $name } · hors jeu
track-open = révélée
track-hidden = cachée
track-never-open = jamais trouvée
track-covered = inutilisée
track-place = place dans la main
track-aside = À part

## Secret numbers: the lobby

button-game-codes = 🔐 Jouer aux Codes secrets
button-game-kryptos = 🔢 Jouer aux Nombres secrets
cards-lobby-title = 🔢 <b>Nombres secrets</b>
cards-lobby-intro = De trois à six, on devine les cartes cachées des autres. Dès que quelqu’un a 15 points, c’est le dernier tour de table.
# $names (string): the players in turn order
cards-lobby-order = 👥 Ordre du tour : { $names }
# $name (string): who begins
cards-lobby-first = 🥇 Qui commence : { $name }
cards-first-by-lot = au hasard
# $options (string): some of the three below
cards-lobby-options = ⚙️ Règles en plus : { $options }
cards-lobby-no-mystery = Le mystère se joue à quatre ou cinq : pour l’instant, on joue sans.
# $option (string): an added rule
toast-option-added = Règle ajoutée : { $option }
toast-option-dropped = Règle retirée : { $option }
toast-rule-advanced = Ne révèle jamais ta plus petite ni ta plus grande carte, ni deux nombres qui se suivent. Et la table ne révèle que quelques cartes de chaque couleur.
toast-rule-mystery = Quatre cartes de plus entrent en jeu, et quatre, tirées au hasard, restent à part : personne ne les a en main.
toast-rule-bribe = Le point de la seconde tentative va à la personne dont tu vises la carte.
# $name (string): the host
toast-host-picks-first = C’est à { $name } de choisir qui commence.
option-advanced = ouverture avancée
option-mystery = mystère
option-bribe = pot-de-vin
button-first = 🥇 Qui commence
button-option-advanced-on = ✅ Ouverture avancée
button-option-advanced-off = ➕ Ouverture avancée
button-option-mystery-on = ✅ Mystère
button-option-mystery-off = ➕ Mystère
button-option-bribe-on = ✅ Pot-de-vin
button-option-bribe-off = ➕ Pot-de-vin

## Secret numbers: the board

# $names (string): the players in turn order
cards-started = 🔢 <b>Nombres secrets</b> : { $names }
# $names (string): the players against the turn order
cards-started-reverse = 👁 D’abord, on révèle une carte chacun, deux fois, dans l’ordre inverse : { $names }
cards-opening = 🔢 <b>L’ouverture</b> : chacun révèle deux cartes, dans l’ordre inverse du tour.
cards-opened = 🔢 L’ouverture est finie : les premières cartes sont révélées.
# $round (number)
cards-round = 🔢 <b>Tour de table { $round }</b>
# $name (string): a player; $points (number)
cards-hand = <b>{ $name }</b> ⭐{ $points }
cards-hand-on-turn = ▶️ <b>{ $name }</b> ⭐{ $points }
cards-hand-left = 🚪 <b>{ $name }</b> ⭐{ $points }
cards-aside = À part : { $tokens }
# $name (string): who guessed; $owner (string): whose card; $place (string): its letter; $card (string): sign and number; $points (number)
cards-news-found = 🎯 <b>{ $name } trouve la carte { $place } chez { $owner } : { $card } !</b> +{ $points }
# $name (string): who guessed; $owner (string): whose card; $place (string): its letter; $card (string): sign and number
cards-news-missed = ❌ { $name } : la carte { $place } chez { $owner } n’est pas { $card }
# $name (string): a player; $card (string): sign and number
cards-news-opened = 👁 { $name } révèle { $card }
cards-news-opened-late = ⌛ Temps écoulé pour { $name } : { $card } est révélée
# $name (string): a player
cards-news-passed = 🙅 { $name } passe
cards-news-late = ⌛ Temps écoulé pour { $name } : on passe à la suite
cards-news-skipped = ⏭ { $name } n’a plus de carte à deviner et passe son tour
cards-news-left = 🚪 { $name } quitte la partie : toute sa main est révélée
cards-news-taken = 💺 { $name } entre dans la partie
# $name (string): who brought the last round; $points (number): theirs at that moment
cards-news-last-round = 🏁 Dernier tour de table ! { $name } a atteint { $points } points.
# $top (number): the highest number in the game
cards-unrevealed = Pas encore révélées, de 1 à { $top } :
# $names (string): who is awaited
cards-awaited-reveal = ▶️ { $names } : révèle une de tes cartes
cards-awaited-guess = ▶️ { $names } : devine une carte
cards-awaited-again = ▶️ { $names } : paie 1 point pour une seconde tentative, ou passe
cards-quiet = 🤫 Trois tours de table sans une seule carte révélée. Chacun peut maintenant terminer la partie.
button-my-cards = 👁 Mes cartes
button-call-end = 🏁 Terminer la partie

## Secret numbers: the end

# $name (string): the winner; $points (number)
cards-won = 🏆 <b>{ $name } gagne !</b> ⭐{ $points }
cards-why-earlier = À égalité de points, la victoire va à qui vient en premier dans l’ordre du tour.
cards-end-hands = Toutes les cartes (🔒 = jamais trouvée)
# $cards (string): signs and numbers
cards-end-aside = À part : { $cards }
cards-all-found = 🔓 Toutes les cartes ont été trouvées, sans exception !
# $cards (string): names, signs and numbers
cards-secrets = 🔒 Jamais trouvées : { $cards }
# $count (number): how many cards
cards-many-secrets = 🔒 { $count } cartes n’ont jamais été trouvées.
# $name (string): a player; $count (number): how many guesses, all of them right
cards-title-sharpshooter = 🎯 Sans faute : { $name }, { $count } sur { $count }
# $name (string): a player
cards-title-poker-face = 🗿 Visage de marbre : pas une seule carte trouvée chez { $name }
# $name (string): a player; $count (number): how many cards, two or more
cards-title-second-wind = 💰 Second souffle : { $name }, { $count } cartes à la seconde tentative
# the winner's points are equal to another's
cards-title-tie = 📸 Photo-finish : égalité de points
# the winner is one point ahead
cards-title-photo-finish = 📸 Photo-finish : un seul point d’écart
# $points (number): the reader's
cards-over-won = 🏆 <b>C’est gagné !</b> ⭐{ $points }
# $name (string): the winner; $points (number): the reader's and the winner's
cards-over-tied = 🤏 Si près du but ! ⭐{ $points } pour toi, ⭐{ $points } pour { $name }, qui jouait avant toi.
# $name (string): the winner; $points (number): the reader's; $count (number): how many points short
cards-over-close = 🤏 Si près du but ! { $name } gagne, et tu finis à ⭐{ $points }, juste ⭐{ $count } derrière.
# $name (string): the winner; $best (number): the winner's points; $points (number): the reader's
cards-over-lost = 🎲 { $name } gagne avec ⭐{ $best }. Tu finis à ⭐{ $points }.
# $count (number): cards that the reader guessed; $kept (number): the reader's cards that nobody guessed
cards-over-count = Tu as trouvé { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. Cartes restées secrètes chez toi : { $kept }.
button-rematch-first = 🥇 Changer qui commence

## Secret numbers: the card

# $title (string): the group's name; $points (number)
cards-card-title = 🔢 <b>{ $title }</b> · ⭐{ $points }
cards-card-own = Tes cartes (entre parenthèses : révélées)
cards-card-reveal = 👁 Révèle une de tes cartes. Tout le monde la verra.
cards-card-advanced = L’ouverture avancée ne permet que celles-ci.
cards-card-whose = 🎯 À toi ! Tu devines une carte chez qui ?
cards-card-whose-again = 🎯 Tu retentes ta chance chez qui ?
# $name (string): whose hand it is; $card (string): the letter of a card
cards-card-which = 🎯 Quelle carte chez { $name } ? Si tu trouves, c’est +{ $points }.
cards-card-number = 🎯 Carte { $card } chez { $name } : quel nombre ?
cards-card-missed = ❌ Raté ! Tu peux payer 1 point pour une seconde tentative, ou passer.
cards-card-missed-bribe = ❌ Raté ! Une seconde tentative coûte 1 point, versé à la personne dont tu viseras la carte. Tu peux aussi passer.
# $name (string): who is on turn
cards-card-waiting = ⏳ <b>À { $name } de jouer</b>
cards-card-you-next = 👉 Ensuite, c’est à toi.
# $points (number): the reader’s, which brought the last round
cards-last-round-own = 🏁 Dernier tour de table ! Tu as atteint { $points } points.
cards-coach = 💡 <b>Première partie ?</b> Chaque main est rangée de la plus petite carte à la plus grande. Chaque lettre est une carte cachée, et 🔺{"\u2060"}×2 veut dire que deux d’entre elles sont 🔺. Devine le nombre derrière une lettre : si tu trouves, c’est <b>+3</b>, ou moins si cette main n’a plus qu’une ou deux cartes cachées. Les <b>⭐</b> sont des points : à 15, c’est le dernier tour de table.
cards-coach-aside = 💡 <b>À part</b> : personne n’a ces cartes en main.
cards-coach-reveal = 💡 <b>Première partie ?</b> Chaque main est rangée de la plus petite carte à la plus grande, et vous allez deviner celles des autres. D’abord, chacun révèle deux cartes. Les <b>⭐</b> sont des points : chacun commence avec 2 et peut en payer 1 pour une seconde tentative.
cards-coach-ends = 💡 Une carte au bout de ta main en dit moins qu’une carte du milieu.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $worth (string): such as +3; $points (number): all that the reader has
cards-result-found = 🎯 <b>Oui ! La carte { $place } chez { $name } est { $card }.</b> { $worth }, ça te fait ⭐{ $points }.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number
cards-result-missed = ❌ La carte { $place } chez { $name } n’est pas { $card }.
# $name (string): who guessed; $place (string): the letter of the reader's card; $card (string): sign and number; $points (number): what it brought
cards-result-lost = 😮 { $name } a trouvé ta carte { $place } : { $card }. +{ $points } pour { $name }.
# $left (number): the reader's hidden cards
cards-result-left = Cartes encore cachées chez toi : { $left }.
# $name (string): who guessed; $place (string): the letter of the reader's card; $card (string): sign and number
cards-result-safe = 😌 { $name } a pris ta carte { $place } pour { $card }. Raté !
# $told (string): that a card of the reader's was guessed, or not
cards-result-bribed = { $told } 💰 +1 pour toi.
cards-result-late = ⌛ Temps écoulé : ton tour est passé.
cards-result-skipped = ⏭ Il ne te restait aucune carte à deviner : ton tour a sauté.
# $card (string): sign and number
cards-result-opened-late = ⌛ Temps écoulé : ta carte { $card } a été révélée.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $points (number): what it is worth
cards-card-confirm = 🎯 Carte { $place } chez { $name } : vraiment { $card } ? Si tu trouves, c’est +{ $points } ; sinon, tu ne perds rien.
cards-card-confirm-more = Si c’est raté, tu pourras payer 1 point pour une seconde tentative.
# $name (string): whose card; $place (string): its letter; $card (string): sign and number; $worth (string): what it brings, less its price, such as +2
cards-card-confirm-paid = 🎯 Carte { $place } chez { $name } : vraiment { $card } ? Cette tentative coûte 1 point. Si tu trouves, ça fait { $worth } en tout.
# $card (string): sign and number
button-say-number = 🎯 Proposer { $card }
button-say-anyway = ⚠️ Proposer { $card } quand même
button-another-number = ↩️ Un autre nombre
button-another-card = ↩️ Une autre carte
button-another-hand = ↩️ Quelqu’un d’autre
# $card (string): sign and number
toast-card-opened = Tout le monde voit ta carte { $card } maintenant.
toast-passed = Tu passes. Place à la suite !
toast-end-called = Tu as mis fin à la partie.
button-pass = 🙅 Passer
button-other-numbers = ⚠️ Autres nombres
button-possible-numbers = 🔎 Nombres possibles
# $card (string): sign and number; $points (number)
toast-card-missed = Non, ce n’est pas { $card }.
toast-card-found = { $card }, c’est juste ! +{ $points } ⭐
# $name (string): whose card; $place (string): its letter; $card (string): sign and number
toast-aim-hand = Chez { $name } : choisis une carte.
toast-aim-card = Carte { $place } chez { $name } : choisis un nombre.
toast-aim-number = Carte { $place } chez { $name } : { $card } ? Confirme plus bas.
toast-aim-nobody = Tu devines une carte chez qui ?
# $cards (string): signs and numbers
alert-cards = { $cards }
# $reason (string): why it is wrong; $button (string): what the button says that guesses it anyway
alert-flaw = { $reason } Si tu y tiens, touche « { $button } » plus bas.
notice-by-buttons = Rien à écrire dans ce jeu : joue avec les boutons.

## Secret numbers: why a number cannot be right

# $number (number): the one that was tapped
flaw-not-in-game = Le { $number } n’est pas en jeu.
flaw-revealed = Le { $number } est déjà révélé.
flaw-own-card = Le { $number } est dans ta main.
flaw-refuted = Le { $number } a déjà été proposé pour cette carte, et c’était faux.
flaw-out-of-order = Le { $number } n’a pas sa place entre les cartes révélées.
flaw-no-such-colour = Cette main ne cache aucune carte de la couleur du { $number }.
flaw-does-not-fit = Avec le { $number } ici, le reste de la main ne colle pas.

## Secret numbers: settings, numbers and rules

button-deduction-on = 🔎 Avec aide
button-deduction-off = 🧠 Sans aide
# $count (number): how many; the number itself stands above
picture-card-wins = { $count ->
    [one] victoire aux Nombres secrets
   *[other] victoires aux Nombres secrets
}
picture-cards-found = Cartes trouvées
button-rules-codes = 🔐 Règles : Codes secrets
button-rules-kryptos = 🔢 Règles : Nombres secrets
# $page, $pages (number): where the reader is
page-rules-cards-1 =
    📖 <b>Nombres secrets</b> ({ $page } sur { $pages })

    De trois à six, vous tenez des cartes numérotées jusqu’à 48, en quatre couleurs qui se suivent toujours dans le même ordre : 1🔺 2🟡 3🟩 4🔷 5🔺 et ainsi de suite. Chaque main est triée, la plus petite carte à gauche.
    Tout le monde sait combien de cartes cachées de chaque couleur tu as, mais pas lesquelles.

    <blockquote>Bo ⭐2
    A 🟡6 C D 🟩19 F
    cachées : 🔺×2 🟡×1 🔷×1</blockquote>
page-rules-cards-2 =
    📖 <b>L’ouverture</b> ({ $page } sur { $pages })

    Avant le premier tour, chacun révèle deux de ses cartes, une à la fois, dans l’ordre inverse du tour. Elles gardent leur place dans la main.
    <b>Ouverture avancée</b> : jamais ta plus petite ni ta plus grande carte, et jamais deux nombres qui se suivent. Au total, la table révèle au plus deux cartes de chaque couleur (trois si vous êtes cinq ou six).
page-rules-cards-3 =
    📖 <b>À ton tour</b> ({ $page } sur { $pages })

    Choisis une carte cachée de quelqu’un d’autre et propose un nombre.
    Juste : la carte est révélée et tu gagnes ⭐3, ⭐2 si cette personne n’avait plus que deux cartes cachées, ⭐1 si c’était sa dernière.
    Raté : personne n’en apprend plus. Pour un point, tu as droit à une seconde tentative, sur n’importe quelle carte cachée ; ensuite, ton tour est fini.
page-rules-cards-4 =
    📖 <b>La fin</b> ({ $page } sur { $pages })

    Tu commences avec ⭐2. Dès que quelqu’un a ⭐15, on finit le tour de table. Le plus haut score gagne ; à égalité, la victoire va à qui vient en premier dans l’ordre du tour.
    Après trois tours de table sans carte révélée, chacun peut terminer la partie. Si quelqu’un s’en va, ses cartes sont révélées et la victoire lui échappe.
page-rules-cards-5 =
    📖 <b>Règles en plus</b> ({ $page } sur { $pages })

    <b>Mystère</b>, à quatre ou cinq : on joue avec quatre cartes de plus, et quatre cartes tirées au hasard restent à part. On ne connaît que leurs couleurs.
    <b>Pot-de-vin</b> : le point de la seconde tentative va à la personne dont tu vises la carte.
    <b>Aide à la déduction</b> : pour ne pas tout calculer de tête, chacun peut voir en privé les nombres encore possibles pour chaque carte cachée. Ça s’active dans /settings.

## Privacy, and what cannot be read

command-forget = effacer ce que je sais de toi
page-forget =
    🗑 <b>Tu veux que je t’oublie ?</b>
    J’efface ta langue, tes stats et la liste de tes parties. Dans les groupes où tu as joué, tu disparais du classement, et les parties finies affichent « { name-forgotten } » à la place de ton nom.

    Les messages déjà envoyés restent dans les chats ; tu peux effacer les tiens.
# $titles (string): the groups in which the reader has a seat
page-forget-seated =
    🗑 <b>Tu veux que je t’oublie ?</b>
    J’efface ta langue, tes stats et la liste de tes parties. Dans les groupes où tu as joué, tu disparais du classement, et les parties finies affichent « { name-forgotten } » à la place de ton nom.
    Tu quittes aussi ta partie dans : { $titles }.

    Les messages déjà envoyés restent dans les chats ; tu peux effacer les tiens.
button-forget = 🗑 Oublie-moi
button-keep-all = ↩️ Tout garder
command-privacy = ce que je garde et combien de temps
command-export-private = tout ce que je garde sur toi
page-my-data = 📄 Voici tout ce que je garde sur toi, sauf les secrets des parties en cours.
# $who (html): a line with the contact of the person who runs the bot
page-privacy =
    🔒 <b>Ce que je garde</b>
    • <b>Sur toi :</b> ton identifiant Telegram, ton nom, ta langue, si je peux t’écrire ou non, les groupes où tu joues, ce que je t’ai montré ici en dernier et tes parties en solo, avec tes résultats aux énigmes et ton rappel.
    • <b>Sur le groupe :</b> son nom, ses réglages et les mots que vous avez ajoutés, qui joue, la dernière partie avec ses indices et le chat d’équipe, les stats, et qui joue l’énigme du jour ou veut savoir quand un salon s’ouvre.
    • <b>Sur une énigme tirée d’une partie :</b> ses mots-clés et ses indices, qui l’a créée et qui l’a essayée. Le lien ne montre aucun nom.
    • <b>En cas de bug :</b> les 100 derniers messages ou boutons touchés qui l’ont provoqué, pour qu’on puisse le corriger.

    <b>Combien de temps :</b> une partie, jusqu’à la suivante dans le même groupe. Le reste s’efface quand personne ne s’en est servi depuis 90 jours.
    À part ces messages, mon journal ne contient ni nom ni rien de ce que tu écris. Je ne transmets rien à personne, sauf à Telegram. La personne qui gère le bot peut avoir des sauvegardes.
    { $who }
# $contact (string): of the person who runs the bot
privacy-contact = <b>Qui gère le bot :</b> { $contact }
privacy-no-contact = <b>Qui gère le bot :</b> pas de contact indiqué.
page-privacy-group = 🔒 Je retiens qui joue ici, je garde vos parties et vos stats, et j’efface tout si personne ici ne m’utilise pendant 90 jours. Les détails sont dans notre chat privé.
button-privacy = 🔒 Ce que je garde
# Shown instead of the name of a person who was forgotten
name-forgotten = Quelqu’un
toast-forgotten = C’est fait : je ne sais plus rien de toi. Reviens quand tu veux !
toast-kept = D’accord, je n’ai rien effacé.
toast-damaged = ⚠️ Je n’arrive pas à lire ce que j’ai enregistré pour ce chat. La personne qui gère le bot peut voir pourquoi. Les autres chats vont bien.

## Robots

# The names of house players
robot-name-1 = 🤖 Boulon
robot-name-2 = 🤖 Pixel
robot-name-3 = 🤖 Bidule
robot-name-4 = 🤖 Écrou
robot-name-5 = 🤖 Puce
button-robot-intercepts = 🤖 Un robot intercepte
# Where one of the two is the interceptor until a robot sits down
button-robot-pair = 🤖 À deux contre un robot
button-robot-add = 🤖 +1 robot
button-robot-out = 🤖 −1 robot
button-robot-seat = 🤖 Mettre un robot
# $name (string): a robot's name
toast-robot-in = { $name } rejoint la partie !
# The same for a seat of which all cards lie open (Secret numbers)
# $name (string): a robot's name
toast-robot-in-open = { $name } rejoint la partie, toutes cartes révélées !
# $name (string): a robot's name
toast-robot-out = { $name } quitte la partie.
toast-no-robot = Pas de place pour un robot de plus en ce moment.
# $name (string): a robot's name
toast-robot-sits-there = Cette place est prise par { $name }. Retire d’abord le robot, dans « ⋯ Plus ».
setting-about-robots = Le niveau des robots. Dans Codes secrets, « Auto » suit vos résultats pour que les parties restent serrées.
# $value (string): what is chosen now
setting-robots = 🤖 Robots : { $value }
robots-auto = auto
robots-easy = facile
robots-normal = normal
robots-hard = difficile
# $name (string): a robot's name
board-robot-deaf = { $name } ne sait que lire : les images et les sons lui échappent.
# $name (string): a robot's name. $words (string): the four words it thought of, by number
end-robot = Les mots-clés, d’après { $name } : { $words }

## Alone: a lesson, practice, the puzzle of the day

command-learn = apprendre à jouer en une minute
command-practice = s’entraîner contre deux robots
command-daily = l’énigme du jour
button-learn = 🎓 Le jeu en une minute
button-practice = 🕵️ S’entraîner
button-daily = 🧩 Énigme du jour
# On half a phone's width: adds the bot to a group
button-add = ➕ M’ajouter
button-share = 📣 Partager
button-copy = 📋 Copier
# At the end of a group's game, on half a phone's width
button-another-group = ➕ Autre groupe
button-learn-next = Suite ▸
button-reminder-on = 🔔 Un rappel chaque jour
button-reminder-off = 🔕 Arrêter les rappels
# Names of what somebody plays alone, in lists of games
solo-name-learn = Le jeu en une minute
solo-name-practice = Entraînement
solo-name-daily = Énigme du jour
solo-name-puzzle = Énigme partagée
# $step, $steps (number): of the lesson
solo-title-learn = 🎓 <b>Le jeu en une minute</b> · étape { $step } sur { $steps }
solo-title-practice = 🕵️ <b>Entraînement</b>
# $date (string): a day, as 18 November
solo-title-daily = 🧩 <b>Énigme du { $date }</b>
solo-title-puzzle = 🧩 <b>Sauras-tu intercepter leurs codes ?</b>
# What somebody has to do who plays alone. $count (number): codes, one to four
solo-goal-puzzle = 🤫 Deux personnes partagent quatre mots-clés secrets. { $count ->
    [one] Vas-tu intercepter leur prochain code ?
   *[other] Combien de leurs { $count } prochains codes vas-tu intercepter ?
}
solo-goal-daily = 🤫 Deux robots partagent quatre mots-clés secrets. Combien de leurs { $count } prochains codes vas-tu intercepter ?
solo-goal-practice = 🤫 Deux robots partagent quatre mots-clés secrets. Intercepte deux de leurs quatre prochains codes, et c’est gagné.
# Below each of the three above, to who has not begun the lesson
solo-how = Pour chaque nouvel indice, touche le bon numéro. Un code, c’est trois numéros : le troisième valide ta réponse.
# The first step of the lesson. $name (string): a robot, the reader's partner
learn-partner = { $name } et toi, vous partagez <b>quatre mots-clés</b>. { $name } te donne trois indices : pour chacun, touche le bon mot-clé.
# The second step
learn-interceptor = Cette fois, tu joues <b>l’intercepteur</b> : deux robots se passent des codes. Pas besoin de leurs mots-clés, il suffit de voir <b>quels indices vont ensemble</b>. Pour chaque nouvel indice, touche le bon numéro.
# The third step
learn-encoder = Maintenant, <b>c’est toi qui donnes les indices</b>. Il en manque un : ton partenaire doit le comprendre, pas l’intercepteur.
learned-partner = Trois chiffres différents dans l’ordre : voilà le code secret. Mais quelqu’un vous espionne…
learned-interceptor = Entre amis, intercepte deux codes en cinq manches. Sinon, le duo gagne.
# The same, where the learner’s partner, a robot, did not understand it. $clue (string), $interceptor (string)
learned-misread = « { $clue } » : robot largué ! Tes amis te connaissent mieux. { $interceptor } n’a pas vos mots-clés.
# What came of the learner’s own clue. $clue (string); $keyword (string): the word it was for; $interceptor (string): a robot
learned-easy = « { $clue } » pour <b>{ $keyword }</b> : bien joué ! { $interceptor } écoutait aussi, mais sans vos mots-clés, impossible de deviner. Dans une vraie partie, les trois indices sont de toi.
learned-encoder = 🎓 <b>Et voilà, tu sais jouer !</b> C’est bien mieux entre amis : ajoute-moi à un groupe. Ou continue en solo :
toast-game-below = Ta partie est juste en dessous ⬇️
news-daily-done = Tu as déjà fait l’énigme du jour. La prochaine arrive demain !
toast-reminder-on = 🔔 C’est noté : un rappel chaque jour à cette heure-ci.
toast-reminder-off = 🔕 C’est noté : je ne t’enverrai plus de rappel.
# The end of a puzzle, by how many of four codes were intercepted
daily-end-0 = 🙈 <b>Bouche cousue en face : rien n’a filtré cette fois.</b>
daily-end-1 = 🔎 <b>Un code intercepté.</b> Un de plus, et c’était gagné !
daily-end-2 = 🏆 <b>C’est gagné !</b> Deux codes interceptés. Tu as l’oreille fine !
daily-end-3 = 🏆 <b>C’est gagné !</b> Trois codes interceptés. En face, on va devoir chuchoter !
daily-end-4 = 🏆 <b>C’est gagné, quatre sur quatre !</b> Tu lis dans les pensées.
# $score (string): as 2/4; $squares (string): green and black squares
daily-score = { $squares } { $score }
# $count (number): days in a row, two or more
daily-streak = 🔥 { $count } jours d’affilée
# $time (string): local time on the reader's phone
daily-next = 🕛 Une nouvelle énigme arrive chaque jour à { $time }.
# Once it is asked for. $time (string): local time on the reader's phone
daily-reminds = 🔔 Un rappel chaque jour à { $time }.
# Passed on to others, so nothing of the puzzle. $date, $score, $squares (string)
share-daily =
    🧩 Crosswire, énigme du { $date } : { $score } { $squares }
    Tu fais mieux ?
share-practice =
    🕵️ Crosswire, entraînement : { $score } { $squares }
    Tu fais mieux ?
page-daily-reminder = 🧩 L’énigme du { $date } t’attend.
# $date (string); $rows (string): a line for each who has played
page-daily-group =
    🧩 <b>Énigme du { $date }</b>
    { $rows }

    Touchez « Énigme du jour » pour jouer, et /daily montrera aussi votre résultat.
page-daily-group-none =
    🧩 <b>Énigme du { $date }</b>
    Personne n’a encore joué ici. Deux robots se passent des codes, et vous les espionnez : c’est la même énigme pour tout le monde, et ça prend trois minutes. Touchez le bouton ci-dessous pour jouer, et /daily montrera les meilleurs scores.
# What the bot offers in any chat, when its name is typed there: a title, a line below it, and the message that is sent
inline-result = Partager mon résultat du jour
inline-invitation = Proposer l’énigme du jour
inline-invitation-about = Deux robots, quatre codes, trois minutes
inline-invitation-text = 🧩 Crosswire, énigme du { $date } : deux robots se passent des codes secrets. Qui en interceptera le plus ?

## Puzzles that people make of their own game, and results to pass on

button-puzzle-offer = 🧩 En faire une énigme
button-puzzle-agree = 🧩 Oui, en faire une énigme
button-puzzle-no = 🙅 Non merci
button-share-puzzle = 🧩 Partager l’énigme
button-puzzle-withdraw = ↩️ Retirer l’énigme
toast-puzzle-asked = J’ai posé la question : il faut votre accord à vous deux.
toast-puzzle-made = 🧩 Votre énigme est prête : partage-la !
toast-puzzle-withdrawn = D’accord, pas d’énigme.
# A puzzle that was ready is taken back
toast-puzzle-back = Énigme retirée. Le lien ne marche plus.
# $name (string): the partner
puzzle-waits = 🧩 J’ai posé la question à { $name }. Si c’est oui pour vous deux, toute personne qui a le lien pourra essayer d’intercepter vos codes. Vos noms n’apparaîtront pas.
puzzle-asked = 🧩 <b>{ $name } aimerait faire de cette partie une énigme :</b> toute personne qui a le lien pourra lire vos indices et essayer d’intercepter vos codes. Vos noms n’apparaîtront pas. Ça te va ?
puzzle-made = 🧩 <b>Votre partie est devenue une énigme.</b> Partage-la : qui saura intercepter vos codes ? Elle reste en ligne 90 jours après le dernier essai.
# On the card of who asked for the puzzle. $name (string): the partner, who has agreed
news-puzzle-made = 🧩 <b>{ $name } a dit oui !</b> Votre énigme est prête : partage-la plus bas.
# What came of the game that the puzzle is made of. $score (string): as 2/4; $squares (string)
puzzle-original = 🕵️ L’intercepteur de la partie : { $squares } { $score }
# $count (number): how many have tried, two or more; $shares (string): for each round the share that got it, as 2 (40%) · 3 (55%)
puzzle-others = 👥 { $count } personnes ont essayé. Réussite par manche : { $shares }
page-puzzle-gone = 🧩 Cette énigme n’existe plus. Mais il y en a une nouvelle chaque jour :
# $count (number): how many have tried it
page-puzzle-yours = 🧩 <b>Cette énigme vient de ta partie.</b> { $count ->
    [0] Personne n’a encore essayé.
    [one] Une personne a essayé.
   *[other] { $count } personnes ont essayé.
    } Si tu retires l’énigme, le lien ne marchera plus.
page-puzzle-back = 🧩 { toast-puzzle-back }
# $score, $of (number)
page-puzzle-done = 🧩 Cette énigme, tu l’as déjà essayée : { $score } sur { $of }. Seul le premier essai compte.
# Passed on to others: no names, nothing secret. $score (string): as 2/4; $squares (string)
share-puzzle = 🧩 Qui saura intercepter ces codes secrets ? Moi, j’ai fait { $score } { $squares }
share-us = 🧩 On s’est passé des codes secrets à coups d’indices. Espionne-nous : sauras-tu les intercepter ?
# $rounds (number): in which round it ended
share-interceptor =
    🕵️ Crosswire : l’intercepteur a craqué le code à la manche { $rounds } { $squares }
    Sauras-tu faire mieux ?
share-interceptor-given =
    🕵️ Crosswire : l’intercepteur a gagné à la manche { $rounds } { $squares }
    Sauras-tu faire mieux ?
share-pair =
    🤝 Crosswire : le duo a gardé ses secrets pendant cinq manches { $squares }
    Sauras-tu faire mieux ?
share-played = 🔐 Crosswire : on s’est passé des codes secrets tout en s’espionnant. Viens jouer !
share-cards-played = 🔢 Crosswire, Nombres secrets : on a cherché à deviner les cartes cachées des autres. Viens jouer !
# $players, $points (number): of the winner
share-cards = 🔢 Crosswire, Nombres secrets : une partie à { $players }, gagnée avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Viens jouer !
