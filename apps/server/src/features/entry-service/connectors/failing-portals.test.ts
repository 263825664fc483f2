/** Portals that fail: their results are errors with a reason. */
import { expect, test } from "vitest";
import { check, sandboxPortals } from "../testing/sandbox-portals.ts";
import { portalPages } from "./portal-pages.ts";

const { origin, post, portalNamed, listed } = sandboxPortals();

const FAULTS: readonly [Record<string, string>, string][] = [
  [{ fault: "hang" }, "timeout"],
  [{ fault: "drip" }, "timeout"],
  [{ fault: "reset" }, "unreachable"],
  [{ fault: "garbage" }, "unreadable"],
  [{ fault: "large" }, "too_large"],
  [{ fault: "redirect-loop" }, "failed"],
  [{ fault: "status", status: "500" }, "failed"],
  [{ fault: "status", status: "403" }, "blocked"],
  [{ fault: "status", status: "429" }, "rate_limited"],
];
test.each(FAULTS)("%j is an error with its reason: %s", async (fault, reason) => {
  const { expected } = await listed();
  const portal = { ...portalNamed("talwegweiser"), timeoutMs: 1500 };
  await post("/faults", { path: "/portals/talwegweiser", ...fault });
  const start = performance.now();
  const { result } = await check(portal, expected);
  await fetch(`${origin()}/faults?path=/portals/talwegweiser`, { method: "DELETE" });
  expect(result).toMatchObject({ status: "portal_error", reason, evidence: null, fields: [] });
  expect(performance.now() - start).toBeLessThan(9000);
});

test("a charset other than the declared one makes a difference, not a crash", async () => {
  const { expected } = await listed();
  await post("/faults", { path: "/portals/ortslotse/eintrag", fault: "wrong-charset" });
  const { result } = await check(portalNamed("ortslotse"), expected);
  await fetch(`${origin()}/faults?path=/portals/ortslotse/eintrag`, { method: "DELETE" });
  expect(["portal_nok", "portal_not_found"]).toContain(result.status);
});

test("an unreachable portal is a portal_error", async () => {
  const { expected } = await listed();
  const away = {
    ...portalNamed("ortslotse"),
    home: "http://127.0.0.1:9",
    searchUrl: "http://127.0.0.1:9/?{name}",
  };
  expect((await check(away, expected)).result.reason).toBe("unreachable");
});

test("a host that is not trusted is a portal_error", async () => {
  const { expected } = await listed();
  const get = portalPages({ OUTGOING_TRUSTED: [] });
  expect((await check(portalNamed("ortslotse"), expected, { get })).result.reason).toBe("blocked");
});

test("an aborted check ends as timeout", async () => {
  const { expected } = await listed();
  const { result } = await check(portalNamed("ortslotse"), expected, { signal: AbortSignal.abort() });
  expect(result.reason).toBe("timeout");
});
