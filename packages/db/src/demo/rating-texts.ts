/** What customers say of the demo companies that have the ratings product. */

/** `share`: percent of days with a rating. */
export type DemoRated = {
  company: string;
  share: number;
  praise: readonly string[];
  mixed: readonly string[];
  blame: readonly string[];
};

export const DEMO_RATED: readonly DemoRated[] = [
  {
    company: "C-1001",
    share: 34,
    praise: [
      "Das Team war pünktlich und hat sauber gearbeitet.",
      "Die Beratung zum Dachfenster war ehrlich und verständlich.",
      "Nach dem Sturm war am selben Tag jemand auf dem Dach.",
      "Der Preis hat genau zum Angebot gepasst.",
      "Die Baustelle wurde jeden Abend aufgeräumt.",
      "Freundliche Mitarbeiter, die alles erklären.",
      "Der Termin wurde eingehalten, und das Dach ist dicht.",
    ],
    mixed: [
      "Die Arbeit ist gut geworden, der Termin hat sich aber zweimal verschoben.",
      "Ordentliche Arbeit, am Telefon war nur schwer jemand zu erreichen.",
      "Der Preis war höher als gedacht, dafür ist das Ergebnis gut.",
    ],
    blame: [
      "Der Termin wurde dreimal verschoben, ohne dass jemand anrief.",
      "Die Rechnung war deutlich höher als das Angebot.",
      "Am Telefon war tagelang niemand zu erreichen.",
      "Die Baustelle blieb schmutzig zurück.",
    ],
  },
  {
    company: "C-1002",
    share: 28,
    praise: [
      "Das Roggenbrot ist das beste im Viertel.",
      "Sehr freundliche Bedienung, auch wenn die Schlange lang ist.",
      "Die Brötchen sind knusprig und immer frisch.",
      "Der Kuchen am Sonntag ist eine Empfehlung.",
    ],
    mixed: ["Gute Brötchen, aber die Wartezeit am Samstag ist lang.", "Das Brot ist gut, die Preise sind gestiegen."],
    blame: [
      "Die Wartezeit war zu lang, und mein bestelltes Brot war weg.",
      "Die Bedienung war unfreundlich.",
      "Um elf Uhr gab es keine Brötchen mehr.",
    ],
  },
  {
    company: "C-1006",
    share: 20,
    praise: [
      "Kaum Wartezeit und ein freundliches Team.",
      "Die Behandlung war schmerzfrei, jeder Schritt wurde erklärt.",
      "Auch die Kinder gehen gern in diese Praxis.",
      "Einen Termin bekam ich noch in derselben Woche.",
    ],
    mixed: ["Gute Behandlung, aber auf den Termin wartet man lange.", "Nettes Team, das Wartezimmer ist eng."],
    blame: [
      "Trotz Termin betrug die Wartezeit über eine Stunde.",
      "Die Rechnung wurde mir vorher nicht erklärt.",
      "Am Telefon kommt man kaum durch.",
    ],
  },
  {
    company: "C-1008",
    share: 16,
    praise: [
      "Guter Schnitt und eine ehrliche Beratung.",
      "Das Team ist freundlich und nimmt sich Zeit.",
      "Die Farbe sieht genau so aus wie besprochen.",
    ],
    mixed: ["Der Schnitt ist gut, der Preis für eine Farbe ist hoch."],
    blame: ["Die Farbe wurde viel zu dunkel.", "Trotz Termin musste ich lange warten."],
  },
  {
    company: "C-1014",
    share: 24,
    praise: [
      "Das Essen war hervorragend und die Portionen groß.",
      "Die Bedienung war aufmerksam und herzlich.",
      "Der Biergarten ist ruhig und schön gelegen.",
      "Unsere Familienfeier war bestens vorbereitet.",
    ],
    mixed: ["Das Essen war gut, die Wartezeit am Feiertag aber lang.", "Schöner Garten, die Karte ist etwas klein."],
    blame: [
      "Die Wartezeit auf das Essen war über eine Stunde.",
      "Die Bedienung hat uns zweimal vergessen.",
      "Unsere Reservierung war nicht eingetragen.",
    ],
  },
];
