import { openBulkConnection } from "@portal/db/bulk-connection";
import { mayCheckReferences } from "./reference-checks.ts";
import { lockImports } from "./import-lock.ts";
import type { ImportConnections } from "./write-batch.ts";

/** An import's transaction may take longer than a web request. */
const STATEMENT_TIMEOUT_MS = 300_000;

/**
 * Opens the connections of one import, after waiting until no other import runs.
 * @param waits called if another import runs
 * @throws if the database is away
 */
export async function openImportConnections(
  url: string,
  waits: () => void,
): Promise<ImportConnections & { close(): Promise<void> }> {
  const options = { applicationName: "portal import", statementTimeout: STATEMENT_TIMEOUT_MS };
  const [first, second] = await Promise.all([openBulkConnection(url, options), openBulkConnection(url, options)]);
  await lockImports(first, waits);
  return {
    first,
    second,
    checksReferences: await mayCheckReferences(first.db),
    close: async () => {
      await Promise.all([first.close(), second.close()]);
    },
  };
}
