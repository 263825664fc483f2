/** Changes of the entry and of everything else, in one list. Pure. */
import type { DashboardChange } from "@portal/contract/dashboard/calls";
import { changeActorText, type EntryChange } from "@portal/contract/entry/history/calls";
import { PARTS } from "@portal/contract/entry/parts";
import { fieldList } from "../../features/entry/history/change-texts.ts";

export type ShownChange = { key: string; title: string; note: string; detail: string; actor: string; at: string };

const SHOWN = 5;

const ACTORS: Record<DashboardChange["by"], string> = {
  me: "Sie",
  company: "Jemand aus Ihrer Firma",
  support: "Kundendienst",
  provider: "Wir",
  customer: "Kunde",
};

/** Newest first. */
export const latestOf = (entry: readonly EntryChange[], others: readonly DashboardChange[]): ShownChange[] =>
  [...entry.map(ofEntry), ...others.map(ofProduct)]
    .toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at))
    .slice(0, SHOWN);

const ofEntry = (change: EntryChange): ShownChange => ({
  key: `entry-${change.id}`,
  title: PARTS[change.part].label,
  note: change.undoesChangeId === null ? "" : "rückgängig gemacht",
  detail: fieldList(change.fields.map(({ field }) => field)),
  actor: changeActorText(change),
  at: change.changedAt,
});

const ofProduct = ({ id, text, by, at }: DashboardChange): ShownChange => ({
  key: `log-${id}`,
  title: text,
  note: "",
  detail: "",
  actor: ACTORS[by],
  at,
});
