/** Service cases: questions of a company to the provider (Specification §7 service-case/create). */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { emptyOr, lineOf, paragraphsOf } from "../text/text-fields.ts";
import { idText } from "../http/ids.ts";
import { isPhoneNumber } from "../text/patterns.ts";
import { CASE_STATES, type CaseState } from "./states.ts";

/** What a case is about. `reference`: label of the field for details; null if there is none. */
export const CASE_TYPES = {
  entry: { label: "Eintrag", reference: "Portal, auf dem Ihnen etwas aufgefallen ist" },
  invoice: { label: "Rechnung", reference: "Rechnungsnummer" },
  contract: { label: "Vertrag", reference: "Vertragsnummer" },
  product: { label: "Produkt", reference: "Produkt" },
  technical: { label: "Technik", reference: "Seite, auf der etwas nicht geht" },
  other: { label: "Etwas anderes", reference: null },
} as const;
export type CaseType = keyof typeof CASE_TYPES;
export const CASE_TYPE_CODES = Object.keys(CASE_TYPES) as [CaseType, ...CaseType[]];

export const CASE_STATE_LABELS: Record<CaseState, string> = {
  open: "Eingegangen",
  in_progress: "In Bearbeitung",
  waiting: "Wartet auf Sie",
  solved: "Gelöst",
  closed: "Abgeschlossen",
  withdrawn: "Zurückgezogen",
};

export const CASE_PAGE_SIZE = 10;
/** Cases that one company can open per day. */
export const CASES_A_DAY = 20;
export const CASE_SUBJECT_CHARACTERS = 120;
export const CASE_TEXT_CHARACTERS = 4000;
/** Years for which ended cases are kept. */
export const CASE_YEARS = 3;

export type ServiceCaseItem = {
  id: number;
  type: CaseType;
  subject: string;
  state: CaseState;
  /** ISO instants, UTC. */
  createdAt: string;
  changedAt: string;
};

/** `withdraw` and `close` both end a case for the company: before and after it was solved. */
export type CaseEntryKind =
  | "create"
  | "message"
  | "take"
  | "answer"
  | "ask"
  | "solve"
  | "close"
  | "withdraw"
  | "reopen";

/** One step of a case, with its text. `name` is "" for the provider and for people who no longer exist. */
export type ServiceCaseEntry = {
  id: number;
  kind: CaseEntryKind;
  author: "company" | "support" | "provider";
  name: string;
  text: string;
  at: string;
};

export type ServiceCase = ServiceCaseItem & {
  reference: string;
  wantsCall: boolean;
  phone: string;
  /** Oldest first. */
  entries: ServiceCaseEntry[];
};

/** The form makes this key once per text. A request sent twice counts once. */
const requestKey = z.string().check(z.regex(/^[\w-]{16,64}$/, "Bitte laden Sie die Seite neu."));
const text = paragraphsOf(CASE_TEXT_CHARACTERS).check(z.minLength(1, "Bitte schreiben Sie uns, worum es geht."));

export const createServiceCase = endpoint<{ serviceCase: ServiceCase }>()({
  name: "createServiceCase",
  method: "POST",
  path: "/api/customer/service-case/create/:type",
  params: z.object({ type: z.enum(CASE_TYPE_CODES, "Bitte wählen Sie aus, worum es geht.") }),
  body: z
    .object({
      subject: lineOf(CASE_SUBJECT_CHARACTERS, "Bitte schreiben Sie in wenigen Worten, worum es geht."),
      text,
      reference: z._default(lineOf(100), ""),
      wantsCall: z._default(z.boolean(), false),
      phone: z._default(
        lineOf(40).check(emptyOr(isPhoneNumber, "Bitte prüfen Sie die Telefonnummer, zum Beispiel 030 23125117.")),
        "",
      ),
      key: requestKey,
    })
    .check(
      z.refine(({ wantsCall, phone }) => !wantsCall || phone !== "", {
        path: ["phone"],
        error: "Bitte geben Sie an, unter welcher Nummer wir Sie erreichen.",
      }),
    ),
  errors: ["request.throttled"],
});

const filterFields = {
  search: z._default(lineOf(100), ""),
  state: z.optional(z.enum(CASE_STATES, "Bitte wählen Sie aus der Liste.")),
};
export type CaseFilter = { search: string; state?: CaseState | undefined };

/** Cases that wait for the company first, then the newest. `page` counts from 1. */
export const getServiceCases = endpoint<{ cases: ServiceCaseItem[]; total: number }>()({
  name: "getServiceCases",
  method: "GET",
  path: "/api/customer/service-case/list",
  query: z.object({
    ...filterFields,
    page: z._default(
      z.pipe(
        z.string().check(z.regex(/^[1-9]\d{0,3}$/, "Diese Seite gibt es nicht.")),
        z.transform((digits: string) => Number(digits)),
      ),
      1,
    ),
  }),
});

/** The list as CSV. A plain GET, so a link is enough. */
export const getServiceCasesCsv = endpoint<unknown>()({
  name: "getServiceCasesCsv",
  method: "GET",
  path: "/api/customer/service-case/list.csv",
  query: z.object(filterFields),
});

const params = z.object({ id: idText });

export const getServiceCase = endpoint<{ serviceCase: ServiceCase }>()({
  name: "getServiceCase",
  method: "GET",
  path: "/api/customer/service-case/:id",
  params,
  errors: ["service_case.not_found"],
});

/** Adds a message of the company. A solved case opens again. */
export const addServiceCaseMessage = endpoint<{ serviceCase: ServiceCase }>()({
  name: "addServiceCaseMessage",
  method: "POST",
  path: "/api/customer/service-case/:id/message",
  params,
  body: z.object({ text, key: requestKey }),
  errors: ["service_case.not_found", "service_case.not_possible_now", "request.throttled"],
});

/** Ends a case: a solved one is closed, any other withdrawn. */
export const closeServiceCase = endpoint<{ serviceCase: ServiceCase }>()({
  name: "closeServiceCase",
  method: "POST",
  path: "/api/customer/service-case/:id/close",
  params,
  errors: ["service_case.not_found", "service_case.not_possible_now"],
});

export const reopenServiceCase = endpoint<{ serviceCase: ServiceCase }>()({
  name: "reopenServiceCase",
  method: "POST",
  path: "/api/customer/service-case/:id/reopen",
  params,
  errors: ["service_case.not_found", "service_case.not_possible_now"],
});
