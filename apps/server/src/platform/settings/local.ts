/** Which hosts and addresses stay on this machine. */
import { isIPv4 } from "node:net";

/** localhost, 127.0.0.0/8 and ::1, also in the brackets of a URL. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, "$1");
  return name === "localhost" || name === "::1" || (isIPv4(name) && name.startsWith("127."));
}

/** Whether a URL leads to this machine: to loopback, or to PostgreSQL's Unix socket in a folder (`host=/folder`). */
export function isLocalUrl(url: string): boolean {
  // Good PostgreSQL without a host, `postgresql://portal@/portal?host=/folder`, is no standard URL.
  const parsed = URL.parse(url.replace("@/", "@localhost/"));
  if (parsed === null) return false;
  const given = parsed.searchParams.getAll("host");
  const hosts = given.length > 0 ? given : [parsed.hostname.replaceAll(/%2f/gi, "/")];
  return hosts.every((host) => host.startsWith("/") || isLoopback(host));
}
