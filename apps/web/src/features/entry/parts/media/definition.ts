import type { Photo } from "@portal/contract/entry/details";
import { thumbnailOf } from "@portal/contract/entry/files/calls";
import { mediaBody } from "@portal/contract/entry/save/bodies";
import { updateEntryMedia } from "@portal/contract/entry/save/calls";
import { apiCall } from "../../../../platform/api/api-call.ts";
import { checkedBy } from "../../form-engine/part-definition.ts";
import { filePart } from "../../uploads/file-part.ts";

/** Photos in the order in which people see them; the first is the cover. */
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
  check: (files) =>
    checkedBy(mediaBody, { photos: files.map(({ file, text }) => ({ file, alt: text })) }, (body) =>
      apiCall(updateEntryMedia, { body }),
    ),
});
