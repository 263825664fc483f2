import { decryptData } from "@portal/contract/cryptography/calls";
import { CompactEncrypt, EncryptJWT } from "jose";
import { expect } from "vitest";
import { sealingKeys } from "../../platform/sealing/keys.ts";
import { sealLink } from "../../platform/sealing/sealed-links.ts";
import { apiTest } from "../../testing/fixture.ts";
import { buildTestApp, type TestApp } from "../../testing/test-app.ts";

const HOUR = 3_600_000;
const key = (id: string, byte: number): string => `${id}:${Buffer.alloc(32, byte).toString("base64url")}`;

const withKeys = (...keys: string[]) => apiTest({ environment: { PORTAL_KEYS: keys.join(",") } });
const { test, app: before } = withKeys(key("2026-1", 1));
const { app: after } = withKeys(key("2026-2", 2), key("2026-1", 1));
const { app: gone } = withKeys(key("2026-2", 2));

const data = { id: 4711, email: "petra@kunde.example" };
const seal = (app: TestApp, minutes = 60) => {
  const now = app.clock.now();
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  return sealLink(app.dependencies.environment, { purpose: "newsletter", data, now, expiresAt });
};
const open = (app: TestApp, token: string) => app.anonymous().call(decryptData, { body: { data: token } });

test("opens what the product sealed, before and after a change of keys", async () => {
  const old = await seal(before);
  expect((await open(before, old)).body).toEqual({ purpose: "newsletter", data });
  expect((await open(after, old)).body).toEqual({ purpose: "newsletter", data });
  expect((await open(gone, old)).codes).toEqual(["cryptography.unreadable"]);
  expect(old).not.toContain(Buffer.from("petra").toString("base64url"));
  const header = (token: string): unknown => JSON.parse(Buffer.from(token.split(".")[0] ?? "", "base64url").toString());
  expect(header(await seal(after))).toMatchObject({ kid: "2026-2", alg: "dir", enc: "A256GCM" });
});

test("links from before PORTAL_KEYS was set still open", async () => {
  const { environment } = before.dependencies;
  const now = before.clock.now();
  const expiresAt = new Date(now.getTime() + HOUR);
  const early = await sealLink({ ...environment, PORTAL_KEYS: [] }, { purpose: "newsletter", data, now, expiresAt });
  expect((await open(after, early)).status).toBe(200);
});

test("everything unreadable gets the same answer", async () => {
  const good = await seal(before);
  const late = await seal(before, -1);
  const [current] = sealingKeys(before.dependencies.environment);
  if (current === undefined) throw new Error("no key");
  const header = { alg: "dir", enc: "A256GCM", kid: current.id };
  const otherType = await new EncryptJWT({ purpose: "newsletter", data })
    .setProtectedHeader({ ...header, typ: "JWT" })
    .setExpirationTime("1h")
    .encrypt(current.key);
  const endless = await new EncryptJWT({ purpose: "newsletter", data })
    .setProtectedHeader({ ...header, typ: "portal-link" })
    .encrypt(current.key);
  const zipped = await new CompactEncrypt(new TextEncoder().encode("kein JSON"))
    .setProtectedHeader({ ...header, typ: "portal-link" })
    .encrypt(current.key);
  const none = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${Buffer.from("{}").toString("base64url")}.`;
  const parts = good.split(".");
  const changed = parts.map((part, index) => (index === 3 ? `A${part.slice(1)}B` : part)).join(".");
  const bodies = await Promise.all(
    [late, otherType, endless, zipped, none, changed, "", "x", good.slice(0, -1), `${good}.`, "a".repeat(4500)].map(
      async (token) => {
        const { status, body } = await open(before, token);
        return JSON.stringify([status, body]);
      },
    ),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toContain("cryptography.unreadable");
  expect((await open(before, good)).status).toBe(200);
});

test("a server with a malformed key does not start", async () => {
  await expect(buildTestApp({ PORTAL_KEYS: "kurz:abc" })).rejects.toThrow("PORTAL_KEYS");
});
