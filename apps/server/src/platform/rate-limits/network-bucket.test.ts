import { expect, test } from "vitest";
import { networkBucket } from "./network-bucket.ts";

test.each([
  ["192.0.2.7", "192.0.2.7"],
  ["127.0.0.1", "127.0.0.1"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["::FFFF:192.0.2.7", "192.0.2.7"],
  ["::ffff:c000:207", "192.0.2.7"],
  ["0:0:0:0:0:ffff:c000:0207", "192.0.2.7"],
  ["::ffff:127.0.0.1", "127.0.0.1"],
  ["::1", "::1"],
  ["0:0:0:0:0:0:0:1", "::1"],
  ["::", "::/64"],
  ["::2", "::/64"],
  ["::c000:207", "::/64"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002:ffff::", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
  ["2001:db8::1", "2001:db8::/64"],
  ["2001:db8:0:0:1::1", "2001:db8::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["fe80::2%eth1", "fe80::/64"],
  ["unknown", "unknown"],
  ["2001:db8::1::", "2001:db8::1::"],
  ["", ""],
])("the address %j is counted under %j", (address, bucket) => {
  expect(networkBucket(address)).toBe(bucket);
});

test("mapped addresses of different visitors and the loopback are counted apart", () => {
  expect(new Set(["::ffff:c000:207", "::ffff:c000:208", "::1", "::"].map(networkBucket)).size).toBe(4);
});
