/**
 * The public rating page: anybody rates a company. A rating appears once its author has opened the link in a mail, or if
 * the company had invited them. These calls are our own.
 */
import * as z from "zod/mini";
import { emailAddress } from "../../auth/registration/calls.ts";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber, idText } from "../../http/ids.ts";
import { authorName, ratingFields } from "./fields.ts";

/** Days for which the link in the mail confirms a rating. */
export const CONFIRM_DAYS = 14;
/** A person needs longer than this to rate, in milliseconds. */
export const LEAST_MS = 3000;

const token = z.string().check(z.regex(/^[0-9A-Za-z]{22}$/, "Der Link ist nicht vollständig."));

/** What the form needs. `ticket` says when the server gave the form out; a rating comes with one. */
export type RatingPage = { company: { id: number; name: string; city: string }; ticket: string };

export const getRatingPage = endpoint<{ page: RatingPage | null }>()({
  name: "getRatingPage",
  method: "GET",
  path: "/api/ratings/page/:id",
  params: z.object({ id: idText }),
});

/** The same for somebody who was invited; null for a link that is used or over. */
export const getInvitedPage = endpoint<{ page: (RatingPage & { name: string }) | null }>()({
  name: "getInvitedPage",
  method: "POST",
  path: "/api/ratings/invited-page",
  body: z.object({ invitation: token }),
});

export const submitRating = endpoint<{ state: "waiting" | "published" }>()({
  name: "submitRating",
  method: "POST",
  path: "/api/ratings/submit",
  body: z.object({
    companyId: idNumber,
    ...ratingFields,
    authorName,
    /** Not needed with an invitation. */
    email: z._default(z.union([z.literal(""), emailAddress]), ""),
    ticket: z.string().check(z.maxLength(200)),
    invitation: z.optional(token),
    /** People never see this field. */
    website: z._default(z.string().check(z.maxLength(200)), ""),
  }),
  errors: [
    "ratings.company_not_found",
    "ratings.form_expired",
    "ratings.email_missing",
    "ratings.invitation_over",
    "ratings.already_rated",
    "ratings.own_company",
    "auth.mails_throttled",
  ],
});

export type Submission = {
  company: string;
  stars: number;
  title: string;
  body: string;
  authorName: string;
  state: "waiting" | "published" | "withdrawn";
};

const link = { body: z.object({ token }), errors: ["ratings.link_unknown" as const] };

/** What the link of a mail is about. */
export const getSubmission = endpoint<{ submission: Submission }>()({
  name: "getSubmission",
  method: "POST",
  path: "/api/ratings/submission",
  ...link,
});

export const confirmRating = endpoint<{ submission: Submission }>()({
  name: "confirmRating",
  method: "POST",
  path: "/api/ratings/confirm",
  body: link.body,
  errors: ["ratings.link_unknown", "ratings.already_rated", "ratings.own_company"],
});

export const changeRating = endpoint<{ submission: Submission }>()({
  name: "changeRating",
  method: "POST",
  path: "/api/ratings/change",
  body: z.object({ token, ...ratingFields }),
  errors: ["ratings.link_unknown", "ratings.not_published"],
});

/** Takes the rating back for good. */
export const withdrawRating = endpoint<{ submission: Submission }>()({
  name: "withdrawRating",
  method: "POST",
  path: "/api/ratings/withdraw",
  ...link,
});
