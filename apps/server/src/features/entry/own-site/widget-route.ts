/**
 * GET /widget/{companyId}.js: the script for companies' own sites. Any site may load it; it sets no cookie and counts
 * nobody. Caches keep it for a minute, so a change shows within a minute.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { WIDGET_SECONDS } from "@portal/contract/entry/own-site/widget";
import type { FastifyInstance } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { send } from "../../../platform/http/errors.ts";
import { Problem } from "../../../platform/problem.ts";
import { createWidgetScripts } from "./widget-script.ts";

const NAME = /^([1-9]\d{0,15})\.js$/;

/** A build without the widget, as in most tests, has no such address. */
export async function registerWidget(
  app: FastifyInstance,
  { db, clock, environment }: Pick<Dependencies, "db" | "clock" | "environment">,
): Promise<void> {
  if (environment.WEB_DIST === undefined) return;
  const code = await readFile(join(environment.WEB_DIST, "pages/widget.js"), "utf8").catch(() => null);
  if (code === null) return;
  const scripts = createWidgetScripts(db, code);
  app.get<{ Params: { file: string } }>("/widget/:file", { schema: { hide: true } }, async (request, reply) => {
    const company = Number(NAME.exec(request.params.file)?.[1]);
    const script = Number.isSafeInteger(company) ? await scripts.find(company, clock.now()) : undefined;
    if (script === undefined) {
      return send(reply.header("cache-control", "no-store"), new Problem("request.not_found"));
    }
    reply
      .header("cache-control", `public, max-age=${WIDGET_SECONDS}`)
      .header("etag", script.tag)
      .header("vary", "accept-encoding")
      .header("cross-origin-resource-policy", "cross-origin")
      .header("access-control-allow-origin", "*")
      .type("text/javascript; charset=utf-8");
    if (request.headers["if-none-match"]?.includes(script.tag)) return reply.code(304).send();
    if (!/\bbr\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(script.text);
    return reply.header("content-encoding", "br").send(await script.brotli);
  });
}
