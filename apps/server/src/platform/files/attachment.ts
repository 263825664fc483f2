/** How documents leave: as downloads under a name that people know, never as a page of ours. */
import { create } from "content-disposition";

const PDF = /\.pdf$/i;
/** What some system takes for more than a name: steps of a path, drives, wildcards. */
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
