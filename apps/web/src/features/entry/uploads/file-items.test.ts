import { expect, test } from "vitest";
import {
  chosenItem,
  type FileItem,
  fitting,
  moved,
  putBack,
  titleOfFileName,
  without,
  withUpload,
} from "./file-items.ts";

const item = (id: string): FileItem => ({
  id,
  file: `/media/${id}`,
  url: `/media/${id}`,
  thumbnail: `/media/${id}-480`,
  text: "",
  width: 4,
  height: 3,
  bytes: 0,
  name: "",
});
const items = ["a", "b", "c", "d"].map(item);
const ids = (list: readonly FileItem[]) => list.map(({ id }) => id).join("");

test.each([
  [0, 2, "bcad"],
  [3, 0, "dabc"],
  [1, 2, "acbd"],
  [1, 1, "abcd"],
  [0, -1, "abcd"],
  [3, 4, "abcd"],
  [9, 0, "abcd"],
])("moved from place %i to %i", (from, to, expected) => expect(ids(moved(items, from, to))).toBe(expected));

test("putBack restores a removed item at its place, once", () => {
  const rest = without(items, new Set(["b"]));
  expect(ids(rest)).toBe("acd");
  const back = putBack(rest, item("b"), 1);
  expect(ids(back)).toBe("abcd");
  expect(putBack(back, item("b"), 1)).toBe(back);
  expect(ids(putBack([], item("b"), 1))).toBe("b");
});

test("withUpload keeps the item's place and the text written meanwhile", () => {
  const file = new File(["12345"], "IMG_1.HEIC");
  const list = [item("a"), { ...chosenItem("x", file, { text: "", preview: "" }), text: "Dachstuhl" }, item("b")];
  const uploaded = {
    marker: "tmpfile-1",
    url: "/api/1",
    thumbnailUrl: "/api/1?size=thumbnail",
    width: 40,
    height: 30,
    mediaType: "image/webp",
    bytes: 99,
  };
  expect(withUpload(list, "x", uploaded)[1]).toEqual({
    id: "x",
    file: "tmpfile-1",
    url: "/api/1",
    thumbnail: "/api/1?size=thumbnail",
    text: "Dachstuhl",
    width: 40,
    height: 30,
    bytes: 99,
    name: "IMG_1.HEIC",
  });
  expect(withUpload(list, "gone", uploaded)).toEqual(list);
});

test("fitting takes only as many files as have room", () => {
  expect(fitting(["a", "b", "c"], 28, 30)).toEqual({ taken: ["a", "b"], left: ["c"] });
  expect(fitting(["a"], 31, 30)).toEqual({ taken: [], left: ["a"] });
});

test.each([
  ["Preisliste_2026.pdf", "Preisliste 2026"],
  ["Speisekarte Herbst.PDF", "Speisekarte Herbst"],
  ["a\u202Efdp.exe.pdf", "afdp.exe"],
  ["U\u0308bersicht.pdf", "Übersicht"],
  [`${"x".repeat(200)}.pdf`, "x".repeat(100)],
  [".pdf", ""],
])("titleOfFileName of %j", (name, expected) => expect(titleOfFileName(name, 100)).toBe(expected));
