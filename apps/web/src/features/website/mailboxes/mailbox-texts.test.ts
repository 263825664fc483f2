import { expect, test } from "vitest";
import { forwardingText, isNearlyFull, securityText, usedText } from "./mailbox-texts.ts";

/** Replaces Intl's no-break spaces, to keep the expected texts readable. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, " ");
const GB = 1e9;

test.each([
  [{ usedBytes: 4.7 * GB, quotaBytes: 5 * GB }, "4,7 GB von 5,0 GB belegt (94 %)", true],
  [{ usedBytes: 4.4 * GB, quotaBytes: 5 * GB }, "4,4 GB von 5,0 GB belegt (88 %)", false],
  [{ usedBytes: 6 * GB, quotaBytes: 5 * GB }, "6,0 GB von 5,0 GB belegt (100 %)", true],
  [{ usedBytes: 0, quotaBytes: GB }, "Nichts von 1,0 GB belegt (0 %)", false],
  [{ usedBytes: null, quotaBytes: GB }, "1,0 GB, noch nicht gemessen", false],
])("%j: %s", (mailbox, text, full) => {
  expect(plain(usedText(mailbox))).toBe(text);
  expect(isNearlyFull(mailbox)).toBe(full);
});

test("forwarding says where to, and whether a copy stays", () => {
  const forwardsTo = ["a@x.example", "b@x.example"];
  expect(forwardingText({ forwardsTo, keepsCopy: true })).toBe(
    "a@x.example, b@x.example; eine Kopie bleibt im Postfach",
  );
  expect(forwardingText({ forwardsTo, keepsCopy: false })).toBe("a@x.example, b@x.example; im Postfach bleibt nichts");
});

test("securityText uses the words of mail programs", () => {
  expect([securityText({ security: "tls" }), securityText({ security: "starttls" })]).toEqual(["SSL/TLS", "STARTTLS"]);
});
