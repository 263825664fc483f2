/** A program for `chromium.sh`: unpacks the Chromium of npm if that has not happened yet, and prints its folder. */
import { chromiumFolder, unpackChromium } from "./browser.ts";

await unpackChromium();
console.log(chromiumFolder());
