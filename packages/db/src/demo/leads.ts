/**
 * Generates two years of the demo companies' leads as rows of the import. The leads of a day are the same whenever they
 * are generated, so a second load on another day adds only what is new. Old enough applications are left out.
 */
import { addDays, type Day, daysBetween, instantOfBerlin, weekday } from "@portal/contract/time/berlin-time";
import { type Random, randomOf } from "./random.ts";

const DAYS = 700;
const JOB_DAYS = 170;
const FIRST_DAY = "2020-01-01";
/** Leads of these last days may still be new. */
const NEW_DAYS = 2;
const OPEN_DAYS = 12;
/** Days ago on which a lead comes for sure: a new one, one to answer, and for who looks for people an application. */
const SURE_DAYS: ReadonlySet<number> = new Set([1, 4, 6]);
const SURE_JOB = 6;
const SURE_MESSAGE = 4;

type Business = { company: string; percent: number; asks: readonly string[]; jobs: readonly string[]; cents: number };

const BUSINESSES: readonly Business[] = [
  {
    company: "C-1001",
    percent: 30,
    asks: [
      "Unser Flachdach ist undicht, etwa 80 Quadratmeter. Wann können Sie es ansehen?",
      "Zwei Dachfenster im Altbau, dritter Stock. Was kostet das ungefähr?",
      "Dachrinne auf zwölf Metern erneuern, gern noch vor dem Winter.",
      "Nach dem Sturm fehlen Ziegel. Bitte rufen Sie an.",
      "Wir möchten das Dach dämmen lassen und suchen drei Angebote.",
    ],
    jobs: [],
    cents: 640_000,
  },
  {
    company: "C-1005",
    percent: 10,
    asks: ["Wir suchen Betreuung für zwölf Arbeitsplätze.", "Unser Server soll ersetzt werden. Bitte ein Angebot."],
    jobs: ["Bewerbung als Systemtechnikerin, ab sofort.", "Bewerbung um eine Ausbildung ab August."],
    cents: 480_000,
  },
  {
    company: "C-1011",
    percent: 26,
    asks: [
      "Angebot für eine Wärmepumpe im Einfamilienhaus, Baujahr 1994.",
      "Bad komplett neu, acht Quadratmeter, barrierefrei.",
      "Die Gastherme ist 22 Jahre alt. Was raten Sie?",
      "Wartung der Heizung in einem Haus mit sechs Wohnungen.",
    ],
    jobs: [],
    cents: 920_000,
  },
  {
    company: "C-1013",
    percent: 8,
    asks: ["Pflege für meine Mutter, dreimal in der Woche. Haben Sie Plätze frei?"],
    jobs: ["Bewerbung als Pflegefachkraft, 30 Stunden.", "Bewerbung als Pflegehelfer, auch am Wochenende."],
    cents: 90_000,
  },
];

/** What people write who want to know something. */
const QUESTIONS = [
  "Kommen Sie auch zu uns hinaus, und was kostet die Anfahrt?",
  "Wir haben nächste Woche Urlaub. Geht der Termin auch am Montag danach?",
  "Danke für den schnellen Besuch. Können Sie uns das Angebot noch einmal schicken?",
  "Brauchen Sie Fotos, oder reicht Ihnen die Beschreibung?",
];
const FIRST_NAMES = ["Anna", "Murat", "Karin", "Thomas", "Elif", "Georg", "Ines", "Paul", "Rosa", "Stefan"];
const LAST_NAMES = ["Adler", "Brehm", "Cramer", "Demir", "Ehlers", "Fuchs", "Gerlach", "Huber", "Jansen", "Kowalski"];
/** Numbers that the Federal Network Agency keeps for films and books. */
const PREFIXES = ["030 23125", "0221 4710", "069 90009", "089 99998", "0171 39200"];
const PLACES = [
  ["50667", "Köln"],
  ["50823", "Köln"],
  ["51065", "Köln"],
  ["50354", "Hürth"],
  ["51427", "Bergisch Gladbach"],
] as const;
/** Monday first, in percent. */
const WEEK = [140, 120, 105, 100, 85, 60, 70];

/** The lines of an import, oldest day first, as they were reported up to `now` (epoch milliseconds) on `today`. */
export function* demoLeadLines(today: Day, now: number): Generator<string> {
  for (const [index, business] of BUSINESSES.entries()) {
    for (let ago = DAYS; ago >= 0; ago -= 1) {
      const day = addDays(today, -ago);
      const random = randomOf(index + 711, daysBetween(FIRST_DAY, day));
      const chance = (business.percent * (WEEK[weekday(day)] ?? 100) * moodOf(daysBetween(FIRST_DAY, day))) / 100;
      const isSure = SURE_DAYS.has(ago);
      if (!random.chance(Math.round(chance)) && !isSure) continue;
      const isJob = business.jobs.length > 0 && (ago === SURE_JOB || (!isSure && random.chance(55)));
      if (isJob && ago > JOB_DAYS) continue;
      const row = rowOf(business, { day, ago, isJob }, random);
      if (Date.parse(row.reported) <= now) yield JSON.stringify(row);
    }
  }
}

type Place = { day: Day; ago: number; isJob: boolean };

function rowOf(business: Business, { day, ago, isJob }: Place, random: Random) {
  const at = instantOfBerlin(day, 7 * 60 + random.below(14 * 60));
  const first = random.of(FIRST_NAMES);
  const last = random.of(LAST_NAMES);
  const [postal_code, place] = random.of(PLACES);
  const kind = kindOf({ day, ago, isJob }, random);
  return {
    type: "lead",
    external_id: `D-${business.company}-${day}`,
    company: business.company,
    kind,
    at: new Date(at).toISOString(),
    name: `${first} ${last}`,
    email: `${first}.${last}@post.example`.toLowerCase(),
    phone: random.chance(80) ? `${random.of(PREFIXES)}${100 + random.below(900)}` : "",
    text: random.of(isJob ? business.jobs : kind === "message" ? QUESTIONS : business.asks),
    postal_code,
    place,
    price_cents: isJob ? null : 900 + 100 * random.below(12),
    reported: new Date(at + 60_000).toISOString(),
    ...standingOf(business, { at, ago, isJob }, random),
  };
}

function kindOf({ ago, isJob }: Place, random: Random): "request" | "job" | "message" {
  if (isJob) return "job";
  if (SURE_DAYS.has(ago)) return ago === SURE_MESSAGE ? "message" : "request";
  return random.chance(85) ? "request" : "message";
}

/** How far the company is. Times of answers depend on the day: some weeks are slow. */
function standingOf(
  { cents }: Business,
  { at, ago, isJob }: { at: number; ago: number; isJob: boolean },
  random: Random,
) {
  const luck = random.below(100);
  const wait = (15 + random.below(240)) * 60_000;
  const value = Math.round((cents * (40 + random.below(120))) / 100);
  if (ago <= NEW_DAYS) return {};
  if (SURE_DAYS.has(ago)) return { state: "accepted", accepted: new Date(at + wait).toISOString() };
  if (luck < 6) return { state: "taken" };
  if (luck < 14) return { state: "declined" };
  const accepted = { accepted: new Date(at + wait).toISOString() };
  const answered = { ...accepted, first_response: new Date(at + 2 * wait).toISOString() };
  if (ago <= OPEN_DAYS) {
    if (luck < 35) return { state: "accepted", ...accepted };
    return { state: luck < 70 || isJob ? "contacted" : "offer", ...answered };
  }
  if (luck < 58) return { state: "lost", ...answered };
  if (luck < 62) return { state: "contacted", ...answered };
  return { state: "won", ...answered, ...(isJob ? {} : { value_cents: value }) };
}

/** Some weeks are much quieter or busier than others. */
function moodOf(age: number): number {
  const week = randomOf(97, Math.floor(age / 7)).below(100);
  if (week < 10) return 0.3;
  return week > 88 ? 2 : 1;
}
