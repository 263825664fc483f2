/** The search for a company in the directory. */
import { FOUND_ENTRIES } from "@portal/contract/entry/finder/calls";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { serveFindEntries } from "./calls.ts";
import { searchEntries } from "./repository.ts";

export const finderRoutes = ({ db }: Dependencies): Call[] => [
  call(serveFindEntries, async ({ query }) => {
    const found = await searchEntries(db, query.text, FOUND_ENTRIES + 1);
    return { entries: found.slice(0, FOUND_ENTRIES), more: found.length > FOUND_ENTRIES };
  }),
];
