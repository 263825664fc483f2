/**
 * Generates two years of the demo companies' calls at the voicebot as rows of the import. The calls of a day are the
 * same whenever they are generated, but for recordings, which only the last weeks have.
 */
import { addDays, type Day, daysBetween, instantOfBerlin, weekday } from "@portal/contract/time/berlin-time";
import { demoSound } from "./demo-sound.ts";
import { type Random, randomOf } from "./random.ts";

const DAYS = 722;
const FIRST_DAY = "2020-01-01";
const RECORDING_DAYS = 30;
const OPEN_DAYS = 4;

type Talk = { outcome: string; summary: string; asked: string; said: string };

const TALKS: readonly Talk[] = [
  {
    outcome: "answered",
    summary: "Fragt nach den Öffnungszeiten am Samstag.",
    asked: "Haben Sie am Samstag geöffnet?",
    said: "Die Öffnungszeiten für Samstag stehen im Eintrag. Ich lese sie Ihnen vor.",
  },
  {
    outcome: "answered",
    summary: "Fragt, ob Kartenzahlung möglich ist.",
    asked: "Kann ich bei Ihnen mit Karte zahlen?",
    said: "Ja, Sie können bar und mit Karte zahlen.",
  },
  {
    outcome: "message",
    summary: "Bittet um Rückruf wegen eines Angebots.",
    asked: "Ich warte noch auf das Angebot von letzter Woche.",
    said: "Ich richte das aus. Unter welcher Nummer erreicht man Sie?",
  },
  {
    outcome: "appointment",
    summary: "Möchte nächste Woche einen Termin am Vormittag.",
    asked: "Ich brauche nächste Woche einen Termin.",
    said: "Gern. Passt Ihnen ein Vormittag? Die Firma bestätigt den Termin.",
  },
  {
    outcome: "connected",
    summary: "Dringender Fall, wurde verbunden.",
    asked: "Es ist dringend, ich muss jemanden sprechen.",
    said: "Ich verbinde Sie.",
  },
  { outcome: "hung_up", summary: "Hat nach der Begrüßung aufgelegt.", asked: "", said: "" },
];

const NAMES = ["Anna Brehm", "Murat Demir", "Karin Fuchs", "Thomas Huber", "Ines Jansen", "Georg Adler"];
/** Numbers that the Federal Network Agency keeps for films and books. */
const PREFIXES = ["030 23125", "0221 4710", "069 90009", "0171 39200"];
/** Monday first, in percent: the machine also answers at weekends. */
const WEEK = [120, 100, 95, 100, 110, 90, 60];
const CALLS_A_DAY: Readonly<Record<string, number>> = { "C-1001": 3, "C-1003": 4 };

/** The lines of an import, oldest day first, as they were reported up to `now` (epoch milliseconds) on `today`. */
export function* demoBotLines(today: Day, now: number): Generator<string> {
  for (const [index, company] of Object.keys(CALLS_A_DAY).entries()) {
    for (let ago = DAYS; ago >= 0; ago -= 1) {
      const day = addDays(today, -ago);
      const random = randomOf(index + 911, daysBetween(FIRST_DAY, day));
      const share = (WEEK[weekday(day)] ?? 100) / 100;
      const calls = Math.round((CALLS_A_DAY[company] ?? 0) * share * (0.3 + random.below(141) / 100));
      for (let number = 0; number < calls; number += 1) {
        const row = rowOf(company, { day, number, ago }, random);
        if (Date.parse(row.reported) > now) continue;
        const isDone = row.done !== null && Date.parse(row.done) <= now;
        yield JSON.stringify({ ...row, done: isDone ? row.done : null });
      }
    }
  }
}

type Place = { day: Day; number: number; ago: number };

function rowOf(company: string, { day, number, ago }: Place, random: Random) {
  const at = instantOfBerlin(day, 6 * 60 + random.below(16 * 60));
  const seconds = 20 + random.below(160);
  const talk = random.of(TALKS);
  const needsSomebody = talk.outcome === "message" || talk.outcome === "appointment";
  const isDone = !needsSomebody || (ago > OPEN_DAYS ? !random.chance(3) : random.chance(30));
  // The first page of calls always has a recording to listen to.
  const consents = talk.asked !== "" && number % 3 !== 1;
  const phone = random.chance(10) ? "" : `${random.of(PREFIXES)}${String(100 + random.below(900))}`;
  const name = random.of(NAMES);
  return {
    type: "voicebot_call",
    external_id: `B-${day}-${number}`,
    company,
    at: new Date(at).toISOString(),
    seconds: talk.asked === "" ? 6 : seconds,
    name: talk.asked === "" ? "" : name,
    phone,
    summary: talk.summary,
    transcript:
      talk.asked === ""
        ? []
        : [
            { speaker: "caller", text: talk.asked },
            { speaker: "bot", text: talk.said },
            { speaker: "caller", text: "Danke, auf Wiederhören." },
          ],
    outcome: talk.outcome,
    reported: new Date(at + (seconds + 30) * 1000).toISOString(),
    done: isDone ? new Date(at + 7_200_000).toISOString() : null,
    ...(consents && ago < RECORDING_DAYS
      ? {
          recording: {
            type: "audio/wav",
            sound: demoSound(),
            consent: new Date(at + 5000).toISOString(),
            delete_on: addDays(day, RECORDING_DAYS),
          },
        }
      : {}),
  };
}
