import type { CompanyPerson } from "@portal/contract/company-data/people/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { setAccount } from "../../../platform/session/active-account.ts";
import { lookUpSession, sessionState } from "../../../platform/session/session-store.ts";
import { anAccount } from "../../../testing/an-account.ts";
import { COMPANY_ID } from "../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../testing/logged-in.tsx";
import { currentAddress, startAt } from "../../../testing/address.ts";
import ConfirmClaimPage from "./confirm-claim-page.tsx";

const CONFIRM = "POST /api/customer/updateEntryClaimedLastUpdate";
const PEOPLE = "GET /api/customer/people";
const GIVE_UP = "POST /api/customer/dissolveClaiming";

const confirm = page.getByRole("button", { name: "Eintrag bestätigen" });
const giveUp = page.getByRole("button", { name: "Eintrag abgeben" });
const dialog = page.getByRole("dialog", { name: "Eintrag abgeben?" });
const claimedBy = () => {
  const session = sessionState();
  return session.kind === "logged-in" ? session.account?.claimed_by : undefined;
};
const aPerson = (given: Partial<CompanyPerson>): CompanyPerson => ({
  user_id: 1,
  name: "Anna Sommer",
  login: "anna@sommer.example",
  right: "editor",
  since: daysAgo(100),
  isMe: false,
  ...given,
});
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => {
  startAt("/claiming/confirm");
  setAccount(anAccount({ claimed_last_update: daysAgo(10) }));
});

test.each([
  [10, "Inhaberschaft bestätigen"],
  [360, "Gehört dieser Eintrag noch Ihnen?"],
])("a claim confirmed %i days ago is asked about as %j", async (days, title) => {
  setAccount(anAccount({ claimed_last_update: daysAgo(days) }));
  await renderPart(<ConfirmClaimPage />);
  await expect.element(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
});

test("confirming renews the claim, says so and opens the start page", async () => {
  const renewed = anAccount({ company_name: "Sommer erneuert" });
  await commands.answerApi({ [CONFIRM]: { body: { account: renewed } } });
  await renderPart(<ConfirmClaimPage />);
  await confirm.click();
  await expect
    .element(page.getByText("Danke, der Eintrag ist bestätigt. In knapp einem Jahr fragen wir wieder."))
    .toBeVisible();
  await expect.element(page.getByText(/den Eintrag von Sommer erneuert noch betreuen/)).toBeVisible();
  await expect.poll(currentAddress).toBe("/");
  await expect
    .poll(async () => (await commands.requestsOfApi()).map(({ query }) => query)[0])
    .toMatch(/id=4711&claimedBy=OWNER/);
});

test("a refused confirmation says why, and the person stays", async () => {
  const error = { code: "account.claim_not_owned", message: "Der Eintrag gehört Ihnen nicht mehr." };
  await commands.answerApi({ [CONFIRM]: { status: 409, body: { errors: [error] } } });
  await renderPart(<ConfirmClaimPage />);
  await confirm.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(`Fehler: ${error.message}`);
  await expect.poll(currentAddress).toBe("/claiming/confirm");
});

test("giving up asks first; cancelling sends nothing, confirming leaves the entry without an owner", async () => {
  await commands.answerApi({
    [PEOPLE]: { body: { people: [aPerson({ isMe: true, right: "owner" })], invitations: [] } },
    [GIVE_UP]: { body: { account: anAccount({ claimed_by: null }) } },
  });
  await renderPart(<ConfirmClaimPage />);
  await giveUp.click();
  await expect.element(dialog.getByText(/bleibt mit seinen heutigen Angaben öffentlich/)).toBeVisible();
  await expect.element(dialog.getByText("Außer Ihnen arbeitet niemand für diese Firma.")).toBeVisible();
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(giveUp).toHaveFocus();
  expect((await commands.requestsOfApi()).map(({ call }) => call)).toEqual([PEOPLE]);
  await giveUp.click();
  await dialog.getByRole("button", { name: "Eintrag abgeben" }).click();
  await expect.poll(claimedBy).toBeNull();
  await expect.element(page.getByText("Sie haben den Eintrag abgegeben.")).toBeVisible();
  await expect.poll(currentAddress).toBe("/");
});

test("giving up names beforehand who loses access and what stays", async () => {
  const people = [
    aPerson({ isMe: true, right: "owner" }),
    aPerson({ user_id: 2, name: "Zoe Zwei", login: "zoe@sommer.example", right: "owner" }),
    aPerson({ user_id: 3, name: "Erik Editor", login: "erik@sommer.example" }),
  ];
  await commands.answerApi({ [PEOPLE]: { body: { people, invitations: [] } } });
  await renderPart(<ConfirmClaimPage />);
  await giveUp.click();
  await expect.element(dialog.getByText("Erik Editor (erik@sommer.example) verliert den Zugriff.")).toBeVisible();
  await expect.element(dialog.getByText("Zoe Zwei (zoe@sommer.example) kann nur noch lesen.")).toBeVisible();
  await expect.element(dialog.getByText(/^Sie selbst können die Firma weiter ansehen/)).toBeVisible();
});

test("giving up says who loses access even if the names can't be loaded", async () => {
  await commands.answerApi({ [PEOPLE]: { status: 500 } });
  await renderPart(<ConfirmClaimPage />);
  await giveUp.click();
  await expect.element(dialog.getByText("Wer Zugriff hat, konnten wir gerade nicht laden")).toBeVisible();
  await expect.element(dialog.getByText(/Alle anderen Personen verlieren den Zugriff/)).toBeVisible();
});

test.each([
  ["PROVIDER", /wird von .+ betreut\. Sie müssen nichts tun\./],
  [null, /ist zurzeit kein Inhaber eingetragen\./],
] as const)("an entry claimed by %s has nothing to confirm", async (claimed_by, text) => {
  setAccount(anAccount({ claimed_by }));
  await renderPart(<ConfirmClaimPage />);
  await expect.element(page.getByRole("heading", { name: "Hier gibt es nichts zu bestätigen" })).toBeVisible();
  await expect.element(page.getByText(text)).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("an entry without an owner can be taken over from here", async () => {
  setAccount(anAccount({ claimed_by: null }));
  await renderPart(<ConfirmClaimPage />);
  await expect
    .element(page.getByRole("link", { name: "Eintrag übernehmen" }))
    .toHaveAttribute("href", `/claiming/welcome?firma=${COMPANY_ID}`);
});

test("an editor is told to ask the owner", async () => {
  setAccount(anAccount({ right: "editor" }));
  await renderPart(<ConfirmClaimPage />);
  await expect.element(page.getByText("Nur der Inhaber kann bestätigen")).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
});

test("customer care may confirm but not give up", async () => {
  const cucaInfo = { companyId: COMPANY_ID, agent: "Support", endsAt: "2126-11-16T09:00:00.000Z" };
  await commands.answerApi({ "GET /api/auth/refresh": { body: { user: aUser({ cucaInfo }) } } });
  await lookUpSession();
  await renderPart(<ConfirmClaimPage />);
  await expect.element(confirm).toBeVisible();
  await expect.element(giveUp).not.toBeInTheDocument();
});
