/** Answers the cookie question in advance, for journeys about something else. */
import { COOKIE_CHOICE_COOKIE, writtenChoice } from "@portal/contract/tracking/cookie-choice";
import type { BrowserContext } from "playwright-core";

const HOSTS = ["localhost", "marke-b.localhost"];
const ANSWER = writtenChoice({ statistics: false, at: "2026-01-01T00:00:00.000Z", proof: "" });

/** Stores the choice "only what is necessary" for both brands. */
export const chooseNecessary = (context: BrowserContext): Promise<void> =>
  context.addCookies(HOSTS.map((domain) => ({ name: COOKIE_CHOICE_COOKIE, value: ANSWER, domain, path: "/" })));
