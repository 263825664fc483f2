/** The code of the demo agent's second factor. The call exists with developer tools only. */
import { endpoint } from "../../http/endpoint.ts";

/**
 * `code`: the next unused one, null if the demo agent is missing or has no second factor. `usableFrom`: ISO instant,
 * later than now if several codes have just been used.
 */
export type DemoCode = { code: string | null; usableFrom: string };

export const getDemoCode = endpoint<DemoCode>()({
  name: "getDemoCode",
  method: "GET",
  path: "/api/development/second-factor",
});
