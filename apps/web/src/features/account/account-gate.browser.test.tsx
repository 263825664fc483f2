import type { Account } from "@portal/contract/account/calls";
import { matchRoute, pathOf } from "@portal/contract/pages/routes";
import { beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswer } from "../../../vitest/api-answer.ts";
import { switchAccount } from "../../platform/session/active-account.ts";
import { completeLogin, logOut, sessionState } from "../../platform/session/session-store.ts";
import { useLoggedIn } from "../../platform/session/use-session.ts";
import { navigations, startAt } from "../../testing/address.ts";
import { aUser, renderPart } from "../../testing/logged-in.tsx";
import { messageOf, refused } from "../../testing/refused.ts";
import { releaseCall } from "../../testing/release-call.ts";
import { AccountGate } from "./account-gate.tsx";
import { CompanySelector } from "./company-selector.tsx";

const LOAD_FIRST = "GET /api/customer/account/1";
const LOAD_SECOND = "GET /api/customer/account/2";
const user = aUser({ accounts: { "1": { id: 1, name: "Eins" }, "2": { id: 2, name: "Zwei" } } });
const account = (id: number, given: Partial<Account> = {}): ApiAnswer => ({
  body: { account: { company_id: id, claimed_by: null, claimed_last_update: null, ...given } },
});
const Failure = ({ onRetry }: { onRetry: () => void }) => <button onClick={onRetry}>Noch einmal</button>;
function Gate({ path }: { path: string }) {
  const session = useLoggedIn();
  if (session === null) return null;
  return (
    <AccountGate session={session} route={matchRoute(path)} above={<p>Leiste</p>} PageFailure={Failure}>
      <p>Inhalt</p>
    </AccountGate>
  );
}
function Selector() {
  const session = useLoggedIn();
  return session && <CompanySelector session={session} onLeave={() => {}} />;
}
const content = page.getByText("Inhalt");
const activeId = () => {
  const session = sessionState();
  return session.kind === "logged-in" ? session.activeAccountId : null;
};
async function chooseSecond() {
  await renderPart(<Selector />);
  await page.getByRole("button", { name: /^Meine Firmen: / }).click();
  await page.getByRole("combobox").fill("zwei");
  await userEvent.keyboard("{Enter}");
}

beforeEach(async () => {
  startAt("/");
  await commands.answerApi({});
  await logOut();
  completeLogin(user);
});

test("a company's page appears after its company is loaded, with what belongs above it", async () => {
  await commands.answerApi({ [LOAD_FIRST]: { held: true, ...account(1) } });
  await renderPart(<Gate path={pathOf("dashboard")} />);
  await expect.poll(async () => (await commands.requestsOfApi()).length).toBe(1);
  await expect.element(content).not.toBeInTheDocument();
  await commands.releaseApi();
  await expect.element(content).toBeVisible();
  await expect.element(page.getByText("Leiste")).toBeVisible();
});

test("a company that can't be loaded shows the failure; the second try shows the page", async () => {
  await commands.answerApi({ [LOAD_FIRST]: [refused("server.defect"), account(1)] });
  await renderPart(<Gate path={pathOf("dashboard")} />);
  await page.getByRole("button", { name: "Noch einmal" }).click();
  await expect.element(content).toBeVisible();
});

test("a page that needs no company does not wait for one", async () => {
  await commands.answerApi({ [LOAD_FIRST]: { held: true, ...account(1) } });
  await renderPart(<Gate path={pathOf("login")} />);
  await expect.element(content).toBeVisible();
  await expect.element(page.getByText("Leiste")).not.toBeInTheDocument();
});

test("choosing another company switches, says so and opens the dashboard", async () => {
  await commands.answerApi({ [LOAD_SECOND]: account(2) });
  await chooseSecond();
  await expect.element(page.getByText("Sie arbeiten jetzt für Zwei.")).toBeVisible();
  await expect.poll(activeId).toBe(2);
  await expect.poll(navigations).toEqual([{ href: pathOf("dashboard"), withoutAsking: true }]);
});

test("on a company's page the page stays open for the other company", async () => {
  startAt(pathOf("entry_overview"));
  await commands.answerApi({ [LOAD_SECOND]: account(2) });
  await chooseSecond();
  await expect.element(page.getByText("Sie arbeiten jetzt für Zwei.")).toBeVisible();
  expect(navigations()).toEqual([]);
});

test("an owner's expired claim leads to its confirmation, from a company's page too", async () => {
  startAt(pathOf("entry_overview"));
  await commands.answerApi({
    [LOAD_SECOND]: account(2, { claimed_by: "OWNER", claimed_last_update: "2001-01-01T00:00:00.000Z" }),
  });
  await chooseSecond();
  await expect.poll(navigations).toEqual([{ href: pathOf("claiming_confirm"), withoutAsking: true }]);
});

test("a switch that fails is announced in German, and the old company stays", async () => {
  await commands.answerApi({ [LOAD_SECOND]: refused("account_not_available") });
  await chooseSecond();
  await expect.element(page.getByRole("alert")).toHaveTextContent(messageOf("account_not_available"));
  await expect.poll(activeId).toBe(1);
  expect(navigations()).toEqual([]);
});

test("a second choice during a switch is refused with the reason", async () => {
  await commands.answerApi({ [LOAD_SECOND]: { held: true, ...account(2) } });
  const first = switchAccount(2);
  await chooseSecond();
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Die Firma wird gerade geladen. Bitte warten Sie einen Moment.");
  await releaseCall(LOAD_SECOND);
  expect(await first).toMatchObject({ kind: "switched" });
});
