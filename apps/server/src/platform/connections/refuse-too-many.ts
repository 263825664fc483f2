import { allowedConnections } from "@portal/db/allowed-connections";
import { WrongSettings } from "../settings/check-settings.ts";

/** A database that went away meanwhile refuses nothing; what the start asks it next fails by itself. */
const UNKNOWN = Infinity;

/** @throws WrongSettings if PostgreSQL allows fewer connections than this process may open */
export async function refuseTooManyConnections(databaseUrl: string, connections: number): Promise<void> {
  const allowed = await allowedConnections(databaseUrl).catch(() => UNKNOWN);
  if (connections <= allowed) return;
  const text = `is ${connections}, and the database allows ${allowed} for all servers and commands together`;
  throw new WrongSettings([{ name: "DATABASE_CONNECTIONS", text }]);
}
