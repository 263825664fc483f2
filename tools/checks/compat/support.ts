/** Asks the compatibility data of MDN whether the oldest supported browsers have a feature. */
import type { CompatStatement, SimpleSupportStatement, SupportStatement } from "@mdn/browser-compat-data";

/** The oldest supported version of each browser, by its name in the data. */
export type Floors = ReadonlyMap<string, number>;

const DATA_NAMES: Readonly<Record<string, string>> = {
  ios_saf: "safari_ios",
  samsung: "samsunginternet_android",
};

/** @param queries as in package.json: "firefox >= 126" */
export function floorsOf(queries: readonly string[]): Floors {
  return new Map(
    queries.map((query) => {
      const [, name = "", version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
      if (version === undefined) throw new Error(`browserslist: "${query}" is no lower bound of one browser`);
      return [DATA_NAMES[name] ?? name, Number(version)] as const;
    }),
  );
}

/**
 * The browsers whose oldest supported version lacks a feature, with the version that brings it.
 *
 * @param prefixed whether a prefixed name counts: the build adds it to style sheets
 */
export function lackedBy(compat: CompatStatement, floors: Floors, prefixed: boolean): string[] {
  return [...floors].flatMap(([browser, floor]) => {
    const support = (compat.support as Readonly<Record<string, SupportStatement | undefined>>)[browser];
    if (support === undefined) return [];
    const statements = Array.isArray(support) ? support : [support];
    if (statements.some((statement) => isThere(statement, { floor, prefixed }))) return [];
    const first = statements.find((one) => !one.flags && typeof one.version_added === "string");
    return [`${browser} ${first ? `before ${String(first.version_added)}` : "(all)"}`];
  });
}

type Needs = { readonly floor: number; readonly prefixed: boolean };

function isThere(statement: SimpleSupportStatement, { floor, prefixed }: Needs): boolean {
  const { version_added: added, version_removed: removed, flags, prefix, alternative_name: other } = statement;
  if (typeof added !== "string" || added === "preview" || flags) return false;
  const otherName = prefix ?? other;
  if (otherName !== undefined && !(prefixed && otherName.startsWith("-"))) return false;
  if (typeof removed === "string" && Number.parseFloat(removed) <= floor) return false;
  return Number.parseFloat(added.replace("≤", "")) <= floor;
}
