import { expect, test } from "vitest";
import { BUILT_ROUTES } from "../pages/built-routes.ts";
import { routeOf } from "../pages/routes.ts";
import { findPages, SEARCHED_PAGES } from "./pages.ts";
import { searchPatterns } from "./words.ts";

const titles = (text: string, roles: Parameters<typeof findPages>[1]) =>
  findPages(searchPatterns(text), roles, 8).map(({ title }) => title);

test.each([
  ["urlaub", "Abwesenheit"],
  ["oeffnungszeiten", "Öffnungszeiten ändern"],
  ["kennwort", "Anmeldung und Passwort"],
  ["rezension beantworten", "Bewertungen verwalten"],
  ["inhaber", "Inhaberschaft"],
  ["inhaber", "Eintrag übernehmen"],
])("%s finds the page %s", (text, title) => expect(titles(text, ["user", "customer"])).toContain(title));

test("pages with the word in their title come first", () => {
  expect(titles("statistik", ["user", "customer"])[0]).toBe("Statistik des Eintrags");
});

test("a person without a company finds no page of a company, customer care no page of a person", () => {
  expect(titles("urlaub", ["user"])).toEqual([]);
  expect(titles("inhaber", ["user"])).toEqual(["Eintrag übernehmen"]);
  expect(titles("kennwort", ["cuca"])).toEqual([]);
  expect(titles("urlaub", ["cuca"])).toEqual(["Abwesenheit"]);
  expect(titles("", ["customer"])).toEqual([]);
});

/** Built pages that nobody looks for: steps of a flow, old addresses, public pages and developers' ones. */
const NOT_SEARCHED =
  /^(?:error_|generic_|demo|test|preview|debug|redirect|login|register|cancel|guest|request|password_|second_|user_email|switch|old_|entry_rights_error|entry_google|claiming_|linking_|ugc|b2b_newsletter_|ratings_(?:award_proof|rate|opt_out)|web_banner_upload|user_rating_objections)/;

test("every built page of a company is found, unless it is a step of another", () => {
  const searched = new Set<string>(SEARCHED_PAGES.map(({ page }) => page));
  const ofCompany = BUILT_ROUTES.filter((name) => {
    const { auth } = routeOf(name);
    return typeof auth === "object" && auth.roles.includes("customer") && !NOT_SEARCHED.test(name);
  });
  expect(ofCompany.filter((name) => !searched.has(name))).toEqual([]);
});
