import { unpackChromium } from "./browser.ts";

/**
 * Vitest global set-up of the component tests: the browser is there before Vitest launches it.
 *
 * @public Vitest calls it
 */
export default unpackChromium;
