/** Parses JSON bodies. Refuses prototype keys, and text that PostgreSQL cannot store (NUL, lone surrogates). */
import type { FastifyInstance } from "fastify";
import { Problem } from "../problem.ts";

const UNSTORABLE_ESCAPE = /\\u(?:0000|d[89a-f][0-9a-f]{2})/i;

export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, bytes, done) => {
    const encoding = request.headers["content-encoding"];
    if (encoding !== undefined && encoding !== "identity")
      return done(new Problem("request.type_not_supported"), undefined);
    try {
      request.routeOptions.config.verifyBytes?.(request, bytes as Buffer);
    } catch (error) {
      return done(error as Error, undefined);
    }
    const text = (bytes as Buffer).toString("utf8");
    // Only escapes can contain them: the bytes were decoded as UTF-8, and raw NUL is not JSON.
    if (UNSTORABLE_ESCAPE.test(text) && hasUnstorableText(text)) {
      return done(new Problem("request.malformed"), undefined);
    }
    return parse(request, text, done);
  });
}

/** True if a decoded string or key contains NUL or a lone surrogate. A pair written as two escapes is fine. */
function hasUnstorableText(text: string): boolean {
  let found = false;
  const check = (value: unknown): void => {
    if (typeof value === "string" && (value.includes("\0") || !value.isWellFormed())) found = true;
  };
  try {
    JSON.parse(text, (key, value: unknown) => {
      check(key);
      check(value);
      return value;
    });
  } catch (error) {
    // A syntax error is reported by the parser. JSON too deep to be checked is refused.
    return !(error instanceof SyntaxError);
  }
  return found;
}
