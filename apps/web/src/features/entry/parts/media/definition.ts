import type { Photo } from "@portal/contract/entry/values";
import { thumbnailOf } from "@portal/contract/entry/files/calls";
import { mediaFields } from "@portal/contract/entry/rules/media";
import { saveBody } from "@portal/contract/entry/save/save-body";
import { checkedBy } from "../../form-engine/part-definition.ts";
import { filePart } from "../../uploads/file-part.ts";

const rules = saveBody(mediaFields);

/** Photos in the order in which visitors see them; the first is the cover. */
export const media = filePart<Photo>({
  part: "media",
  field: "photos",
  storedOf: (entry) => entry.media.photos,
  itemOf: ({ Url, alt, width, height }) => ({
    id: Url,
    file: Url,
    url: Url,
    thumbnail: thumbnailOf(Url),
    text: alt,
    width,
    height,
    bytes: 0,
    name: "",
  }),
  valueOf: ({ url, text, width, height }) => ({ Url: url, alt: text, width, height }),
  check: (files) => checkedBy("media", rules, { photos: files.map(({ file, text }) => ({ file, alt: text })) }),
});
