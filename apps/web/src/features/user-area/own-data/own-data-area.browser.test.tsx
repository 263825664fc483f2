import type { DeletionPreview, Profile } from "@portal/contract/user-area/profile";
import { beforeEach, expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import type { ApiAnswers } from "../../../../vitest/api-commands.ts";
import { aProfile } from "../../../testing/a-profile.ts";
import { startAt } from "../../../testing/address.ts";
import { aUser, renderPart } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { releaseCall } from "../../../testing/release-call.ts";
import { ErasureBanner } from "./erasure-banner.tsx";
import { OwnDataArea } from "./own-data-area.tsx";

const PROFILE = "GET /api/user/data/profile";
const PREVIEW = "GET /api/user/data/deletionPreview";
const CONFIRM = "POST /api/user/data/confirmPassword";
const DELETE = "DELETE /api/user/data/deleteProfile";
const REASON = "POST /api/user/data/leavingReason";
const KEEP = "POST /api/user/data/keepProfile";

const preview: DeletionPreview = {
  companies: [
    { id: 1, name: "Malerbetrieb Sommer", ends: true },
    { id: 2, name: "Bäckerei Müller", ends: false },
  ],
  things: [],
};
const eraseAt = "2026-11-23T08:00:00.000Z";

const section = page.getByRole("region", { name: "Profil löschen" });
const open = section.getByRole("button", { name: "Profil löschen" });
const dialog = page.getByRole("dialog", { name: "Profil wirklich löschen?" });
const reason = dialog.getByRole("combobox", { name: "Warum gehen Sie? (optional)" });
const password = dialog.getByLabelText("Ihr Passwort", { exact: true });
const confirm = dialog.getByRole("button", { name: "Profil löschen" });
const banner = page.getByText("Ihr Profil wird am 23. November 2026 gelöscht");
const calls = async () => (await commands.requestsOfApi()).map(({ call }) => call);

async function show(profile: Profile, answers: ApiAnswers = {}) {
  await commands.answerApi({
    "GET /api/auth/refresh": { body: { user: aUser() } },
    [PROFILE]: { body: { profile } },
    [PREVIEW]: { body: preview },
    ...answers,
  });
  await renderPart(
    <>
      <ErasureBanner />
      {/* As on the page: the order is given far below the banner. */}
      <div style={{ height: "150vh" }} />
      <OwnDataArea />
    </>,
  );
}

async function openDialog(answers: ApiAnswers = {}) {
  await show(aProfile(), answers);
  await open.click();
  await expect.element(dialog).toBeVisible();
}

beforeEach(() => startAt("/benutzer?bereich=daten"));

test("the download is a plain link, which the browser saves as a file", async () => {
  await show(aProfile());
  const link = page.getByRole("link", { name: "Meine Daten herunterladen" });
  await expect.element(link).toHaveAttribute("href", "/api/user/data/export");
  await expect.element(link).toHaveAttribute("download");
});

test("before anybody deletes, the page says which companies lose their owner and which only this person", async () => {
  await show(aProfile());
  await expect
    .element(section)
    .toMatchTextContent(/Ihr Zugriff auf Bäckerei Müller; die Firma und ihr Eintrag bleiben/u);
  await expect.element(section).toMatchTextContent(/Das endet sofort.*Malerbetrieb Sommer: Der Eintrag bleibt/u);
});

test("a person without a password is led to where they set one, and gets no button", async () => {
  await show(aProfile({ hasPassword: false }));
  const link = section.getByRole("link", { name: "Anmeldung" });
  await expect.element(link).toHaveAttribute("href", "/benutzer?bereich=anmeldung");
  await expect.element(open).not.toBeInTheDocument();
});

test("without a reason the profile is deleted all the same, and none is sent", async () => {
  await openDialog({
    [PROFILE]: [{ body: { profile: aProfile() } }, { body: { profile: aProfile({ eraseAt }) } }],
    [CONFIRM]: { body: { until: eraseAt } },
    [DELETE]: { body: { eraseAt } },
  });
  await password.fill("drei Wörter hier");
  await confirm.click();
  await expect.element(banner).toBeVisible();
  expect(await calls()).not.toContain(REASON);
});

test("a wrong password deletes nothing and keeps reason and text", async () => {
  await openDialog({
    [CONFIRM]: refused("request.invalid", { message: "Das Passwort stimmt nicht.", field: "password" }),
  });
  await reason.selectOptions("privacy");
  await dialog.getByRole("textbox", { name: /Was können wir besser machen/u }).fill("Weniger Mails");
  await password.fill("falsch");
  await confirm.click();
  await expect.element(password).toHaveAccessibleDescription("Das Passwort stimmt nicht.");
  await expect.element(password).toHaveFocus();
  await expect.element(reason).toHaveValue("privacy");
  await expect.element(dialog.getByRole("textbox", { name: /besser machen/u })).toHaveValue("Weniger Mails");
  expect(await calls()).not.toContain(DELETE);
});

test("reason and password order the deletion: the dialog closes, and a banner names the day", async () => {
  await openDialog({
    [PROFILE]: [{ body: { profile: aProfile() } }, { body: { profile: aProfile({ eraseAt }) } }],
    [CONFIRM]: { body: { until: eraseAt } },
    [DELETE]: { body: { eraseAt } },
    [REASON]: { body: {} },
  });
  await reason.selectOptions("no_use");
  await password.fill("drei Wörter hier");
  await confirm.click();
  await expect.element(banner).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(section).not.toBeInTheDocument();
  await expect.element(page.getByRole("status").filter({ has: banner })).toHaveFocus();
  await expect.element(banner).toBeInViewport();
  const requests = await commands.requestsOfApi();
  expect(requests.find(({ call }) => call === CONFIRM)?.body).toEqual({ password: "drei Wörter hier" });
  expect(requests.find(({ call }) => call === DELETE)?.query).not.toContain("no_use");
  expect(requests.find(({ call }) => call === REASON)?.body).toEqual({ reason: "no_use", text: "" });
});

test("while the deletion runs, Esc does not close the dialog", async () => {
  await openDialog({
    [CONFIRM]: {
      held: true,
      ...refused("request.invalid", { message: "Das Passwort stimmt nicht.", field: "password" }),
    },
  });
  await reason.selectOptions("other");
  await password.fill("falsch");
  await confirm.click();
  await expect.element(confirm).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).toBeVisible();
  await releaseCall(CONFIRM);
  await expect.element(password).toHaveFocus();
});

test("cancelling closes the dialog with the focus back on the button", async () => {
  await openDialog();
  await dialog.getByRole("button", { name: "Abbrechen" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test("an ordered deletion can be revoked, and the section for deleting is back", async () => {
  await show(aProfile({ eraseAt }), { [KEEP]: { body: { profile: aProfile() } } });
  await page.getByRole("button", { name: "Profil behalten" }).click();
  await expect.element(page.getByRole("region", { name: "Meldungen" })).toHaveTextContent("Ihr Profil bleibt.");
  await expect.element(banner).not.toBeInTheDocument();
  await expect.element(open).toBeVisible();
});

test("a revocation that fails says so, and the banner stays", async () => {
  await show(aProfile({ eraseAt }), { [KEEP]: { offline: true } });
  const keep = page.getByRole("button", { name: "Profil behalten" });
  await keep.click();
  await expect.element(page.getByRole("alert")).toHaveTextContent("Keine Verbindung – Ihre Eingaben bleiben erhalten.");
  await expect.element(banner).toBeVisible();
  await expect.element(keep).not.toHaveAttribute("aria-busy");
});
