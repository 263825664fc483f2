/** Invitations to rate (our own calls): link, poster, and mails to customers who agreed or are customers already. */
import * as z from "zod/mini";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber } from "../../http/ids.ts";
import { lineOf } from "../../text/text-fields.ts";
import type { Day } from "../../time/berlin-time.ts";

/**
 * Why a mail is allowed: a consent (UWG §7 (2)), or an existing customer who did not object (UWG §7 (3)). Kept for each
 * address with the day and who said so.
 */
export const INVITATION_BASES = ["consent", "existing_customer"] as const;
export type InvitationBasis = (typeof INVITATION_BASES)[number];

export const INVITATION_STATES = ["sent", "rated", "opted_out", "expired"] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];
export const INVITATION_STATE_LABELS: Record<InvitationState, string> = {
  sent: "Eingeladen",
  rated: "Hat bewertet",
  opted_out: "Möchte keine Einladungen",
  expired: "Abgelaufen",
};
export const INVITATION_BASIS_LABELS: Record<InvitationBasis, string> = {
  consent: "Einwilligung",
  existing_customer: "Bestandskunde",
};

export const MOST_LINES = 100;
/** Mails of one company in 24 hours. */
export const DAILY_INVITATIONS = 100;
/** Days before one person is invited by one company again. */
export const AGAIN_DAYS = 180;
/** Days after which one reminder may be sent; there is no second. */
export const REMIND_DAYS = 7;
/** Days for which the link of an invitation works. */
export const VALID_DAYS = 60;
/** Days after which name and address of an invitation are deleted. */
export const NAMED_DAYS = 90;
/** Months after which the invitation itself is deleted. */
export const INVITATION_MONTHS = 24;
export const INVITATION_PAGE_SIZE = 20;

export type Invitation = {
  id: number;
  /** "" after its time; for customer care only its beginning and its domain. */
  email: string;
  name: string;
  basis: InvitationBasis;
  basisOn: Day;
  /** Name of who said so; "" if it is not known. */
  notedBy: string;
  state: InvitationState;
  /** ISO instant. */
  sentAt: string;
  remindedAt: string | null;
  endedAt: string | null;
  /** Whether a reminder may be sent now. */
  mayRemind: boolean;
};

export type InvitationList = {
  /** The newest first. */
  invitations: Invitation[];
  /** How many the search finds. */
  total: number;
  /** Of all time, whatever the search. */
  counts: { sent: number; rated: number; optedOut: number };
  /** Mails that may still be sent today. */
  leftToday: number;
  company: string;
  /** Full address of the public rating page. */
  ratingUrl: string;
};

const page = z._default(
  z.pipe(
    z.string().check(z.regex(/^[1-9]\d{0,3}$/, "Diese Seite gibt es nicht.")),
    z.transform((digits: string) => Number(digits)),
  ),
  1,
);

export const INVITATION_SEARCH_CHARACTERS = 100;
/** Looks at names and addresses, as long as they are kept. */
const search = z._default(lineOf(INVITATION_SEARCH_CHARACTERS), "");

/** `page` counts from 1. */
export const getInvitations = endpoint<InvitationList>()({
  name: "getInvitations",
  method: "GET",
  path: "/api/wkdb/invitations/list",
  query: z.object({ search, page }),
});

/** A plain GET, so a link is enough. */
export const getInvitationsCsv = endpoint<unknown>()({
  name: "getInvitationsCsv",
  method: "GET",
  path: "/api/wkdb/invitations.csv",
  query: z.object({ search }),
});

export type LineOutcome = { line: number; text: string; error: string };

export const sendInvitations = endpoint<{ sent: number; wrong: LineOutcome[] }>()({
  name: "sendInvitations",
  method: "POST",
  path: "/api/wkdb/invitations/send",
  body: z.object({
    /** One customer in each line: address, name. */
    lines: z
      .string()
      .check(
        z.minLength(1, "Bitte geben Sie mindestens eine Adresse ein."),
        z.maxLength(20_000, "Das ist zu viel auf einmal."),
      ),
    basis: z.enum(INVITATION_BASES, "Bitte wählen Sie, warum Sie diese Kunden anschreiben dürfen."),
    /** The day of the consent or of the latest order. */
    basisOn: z.iso.date("Bitte geben Sie einen Tag an."),
    isConfirmed: z.literal(true, "Bitte bestätigen Sie die Angabe."),
  }),
  errors: ["ratings.basis_in_future"],
});

export const remindInvitation = endpoint<{ invitation: Invitation }>()({
  name: "remindInvitation",
  method: "POST",
  path: "/api/wkdb/invitations/remind",
  body: z.object({ id: idNumber }),
  errors: ["ratings.invitation_not_found", "ratings.no_reminder_now"],
});

export const POSTER_LAYOUTS = ["poster", "cards"] as const;
export type PosterLayout = (typeof POSTER_LAYOUTS)[number];

/** A sheet with the QR code of the rating page: a poster, or eight cards to cut out. */
export const getInvitationPoster = endpoint<Uint8Array>()({
  name: "getInvitationPoster",
  method: "GET",
  path: "/api/wkdb/invitations/poster.pdf",
  query: z.object({ layout: z.enum(POSTER_LAYOUTS, "Bitte wählen Sie aus der Liste.") }),
});

/** Ends all invitations to an address, of every company and for ever. */
export const optOutOfInvitations = endpoint<{ isDone: true }>()({
  name: "optOutOfInvitations",
  method: "POST",
  path: "/api/ratings/invitations/opt-out",
  body: z.object({ data: z.string().check(z.minLength(1), z.maxLength(3000)) }),
  errors: ["cryptography.unreadable"],
});

export const ratingPath = (companyId: number): string => `/bewerten?firma=${companyId}`;
