/** What the form for an answer holds until it is sent. */

export type DraftFile = {
  readonly id: string;
  readonly name: string;
  readonly bytes: number;
  /** The upload's marker; null until it is uploaded. */
  readonly marker: string | null;
};
export type AnswerDraft = {
  readonly text: string;
  readonly files: readonly DraftFile[];
  /** Idempotency key: the server counts what is sent once, however often it is sent. */
  readonly key: string;
};

export const emptyAnswer = (text = ""): AnswerDraft => ({ text, files: [], key: crypto.randomUUID() });

/** Without files whose upload has not ended: only this visit to the page knows their bytes. */
export const keptAnswer = (draft: AnswerDraft): AnswerDraft => ({
  ...draft,
  files: draft.files.filter(({ marker }) => marker !== null),
});

export const isBegun = ({ text, files }: AnswerDraft): boolean => text.trim() !== "" || files.length > 0;

const isFile = (found: unknown): found is DraftFile => {
  if (typeof found !== "object" || found === null) return false;
  const { id, name, bytes, marker } = found as Partial<DraftFile>;
  return [id, name, marker].every((value) => typeof value === "string") && typeof bytes === "number";
};

/** False for anything that the form can't show. */
export function isAnswer(found: unknown): found is AnswerDraft {
  if (typeof found !== "object" || found === null) return false;
  const { text, files, key } = found as Partial<AnswerDraft>;
  return typeof text === "string" && typeof key === "string" && Array.isArray(files) && files.every(isFile);
}
