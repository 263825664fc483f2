import { expect, test } from "vitest";
import { duration, progressLine, type State } from "./progress.ts";

test.each<[State, string]>([
  [
    { rows: 12_000, rowsPerSecond: 8400.4, share: 0.249, secondsLeft: 37.2 },
    "12.000 Zeilen, 8.400 je Sekunde, 24 %, noch 38 s",
  ],
  [{ rows: 0, rowsPerSecond: 0, share: 0, secondsLeft: undefined }, "0 Zeilen, 0 je Sekunde, 0 %"],
  [{ rows: 1_234_567, rowsPerSecond: 50, share: undefined, secondsLeft: undefined }, "1.234.567 Zeilen, 50 je Sekunde"],
])("progressLine(%o) is %j", (state, text) => {
  expect(progressLine(state)).toBe(text);
});

test.each([
  [0.2, "1 s"],
  [59, "59 s"],
  [59.5, "1 min 0 s"],
  [125, "2 min 5 s"],
])("duration(%d) is %j", (seconds, text) => {
  expect(duration(seconds)).toBe(text);
});
