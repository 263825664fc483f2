/**
 * Spellings from real pages that mean the same, and pairs that do not. The names are invented, the spellings are not.
 */

/** All names of a group are equal. */
export const SAME_NAMES: readonly (readonly string[])[] = [
  ["Dachdeckerei Lorenz GmbH", "DACHDECKEREI LORENZ GMBH", "Dachdeckerei Lorenz", "Dachdeckerei Lorenz G.m.b.H."],
  ["Müller & Söhne OHG", "Mueller und Soehne oHG", "Mu\u0308ller + So\u0308hne", "MÜLLER&SÖHNE", "Müller u. Söhne"],
  ["Kfz-Werkstatt Yıldız & Sohn GbR", "KFZ Werkstatt Yildiz und Sohn", "Kfz‑Werkstatt Yıldız & Sohn"],
  ["Groß Logistik GmbH & Co. KG", "Gross Logistik GmbH und Co KG", "GROẞ LOGISTIK GmbH & Co.KG", "Groß Logistik"],
  ["Blitzblank UG (haftungsbeschränkt)", "Blitzblank UG", "Blitzblank Unternehmergesellschaft (haftungsbeschränkt)"],
  ["Bäckerei Petersen e. K.", "Bäckerei Petersen e.K.", "Baeckerei Petersen eK", "Bäckerei Petersen e.Kfm."],
  ["Haarwerk Bornheim, Inh. Selma Okafor", "Haarwerk Bornheim", "HAARWERK BORNHEIM Inhaberin: Selma Okafor"],
  ["Falk & Reimers Steuerberatung PartG mbB", "Falk und Reimers Steuerberatung PartGmbB"],
  ["René's Café", "Renés Cafe", "Rene`s Café", "ＲＥＮＥＳ ＣＡＦＥ"],
  ["Bäckerei Petersen e. K. – Filiale Ottensen", "Bäckerei Petersen Filiale Ottensen"],
  ["Sportverein Blau-Weiß e. V.", "Sportverein Blau-Weiss e.V.", "Sportverein Blau Weiß"],
  ["AG Bau GmbH", "AG Bau"],
];

export const OTHER_NAMES: readonly (readonly [string, string])[] = [
  ["Dachdeckerei Lorenz GmbH", "Dachdeckerei Lorenz e. K."],
  ["Groß Logistik GmbH & Co. KG", "Groß Logistik GmbH"],
  ["Müller Bau", "Muller Bau"],
  ["Haarwerk Bornheim, Inh. Selma Okafor", "Haarwerk Bornheim, Inh. Petra Klein"],
  ["Bäckerei Petersen", "Bäckerei Petersen Filiale Ottensen"],
  ["GmbH", ""],
  ["", ""],
];

export const SAME_STREETS: readonly (readonly string[])[] = [
  ["Vogelsanger Straße", "Vogelsanger Str.", "Vogelsanger Strasse", "VOGELSANGER STR", "Vogelsanger-Straße"],
  ["Karl-Marx-Straße", "Karl Marx Str.", "Karl-Marx-Str", "Karl-Marxstraße"],
  ["Hauptstraße", "Hauptstr.", "Hauptstrasse", "Haupt-Str.", "Haupt Straße"],
  ["Am Markt", "a. Markt", "AM MARKT"],
  ["An der Alten Brücke", "A. d. alten Bruecke", "An d. Alten Brücke"],
  ["Sankt-Anna-Platz", "St.-Anna-Platz", "St. Anna Pl."],
  ["Straße des 17. Juni", "Str. d. 17. Juni", "Strasse des 17.Juni"],
  ["Professor-Doktor-Helmert-Straße", "Prof.-Dr.-Helmert-Str."],
  ["Feldweg", "Feldwg."],
  ["Kirchgasse", "Kirchg."],
  ["Q 7", "Q7"],
];

export const OTHER_STREETS: readonly (readonly [string, string])[] = [
  ["Hauptstraße", "Hauptweg"],
  ["Lindenstraße", "Lindenallee"],
  ["Am Markt", "Marktstraße"],
  ["Straße des 17. Juni", "Straße des 18. Juni"],
  ["", ""],
];

export const SAME_HOUSE_NUMBERS: readonly (readonly string[])[] = [
  ["12a", "12 a", "12 A", "12-a", "Nr. 12a", "012a"],
  ["12-14", "12–14", "12 - 14", "12 bis 14"],
  ["7 1/2", "7½"],
  ["7/1", "7 / 1"],
];

export const OTHER_HOUSE_NUMBERS: readonly (readonly [string, string])[] = [
  ["12", "12a"],
  ["12", "12-14"],
  ["12/14", "12-14"],
  ["1", "11"],
  ["", ""],
];

export const SAME_CITIES: readonly (readonly string[])[] = [
  ["Frankfurt am Main", "Frankfurt a. M.", "Frankfurt a.M.", "Frankfurt/Main", "Frankfurt (Main)", "FRANKFURT AM MAIN"],
  ["Köln", "Koeln", "KÖLN", "50825 Köln"],
  ["Berlin", "Berlin-Kreuzberg", "Berlin (Kreuzberg)", "Berlin OT Kreuzberg", "Berlin, OT Kreuzberg"],
  ["Neustadt an der Weinstraße", "Neustadt a. d. Weinstr.", "Neustadt/Weinstraße", "Neustadt"],
  ["Halle (Westf.)", "Halle (Westfalen)", "Halle Westf.".replace(" ", " / ")],
  ["Sankt Ingbert", "St. Ingbert", "St.Ingbert"],
  ["Hansestadt Lübeck", "Lübeck", "Luebeck"],
  ["Rothenburg ob der Tauber", "Rothenburg o. d. T.", "Rothenburg o.d.T."],
];

export const OTHER_CITIES: readonly (readonly [string, string])[] = [
  ["Frankfurt am Main", "Frankfurt (Oder)"],
  ["Halle (Saale)", "Halle (Westf.)"],
  ["Neu-Ulm", "Ulm"],
  ["Bad Homburg", "Homburg"],
  ["", ""],
];

export const SAME_PHONES: readonly (readonly string[])[] = [
  [
    "0221 4710214",
    "+49 221 4710214",
    "0049 221 4710214",
    "+49 (0)221 / 47 10 - 214",
    "(0221) 4710-214",
    "0221/4710214",
  ],
  ["0221 4710-0", "0221 4710", "+49 221 4710 - 0", "Tel.: 0221-4710"],
  ["030 23125100", "+49 (0) 30 23 12 51 00", "(+49) 30 23125100", "０３０ ２３１２５１００", "(0)30 23125100"],
  ["0176 04069011", "+4917604069011", "0049-176-04069011", "0176 0406 9011 (mobil)"],
  ["+43 1 5123456", "0043 1 5123456"],
];

export const OTHER_PHONES: readonly (readonly [string, string])[] = [
  ["0221 4710214", "0221 4710215"],
  ["0221 4710-0", "0221 4710-214"],
  ["0221 4710214", "4710214"],
  ["+43 1 5123456", "01 5123456"],
  ["auf Anfrage", "auf Anfrage"],
];

export const SAME_WEBSITES: readonly (readonly string[])[] = [
  ["https://www.dachdeckerei-lorenz.example", "dachdeckerei-lorenz.example", "http://Dachdeckerei-Lorenz.example/"],
  ["https://shop.example/koeln?utm_source=portal&gclid=1", "shop.example/koeln/", "http://www.shop.example/koeln#top"],
  ["https://müller.example", "https://xn--mller-kva.example/index.html", "MÜLLER.example"],
  ["https://www.lindenhof.example/", "https://lindenhof.example/kontakt"],
  ["https://a.example/?b=2&a=1", "https://a.example?a=1&b=2"],
];

export const OTHER_WEBSITES: readonly (readonly [string, string])[] = [
  ["https://lindenhof.example", "https://lindenhof-pflege.example"],
  ["https://freunde.example/lorenz", "https://freunde.example/petersen"],
  ["mailto:a@b.example", "mailto:a@b.example"],
  ["keine", "keine"],
];

/** The week in normal form, and texts that mean it. */
export const HOURS: readonly (readonly [week: string, ...texts: (readonly string[])[]])[] = [
  [
    "Mo–Fr 08:00–18:00",
    ["Mo-Fr 08:00-18:00"],
    ["Mo-Fr 8-18 Uhr"],
    ["Montag bis Freitag: 8.00 – 18.00 Uhr"],
    ["Mo. - Fr. von 8 bis 18 Uhr, Sa. und So. geschlossen"],
    ["Mo,Tu,We,Th,Fr 08:00-18:00"],
    ["Unsere Öffnungszeiten: Mo – Fr 8 h – 18 h", "Wochenende: geschlossen"],
    ["Monday 08:00-18:00", "Tue-Fri 08:00-18:00"],
  ],
  [
    "Mo–Fr 08:00–12:00, 14:00–18:00; Sa 09:00–12:00",
    ["Mo-Fr 8-12 und 14-18 Uhr", "Sa 9-12 Uhr"],
    ["Mo-Fr 08:00-12:00", "Mo-Fr 14:00-18:00", "Sa 09:00-12:00"],
    ["Mo–Fr: 8:00–12:00 / 14:00–18:00 Uhr | Sa: 9:00–12:00 Uhr | So und Feiertag: Ruhetag"],
    ["Montags bis freitags 08.00 bis 12.00 Uhr sowie 14.00 bis 18.00 Uhr; samstags 9.00 bis 12.00 Uhr"],
  ],
  ["Di, Mi 10:00–19:00; Do 12:00–20:00", ["Di. u. Mi. 10-19 Uhr, Do 12-20 Uhr"], ["Di/Mi 10–19, Do 12–20"]],
  ["Fr, Sa 20:00–03:00", ["Fr-Sa 20:00-03:00"], ["Fr + Sa 20 Uhr bis 3 Uhr"]],
  ["Mo–So 24 Stunden", ["24/7"], ["Rund um die Uhr"], ["Mo-So 24 Stunden geöffnet"], ["täglich 00:00 - 24:00 Uhr"]],
  ["Mo 09:00–12:00", ["Mo 9-12 Uhr, Di nach Vereinbarung", "Mi-So geschlossen"], ["Mo 9-12 Uhr; Di n.V."]],
  ["Mo–So 10:00–22:00", ["täglich 10-22 Uhr"], ["Sa-Fr 10:00-22:00"]],
  ["geschlossen", ["Mo-So geschlossen"]],
];

/** Must not be ignored: a season, an exception, a time without an end. */
export const UNREADABLE_HOURS: readonly string[] = [
  "Mo-Fr ab 8 Uhr",
  "8-18 Uhr",
  "Mo-Fr 8-18 Uhr (April bis Oktober)",
  "Jeden ersten Samstag 9-12 Uhr",
  "Mo-Fr",
  "Mo 25-30 Uhr",
  "Mo 8-8",
  "ganz unterschiedlich",
  "24.12. geschlossen",
  "- - -",
];
