import { describe, expect, it } from "vitest";
import { HOSTILE_ADDRESSES } from "./hostile-addresses.ts";
import { OutgoingError } from "./outgoing-error.ts";
import { parseTarget, type Target } from "./target.ts";

const none = { OUTGOING_TRUSTED: [] };
const sandbox = { OUTGOING_TRUSTED: ["127.0.0.1:4000"] };

function outcome(read: () => Target): string {
  try {
    const { url, trusted } = read();
    return `${trusted ? "trusted" : "public"} ${url.href}`;
  } catch (error) {
    return error instanceof OutgoingError && error.reason === "not_allowed" ? `no: ${error.rule}` : "failed";
  }
}

describe("hostile addresses", () => {
  it("the list of hostile addresses is long", () =>
    expect(new Set(HOSTILE_ADDRESSES.map(([address]) => address)).size).toBeGreaterThanOrEqual(40));

  it.each(HOSTILE_ADDRESSES)("%j breaks the rule: %s", (address, rule) => {
    expect(outcome(() => parseTarget(none, address))).toBe(`no: ${rule}`);
    // Trusting the sandbox allows nothing else.
    expect(outcome(() => parseTarget(sandbox, address))).toBe(`no: ${rule}`);
  });
});

describe("public addresses", () => {
  it.each([
    ["https://www.handwerk.de/a?b=c#d", "https://www.handwerk.de/a?b=c#d"],
    ["HTTPS://WWW.Handwerk.DE", "https://www.handwerk.de/"],
    ["http://www.handwerk.de:80/", "http://www.handwerk.de/"],
    ["https://www.handwerk.de:443/", "https://www.handwerk.de/"],
    ["http://www.handwerk.de:443/", "http://www.handwerk.de:443/"],
    ["https://müller.de/", "https://xn--mller-kva.de/"],
    ["https://ba\u0308ckerei.de/", "https://xn--bckerei-5wa.de/"],
    ["https://straße.de/", "https://xn--strae-oqa.de/"],
    ["http://8.8.8.8/", "http://8.8.8.8/"],
    ["http://[2606:4700::1111]/", "http://[2606:4700::1111]/"],
    ["http://172.32.0.1/", "http://172.32.0.1/"],
    ["http://lokal.example.de/", "http://lokal.example.de/"],
  ])("%s", (address, href) => expect(outcome(() => parseTarget(none, address))).toBe(`public ${href}`));
});

describe("what the environment trusts", () => {
  it.each([
    ["http://127.0.0.1:4000/portals?x=1", "trusted http://127.0.0.1:4000/portals?x=1"],
    ["http://127.0.0.1:4001/", "no: address"],
    ["http://127.0.0.1/", "no: address"],
    ["http://127.0.0.2:4000/", "no: address"],
    ["http://127.1:4000/", "no: spelling"],
    ["http://0x7f.0.0.1:4000/", "no: spelling"],
    ["http://2130706433:4000/", "no: spelling"],
    ["http://[::1]:4000/", "no: address"],
    ["http://[::ffff:7f00:1]:4000/", "no: address"],
    ["http://localhost:4000/", "no: name"],
    ["http://127.0.0.1:04000/", "no: spelling"],
    ["http://127.0.0.1.:4000/", "no: spelling"],
    ["http://１２７.0.0.1:4000/", "no: spelling"],
    ["http://x@127.0.0.1:4000/", "no: credentials"],
    ["http:127.0.0.1:4000/", "no: spelling"],
    ["ftp://127.0.0.1:4000/", "no: scheme"],
  ])("%s: %s", (address, expected) => expect(outcome(() => parseTarget(sandbox, address))).toBe(expected));
});

describe("redirects", () => {
  it.each([
    ["https://www.handwerk.de/a/b", "../c", "public https://www.handwerk.de/c"],
    ["https://www.handwerk.de/a", "/c d", "public https://www.handwerk.de/c%20d"],
    ["https://www.handwerk.de/a", "?page=2", "public https://www.handwerk.de/a?page=2"],
    ["https://www.handwerk.de/a", "//handwerk.de/", "public https://handwerk.de/"],
    ["https://www.handwerk.de/a", "http://handwerk.de/", "public http://handwerk.de/"],
    ["https://www.handwerk.de/a", "//127.0.0.1/", "no: address"],
    ["https://www.handwerk.de/a", "/\\127.0.0.1/", "no: spelling"],
    ["https://www.handwerk.de/a", "/\t/127.0.0.1/", "no: spelling"],
    ["https://www.handwerk.de/a", "https:127.0.0.1", "no: spelling"],
    ["https://www.handwerk.de/a", "javascript:alert(1)", "no: scheme"],
    ["http://127.0.0.1:4000/a", "/b", "trusted http://127.0.0.1:4000/b"],
    ["http://127.0.0.1:4000/a", "http://127.0.0.1:4000/b", "trusted http://127.0.0.1:4000/b"],
    ["http://127.0.0.1:4000/a", "//127.0.0.1:4001/b", "no: address"],
    ["http://127.0.0.1:4000/a", "//127.1:4000/b", "no: spelling"],
    ["http://127.0.0.1:4000/a", "http://localhost:4000/b", "no: name"],
  ])("from %s to %j: %s", (from, location, expected) => {
    expect(outcome(() => parseTarget(sandbox, location, new URL(from)))).toBe(expected);
  });
});
