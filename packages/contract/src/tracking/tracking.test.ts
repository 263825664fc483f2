import { expect, test } from "vitest";
import { ROUTE_ROWS } from "../pages/route-table.ts";
import { SECTIONS, sectionOf } from "./calls.ts";

test.each([
  ["dashboard", "start/start/start"],
  ["user_dashboard", "benutzer/start/start"],
  ["entry_history", "kunde/eintrag/verlauf"],
  ["entry_google_profile", "kunde/eintrag/rechteuebertragung-google-unternehmensprofil"],
  ["tv_banner_overview", "kunde/tvbanner/start"],
  ["login", "login/start/start"],
] as const)("the section of %s is %s", (name, section) => expect(sectionOf(name)).toBe(section));

test("each route has its own section of three levels", () => {
  for (const section of SECTIONS) expect(section).toMatch(/^[a-z0-9-]+\/[a-z0-9-]+\/[a-z0-9-]+$/);
  expect(new Set(SECTIONS).size).toBe(ROUTE_ROWS.length);
});
