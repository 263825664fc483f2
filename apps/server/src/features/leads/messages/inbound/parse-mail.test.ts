import { createTransport } from "nodemailer";
import type { SendMailOptions } from "nodemailer";
import { describe, expect, test } from "vitest";
import { parseMail } from "./parse-mail.ts";

const TOKEN = "0123456789abcdef0123456789abcdef";
const TO = `antwort+${TOKEN}@post.example`;

/** A mail as a mail program would write it. */
async function written(mail: SendMailOptions): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await transport.sendMail({ from: "Maria König <Maria@Post.example>", to: TO, ...mail });
  return message as Buffer;
}
const lines = (...all: string[]): Buffer => Buffer.from(all.join("\r\n"));

describe("a mail is read", () => {
  test("with its sender, the token of our address, its text and its files", async () => {
    const pdf = Buffer.from("%PDF-1.7 …");
    const mail = await parseMail(
      await written({
        messageId: "<a@post.example>",
        text: "Grüße aus Köln\n\n> alt",
        attachments: [{ filename: "Plan für Köln.pdf", content: pdf }],
      }),
    );
    expect(mail).toEqual({
      from: "maria@post.example",
      tokens: [TOKEN],
      messageId: "<a@post.example>",
      isAutomatic: false,
      text: "Grüße aus Köln",
      quoted: "> alt",
      files: [{ name: "Plan für Köln.pdf", bytes: pdf }],
    });
  });

  test("from HTML where it has no other text, as text", async () => {
    const html = "<p>Passt <b>gut</b> &lt;hier&gt;</p><script>alert(1)</script><blockquote>alt</blockquote>";
    expect(await parseMail(await written({ html }))).toMatchObject({ text: "Passt gut <hier>", quoted: "> alt" });
  });

  test("in another character set, and with its token where a server forwarded it", async () => {
    const raw = lines(
      "From: a@b.example",
      "To: kunde@b.example",
      `Delivered-To: ANTWORT+${TOKEN.toUpperCase()}@X.EXAMPLE`,
    );
    const body = Buffer.concat([
      raw,
      Buffer.from("\r\nContent-Type: text/plain; charset=iso-8859-1\r\n\r\nSch"),
      Buffer.from([0xf6]),
      Buffer.from("n"),
    ]);
    expect(await parseMail(body)).toMatchObject({ tokens: [TOKEN], text: "Schön" });
  });

  test("without logos of its own page, but with photos between its lines", async () => {
    const files = await parseMail(
      await written({
        html: '<p>Hier</p><img src="cid:logo"><img src="cid:foto">',
        attachments: [
          { filename: "logo.png", content: Buffer.alloc(500, 1), cid: "logo" },
          { filename: "IMG_1.jpg", content: Buffer.alloc(50_000, 1), cid: "foto" },
        ],
      }),
    );
    expect(files?.files.map(({ name }) => name)).toEqual(["IMG_1.jpg"]);
  });
});

describe("a mail is automatic", () => {
  test.each([
    "Auto-Submitted: auto-replied",
    "Auto-Submitted: auto-generated; owner-email=x@y.example",
    "Precedence: bulk",
    "precedence: AUTO_REPLY",
    "List-Id: <liste.example>",
    "X-Autoreply: yes",
    "Return-Path: <>",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
  ])("with %s", async (header) => {
    const mail = await parseMail(lines("From: a@b.example", `To: ${TO}`, header, "", "Ich bin im Urlaub."));
    expect(mail?.isAutomatic).toBe(true);
  });

  test.each(["MAILER-DAEMON@b.example", "Post <postmaster@b.example>", "no-reply@b.example", "noreply@b.example"])(
    "from %s",
    async (from) => {
      expect((await parseMail(lines(`From: ${from}`, `To: ${TO}`, "", "x")))?.isAutomatic).toBe(true);
    },
  );

  test.each(["Auto-Submitted: no", "Precedence: first-class", "X-Mailer: x"])("but not with %s", async (header) => {
    expect((await parseMail(lines("From: a@b.example", `To: ${TO}`, header, "", "Ja")))?.isAutomatic).toBe(false);
  });
});

describe("a hostile mail", () => {
  test("with two senders has none", async () => {
    const mail = await parseMail(lines("From: a@b.example", "From: c@d.example", `To: ${TO}`, "", "x"));
    expect(mail?.from).toBe("");
  });

  test("loses control characters, turned writing and what is longer than a message", async () => {
    const mail = await parseMail(lines("From: a@b.example", `To: ${TO}`, "", `a\u0000b\u202ec${"x".repeat(30_000)}`));
    expect(mail?.text.startsWith("abcxxx")).toBe(true);
    expect(Array.from(mail?.text ?? "")).toHaveLength(10_000);
  });

  test("that is none, or nested without end, is not read", async () => {
    expect(await parseMail(Buffer.alloc(0))).toBeUndefined();
    const parts = Array.from({ length: 100 }, (_, depth) => [
      `Content-Type: multipart/mixed; boundary="b${depth}"`,
      "",
      `--b${depth}`,
    ]).flat();
    expect(await parseMail(lines("From: a@b.example", ...parts))).toBeUndefined();
  });

  test("of random bytes is read or not, and never thrown at", async () => {
    for (let seed = 1; seed <= 50; seed += 1) {
      const bytes = Buffer.from(Array.from({ length: 400 }, (_, index) => (index * 31 * seed + seed * seed) % 256));
      await expect(parseMail(bytes)).resolves.not.toThrow();
    }
  });
});
