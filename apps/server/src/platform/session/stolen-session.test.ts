import { expect, test } from "vitest";
import { brandOfRequest } from "./stolen-session.ts";

const brandAt = (hostname: string, suffix: string) =>
  brandOfRequest(
    { hostname } as Parameters<typeof brandOfRequest>[0],
    { environment: { HOST_SUFFIX: suffix } } as Parameters<typeof brandOfRequest>[1],
  ).key;

test("the brand follows the host, with the environment's suffix", () => {
  expect(brandAt("mein.werkweiser.example", "")).toBe("werkweiser");
  expect(brandAt("mein.werkweiser.example.staging", ".staging")).toBe("werkweiser");
  expect(brandAt("mein.nahbei.example.staging", ".staging")).toBe("nahbei");
});
