import pg from "pg";

/** Key of the advisory lock; nothing else in the database "postgres" uses it. */
const LOCK = 7_311_880;

/**
 * A connection that marks the embedded server as in use. Each process that uses the server holds one with a shared
 * advisory lock. The last process to leave is the one that gets the exclusive lock.
 */
export type ServerUse = {
  /** Resolves when the connection to the server is lost. */
  lost: Promise<void>;
  /** Whether nobody else uses the server. */
  isAlone(): Promise<boolean>;
  leave(): Promise<void>;
};

/** Connects to the database "postgres" and makes `database` if it does not exist. */
export async function joinServer(serverUrl: string, database: string): Promise<ServerUse> {
  const client = new pg.Client({ connectionString: serverUrl, application_name: "portal server use" });
  let leaving = false;
  const lost = new Promise<void>((resolve) => {
    client.on("error", () => {});
    client.on("end", () => {
      if (!leaving) resolve();
    });
  });
  try {
    await client.connect();
    await client.query("select pg_advisory_lock_shared($1)", [LOCK]);
    const { rowCount } = await client.query("select from pg_database where datname = $1", [database]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } catch (error) {
    leaving = true;
    await client.end().catch(() => {});
    throw error;
  }
  return {
    lost,
    async isAlone() {
      const { rows } = await client.query<{ alone: boolean }>("select pg_try_advisory_lock($1) as alone", [LOCK]);
      return rows[0]?.alone === true;
    },
    async leave() {
      leaving = true;
      await client.end().catch(() => {});
    },
  };
}
