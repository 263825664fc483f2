import { nahbei } from "@portal/contract/brands/nahbei/brand";
import { expect, test } from "vitest";
import { writeMail } from "./layout.ts";

test.each([
  ["CR LF and a header behind it", "Hallo Anna\r\nBcc: alle@opfer.example", "Hallo Anna Bcc: alle@opfer.example"],
  ["a line feed", "Hallo\nAnna", "Hallo Anna"],
  ["a carriage return", "Hallo\rAnna", "Hallo Anna"],
  ["several breaks at the ends and between", "\n\nHallo\n\r\n\nAnna\r\n", "Hallo Anna"],
  ["a tab and a null character", "Hallo\tAnna\0Petra", "Hallo Anna Petra"],
  ["the next-line character", "Hallo\u0085Anna", "Hallo Anna"],
  ["Unicode's own line and paragraph breaks", "Hallo\u2028Anna\u2029Petra", "Hallo Anna Petra"],
  ["vertical tab and form feed", "Hallo\vAnna\fPetra", "Hallo Anna Petra"],
])("a subject with %s becomes one line, in the mail and in its HTML", (_what, subject, line) => {
  const mail = writeMail({ subject, blocks: ["Text"] }, nahbei);
  expect(mail.subject).toBe(line);
  expect(mail.html).toContain(`<title>${line}</title>`);
});
