import { openBulkConnection } from "@portal/db/bulk-connection";
import { mayCheckReferences } from "./references.ts";
import { takeTurn } from "./turn.ts";
import type { ImportConnections } from "./write-slice.ts";

/** One transaction may take longer than a web request. */
const STATEMENT_TIMEOUT_MS = 300_000;

/**
 * Opens the connections of one import, when no other import runs any more.
 * @param waits called if one does
 * @throws if the database is away
 */
export async function openImportConnections(
  url: string,
  waits: () => void,
): Promise<ImportConnections & { close(): Promise<void> }> {
  const options = { applicationName: "portal import", statementTimeout: STATEMENT_TIMEOUT_MS };
  const [first, second] = await Promise.all([openBulkConnection(url, options), openBulkConnection(url, options)]);
  await takeTurn(first, waits);
  return {
    first,
    second,
    checksReferences: await mayCheckReferences(first.db),
    close: async () => {
      await Promise.all([first.close(), second.close()]);
    },
  };
}
