import { expect, test } from "vitest";
import { amountText } from "./disclosure-texts.ts";

const table = (rows: number) => ({ headings: ["Am"], rows: Array.from({ length: rows }, () => ["heute"]) });
test.each([
  [{ total: 3, table: null }, ""],
  [{ total: 2, table: table(2) }, ""],
  [{ total: 251, table: table(200) }, "Gezeigt sind die neuesten 200 von 251."],
])('amountText of %j is "%s"', (section, words) => expect(amountText(section)).toBe(words));
