import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkBoundaries } from "./boundaries.ts";

let root: string;
beforeEach(() => void (root = mkdtempSync(path.join(tmpdir(), "portal-boundaries-"))));
afterEach(() => rmSync(root, { recursive: true }));

/** Writes files by path and source, and checks exactly these. */
function check(files: Record<string, string>): string[] {
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), source);
  }
  return checkBoundaries(root, Object.keys(files));
}

test.each([
  ["packages/contract/src/entry/rules.ts", "node:fs"],
  ["packages/contract/src/entry/rules.ts", "zod"],
  ["packages/contract/src/time/days.ts", "../entry/rules.ts"],
  ["packages/contract/src/entry/rules.ts", "@portal/db/rows"],
  ["packages/listing/src/match.ts", "@portal/contract/entry/save/calls"],
  ["packages/listing/src/match.ts", "@portal/contract/http/endpoint"],
  ["packages/listing/src/match.ts", "zod/mini"],
  ["packages/db/src/a.ts", "../../../apps/server/src/platform/clock.ts"],
  ["packages/db/src/a.ts", "./factories/users.ts"],
  ["apps/server/src/features/account/service.ts", "../entry/repository.ts"],
  ["apps/server/src/features/account/service.ts", "../../app/slices.ts"],
  ["apps/server/src/features/account/service.ts", "../../testing/test-app.ts"],
  ["apps/server/src/features/account/service.ts", "./testing/people.ts"],
  ["apps/server/src/features/account/account.api.test.ts", "../entry/testing/uploads.ts"],
  ["apps/server/src/features/account/service.ts", "@portal/db/factories/users"],
  ["apps/server/src/platform/audit.ts", "../features/account/service.ts"],
  ["apps/server/src/app/slices.ts", "../features/account/service.ts"],
  ["apps/server/src/app/main.ts", "../../../web/src/app/main.tsx"],
  ["apps/web/src/features/account/pages/page.tsx", "../../entry/api.ts"],
  ["apps/web/src/features/account/pages/page.tsx", "../testing/page.tsx"],
  ["apps/web/src/features/account/pages/page.browser.test.tsx", "../../entry/testing/page.tsx"],
  ["apps/web/src/features/account/pages/page.tsx", "@portal/listing/match"],
  ["apps/web/src/features/account/pages/page.tsx", "../../../app/shell.tsx"],
  ["apps/web/src/app/routes.ts", "@portal/listing/match"],
  ["apps/web/src/platform/client.ts", "../features/account/api.ts"],
  ["apps/web/src/ui/actions/button.tsx", "../../platform/client.ts"],
  ["apps/web/src/ui/actions/button.tsx", "@portal/contract/http/ids"],
  ["e2e/login.journey.ts", "../apps/server/src/app/main.ts"],
])("%s may not import %s", (file, specifier) => {
  expect(check({ [file]: `import "${specifier}";` })).toHaveLength(1);
  expect(check({ [file]: `import type { X } from "${specifier}";` })).toHaveLength(1);
  expect(check({ [file]: `export { x } from "${specifier}";` })).toHaveLength(1);
  expect(check({ [file]: `export const x = () => import("${specifier}");` })).toHaveLength(1);
});

test.each([
  ["packages/contract/src/entry/rules.ts", "zod/mini"],
  ["packages/contract/src/entry/save/calls.ts", "../../http/endpoint.ts"],
  ["packages/contract/src/entry/rules.ts", "../opening-hours/model.ts"],
  ["packages/contract/src/entry/rules.test.ts", "vitest"],
  ["packages/listing/src/match.ts", "@portal/contract/entry/entry"],
  ["packages/listing/src/match.ts", "@portal/contract/text/patterns"],
  ["packages/db/src/a.test.ts", "./factories/users.ts"],
  ["apps/server/src/features/account/service.ts", "../entry/public.ts"],
  ["apps/server/src/features/account/service.ts", "../../platform/clock.ts"],
  ["apps/server/src/features/account/account.api.test.ts", "../../testing/test-app.ts"],
  ["apps/server/src/features/account/account.api.test.ts", "./testing/people.ts"],
  ["apps/server/src/features/account/testing/people.ts", "../../../testing/test-app.ts"],
  ["apps/server/src/app/slices.ts", "../features/account/create.ts"],
  ["apps/web/src/features/account/pages/page.tsx", "../components/card.tsx"],
  ["apps/web/src/features/account/pages/page.browser.test.tsx", "../testing/page.tsx"],
  ["apps/web/src/features/account/testing/page.tsx", "../pages/page.tsx"],
  ["apps/web/src/features/account/testing/page.tsx", "../../../testing/logged-in.tsx"],
  ["apps/web/src/features/account/pages/page.tsx", "../../../ui/actions/button.tsx"],
  ["apps/web/src/app/routes.ts", "../features/account/routes.tsx"],
  ["e2e/login.journey.ts", "@portal/db/factories/users"],
])("%s may import %s", (file, specifier) => {
  expect(check({ [file]: `import "${specifier}";` })).toEqual([]);
});

test("server slices that import each other in a circle through public.ts are reported", () => {
  const slice = (name: string) => `apps/server/src/features/${name}/public.ts`;
  const problems = check({
    [slice("account")]: 'import "../entry/public.ts";',
    [slice("entry")]: 'import "../leads/public.ts";',
    [slice("leads")]: 'import "../account/public.ts";',
    [slice("website")]: 'import "../entry/public.ts";',
  });
  expect(problems).toEqual(["slices of the server in a circle: account → entry → leads → account"]);
});

test("contract slices that import each other in a circle are reported", () => {
  const problems = check({
    "packages/contract/src/account/calls.ts": 'import "../entry/rules.ts";',
    "packages/contract/src/entry/rules.ts": 'import "../account/calls.ts";',
  });
  expect(problems).toEqual(["slices of the contract in a circle: account → entry → account"]);
});

test("a forbidden import is reported with file, line and specifier", () => {
  const problems = check({ "apps/web/src/ui/a.tsx": '// why\nimport "../platform/b.ts";' });
  expect(problems).toEqual(["apps/web/src/ui/a.tsx:2 ../platform/b.ts: web ui may not import from web platform"]);
});
