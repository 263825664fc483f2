/** Invented visits of the fake Matomo's sites. Each day of a site is the same whenever it is asked for. */

export type SiteProfile = {
  /** Visits on an average day. */
  visits: number;
  /** First day with visits, YYYY-MM-DD. */
  since: string;
  /** In percent of the visits, Monday first. */
  week: readonly number[];
  /** In percent of the visits, January first. */
  year: readonly number[];
  keywords: readonly string[];
  websites: readonly string[];
};

const WORKING_WEEK = [124, 116, 108, 104, 92, 64, 56];
const STEADY = [98, 100, 102, 102, 100, 94, 90, 92, 104, 106, 106, 98];

const SITES: Readonly<Record<string, SiteProfile>> = {
  "7": {
    visits: 34,
    since: "2023-04-17",
    week: WORKING_WEEK,
    year: [124, 118, 104, 92, 84, 78, 76, 84, 100, 122, 138, 110],
    keywords: ["dachdeckerei lorenz köln", "dachdecker ehrenfeld", "dach sanieren kosten", "dachfenster einbauen köln"],
    websites: ["verzeichnis.example", "koelner-handwerk.example", "ehrenfeld-aktuell.example"],
  },
  "12": {
    visits: 58,
    since: "2021-09-01",
    week: [128, 126, 122, 118, 104, 24, 20],
    year: STEADY,
    keywords: ["rheinbogen it", "it systemhaus köln", "telefonanlage kleine firma", "datensicherung betrieb"],
    websites: ["verzeichnis.example", "gruender-koeln.example"],
  },
  "18": {
    visits: 46,
    since: "2022-06-20",
    week: [116, 112, 108, 106, 98, 78, 82],
    year: STEADY,
    keywords: ["pflegedienst harburg", "lindenhof pflege", "verhinderungspflege antrag"],
    websites: ["verzeichnis.example", "pflege-in-hamburg.example", "gemeinde-harburg.example"],
  },
};

const ANY_SITE: SiteProfile = {
  visits: 12,
  since: "2024-01-01",
  week: WORKING_WEEK,
  year: STEADY,
  keywords: ["angebot", "öffnungszeiten"],
  websites: ["verzeichnis.example"],
};

/** Ids from 1 to 99 are sites; others are unknown. */
export const profileOf = (idSite: string): SiteProfile | undefined =>
  /^[1-9]\d?$/.test(idSite) ? (SITES[idSite] ?? ANY_SITE) : undefined;

export type Row = { label: string; visits: number };
export type SiteVisits = {
  visits: number;
  pageviews: number;
  devices: Row[];
  direct: number;
  search: Row[];
  websites: Row[];
  socials: Row[];
  campaigns: Row[];
  keywords: Row[];
};

const DAY_MS = 86_400_000;
const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** A number from 0 to below 1 that follows from its seed. */
function chance(seed: number): number {
  let bits = Math.imul(seed ^ 0x9e3779b1, 0x21f0aaad);
  bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
  return ((bits ^ (bits >>> 15)) >>> 0) / 2 ** 32;
}

/** The visits of a whole day; of today the share that has passed. Null before the site was online and in the future. */
export function visitsOn(idSite: string, day: string, now: Date): SiteVisits | null {
  const profile = profileOf(idSite);
  const today = now.toISOString().slice(0, 10);
  if (profile === undefined || day < profile.since || day > today) return null;
  const number = dayNumber(day);
  const seed = Number(idSite) * 100_003 + number;
  const growth = 1.14 ** ((number - dayNumber("2026-01-01")) / 365);
  const weekly = (profile.week[(number + 3) % 7] ?? 100) / 100;
  const season = (profile.year[Number(day.slice(5, 7)) - 1] ?? 100) / 100;
  const passed = day === today ? (now.getTime() % DAY_MS) / DAY_MS : 1;
  const visits = Math.round(
    profile.visits * growth * weekly * season * weekFactor(idSite, number) * (0.78 + 0.44 * chance(seed)) * passed,
  );
  if (visits === 0) return null;
  return {
    visits,
    pageviews: Math.round(visits * (1.9 + 0.9 * chance(seed + 1))),
    ...sourcesOf(profile, visits, seed),
  };
}

/** Some weeks are much better or worse than others: a storm, a newspaper article, holidays. */
function weekFactor(idSite: string, number: number): number {
  const luck = chance(Number(idSite) * 7919 + Math.floor((number + 3) / 7));
  if (luck > 0.93) return 1.9;
  return luck < 0.08 ? 0.5 : 0.85 + 0.3 * luck;
}

function sourcesOf(profile: SiteProfile, visits: number, seed: number): Omit<SiteVisits, "visits" | "pageviews"> {
  const part = (share: number, place: number): number =>
    Math.round(visits * share * (0.7 + 0.6 * chance(seed + place)));
  const search = Math.min(visits, part(0.48, 2));
  const websites = Math.min(visits - search, part(0.16, 3));
  const socials = Math.min(visits - search - websites, part(0.07, 4));
  const campaigns = Math.min(visits - search - websites - socials, part(0.05, 5));
  const phone = Math.min(visits, part(0.6, 6));
  const tablet = Math.min(visits - phone, part(0.05, 7));
  return {
    devices: rowsOf(["Smartphone", "Tablet", "Desktop"], [phone, tablet, visits - phone - tablet]),
    direct: visits - search - websites - socials - campaigns,
    search: spread(["Google", "Bing", "DuckDuckGo"], search, 0.88),
    websites: spread(rotated(profile.websites, seed), websites),
    socials: spread(["Facebook", "Instagram"], socials),
    campaigns: spread(["Herbstaktion"], campaigns),
    // Search engines say for few visits what was searched for.
    keywords: [
      ...spread(rotated(profile.keywords, seed), Math.round(search * 0.18)),
      ...rowsOf(["Keyword not defined"], [search - Math.round(search * 0.18)]),
    ],
  };
}

const rowsOf = (labels: readonly string[], visits: readonly number[]): Row[] =>
  labels.map((label, place) => ({ label, visits: visits[place] ?? 0 })).filter((row) => row.visits > 0);

/** Another order each day, so that each label has its days. */
const rotated = (labels: readonly string[], seed: number): readonly string[] => {
  const first = Math.floor(chance(seed + 8) * labels.length);
  return [...labels.slice(first), ...labels.slice(0, first)];
};

/** A share to the first label, the same share of what is left to each next one, and the rest to the last. */
function spread(labels: readonly string[], visits: number, share = 0.6): Row[] {
  let left = visits;
  return rowsOf(
    labels,
    labels.map((_, place) => {
      const mine = place === labels.length - 1 ? left : Math.ceil(left * share);
      left -= mine;
      return mine;
    }),
  );
}
