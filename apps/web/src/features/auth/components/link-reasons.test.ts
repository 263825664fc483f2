import type { WireError } from "@portal/contract/http/problems";
import { expect, test } from "vitest";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { linkReasonOf } from "./link-reasons.ts";

const refusedWith = (code: WireError["code"]) =>
  new ApiProblem({ kind: "answer", status: 410, errors: [{ code, message: "" }] });

test.each([
  [refusedWith("auth.link_expired"), "abgelaufen"],
  [refusedWith("auth.link_used"), "benutzt"],
  [refusedWith("auth.registration_cancelled"), "abgebrochen"],
  [refusedWith("auth.link_unknown"), "unbekannt"],
  [refusedWith("request.invalid"), "unbekannt"],
  [refusedWith("auth.busy"), null],
  [new ApiProblem({ kind: "offline", status: 0 }), null],
  [new Error("x"), null],
])("%s has the reason %s", (error, reason) => {
  expect(linkReasonOf(error)).toBe(reason);
});
