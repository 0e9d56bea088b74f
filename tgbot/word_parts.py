"""What words are made of, in each of our languages: endings, suffixes, prefixes, and letters that change.

All of it is written as `roots.letters` writes words: without accents, ё as е, æ as ae, ø as o, å as a, ł as l.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Morphology:
    """How one language inflects its words and makes new ones of them."""

    endings: str  # of nouns and adjectives
    verbs: str = ""  # endings of a verb made of a noun
    suffixes: str = ""  # make a new word of any root
    late: str = ""  # the same, but begin too many other words to follow a short root at once
    feminine: str = ""  # make a new word of one that ends in a or я: рыба, рыбка; not чай, чайка
    neuter: str = ""  # make a new word of one that ends in е: куче, кучета; not план, планета
    lemma: str = ""  # letters that a dictionary form may end in and its root does not
    soft: str = ""  # may be written between a root and its suffix: kot, kociak
    removable: str = ""  # suffixes that a keyword itself may have: without them its root shows
    prefixes: str = ""
    lone_prefixes: str = ""  # need no suffix at the other end: беззъб, parapluie
    changes: str = ""  # of the last consonants, as "from:to"
    vowels: str = ""  # of the last vowel; nothing after the colon: it drops
    inserted: str = ""  # vowels that come between the last two consonants: солнце, солнечный
    doubles: bool = False  # the last consonant may be written twice: fog, foggy
    links: str = ""  # between the two roots of a compound
    link_suffices: bool = False  # a link is sign enough, whatever follows; elsewhere the other part must be known
    compounds_from: int = 0  # letters of a word from which on any rest is the second part of a compound
    parts: str = ""  # frequent parts of compounds, besides our own words


MORPHOLOGY = {
    "en": Morphology(
        endings="s es",
        verbs="ed ing e es",
        suffixes="y ier iest ily er ers ery ish less ful like let lets ness ship hood dom ian ians ist ists ism al "
        "ic ical ous ry en ess ling ment ster esque ite arian man men",
        late="ity ation ant able ize ise ive an ary",
        removable="ist er or ing ic y ian ics",
        prefixes="un re over under out mis de",
        changes="f:v y:i",
        doubles=True,
        compounds_from=5,
        parts="air apple arm back ball band bank bar base bath bean bed bell berry bird board boat body bone book "
        "boot bow box boy brother brush cake cap car card case chair child class cloth coat craft cream cup "
        "day desk dish doctor door down dragon drop dust eye face fall farm father field fighter finger fire "
        "fish flake flower fly foot frame fruit game garden gate girl glass grand grass ground guard gun hair "
        "hand hat head hill hive hog hole home hook house keeper knife lace lamp land life light line lock "
        "lover maid mail maker man mark mate men mother my nail night paper part path pen person piece pin "
        "pipe place plant plate play pole pool port pot power print proof puff quake rain rider ring rise "
        "road rock roll roof room sand screen sea seat seed shade sheet shell shine shoe shop shot show side "
        "sign sister skin sky smith snow song space spoon spot stand star step stick stone storm story string "
        "suit sun super table tail teddy the time tip tooth top tower town track trap tree walk wall ware "
        "wash watch water wave way wheel wife wind window wing wire woman wood word work worm yard",
    ),
    "bg": Morphology(
        endings="а я о е и у ю ъ ове овете ища ищата ата ята ото ето ите ът ят та то те ия ии ият ий ый ови еви ен "
        "на но ни ният ната ното ните ена ено ени еният ената еното ените ие ията иите",
        verbs="ува увам уваш уват увах увал уване я иш и им ите ят ех ил ене ам аш ат ал ане ея еш",
        suffixes="ар(?!а$) арк арск ник ниц ничк н ен ск ов ев овск ин инк чк ец ист ич иче ичк ичек че чен енц ест "
        "еств ств ост от лив ливец ав ват оват овит ит ик ач ян ант унк ушк ул яр арниц енск нен вик ален",
        late="иц к ор ак ит ат ет ин",
        feminine="к",
        neuter="ет ета етата енце",
        lemma="аяоеиуюъ",
        removable="к ов ец ник иц ък",
        prefixes="на по под пре при про раз о об за из без в във с съ у от над не до",
        lone_prefixes="без",
        changes="к:ч к:ц г:ж г:з х:ш х:с ц:ч т:щ д:жд ст:щ",
        vowels="я:е ъ: е: ъ:е",
        inserted="е ъ",
        links="о е",
        link_suffices=True,
    ),
    "ru": Morphology(
        endings="а я о е ы и у ю ой ей ом ем ам ям ами ями ах ях ов ев ый ий ая яя ое ее ые ие ого его ому ему ым "
        "им ых их ую юю ь ью ия ии ье ья ьи",
        verbs="ить ишь ит им ите ят ил ила ило или ать аешь ает аем ают ал ала овать ует уют овал еть еет ится "
        "иться ются",
        suffixes="ин(?=ы|о[ейм]|ая) "
        "ик ек ок чик очк ечк ичк очек ушк юшк ышк ник ниц нич н нн енн ен онн ян янн ов ев ову еву оват "
        "еват овит ист ск еск ческ ств еств ость ост лив ач аш аст тель арь ар яр ак як онок енок онк енк "
        "их ишк ищ ец б изн ух овк льн ельн ечн очн ичн очниц ечник ав авиц ант ениц инк иц(?=ин)",
        late="иц к ин ат ор от ет ец ал ел ол",
        feminine="к",
        lemma="аяоеыиуюь",
        soft="ь",
        removable="к ок ек ик ник ниц ец ц ушк ов ень",
        prefixes="под пере без бес на по за при про раз рас со с о об от у в воз вос вы до над не пре из ис",
        lone_prefixes="без бес пере",
        changes="к:ч к:ц г:ж г:з х:ш ц:ч т:ч т:щ д:ж д:жд ст:щ",
        vowels="о: е:",
        inserted="е о",
        links="о е",
        link_suffices=True,
    ),
    "pl": Morphology(
        endings="a e i y o u ie ia ii io iu em iem om ami iami ach iach ow ego iego emu iemu ych ich ym im ymi imi "
        "ej iej ij owie ka ki ke owi",
        verbs="ic i my isz ia il ila ac a asz aja al ala owac uje uja owal ec eje ony ona one iony iona any ana ane",
        suffixes="ek ik yk czyk eczek eczk aczk iczk yczk ow owk owc nik nic n nn en on ian owat ist yst ast iast "
        "sk ask stw estw ostw osc liw ak iak ach acz arz iarz arsk iark ark arni iarni ec ic(?=[iezk]) ys "
        "isk owisk owis ynk ink yn inn in(?=[iyae]) eln aln czn niczk niczy niczo al alsk awic awiczk ol "
        "owcz uszek uszk icz",
        late="ic yc k or at et ot ar ik",
        feminine="k",
        lemma="aeioyu",
        soft="i",
        removable="k ek ik ok nik nic c ow",
        prefixes="pod prze bez na po za przy pro roz s z o ob od u w wy do nad nie wz naj pre",
        lone_prefixes="bez",
        changes="k:c k:cz g:z g:dz ch:sz r:rz t:c d:dz c:cz st:sc zd:zdz",
        vowels="a:e e:a o:e o:a e: ie: ie:io",
        inserted="e",
        links="o",
        link_suffices=True,
    ),
    "da": Morphology(
        endings="en et e er ene erne ens ets ers ernes s n r rne t ne",
        verbs="e er ede et ende te",
        suffixes="er ere eren erne eri erier skab skaber inde inder isk isme hed som agtig agtige los loese lose "
        "ning ninger ling dom bar fuld else",
        late="lig lige elig elige ist ig ige eri",
        lemma="e",
        removable="ning er ing",
        prefixes="u be for gen mis",
        vowels="a:ae",
        doubles=True,
        compounds_from=4,
        links="e s er n en",
        parts="abe aere aften arm aske bad bagage bakke bar barn bjerg blad ble blod blomst bold bord brand bred "
        "brille briller bro brod bror bruger bue bug by bygger dag dal dame dans datter dor drage dragt dreng "
        "drik dyr fabrik fald far farve fest fisk flaske flod fod fold folk form foto frue fugl fyld fyr gade "
        "gang gard glas grav gren grod gulv haand haj hal hals hand har hat hav have hest hjem hjul hold "
        "hoved hul hund hus hvalp is jakke jul kage kant kasse kat kirke kjole klap klokke klub kniv ko koder "
        "koer kone konge kop korn krog krone krukke kugle kunst laeder laege laerer lag lam lampe land leg "
        "liv lober los lys mad maend maerke mand maskine mel mester misse mor morgen mund mur mus musik nagle "
        "nat nod oje olie ord ore ost par parti penge pibe pige plads plante pleje pose post prop rand regn "
        "reje rejse reol ret rig rige rod rum rute rygge saft sal sang side skab skaerm skal skarm ske skib "
        "skin skind sko skole skov skuffe slot smag smed smor sne snor so sol son spand spil sprog stang sted "
        "sten stol storm straale strale stue stykke sukker suppe sved syge tag tale tand taske tee tid ting "
        "tog tonde top torv tov traad trae traed traene troje tromme tur ud unge ur vaegt vaerk vagt vand "
        "varme vej ven verden vin vind vindue vinter vogn",
    ),
    "fr": Morphology(
        endings="s x e es",
        verbs="er e ee es ees ait ais aient ant ante ants ons ez ent a ai era ir it is ira irent issait issant ie "
        "ies ler lee le",
        suffixes="ier iere iers ieres eur eurs euse euses eux ette ettes et ets on ons onne onnes onner ot age ages "
        "agement ement aire aires ien ienne iens iste istes isme erie eries ard arde ards al ale aux el "
        "elle if ive ique iques icien icienne iciens ite tie able ial iale iaux oir oire eusement ade ure "
        "illon ee ees in ine ieux ieuse eler elier isation iser ation ateur atrice ance ence esse",
        late="ant ane ois oise an ail eau ille ain aine",
        lemma="e",
        removable="i age ier er ique eur ien",
        prefixes="en em re r de des dis in im a al an ap ar at pre sur sous par",
        lone_prefixes="para pare porte sous sur arc anti super mini avant apres contre auto tele",
        changes="qu:c i:y c:qu g:gu",
        doubles=True,
    ),
}
