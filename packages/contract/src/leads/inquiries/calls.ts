/**
 * The public inquiry form: anybody asks a company. The company sees an inquiry once its sender has opened the link in a
 * mail. These calls are our own.
 */
import * as z from "zod/mini";
import { emailAddress } from "../../auth/registration/calls.ts";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber, idText } from "../../http/ids.ts";
import { emptyOr, lineOf, paragraphsOf } from "../../text/text-fields.ts";
import { isPhoneNumber, TEMPORARY_FILE_PATTERN } from "../../text/patterns.ts";
import { LEAD_KINDS, type LeadKind } from "../states.ts";
import { INQUIRY_CHARACTERS, INQUIRY_FILES, INQUIRY_NAME_CHARACTERS } from "./limits.ts";

const token = z.string().check(z.regex(/^[0-9A-Za-z]{22}$/, "Der Link ist nicht vollständig."));
const ticket = z.string().check(z.maxLength(200));

/** What the form needs. `kinds`: what the company takes; empty if it takes no inquiries here. */
export type InquiryPage = {
  company: { id: number; name: string; city: string; phone: string };
  kinds: LeadKind[];
  /** Says when the server gave the form out; uploads and the inquiry come with it. */
  ticket: string;
};

export const getInquiryPage = endpoint<{ page: InquiryPage | null }>()({
  name: "getInquiryPage",
  method: "GET",
  path: "/api/inquiries/page/:id",
  params: z.object({ id: idText }),
});

export type InquiryFile = { marker: string; bytes: number; mediaType: string };

/** A file for an inquiry; unused it is deleted after a day. `ticket` and company are in the query, before the bytes. */
export const uploadInquiryFile = endpoint<InquiryFile>()({
  name: "uploadInquiryFile",
  method: "POST",
  path: "/api/inquiries/files",
  query: z.object({ firma: idText, ticket }),
  bodyKind: "multipart",
  errors: [
    "leads.form_expired",
    "leads.not_wanted",
    "request.throttled",
    "files.busy",
    "files.missing",
    "files.too_large",
    "files.type_not_allowed",
    "files.unreadable",
  ],
});

export const submitInquiry = endpoint<{ state: "waiting" }>()({
  name: "submitInquiry",
  method: "POST",
  path: "/api/inquiries/submit",
  body: z.object({
    companyId: idNumber,
    kind: z.enum(LEAD_KINDS, "Bitte wählen Sie, worum es geht."),
    name: lineOf(INQUIRY_NAME_CHARACTERS, "Bitte geben Sie Ihren Namen an."),
    email: emailAddress,
    phone: z._default(lineOf(40).check(emptyOr(isPhoneNumber, "Bitte prüfen Sie die Telefonnummer.")), ""),
    text: paragraphsOf(INQUIRY_CHARACTERS).check(z.minLength(1, "Bitte schreiben Sie, worum es geht.")),
    files: z._default(
      z
        .array(z.string().check(z.maxLength(100), z.regex(TEMPORARY_FILE_PATTERN, "Das ist keine hochgeladene Datei.")))
        .check(
          z.maxLength(INQUIRY_FILES, `Bitte höchstens ${INQUIRY_FILES} Dateien.`),
          z.refine((markers) => new Set(markers).size === markers.length, "Bitte jede Datei nur einmal."),
        ),
      [],
    ),
    ticket,
    /** People never see this field. */
    website: z._default(z.string().check(z.maxLength(200)), ""),
  }),
  errors: [
    "leads.unknown_company",
    "leads.form_expired",
    "leads.not_wanted",
    "files.not_found",
    "auth.mails_throttled",
    "request.throttled",
  ],
});

export type Inquiry = {
  company: string;
  kind: LeadKind;
  name: string;
  text: string;
  files: string[];
  state: "waiting" | "delivered";
};

/** What the link of the mail is about. */
export const getInquiry = endpoint<{ inquiry: Inquiry }>()({
  name: "getInquiry",
  method: "POST",
  path: "/api/inquiries/inquiry",
  body: z.object({ token }),
  errors: ["leads.link_unknown"],
});

/** Hands the inquiry to the company. */
export const confirmInquiry = endpoint<{ inquiry: Inquiry }>()({
  name: "confirmInquiry",
  method: "POST",
  path: "/api/inquiries/confirm",
  body: z.object({ token }),
  errors: ["leads.link_unknown", "leads.not_wanted"],
});

/** Deletes an inquiry that nobody confirmed. */
export const discardInquiry = endpoint<Record<string, never>>()({
  name: "discardInquiry",
  method: "POST",
  path: "/api/inquiries/discard",
  body: z.object({ token }),
  errors: ["leads.link_unknown", "leads.inquiry_delivered"],
});
