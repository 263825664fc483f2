import type { OwnSecurityEvent } from "@portal/contract/user-area/security-events";
import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { renderPart } from "../../../testing/logged-in.tsx";
import { SecurityEventsSection } from "./security-events-section.tsx";

const LOAD = "GET /api/user/security-events";
const AT = "2026-11-16T08:05:00.000Z";
const event = (id: number, given: Partial<OwnSecurityEvent> = {}): OwnSecurityEvent => ({
  id,
  kind: "logged_in",
  method: "password",
  at: AT,
  ...given,
});
const answer = (events: OwnSecurityEvent[], hasMore = false) => ({ body: { events, hasMore } });
const rows = page.getByRole("list", { name: "Letzte Anmeldungen" }).getByRole("listitem");
const older = page.getByRole("button", { name: "Ältere anzeigen" });
const queries = async () => (await commands.requestsOfApi()).map(({ query }) => query);

test("each event says what happened, how and when; a refused one says so in words", async () => {
  const failed = event(2, { kind: "login_failed", method: "passkey" });
  await commands.answerApi({
    [LOAD]: answer([event(3), failed, event(1, { kind: "password_changed", method: null })]),
  });
  await renderPart(<SecurityEventsSection />);
  await expect.element(rows.nth(0)).toMatchTextContent(/^Angemeldet mit Passwort16\. November 2026 um 09:05 Uhr$/u);
  await expect.element(rows.nth(1)).toMatchTextContent(/^Anmeldung mit Passkey.*Abgelehnt$/u);
  await expect.element(rows.nth(2)).toMatchTextContent(/^Passwort geändert/u);
  await expect.element(older).not.toBeInTheDocument();
});

test("older ones are asked for by the last id, come below, and get the focus", async () => {
  await commands.answerApi({
    [LOAD]: [answer([event(9), event(8)], true), answer([event(7, { kind: "logged_out", method: null })])],
  });
  await renderPart(<SecurityEventsSection />);
  await older.click();
  await expect.element(rows).toHaveLength(3);
  await expect.element(page.getByText("Abgemeldet", { exact: true })).toHaveFocus();
  await expect.element(older).not.toBeInTheDocument();
  await expect.poll(queries).toEqual(["", "?before=8"]);
});

test("older ones that can't be loaded leave the others, and a second attempt brings them", async () => {
  await commands.answerApi({ [LOAD]: [answer([event(9)], true), { status: 500 }, answer([event(7)])] });
  await renderPart(<SecurityEventsSection />);
  await older.click();
  const failure = page.getByRole("alert", { name: "Ältere Anmeldungen konnten nicht geladen werden" });
  await expect.element(failure).toBeVisible();
  await expect.element(rows).toHaveLength(1);
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(rows).toHaveLength(2);
});

test("a list that is empty says so; one that can't be loaded offers another attempt", async () => {
  await commands.answerApi({ [LOAD]: [{ status: 500 }, answer([])] });
  await renderPart(<SecurityEventsSection />);
  const failure = page.getByRole("alert", { name: "Ihre Anmeldungen konnten nicht geladen werden" });
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(page.getByText("In dieser Zeit gab es keine Anmeldungen und Änderungen.")).toBeVisible();
});
