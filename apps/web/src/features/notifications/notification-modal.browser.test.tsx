import type { ModalNotification } from "@portal/contract/notifications/modal/calls";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswers } from "../../../vitest/api-commands.ts";
import { useLoggedIn } from "../../platform/session/use-session.ts";
import { setNotificationCode } from "../../platform/session/session-store.ts";
import { navigations, startAt } from "../../testing/address.ts";
import { aUser, renderPart, startSessionAs } from "../../testing/logged-in.tsx";
import { refused } from "../../testing/refused.ts";
import { releaseCall } from "../../testing/release-call.ts";
import NotificationModal from "./notification-modal.tsx";

const CONTENT = "POST /api/user/getUserNotificationModalContent";
const READ = "POST /api/user/readUserNotification";
const ADD = "POST /api/user/addUserNotification";

const content = (given: Partial<ModalNotification> = {}) => ({
  body: {
    notification: {
      headline: "Neue Öffnungszeiten",
      text: "Bitte prüfen Sie Ihre Zeiten.",
      button_link: "",
      button_text: "",
      ...given,
    },
  },
});
const next = (code: string) => ({ body: { user_notification_code: code } });

const dialog = page.getByRole("dialog", { name: "Neue Öffnungszeiten" });
const confirm = dialog.getByRole("button", { name: "Bestätigen" });
const bodiesOf = async (call: string) =>
  (await commands.requestsOfApi()).filter((request) => request.call === call).map(({ body }) => body);

function Modal({ asked }: { asked?: string | undefined }) {
  const code = useLoggedIn()?.user.user_notification_code ?? "none";
  return <NotificationModal code={code} asked={asked} />;
}

async function show(code: string, answers: ApiAnswers, asked?: string) {
  await commands.answerApi(answers);
  setNotificationCode(code);
  await renderPart(<Modal asked={asked} />);
}

beforeAll(() => startSessionAs(aUser()));
beforeEach(() => startAt("/"));

test("the person's notification opens with headline and text; confirming closes it and sends its code", async () => {
  await show("zeiten", { [CONTENT]: content(), [READ]: next("none") });
  await expect.element(dialog).toMatchTextContent(/Bitte prüfen Sie Ihre Zeiten\./u);
  await confirm.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => bodiesOf(READ)).toEqual([{ userNotification: "zeiten" }]);
  expect(navigations()).toEqual([]);
});

test("Esc confirms as well, without following the link of the button", async () => {
  await show("zeiten", { [CONTENT]: content({ button_link: "/kunde" }), [READ]: next("none") });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => bodiesOf(READ)).toHaveLength(1);
  expect(navigations()).toEqual([]);
});

test("a button with a text and a link leads there by way of the redirect page, which checks the target", async () => {
  const link = "/kunde/meineProdukte/eintrag/daten";
  await show("zeiten", {
    [CONTENT]: content({ button_link: link, button_text: "Zeiten prüfen" }),
    [READ]: next("none"),
  });
  await dialog.getByRole("button", { name: "Zeiten prüfen" }).click();
  await expect.poll(navigations).toMatchObject([{ href: `/redirect?uri=${encodeURIComponent(link)}` }]);
});

test("after one notification the next one opens", async () => {
  await show("zeiten", {
    [CONTENT]: [content(), content({ headline: "Fotos fehlen" })],
    [READ]: [next("fotos"), next("none")],
  });
  await confirm.click();
  await expect.element(page.getByRole("dialog", { name: "Fotos fehlen" })).toBeVisible();
  await expect.poll(() => bodiesOf(CONTENT)).toEqual([{ userNotification: "zeiten" }, { userNotification: "fotos" }]);
});

test("a confirmation without connection says so, and closing then lets the person go on", async () => {
  await show("zeiten", { [CONTENT]: content(), [READ]: { offline: true } });
  await confirm.click();
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("Fehler: Keine Verbindung – Ihre Eingaben bleiben erhalten.");
  await dialog.getByRole("button", { name: "Schließen" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => bodiesOf(READ)).toHaveLength(1);
});

test("while the confirmation runs, Esc does not close the notification", async () => {
  await show("zeiten", { [CONTENT]: content(), [READ]: { held: true, ...next("none") } });
  await confirm.click();
  await expect.element(confirm).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).toBeVisible();
  await releaseCall(READ);
  await expect.element(dialog).not.toBeInTheDocument();
});

test("a code in the address is added, shown and taken out of the address, which keeps the rest", async () => {
  startAt("/kunde?a=1&userNotification=zeiten#unten");
  await show("none", { [ADD]: next("zeiten"), [CONTENT]: content() }, "zeiten");
  await expect.element(dialog).toBeVisible();
  await expect.poll(navigations).toMatchObject([{ href: "/kunde?a=1#unten", replace: true }]);
  await expect.poll(() => bodiesOf(ADD)).toEqual([{ userNotification: "zeiten" }]);
});

test("an unknown code in the address is said aloud, and nothing opens", async () => {
  startAt("/?userNotification=falsch");
  await show("none", { [ADD]: refused("request.invalid", { message: "Diese Mitteilung gibt es nicht." }) }, "falsch");
  await expect
    .element(page.getByRole("alert"))
    .toHaveTextContent("Eine Mitteilung konnte nicht gezeigt werden. Diese Mitteilung gibt es nicht.");
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

test("a notification whose content can't be loaded is said aloud, and nothing opens", async () => {
  await show("zeiten", { [CONTENT]: { status: 500 } });
  await expect.element(page.getByRole("alert")).toMatchTextContent(/^Eine Mitteilung konnte nicht gezeigt werden\./u);
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});
