import pg from "pg";
import { describe, expect, test } from "vitest";
import { againWhereStale, isStaleStatement } from "./stale-statement.ts";

const databaseError = (fields: { code: string; routine?: string }): pg.DatabaseError =>
  Object.assign(new pg.DatabaseError("refused", 7, "error"), fields);
const stale = databaseError({ code: "0A000", routine: "RevalidateCachedQuery" });

test.each([
  ["a statement whose columns changed their type", stale, true],
  ["a statement that the connection no longer knows", databaseError({ code: "26000" }), true],
  ["another feature that is not supported", databaseError({ code: "0A000", routine: "transformOnConflict" }), false],
  ["a violated constraint", databaseError({ code: "23505" }), false],
  ["an error with the same code that is not PostgreSQL's", Object.assign(new Error("x"), { code: "26000" }), false],
  ["no error", undefined, false],
])("%s is a stale statement: %s", (_what, error, expected) => expect(isStaleStatement(error)).toBe(expected));

describe("work that meets stale statements", () => {
  /** Work that fails with these errors, one per attempt, then returns its number of attempts. */
  function failing(...errors: Error[]) {
    let attempts = 0;
    return async (): Promise<number> => {
      const error = errors[attempts];
      attempts += 1;
      if (error !== undefined) throw error;
      return attempts;
    };
  }

  test.each([0, 1, 3])("succeeds after %i of them", async (count) => {
    expect(await againWhereStale(failing(...Array.from({ length: count }, () => stale)))).toBe(count + 1);
  });

  test("gives up after the fourth", async () => {
    await expect(againWhereStale(failing(stale, stale, stale, stale))).rejects.toBe(stale);
  });

  test("is not repeated after another error", async () => {
    const other = databaseError({ code: "23505" });
    await expect(againWhereStale(failing(stale, other))).rejects.toBe(other);
  });
});
