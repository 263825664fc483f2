/**
 * Links into the site builder: a token signed with the key that both sides share, which the site builder redeems here
 * once. The token names the site and nobody.
 */
import { createHmac } from "node:crypto";
import { BUILDER_SIGNATURE_HEADERS, DEEPLINK_SECONDS } from "@portal/contract/website/deeplink/calls";
import type { FastifyRequest } from "fastify";
import { jwtVerify, SignJWT } from "jose";
import { writeAudit } from "../../../platform/audit.ts";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { Problem } from "../../../platform/problem.ts";
import type { AccountScope } from "../../../platform/session/session.ts";
import { equalSecrets, hashToken, randomToken } from "../../../platform/tokens.ts";
import { websitesOf } from "../sites/repository.ts";
import { insertLink, useLink } from "./repository.ts";

const ALGORITHM = "HS256";
const ISSUER = "portal";
const AUDIENCE = "site-builder";
/** How far the clocks of both sides may be apart. */
const CLOCK_SECONDS = 300;
const TIMESTAMP = /^[1-9]\d{9}$/;

const keyOf = (key: string): Uint8Array => new TextEncoder().encode(key);

export type DeeplinkService = ReturnType<typeof createDeeplinkService>;

export function createDeeplinkService({ db, clock, environment }: Dependencies) {
  const { SITE_BUILDER_URL: builder, SITE_BUILDER_KEY: key } = environment;
  return {
    /**
     * A link for the agent who acts for the company.
     * @param websiteId undefined: the first website at the site builder
     * @throws Problem `website.builder_not_connected`, `website.no_builder_site`
     */
    async create(scope: AccountScope, websiteId: number | undefined): Promise<string> {
      if (builder === undefined || key === undefined) throw new Problem("website.builder_not_connected");
      const site = (await websitesOf(db, scope)).find(
        ({ id, kind, state, builder_site_id }) =>
          kind === "website" &&
          state !== "ended" &&
          builder_site_id !== null &&
          (websiteId === undefined || id === websiteId),
      );
      if (site === undefined || site.builder_site_id === null) throw new Problem("website.no_builder_site");
      const linkId = randomToken();
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + DEEPLINK_SECONDS * 1000);
      await db.transaction().execute(async (trx) => {
        await insertLink(trx, hashToken(linkId), scope.companyId, site.id, scope.userId, now, expiresAt);
        await writeAudit(trx, {
          at: now,
          action: "websiteDeeplink.created",
          outcome: "done",
          actorUserId: scope.userId,
          agentUserId: scope.agentUserId,
          companyId: scope.companyId,
          details: { website: site.id },
        });
      });
      const token = await new SignJWT({})
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(site.builder_site_id)
        .setJti(linkId)
        .setIssuedAt(now)
        .setExpirationTime(expiresAt)
        .sign(keyOf(key));
      return `${builder}/einstieg?${new URLSearchParams({ token }).toString()}`;
    },

    /**
     * Uses a link up and names its site to the site builder.
     * @throws Problem `website.deeplink_invalid`, the same for forged, expired and used links
     */
    async redeem(token: string): Promise<string> {
      const now = clock.now();
      const id = await idOf(token, key, now);
      if (id === undefined) throw new Problem("website.deeplink_invalid");
      return db.transaction().execute(async (trx) => {
        const link = await useLink(trx, hashToken(id), now);
        if (link === undefined || link.builder_site_id === null) throw new Problem("website.deeplink_invalid");
        await writeAudit(trx, {
          at: now,
          action: "websiteDeeplink.used",
          outcome: "done",
          actorUserId: link.agent_user_id,
          agentUserId: link.agent_user_id,
          companyId: link.company_id,
        });
        return link.builder_site_id;
      });
    },

    /** @throws Problem `website.signature_invalid` unless the site builder signed the body a moment ago */
    requireSignature({ headers }: Pick<FastifyRequest, "headers">, body: Buffer): void {
      const timestamp = String(headers[BUILDER_SIGNATURE_HEADERS.timestamp] ?? "");
      const isRecent = Math.abs(clock.now().getTime() / 1000 - Number(timestamp)) <= CLOCK_SECONDS;
      if (key === undefined || !TIMESTAMP.test(timestamp) || !isRecent) throw new Problem("website.signature_invalid");
      const expected = `sha256=${createHmac("sha256", key).update(`${timestamp}.`).update(body).digest("hex")}`;
      const given = String(headers[BUILDER_SIGNATURE_HEADERS.signature] ?? "");
      if (!equalSecrets(given, expected)) throw new Problem("website.signature_invalid");
    },
  };
}

/** The id in a token that we signed for the site builder and that has not expired. */
async function idOf(token: string, key: string | undefined, now: Date): Promise<string | undefined> {
  if (key === undefined) return undefined;
  try {
    const options = { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE, currentDate: now };
    return (await jwtVerify(token, keyOf(key), options)).payload.jti;
  } catch {
    return undefined;
  }
}
