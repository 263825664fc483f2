/** The portal's local storage. A browser may forbid it, so nothing may depend on it. */

const PREFIX = "portal.";
const VISIT_PREFIX = "visit.";
const DRAFT_PREFIX = "draft.";
/** Set while the server does not know of a logout. */
export const LOGOUT_PENDING_KEY = `${PREFIX}logout-pending`;

const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action();
  } catch {
    return otherwise;
  }
};

export const readStored = (key: string): string | null => attempt(() => localStorage.getItem(key), null);
export const writeStored = (key: string, value: string): void =>
  attempt(() => localStorage.setItem(key, value), undefined);
export const removeStored = (key: string): void => attempt(() => localStorage.removeItem(key), undefined);

/** A key for data of the person. They are removed with the session, even if a page only finds that it has ended. */
export const portalKey = (name: string): string => `${PREFIX}${name}`;

/** A key for data of this tab that visitors bring to a login. Only a logout removes them. */
export const visitKey = (name: string): string => `${VISIT_PREFIX}${name}`;

/** A key for a draft of a person. It survives the end of a session, but neither a logout nor another person's login. */
export const draftKey = (person: number, form: string): string => `${DRAFT_PREFIX}${person}.${form}`;

export const storedKeys = (): readonly string[] => attempt(() => Object.keys(localStorage), []);
export const storedDraftKeys = (): readonly string[] => storedKeys().filter((key) => key.startsWith(DRAFT_PREFIX));

/** Removes the drafts of everybody else. `person` is null for customer care, who keeps none. */
export function keepDraftsOf(person: number | null): void {
  const own = person === null ? null : draftKey(person, "");
  for (const key of storedDraftKeys()) if (own === null || !key.startsWith(own)) removeStored(key);
}

type Cleared = {
  /** True also removes this tab's data. */
  readonly visit: boolean;
  /** True also removes all drafts. */
  readonly drafts: boolean;
  /** Further keys to remove. */
  readonly keys: readonly string[];
};

/** Removes the data of the person who leaves. */
export function clearPersonalStorage({ visit, drafts, keys }: Cleared): void {
  const isPersonal = (key: string) =>
    (key.startsWith(PREFIX) && key !== LOGOUT_PENDING_KEY) ||
    (visit && key.startsWith(VISIT_PREFIX)) ||
    (drafts && key.startsWith(DRAFT_PREFIX)) ||
    keys.includes(key);
  for (const storage of [() => localStorage, () => sessionStorage]) {
    attempt(() => {
      for (const key of Object.keys(storage())) if (isPersonal(key)) storage().removeItem(key);
    }, undefined);
  }
}
