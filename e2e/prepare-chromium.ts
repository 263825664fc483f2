import { unpackChromium } from "./browser.ts";

/**
 * Vitest global set-up of the component tests: unpacks the browser before Vitest launches it.
 *
 * @public Vitest calls it
 */
export default unpackChromium;
