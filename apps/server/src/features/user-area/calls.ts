/** The server's half of the user area. Customer care acts for a company and never as somebody: no call here is an agent's. */
import * as z from "zod/mini";
import { FileAnswer, emptyAnswer, publicAccess, serve, sessionAccess } from "../../platform/http/served-call.ts";
import {
  ANONYMOUS_MAILS,
  LOGIN_METHODS,
  OWN_ACTIVITY,
  OWN_DATA_EXPORTS,
  PROFILE,
  UPLOADS,
  USES_TOKEN,
} from "../../platform/rate-limits/quotas.ts";
import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import { MULTIPART_FRAME_BYTES } from "../../platform/files/multipart-frame.ts";
import { OWN_DATA_KIND_NAMES } from "@portal/contract/user-area/own-data";
import * as history from "@portal/contract/user-area/history";
import { NOTIFICATION_CHANNELS, NOTIFICATION_EVENTS } from "@portal/contract/user-area/notification-settings";
import { loginMethodsSchema } from "../auth/public.ts";
import * as portals from "@portal/contract/user-area/portals";
import * as securityEvents from "@portal/contract/user-area/security-events";
import * as profile from "@portal/contract/user-area/profile";

const access = sessionAccess();
const instant = z.string();

const aProfile = z.object({
  profile: z.object({
    displayName: z.string(),
    login: z.string(),
    email: z.string(),
    hasPassword: z.boolean(),
    profileImage: z.nullable(z.string()),
    pendingEmail: z.nullable(z.object({ email: z.string(), expires: instant })),
    eraseAt: z.nullable(instant),
    notifications: z.array(
      z.object({
        event: z.enum(NOTIFICATION_EVENTS),
        channel: z.enum(NOTIFICATION_CHANNELS),
        wanted: z.boolean(),
      }),
    ),
  }),
});
const withProfile = { access, answers: { 200: aProfile } };
const done = { access, answers: { 200: emptyAnswer } };

export const serveGetProfile = serve(profile.getProfile, withProfile);
export const serveUpdateUserProfile = serve(profile.updateUserProfile, { ...withProfile, quota: PROFILE });
export const serveUploadProfileImage = serve(profile.uploadProfileImage, {
  quota: UPLOADS,
  ...withProfile,
  bodyLimitBytes: UPLOAD_RULES.photo.bytes + MULTIPART_FRAME_BYTES,
});
export const serveUpdatePassword = serve(profile.updatePassword, {
  quota: LOGIN_METHODS,
  access,
  answers: { 200: z.object({ methods: loginMethodsSchema }) },
});
export const serveUpdateUserData = serve(profile.updateUserData, { ...withProfile, quota: ANONYMOUS_MAILS });
export const serveCancelEmailChange = serve(profile.cancelEmailChange, { ...withProfile, quota: PROFILE });
export const serveActivateChangedEmail = serve(profile.activateChangedEmail, {
  quota: USES_TOKEN,
  access: publicAccess,
  answers: { 200: z.object({ email: z.string(), login: z.string() }) },
});
export const serveUndoEmailChange = serve(profile.undoEmailChange, {
  quota: USES_TOKEN,
  access: publicAccess,
  answers: { 200: z.object({ email: z.string(), login: z.string(), accessToken: z.string() }) },
});
export const serveConfirmPassword = serve(profile.confirmPassword, {
  quota: LOGIN_METHODS,
  access,
  answers: { 200: z.object({ until: instant }) },
});
export const serveDeleteProfile = serve(profile.deleteProfile, {
  quota: PROFILE,
  access,
  answers: { 200: z.object({ eraseAt: instant }) },
});
export const serveNoteLeavingReason = serve(profile.noteLeavingReason, {
  quota: PROFILE,
  access,
  answers: { 200: z.object({}) },
});
export const serveKeepProfile = serve(profile.keepProfile, { ...withProfile, quota: PROFILE });
export const serveGetDeletionPreview = serve(profile.getDeletionPreview, {
  access,
  answers: {
    200: z.object({
      companies: z.array(z.object({ id: z.number(), name: z.string(), ends: z.boolean() })),
      things: z.array(z.object({ kind: z.enum(OWN_DATA_KIND_NAMES), count: z.number() })),
    }),
  },
});
export const serveExportOwnData = serve(profile.exportOwnData, {
  quota: OWN_DATA_EXPORTS,
  access,
  answers: { 200: new FileAnswer("application/zip") },
});

const sessions = {
  access,
  answers: {
    200: z.object({
      sessions: z.array(
        z.object({
          id: z.string(),
          userAgent: z.string(),
          startedAt: instant,
          lastUsedAt: instant,
          remember: z.boolean(),
          current: z.boolean(),
        }),
      ),
    }),
  },
};
export const serveGetOwnSessions = serve(profile.getOwnSessions, sessions);
export const serveEndOwnSessions = serve(profile.endOwnSessions, { ...sessions, quota: LOGIN_METHODS });
export const serveGetOwnSecurityEvents = serve(securityEvents.getOwnSecurityEvents, {
  access,
  answers: {
    200: z.object({
      events: z.array(
        z.object({
          id: z.number(),
          kind: z.enum(securityEvents.SECURITY_EVENT_KINDS),
          method: z.nullable(z.enum(securityEvents.LOGIN_METHOD_NAMES)),
          at: instant,
        }),
      ),
      hasMore: z.boolean(),
    }),
  },
});

const company = z.object({ id: z.number(), name: z.string(), city: z.string() });
const rating = z.object({
  id: z.number(),
  rating_text: z.string(),
  stars: z.number(),
  update_date: instant,
  company,
  answer: z.nullable(z.object({ text: z.string(), publishedAt: instant })),
});

export const serveGetRatings = serve(history.getRatings, {
  access,
  answers: { 200: z.object({ ratings: z.array(rating), total: z.number() }) },
});
/** Umlauts and signs of other scripts take up to four bytes. */
const RATING_BODY_BYTES = 4 * history.RATING_TEXT_CHARACTERS + 1000;
export const serveUpdateRating = serve(history.updateRating, {
  quota: OWN_ACTIVITY,
  access,
  answers: { 200: z.object({ rating }) },
  bodyLimitBytes: RATING_BODY_BYTES,
});
export const serveDeleteRating = serve(history.deleteRating, { ...done, quota: OWN_ACTIVITY });
export const serveRestoreRating = serve(history.restoreRating, { ...done, quota: OWN_ACTIVITY });

export const serveGetLatestSearches = serve(history.getLatestSearches, {
  access,
  answers: {
    200: z.object({ searches: z.array(z.object({ timestamp: instant, what: z.string(), where: z.string() })) }),
  },
});
export const serveDeleteLatestSearch = serve(history.deleteLatestSearch, { ...done, quota: OWN_ACTIVITY });
export const serveRestoreLatestSearch = serve(history.restoreLatestSearch, { ...done, quota: OWN_ACTIVITY });

export const serveGetRecentlyViewedEntries = serve(history.getRecentlyViewedEntries, {
  access,
  answers: {
    200: z.object({
      entries: z.array(z.object({ sequenceNumber: z.number(), timestamp: instant, company })),
      total: z.number(),
    }),
  },
});
export const serveDeleteRecentlyViewedEntry = serve(history.deleteRecentlyViewedEntry, {
  ...done,
  quota: OWN_ACTIVITY,
});
export const serveRestoreRecentlyViewedEntry = serve(history.restoreRecentlyViewedEntry, {
  ...done,
  quota: OWN_ACTIVITY,
});

export const serveGetPortals = serve(portals.getPortals, {
  access,
  answers: {
    200: z.object({
      portals: z.array(
        z.object({ key: z.string(), name: z.string(), claim: z.string(), current: z.boolean(), chosen: z.boolean() }),
      ),
    }),
  },
});
export const serveSwitchPortal = serve(portals.switchPortal, {
  quota: PROFILE,
  access,
  answers: { 200: z.object({ href: z.string() }) },
});
