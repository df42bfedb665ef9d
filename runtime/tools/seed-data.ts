// Sample content about this calendar: unlike the rest of the runtime it may speak of its resources. Places, people and
// organizations are invented; telephone numbers and addresses lead nowhere. Rows of tables are texts with ` | ` between
// the columns, `-` for an empty one.

export type SeedLanguage = "en" | "it" | "ca" | "es" | "fr" | "de";

/** What all events of a kind have in common. */
export interface SeedKindFacts {
  readonly category: string;
  readonly tags: readonly string[];
  readonly where: "indoors" | "outdoors";
  readonly when: SeedTimetable;
  /** Lowest and highest price, one price, or none. */
  readonly prices: readonly (readonly number[])[];
  readonly ticketed: boolean;
  /** A sentence for the description of each event of the kind, in the languages of names. */
  readonly closing: string;
}

export interface SeedTimetable {
  /** 0 is Sunday. One event keeps to one of these days. */
  readonly weekdays: readonly number[];
  /** First and last month; absent: the whole year. */
  readonly season?: readonly [number, number];
  /** When an event may start; without times it lasts whole days. */
  readonly times: readonly string[];
  readonly minutes: readonly number[];
  /** On how many dates an event takes place in a calendar of usual size, and how many weeks apart. */
  readonly dates: number;
  readonly weeks: number;
}

export interface SeedPlace {
  readonly key: string;
  readonly venue: string;
  readonly description: string;
  /** A sentence about the way there, for the descriptions of events. */
  readonly access: string;
  /** Street | postal code | city | state or province | telephone | latitude | longitude */
  readonly contact: string;
}

/** What is on in one area, in its language. */
export interface SeedProgramme {
  readonly key: string;
  readonly language: SeedLanguage;
  readonly zone: string;
  readonly country: string;
  readonly currency: "EUR" | "GBP" | "USD";
  /** Name | description | telephone; the first works indoors, the second outdoors. */
  readonly organizers: readonly [indoors: string, outdoors: string];
  /** Without a second place all happens in the first. */
  readonly places: readonly [indoors: SeedPlace] | readonly [indoors: SeedPlace, outdoors: SeedPlace];
  /** Kind | title | sentence | keys of tags and categories; behind it its translations: language | title | sentence */
  readonly rows: readonly SeedRow[];
}

export type SeedKind = keyof typeof kinds;

export type SeedRow = `${SeedKind | SeedLanguage} | ${string}`;

/** Languages of the names in the rows of terms, in the order of the columns. */
export const nameLanguages: readonly SeedLanguage[] = ["en", "it", "ca", "es", "fr", "de"];

/** Key | key of the parent | description | names. A category stands behind its parent. */
export const categories: readonly string[] = [
  "music | - | Concerts and sessions of every size. | Music | Musica | Música | Música | Musique | Musik",
  "classical | music | Chamber music, recitals and choirs. | Classical | Classica | Clàssica | Clásica | Classique | Klassik",
  "jazz | music | From swing to free improvisation. | Jazz | Jazz | Jazz | Jazz | Jazz | Jazz",
  "learning | - | Talks, courses and workshops for the curious. | Learning | Imparare | Aprendre | Aprender | Apprendre | Lernen",
  "workshops | learning | Make something in a few hours and take it home. | Workshops | Laboratori | Tallers | Talleres | Ateliers | Workshops",
  "courses | learning | Learn step by step, week after week. | Courses | Corsi | Cursos | Cursos | Cours | Kurse",
  "markets | - | Food, books, crafts and second-hand finds. | Markets | Mercati | Mercats | Mercados | Marchés | Märkte",
  "tours | - | Walks with people who know the place. | Guided tours | Visite guidate | Visites guiades | Visitas guiadas | Visites guidées | Führungen",
  "festivals | - | Several days with one theme. | Festivals | Festival | Festivals | Festivales | Festivals | Festivals",
  "art | - | Exhibitions, open studios and open days. | Art and exhibitions | Arte e mostre | Art i exposicions | Arte y exposiciones | Art et expos | Kunst",
];

/** The same columns as in the table of categories. */
export const tags: readonly string[] = [
  "accessible | - | - | Accessible | Accessibile | Accessible | Accesible | Accessible | Barrierefrei",
  "architecture | - | - | Architecture | Architettura | Arquitectura | Arquitectura | Architecture | Architektur",
  "beginners | - | - | Beginners | Principianti | Principiants | Principiantes | Débutants | Einsteiger",
  "crafts | - | - | Crafts | Artigianato | Artesania | Artesanía | Artisanat | Handwerk",
  "dance | - | - | Dance | Danza | Dansa | Baile | Danse | Tanz",
  "design | - | - | Design | Design | Disseny | Diseño | Design | Gestaltung",
  "evening | - | - | Evening | Serata | Vespre | Noche | Soirée | Abend",
  "family | - | - | Family | Famiglie | Famílies | Familias | Famille | Familie",
  "food | - | - | Food | Cibo | Menjar | Comida | Cuisine | Essen",
  "history | - | - | History | Storia | Història | Historia | Histoire | Geschichte",
  "literature | - | - | Literature | Letteratura | Literatura | Literatura | Littérature | Literatur",
  "live-music | - | - | Live music | Musica dal vivo | Música en viu | Música en vivo | Concert | Livemusik",
  "nature | - | - | Nature | Natura | Natura | Naturaleza | Nature | Natur",
  "outdoors | - | - | Outdoors | All'aperto | A l'aire lliure | Al aire libre | Plein air | Im Freien",
  "photography | - | - | Photography | Fotografia | Fotografia | Fotografía | Photographie | Fotografie",
  "sustainability | - | - | Sustainability | Sostenibilità | Sostenibilitat | Sostenibilidad | Écologie | Nachhaltigkeit",
];

export const words: Readonly<
  Record<SeedLanguage, { free: string; session: string; full: string; reduced: string }>
> = {
  en: { free: "Free", session: "session", full: "Full price", reduced: "Reduced" },
  it: { free: "Gratuito", session: "lezione", full: "Intero", reduced: "Ridotto" },
  ca: { free: "Gratuït", session: "sessió", full: "General", reduced: "Reduïda" },
  es: { free: "Gratis", session: "sesión", full: "General", reduced: "Reducida" },
  fr: { free: "Gratuit", session: "séance", full: "Plein tarif", reduced: "Tarif réduit" },
  de: { free: "Kostenlos", session: "Termin", full: "Normalpreis", reduced: "Ermäßigt" },
};

const weekends = { weekdays: [6], times: [], dates: 1, weeks: 10 } as const;

const wholeDays = {
  category: "art",
  where: "indoors",
  prices: [[], [6]],
  ticketed: false,
  closing:
    "Come and go as you like; groups are asked to write beforehand. | Si entra e si esce liberamente; per i gruppi è gradito un messaggio in anticipo. | Es pot entrar i sortir lliurement; als grups els demanem que avisin abans. | Se puede entrar y salir libremente; rogamos a los grupos que avisen antes. | Entrée et sortie libres ; les groupes sont priés de s'annoncer. | Kommen und Gehen ist jederzeit möglich; Gruppen melden sich bitte vorher an.",
} as const satisfies Partial<SeedKindFacts>;

export const kinds = {
  concert: {
    category: "music",
    tags: ["live-music"],
    where: "indoors",
    when: { weekdays: [4, 5, 6], times: ["19:30", "20:30", "22:30"], minutes: [90, 120], dates: 1, weeks: 9 },
    prices: [[12], [15, 25], [20]],
    ticketed: true,
    closing:
      "Doors open half an hour before the music starts. | Le porte aprono mezz'ora prima dell'inizio. | Les portes s'obren mitja hora abans de començar. | Las puertas se abren media hora antes del comienzo. | Les portes ouvrent une demi-heure avant le début. | Einlass ist eine halbe Stunde vor Beginn.",
  },
  talk: {
    category: "learning",
    tags: ["evening"],
    where: "indoors",
    when: { weekdays: [2, 3, 4], times: ["18:00", "19:00"], minutes: [75, 90], dates: 1, weeks: 12 },
    prices: [[], [5]],
    ticketed: false,
    closing:
      "There is plenty of time for questions from the audience. | Al termine c'è tutto il tempo per le domande del pubblico. | En acabar hi ha temps per a les preguntes del públic. | Al final hay tiempo para las preguntas del público. | Un temps d'échange avec le public est prévu à la fin. | Im Anschluss bleibt Zeit für Fragen aus dem Publikum.",
  },
  workshop: {
    category: "workshops",
    tags: [],
    where: "outdoors",
    when: { weekdays: [6], times: ["10:00", "14:00"], minutes: [180, 240], dates: 2, weeks: 8 },
    prices: [[35], [25, 40]],
    ticketed: true,
    closing:
      "Materials are included in the price, and no experience is needed. | I materiali sono compresi nel prezzo e non serve esperienza. | El material està inclòs en el preu i no cal experiència prèvia. | El material está incluido en el precio y no hace falta experiencia. | Le matériel est compris dans le prix, aucune expérience n'est requise. | Das Material ist im Preis enthalten, Vorkenntnisse sind nicht nötig.",
  },
  course: {
    category: "courses",
    tags: ["beginners"],
    where: "indoors",
    when: { weekdays: [1, 2, 3], times: ["17:30", "19:00"], minutes: [90, 120], dates: 7, weeks: 1 },
    prices: [[12], [15]],
    ticketed: false,
    closing:
      "New participants may join at any session while places last. | Ci si può aggiungere a ogni lezione, fino a esaurimento dei posti. | Us hi podeu afegir a qualsevol sessió mentre hi hagi places. | Es posible incorporarse en cualquier sesión mientras queden plazas. | On peut rejoindre le groupe à chaque séance, dans la limite des places. | Der Einstieg ist zu jedem Termin möglich, solange Plätze frei sind.",
  },
  tour: {
    category: "tours",
    tags: ["outdoors"],
    where: "outdoors",
    when: {
      weekdays: [0],
      season: [3, 11],
      times: ["10:00", "16:30"],
      minutes: [105, 120],
      dates: 3,
      weeks: 2,
    },
    prices: [[8], [10], []],
    ticketed: false,
    closing:
      "The walk is about three kilometres long and goes ahead in light rain. | Il percorso è di circa tre chilometri e si fa anche con pioggia leggera. | El recorregut fa uns tres quilòmetres i es manté amb pluja fina. | El recorrido tiene unos tres kilómetros y se mantiene con lluvia ligera. | Le parcours fait environ trois kilomètres et est maintenu par petite pluie. | Der Weg ist etwa drei Kilometer lang; bei leichtem Regen findet die Führung statt.",
  },
  market: {
    category: "markets",
    tags: ["outdoors"],
    where: "outdoors",
    when: { weekdays: [6, 0], times: ["09:00", "10:00"], minutes: [300, 360], dates: 4, weeks: 4 },
    prices: [[]],
    ticketed: false,
    closing:
      "Most stalls take cash and cards; please bring your own bag. | Quasi tutti i banchi accettano contanti e carte; meglio portare una borsa da casa. | Gairebé totes les parades accepten efectiu i targeta; porteu bossa de casa. | Casi todos los puestos aceptan efectivo y tarjeta; conviene traer bolsa. | La plupart des stands acceptent espèces et cartes ; pensez à prendre un sac. | Die meisten Stände nehmen Bargeld und Karten; am besten eine eigene Tasche mitbringen.",
  },
  festival: {
    category: "festivals",
    tags: [],
    where: "outdoors",
    when: {
      weekdays: [5],
      season: [5, 9],
      times: ["16:00", "17:00"],
      minutes: [3180, 3240],
      dates: 1,
      weeks: 3,
    },
    prices: [
      [25, 45],
      [30, 60],
    ],
    ticketed: true,
    closing:
      "The full programme with all times is on the website. | Il programma completo con tutti gli orari è sul sito. | El programa complet amb tots els horaris és al web. | El programa completo con todos los horarios está en la web. | Le programme complet avec tous les horaires est en ligne. | Das ganze Programm mit allen Uhrzeiten steht auf der Website.",
  },
  exhibition: { ...wholeDays, tags: [], when: { ...weekends, minutes: [12_960, 23_040] } },
  openDay: { ...wholeDays, tags: ["family"], when: { ...weekends, minutes: [1440] } },
} satisfies Record<string, SeedKindFacts>;

export const programmes: readonly SeedProgramme[] = [
  {
    key: "italia",
    language: "it",
    zone: "Europe/Rome",
    country: "Italia",
    currency: "EUR",
    organizers: [
      "Associazione Sette Corti | Promuove musica, arti e mestieri nelle sale storiche di Bologna. | +39 051 555 0108",
      "Cooperativa Il Pozzo | Cura un giardino comune a Roma e lo apre a mercati, passeggiate e feste. | +39 06 555 0131",
    ],
    places: [
      {
        key: "sala-filatori",
        venue: "Sala dei Filatori",
        description:
          "Un'antica filanda di seta con 180 posti, un piccolo bar e un laboratorio al piano terra.",
        access: "La sala è senza barriere e si trova a dieci minuti a piedi dalla stazione.",
        contact: "Via dei Filatori 14 | 40121 | Bologna | BO | +39 051 555 0114 | 44.498 | 11.352",
      },
      {
        key: "giardino-pozzo",
        venue: "Giardino del Pozzo",
        description: "Un giardino di quartiere con forno a legna, orto e un portico per i giorni di pioggia.",
        access: "Il ritrovo è al cancello del giardino, vicino alla metro Piramide.",
        contact: "Via del Pozzo Vecchio 8 | 00153 | Roma | RM | +39 06 555 0120 | 41.877 | 12.476",
      },
    ],
    rows: [
      "concert | Trio Savena: standard e canzoni | Pianoforte, contrabbasso e batteria rileggono Ellington, Monk e qualche canzone italiana degli anni Sessanta. | jazz",
      "concert | Quartetto Aposa suona Haydn e Webern | Due modi di far parlare quattro archi, a oltre un secolo di distanza l'uno dall'altro. | classical",
      "concert | Voci di cortile: canti di lavoro e d'osteria | Un coro di trenta voci riporta in sala i canti delle mondine, dei facchini e delle filatrici. | history",
      "talk | Bologna città d'acqua: i canali scomparsi | Una storica dell'urbanistica racconta come la seta e i mulini hanno disegnato le strade della città. | history architecture",
      "talk | Come nasce un libro illustrato | Un'autrice e la sua editor aprono i cassetti: bozzetti, ripensamenti e prove di stampa. | literature design",
      "workshop | Pane a lievito madre | Dall'impasto alla cottura nel forno a legna, con un vasetto di lievito da portare a casa. | food",
      "workshop | Cianotipia: stampare con il sole | Foglie, pizzi e negativi diventano immagini blu su carta da acquerello. | photography outdoors",
      "course | Ceramica al tornio | Ogni settimana un passo in più: centrare, aprire, alzare, rifinire e smaltare. | crafts",
      "en | Pottery on the wheel | One step further every week: centring, opening, raising, trimming and glazing.",
      "de | Töpfern an der Drehscheibe | Jede Woche ein Schritt weiter: zentrieren, öffnen, hochziehen, abdrehen und glasieren.",
      "tour | Testaccio, il monte fatto di anfore | Una passeggiata tra i cocci romani, il vecchio mattatoio e le case popolari del primo Novecento. | history architecture",
      "en | Testaccio, the hill made of amphorae | A walk among Roman potsherds, the old slaughterhouse and early social housing.",
      "fr | Le Testaccio, une colline d'amphores | Une promenade entre tessons romains, anciens abattoirs et premiers logements sociaux.",
      "tour | Erbe selvatiche lungo il Tevere | Con una botanica si riconoscono, si annusano e si raccontano le piante che crescono sugli argini. | nature",
      "market | Mercato contadino del Pozzo | Verdura di stagione, formaggi, miele e pane da aziende che distano meno di un'ora dalla città. | food sustainability",
      "festival | Corti all'aperto | Tre sere di cortometraggi, musica dal vivo e cucina di strada sotto gli alberi del giardino. | evening live-music food",
      "en | Shorts in the open air | Three evenings of short films, live music and street food under the trees of the garden.",
      "openDay | Porte aperte negli atelier | Incisori, rilegatrici e liutai mostrano come lavorano e lasciano provare gli attrezzi. | crafts",
      "exhibition | Carta, piombo, inchiostro | Una mostra di caratteri mobili, manifesti e macchine da stampa ancora in funzione. | design history",
    ],
  },
  {
    key: "catalunya",
    language: "ca",
    zone: "Europe/Madrid",
    country: "Espanya",
    currency: "EUR",
    organizers: [
      "Ateneu del Passatge | Entitat veïnal del Poblenou que programa música, xerrades i cursos. | +34 93 555 0116",
      "Col·lectiu L'Hort Obert | Un grup de veïnes i veïns que dona vida a un pati antic de Girona. | +34 972 555 012",
    ],
    places: [
      {
        key: "fabrica-llum",
        venue: "Fàbrica de la Llum",
        description:
          "Una antiga fàbrica de bombetes amb sala de concerts, tallers i un terrat amb vistes al mar.",
        access: "L'edifici és accessible i és a tres minuts del metro Poblenou.",
        contact:
          "Passatge dels Vidriers, 21 | 08005 | Barcelona | Barcelona | +34 93 555 0121 | 41.4036 | 2.199",
      },
      {
        key: "pati-hort",
        venue: "Pati de l'Hort",
        description: "Un pati de pedra amb un hort, una figuera i una sala petita per quan plou.",
        access: "El punt de trobada és la porta del pati, a deu minuts a peu de l'estació.",
        contact: "Carrer de l'Hort Vell, 6 | 17004 | Girona | Girona | +34 972 555 014 | 41.987 | 2.826",
      },
    ],
    rows: [
      "concert | Cobla de cambra: sardanes per escoltar | Onze músics presenten sardanes de concert i estrenes de compositors joves. | classical",
      "concert | Rumba amb Els del Passatge | Palmes, guitarra i caixó per a una nit que comença asseguda i acaba ballant. | dance evening",
      "concert | Quintet Marina Alta | Temes propis entre el jazz modern i la cançó mediterrània, amb vibràfon i clarinet baix. | jazz",
      "talk | El Poblenou de les fàbriques | Un arquitecte i una veïna repassen què se n'ha conservat, què s'ha perdut i qui ho va decidir. | history architecture",
      "talk | Traduir poesia, vers a vers | Dues traductores comparen versions d'un mateix poema i expliquen per què van triar cada paraula. | literature",
      "workshop | Cistelleria amb vímet | Es teixeix un cistell petit de principi a fi amb vímet tallat a la comarca. | crafts",
      "workshop | Conserves d'hort | Tomàquet, pebrot i figues: tècniques segures per guardar la collita en pots de vidre. | food sustainability",
      "course | Fotografia de carrer | Cada setmana una sortida curta i una revisió conjunta de les imatges. | photography",
      "es | Fotografía de calle | Cada semana una salida corta y una revisión en común de las imágenes.",
      "en | Street photography | A short outing every week, followed by a look at the pictures together.",
      "tour | Girona de pedra: el Call i les muralles | Un recorregut per carrerons, escales i passos de ronda que explica set segles de convivència i conflicte. | history",
      "fr | Gérone de pierre : le Call et les remparts | Ruelles, escaliers et chemins de ronde racontent sept siècles de vie commune et de conflits.",
      "tour | Ocells del Ter | Amb prismàtics i paciència s'observen bernats, corbs marins i blauets a tocar del centre. | nature family",
      "market | Mercat de segona mà de l'Hort | Llibres, discos, bicicletes i roba que busquen una segona vida, amb un racó per reparar petits aparells. | sustainability family",
      "festival | Festival de Titelles al Pati | Companyies d'arreu omplen el pati de titelles, ombres i contes durant tot un cap de setmana. | family",
      "es | Festival de títeres en el patio | Compañías de todas partes llenan el patio de títeres, sombras y cuentos durante un fin de semana.",
      "exhibition | Vidres de taller | Una mostra de vitralls, de l'esbós al plom, amb demostracions a càrrec dels vitrallers. | crafts design",
      "openDay | Fàbrica oberta | Es poden visitar la sala de calderes, el terrat i els tallers dels artistes residents. | architecture",
    ],
  },
  {
    key: "espana",
    language: "es",
    zone: "Europe/Madrid",
    country: "España",
    currency: "EUR",
    organizers: [
      "Asociación La Galera | Gestiona un antiguo taller de imprenta de Madrid como casa de cultura. | +34 91 555 0133",
      "Amigos del Patio de los Cedros | Vecinos de Triana que abren su patio a talleres, paseos y conciertos. | +34 95 555 0118",
    ],
    places: [
      {
        key: "teatro-imprenta",
        venue: "Teatro de la Imprenta",
        description: "Una nave de imprenta de 1911 con escenario, biblioteca y una sala para cursos.",
        access: "El teatro no tiene barreras y está junto al metro Lavapiés.",
        contact: "Calle de los Cajistas, 9 | 28012 | Madrid | Madrid | +34 91 555 0129 | 40.4085 | -3.701",
      },
      {
        key: "patio-cedros",
        venue: "Patio de los Cedros",
        description: "Un corral de vecinos restaurado, con hornos de alfarero y sombra todo el día.",
        access: "El punto de encuentro es la cancela del patio, a un paso del puente de Triana.",
        contact: "Calle del Alfar Viejo, 17 | 41010 | Sevilla | Sevilla | +34 95 555 0122 | 37.385 | -6.005",
      },
    ],
    rows: [
      "concert | Guitarra a solas: de Sor a Tárrega | Un recital sin amplificación que sigue el camino de la guitarra española a lo largo del siglo XIX. | classical",
      "concert | Big Band de los Cajistas | Diecisiete músicos, un repertorio de swing y una pista despejada para quien quiera bailar. | jazz dance",
      "concert | Canciones de ida y vuelta | Voz y guitarra recorren habaneras, milongas y guajiras que cruzaron el océano en los dos sentidos. | history",
      "talk | Mapas que mintieron | Una cartógrafa muestra islas inventadas, fronteras interesadas y errores que duraron siglos. | history design",
      "talk | Leer hoy a Rosalía de Castro | Una poeta y un librero leen en voz alta y conversan sobre una obra que sigue haciendo preguntas. | literature",
      "workshop | Azulejos pintados a mano | Cada participante dibuja, pinta y deja listo para el horno un panel de cuatro piezas. | crafts design",
      "workshop | Cocina de legumbres | Lentejas, garbanzos y alubias en cinco platos sencillos que se comen juntos al final. | food",
      "course | Español en conversación | Una charla semanal en grupos pequeños a partir de una noticia, una canción o una receta. | accessible",
      "en | Spanish in conversation | A weekly chat in small groups, starting from a news item, a song or a recipe.",
      "fr | Conversation en espagnol | Un échange hebdomadaire en petits groupes à partir d'une actualité, d'une chanson ou d'une recette.",
      "tour | Triana, barrio de alfareros | Hornos, corrales y rótulos de cerámica cuentan la historia de un oficio y de su barrio. | history crafts",
      "en | Triana, the potters' quarter | Kilns, courtyards and tiled signs tell the story of a craft and its neighbourhood.",
      "tour | Sevilla a la sombra | Plazas, patios y soportales para entender cómo una ciudad aprende a protegerse del calor. | architecture nature",
      "market | Mercadillo de libros y vinilos | Treinta puestos de particulares y libreros, con una mesa para intercambiar sin dinero. | literature sustainability",
      "festival | Noches de los Cedros | Flamenco, copla y música de cámara en tres noches al aire libre. | live-music evening outdoors",
      "en | Nights at Los Cedros | Flamenco, copla and chamber music on three nights in the open air.",
      "exhibition | Veinte cuadernos abiertos | Veinte ilustradoras enseñan los cuadernos en los que empiezan sus libros. | design literature",
      "openDay | Juegos de mesa del mundo | Más de cien juegos para probar, con monitores que explican las reglas en cinco minutos. | learning accessible",
    ],
  },
  {
    key: "france",
    language: "fr",
    zone: "Europe/Paris",
    country: "France",
    currency: "EUR",
    organizers: [
      "Les Amis de la Verrerie | Une association du 20e arrondissement qui fait vivre une ancienne verrerie. | +33 1 99 00 12 40",
      "Collectif des Pentes | Habitants et artisans de la Croix-Rousse réunis autour d'un jardin partagé. | +33 4 65 71 12 18",
    ],
    places: [
      {
        key: "petite-verrerie",
        venue: "La Petite Verrerie",
        description: "Une verrière de 1890, une salle de 120 places et deux ateliers éclairés par le nord.",
        access: "La salle est accessible en fauteuil, à six minutes du métro Gambetta.",
        contact: "33 rue des Souffleurs | 75020 | Paris | Île-de-France | +33 1 99 00 12 34 | 48.866 | 2.398",
      },
      {
        key: "jardin-navette",
        venue: "Jardin de la Navette",
        description: "Un jardin en terrasses sur les pentes, avec une serre et un atelier de tissage.",
        access: "Le rendez-vous est fixé à la grille du jardin, près du métro Croix-Paquet.",
        contact:
          "5 montée de la Navette | 69001 | Lyon | Auvergne-Rhône-Alpes | +33 4 65 71 12 05 | 45.7745 | 4.831",
      },
    ],
    rows: [
      "concert | Quatuor des Souffleurs : Debussy et Ravel | Deux quatuors écrits à dix ans d'intervalle, joués sous la verrière. | classical",
      "concert | Swing rue des Lilas | Deux guitares, un violon et une contrebasse pour une soirée manouche, parquet compris. | jazz dance",
      "concert | Chansons sans micro | Une voix, un accordéon et des textes que l'on connaît mieux qu'on ne le croit. | evening",
      "talk | Paris vu des toits | Une couvreuse et un photographe commentent trente images prises là où personne ne va. | architecture photography",
      "talk | Écrire le polar en ville | Trois romanciers expliquent comment une rue, une gare ou un chantier devient une intrigue. | literature",
      "workshop | Teinture végétale | Garance, gaude et indigo : chacun repart avec trois écheveaux teints sur place. | crafts nature",
      "workshop | Réparer son vélo | Freins, câbles et chambres à air : apprendre à entretenir son vélo avec peu d'outils. | sustainability",
      "course | Dessin d'observation | Chaque semaine un sujet, une technique et un regard collectif sur les planches. | design",
      "en | Observational drawing | Every week a subject, a technique and a shared look at the results.",
      "it | Disegno dal vero | Ogni settimana un soggetto, una tecnica e uno sguardo comune sui lavori.",
      "tour | Dans les traboules de la Croix-Rousse | Cours, escaliers et passages racontent le travail de la soie et les révoltes des canuts. | history architecture",
      "de | Durch die Traboules der Croix-Rousse | Höfe, Treppen und Durchgänge erzählen von der Seidenweberei und den Aufständen der Weber.",
      "tour | Les arbres remarquables des Pentes | Un forestier présente dix arbres, leur âge, leurs hôtes et leurs petits secrets. | nature family",
      "market | Marché des producteurs de la Navette | Légumes, fromages de chèvre, pain au levain et jus de pomme, vendus par ceux qui les font. | food sustainability",
      "festival | Les Pentes en musique | Fanfares, chorales et groupes du quartier se relaient pendant trois jours dans le jardin. | live-music family",
      "en | Music on the slopes | Brass bands, choirs and local groups take turns in the garden for three days.",
      "de | Musik am Hang | Blaskapellen, Chöre und Bands aus dem Viertel wechseln sich drei Tage lang im Garten ab.",
      "exhibition | Affiches retrouvées | Quatre-vingts affiches de spectacle, de 1900 à 1970, sorties d'un grenier du quartier. | design history",
      "openDay | Souffleurs à l'œuvre | Les verriers rallument le four et travaillent devant le public toute la journée. | crafts",
    ],
  },
  {
    key: "deutschland",
    language: "de",
    zone: "Europe/Berlin",
    country: "Deutschland",
    currency: "EUR",
    organizers: [
      "Kulturverein Pumpenhaus | Ehrenamtliche aus dem Wedding, die ein technisches Denkmal bespielen. | +49 30 23125 018",
      "Garnhof-Gemeinschaft | Werkstätten und Ateliers aus Plagwitz, die ihren Hof gemeinsam öffnen. | +49 341 555 0126",
    ],
    places: [
      {
        key: "altes-pumpenhaus",
        venue: "Altes Pumpenhaus",
        description: "Ein Maschinensaal mit 200 Plätzen, gusseiserner Galerie und einem Café im Kesselraum.",
        access: "Das Haus ist barrierefrei und liegt acht Gehminuten vom U-Bahnhof Leopoldplatz.",
        contact: "Pumpensteig 3 | 13353 | Berlin | Berlin | +49 30 23125 011 | 52.549 | 13.36",
      },
      {
        key: "garnhof",
        venue: "Garnhof",
        description:
          "Der Innenhof einer früheren Spinnerei mit offenen Werkstätten und einem alten Verladekran.",
        access: "Treffpunkt ist das Hoftor, fünf Minuten vom S-Bahnhof Plagwitz.",
        contact: "Spindelstraße 40 | 04229 | Leipzig | Sachsen | +49 341 555 0119 | 51.327 | 12.333",
      },
    ],
    rows: [
      "concert | Bach für Cello allein | Drei Suiten, dazwischen kurze Gespräche über Tempo, Tanz und Stille. | classical",
      "concert | Pumpenhaus-Quartett: Nachtstücke | Eigene Kompositionen zwischen Ballade und freiem Spiel, dazu das Echo der alten Maschinenhalle. | jazz",
      "concert | Der Kiezchor singt | Sechzig Stimmen, zehn Sprachen und ein Programm vom Volkslied bis zum Popsong. | family",
      "talk | Was ein Stadtbaum leistet | Eine Biologin rechnet vor, wie viel Schatten, Wasser und Leben an einer einzigen Linde hängt. | nature sustainability",
      "talk | Plattenbau, neu gedacht | Ein Architekturbüro zeigt, wie sich Serienbauten der siebziger Jahre behutsam umbauen lassen. | architecture",
      "workshop | Siebdruck auf Papier und Stoff | Vom eigenen Motiv über das Belichten bis zum Abzug in zwei Farben. | crafts design",
      "workshop | Möbel reparieren statt wegwerfen | Wackelnde Stühle und klemmende Schubladen mitbringen und unter Anleitung selbst instand setzen. | sustainability",
      "course | Tango von Anfang an | Jede Woche neue Schritte, viel Üben und am Ende eine halbe Stunde freies Tanzen. | dance",
      "en | Tango from the start | New steps every week, plenty of practice and half an hour of free dancing at the end.",
      "es | Tango desde cero | Pasos nuevos cada semana, mucha práctica y media hora de baile libre al final.",
      "tour | Industriekultur in Plagwitz | Spinnereien, Gleise und Kanäle zeigen, wie aus einem Dorf ein Fabrikviertel wurde. | history architecture",
      "tour | Brücken und Reiher am Kanal | Ein Spaziergang mit Fernglas zu Wasservögeln, Uferpflanzen und alten Brücken. | nature family",
      "market | Hofflohmarkt im Garnhof | Hausrat, Bücher und Kinderkleidung aus der Nachbarschaft, dazu Waffeln und Livemusik. | family sustainability",
      "festival | Garnhof-Sommer | Drei Tage Theater, Konzerte und offene Werkstätten zwischen Kran und Kastanien. | live-music crafts",
      "en | Summer at the Garnhof | Three days of theatre, concerts and open workshops between the crane and the chestnut trees.",
      "openDay | Offene Werkstätten | Buchbinderei, Töpferei und Geigenbau lassen sich bei der Arbeit zusehen. | crafts",
      "exhibition | Gesichter des Viertels | Fünfzig Porträts von Nachbarinnen und Nachbarn, aufgenommen mit einer Großformatkamera. | photography",
    ],
  },
  {
    key: "london",
    language: "en",
    zone: "Europe/London",
    country: "United Kingdom",
    currency: "GBP",
    organizers: [
      "Ropewalk Arts Trust | A charity that keeps a historic rope works open for music, talks and learning. | +44 20 7946 0133",
      "Creekside Makers | A cooperative of forty craftspeople with studios along Deptford Creek. | +44 20 7946 0158",
    ],
    places: [
      {
        key: "ropewalk-rooms",
        venue: "The Ropewalk Rooms",
        description: "A former rope works by the creek with a hall for 150, two studios and a cobbled yard.",
        access: "The building has step-free access and is five minutes from Deptford station.",
        contact: "27 Ropewalk Lane | SE8 4RW | London |  | +44 20 7946 0127 | 51.479 | -0.026",
      },
    ],
    rows: [
      "concert | Purcell by Candlelight | Songs and trio sonatas on period instruments, in a hall lit by two hundred candles. | classical evening",
      "concert | The Creekside Seven | New Orleans standards and their own tunes from a band that grew up playing on barges. | jazz",
      "concert | Shanties for a Rising Tide | A choir of rowers and dockers' grandchildren sings, and everyone joins in the chorus. | history",
      "talk | The Lost Rivers of London | A hydrologist follows the Neckinger and the Effra from medieval maps to modern manholes. | history nature",
      "talk | How to Read a Terrace | An architect explains what doors, bricks and chimneys say about the people who built them. | architecture",
      "workshop | Letterpress in a Day | Set a few lines by hand, ink the press and leave with twenty cards of your own. | crafts design",
      "workshop | Bookbinding for Absolute Beginners | Fold, sew and case in a hardback notebook with nothing but needle, paste and patience. | crafts beginners",
      "course | Sing from Scratch | A friendly weekly choir for people who were once told that they cannot sing. | accessible",
      "fr | Chanter en partant de zéro | Une chorale hebdomadaire et bienveillante pour celles et ceux à qui l'on a dit qu'ils chantaient faux.",
      "es | Cantar desde cero | Un coro semanal y acogedor para quienes alguna vez oyeron que no sabían cantar.",
      "tour | Deptford from Dockyard to Dancehall | Anchors, almshouses and record shops along the working riverside. | history",
      "tour | Foraging on the Creek | Learn to recognise a dozen edible plants at low tide and in the hedges above. | nature food",
      "market | Ropewalk Makers' Market | Pots, prints, knives and knitwear sold by the people who made them, with soup and bread from the yard. | crafts food",
      "festival | Tidewater Folk Weekend | Ballads, ceilidhs and late sessions in the yard, with workshops for fiddle, squeezebox and voice. | live-music dance outdoors",
      "fr | Week-end folk des marées | Ballades, bals ceilidh et bœufs tardifs dans la cour, avec des ateliers de violon, d'accordéon et de chant.",
      "exhibition | Charts of the Thames | Four centuries of river maps, from pilots' sketches to sonar, shown together for the first time. | history design",
      "openDay | The Big Repair Day | Bring a broken toaster, torn coat or wobbly chair and mend it with a volunteer. | learning sustainability",
    ],
  },
  {
    key: "new-york",
    language: "en",
    zone: "America/New_York",
    country: "United States",
    currency: "USD",
    organizers: [
      "Foundry Slip Presents | The house team of a waterfront hall, booking music and talks since the furnaces cooled. | +1 718 555 0147",
      "Harbor Commons | Neighbors who run markets, walks and classes along the Brooklyn waterfront. | +1 718 555 0163",
    ],
    places: [
      {
        key: "foundry-slip",
        venue: "Foundry Slip Hall",
        description: "A brick foundry on the waterfront with a stage, a print shop and a pier-side lot.",
        access: "The hall is wheelchair accessible, and the ferry stops two blocks away.",
        contact: "412 Foundry Slip | 11231 | Brooklyn | NY | +1 718 555 0142 | 40.676 | -74.011",
      },
    ],
    rows: [
      "concert | The Long Way Home: Gowanus Trio | Piano, bass and drums wander through the American songbook and take every detour. | jazz evening",
      "concert | New Music for Old Machines | A percussion ensemble plays six premieres on anvils, gears and one rescued church bell. | classical",
      "concert | Bluegrass on the Slip | Two banjos, one microphone and a room that knows when to stomp. | dance",
      "talk | The City That Cast Iron Built | A preservationist reads SoHo's facades as a catalog of parts you could order by mail. | architecture history",
      "talk | First Novels, Second Jobs | Four debut authors on writing before dawn, after shifts and on the F train. | literature",
      "workshop | Screen-Print a Poster | Design, expose and pull a two-color edition of ten in the foundry print shop. | design crafts",
      "workshop | Hot Sauce Lab | Ferment, blend and bottle three sauces, from mild to inadvisable. | food",
      "course | Darkroom Basics | A new skill each week: loading film, developing, contact sheets, printing and toning. | photography",
      "es | Iniciación al laboratorio fotográfico | Cada semana una técnica: cargar la película, revelar, hacer contactos, positivar y virar.",
      "tour | Warehouses, Piers and Key Lime Pie | A walk past grain terminals and Civil War storehouses that ends, as it should, with dessert. | history food",
      "tour | Birds of the Harbor | Cormorants, terns and the occasional seal, seen with borrowed binoculars from four piers. | nature family",
      "es | Aves del puerto | Cormoranes, charranes y alguna foca, vistos con prismáticos prestados desde cuatro muelles.",
      "de | Vögel im Hafen | Kormorane, Seeschwalben und hin und wieder ein Seehund, mit geliehenen Ferngläsern von vier Piers aus gesehen.",
      "market | Foundry Slip Flea | Vintage furniture, vinyl, tools and tamales in the lot by the pier. | sustainability food",
      "festival | Harbor Lights Film Weekend | Documentaries about water and work, projected on the foundry wall, with directors on site. | evening outdoors",
      "es | Fin de semana de cine Harbor Lights | Documentales sobre el agua y el trabajo, proyectados en el muro de la fundición, con sus directores.",
      "exhibition | Working Waterfront | Photographs of ferry crews, welders and fishmongers, printed four feet wide. | photography",
      "openDay | Foundry Open House | Watch an aluminum pour, tour the print shop and meet the artists in residence. | crafts",
    ],
  },
];
