import { portalKey } from "./browser-storage.ts";

/** Set while a person does not want the key / to open the search. */
export const SLASH_OFF_KEY = portalKey("no-slash");
