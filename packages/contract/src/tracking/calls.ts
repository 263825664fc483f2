/**
 * Usage of the portal's own pages (Specification §7 "Tracking"), only after consent (TDDDG § 25): section names and
 * screen sizes, counted by day. No data name a person or a company.
 */
import * as z from "zod/mini";
import { BREAKPOINTS_PX } from "./breakpoints.ts";
import { endpoint } from "../http/endpoint.ts";
import { idNumber } from "../http/ids.ts";
import { ROUTE_ROWS } from "../pages/route-table.ts";
import { type RouteName, routeOf } from "../pages/routes.ts";

/** Most views in one call. A tab sends further views in the next call. */
export const MOST_VIEWS = 50;

/**
 * The three-level name of a page's section, from its path: area, topic, page. `/kunde/meineProdukte/eintrag/verlauf` is
 * "kunde/eintrag/verlauf". Missing levels are "start".
 */
export function sectionOf(name: RouteName): string {
  const steps = routeOf(name)
    .path.toLowerCase()
    .split("/")
    .filter((step) => step !== "" && step !== "meineprodukte");
  const [area = "start", topic = "start", ...rest] = steps;
  return [area, topic, rest.join("-") || "start"].join("/");
}

/** All section names. */
export const SECTIONS: readonly string[] = ROUTE_ROWS.map(({ name }) => sectionOf(name));

const section = z.string().check(z.refine((text) => SECTIONS.includes(text), "Diesen Bereich gibt es nicht."));
const views = z.object({
  id: idNumber,
  data: z.array(section).check(z.minLength(1), z.maxLength(MOST_VIEWS)),
});

export const VIEWPORTS = Object.keys(BREAKPOINTS_PX) as [
  keyof typeof BREAKPOINTS_PX,
  ...(keyof typeof BREAKPOINTS_PX)[],
];
export const SCHEMES = ["light", "dark"] as const;
/** Sent once per start of the portal. */
const screen = z.object({
  id: idNumber,
  data: z.object({ viewport: z.enum(VIEWPORTS), scheme: z.enum(SCHEMES) }),
});

export const trackUserViews = endpoint<Record<string, never>>()({
  name: "trackUserViews",
  method: "POST",
  path: "/api/tartaros/user/views",
  body: views,
  errors: ["tracking.no_consent", "request.not_found", "request.throttled"],
});

export const trackUserData = endpoint<Record<string, never>>()({
  name: "trackUserData",
  method: "POST",
  path: "/api/tartaros/user/data",
  body: screen,
  errors: ["tracking.no_consent", "request.not_found", "request.throttled"],
});

export const trackCompanyViews = endpoint<Record<string, never>>()({
  name: "trackCompanyViews",
  method: "POST",
  path: "/api/tartaros/company/views",
  body: views,
  errors: ["tracking.no_consent", "account_not_available", "request.throttled"],
});

export const trackCompanyData = endpoint<Record<string, never>>()({
  name: "trackCompanyData",
  method: "POST",
  path: "/api/tartaros/company/data",
  body: screen,
  errors: ["tracking.no_consent", "account_not_available", "request.throttled"],
});
