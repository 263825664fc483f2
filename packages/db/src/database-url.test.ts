import { expect, test } from "vitest";
import { socketUrl, withDatabase } from "./database-url.ts";

test.each([
  [
    "postgresql://portal:s%40fe@db.example:5433/portal?sslmode=require",
    "postgresql://portal:s%40fe@db.example:5433/test?sslmode=require",
  ],
  ["postgresql://portal@/portal?host=/run/pg", "postgresql://portal@localhost/test?host=/run/pg"],
  ["postgresql://db.example", "postgresql://db.example/test"],
])("withDatabase changes %s to %s", (url, expected) => expect(withDatabase(url, "test")).toBe(expected));

test("a database name with characters that are special in a URL stays one name", () => {
  const { pathname, search } = new URL(withDatabase("postgresql://h/a?x=1", "b/c?d"));
  expect([pathname, search]).toEqual(["/b%2Fc%3Fd", "?x=1"]);
});

test("a socket folder with spaces and special characters is read back unchanged, also for another database", () => {
  const folder = "/home/anna & co/.data?1";
  const url = socketUrl(folder, "portal");
  expect(new URL(url).searchParams.get("host")).toBe(folder);
  expect(new URL(withDatabase(url, "test")).searchParams.get("host")).toBe(folder);
});
