/** The choice about statistics, and page views after consent (Specification §7 "Tracking"). */
import {
  serveChooseCookies,
  serveTrackCompanyData,
  serveTrackCompanyViews,
  serveTrackUserData,
  serveTrackUserViews,
} from "./calls.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { visitorOf } from "../auth/public.ts";
import { choiceOf, setChoiceCookie } from "./choice-cookie.ts";
import { countScreen, countSections } from "./usage-counts.ts";
import type { TrackingService } from "./service.ts";

export const trackingRoutes = ({ environment }: Dependencies, tracking: TrackingService): Call[] => [
  call(serveChooseCookies, async ({ request, reply, body }) => {
    const { brand } = visitorOf(request, environment);
    const choice = await tracking.choose(body.statistics, choiceOf(request), brand);
    setChoiceCookie(reply, choice);
    return { choice };
  }),
  call(serveTrackUserViews, async ({ request, session, body }) =>
    tracking.countOfUser(session, body.id, choiceOf(request), countSections(body.data)),
  ),
  call(serveTrackUserData, async ({ request, session, body }) =>
    tracking.countOfUser(session, body.id, choiceOf(request), countScreen(body.data)),
  ),
  call(serveTrackCompanyViews, async ({ request, session, body }) =>
    tracking.countOfCompany(session, body.id, choiceOf(request), countSections(body.data)),
  ),
  call(serveTrackCompanyData, async ({ request, session, body }) =>
    tracking.countOfCompany(session, body.id, choiceOf(request), countScreen(body.data)),
  ),
];
