import type { Photo } from "@portal/contract/entry/values";
import { beforeAll, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { anEntry } from "../../../../testing/an-entry.ts";
import { aUser, renderPart, startSessionAs } from "../../../../testing/logged-in.tsx";
import type { ApiAnswer } from "../../../../../vitest/api-answer.ts";
import MediaForm from "./form.tsx";

const UPLOAD = "POST /api/customer/temporary-files";
const SAVE = "POST /api/customer/updateEntryMedia";
const PIXEL = "data:image/gif;base64,R0lGODlhAQABAAAAACw=";

const aPhoto = (index: number, alt = ""): Photo => ({ Url: `${PIXEL}#${index}`, alt, width: 40, height: 30 });
const REFUSED: ApiAnswer = {
  status: 400,
  body: { errors: [{ code: "files.type_not_allowed", message: "Kein Bild." }] },
};
const MARKER = `tmpfile-${"a".repeat(22)}`;
const UPLOADED = {
  body: {
    marker: MARKER,
    url: `/api/temporary/${MARKER}`,
    thumbnailUrl: `/api/temporary/${MARKER}?size=thumbnail`,
    width: 40,
    height: 30,
    mediaType: "image/webp",
    bytes: 10,
  },
};

async function openForm(photos: readonly Photo[], { mayWrite = true, upload = REFUSED } = {}) {
  await commands.answerApi({
    [UPLOAD]: upload,
    [SAVE]: { status: 400, body: { errors: [{ code: "request.invalid", message: "Nein." }] } },
  });
  await renderPart(<MediaForm entry={anEntry({ media: { photos: [...photos] } })} mayWrite={mayWrite} />);
}

function aPicture(): DataTransfer {
  const picture = new DataTransfer();
  picture.items.add(new File(["x"], "Dach.png", { type: "image/png" }));
  return picture;
}
const paste = (data: DataTransfer) =>
  document.body.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));

const descriptions = page.getByLabelText(/^Bild \d: Was ist zu sehen\?/);
const texts = () => descriptions.elements().map((element) => (element as HTMLInputElement).value);
const cards = page.getByRole("list", { name: "Bilder in ihrer Reihenfolge" }).getByRole("listitem");
const button = (name: string) => page.getByRole("button", { name, exact: true });
const large = page.getByRole("dialog");

beforeAll(() => startSessionAs(aUser()));

test("the first photo is the cover; another one becomes it by its button and takes its description along", async () => {
  await openForm([aPhoto(1, "Dach"), aPhoto(2, "Fenster"), aPhoto(3, "Tür")]);
  await expect.element(cards.nth(0).getByText("Titelbild", { exact: true })).toBeVisible();
  await expect.element(button("Bild 1 als Titelbild")).toHaveAttribute("aria-disabled", "true");
  await button("Bild 3 als Titelbild").click();
  await expect.poll(texts).toEqual(["Tür", "Dach", "Fenster"]);
  await expect.element(cards.nth(1).getByText("Titelbild", { exact: true })).not.toBeInTheDocument();
});

test("the number of photos without a description leads to the next of them, and to none in the end", async () => {
  await openForm([aPhoto(1, "Dach"), aPhoto(2), aPhoto(3)]);
  await expect.element(page.getByText("2 Bildern fehlt noch die Beschreibung")).toBeVisible();
  const next = button("Zum nächsten ohne Beschreibung");
  await next.click();
  await expect.element(descriptions.nth(1)).toHaveFocus();
  await descriptions.nth(1).fill("Fenster");
  await next.click();
  await expect.element(descriptions.nth(2)).toHaveFocus();
  await descriptions.nth(2).fill("Tür");
  await expect.element(page.getByText("Alle Bilder sind beschrieben")).toBeVisible();
  await expect.element(next).not.toBeInTheDocument();
});

test("a photo opens large with its place among all", async () => {
  await openForm([aPhoto(1, "Dach"), aPhoto(2, "Fenster")]);
  await page.getByRole("button", { name: /^Fenster ?, groß ansehen$/ }).click();
  await expect.element(large).toHaveAccessibleName("Bild 2 von 2");
  await large.getByRole("button", { name: "Nächstes Bild" }).click();
  await expect.element(large).toHaveAccessibleName("Bild 1 von 2");
  await large.getByRole("button", { name: "Schließen" }).click();
  await expect.element(large).not.toBeInTheDocument();
});

test("a pasted picture is uploaded like a chosen one; pasted text is not", async () => {
  await openForm([]);
  const text = new DataTransfer();
  text.setData("text", "Dach");
  paste(text);
  paste(aPicture());
  await expect.element(cards).toHaveLength(1);
  await expect.poll(async () => (await commands.requestsOfApi()).map(({ call }) => call)).toEqual([UPLOAD]);
});

test("an uploaded photo stays drawn from the device: a save may use up the upload before its picture comes", async () => {
  await openForm([], { upload: UPLOADED });
  paste(aPicture());
  const picture = page.getByRole("button", { name: /, groß ansehen$/ }).getByRole("img");
  await expect.element(picture).toHaveAttribute("src", expect.stringMatching(/^blob:/));
});

test("a refused photo asks for no description", async () => {
  await openForm([]);
  paste(aPicture());
  await expect.element(cards.getByText("Kein Bild.")).toBeVisible();
  await expect.element(cards.getByText("Nicht hochgeladen", { exact: true })).toBeVisible();
  await expect.element(descriptions).not.toBeInTheDocument();
});

test("people who may only read see the photos with their descriptions and no button", async () => {
  await openForm([aPhoto(1, "Dach"), aPhoto(2)], { mayWrite: false });
  await expect.element(page.getByRole("img", { name: "Dach" })).toBeInTheDocument();
  await expect.element(page.getByRole("img", { name: "Bild 2" })).toBeInTheDocument();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});

test("people who may only read are told that there are no photos", async () => {
  await openForm([], { mayWrite: false });
  await expect.element(page.getByText("Noch keine Bilder.")).toBeVisible();
});
