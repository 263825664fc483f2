/**
 * Generates two years of the demo companies' calls in the secretarial service as rows of the import. The calls of a day
 * are the same whenever they are generated, so a second load on another day adds only what is new.
 */
import { addDays, type Day, daysBetween, instantOfBerlin, weekday } from "@portal/contract/time/berlin-time";
import { type Random, randomOf } from "./random.ts";

const DAYS = 722;
const FIRST_DAY = "2020-01-01";
/** Calls of these last days are still open, older ones are done, but for a few. */
const OPEN_DAYS = 3;

type Desk = { company: string; calls: number; concerns: readonly string[] };

const DESKS: readonly Desk[] = [
  {
    company: "C-1001",
    calls: 3,
    concerns: [
      "Dach undicht nach dem Sturm, bittet um schnellen Rückruf.",
      "Angebot für ein neues Flachdach, etwa 80 Quadratmeter.",
      "Fragt, wann das Gerüst abgebaut wird.",
      "Dachrinne verstopft, Wasser läuft an der Wand herunter.",
      "Möchte den Termin am Donnerstag verschieben.",
      "Rückfrage zur Rechnung vom letzten Monat.",
      "Zwei Dachfenster einbauen, Altbau, dritter Stock.",
      "Bewirbt sich um eine Ausbildung ab August.",
    ],
  },
  {
    company: "C-1011",
    calls: 5,
    concerns: [
      "Heizung fällt aus, Fehler F28 in der Anzeige.",
      "Wartung der Gastherme, gern vormittags.",
      "Rohr im Keller tropft.",
      "Angebot für eine Wärmepumpe im Einfamilienhaus.",
      "Kein warmes Wasser seit heute früh.",
    ],
  },
  {
    company: "C-1015",
    calls: 2,
    concerns: [
      "Bittet um einen Termin zur Steuererklärung.",
      "Fragt nach fehlenden Belegen.",
      "Neues Mandat: Gründung einer GmbH.",
      "Rückfrage zum Bescheid des Finanzamts.",
    ],
  },
];

const FIRST_NAMES = ["Anna", "Murat", "Karin", "Thomas", "Elif", "Georg", "Ines", "Paul", "Rosa", "Stefan"];
const LAST_NAMES = ["Adler", "Brehm", "Cramer", "Demir", "Ehlers", "Fuchs", "Gerlach", "Huber", "Jansen", "Kowalski"];
const COMPANIES = ["Hausverwaltung Rheinblick", "Autohaus Stern", "Café Morgenrot", "Bäckerei Heim", "Hotel am Park"];
/** Numbers that the Federal Network Agency keeps for films and books. */
const PREFIXES = ["030 23125", "0221 4710", "069 90009", "089 99998", "0171 39200"];
/** Monday first, in percent. */
const WEEK = [140, 115, 105, 100, 90, 25, 8];

/** The lines of an import, oldest day first, as they were reported up to `now` (epoch milliseconds) on `today`. */
export function* demoCallerLines(today: Day, now: number): Generator<string> {
  for (const [index, desk] of DESKS.entries()) {
    for (let ago = DAYS; ago >= 0; ago -= 1) {
      const day = addDays(today, -ago);
      const random = randomOf(index + 311, daysBetween(FIRST_DAY, day));
      const share = ((WEEK[weekday(day)] ?? 100) / 100) * moodOf(daysBetween(FIRST_DAY, day));
      const calls = Math.round(desk.calls * share * (0.5 + random.below(101) / 100));
      for (let number = 0; number < calls; number += 1) {
        const row = rowOf(desk, { day, number, ago }, random);
        if (Date.parse(row.reported) <= now) yield JSON.stringify(row);
      }
    }
  }
}

type Place = { day: Day; number: number; ago: number };

function rowOf(desk: Desk, { day, number, ago }: Place, random: Random) {
  const minute = 7 * 60 + 30 + random.below(11 * 60);
  const at = instantOfBerlin(day, minute);
  const seconds = 25 + random.below(240);
  const kind = random.below(100);
  const outcome = kind < 58 ? "message" : kind < 80 ? "connected" : kind < 93 ? "appointment" : "hung_up";
  const hungUp = outcome === "hung_up";
  const isDone = outcome !== "message" || ago > OPEN_DAYS ? !random.chance(2) : random.chance(35);
  const name = `${random.of(FIRST_NAMES)} ${random.of(LAST_NAMES)}`;
  const phone = `${random.of(PREFIXES)}${String(100 + random.below(900))}`;
  return {
    type: "secretarial_call",
    external_id: `A-${day}-${number}`,
    company: desk.company,
    at: new Date(at).toISOString(),
    name: hungUp ? "" : name,
    caller_company: !hungUp && random.chance(25) ? random.of(COMPANIES) : "",
    phone: random.chance(6) ? "" : phone,
    concern: hungUp ? "" : random.of(desk.concerns),
    outcome,
    wants_callback: outcome === "message" && random.chance(75),
    seconds: hungUp ? 4 : seconds,
    reported: new Date(at + (seconds + 60) * 1000).toISOString(),
    done: isDone ? new Date(at + 3_600_000).toISOString() : null,
    note: isDone && random.chance(12) ? "Zurückgerufen, ist erledigt." : "",
  };
}

/** Some weeks are much quieter or busier than others. */
function moodOf(age: number): number {
  const week = randomOf(53, Math.floor(age / 7)).below(100);
  if (week < 9) return 0.4;
  return week > 90 ? 1.8 : 1;
}
