/** The browser that takes pictures. */
import type { Environment } from "../../../platform/environment.ts";

/** The program that starts it; undefined without one. */
export const pictureBrowser = ({ PICTURE_BROWSER }: Pick<Environment, "PICTURE_BROWSER">): string | undefined =>
  PICTURE_BROWSER === "off" ? undefined : PICTURE_BROWSER;
