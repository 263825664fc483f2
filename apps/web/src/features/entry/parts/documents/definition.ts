import type { EntryDocument } from "@portal/contract/entry/details";
import { documentsBody } from "@portal/contract/entry/save/bodies";
import { updateEntryDocuments } from "@portal/contract/entry/save/calls";
import { apiCall } from "../../../../platform/api/api-call.ts";
import { checkedBy } from "../../form-engine/part-definition.ts";
import { filePart } from "../../uploads/file-part.ts";

/** Price lists, menus, leaflets: PDF files with a title each. */
export const documents = filePart<EntryDocument>({
  part: "documents",
  field: "documents",
  storedOf: (entry) => entry.documents.documents,
  itemOf: ({ Url, title, bytes }) => ({
    id: Url,
    file: Url,
    url: Url,
    thumbnail: "",
    text: title,
    width: 0,
    height: 0,
    bytes,
    name: "",
  }),
  valueOf: ({ url, text, bytes }) => ({ Url: url, title: text, bytes }),
  check: (files) =>
    checkedBy(documentsBody, { documents: files.map(({ file, text }) => ({ file, title: text })) }, (body) =>
      apiCall(updateEntryDocuments, { body }),
    ),
});
