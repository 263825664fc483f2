/** Import rows of leads with any values, for the round trip of import and export. */
import { LEAD_KINDS } from "@portal/contract/leads/states";
import * as fc from "fast-check";
import { email, instant, line, maybe, paragraphs } from "../any-values.ts";

/** Of these years, so that it is not too old to be kept. */
const recent = fc.nat({ max: 100 }).map((days) => new Date(Date.now() - days * 86_400_000).toISOString());
const standing = fc.oneof(
  // A new one is refused by a company that locks leads, and the locks are any.
  fc.record({ state: fc.constant("declined") }),
  fc.record({
    state: fc.constantFrom("accepted", "won", "lost"),
    accepted: instant,
    first_response: maybe(fc.option(instant)),
    value_cents: maybe(fc.option(fc.nat({ max: 100_000 }))),
  }),
);

export const anyLead = (key: string, companies: readonly string[]) =>
  fc
    .record({
      company: fc.constantFrom(...companies),
      kind: fc.constantFrom(...LEAD_KINDS),
      at: recent,
      name: maybe(line(30)),
      email: maybe(email),
      phone: maybe(line(20)),
      text: maybe(paragraphs),
      postal_code: maybe(fc.constantFrom("", "50667", "01067")),
      place: maybe(line(20)),
      price_cents: maybe(fc.option(fc.nat({ max: 10_000 }))),
      reported: instant,
      standing,
    })
    .map(({ standing: how, ...row }) => ({ type: "lead", external_id: key, ...row, ...how }));
