/** Local storage of this portal. Browsers may forbid it altogether; nothing depends on it. */

const PREFIX = "portal.";
/** Keys that survive a log-out, because they belong to the browser, not to the person. */
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

/** A key of ours, so that log-out finds it. */
export const portalKey = (name: string): string => `${PREFIX}${name}`;

/** Removes what belongs to the person who leaves. `keys` names those that the specification fixes. */
export function clearPersonalStorage(keys: readonly string[]): void {
  const isPersonal = (key: string) => (key.startsWith(PREFIX) && !KEPT_AT_LOGOUT.has(key)) || keys.includes(key);
  for (const storage of [() => localStorage, () => sessionStorage]) {
    attempt(() => {
      for (const key of Object.keys(storage())) if (isPersonal(key)) storage().removeItem(key);
    }, undefined);
  }
}
