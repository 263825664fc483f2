import { describe, expect, test } from "vitest";
import { isAllowed } from "./outgoing-fetch.ts";

describe("outgoing calls", () => {
  const trusted = { OUTGOING_TRUSTED: ["127.0.0.1:4000"] };
  test.each([
    ["https://www.facebook.com/dialog", true],
    ["http://127.0.0.1:4000/facebook", true],
    ["http://www.facebook.com/dialog", false],
    ["https://www.facebook.com:8443/dialog", false],
    ["https://www.facebook.com.example/dialog", false],
    ["https://user@www.facebook.com/dialog", false],
    ["http://127.0.0.1:4001/facebook", false],
    ["http://169.254.169.254/latest", false],
    ["file:///etc/passwd", false],
    ["no address", false],
  ])("%s: %s", (address, allowed) => expect(isAllowed(trusted, ["www.facebook.com"], address)).toBe(allowed));
});
