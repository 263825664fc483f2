import { expect, test } from "vitest";
import { byteRange } from "./byte-range.ts";

test.each([
  [undefined, "whole"],
  ["bytes=0-3", { start: 0, end: 3 }],
  ["bytes=4-", { start: 4, end: 9 }],
  ["bytes=-4", { start: 6, end: 9 }],
  ["bytes=-40", { start: 0, end: 9 }],
  ["bytes=9-9", { start: 9, end: 9 }],
  ["bytes=4-400", { start: 4, end: 9 }],
  ["bytes=10-", "none"],
  ["bytes=10-12", "none"],
  ["bytes=-0", "none"],
  ["bytes=5-4", "whole"],
  ["bytes=0-1,3-4", "whole"],
  ["bytes=-", "whole"],
  ["lines=0-1", "whole"],
  ["bytes=a-b", "whole"],
  ["bytes=99999999999999999999-", "whole"],
])("%j of ten bytes is %j", (header, part) => {
  expect(byteRange(header, 10)).toEqual(part);
});
