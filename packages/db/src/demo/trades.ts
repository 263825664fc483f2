/** Words and working hours of the trades of generated companies. */

/** `label` is followed by a surname or follows it; `hours` names a pattern of `hours.ts`. */
export type Trade = {
  label: string;
  hours: "craft" | "shop" | "practice" | "kitchen" | "office" | "salon";
  trades: readonly string[];
  specialties: readonly string[];
  keywords: readonly string[];
  products: readonly string[];
  slogan: string;
  /** The first paragraph of "about us"; `{city}` and `{year}` are filled in. */
  story: string;
};

export const TRADES: readonly Trade[] = [
  {
    label: "Dachdeckerei",
    hours: "craft",
    trades: ["Dachdecker", "Bauklempner"],
    specialties: ["Steildach", "Flachdach", "Dachfenster", "Sturmschäden", "Dachrinnen"],
    keywords: ["Dach abdichten", "Ziegel tauschen", "Dachrinne reinigen", "Notdienst Dach"],
    products: ["Dachziegel", "Schiefer", "Dachfenster", "Regenrinnen"],
    slogan: "Oben dicht, unten trocken.",
    story:
      "Seit {year} decken wir in {city} Dächer neu ein und dichten alte ab. Vor jedem Angebot steigen wir selbst hinauf.",
  },
  {
    label: "Bäckerei",
    hours: "shop",
    trades: ["Bäcker", "Konditor", "Café"],
    specialties: ["Sauerteigbrot", "Brötchen", "Torten auf Bestellung", "Frühstück"],
    keywords: ["Brot", "Brötchen", "Kuchen bestellen", "Sonntag geöffnet"],
    products: ["Roggenbrot", "Dinkelbrot", "Hochzeitstorten", "belegte Brötchen"],
    slogan: "Gebacken wird hier, jeden Morgen.",
    story: "In {city} heizen wir den Ofen um zwei Uhr früh. Das Rezept für unser Roggenbrot ist von {year}.",
  },
  {
    label: "Elektro",
    hours: "craft",
    trades: ["Elektriker", "Elektroinstallation"],
    specialties: ["Wallbox", "Photovoltaik", "Smart Home", "Zählerschränke"],
    keywords: ["Elektriker", "Wallbox einbauen", "Stromausfall", "Lampen montieren"],
    products: ["Wallboxen", "Solarmodule", "Sprechanlagen"],
    slogan: "Strom, der kommt, wenn Sie schalten.",
    story:
      "Wir verlegen Leitungen, prüfen Anlagen und bauen Wallboxen ein. Unser Betrieb arbeitet seit {year} in {city} und Umgebung.",
  },
  {
    label: "Praxis für Physiotherapie",
    hours: "practice",
    trades: ["Physiotherapie", "Massage"],
    specialties: ["Manuelle Therapie", "Lymphdrainage", "Krankengymnastik", "Kiefergelenk"],
    keywords: ["Rückenschmerzen", "Hausbesuch", "Massage", "Reha"],
    products: ["Massagen", "Kurse für den Rücken"],
    slogan: "Wieder gut auf den Beinen.",
    story:
      "Vier Therapeutinnen und Therapeuten behandeln in {city} gesetzlich und privat Versicherte. Die Praxis gibt es seit {year}.",
  },
  {
    label: "Gasthaus",
    hours: "kitchen",
    trades: ["Restaurant", "Gasthof"],
    specialties: ["Regionale Küche", "Wild", "Familienfeiern", "Mittagstisch"],
    keywords: ["Mittagessen", "Biergarten", "Feier buchen", "Schnitzel"],
    products: ["Mittagstisch", "Buffet", "Wildgerichte"],
    slogan: "Bei uns sitzt man gern länger.",
    story: "Gekocht wird mit dem, was die Höfe um {city} liefern. Die Wirtsstube sieht noch fast so aus wie {year}.",
  },
  {
    label: "Kfz-Werkstatt",
    hours: "craft",
    trades: ["Autowerkstatt", "Reifendienst"],
    specialties: ["Inspektion", "Unfallinstandsetzung", "Klimaservice", "Hauptuntersuchung"],
    keywords: ["Auto reparieren", "Reifenwechsel", "HU und AU", "Ölwechsel"],
    products: ["Reifen", "Batterien", "Ersatzteile"],
    slogan: "Sagt, was kaputt ist. Und was nicht.",
    story:
      "Wir reparieren Autos aller Marken und sagen vorher, was es kostet. {year} haben wir in {city} mit einer Hebebühne angefangen.",
  },
  {
    label: "Friseursalon",
    hours: "salon",
    trades: ["Friseur", "Kosmetik"],
    specialties: ["Balayage", "Bartpflege", "Hochsteckfrisuren", "Kinderhaarschnitte"],
    keywords: ["Haare schneiden", "Färben", "Friseur ohne Termin", "Brautfrisur"],
    products: ["Haarpflege", "Gutscheine"],
    slogan: "Sitzt auch morgen noch.",
    story:
      "Waschen, schneiden, färben: im Salon in {city} sind Sie meist bei derselben Person. Es gibt uns seit {year}.",
  },
  {
    label: "Steuerbüro",
    hours: "office",
    trades: ["Steuerberater", "Buchhaltung"],
    specialties: ["Existenzgründung", "Lohnabrechnung", "Erbschaftsteuer", "Vereine"],
    keywords: ["Steuererklärung", "Jahresabschluss", "Lohnbuchhaltung"],
    products: ["Finanzbuchhaltung", "Lohnabrechnung", "Steuererklärungen"],
    slogan: "Zahlen, die Sie verstehen.",
    story: "Wir betreuen Handwerk, Praxen und Vereine in {city}. Gegründet wurde das Büro {year}.",
  },
  {
    label: "Gärtnerei",
    hours: "shop",
    trades: ["Gärtnerei", "Gartenbau", "Florist"],
    specialties: ["Stauden", "Obstbäume", "Grabpflege", "Trockenmauern"],
    keywords: ["Pflanzen kaufen", "Garten anlegen", "Hecke schneiden"],
    products: ["Rosen", "Kräuter", "Blumenerde", "Sträuße"],
    slogan: "Wächst bei uns, blüht bei Ihnen.",
    story: "Die meisten Stauden ziehen wir in {city} selbst. Das älteste Gewächshaus steht seit {year}.",
  },
  {
    label: "Tischlerei",
    hours: "craft",
    trades: ["Tischler", "Möbelbau"],
    specialties: ["Einbauschränke", "Treppen", "Fenster", "Restaurierung"],
    keywords: ["Möbel nach Maß", "Küche einbauen", "Tür reparieren"],
    products: ["Tische", "Regale", "Holzfenster", "Türen"],
    slogan: "Massiv gebaut, genau gepasst.",
    story:
      "Aus Eiche, Esche und Kiefer bauen wir Möbel, die man vererbt. Die Werkstatt in {city} hat {year} mein Großvater eingerichtet.",
  },
  {
    label: "Zahnarztpraxis",
    hours: "practice",
    trades: ["Zahnarzt", "Kieferorthopädie"],
    specialties: ["Implantate", "Prophylaxe", "Kinderzahnheilkunde", "Angstpatienten"],
    keywords: ["Zahnschmerzen", "Zahnreinigung", "Notdienst Zahnarzt"],
    products: ["Zahnreinigung", "Zahnersatz"],
    slogan: "Ruhig. Gründlich. Pünktlich.",
    story: "In der Praxis in {city} nehmen wir uns Zeit für Ihre Fragen. Behandelt wird hier seit {year}.",
  },
  {
    label: "Heizungsbau",
    hours: "craft",
    trades: ["Heizungsbauer", "Sanitärinstallation", "Klempner"],
    specialties: ["Wärmepumpen", "Badsanierung", "Rohrreinigung", "Hydraulischer Abgleich"],
    keywords: ["Heizung defekt", "Wärmepumpe", "Bad erneuern", "Rohrbruch"],
    products: ["Wärmepumpen", "Heizkörper", "Armaturen"],
    slogan: "Warm im Winter, ruhig im Keller.",
    story: "Wir planen Heizungen und Bäder und warten, was wir eingebaut haben. In {city} kennt man uns seit {year}.",
  },
];
