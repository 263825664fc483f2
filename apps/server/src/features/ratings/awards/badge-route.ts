/**
 * GET /badge/{companyId}.svg and .js: the signet for other sites. It sets no cookie and counts nobody. An unknown company
 * gets the same empty badge as one that switched the signet off.
 */
import { brandForHost } from "@portal/contract/brands/brands";
import { BADGE_SECONDS } from "@portal/contract/ratings/awards/badge";
import type { FastifyInstance } from "fastify";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { builtScript, embedNamed, sendEmbed, sendNoEmbed } from "../../../platform/embeds/embed.ts";
import { originOf } from "../../../platform/http/origin-of.ts";
import { createBadges } from "./badges.ts";

export async function registerBadge(
  app: FastifyInstance,
  { db, clock, environment }: Pick<Dependencies, "db" | "clock" | "environment">,
): Promise<void> {
  const code = await builtScript(environment.WEB_DIST, "badge.js");
  const badges = createBadges(db, code, () => clock.now());
  app.get<{ Params: { file: string } }>("/badge/:file", { schema: { hide: true } }, async (request, reply) => {
    const named = embedNamed(request.params.file);
    if (named === undefined) return sendNoEmbed(reply);
    const brand = brandForHost(request.hostname, { environmentSuffix: environment.HOST_SUFFIX });
    const badge = badges.find({ ...named, brand, origin: originOf(request, brand, environment) });
    if (badge === undefined) return sendNoEmbed(reply);
    return sendEmbed(request, reply, await badge, { type: named.type, seconds: BADGE_SECONDS });
  });
}
