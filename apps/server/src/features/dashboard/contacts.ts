/** Contacts of all products together, each counted once. */
import type { DashboardContacts } from "@portal/contract/dashboard/calls";
import {
  type ContactSource,
  type CountedContacts,
  countContacts,
  countPeriod,
  type Period,
  READ_DAYS,
} from "@portal/contract/dashboard/contacts/count";
import { addDays, type Day } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../platform/dependencies.ts";
import { ask, wirePlace } from "./asking.ts";
import type { Asked, DashboardSource } from "./source.ts";

type Log = Pick<Dependencies, "environment" | "log">;
type Read = { contacts: DashboardContacts | null; missing: string[] };
type Question = Asked & { firstDay: Day };

/** Null without figures. `missing`: the products that did not answer; without them the sum would say too little. */
export const readContacts = (dependencies: Log, sources: readonly DashboardSource[], asked: Asked): Promise<Read> =>
  read(dependencies, sources, { ...asked, firstDay: addDays(asked.today, -READ_DAYS) }, (known) =>
    countContacts(known, asked.today),
  );

/** The contacts of exactly these days, compared with those of others. */
export const readPeriod = (
  dependencies: Log,
  sources: readonly DashboardSource[],
  asked: Asked & { period: Period; before: Period },
): Promise<Read> =>
  read(dependencies, sources, { ...asked, firstDay: asked.before.firstDay }, (known) =>
    countPeriod(known, asked.period, asked.before),
  );

async function read(
  dependencies: Log,
  sources: readonly DashboardSource[],
  asked: Question,
  count: (known: ContactSource[]) => CountedContacts | null,
): Promise<Read> {
  const answers = await Promise.all(
    sources.flatMap((source) =>
      source.contacts === undefined ? [] : [answerOf(dependencies, source, source.contacts, asked)],
    ),
  );
  const missing = answers.flatMap(({ source, contacts }) => (contacts === null ? [source.product] : []));
  if (missing.length > 0) return { contacts: null, missing };
  const known = answers.flatMap(({ source, contacts }): ContactSource[] =>
    contacts ? [{ key: source.name, ...contacts }] : [],
  );
  const counted = count(known);
  if (counted === null) return { contacts: null, missing };
  const described = counted.sources.flatMap((sum) => {
    const found = answers.find(({ source }) => source.name === sum.key);
    return found ? [{ ...sum, product: found.source.product, place: wirePlace(found.place) }] : [];
  });
  return { contacts: { ...counted, sources: described }, missing };
}

async function answerOf(
  dependencies: Log,
  source: DashboardSource,
  { place, read: readSource }: NonNullable<DashboardSource["contacts"]>,
  asked: Question,
) {
  return { source, place, contacts: await ask(dependencies, source, () => readSource(asked)) };
}
