/**
 * Drafts of forms: what somebody typed and did not save stays in this browser for a day, by person, company and form.
 * Logging out removes it, and so does another person's login. Passwords, codes and files never get here.
 */
import { draftKey, readStored, removeStored, storedDraftKeys, writeStored } from "../session/browser-storage.ts";
import type { SessionState } from "../session/session-state.ts";

const LIFETIME_MS = 24 * 60 * 60_000;

/** `at`: when it was typed, epoch ms. */
export type StoredDraft = { readonly at: number; readonly value: unknown };

/**
 * The key of a form's draft. Null if drafts are not kept: nobody is logged in, or customer care acts for the company,
 * whose data do not belong on that device.
 * @param scope `person` for forms about the person, which are the same for each of their companies
 */
export function draftKeyOf(session: SessionState, scope: "company" | "person", form: string): string | null {
  if (session.kind !== "logged-in" || session.user.cucaInfo) return null;
  const company = scope === "company" ? session.activeAccountId : null;
  return draftKey(session.user.user_id, `${company ?? "person"}.${form}`);
}

/** The draft of an earlier visit; null if there is none, it is older than a day, or it can't be read. */
export function readDraft(key: string, now = Date.now()): StoredDraft | null {
  const found = parsed(readStored(key));
  if (found !== null && found.at <= now && now - found.at < LIFETIME_MS) return found;
  removeStored(key);
  return null;
}

export const writeDraft = (key: string, value: unknown, now = Date.now()): void =>
  writeStored(key, JSON.stringify({ at: now, value } satisfies StoredDraft));

export const dropDraft = (key: string): void => removeStored(key);

/** Removes drafts that are too old, whether or not their form is opened again. */
export const sweepDrafts = (now = Date.now()): void => storedDraftKeys().forEach((key) => void readDraft(key, now));

function parsed(text: string | null): StoredDraft | null {
  try {
    const found = JSON.parse(text ?? "null") as Partial<StoredDraft> | null;
    return typeof found?.at === "number" && found.value != null ? { at: found.at, value: found.value } : null;
  } catch {
    return null;
  }
}
