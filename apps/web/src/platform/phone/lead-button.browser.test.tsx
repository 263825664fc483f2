import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { anAccount } from "../../testing/an-account.ts";
import { actAsAgent, aUser, renderPart, startSessionAs } from "../../testing/logged-in.tsx";
import { refused } from "../../testing/refused.ts";
import { setAccount } from "../session/active-account.ts";
import { LeadButton } from "./lead-button.tsx";

const CREATE = "POST /api/customer/lea/createLeadFromCall";
const make = page.getByRole("button", { name: /^Als Anfrage übernehmen.*Maria Klein$/ });

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => setAccount(anAccount()));

const show = (given: { leadId?: number | null; mayWrite?: boolean } = {}) =>
  renderPart(<LeadButton service="voicebot" callId={11} leadId={null} name="Maria Klein" mayWrite {...given} />);

test("a call is sent once with its service, and the success is told", async () => {
  await commands.answerApi({ [CREATE]: { body: { lead: { id: 7 } } } });
  await show();
  await make.click();
  await expect.element(page.getByText("Der Anruf steht jetzt bei Ihren Anfragen.")).toBeVisible();
  const sent = (await commands.requestsOfApi()).filter(({ call }) => call === CREATE);
  expect(sent.map(({ body }) => body)).toEqual([{ service: "voicebot", callId: 11 }]);
});

test("a refusal stands beside the button", async () => {
  await commands.answerApi({ [CREATE]: refused("leads.call_not_found") });
  await show();
  await make.click();
  await expect.element(page.getByText("Diesen Anruf gibt es nicht mehr.")).toBeVisible();
  await expect.element(make).toBeEnabled();
});

test("a call that is a lead already leads there, for readers too", async () => {
  await show({ leadId: 7, mayWrite: false });
  await expect
    .element(page.getByRole("link", { name: /^Anfrage ansehen.*Maria Klein$/ }))
    .toHaveAttribute("href", expect.stringContaining("anfrage=7"));
  await expect.element(make).not.toBeInTheDocument();
});

test("who may only read makes no lead", async () => {
  await show({ mayWrite: false });
  await expect.element(make).not.toBeInTheDocument();
});

test("customer care makes no lead, because it would name who called", async () => {
  await actAsAgent();
  await show();
  await expect.element(make).not.toBeInTheDocument();
});
