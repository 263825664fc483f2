/**
 * GET /widget/{companyId}.js: the script for companies' own sites. Any site may load it; it sets no cookie and counts
 * nobody. Caches keep it for less than a minute, so a change shows within a minute.
 */
import { brandForHost } from "@portal/contract/brands/brands";
import type { Brand } from "@portal/contract/brands/brand";
import { WIDGET_SECONDS, type WidgetData } from "@portal/contract/entry/own-site/widget";
import type { FastifyInstance } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { builtScript, embedNamed, sendEmbed, sendNoEmbed } from "../../../platform/embeds/embed.ts";
import { originOf } from "../../../platform/http/origin-of.ts";
import { createWidgetScripts } from "./widget-script.ts";

/** Stars that may be shown, by the slice that counts them. */
type RatingOf = (place: { companyId: number; brand: Brand; origin: string }) => Promise<WidgetData["rating"]>;

/** A build without the widget, as in most tests, has no such address. */
export async function registerWidget(
  app: FastifyInstance,
  { db, clock, environment }: Pick<Dependencies, "db" | "clock" | "environment">,
  ratingOf: RatingOf,
): Promise<void> {
  const code = await builtScript(environment.WEB_DIST, "widget.js");
  if (code === null) return;
  const scripts = createWidgetScripts(db, code);
  app.get<{ Params: { file: string } }>("/widget/:file", { schema: { hide: true } }, async (request, reply) => {
    const named = embedNamed(request.params.file);
    if (named?.type !== "js") return sendNoEmbed(reply);
    const brand = brandForHost(request.hostname, { environmentSuffix: environment.HOST_SUFFIX });
    const { companyId } = named;
    const rating = await ratingOf({ companyId, brand, origin: originOf(request, brand, environment) });
    const script = await scripts.find(companyId, rating, clock.now());
    if (script === undefined) return sendNoEmbed(reply);
    return sendEmbed(request, reply, script, { type: "js", seconds: WIDGET_SECONDS });
  });
}
