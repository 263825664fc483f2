/** Address of a database that listens on a Unix socket in `socketFolder`. */
export function socketUrl(socketFolder: string, database: string): string {
  return `postgresql://portal@localhost/${database}?host=${encodeURIComponent(socketFolder)}`;
}

/** The same server, another database: `postgresql://u@h/a?x=1` becomes `postgresql://u@h/b?x=1`. */
export function withDatabase(url: string, database: string): string {
  // A URL without a host (`postgresql://portal@/portal?host=/path`) is valid for PostgreSQL but not a standard URL.
  const parsed = new URL(url.replace("@/", "@localhost/"));
  parsed.pathname = `/${encodeURIComponent(database)}`;
  return parsed.href;
}
