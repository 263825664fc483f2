import { pathOf } from "@portal/contract/pages/routes";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { currentAddress, startAt } from "../../testing/address.ts";
import { actAsAgent, aUser, renderPart, startSessionAs } from "../../testing/logged-in.tsx";
import { refused } from "../../testing/refused.ts";
import OffersPage from "./offers-page.tsx";
import { aLead, aLeadList, anAcceptedLead, setCompany } from "./testing/leads.ts";

const LIST = "GET /api/customer/lea/getLeads";
const ONE = "GET /api/customer/lea/lead/7";
const ACCEPT = "POST /api/customer/lea/acceptLead";
const OPEN_THREAD = "POST /api/customer/message-threads";
const CHANGE = "POST /api/customer/lea/changeLead";

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setCompany());

async function open(answers: object, query = "") {
  startAt(`${pathOf("inquiries_offers")}${query}`);
  await commands.answerApi({ [LIST]: { body: aLeadList([aLead()]) }, ...answers });
  await renderPart(<OffersPage />);
}

test("the list names place and state, never who asks", async () => {
  await open({});
  await expect
    .element(page.getByRole("link", { name: "Angebotsanfrage aus 50667 Köln" }))
    .toHaveAttribute("href", `${pathOf("inquiries_offers")}?anfrage=7`);
  await expect.element(page.getByText("Ein Eintrag")).toBeVisible();
});

test("without leads the page says what will appear; a narrowed list says that nothing fits", async () => {
  await open({ [LIST]: { body: aLeadList([]) } });
  await expect.element(page.getByRole("heading", { name: "Noch keine Angebotsanfragen" })).toBeVisible();
});

test("a list that fails is loaded when asked again", async () => {
  await open({ [LIST]: [{ status: 500 }, { body: aLeadList([aLead()]) }] });
  await page.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(page.getByRole("link", { name: /^Angebotsanfrage/ })).toBeVisible();
});

test("after acceptance the page shows who asks", async () => {
  const after = { lead: anAcceptedLead(), steps: [] };
  await open(
    {
      [ONE]: [{ body: { lead: aLead(), steps: [] } }, { body: after }],
      [ACCEPT]: { body: { lead: after.lead } },
    },
    "?anfrage=7",
  );
  await expect.element(page.getByText(/^Die Annahme kostet 15,00/).first()).toBeVisible();
  await page.getByRole("button", { name: "Anfrage annehmen" }).click();
  await expect
    .element(page.getByRole("link", { name: "Anrufen: 0221 445566" }))
    .toHaveAttribute("href", "tel:+49221445566");
});

test("who asks is answered in a thread, which begins with the first message", async () => {
  await open(
    { [ONE]: { body: { lead: anAcceptedLead(), steps: [] } }, [OPEN_THREAD]: { body: { id: 31 } } },
    "?anfrage=7",
  );
  await page.getByRole("button", { name: "Nachricht schreiben" }).click();
  await expect.poll(currentAddress).toBe(`${pathOf("inquiries_messages")}?verlauf=31`);
});

test("who comes second reads it, and the lead is shown as taken", async () => {
  const taken = aLead({ state: "taken", text: "", actions: [] });
  await open(
    {
      [ONE]: [{ body: { lead: aLead(), steps: [] } }, { body: { lead: taken, steps: [] } }],
      [ACCEPT]: refused("leads.taken"),
    },
    "?anfrage=7",
  );
  await page.getByRole("button", { name: "Anfrage annehmen" }).click();
  await expect.element(page.getByText("Ein anderer Betrieb war schneller. Sie zahlen nichts.")).toBeVisible();
});

test("a stale state is refused beside the buttons", async () => {
  const body = { lead: anAcceptedLead(), steps: [] };
  await open({ [ONE]: { body }, [CHANGE]: refused("leads.stale") }, "?anfrage=7");
  await page.getByRole("button", { name: "Auftrag gewonnen" }).click();
  await expect.element(page.getByText(/^Jemand hat diese Anfrage inzwischen geändert/)).toBeVisible();
});

test("who may only read sees why, and no buttons", async () => {
  setCompany("read");
  await open({ [ONE]: { body: { lead: anAcceptedLead({ actions: [] }), steps: [] } } }, "?anfrage=7");
  await expect.element(page.getByText(/^Sie können hier nur lesen/)).toBeVisible();
  for (const name of ["Reklamieren", "Nachricht schreiben"]) {
    await expect.element(page.getByRole("button", { name })).not.toBeInTheDocument();
  }
});

test("customer care reads who may accept, and gets no file that names people", async () => {
  await actAsAgent();
  await open({ [ONE]: { body: { lead: aLead({ actions: [] }), steps: [] } } });
  await expect.element(page.getByText("Ein Eintrag")).toBeVisible();
  await expect.element(page.getByRole("link", { name: /CSV/ })).not.toBeInTheDocument();
  await page.getByRole("link", { name: /^Angebotsanfrage/ }).click();
  await expect.element(page.getByText(/^Annehmen kann nur die Firma/)).toBeVisible();
});
