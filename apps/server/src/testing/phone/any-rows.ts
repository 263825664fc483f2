/** Import rows of the telephone services with any values, for the round trip of import and export. */
import { CALL_OUTCOMES } from "@portal/contract/secretarial/calls";
import { BOT_OUTCOMES } from "@portal/contract/voicebot/calls";
import { BOT_ANSWERS, BOT_TASKS } from "@portal/contract/voicebot/settings";
import * as fc from "fast-check";
import { instant, isoDay, line, maybe, paragraphs, some } from "../any-values.ts";

type Span = { from: string; to: string } | null;
const week = fc.tuple(
  ...Array.from({ length: 7 }, () => fc.constantFrom<Span[]>(null, { from: "08:00", to: "17:00" })),
);
const hours = fc.oneof(
  fc.record({ mode: fc.constantFrom("always", "closed"), week }),
  week.map((days) => ({ mode: "own", week: days.with(2, { from: "07:30", to: "12:15" }) })),
);

export const secretarialSettings = (key: string) =>
  fc
    .record({
      service_number: line(20, 1),
      greeting: maybe(paragraphs.map((text) => text.slice(0, 100))),
      forward_to: maybe(line(20)),
      hours: maybe(hours),
      vacation: fc.constantFrom(
        {},
        { vacation_start: null, vacationEndDate: null },
        { vacation_start: "2026-08-01", vacationEndDate: null },
        { vacation_start: "2026-08-01", vacationEndDate: "2026-08-01" },
      ),
      vacation_note: maybe(line(40)),
      changed: fc.oneof(instant, isoDay),
    })
    .map(({ vacation, ...row }) => ({ type: "secretarial_settings", company: key, ...row, ...vacation }));

export const secretarialCall = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      at: fc.oneof(instant, isoDay),
      name: maybe(line(30)),
      caller_company: maybe(line(30)),
      phone: maybe(line(20)),
      concern: maybe(paragraphs),
      outcome: fc.constantFrom(...CALL_OUTCOMES),
      wants_callback: maybe(fc.boolean()),
      seconds: maybe(fc.nat({ max: 4000 })),
      reported: fc.oneof(instant, isoDay),
      done: maybe(fc.option(instant)),
      note: maybe(line(30)),
    })
    .map((row) => ({ type: "secretarial_call", external_id: key, ...row }));

export const voicebotSettings = (key: string) =>
  fc
    .record({
      greeting: maybe(paragraphs.map((text) => text.slice(0, 100))),
      forward_to: maybe(line(20)),
      hours: maybe(hours),
      tasks: maybe(some(BOT_TASKS)),
      answers: maybe(some(BOT_ANSWERS)),
      asks_to_record: maybe(fc.boolean()),
      absence_start: maybe(fc.constantFrom(null, "2026-08-01")),
      absence_end: maybe(fc.constantFrom(null, "2026-08-14")),
      changed: fc.oneof(instant, isoDay),
    })
    .map((row) => ({ type: "voicebot_settings", company: key, ...row }));

export const voicebotCall = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      at: fc.constant("2026-03-01T09:12:00.000Z"),
      seconds: maybe(fc.nat({ max: 4000 })),
      name: maybe(line(30)),
      phone: maybe(line(20)),
      summary: maybe(paragraphs),
      transcript: maybe(
        fc.array(fc.record({ speaker: fc.constantFrom("bot", "caller"), text: line(30) }), { maxLength: 3 }),
      ),
      outcome: fc.constantFrom(...BOT_OUTCOMES),
      reported: fc.oneof(instant, isoDay),
      done: maybe(fc.option(instant)),
      recording: maybe(
        fc.option(
          fc.record({
            type: fc.constantFrom("audio/wav", "audio/mpeg"),
            sound: fc.constant("UklGRg=="),
            consent: instant,
            delete_on: fc.constantFrom("2026-03-02", "2026-05-30"),
          }),
        ),
      ),
    })
    .map((row) => ({ type: "voicebot_call", external_id: key, ...row }));
