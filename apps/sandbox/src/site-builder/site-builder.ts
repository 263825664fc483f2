/**
 * A fake of the system in which websites are edited. `/site-builder/einstieg?token=…` checks the portal's signature and
 * redeems the link there; what the portal refuses stays closed.
 */
import { createHmac } from "node:crypto";
import { jwtVerify } from "jose";
import { escapeHtml, htmlPage } from "../html.ts";
import type { SandboxAnswer, SandboxRequest } from "../http.ts";

type Options = { key: string; portalOrigin: string | undefined };

const HTML = "text/html; charset=utf-8";

/** Answers requests below /site-builder; undefined for others. */
export const createSiteBuilder =
  ({ key, portalOrigin }: Options) =>
  async ({ path, query }: SandboxRequest): Promise<SandboxAnswer | undefined> => {
    if (path !== "/site-builder/einstieg") return undefined;
    const token = query.get("token") ?? "";
    const site = (await isSigned(token, key)) ? await redeem(token, key, portalOrigin) : undefined;
    return site === undefined ? refused : opened(site);
  };

async function isSigned(token: string, key: string): Promise<boolean> {
  try {
    await jwtVerify(token, new TextEncoder().encode(key), {
      algorithms: ["HS256"],
      issuer: "portal",
      audience: "site-builder",
    });
    return true;
  } catch {
    return false;
  }
}

/** The site that the portal names for the link; undefined if it refuses or does not answer. */
async function redeem(token: string, key: string, portalOrigin: string | undefined): Promise<string | undefined> {
  if (portalOrigin === undefined) return undefined;
  const body = JSON.stringify({ token });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", key).update(`${timestamp}.${body}`).digest("hex");
  const answer = await fetch(new URL("/api/site-builder/redeem", portalOrigin), {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-timestamp": timestamp,
      "x-signature": `sha256=${signature}`,
    },
    body,
    signal: AbortSignal.timeout(5000),
  }).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as { site: string }).site : undefined;
}

const opened = (site: string): SandboxAnswer => ({
  status: 200,
  type: HTML,
  body: htmlPage(
    "Baukasten",
    `<h1>Baukasten</h1><p>Geöffnet: Website <b>${escapeHtml(site)}</b></p><p>Hier würde sie bearbeitet.</p>`,
  ),
});

const refused: SandboxAnswer = {
  status: 410,
  type: HTML,
  body: htmlPage(
    "Link abgelaufen",
    "<h1>Dieser Link gilt nicht mehr</h1><p>Jeder Link öffnet die Website einmal, innerhalb von zwei Minuten.</p>",
  ),
};
