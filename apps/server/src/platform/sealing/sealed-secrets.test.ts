import { decodeProtectedHeader } from "jose";
import { expect, test } from "vitest";
import { sealInOldForm } from "../../testing/old-secrets.ts";
import { currentSealStart, openSecret, sealSecret } from "./sealed-secrets.ts";

const key = (id: string, byte: number): string => `${id}:${Buffer.alloc(32, byte).toString("base64url")}`;
const SESSION_SECRET = "test-secret-of-at-least-32-characters";
const first = { SESSION_SECRET, PORTAL_KEYS: [key("2026-1", 1)] };
const rotated = { SESSION_SECRET, PORTAL_KEYS: [key("2026-2", 2), key("2026-1", 1)] };
const withoutKeys = { SESSION_SECRET, PORTAL_KEYS: [] };

test("a secret is a compact JWE that names its key and opens for its owner", async () => {
  const sealed = await sealSecret(first, "factor of 1", "GEHEIM ä");
  expect(decodeProtectedHeader(sealed)).toEqual({ alg: "dir", enc: "A256GCM", kid: "2026-1", typ: "portal-secret" });
  expect(await openSecret(first, "factor of 1", sealed)).toBe("GEHEIM ä");
});

test("two seals of one secret differ", async () => {
  expect(await sealSecret(first, "a", "s")).not.toBe(await sealSecret(first, "a", "s"));
});

test.each([
  ["JWE", sealSecret],
  ["the old form", sealInOldForm],
])("in %s: opens after a rotation, and not for others, changed, or without its key", async (_form, seal) => {
  const sealed = await seal(first, "factor of 1", "GEHEIM");
  expect(await openSecret(first, "factor of 1", sealed)).toBe("GEHEIM");
  expect(await openSecret(rotated, "factor of 1", sealed)).toBe("GEHEIM");
  await expect(openSecret(first, "factor of 2", sealed)).rejects.toThrow();
  await expect(openSecret(withoutKeys, "factor of 1", sealed)).rejects.toThrow("no longer among PORTAL_KEYS");
  const cut = sealed.lastIndexOf(".") > 0 ? sealed.lastIndexOf(".") - 3 : sealed.length - 3;
  const changed = sealed.slice(0, cut) + (sealed[cut] === "A" ? "B" : "A") + sealed.slice(cut + 1);
  await expect(openSecret(first, "factor of 1", changed)).rejects.toThrow();
});

test("a tag shorter than 16 bytes opens nothing in the old form", async () => {
  const [id, body = ""] = sealInOldForm(first, "a", "").split(":");
  const short = Buffer.from(body, "base64url").subarray(0, 16).toString("base64url");
  await expect(openSecret(first, "a", `${id}:${short}`)).rejects.toThrow();
});

test("the current start is that of what the first key seals, and of nothing else", async () => {
  const start = currentSealStart(rotated);
  expect(await sealSecret(rotated, "a", "s")).toMatch(new RegExp(`^${start.replaceAll(".", "\\.")}`));
  for (const other of [await sealSecret(first, "a", "s"), sealInOldForm(rotated, "a", "s")])
    expect(other.startsWith(start)).toBe(false);
});
