import { randomBytes } from "node:crypto";

const run = randomBytes(4).toString("hex");
let count = 0;

/** A key that no other row of this or a parallel test run has: `P-3f9a01bc-7`. */
export const uniqueKey = (prefix: string): string => `${prefix}-${run}-${(count += 1)}`;
