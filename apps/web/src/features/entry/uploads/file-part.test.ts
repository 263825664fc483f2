import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { expect, test } from "vitest";
import { documents } from "../parts/documents/definition.ts";
import { media } from "../parts/media/definition.ts";
import { chosenItem, withUpload } from "./file-items.ts";

const roof = { Url: "/media/roof", alt: "Dach", width: 400, height: 300 };
const team = { Url: "/media/team", alt: "", width: 300, height: 400 };
const entry = { media: { photos: [roof, team] }, documents: { documents: [] } } as unknown as SalesForceEntry;

const file = new File(["x"], "IMG_1.HEIC");
const arrived = {
  marker: `tmpfile-${"a".repeat(22)}`,
  url: "/api/new",
  thumbnailUrl: "/api/new?size=thumbnail",
  width: 40,
  height: 30,
  mediaType: "image/webp",
  bytes: 9,
};
const onItsWay = [...media.draftOf(entry), chosenItem("new", file, { text: "Neu", preview: "" })];

test("the draft has the stored photos, each with a thumbnail", () => {
  const draft = media.draftOf(entry);
  expect(draft.map(({ file: sent, thumbnail, text }) => [sent, thumbnail, text])).toEqual([
    ["/media/roof", "/media/roof-480", "Dach"],
    ["/media/team", "/media/team-480", ""],
  ]);
  expect(media.fieldsOf(draft)).toEqual({ photos: [roof, team] });
});

test("a running upload is a change, and check refuses it at its place", () => {
  expect(media.fieldsOf(onItsWay)).not.toEqual({ photos: [roof, team] });
  const checked = media.check(onItsWay);
  expect(checked).toEqual({
    ok: false,
    errors: { "photos.2.file": expect.stringContaining("noch nicht hochgeladen") },
  });
});

test("after the upload, check accepts it", () => {
  expect(media.check(withUpload(onItsWay, "new", arrived)).ok).toBe(true);
});

test("the rules' errors name the right item", () => {
  const [first, ...others] = media.draftOf(entry);
  if (!first) throw new Error("two photos were given");
  const checked = media.check([{ ...first, text: "x".repeat(201) }, ...others]);
  expect(checked).toMatchObject({ ok: false, errors: { "photos.0.alt": "Bitte höchstens 200 Zeichen." } });
  const untitled = withUpload([chosenItem("new", file, { text: "", preview: "" })], "new", arrived);
  expect(documents.check(untitled)).toMatchObject({
    ok: false,
    errors: { "documents.0.title": expect.stringContaining("Namen") },
  });
});

test("merging keeps my new files in my version and takes theirs from their version", () => {
  const mine = withUpload(onItsWay, "new", arrived);
  expect(media.withFields(mine, media.fieldsOf(mine))).toEqual(mine);
  const garden = { Url: "/media/garden", alt: "Garten", width: 1, height: 1 };
  const decided = media.withFields(mine, { photos: [garden, { ...roof, alt: "Rotes Dach" }] });
  expect(decided.map(({ id, text }) => [id, text])).toEqual([
    ["/media/garden", "Garten"],
    ["/media/roof", "Rotes Dach"],
  ]);
});
