/** The portal's local storage. A browser may forbid it, so nothing may depend on it. */

const PREFIX = "portal.";
const VISIT_PREFIX = "visit.";
/** Keys that survive a logout, because they belong to the browser and not to the person. */
const KEPT_AT_LOGOUT: ReadonlySet<string> = new Set([`${PREFIX}dismissed-notices`]);

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

/** A key for data of the person. They are removed with the session, even if a page only finds that it has ended. */
export const portalKey = (name: string): string => `${PREFIX}${name}`;

/** A key for data of this tab that visitors bring to a login. Only a logout removes them. */
export const visitKey = (name: string): string => `${VISIT_PREFIX}${name}`;

/** Removes the data of the person who leaves; `visit` also removes this tab's data, `keys` the named keys. */
export function clearPersonalStorage({ visit, keys }: { visit: boolean; keys: readonly string[] }): void {
  const isPersonal = (key: string) =>
    (key.startsWith(PREFIX) && !KEPT_AT_LOGOUT.has(key)) ||
    (visit && key.startsWith(VISIT_PREFIX)) ||
    keys.includes(key);
  for (const storage of [() => localStorage, () => sessionStorage]) {
    attempt(() => {
      for (const key of Object.keys(storage())) if (isPersonal(key)) storage().removeItem(key);
    }, undefined);
  }
}
