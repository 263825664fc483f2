/** Calls on the entry as the directory reads it. */
import { serveGetGrisuEntry, serveGetGrisuEntryFromRedis } from "./calls.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { directoryCopy } from "./directory-copy.ts";
import { directoryEntry } from "./directory-entry.ts";

export const directoryRoutes = (dependencies: Dependencies): Call[] => [
  call(serveGetGrisuEntry, async ({ scope }) => ({ entry: await directoryEntry(dependencies.db, scope) })),
  call(serveGetGrisuEntryFromRedis, ({ scope }) => directoryCopy(dependencies, scope)),
];
