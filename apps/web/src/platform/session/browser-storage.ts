/** Local storage of this portal. Browsers may forbid it altogether; nothing depends on it. */

const PREFIX = "portal.";
const VISIT_PREFIX = "visit.";
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

/** A key of the person's: it goes with the session, also where a page finds that nobody is logged in any more. */
export const portalKey = (name: string): string => `${PREFIX}${name}`;

/** A key of this tab's, for what somebody brings along who is about to log in: only a log-out takes it. */
export const visitKey = (name: string): string => `${VISIT_PREFIX}${name}`;

/** Removes what belongs to the person who leaves; with `visit` what they brought along as well, and the named `keys`. */
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
