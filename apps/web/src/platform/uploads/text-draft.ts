/** What a form for a text and files holds until it is sent. */
export type DraftFile = {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** The upload's marker; null until it is uploaded. */
  readonly marker: string | null;
};

export type TextDraft = {
  readonly text: string;
  readonly files: readonly DraftFile[];
  /** Idempotency key: the server counts what is sent once, however often it is sent. */
  readonly key: string;
};

export const emptyDraft = (text = ""): TextDraft => ({ text, files: [], key: crypto.randomUUID() });

export const isBegun = ({ text, files }: TextDraft): boolean => text.trim() !== "" || files.length > 0;

/** Without files whose upload has not ended: only this visit to the page knows their bytes. */
export const keptDraft = (draft: TextDraft): TextDraft => ({
  ...draft,
  files: draft.files.filter(({ marker }) => marker !== null),
});

const isFile = (found: unknown): found is DraftFile => {
  if (typeof found !== "object" || found === null) return false;
  const { id, name, bytes, marker } = found as Partial<DraftFile>;
  return [id, name, marker].every((value) => typeof value === "string") && typeof bytes === "number";
};

/** False for anything that the form can't show. */
export function isTextDraft(found: unknown): found is TextDraft {
  if (typeof found !== "object" || found === null) return false;
  const { text, files, key } = found as Partial<TextDraft>;
  return typeof text === "string" && typeof key === "string" && Array.isArray(files) && files.every(isFile);
}
