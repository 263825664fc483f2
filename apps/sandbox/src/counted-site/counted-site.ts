/**
 * A website that the portal counts, and its server's part: it serves the counting script as its own, collects what the
 * script sends, and delivers it in signed batches. Addresses: /counted-site/<company's key>/<website's key>/
 */
import { createHmac, randomUUID } from "node:crypto";
import { htmlPage } from "../html.ts";
import type { SandboxAnswer, SandboxRequest } from "../http.ts";

const PATH = /^\/counted-site\/([\w-]{1,40})\/([\w-]{1,40})\/(.*)$/;

type Settings = {
  /** Origin of the portal; without it there is nothing to deliver to. */
  portalOrigin: string | undefined;
  /** `id:key` with 32 bytes in base64url, one of the portal's TRACKING_KEYS. */
  key: string | undefined;
};

type Hit = { r?: unknown; k?: unknown; c?: unknown };

const page = (): string =>
  htmlPage(
    "Haarwerk",
    `<h1>Haarwerk</h1>
    <p>Diese Seite gehört zur Entwicklung. Jeder Aufruf zählt für die Website der Firma.</p>
    <script defer src="_zaehlung/s.js"></script>`,
  );

const text = (value: unknown): string | undefined => (typeof value === "string" && value !== "" ? value : undefined);

function parse(body: string): Hit {
  try {
    return (JSON.parse(body) ?? {}) as Hit;
  } catch {
    return {};
  }
}

export function createCountedSite({ portalOrigin, key }: Settings) {
  async function deliver(hit: object): Promise<SandboxAnswer> {
    if (portalOrigin === undefined || key === undefined) return { status: 204 };
    const [id = "", secret = ""] = key.split(":");
    const body = JSON.stringify({ hits: [hit] });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac("sha256", Buffer.from(secret, "base64url"))
      .update(`${timestamp}.${body}`)
      .digest("hex");
    const answer = await fetch(`${portalOrigin}/api/tracking/website-hits`, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        "x-tracking-key": id,
        "x-tracking-timestamp": timestamp,
        "x-tracking-signature": signature,
      },
    });
    return { status: answer.ok ? 204 : 502 };
  }

  async function script(): Promise<SandboxAnswer> {
    const type = "text/javascript; charset=utf-8";
    if (portalOrigin === undefined) return { status: 404, body: "not found" };
    const answer = await fetch(`${portalOrigin}/api/tracking/website-script.js`);
    return { status: answer.status, type, body: await answer.text() };
  }

  return async ({ method, path, body, userAgent, doNotTrack }: SandboxRequest): Promise<SandboxAnswer | undefined> => {
    const [, company, website, rest] = PATH.exec(path) ?? [];
    if (company === undefined || website === undefined) return undefined;
    if (method === "GET" && rest === "_zaehlung/s.js") return script();
    if (method === "GET" && rest === "") return { status: 200, type: "text/html; charset=utf-8", body: page() };
    if (method !== "POST" || rest !== "_zaehlung/h") return undefined;
    if (doNotTrack) return { status: 204 };
    const { r: referrer, k: keyword, c: campaign } = parse(body);
    return deliver({
      id: randomUUID(),
      company,
      website,
      at: new Date().toISOString(),
      ...(text(referrer) === undefined ? {} : { referrer }),
      ...(text(keyword) === undefined ? {} : { keyword }),
      ...(text(campaign) === undefined ? {} : { campaign }),
      visitor: userAgent,
      user_agent: userAgent,
    });
  };
}
