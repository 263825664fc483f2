import { expect, test } from "vitest";
import { germanCsv } from "./german-csv.ts";

test.each([
  [[["Süß", 7]], "\uFEFFSüß;7\r\n"],
  [[["eine Zeile\nund noch eine", 'mit; und "']], '\uFEFF"eine Zeile\nund noch eine";"mit; und """\r\n'],
  [[["=1+1", "@sum", null]], "\uFEFF'=1+1;'@sum;\r\n"],
])("%j is %j", (rows, text) => expect(germanCsv(rows)).toBe(text));

test("a part that continues a file has no byte order mark", () => {
  expect(germanCsv([["a"]], { isContinued: true })).toBe("a\r\n");
});
