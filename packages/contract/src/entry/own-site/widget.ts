/**
 * The script that shows a company's opening hours on its own site, and its stars if it may show the rating signet. The server sends the built code with the company's
 * data before it, so that a page needs no second request and no permission to connect to us.
 */
import type { BadgeData } from "../../ratings/awards/badge.ts";
import type { OpeningHours } from "../../opening-hours/model.ts";

/** What the script shows. Special days that are over are left out; `rating` is null where the signet is not shown. */
export type WidgetData = { company: number; name: string; hours: OpeningHours; rating: BadgeData["award"] };

/** The variable that the built code reads. */
export const WIDGET_VARIABLE = "WIDGET_DATA";

export const widgetPath = (companyId: number): string => `/widget/${companyId}.js`;

/** Id of an element that the hours go into, for sites that put scripts elsewhere than where they were pasted. */
export const widgetPlace = (companyId: number): string => `oeffnungszeiten-${companyId}`;

/** Seconds for which browsers and caches may keep the script. With the server's 20 for ratings it is right within a minute. */
export const WIDGET_SECONDS = 40;

/** Special days are announced this many days ahead. */
export const WIDGET_NOTICE_DAYS = 14;
