import type { OpenClaim } from "@portal/contract/claiming/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { startAt } from "../../../testing/address.ts";
import { COMPANY_ID } from "../../../testing/an-entry.ts";
import { aProfile } from "../../../testing/a-profile.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { Overview } from "./overview.tsx";
import { UserDashboard } from "./user-dashboard.tsx";

const CLAIMS = "GET /api/claiming/mine";
const PROFILE = "GET /api/user/data/profile";

const areas = page.getByRole("navigation", { name: "Teile von Mein Bereich" });
const current = () => areas.element().querySelector("[aria-current=page]")?.textContent;
const companies = page.getByRole("region", { name: /^Ihre Firma|^Ihre Firmen/u });

beforeAll(() => startSessionAs(aUser()));
beforeEach(async () => {
  startAt("/benutzer");
  await commands.answerApi({ [CLAIMS]: { body: { claims: [] } }, [PROFILE]: { body: { profile: aProfile() } } });
});

test.each([
  ["/benutzer", "Überblick"],
  ["/benutzer?bereich=unbekannt", "Überblick"],
  ["/benutzer?bereich=mitteilungen", "Mitteilungen"],
  ["/benutzer?bereich=daten", "Meine Daten"],
  ["/benutzer?bereich=daten&state=abc", "Anmeldung"],
])("%s shows the area %s", async (address, area) => {
  startAt(address);
  await renderPart(<UserDashboard LoginMethodSections={() => null} DigestSection={() => null} />);
  await expect.poll(current).toBe(area);
});

test("a tab opens its area without reloading the page", async () => {
  await renderPart(<UserDashboard LoginMethodSections={() => null} DigestSection={() => null} />);
  await areas.getByRole("link", { name: "Profil" }).click();
  await expect.poll(current).toBe("Profil");
  await expect.element(page.getByRole("textbox", { name: "Name (optional)" })).toHaveValue("Anna Sommer");
});

test("an ordered deletion is said in each area", async () => {
  await commands.answerApi({ [PROFILE]: { body: { profile: aProfile({ eraseAt: "2026-11-23T08:00:00.000Z" }) } } });
  startAt("/benutzer?bereich=verlauf");
  await renderPart(<UserDashboard LoginMethodSections={() => null} DigestSection={() => null} />);
  await expect.element(page.getByText("Ihr Profil wird am 23. November 2026 gelöscht")).toBeVisible();
});

test("a person without a company learns how to get one", async () => {
  await renderPart(<Overview user={aUser({ accounts: {} })} activeAccountId={null} />);
  await expect.element(companies.getByRole("heading", { name: "Noch keine Firma" })).toBeVisible();
  await expect
    .element(companies.getByRole("link", { name: "Firma suchen" }))
    .toHaveAttribute("href", "/claiming/welcome");
});

test("one company needs no mark; of two the active one has it", async () => {
  const screen = await renderPart(<Overview user={aUser()} activeAccountId={COMPANY_ID} />);
  await expect.element(companies.getByRole("listitem")).not.toMatchTextContent(/Gerade ausgewählt/u);
  await screen.unmount();
  const accounts = { [COMPANY_ID]: { id: COMPANY_ID, name: "Sommer" }, 9001: { id: 9001, name: "Winter" } };
  await renderPart(<Overview user={aUser({ accounts })} activeAccountId={9001} />);
  await expect
    .element(companies.getByRole("listitem").filter({ hasText: "Gerade ausgewählt" }))
    .toMatchTextContent(/WinterGerade ausgewähltNr\. 9001$/u);
});

test("somebody who logs in for the first time is told so instead of an empty date", async () => {
  await renderPart(<Overview user={aUser({ last_login: null })} activeAccountId={null} />);
  await expect.element(page.getByText("Heute zum ersten Mal")).toBeVisible();
});

const claim: OpenClaim = { company: "Bäckerei Müller", companyId: 1001, state: "code_out", page: "claiming_welcome" };

test("an open claim shows its state and leads to its next step with the company", async () => {
  await commands.answerApi({ [CLAIMS]: { body: { claims: [claim] } } });
  await renderPart(<Overview user={aUser()} activeAccountId={COMPANY_ID} />);
  const link = page.getByRole("link", { name: /^Code eingeben\s*: Bäckerei Müller$/u });
  await expect.element(link).toHaveAttribute("href", expect.stringMatching(/\?firma=1001$/u));
});

test.each([{ body: { claims: [] } }, { status: 500 }])("claims answered with %j take no room", async (answer) => {
  await commands.answerApi({ [CLAIMS]: answer });
  await renderPart(<Overview user={aUser()} activeAccountId={COMPANY_ID} />);
  await expect.poll(async () => (await commands.requestsOfApi()).length).toBe(1);
  await expect.element(page.getByRole("region", { name: "Ihr Zugang" })).toBeVisible();
  await expect.element(page.getByRole("region", { name: /übernehmen/u })).not.toBeInTheDocument();
});
