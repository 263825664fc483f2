import { expect, test } from "vitest";
import { requireSignature } from "./signature.ts";

test.each([[[]], [["demo-webhook-key"]]])("in production with the keys %j nothing is taken: 503", (keys) => {
  const environment = { production: true, WEBHOOK_KEYS: keys };
  const clock = { now: () => new Date() };
  expect(() => requireSignature({ environment, clock } as never, { headers: {} }, Buffer.from("{}"))).toThrow(
    "leads.webhook_not_connected",
  );
});
