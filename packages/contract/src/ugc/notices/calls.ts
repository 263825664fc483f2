/** Notices of illegal content (DSA articles 16 and 20). Our own; `/ugc` offers them beside corrections of an entry. */
import * as z from "zod/mini";
import { emailAddress } from "../../auth/registration/calls.ts";
import { linkToken } from "../../auth/passwords/calls.ts";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber } from "../../http/ids.ts";
import { lineOf, paragraphsOf } from "../../text/text-fields.ts";
import {
  needsName,
  NOTICE_GROUND_CODES,
  NOTICE_TARGET_CODES,
  type NoticeDecisionGround,
  type NoticeGround,
  type NoticeOutcome,
  type NoticeTarget,
} from "./grounds.ts";
import type { NoticeSide, NoticeState } from "./states.ts";

export const NOTICE_TEXT_CHARACTERS = 4000;
/** Shorter texts say too little to be examined (DSA article 16 (3)). */
export const NOTICE_TEXT_MIN_CHARACTERS = 20;
export const NOTICE_NAME_CHARACTERS = 120;

const words = (missing: string) =>
  paragraphsOf(NOTICE_TEXT_CHARACTERS).check(z.minLength(NOTICE_TEXT_MIN_CHARACTERS, missing));

export const sendContentNotice = endpoint<{ notice: { id: number; receiptByMail: boolean } }>()({
  name: "sendContentNotice",
  method: "POST",
  path: "/api/mws/content-notice",
  body: z
    .object({
      companyId: idNumber,
      target: z.enum(NOTICE_TARGET_CODES, "Bitte wählen Sie aus, worum es geht."),
      /** Of a rating: its id. */
      ratingId: z._default(z.nullable(idNumber), null),
      /** Of a picture: its address on the public entry. */
      picture: z._default(z.string().check(z.maxLength(300)), ""),
      ground: z.enum(NOTICE_GROUND_CODES, "Bitte wählen Sie einen Grund aus."),
      text: words(
        `Bitte erklären Sie in mindestens ${NOTICE_TEXT_MIN_CHARACTERS} Zeichen, was daran nicht erlaubt ist.`,
      ),
      name: z._default(lineOf(NOTICE_NAME_CHARACTERS), ""),
      email: z._default(z.union([z.literal(""), emailAddress]), ""),
      goodFaith: z.literal(true, "Bitte bestätigen Sie, dass Ihre Angaben stimmen."),
    })
    .check(
      z.refine(({ ground, name }) => name !== "" || !needsName(ground), {
        path: ["name"],
        error: "Bitte geben Sie Ihren Namen an. Das Gesetz verlangt ihn.",
      }),
      z.refine(({ ground, email }) => email !== "" || !needsName(ground), {
        path: ["email"],
        error: "Bitte geben Sie Ihre E-Mail-Adresse an. Das Gesetz verlangt sie.",
      }),
    ),
  errors: ["entry.not_found", "ugc.content_gone", "request.throttled", "auth.mails_throttled"],
});

/** A notice as one of its two sides sees it. Neither side is told who the other one is. */
export type ContentNotice = {
  id: number;
  side: NoticeSide;
  company: string;
  target: NoticeTarget;
  shown: string;
  ground: NoticeGround;
  /** The notice's words; "" for the concerned side, whom they could tell who noticed. */
  text: string;
  state: NoticeState;
  receivedAt: string;
  decision: {
    outcome: NoticeOutcome;
    ground: NoticeDecisionGround;
    reasons: string;
    at: string;
    /** The last day for a complaint. */
    complaintUntil: string;
  } | null;
  mayComplain: boolean;
};

const token = z.object({ token: linkToken });

export const getContentNotice = endpoint<{ notice: ContentNotice }>()({
  name: "getContentNotice",
  method: "POST",
  path: "/api/mws/content-notice/state",
  body: token,
  errors: ["auth.link_unknown"],
});

export const complainContentNotice = endpoint<{ notice: ContentNotice }>()({
  name: "complainContentNotice",
  method: "POST",
  path: "/api/mws/content-notice/complain",
  body: z.object({
    token: linkToken,
    text: words(`Bitte begründen Sie Ihre Beschwerde in mindestens ${NOTICE_TEXT_MIN_CHARACTERS} Zeichen.`),
  }),
  errors: ["auth.link_unknown", "ugc.complaint_not_possible"],
});
