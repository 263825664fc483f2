/** The demo companies that advertise in search engines. Everything is invented. */

export type DemoCampaign = {
  key: string;
  group: { key: string; name: string };
  name: string;
  engine: "google" | "bing";
  state?: "active" | "paused" | "ended";
  /** For an ended campaign: how many days ago its last day was. */
  endedDaysAgo?: number;
  /** Impressions on an average day, clicks per 1,000 of them, and contacts per 1,000 clicks. */
  impressions: number;
  clickPerMille: number;
  contactPerMille: number;
  /** Of ten contacts this many are calls. */
  callsOfTen: number;
  clickCents: number;
  keywords: readonly string[];
  terms: readonly string[];
  ads: readonly { headlines: string[]; descriptions: string[]; url: string; path: string }[];
};

export type AdShop = {
  company: string;
  accountId: number;
  /** Per calendar month. */
  budgetCents: number;
  /** In percent, Monday first and January first. */
  week: readonly number[];
  year: readonly number[];
  /** One day that never came. */
  missingDaysAgo?: number;
  campaigns: readonly DemoCampaign[];
};

const WORKDAYS = [126, 118, 112, 108, 96, 72, 68];
const CALM_YEAR = [104, 100, 102, 104, 102, 98, 92, 90, 100, 104, 106, 98];
const STORM_YEAR = [134, 128, 108, 92, 86, 82, 84, 90, 100, 116, 124, 116];

const ROOF = { key: "G-10", name: "Dach und Reparatur" };
const WINDOWS = { key: "G-11", name: "Dachfenster" };
const roofAds = [
  {
    headlines: ["Dachdecker in Köln", "Reparatur nach Sturm", "Termin in 48 Stunden"],
    descriptions: ["Meisterbetrieb seit 1987. Wir kommen, sehen nach und nennen einen festen Preis."],
    url: "https://www.dachdeckerei-lorenz.example/reparatur",
    path: "reparatur",
  },
  {
    headlines: ["Dach undicht", "Notdienst für Köln"],
    descriptions: ["Rufen Sie an: Wir dichten Ihr Dach noch heute ab."],
    url: "https://www.dachdeckerei-lorenz.example/notdienst",
    path: "notdienst",
  },
];

export const AD_SHOPS: readonly AdShop[] = [
  {
    company: "C-1001",
    accountId: 710_431,
    budgetCents: 98_000,
    week: WORKDAYS,
    year: STORM_YEAR,
    campaigns: [
      {
        key: "A-101",
        group: ROOF,
        name: "Dachreparatur Köln",
        engine: "google",
        impressions: 210,
        clickPerMille: 52,
        contactPerMille: 95,
        callsOfTen: 7,
        clickCents: 148,
        keywords: ["dachdecker köln", "dach reparieren", "sturmschaden dach"],
        terms: ["dachdecker köln ehrenfeld", "dach undicht was tun", "dachdecker notdienst"],
        ads: roofAds,
      },
      {
        key: "A-102",
        group: ROOF,
        name: "Dachreparatur Köln",
        engine: "bing",
        impressions: 64,
        clickPerMille: 41,
        contactPerMille: 90,
        callsOfTen: 8,
        clickCents: 104,
        keywords: ["dachdecker köln", "dach reparieren"],
        terms: ["dachdecker in der nähe", "dach reparatur kosten"],
        ads: roofAds.slice(0, 1),
      },
      {
        key: "A-103",
        group: WINDOWS,
        name: "Dachfenster einbauen",
        engine: "google",
        impressions: 96,
        clickPerMille: 48,
        contactPerMille: 70,
        callsOfTen: 4,
        clickCents: 166,
        keywords: ["dachfenster einbauen", "dachfenster austauschen"],
        terms: ["dachfenster einbauen kosten", "dachfenster nachrüsten altbau"],
        ads: [
          {
            headlines: ["Dachfenster vom Meister", "Einbau an einem Tag"],
            descriptions: ["Mehr Licht unter dem Dach. Beratung bei Ihnen zu Hause, auch samstags."],
            url: "https://www.dachdeckerei-lorenz.example/dachfenster",
            path: "dachfenster",
          },
        ],
      },
      {
        key: "A-104",
        group: WINDOWS,
        name: "Winteraktion",
        engine: "google",
        state: "ended",
        endedDaysAgo: 160,
        impressions: 38,
        clickPerMille: 60,
        contactPerMille: 60,
        callsOfTen: 5,
        clickCents: 120,
        keywords: ["dachfenster angebot"],
        terms: ["dachfenster günstig"],
        ads: [],
      },
    ],
  },
  {
    company: "C-1003",
    accountId: 710_558,
    budgetCents: 38_000,
    week: WORKDAYS,
    year: CALM_YEAR,
    missingDaysAgo: 19,
    campaigns: [
      {
        key: "A-201",
        group: { key: "G-20", name: "Werkstatt" },
        name: "Inspektion und Bremsen",
        engine: "google",
        impressions: 190,
        clickPerMille: 47,
        contactPerMille: 80,
        callsOfTen: 8,
        clickCents: 92,
        keywords: ["kfz werkstatt berlin", "bremsen wechseln"],
        terms: ["autowerkstatt neukölln", "bremsbeläge wechseln preis"],
        ads: [
          {
            headlines: ["Kfz-Werkstatt in Neukölln", "Termin noch diese Woche"],
            descriptions: ["Inspektion, Bremsen, Klima. Festpreis vor der Reparatur."],
            url: "https://www.yildiz-sohn.example/",
            path: "termin",
          },
        ],
      },
      {
        key: "A-202",
        group: { key: "G-21", name: "Reifen" },
        name: "Reifenwechsel",
        engine: "google",
        state: "paused",
        endedDaysAgo: 12,
        impressions: 80,
        clickPerMille: 55,
        contactPerMille: 100,
        callsOfTen: 5,
        clickCents: 64,
        keywords: ["reifenwechsel berlin"],
        terms: ["reifenwechsel ohne termin"],
        ads: [],
      },
    ],
  },
  {
    company: "C-1011",
    accountId: 710_811,
    budgetCents: 52_000,
    week: WORKDAYS,
    year: STORM_YEAR,
    campaigns: [
      {
        key: "A-401",
        group: { key: "G-40", name: "Heizung" },
        name: "Wärmepumpe und Notdienst",
        engine: "google",
        impressions: 170,
        clickPerMille: 50,
        contactPerMille: 85,
        callsOfTen: 6,
        clickCents: 172,
        keywords: ["heizung notdienst berlin", "wärmepumpe einbauen"],
        terms: ["heizung ausgefallen pankow", "wärmepumpe kosten altbau"],
        ads: [
          {
            headlines: ["Heizung ausgefallen?", "Notdienst für Pankow"],
            descriptions: ["Meisterbetrieb für Sanitär und Heizung. Wärmepumpen mit Festpreis und Förderantrag."],
            url: "https://www.waermewerk-pankow.example/",
            path: "heizung",
          },
        ],
      },
    ],
  },
  {
    company: "C-1010",
    accountId: 710_702,
    budgetCents: 16_000,
    week: [112, 110, 108, 106, 104, 84, 76],
    year: CALM_YEAR,
    campaigns: [
      {
        key: "A-301",
        group: { key: "G-30", name: "Elektroinstallation" },
        name: "Wallbox und Zähler",
        engine: "bing",
        impressions: 120,
        clickPerMille: 44,
        contactPerMille: 75,
        callsOfTen: 5,
        clickCents: 88,
        keywords: ["elektriker regensburg", "wallbox installieren"],
        terms: ["wallbox installation kosten", "elektriker notdienst regensburg"],
        ads: [
          {
            headlines: ["Elektriker in Regensburg", "Wallbox zum Festpreis"],
            descriptions: ["Meisterbetrieb. Wir planen, bauen ein und melden beim Netzbetreiber an."],
            url: "https://www.elektro-brandl.example/wallbox",
            path: "wallbox",
          },
        ],
      },
    ],
  },
];
