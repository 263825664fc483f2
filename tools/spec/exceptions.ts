/**
 * Calls and routes of the specification that do not exist, each with its reason. `npm run check` fails for one that is
 * missing without being named here, and for one that is named here although it exists: whoever builds it deletes its line.
 */

/** `METHOD path` → reason. */
export const MISSING_CALLS: Readonly<Record<string, string>> = {
  "GET /api/auth/user": "the specification disables it; the user comes with login and refresh",
};

/** Path → reason. */
export const MISSING_ROUTES: Readonly<Record<string, string>> = {};

/**
 * Compares what the specification lists with what exists and with the exceptions. A sentence for each difference.
 * @param existing subset of `specified`
 */
export function specificationDefects(
  specified: readonly string[],
  existing: ReadonlySet<string>,
  exceptions: Readonly<Record<string, string>>,
): string[] {
  const known = new Set(specified);
  const isNamed = (name: string): boolean => Object.hasOwn(exceptions, name);
  return [
    ...specified
      .filter((name) => !existing.has(name) && !isNamed(name))
      .map((name) => `${name}: the specification lists it, and it does not exist`),
    ...specified
      .filter((name) => existing.has(name) && isNamed(name))
      .map((name) => `${name}: exists; delete its line in tools/spec/exceptions.ts`),
    ...Object.keys(exceptions)
      .filter((name) => !known.has(name))
      .map((name) => `${name}: named in tools/spec/exceptions.ts, but not part of the specification`),
  ];
}
