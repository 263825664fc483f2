/** Contacts of all products together, each counted once. */
import type { DashboardContacts } from "@portal/contract/dashboard/calls";
import { type ContactSource, countContacts, READ_DAYS } from "@portal/contract/dashboard/contacts/count";
import { addDays } from "@portal/contract/time/berlin-time";
import type { Dependencies } from "../../platform/dependencies.ts";
import { ask, wirePlace } from "./asking.ts";
import type { Asked, DashboardSource } from "./source.ts";

/** Null without figures. `missing`: the products that did not answer; without them the sum would say too little. */
export async function readContacts(
  dependencies: Pick<Dependencies, "environment" | "log">,
  sources: readonly DashboardSource[],
  asked: Asked,
): Promise<{ contacts: DashboardContacts | null; missing: string[] }> {
  const firstDay = addDays(asked.today, -READ_DAYS);
  const answers = await Promise.all(
    sources.flatMap((source) =>
      source.contacts === undefined ? [] : [answerOf(dependencies, source, source.contacts, { ...asked, firstDay })],
    ),
  );
  const missing = answers.flatMap(({ source, read }) => (read === null ? [source.product] : []));
  if (missing.length > 0) return { contacts: null, missing };
  const known = answers.flatMap(({ source, read }): ContactSource[] => (read ? [{ key: source.name, ...read }] : []));
  const counted = countContacts(known, asked.today);
  if (counted === null) return { contacts: null, missing };
  const described = counted.sources.flatMap((sum) => {
    const found = answers.find(({ source }) => source.name === sum.key);
    return found ? [{ ...sum, product: found.source.product, place: wirePlace(found.place) }] : [];
  });
  return { contacts: { ...counted, sources: described }, missing };
}

async function answerOf(
  dependencies: Pick<Dependencies, "environment" | "log">,
  source: DashboardSource,
  { place, read }: NonNullable<DashboardSource["contacts"]>,
  asked: Parameters<typeof read>[0],
) {
  return { source, place, read: await ask(dependencies, source, () => read(asked)) };
}
