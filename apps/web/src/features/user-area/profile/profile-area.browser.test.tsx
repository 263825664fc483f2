import type { Profile } from "@portal/contract/user-area/profile";
import { expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { aProfile } from "../../../testing/a-profile.ts";
import { aUser, renderPart } from "../../../testing/logged-in.tsx";
import { refused } from "../../../testing/refused.ts";
import { releaseCall } from "../../../testing/release-call.ts";
import { hasUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { ProfileArea } from "./profile-area.tsx";

const LOAD = "GET /api/user/data/profile";
const SAVE = "POST /api/user/data/updateUserProfile";
const UPLOAD = "POST /api/user/data/profileImage";
const IMAGE = "data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=";

const name = page.getByRole("textbox", { name: "Name (optional)" });
const save = page.getByRole("button", { name: "Name speichern" });
const remove = page.getByRole("button", { name: "Bild entfernen" });
const messages = page.getByRole("region", { name: "Meldungen" });
const png = (bytes: number) => new File([new Uint8Array(bytes)], "ich.png", { type: "image/png" });

async function show(profile: Profile, answers: Record<string, ApiAnswer> = {}) {
  await commands.answerApi({
    "GET /api/auth/refresh": { body: { user: aUser() } },
    [LOAD]: { body: { profile } },
    ...answers,
  });
  await renderPart(<ProfileArea />);
  await expect.element(name).toBeVisible();
}

test("a profile that can't be loaded says so, gives the phone number, and a second attempt shows the form", async () => {
  await commands.answerApi({ [LOAD]: [{ status: 500 }, { body: { profile: aProfile() } }] });
  await renderPart(<ProfileArea />);
  const failure = page.getByRole("alert", { name: "Ihre Angaben konnten nicht geladen werden" });
  await expect.element(failure).toBeVisible();
  await expect.element(failure.getByRole("link")).toHaveAttribute("href", expect.stringMatching(/^tel:/u));
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(name).toHaveValue("Anna Sommer");
});

test("a saved name is shown as the server stored it, and leaving asks nothing any more", async () => {
  await show(aProfile(), { [SAVE]: { body: { profile: aProfile({ displayName: "Anna S." }) } } });
  await expect.poll(hasUnsavedChanges).toBe(false);
  await name.fill("  Anna S. ");
  await expect.poll(hasUnsavedChanges).toBe(true);
  await save.click();
  await expect.element(messages).toHaveTextContent("Ihr Name ist gespeichert.");
  await expect.element(name).toHaveValue("Anna S.");
  await expect.poll(hasUnsavedChanges).toBe(false);
});

test("a refused name keeps what was typed, with the reason at the field and the focus in it", async () => {
  const reason = "Dieser Name klingt nach dem Betreiber.";
  await show(aProfile(), { [SAVE]: refused("request.invalid", { message: reason, field: "displayName" }) });
  await name.fill("Kundendienst");
  await save.click();
  await expect.element(name).toHaveAccessibleDescription(reason);
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue("Kundendienst");
  await expect.poll(hasUnsavedChanges).toBe(true);
});

test("two presses on the button save the name once", async () => {
  await show(aProfile(), { [SAVE]: { held: true, body: { profile: aProfile() } } });
  await name.fill("Anna S.");
  await save.click();
  await expect.element(save).toHaveAttribute("aria-busy", "true");
  (save.element() as HTMLElement).click();
  await releaseCall(SAVE);
  await expect.element(messages).toHaveTextContent("Ihr Name ist gespeichert.");
  await expect.poll(async () => (await commands.requestsOfApi()).filter(({ call }) => call === SAVE)).toHaveLength(1);
});

test("an upload is said aloud while it runs, and the new image can be removed", async () => {
  await show(aProfile(), { [UPLOAD]: { held: true, body: { profile: aProfile({ profileImage: IMAGE }) } } });
  await expect.element(remove).not.toBeInTheDocument();
  await page.getByLabelText("Bild hochladen").upload(png(10));
  const progress = page.getByText("Ihr Bild wird hochgeladen.");
  await expect.element(progress).toHaveAttribute("role", "status");
  await releaseCall(UPLOAD);
  await expect.element(messages).toHaveTextContent("Ihr Bild ist gespeichert.");
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(remove).toBeVisible();
  await expect.element(page.getByLabelText("Anderes Bild hochladen")).toBeInTheDocument();
});

test("an image above 20 MB is refused before it is sent", async () => {
  await show(aProfile());
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(png(20 * 1024 * 1024 + 1));
  const input = page.getByLabelText("Bild hochladen");
  input.element().dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  await expect.element(input).toHaveAccessibleDescription(/^Das Bild ist zu groß\. Erlaubt sind höchstens 20 MB\./u);
  expect((await commands.requestsOfApi()).map(({ call }) => call)).not.toContain(UPLOAD);
});

test("an image that the server refuses leaves the old one, with the reason at the field", async () => {
  const reason = "Diese Datei ist kein Bild.";
  await show(aProfile({ profileImage: IMAGE }), { [UPLOAD]: refused("request.invalid", { message: reason }) });
  await page.getByLabelText("Anderes Bild hochladen").upload(png(10));
  await expect.element(page.getByText(reason)).toBeVisible();
  await expect.element(remove).toBeVisible();
});

test("removing the image moves the focus to the field for another one", async () => {
  await show(aProfile({ profileImage: IMAGE }), { [SAVE]: { body: { profile: aProfile() } } });
  await remove.click();
  await expect.element(messages).toHaveTextContent("Ihr Bild ist entfernt.");
  await expect.element(remove).not.toBeInTheDocument();
  await expect.element(page.getByLabelText("Bild hochladen")).toHaveFocus();
  await expect
    .poll(async () => (await commands.requestsOfApi()).find(({ call }) => call === SAVE)?.body)
    .toEqual({ removeImage: true });
});
