/** What a form for texts and files holds until it is sent. */
import { HANDOVER_FILES } from "@portal/contract/website/files/calls";

export type DraftFile = {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** The upload's marker; null until it is uploaded. */
  readonly marker: string | null;
};

export type ContentDraft = {
  readonly text: string;
  readonly files: readonly DraftFile[];
  /** Idempotency key: the server counts what is sent once, however often it is sent. */
  readonly key: string;
};

export const emptyContent = (): ContentDraft => ({ text: "", files: [], key: crypto.randomUUID() });

export const isBegun = ({ text, files }: ContentDraft): boolean => text.trim() !== "" || files.length > 0;

/** Without files whose upload has not ended: only this visit to the page knows their bytes. */
export const keptContent = (draft: ContentDraft): ContentDraft => ({
  ...draft,
  files: draft.files.filter(({ marker }) => marker !== null),
});

/** Splits chosen files into those with room and the names of the others. */
export function fitting<F extends { readonly name: string }>(
  chosen: readonly F[],
  count: number,
): { taken: F[]; left: string[] } {
  const room = Math.max(0, HANDOVER_FILES - count);
  return { taken: chosen.slice(0, room), left: chosen.slice(room).map(({ name }) => name) };
}

const isFile = (found: unknown): found is DraftFile => {
  if (typeof found !== "object" || found === null) return false;
  const { id, name, bytes, marker } = found as Partial<DraftFile>;
  const areTexts = [id, name, marker].every((value) => typeof value === "string");
  return areTexts && typeof bytes === "number";
};

/** False for anything that the form can't show. */
export function isContent(found: unknown): found is ContentDraft {
  if (typeof found !== "object" || found === null) return false;
  const { text, files, key } = found as Partial<ContentDraft>;
  return typeof text === "string" && typeof key === "string" && Array.isArray(files) && files.every(isFile);
}
