import { expect, test } from "vitest";
import { replyAddress, replyTokenOf, tokenOfAddress } from "./reply-address.ts";

const TOKEN = "0123456789abcdef0123456789abcdef";

test("an address holds the token, in whatever case a mail server hands it on", () => {
  const address = replyAddress("antwort@post.example", TOKEN);
  expect(address).toBe(`antwort+${TOKEN}@post.example`);
  expect(tokenOfAddress(address)).toBe(TOKEN);
  expect(tokenOfAddress(address.toUpperCase())).toBe(TOKEN);
  expect(tokenOfAddress(`antwort+${TOKEN}@weitergeleitet.example`)).toBe(TOKEN);
});

test.each([
  "antwort@post.example",
  `antwort+${TOKEN}0@post.example`,
  "antwort+@post.example",
  "",
  "@",
  `a+b+${TOKEN.slice(1)}@x.de`,
])("%s holds none", (address) => {
  expect(tokenOfAddress(address)).toBeUndefined();
});

test("a token is 32 hexadecimal digits", () => {
  expect(replyTokenOf(TOKEN.toUpperCase())).toBe(TOKEN);
  expect(replyTokenOf(`${TOKEN}\n`)).toBeUndefined();
  expect(replyTokenOf("g".repeat(32))).toBeUndefined();
});
