/** Where generated companies are: real places with a postal code of theirs, and streets that many towns have. */

/** `areaCode` and `exchange` belong to the numbers that the Bundesnetzagentur keeps free for films. */
export type Place = { city: string; postalCodes: readonly string[]; state: string };

export const PLACES: readonly Place[] = [
  { city: "Berlin", postalCodes: ["10115", "10437", "10829", "10969", "12043", "13353", "14059"], state: "Berlin" },
  { city: "Hamburg", postalCodes: ["20095", "20255", "20357", "22083", "22303", "22765"], state: "Hamburg" },
  { city: "München", postalCodes: ["80331", "80469", "80634", "81541", "81667"], state: "Bayern" },
  { city: "Köln", postalCodes: ["50667", "50823", "50825", "50937", "51063"], state: "Nordrhein-Westfalen" },
  { city: "Frankfurt am Main", postalCodes: ["60311", "60316", "60385", "60486", "60594"], state: "Hessen" },
  { city: "Leipzig", postalCodes: ["04103", "04109", "04177", "04275", "04315"], state: "Sachsen" },
  { city: "Dresden", postalCodes: ["01067", "01099", "01127", "01307"], state: "Sachsen" },
  { city: "Bremen", postalCodes: ["28195", "28203", "28215"], state: "Bremen" },
  { city: "Nürnberg", postalCodes: ["90402", "90408", "90443"], state: "Bayern" },
  { city: "Würzburg", postalCodes: ["97070", "97072", "97080"], state: "Bayern" },
  { city: "Gießen", postalCodes: ["35390", "35392", "35394"], state: "Hessen" },
  { city: "Münster", postalCodes: ["48143", "48151", "48155"], state: "Nordrhein-Westfalen" },
  { city: "Lübeck", postalCodes: ["23552", "23554", "23564"], state: "Schleswig-Holstein" },
  { city: "Freiburg im Breisgau", postalCodes: ["79098", "79102", "79104"], state: "Baden-Württemberg" },
  { city: "Göttingen", postalCodes: ["37073", "37075", "37083"], state: "Niedersachsen" },
  { city: "Erfurt", postalCodes: ["99084", "99086", "99096"], state: "Thüringen" },
  { city: "Rostock", postalCodes: ["18055", "18057", "18059"], state: "Mecklenburg-Vorpommern" },
  { city: "Saarbrücken", postalCodes: ["66111", "66119", "66121"], state: "Saarland" },
];

export const STREETS = [
  "Hauptstraße",
  "Bahnhofstraße",
  "Gartenstraße",
  "Lindenstraße",
  "Schulstraße",
  "Kirchgasse",
  "Am Mühlbach",
  "Goethestraße",
  "Rosenweg",
  "Marktplatz",
  "Ringstraße",
  "Bergstraße",
  "Straße des 17. Juni",
  "Käthe-Kollwitz-Straße",
  "Große Ulrichstraße",
  "Industriestraße",
] as const;

/** Numbers that nobody has: the prefix is followed by three digits. */
export const LANDLINES = ["030 23125", "040 66969", "069 90009", "0221 4710", "089 99998"] as const;
/** The same for mobile phones, followed by two digits. */
export const MOBILES = ["0171 39200", "0176 040690"] as const;

export const FIRST_NAMES = [
  "Petra",
  "Jürgen",
  "Aylin",
  "Mehmet",
  "Sabine",
  "Jonas",
  "Katarzyna",
  "Björn",
  "Renate",
  "Tobias",
  "Elif",
  "Günther",
  "Svenja",
  "Dominik",
] as const;

export const SURNAMES = [
  "Brandt",
  "Müller",
  "Yıldız",
  "Schröder",
  "Petersen",
  "Kowalski",
  "Weiß",
  "Hofmann",
  "Lorenz",
  "Krüger",
  "Nagel",
  "Großmann",
  "Böhm",
  "Öztürk",
  "Lindner",
  "Fuchs",
  "Jäger",
  "Strauß",
  "Meißner",
  "Wieland",
] as const;
