import pg from "pg";

const SQL = `
  select least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true), '0')::int,
      nullif(rolconnlimit, -1), nullif(datconnlimit, -1)) as allowed
  from pg_roles, pg_database where rolname = current_user and datname = current_database()`;

/** How many connections PostgreSQL allows the product together, on this database and as this user. */
export async function allowedConnections(url: string): Promise<number> {
  const client = new pg.Client({
    connectionString: url,
    application_name: "portal start",
    connectionTimeoutMillis: 5000,
    query_timeout: 5000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ allowed: number }>(SQL);
    return rows[0]?.allowed ?? 0;
  } finally {
    await client.end();
  }
}
