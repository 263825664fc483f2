/** Documents are served as downloads under a readable name, never as a page of ours. */
import { create } from "content-disposition";

const PDF = /\.pdf$/i;
/** Characters with a meaning in paths of some system: separators, drives, wildcards. */
const NOT_IN_NAMES = /[/\\:*?"<>|]+/g;

/** The header for a PDF of this name; without one it is called "Dokument". */
export const pdfAttachment = (name: string): string => {
  const plain = name
    .replace(PDF, "")
    .replace(NOT_IN_NAMES, "-")
    .replace(/^[.\s]+/, "")
    .trim();
  return create(`${plain === "" ? "Dokument" : plain}.pdf`, { type: "attachment" });
};
