import { describe, expect, test } from "vitest";
import { cutQuotes, REPLY_ABOVE } from "./cut-quotes.ts";

const OURS = `${REPLY_ABOVE}\n\nGuten Tag, wann passt es Ihnen?\nMalerei Anna`;
const quoted = (text: string): string => text.replace(/^/gm, "> ");

describe("of a reply by", () => {
  test.each([
    [
      "Gmail",
      `Danke, Dienstag passt.\n\nAm Mo., 23. Nov. 2026 um 10:12 Uhr schrieb Malerei Anna über nahbei <\nservice@nahbei.example>:\n\n${quoted(OURS)}`,
      "Danke, Dienstag passt.",
    ],
    [
      "Outlook",
      `Ja gern.\n\nMit freundlichen Grüßen\nMaria König\n\nVon: Malerei Anna <service@nahbei.example>\nGesendet: Montag, 23. November 2026 10:12\nAn: maria@post.example\nBetreff: Re: Ihre Anfrage\n\n${OURS}`,
      "Ja gern.\n\nMit freundlichen Grüßen\nMaria König",
    ],
    [
      "Outlook with a line above the header",
      `Ja.\n\n________________________________\nVon: Malerei <a@b.example>\nGesendet: Montag\nAn: m@x.example\nBetreff: y\n\nalt`,
      "Ja.",
    ],
    [
      "an iPhone",
      `Passt.\n\nVon meinem iPhone gesendet\n\n> Am 23.11.2026 um 10:12 schrieb Malerei Anna <service@nahbei.example>:\n>\n${quoted(OURS)}`,
      "Passt.",
    ],
    [
      "a web mailer",
      `Hallo,\nbitte Mittwoch.\n\nGesendet: Montag, 23. November 2026 um 10:12 Uhr\nVon: "Malerei" <service@nahbei.example>\nAn: maria@post.example\nBetreff: Re: x\n${OURS}`,
      "Hallo,\nbitte Mittwoch.",
    ],
    [
      "an old Outlook",
      `Ja.\n-----Ursprüngliche Nachricht-----\nVon: Malerei <a@b.example>\nGesendet: Montag\nalt`,
      "Ja.",
    ],
    ["a program that quotes nothing", "Ja, bitte.", "Ja, bitte."],
    ["Thunderbird", `Gern.\n\nAm 23.11.26 um 10:12 schrieb Malerei Anna:\n${quoted(OURS)}`, "Gern."],
    ["a program with a signature", `Bitte Mittwoch.\n-- \nMaria König\nHauptstr. 1`, "Bitte Mittwoch."],
    ["an Android phone", `Bitte Mittwoch.\n\nGesendet von meinem Galaxy S21\n\n${quoted(OURS)}`, "Bitte Mittwoch."],
  ])("%s only what is new is the message", (_program, mail, text) => {
    const cut = cutQuotes(mail);
    expect(cut.text).toBe(text);
    expect(cut.quoted).not.toContain(text);
  });
});

test("answers between quoted lines stay with the questions", () => {
  const mail = "> Wann passt es?\nMittwoch.\n> Und die Farbe?\nWeiß.";
  expect(cutQuotes(mail)).toEqual({ text: mail, quoted: "" });
});

test("a mail of quotations only is shown whole", () => {
  expect(cutQuotes("> nur das\n> hier")).toEqual({ text: "> nur das\n> hier", quoted: "" });
  expect(cutQuotes(OURS).text).toBe(OURS);
});

test.each([
  "Ich war am Montag da. Am Dienstag schrieb er mir: das geht.",
  "Von: Köln aus komme ich.",
  "An: der Tür ist Farbe.\nVon: innen auch.",
  "Am Freitag geht es.\n\nAm Montag nicht.",
])("%j is a message and no quotation", (text) => {
  expect(cutQuotes(text)).toEqual({ text, quoted: "" });
});

test("what is cut is kept for who wants to read it", () => {
  expect(cutQuotes(`Ja.\n\nAm 23.11.26 um 10:12 schrieb Malerei Anna:\n${quoted(OURS)}`).quoted).toContain(
    "wann passt es Ihnen?",
  );
});

test.each([
  "> ".repeat(50_000),
  "Am schrieb ".repeat(20_000),
  "Von: x\n".repeat(20_000),
  `${" ".repeat(90_000)}x`,
  "-".repeat(90_000),
])("a hostile text is cut within a second", (text) => {
  const begin = performance.now();
  cutQuotes(text);
  expect(performance.now() - begin).toBeLessThan(1000);
});
