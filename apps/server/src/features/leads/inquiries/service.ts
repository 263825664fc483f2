/** Takes inquiries on the public page, and hands them to their company once their senders have confirmed them. */
import type { Inquiry, InquiryPage } from "@portal/contract/leads/inquiries/calls";
import { INQUIRIES_A_DAY, INQUIRY_CONFIRM_DAYS } from "@portal/contract/leads/inquiries/limits";
import type { LeadKind } from "@portal/contract/leads/states";
import { loginKey } from "@portal/db/login-key";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { issueTicket, readTicket } from "../../../platform/form-ticket/form-ticket.ts";
import { sendMail } from "../../../platform/mail/send-mail.ts";
import { Problem } from "../../../platform/problem.ts";
import { countTowards } from "../../../platform/rate-limits/rate-limits.ts";
import { hashToken, randomToken } from "../../../platform/tokens.ts";
import { countMail, type Visitor } from "../../auth/public.ts";
import { adoptFiles } from "../messages/write-repository.ts";
import { deliverInquiry } from "./deliver.ts";
import { keepUpload } from "./files.ts";
import { kindsOf } from "./kinds.ts";
import { confirmInquiryMail } from "./mails.ts";
import * as repository from "./repository.ts";

const DAY_SECONDS = 86_400;

export type NewInquiry = {
  companyId: number;
  kind: LeadKind;
  name: string;
  email: string;
  phone: string;
  text: string;
  files: readonly string[];
  ticket: string;
  website: string;
};

export type InquiriesService = ReturnType<typeof createInquiriesService>;

export function createInquiriesService(dependencies: Dependencies) {
  const { db, clock, environment } = dependencies;
  const secret = environment.SESSION_SECRET;
  const formOf = (companyId: number) => ({ form: "inquiry-form", companyId });

  /** @throws Problem `leads.form_expired` */
  function requireTicket(companyId: number, ticket: string): "valid" | "early" {
    const read = readTicket(secret, formOf(companyId), ticket, clock.now());
    if (read === "invalid") throw new Problem("leads.form_expired");
    return read;
  }

  /** A row of the link of a mail. @throws Problem `leads.link_unknown`, also when its time to confirm is over */
  async function find(trx: repository.Db, token: string): Promise<repository.InquiryRow> {
    const row = await repository.inquiryOfToken(trx, hashToken(token));
    const end = (row?.submitted_at.getTime() ?? 0) + INQUIRY_CONFIRM_DAYS * DAY_SECONDS * 1000;
    if (row === undefined || (row.state === "waiting" && end < clock.now().getTime())) {
      throw new Problem("leads.link_unknown");
    }
    return row;
  }

  const show = async (trx: repository.Db, row: repository.InquiryRow): Promise<Inquiry> => ({
    company: row.company,
    kind: row.kind,
    name: row.name,
    text: row.text,
    files: (await repository.filesOf(trx, row.id)).map(({ name }) => name),
    state: row.state,
  });

  return {
    /** Null for a company without an entry. */
    async page(companyId: number): Promise<InquiryPage | null> {
      const row = await repository.findCompany(db, companyId);
      if (row === undefined) return null;
      const { name, city, phone } = row;
      return {
        company: { id: companyId, name, city, phone },
        kinds: kindsOf(row),
        ticket: issueTicket(secret, formOf(companyId), clock.now()),
      };
    },

    /** `read` gives the file, after everything else is checked. */
    async upload(companyId: number, ticket: string, read: () => Promise<{ bytes: Buffer; name: string }>) {
      requireTicket(companyId, ticket);
      const company = await repository.findCompany(db, companyId);
      if (company === undefined || kindsOf(company).length === 0) throw new Problem("leads.not_wanted");
      return keepUpload(dependencies, companyId, await read());
    },

    /** Stores the inquiry until it is confirmed. One by a program gets the same answer and is not stored. */
    async submit(given: NewInquiry, { brand }: Visitor): Promise<void> {
      const { companyId, kind, email } = given;
      const now = clock.now();
      const read = requireTicket(companyId, given.ticket);
      const company = await repository.findCompany(db, companyId);
      if (company === undefined) throw new Problem("leads.unknown_company");
      if (!kindsOf(company).includes(kind)) throw new Problem("leads.not_wanted", { field: "kind" });
      if (given.website !== "" || read === "early") return;
      const fileIds = await temporaryFiles(dependencies, companyId, given.files);
      await countMail(dependencies, loginKey(email));
      const token = randomToken();
      await db.transaction().execute(async (trx) => {
        const sender = hashToken(loginKey(email)).toString("base64url");
        const bucket = { key: `inquiries:${companyId}:${sender}`, limit: INQUIRIES_A_DAY, windowSeconds: DAY_SECONDS };
        await countTowards(trx, bucket, now, "request.throttled");
        const { name, phone, text } = given;
        const [made] = await repository.insertInquiry(
          trx,
          companyId,
          kind,
          name,
          email,
          phone,
          text,
          brand.key,
          hashToken(token),
          now,
        );
        if (made === undefined) throw new Error("no inquiry written");
        if (fileIds.length > 0) {
          const adopted = await adoptFiles(trx, fileIds, companyId, now);
          if (adopted.length !== fileIds.length) throw new Problem("files.not_found", { field: "files.0" });
          await repository.insertFiles(trx, made.id, fileIds);
        }
        await sendMail(dependencies, trx, {
          key: `inquiry-confirm:${made.id}`,
          to: email,
          brand,
          template: confirmInquiryMail,
          data: { company: company.name, token },
        });
      });
    },

    /** @throws Problem `leads.link_unknown` */
    find: (token: string): Promise<Inquiry> =>
      db.transaction().execute(async (trx) => show(trx, await find(trx, token))),

    /** @throws Problem `leads.link_unknown`, `leads.not_wanted` */
    confirm: (token: string): Promise<Inquiry> =>
      db.transaction().execute(async (trx) => {
        const row = await find(trx, token);
        if (row.state === "waiting") await deliverInquiry(dependencies, trx, row);
        return show(trx, await find(trx, token));
      }),

    /** @throws Problem `leads.link_unknown`, `leads.inquiry_delivered` */
    discard: (token: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const row = await find(trx, token);
        if (row.state === "delivered") throw new Problem("leads.inquiry_delivered");
        await repository.deleteInquiry(trx, row.id);
      }),
  };
}

/** Ids of uploads for this company, in the order of their markers. @throws Problem `files.not_found` at the first missing */
async function temporaryFiles(
  { db, clock }: Pick<Dependencies, "db" | "clock">,
  companyId: number,
  markers: readonly string[],
): Promise<readonly number[]> {
  if (markers.length === 0) return [];
  const rows = await repository.findTemporary(db, markers.map(hashToken), companyId, clock.now());
  const ids = new Map(rows.map(({ id, marker_hash: hash }) => [hash.toString("hex"), id]));
  return markers.map((marker, index) => {
    const id = ids.get(hashToken(marker).toString("hex"));
    if (id === undefined) throw new Problem("files.not_found", { field: `files.${index}` });
    return id;
  });
}
