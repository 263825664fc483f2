import type { ExternalService } from "@portal/contract/external-services/calls";
import { describe, expect, test } from "vitest";
import { ApiProblem } from "../../platform/api/api-problem.ts";
import { FALLBACKS, reasonIn, reasonOf, REASONS, serviceMessage, troubleOf } from "./service-words.ts";

const silent = new ApiProblem({ kind: "answer", status: 400 });
const refused = (code: string, status = 409) =>
  new ApiProblem({ kind: "answer", status, errors: [{ code, message: "Vom Server." }] as never });

describe("a failure", () => {
  test.each(Object.keys(FALLBACKS) as (keyof typeof FALLBACKS)[])("of %s has a sentence of its own", (tried) => {
    expect(serviceMessage(tried, silent)).toBe(FALLBACKS[tried]);
    expect(serviceMessage(tried, refused("external_services.away"))).toBe("Vom Server.");
  });
  test("there are six, all different, and none of them when there is no connection", () => {
    expect(new Set(Object.values(FALLBACKS)).size).toBe(6);
    expect(serviceMessage("loadServices", new ApiProblem({ kind: "offline", status: 0 }))).toMatch(/^Keine Verbindung/);
  });
});

test.each([
  ["external_services.grant_expired", "abgelaufen"],
  ["external_services.other_company", "firma"],
  ["external_services.scope_missing", "haken"],
  ["external_services.away", "google"],
  ["external_services.busy", "google"],
  ["external_services.not_set_up", "dienst"],
  ["server.defect", "unbekannt"],
])("%s leads to the reason %s", (code, reason) => {
  expect(reasonOf(refused(code))).toBe(reason);
});

test("who may not, and what nobody knows", () => {
  expect(reasonOf(refused("auth.right_missing", 403))).toBe("recht");
  expect(reasonOf(new Error("x"))).toBe("unbekannt");
});

test.each(["__proto__", "toString", "<b>", "", undefined])("the reason %s in an address is not repeated", (text) => {
  expect(reasonIn(text)).toBe("unbekannt");
});
test("known reasons are kept", () => {
  for (const reason of Object.keys(REASONS)) expect(reasonIn(reason)).toBe(reason);
});

describe("what has to be done", () => {
  const service = (change: Partial<ExternalService>) =>
    troubleOf({ state: "connected", verification: "confirmed", connected: true, ...change });
  test.each([
    [{}, null],
    [{ state: "none", connected: false, verification: null }, null],
    [{ state: "granted", connected: false, verification: null }, null],
    [{ state: "revoked" }, "connect"],
    [{ state: "location_lost" }, "choose"],
    [{ verification: "unconfirmed" }, "google"],
    [{ verification: "suspended" }, "google"],
  ] as const)("%j: %s", (change, help) => {
    expect(service(change)?.help ?? null).toBe(help);
  });
});
