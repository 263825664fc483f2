/** The Content-Security-Policy of pages that hold their styles (`apps/web/vite/page-html.ts`). */
import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";

const STYLES = /<style>(.*?)<\/style>/s;
const POLICY = "content-security-policy";

/** How the policy names the styles of a page as it was built; null if it has none. */
export function stylesOf(built: string): string | null {
  const styles = STYLES.exec(built)?.[1];
  return styles === undefined ? null : `'sha256-${createHash("sha256").update(styles).digest("base64")}'`;
}

/** Allows exactly these styles beside style sheets of our own. */
export function allowStyles(reply: FastifyReply, styles: string | null): void {
  const policy = String(reply.getHeader(POLICY));
  if (styles !== null) reply.header(POLICY, policy.replace("style-src 'self'", `style-src 'self' ${styles}`));
}
