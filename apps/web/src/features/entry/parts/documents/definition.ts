import type { EntryDocument } from "@portal/contract/entry/values";
import { documentsFields } from "@portal/contract/entry/rules/documents";
import { saveBody } from "@portal/contract/entry/save/save-body";
import { checkedBy } from "../../form-engine/part-definition.ts";
import { filePart } from "../../uploads/file-part.ts";

const rules = saveBody(documentsFields);

/** Price lists, menus, leaflets: PDF files, each with a title. */
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
    checkedBy("documents", rules, { documents: files.map(({ file, text }) => ({ file, title: text })) }),
});
