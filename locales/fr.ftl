### Crosswire en français.
### Les identifiants en toast-, alert-, button-, command- ou refusal- s’affichent sans mise en forme ; tous les autres peuvent utiliser le HTML de Telegram.
### Un toast ou une alerte fait 200 caractères au plus, une fois tout rempli.

language-name = Français

## Names

# $name (string): a person's name, shown as it is
name = { $name }


## Commands, as the menu shows them

command-play = lancer une partie dans ce groupe
command-join = prendre une place
command-leave = laisser ta place
command-cancel = annuler la partie
command-lang = choisir la langue
command-help = comment jouer
command-start = tes parties et tes places

## What Telegram shows of the bot: in a chat that was not started yet (512 characters), and on its profile (120)

about-description =
    Des jeux de codes secrets pour votre groupe.

    🔐 Codes secrets : un duo se transmet des codes à trois chiffres à l’aide d’indices, et un intercepteur écoute. De quatre à huit, deux équipes s’affrontent.
    🔢 Nombres secrets : de trois à six, devinez les cartes cachées des autres.

    Ajoute-moi à un groupe et envoie-y /play.
about-short = Jeux de codes secrets pour groupes : transmettez des codes par indices ou devinez des nombres cachés. Envoie /play.

## Pages

# $name (string): the reader's name
page-start =
    👋 <b>Salut, { $name } !</b>
    Avec moi, un groupe joue aux <b>Codes secrets</b> : un duo se transmet des codes à trois chiffres à l’aide d’indices, et un intercepteur écoute. De quatre à huit, deux équipes s’affrontent.
    Ou bien, de trois à six, jouez aux <b>Nombres secrets</b> : devinez les cartes cachées des autres.

    Ajoute-moi à un groupe et envoie-y /play. Tes mots secrets t’arriveront ici.
# $title (string): the group's name
page-seated =
    ✅ <b>Tu as une place dans { $title }.</b>
    La partie se joue dans le groupe. Tes mots et tes codes secrets t’arrivent ici.
page-help =
    <b>Codes secrets à trois</b>
    Deux d’entre vous forment <b>le duo</b> et partagent quatre mots-clés secrets, numérotés de 1 à 4. En face, il y a <b>l’intercepteur</b>.

    À chaque manche, un membre du duo, <b>l’encodeur</b>, reçoit un code, par exemple 4·2·1, et donne un indice pour chaque mot-clé du code, dans cet ordre. Son partenaire lit les indices et devine le code. À partir de la manche 2, l’intercepteur tente sa chance lui aussi.

    L’intercepteur gagne un jeton pour chaque code intercepté, <b>et</b> pour chaque code que le partenaire rate. Deux jetons en cinq manches au plus, et il gagne la partie ; sinon, la victoire est au duo.

    <b>Les indices</b> portent sur le sens des mots-clés. Jamais un mot-clé ni sa traduction, jamais deux fois le même indice, jamais le code.

    De quatre à huit, deux équipes s’affrontent. /rules
    Ou bien, de trois à six, jouez aux <b>Nombres secrets</b> : devinez les cartes cachées des autres.

    Envoie /play dans un groupe pour commencer.
page-lang = 🌐 Quelle langue parles-tu ?
page-lang-group = 🌐 On joue dans quelle langue ?
# $language (string): the language's own name
page-lang-done = 🌐 { $language }, avec plaisir !
page-idle =
    Je n’attends pas de message de toi pour l’instant.
    Quand ce sera à toi de donner des indices, je te le dirai ici. Pour lancer une partie, envoie /play dans un groupe.
page-group-only = Ça ne marche que dans un groupe : ajoute-moi à un groupe et envoie la commande là-bas.
page-hello-group =
    👋 <b>Bonjour tout le monde !</b>
    À trois, vous pouvez jouer aux <b>Codes secrets</b> : un duo se transmet des codes par des indices, et un intercepteur écoute. Envoyez /play pour commencer.
    De quatre à huit, deux équipes s’affrontent.
    Ou bien, de trois à six, jouez aux <b>Nombres secrets</b> : devinez les cartes cachées des autres.
page-not-allowed = Seul l’hôte ou un admin du groupe peut faire ça.
page-no-lobby = Il n’y a pas de partie à rejoindre. Envoie /play pour en lancer une.
page-nameless = Tu écris au nom du groupe ou d’une chaîne : je ne sais pas qui tu es. Touche le bouton sous la partie, ou écris en ton nom.
page-no-game = Il n’y a pas de partie en cours ici. Envoie /play pour en lancer une.
page-game-runs = Une partie est en cours dans ce groupe. Quand elle sera finie, /play lancera la suivante.

## Lobby

lobby-title = 🔐 <b>Codes secrets</b>
lobby-intro-interceptor = Un duo se transmet des codes par des indices, et un intercepteur écoute. Cinq manches au plus. À quatre ou plus, vous jouez en deux équipes.
# $names (string): who sits there
lobby-pair = 👥 Le duo : { $names }
lobby-interceptor = 🕵️ L’intercepteur : { $names }
lobby-free-seat = …
# $name (string): a player whom the bot cannot write to yet
lobby-needs-start = { $name } <i>(doit ouvrir le bot)</i>
# $count (number): how many players are missing
lobby-missing = { $count ->
    [one] Il manque encore { $count } personne.
   *[other] Il manque encore { $count } personnes.
}
# $names (string): players who have to open the bot
lobby-not-ready = { $names } : il faut toucher « Ouvrir le bot », puis Démarrer, pour recevoir les messages secrets.
# $name (string): the host
lobby-can-start = Tout le monde est là. { $name } peut lancer la partie.
lobby-closed = 🔐 Le salon est fermé. Envoie /play pour en ouvrir un autre.
lobby-started = 🔐 <b>Codes secrets</b> : { $pair } contre { $interceptor }.

button-join = 🙋 Je joue
button-intercept = 🕵️ J’intercepte
button-shuffle = 🎲 Mélanger
button-start = ▶️ Lancer la partie
button-leave = 🚪 Quitter
button-cancel = ✖️ Fermer
button-open-bot = 💬 Ouvrir le bot
button-add-to-group = ➕ M’ajouter à un groupe
button-my-words = 👁 Mes mots
button-lock = 🔒 Valider
# $number (number): which clue
button-change-clue = ✏️ { $number }
button-send-clues = 📨 Envoyer les indices
button-rematch-same = 🔁 Rejouer
button-rematch-next = 🕵️ Au suivant
button-rematch-shuffled = 🎲 Au hasard

toast-joined = Te voilà dans la partie.
toast-left = Tu as quitté la table.
toast-already-seated = Tu as déjà une place.
toast-not-seated = Tu n’as pas de place à cette table.
toast-table-full = La table est complète.
toast-old-button = Ce bouton n’est plus valable.
toast-unknown-button = Je ne connais pas ce bouton.
toast-slow-down = Pas si vite, s’il te plaît. Attends un instant.
# $names (string): who has to open the bot
toast-not-ready = { $names } : il faut d’abord ouvrir le bot.
# $count (number): how many players are missing
toast-missing = { $count ->
    [one] Il manque encore { $count } personne.
   *[other] Il manque encore { $count } personnes.
}
toast-host-only = Seul l’hôte ou un admin peut faire ça.
toast-shuffled = C’est mélangé.
toast-done = C’est fait.

## Board

# $round, $rounds (number): this round, and how many there are; $name (string): the encoder
board-title = <b>Manche { $round } sur { $rounds }</b> · indices : { $name }
# $number (number): 1 to 3; $clue (string): the clue
board-clue-plain = { $number }. <b>{ $clue }</b>
board-clue-objected = { $number }. <b>{ $clue }</b> ✋
board-clue-stood-by = { $number }. <b>{ $clue }</b> 🛡
board-clue-withdrawn = { $number }. <s>{ $clue }</s>
board-clue-missing = { $number }. <i>pas d’indice</i>
board-first-round = Pas d’interception à la manche 1.
# $names (string): who is awaited
board-awaited-guess = ⏳ { $names } : code à deviner
board-awaited-interception = ⏳ { $names } : code à intercepter
# $name (string): who has locked an answer
board-locked-guess = 🔒 { $name } a donné sa réponse
board-locked-interception = 🔒 { $name } a tenté l’interception
# $round (number), $name (string): the encoder
board-writing = ✍️ Manche { $round } : { $name } écrit trois indices.
# $name (string), $code (string): a code with dots, as 4·2·1
reveal-intercepted = 🕵️ { $name } : { $code } – intercepté !
reveal-not-intercepted = 🕵️ { $name } : { $code } – pas intercepté
reveal-no-interception = 🕵️ { $name } : pas de réponse
reveal-decoded = 👥 { $name } : { $code } – trouvé !
reveal-not-decoded = 👥 { $name } : { $code } – raté
reveal-no-guess = 👥 { $name } : pas de réponse, donc raté
# $code (string)
reveal-code = 🔑 Le code était <b>{ $code }</b>.
# $name (string): the interceptor; $count (number): the tokens of this round
reveal-tokens = { $count ->
    [0] Pas de jeton pour { $name }.
    [one] { $name } gagne un jeton.
   *[other] { $name } gagne { $count } jetons.
}
# $name (string): the interceptor; $tokens (string): filled and empty circles
score-interceptor = { $name } : { $tokens }

## End

# $names (string): the winners
end-pair = 🏆 <b>Victoire du duo : { $names } !</b>
end-interceptor = 🏆 <b>Victoire de l’intercepteur : { $names } !</b>
end-nobody = <b>La partie est finie</b>, sans vainqueur.
# $rounds (number)
end-why-rounds-survived = { $rounds } manches, et l’intercepteur a moins de deux jetons.
end-why-interceptor-tokens = L’intercepteur a deux jetons.
end-why-called-off = La partie a été annulée.
end-why-side-short = Personne n’a pris la place libre.
end-keywords = Les mots-clés :
# $slot (number), $word (string)
end-keyword = { $slot } <b>{ $word }</b>
# $round (number), $code (string), $clues (string), $marks (string): what went well or wrong
end-round = { $round }. { $code } : { $clues } { $marks }
end-rounds = Manche par manche :

## Card

# $title (string): the group's name
card-title-pair = 👥 <b>{ $title }</b> · tu fais partie du duo
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
# $round (number), $code (string)
card-code = Manche { $round }. Ton code : <b>{ $code }</b>
card-write = ✍️ Écris un indice pour chaque chiffre, dans cet ordre : trois lignes en un seul message, ou un indice à la fois.
# $number (number), $digit (number), $word (string), $clue (string)
card-draft = { $digit } { $word } → <b>{ $clue }</b>
card-draft-empty = { $digit } { $word } → …
# $number (number): which clue
card-changing = ✏️ Réécris l’indice { $number }.
card-check = Relis bien, puis envoie. Ce qui est envoyé ne change plus.
card-sent = 📨 Tes indices sont partis. Et maintenant, poker face !
card-clues = Les indices :
card-guess = À quel mot-clé correspond chaque indice ?
card-intercept = À quel numéro correspond chaque indice ?
card-guess-help = Touche un numéro pour chaque indice, puis valide.
# $code (string)
card-locked-guess = 🔒 La réponse : { $code }
card-locked-interception = 🔒 L’interception : { $code }
# $names (string)
card-waiting-clues = ⏳ On attend les indices : { $names }
card-waiting-answers = ⏳ On attend encore : { $names }
card-listening = Suis les indices dans le groupe. Tu interceptes à partir de la manche 2.
card-over = La partie est finie. Le résultat est dans le groupe.
card-away = 🚪 Je ne peux plus écrire dans le groupe. Ajoutez-moi de nouveau, et la partie continue.
# $reason (string)
card-notice = ⚠️ { $reason }

notice-not-your-turn = Ce n’est pas à toi d’écrire.
notice-too-many-lines = Ça fait trop de lignes : il n’y a que trois indices, un par ligne.
notice-all-written = Les trois indices sont écrits. Touche un crayon pour en changer un, ou envoie-les.
notice-edit-lines = Garde autant de lignes que le message en avait : chacune est un indice.
notice-edit-too-late = Tes indices sont partis : modifier l’ancien message ne change plus rien.
notice-guess-by-button = Réponds avec les boutons ci-dessous.
notice-typed-in-group = Tout le monde lit ce que tu as écrit dans le groupe. Écris tes indices ici. Si le code est trahi, tires-en un autre.
notice-erased-in-group = J’ai supprimé ton message du groupe : tout le monde pouvait le lire. Écris tes indices ici.

# $words (string): the keywords with their numbers
alert-words = { $words }
alert-no-words = L’intercepteur n’a pas de mots. Écoute bien !
alert-spectator = Tu ne joues pas dans cette partie.
# $draft (string): the digits so far
toast-draft = { $draft }
toast-locked = C’est validé.
toast-sent = C’est envoyé.
toast-set-all = Choisis d’abord un numéro pour chaque indice.
toast-write-clue = Écris maintenant le nouvel indice { $number }.

## What the rules say no to

refusal-wrong-phase = Ce n’est pas possible maintenant.
refusal-no-code = Il n’y a plus de codes.
refusal-unknown-player = Tu ne joues pas dans cette partie.
refusal-not-your-turn = Ce n’est pas ton tour.
refusal-not-the-encoder = Seul l’encodeur de la manche donne des indices.
refusal-side-short = Ton camp attend quelqu’un pour la place libre.
refusal-no-interception-yet = Pas d’interception à la manche 1.
refusal-already-locked = Ta réponse est déjà validée.
refusal-clues-already-given = Les indices sont partis et ne changent plus.
refusal-bad-code = Un code, c’est trois chiffres différents entre 1 et 4.
refusal-three-clues-needed = Il faut trois indices.
# $clue_number (number)
refusal-clue-empty = L’indice { $clue_number } est vide.
# $most (number)
refusal-clue-too-long = Un indice fait { $most } caractères au plus.
# $clue (string)
refusal-clue-repeated = « { $clue } » a déjà servi. Chaque indice ne sert qu’une fois par partie.
refusal-clue-is-code = « { $clue } » dévoile le code.
# $clue, $keyword (string)
refusal-clue-is-keyword = « { $clue } » reprend votre mot-clé « { $keyword } ». Ni mot-clé ni traduction !
refusal-four-words-needed = Il y a quatre mots à deviner ; laisse vide celui que tu ne connais pas.
refusal-no-such-clue = Cet indice n’existe pas.
refusal-already-objected = Cet indice est déjà contesté.
refusal-no-objection = Personne n’a contesté cet indice.
refusal-seat-not-free = Cette place est prise.
refusal-already-seated = Tu as déjà une place dans cette partie.
refusal-sat-on-other-side = Tu as joué dans l’autre camp pendant cette partie.
refusal-no-such-card = Cette carte n’existe pas.
refusal-card-already-open = Cette carte est déjà visible.
refusal-card-not-allowed = L’ouverture avancée ne permet pas cette carte. Prends-en une autre.
refusal-own-card = Devine la carte de quelqu’un d’autre.
# $most (number)
refusal-bad-number = Les cartes sont numérotées de 1 à { $most }.
refusal-too-early-to-end = On peut demander la fin après trois tours de table sans carte révélée.
refusal-sat-in-other-seat = Tu avais une autre place dans cette partie.

## Warnings: the encoder may insist

# $clue, $keyword (string)
hint-same-root = « { $clue } » a la même racine que votre mot-clé « { $keyword } ».
hint-letter = « { $clue } » parle de lettres. Un indice porte sur le sens.
hint-slot = « { $clue } » fait penser au numéro du mot-clé. Un indice porte sur le sens.
hint-rhyme = « { $clue } » sonne comme votre mot-clé « { $keyword } ».
hint-disguise = « { $clue } » ressemble à votre mot-clé « { $keyword } ».
card-insist = Les autres pourraient contester. Change l’indice, ou envoie quand même.
button-send-anyway = 📨 Envoyer quand même
button-new-code = 🔄 Un autre code

## Words

command-words = choisir les mots de la partie
# $source (string): one of the three below; $language (string): a language's own name; $count (number): the chat's own words
page-words =
    📚 <b>Mots</b> : { $source }
    Langue des mots : { $language }
    Vos propres mots : { $count }

    Pour en ajouter : <code>/words add lanterne, toupie, balançoire</code>. Pour en retirer : <code>/words remove toupie</code>. Pour tous les voir : <code>/words list</code>.
# $count (number), $words (string): as many of them as fit
page-words-list =
    📚 <b>Vos propres mots</b> ({ $count }) :
    { $words }
words-ours = ceux du bot
words-theirs = les vôtres
words-both = ceux du bot et les vôtres
button-words-ours = Du bot
button-words-theirs = Les nôtres
button-words-both = Les deux
# $fewest (number)
toast-words-few = Il faut au moins { $fewest } mots à vous, assez différents les uns des autres. Ajoutez-en avec /words add.

## Clues that are no text, and objections

media-voice = 🎤 message vocal
media-video-note = 🎬 message vidéo
media-animation = 🎞 GIF
media-sticker = 🏷 autocollant
media-photo = 🖼 image
media-sheet = 📄 La feuille terminée
# $number (number): which clue
media-caption = Indice { $number }
button-object = ✋ { $number }
button-withdraw = ↩️ Retirer { $number }
button-stand = 🛡 Maintenir { $number }
toast-objected = Tu protestes. L’encodeur va répondre.

## Seats, settings and time

command-board = montrer le plateau à nouveau
command-nudge = relancer ceux qu’on attend
command-kick = libérer une place
command-settings = temps et autres réglages
# $time (string): local time on the reader's phone
board-until = 🕐 Jusqu’à { $time }
# $time (string): date and local time on the reader's phone
board-until-day = 🕐 Jusqu’au { $time }
# $names (string): whose seats are free
board-seat-wanted = 💺 Une place est libre : { $names }. Quelqu’un du groupe peut la prendre.
# $names (string): players whom the bot cannot write to
board-unreachable = 📵 Je ne peux pas écrire à { $names } : ouvrez le bot et touchez Démarrer.
# $name (string): whose seat it was
button-take-seat = 💺 Remplacer { $name }
button-nudge = ⏰ Relancer
button-vote-off = ✖️ Arrêter
# $count (number): how often it can still be done
button-reroll = 🔄 Autres mots ({ $count })
# $names (string): who is awaited
page-nudge = ⏰ { $names } : la partie vous attend.
page-kick = Quelle place libérer ?
# $count, $needed (number)
page-vote = ✖️ Arrêter la partie ? { $count } voix sur { $needed }.
# $pace, $spoilers, $mode, $agreement, $talk, $deduction (string), $rerolls (number)
page-settings =
    ⚙️ <b>Réglages</b>
    Rythme : { $pace }
    Mots et codes cachés jusqu’au toucher : { $spoilers }
    Autres mots permis avant le premier indice : { $rerolls }
    Formation : { $mode }
    Une équipe valide sa réponse : { $agreement }
    Discussion privée de l’équipe : { $talk }
    Déductions affichées sur les cartes : { $deduction }
pace-relaxed = tranquille, sans limite
pace-classic = classique : 4 minutes pour les indices, 3 pour les réponses ; un sablier de 30 s pour le second encodeur
pace-slow = lent : 12 heures par réponse
setting-on = oui
setting-off = non
button-pace-relaxed = Tranquille
button-pace-classic = Classique
button-pace-slow = Lent
button-spoilers-on = 🫣 Cachés
button-spoilers-off = 👀 Visibles
# $count (number)
button-rerolls = 🔄 { $count }
toast-nudged = C’est relancé.
toast-nudged-already = On vient juste de relancer.

## Pictures

## Pictures: drawn, so without markup and emoji

picture-game = Codes secrets
side-pair = Le duo
side-interceptor = L’intercepteur
picture-won-pair = Victoire du duo
picture-won-interceptor = Victoire de l’intercepteur
picture-shared = Victoire partagée
picture-nobody = Pas de vainqueur cette fois
# $round (number), $name (string): the encoder
picture-round = Manche { $round } · { $name }
picture-guess = Réponse
picture-interception = Interception
picture-no-clue = pas d’indice
picture-voice = ♪ message vocal
picture-video-note = ◉ message vidéo
picture-animation = ▶ GIF
picture-sticker = ☻ autocollant
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
# $percent (number): 0 to 100
picture-percent = { $percent } %
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

    Un membre du duo est <b>l’encodeur</b> et voit un code : trois chiffres différents entre 1 et 4.
    Pour chaque chiffre, l’encodeur donne un indice, dans cet ordre, et tout le monde les lit.

    <blockquote>Code 4·2·1
    1. atchoum (poivre)
    2. bateaux (port)
    3. balade nocturne (lanterne)</blockquote>
page-rules-3 =
    📖 <b>Deviner</b> ({ $page } sur { $pages })

    Le partenaire connaît les mots-clés et devine le code : 4·2·1.
    À partir de la manche 2, l’intercepteur tente sa chance lui aussi, avec tous les indices donnés jusqu’ici. Personne ne voit la réponse de l’autre avant que les deux soient validées.
    Ensuite, les rôles changent dans le duo.
page-rules-4 =
    📖 <b>Les jetons</b> ({ $page } sur { $pages })

    L’intercepteur gagne un jeton pour chaque code intercepté, et un pour chaque code que le partenaire rate. Les deux dans la même manche : deux jetons.
    <b>Deux jetons</b> en cinq manches au plus : victoire de l’intercepteur. Sinon, la victoire est au duo.
page-rules-5 =
    📖 <b>De bons indices</b> ({ $page } sur { $pages })

    Un indice porte sur le sens d’un mot-clé. Un mot, une phrase, un message vocal, un GIF, un autocollant, une photo : tout est permis.
    Interdits : un mot-clé ou sa traduction, un mot de même racine, ses lettres ou son numéro, les blagues entre vous, deux fois le même indice, le code lui-même.
    Trop clair, et l’intercepteur devine vos mots. Trop obscur, et ton partenaire s’y perd. Si un indice ne semble pas réglo, l’intercepteur peut le contester : ✋.
page-rules-6 =
    📖 <b>Deux équipes</b> ({ $page } sur { $pages })

    De quatre à huit, deux équipes s’affrontent : ⬜ les Blancs et ⬛ les Noirs. Chacune a ses quatre mots-clés, et les deux encodeurs écrivent en même temps.
    D’abord les indices des Blancs. Les Blancs sans leur encodeur devinent le code, et à partir de la manche 2 tous les Noirs tentent de l’intercepter. Puis c’est l’inverse.
    Ce que tu m’écris en privé pendant que vous devinez arrive à ton équipe, jamais à l’encodeur de ce code.
page-rules-7 =
    📖 <b>Gagner en équipe</b> ({ $page } sur { $pages })

    🕵️ Un code intercepté vaut un jeton d’interception : deux font gagner. ❌ Un code à soi mal lu vaut un jeton de malentendu : deux font perdre. On regarde quand les deux codes d’une manche sont dévoilés.
    Égalité, ou huit manches finies : chaque interception vaut un point, chaque malentendu en retire un. Encore égal : chaque équipe écrit les quatre mots-clés de l’autre. Toujours égal : tout le monde gagne.
    Avec le sablier, l’encodeur le plus lent a 30 secondes quand l’autre a fini.
button-back = ◀️
button-next = ▶️
command-rules = les règles, page par page

## Sheet, games, statistics, record

command-sheet = tous les indices et codes jusqu’ici
command-stats = parties et victoires
command-leaderboard = qui gagne le plus ici
command-export = l’enregistrement de la dernière partie
command-games = tes parties dans d’autres groupes
# $rounds (string): the finished rounds
page-sheet =
    📄 <b>La feuille</b>
    { $rounds }
page-sheet-empty = 📄 Aucune manche n’est encore finie.
page-stats-none = 📊 Pas encore de partie finie.
# $name (string): a person or a group
page-stats = 📊 <b>{ $name }</b>
# $rows (string): one line a player
page-leaderboard =
    🏅 <b>Classement</b>
    { $rows }
# $place, $wins, $games (number), $name (string)
leaderboard-row = { $place }. { $name } – victoires : { $wins } sur { $games }
page-export-none = 💾 Une partie peut être enregistrée quand elle est finie.
page-export = 💾 L’enregistrement de la partie.
page-games-none = Tu n’as de place dans aucune partie en cours.
# $rows (string): one line a game
page-games =
    🎲 <b>Tes parties</b>
    { $rows }
# $title (string): a group's name
games-row-awaited = ▶️ { $title } : c’est à toi
games-row-running = ⏳ { $title } : en cours
games-row-lobby = 🔐 { $title } : on attend du monde
page-which-game = C’est pour quelle partie ? Choisis, puis renvoie-le.

## Two teams: the lobby

side-white = Blancs
side-black = Noirs
lobby-intro-teams = Deux équipes se transmettent des codes par des indices et s’écoutent l’une l’autre. Huit manches au plus.
lobby-rotation = → Les membres d’une équipe donnent les indices dans cet ordre.
lobby-unbalanced = Les équipes ne peuvent différer que d’une personne. Changez de côté ou touchez ⚖️.
board-teams = 🔐 <b>Codes secrets</b> : deux équipes.
# $team (string): a team's name behind its colour; $names (string): its players
board-team = { $team } : { $names }
button-balance = ⚖️ Équilibrer
button-rematch-swapped = 🔃 Changer de couleur
toast-side-full = Cette équipe est complète.
# $most (number): how many can play so
toast-too-many = Trop de monde : { $most } au plus.
toast-unbalanced = Les équipes ne peuvent différer que d’une personne.
command-team = nommer ton équipe
# $team (string): a team's name
page-team-how = 🏷 Ton équipe s’appelle { $team }. Un autre nom : <code>/team Les Hiboux</code>
page-team-taken = 🏷 L’autre équipe s’appelle { $team }.
page-team-not-now = 🏷 Les membres d’une équipe choisissent son nom dans le salon, avant la partie.

## Two teams: the board

# $round, $rounds (number); $team (string); $name (string): the encoder
board-title-team = <b>Manche { $round } sur { $rounds }</b> · { $team }, indices : { $name }
board-round = ✍️ <b>Manche { $round } sur { $rounds }</b>
board-team-writing = { $team } : { $name } écrit …
board-team-written = { $team } : { $name } a fini ✓
# $names (string): who gives clues then
board-next-encoders = À la manche suivante : { $names }
# $seconds (number): what the sandglass has left; $time (string): local time on the reader's phone
board-sand = ⌛ Encore { $seconds } s, jusqu’à { $time }
# $team (string): who gets it
reveal-token-interception = 🕵️ { $team } : un jeton d’interception
reveal-token-miscommunication = ❌ { $team } : un jeton de malentendu
reveal-no-token = Pas de jetons.
# $team (string); $intercepts, $misread (string): tokens of both kinds as filled and empty circles
score-team = { $team } : 🕵️ { $intercepts } · ❌ { $misread }

## Two teams: ties and the end

tie-break-title = ⚖️ <b>Les mots-clés décident</b>
tie-break-write = Chaque équipe m’écrit maintenant en privé les quatre mots-clés de l’autre.
tie-break-awaited = ⏳ On attend : { $names }
team-done = 🔒 { $team } : c’est fait
# $words (string): what a team took for the other's keywords; $count (number): how many are right
tie-break-wrote = { $team } : { $words } – trouvés : { $count }
# $team (string): the winners' team; $names (string): its players
end-team = 🏆 <b>Victoire ! { $team } : { $names }</b>
end-shared = 🏆 <b>Victoire partagée : { $names } !</b>
# $team (string): who has them
end-why-interceptions = Deux jetons d’interception : { $team }.
end-why-miscommunications = Deux jetons de malentendu : { $team }.
end-tie-one-has-both = Égalité : deux jetons de chaque sorte pour { $team }.
end-tie-both-intercepted = Égalité : chaque équipe a deux jetons d’interception.
end-tie-both-misread = Égalité : chaque équipe a deux jetons de malentendu.
# $rounds (number): how many there were
end-tie-rounds-over = Égalité : { $rounds } manches, et personne n’a deux jetons de la même sorte.
# $score (string): both teams with their points or keywords
end-why-points = Le plus de points gagne : { $score }.
end-equal-points = Autant de points : { $score }.
end-why-keywords = Le plus de mots-clés trouvés gagne : { $score }.
end-why-shared = Autant de mots-clés trouvés : { $score }.
# $team (string): a team's name
picture-won-team = Victoire : { $team }
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
card-locked-words = 🔒 Votre réponse : { $words }
card-turn-to-come = ✍️ Tu donnes les indices à la manche { $round }.
card-help-all = Touche un numéro pour chaque indice. La réponse est validée quand toute l’équipe est d’accord.
card-help-any = Touche un numéro pour chaque indice. Qui valide en premier valide pour l’équipe.
# $name (string): a player of the own team; $draft (string): that player's answer so far
card-mate = { $name } : { $draft }
card-mate-agreed = { $name } : { $draft } ✓
# $names (string): whose yes is missing
card-agreed = ✓ Tu as dit oui. On attend { $names }.
card-tie-break = ⚖️ <b>Quels sont les mots-clés de l’autre équipe ?</b>
# $slot (number), $clues (string): clues given for it; $word (string): the guess
card-tie-word = { $slot } { $clues } → <b>{ $word }</b>
card-tie-empty = { $slot } { $clues } → …
card-tie-help = ✍️ Écris les quatre mots en un message, ou un par un. Une ligne avec - laisse un blanc.
card-tie-changing = ✏️ Réécris le mot { $number }.
button-agree = 🤝 D’accord
# $name (string): whose draft to write on the own card
button-take-over = ⬇️ Comme { $name }
toast-write-word = Réécris maintenant le mot { $number }.
toast-agreed = C’est d’accord.
toast-taken-over = Repris.

## Team talk

# $name (string): who says it; $text (string)
talk-line = 💬 <b>{ $name }</b> : { $text }
talk-read = 💬 Manche { $round } : ce que l’équipe a dit
# $names (string): who hears it
card-talk = 💬 Ce que tu écris ici est lu par { $names }.
card-talk-muted = 🔕 Tu n’entends pas ton équipe.
button-talk-mute = 🔕 Équipe en sourdine
button-talk-hear = 🔔 Écouter l’équipe
button-read-talk = 💬 Discussion, manche { $round }
# $most (number)
notice-talk-too-long = { $most } caractères au plus à la fois.
notice-talk-too-fast = Doucement : ce message n’est pas parti vers ton équipe.
notice-clue-too-late = Le temps des indices est fini : personne n’a vu ceci.
notice-words-only = Ici, seuls les mots comptent.
notice-four-words = Il y a quatre mots, un par ligne. Touche un crayon pour en changer un.
notice-word-too-long = Un mot fait { $most } caractères au plus.

## Two teams: settings

mode-auto = selon le nombre de personnes
mode-interceptor = un duo et un intercepteur (3)
mode-teams = deux équipes (4–8)
agreement-all = quand tous sont d’accord
agreement-any = une seule personne suffit
button-mode-auto = De 3 à 8
button-mode-interceptor = 🕵️ À 3
button-mode-teams = Équipes
button-agreement-all = 🤝 Tous
button-agreement-any = ☝️ Une personne
button-talk-on = 💬 Parler
button-talk-off = 🔇 Silence

## Pictures of the card game: drawn, so without markup and emoji

track-game = Nombres secrets
# $name (string): a player
track-turn = À jouer : { $name }
track-winner = Victoire : { $name }
track-opening = Chacun révèle deux cartes
track-round = Tour { $round }
track-last-round = dernier tour
track-again = un second essai ?
# $count (number): how many points end the game
track-why-points = Quelqu’un a { $count } points.
track-why-no-card = Plus aucune carte cachée à deviner.
track-why-end-called = Fin demandée : trois tours sans rien trouver.
# $count (number): how many points somebody has
track-points = { $count ->
    [one] { $count } pt
   *[other] { $count } pts
}
# $name (string): a player whose hand lies open
track-left = { $name } · hors jeu
track-open = visible
track-hidden = cachée
track-never-open = jamais trouvée
track-covered = inutilisée
track-place = place en main
track-aside = À l’écart
track-attempts = Derniers essais

## Secret numbers: the lobby

button-game-codes = 🔐 Jouer aux Codes secrets
button-game-kryptos = 🔢 Jouer aux Nombres secrets
cards-lobby-title = 🔢 <b>Nombres secrets</b>
cards-lobby-intro = De trois à six, vous devinez les cartes cachées des autres. 15 points annoncent le dernier tour de table.
# $names (string): the players in turn order
cards-lobby-order = 👥 Dans cet ordre : { $names }
# $name (string): who begins
cards-lobby-first = 🥇 Commence : { $name }
cards-first-by-lot = tirage au sort
# $options (string): some of the three below
cards-lobby-options = ⚙️ Règles en plus : { $options }
cards-lobby-no-mystery = Le mystère se joue à quatre ou cinq : il est laissé de côté.
option-advanced = ouverture avancée
option-mystery = mystère
option-bribe = pot-de-vin
button-first = 🥇 Qui commence
button-option-advanced-on = ✅ Ouverture avancée
button-option-advanced-off = ⬜ Ouverture avancée
button-option-mystery-on = ✅ Mystère
button-option-mystery-off = ⬜ Mystère
button-option-bribe-on = ✅ Pot-de-vin
button-option-bribe-off = ⬜ Pot-de-vin

## Secret numbers: the board

# $names (string): the players in turn order
cards-started = 🔢 <b>Nombres secrets</b> : { $names }
cards-opening = 🔢 <b>L’ouverture</b> : chacun révèle deux cartes.
cards-opened = 🔢 L’ouverture est finie. Les premières cartes sont visibles.
# $round (number)
cards-round = 🔢 <b>Tour de table { $round }</b>
cards-last-round = 🏁 Dernier tour de table : quelqu’un a 15 points.
# $name (string): a player; $points (number)
cards-hand = <b>{ $name }</b> ⭐{ $points }
cards-hand-on-turn = ▶️ <b>{ $name }</b> ⭐{ $points }
cards-hand-left = 🚪 <b>{ $name }</b> ⭐{ $points }
# $tokens (string): how many of each colour
cards-hidden = cachées : { $tokens }
cards-aside = À part : { $tokens }
# $names (string): who is awaited
cards-awaited-reveal = ⏳ { $names } : révèle une de tes cartes
cards-awaited-guess = ⏳ { $names } : devine une carte
cards-awaited-again = ⏳ { $names } : paie une seconde tentative ou passe
cards-quiet = 🤫 Trois tours de table sans carte révélée. Chacun peut demander la fin.
button-my-cards = 👁 Mes cartes
button-call-end = 🏁 Demander la fin

## Secret numbers: the end

# $name (string): the winner; $points (number)
cards-won = 🏆 <b>{ $name } l’emporte !</b> ⭐{ $points }
cards-why-points = Quelqu’un avait 15 points, et le tour de table est allé à son terme.
cards-why-no-card-left = Il ne reste aucune carte cachée à deviner.
cards-why-end-called = La fin a été demandée : trois tours de table sans carte révélée.
cards-why-earlier = Égalité de points : qui joue plus tôt l’emporte.
cards-end-hands = Toutes les cartes (en gras : personne ne les a trouvées)
# $cards (string): signs and numbers
cards-end-aside = À part : { $cards }
button-rematch-first = 🥇 Le suivant commence

## Secret numbers: the card

# $title (string): the group's name; $points (number)
cards-card-title = 🔢 <b>{ $title }</b> · ⭐{ $points }
cards-card-own = Tes cartes (barrées : visibles pour tous)
cards-card-reveal = 👁 Révèle une de tes cartes. Tout le monde la verra.
cards-card-advanced = L’ouverture avancée ne permet que celles-ci.
cards-card-whose = 🎯 À toi. Tu devines la carte de qui ?
# $name (string): whose hand it is; $card (string): the letter of a card
cards-card-which = 🎯 { $name } : quelle carte ?
cards-card-number = 🎯 { $name }, carte { $card } : quel nombre ?
# $number (number): that was tapped once
cards-card-insist = Touche encore { $number } pour le dire quand même.
cards-card-missed = ❌ Raté. Une seconde tentative coûte un point.
cards-card-missed-bribe = ❌ Raté. Une seconde tentative coûte un point, qui revient au propriétaire de la carte.
# $names (string): who is on turn
cards-card-waiting = ⏳ À jouer : { $names }
button-pass = 🙅 Passer
button-other-numbers = ⚠️ Autres nombres
button-possible-numbers = 🔎 Nombres possibles
# $card (string): sign and number; $points (number)
toast-card-missed = Raté : { $card }
toast-card-found = { $card }, c’est juste ! +{ $points } ⭐
# $cards (string): signs and numbers
alert-cards = { $cards }
# $reason (string): why it is wrong; $number (number)
alert-flaw = { $reason } Touche encore { $number } pour le dire quand même.
notice-by-buttons = Rien à écrire dans ce jeu : joue avec les boutons.

## Secret numbers: why a number cannot be right

# $number (number): the one that was tapped
flaw-not-in-game = Le { $number } n’est pas dans la partie.
flaw-revealed = Le { $number } est déjà visible.
flaw-own-card = Le { $number } est dans ta main.
flaw-refuted = Le { $number } a déjà été proposé pour cette carte, et c’était raté.
flaw-out-of-order = Le { $number } n’a pas sa place entre les cartes visibles.
flaw-no-such-colour = Cette main ne cache aucune carte de la couleur du { $number }.
flaw-does-not-fit = Avec le { $number } ici, le reste de la main ne colle pas.

## Secret numbers: settings, numbers and rules

button-deduction-on = 🔎 Déductions
button-deduction-off = 🧠 Sans aide
# $count (number): how many; the number itself stands above
picture-card-wins = { $count ->
    [one] victoire aux cartes
   *[other] victoires aux cartes
}
picture-cards-found = Cartes devinées
button-rules-codes = 🔐 Règles : Codes secrets
button-rules-kryptos = 🔢 Règles : Nombres secrets
# $page, $pages (number): where the reader is
page-rules-cards-1 =
    📖 <b>Nombres secrets</b> ({ $page } sur { $pages })

    De trois à six, vous tenez des cartes numérotées jusqu’à 48, en quatre couleurs : 🔺 🟡 🟩 🔷, à tour de rôle à partir de 1. Chaque main est triée, la plus petite carte à gauche.
    Tout le monde sait combien de cartes cachées de chaque couleur tu as, mais pas lesquelles.

    <blockquote>Bo ⭐2
    A 🟡6 C D 🟩19 F
    cachées : 🔺×2 🟡×1 🔷×1</blockquote>
page-rules-cards-2 =
    📖 <b>L’ouverture</b> ({ $page } sur { $pages })

    Avant le premier tour, chacun révèle deux de ses cartes, une à la fois, dans l’ordre inverse du jeu. Elles gardent leur place dans la main.
    <b>Ouverture avancée</b> : ni ta plus petite ni ta plus grande carte ; leurs deux nombres ne doivent pas se suivre ; et on ne révèle en tout que deux cartes de chaque couleur (trois si vous êtes cinq ou six).
page-rules-cards-3 =
    📖 <b>À ton tour</b> ({ $page } sur { $pages })

    Choisis une carte cachée de quelqu’un d’autre et propose son nombre.
    Juste : la carte est révélée et tu gagnes ⭐3 ; ⭐2 s’il ne restait que deux cartes cachées à cette personne, ⭐1 pour la dernière.
    Raté : on n’en sait pas plus. Pour un point, tu peux faire une seconde tentative, sur n’importe quelle carte ; ensuite ton tour est fini.
page-rules-cards-4 =
    📖 <b>La fin</b> ({ $page } sur { $pages })

    Tu commences avec ⭐2. Dès que quelqu’un a ⭐15, le tour de table se joue jusqu’au bout. Le plus de points l’emporte ; à égalité, qui joue plus tôt.
    Après trois tours de table sans carte révélée, chacun peut demander la fin. Les cartes de qui quitte la partie sont révélées, et cette personne ne peut plus gagner.
page-rules-cards-5 =
    📖 <b>D’autres règles</b> ({ $page } sur { $pages })

    <b>Mystère</b>, à quatre ou cinq : quatre cartes de plus sont en jeu ; quatre cartes au hasard restent à part, et on ne connaît que leurs couleurs.
    <b>Pot-de-vin</b> : le point de la seconde tentative revient au propriétaire de la carte.
    <b>Déductions</b> : ta carte montre quels nombres ce que tu sais laisse à chaque carte cachée. Tu peux les couper avec /settings.

## Privacy, and what cannot be read

command-forget = effacer ce que je sais de toi
page-forget =
    🗑 <b>Tu veux que je t’oublie ?</b>
    J’efface ta langue, tes statistiques et la liste de tes parties. Dans les groupes où tu as joué, ton nom devient « { name-forgotten } », dans les classements et les parties terminées aussi.

    Les messages déjà envoyés restent dans les chats ; tu peux effacer les tiens.
# $titles (string): the groups in which the reader has a seat
page-forget-seated =
    🗑 <b>Tu veux que je t’oublie ?</b>
    J’efface ta langue, tes statistiques et la liste de tes parties. Dans les groupes où tu as joué, ton nom devient « { name-forgotten } », dans les classements et les parties terminées aussi.
    Tu laisses ta place dans : { $titles }.

    Les messages déjà envoyés restent dans les chats ; tu peux effacer les tiens.
button-forget = 🗑 Oublie-moi
# A name, in the place of somebody who was forgotten
name-forgotten = Quelqu’un
toast-forgotten = C’est fait : j’ai tout oublié de toi. Pour rejouer, ouvre-moi, tout simplement.
toast-damaged = ⚠️ Je n’arrive pas à lire ce que j’ai gardé pour ce chat. La personne qui gère le bot peut voir pourquoi. Ailleurs, on joue normalement.
