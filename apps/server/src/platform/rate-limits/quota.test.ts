import { expect, test } from "vitest";
import { limitsFor } from "./quota.ts";
import { CONTRIBUTIONS, ENTRY_SAVES, PROFILE } from "./quotas.ts";

const caller = (ip: string, userId = 7, companyId = 3) =>
  ({ ip, session: { userId }, scope: { companyId } }) as Parameters<typeof limitsFor>[1];
const keysOf = (...of: Parameters<typeof limitsFor>) => limitsFor(...of).map(({ key }) => key);

test("addresses of one IPv6 network are counted together, those of two apart", () => {
  const keys = keysOf(CONTRIBUTIONS, caller("2001:db8:1:2::1"));
  expect(keysOf(CONTRIBUTIONS, caller("2001:db8:1:2:ffff::9"))).toEqual(keys);
  expect(keysOf(CONTRIBUTIONS, caller("2001:db8:1:3::1"))).not.toEqual(keys);
});

test("a person's quota goes with the person, a company's with the company, whatever else differs", () => {
  expect(keysOf(PROFILE, caller("192.0.2.1", 7, 3))).toEqual(keysOf(PROFILE, caller("192.0.2.2", 7, 4)));
  expect(keysOf(PROFILE, caller("192.0.2.1", 7))).not.toEqual(keysOf(PROFILE, caller("192.0.2.1", 8)));
  expect(keysOf(ENTRY_SAVES, caller("192.0.2.1", 7, 3))).toEqual(keysOf(ENTRY_SAVES, caller("192.0.2.2", 8, 3)));
  expect(keysOf(ENTRY_SAVES, caller("192.0.2.1", 7, 3))).not.toEqual(keysOf(ENTRY_SAVES, caller("192.0.2.1", 7, 4)));
});

test("limits of one quota are counted apart by their windows", () => {
  const limits = limitsFor(ENTRY_SAVES, caller("192.0.2.1"));
  expect(limits.map(({ limit, windowSeconds }) => [limit, windowSeconds])).toEqual([
    [600, 3600],
    [3000, 86_400],
  ]);
  expect(new Set(limits.map(({ key }) => key)).size).toBe(2);
});
