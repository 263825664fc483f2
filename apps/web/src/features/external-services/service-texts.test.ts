import type { ExternalService } from "@portal/contract/external-services/calls";
import { describe, expect, test } from "vitest";
import { ApiProblem } from "../../platform/api/api-problem.ts";
import { FALLBACKS, reasonIn, reasonOf, REASONS, serviceMessage, troubleOf } from "./service-texts.ts";

const silent = new ApiProblem({ kind: "answer", status: 400 });
const refused = (code: string, status = 409) =>
  new ApiProblem({ kind: "answer", status, errors: [{ code, message: "Vom Server." }] as never });

describe("serviceMessage", () => {
  test.each(Object.keys(FALLBACKS) as (keyof typeof FALLBACKS)[])(
    "prefers the server's message and falls back to the one for %s",
    (tried) => {
      expect(serviceMessage(tried, silent)).toBe(FALLBACKS[tried]);
      expect(serviceMessage(tried, refused("external_services.away"))).toBe("Vom Server.");
    },
  );
  test("has six different fallbacks, and uses the offline message without a connection", () => {
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
])("reasonOf %s is %s", (code, reason) => {
  expect(reasonOf(refused(code))).toBe(reason);
});

test('reasonOf is "recht" for a missing right and "unbekannt" for an unknown error', () => {
  expect(reasonOf(refused("auth.right_missing", 403))).toBe("recht");
  expect(reasonOf(new Error("x"))).toBe("unbekannt");
});

test.each(["__proto__", "toString", "<b>", "", undefined])(
  'reasonIn reads the unknown text %s as "unbekannt"',
  (text) => {
    expect(reasonIn(text)).toBe("unbekannt");
  },
);
test("reasonIn returns every known reason", () => {
  for (const reason of Object.keys(REASONS)) expect(reasonIn(reason)).toBe(reason);
});

describe("troubleOf", () => {
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
  ] as const)("names the help for %j: %s", (change, help) => {
    expect(service(change)?.help ?? null).toBe(help);
  });
});
