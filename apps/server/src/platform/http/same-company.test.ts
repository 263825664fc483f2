import { expect, test } from "vitest";
import type { AccountScope } from "../session/session.ts";
import { requireSameCompany } from "./same-company.ts";

const scope = { companyId: 7 } as AccountScope;

test("the company of the scope passes, every other one is as good as missing", () => {
  expect(() => requireSameCompany(scope, 7)).not.toThrow();
  expect(() => requireSameCompany(scope, 8)).toThrow(expect.objectContaining({ code: "account_not_available" }));
});
