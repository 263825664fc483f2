/** Documents of the demo companies, which follow from their contracts: contracts, confirmations and two years of invoices. */
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import type { DocumentType } from "@portal/contract/company-data/documents/calls";
import { lastDayOfMonths } from "@portal/contract/company-data/contracts/term";
import { displayName } from "@portal/contract/navigation/products";
import { germanDay, germanMoney } from "@portal/contract/text/formats";
import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { FileStore } from "../../platform/files/file-store.ts";
import { type Letter, letterPdf } from "./documents/letter-pdf.ts";
import { findStored, insertDocument, storeBytes } from "./documents/store-document.ts";

type Db = Kysely<Database>;
type Contract = {
  company_id: number;
  company: string;
  company_key: string;
  external_id: string;
  code: string;
  started_on: string;
  ended_on: string | null;
  term_months: number;
  price_cents: number;
  price_interval: "month" | "quarter" | "year" | "once";
};
type Demo = {
  contract: Contract;
  type: DocumentType;
  number: string;
  date: string;
  amountCents: number | null;
  dueOn: string | null;
  letter: Letter;
};

/** Companies of the demo log-ins. */
const COMPANIES = ["C-1001", "C-1002", "C-1003", "C-1006"];
const SOURCE = "billing";
const QUARTERS = 8;
const TAX = 0.19;
const PAYMENT_DAYS = 14;
/** Documents of the last days are still new. */
const NEW_DAYS = 40;

/** Adds what is missing. */
export async function addDemoDocuments(db: Db, files: FileStore, now: Date): Promise<void> {
  const contracts = (await db
    .selectFrom("contracts as k")
    .innerJoin("companies as c", "c.id", "k.company_id")
    .select([
      "k.company_id",
      "c.name as company",
      "c.external_id as company_key",
      "k.external_id",
      "k.code",
      "k.started_on",
      "k.ended_on",
      "k.term_months",
      "k.price_cents",
      "k.price_interval",
    ])
    .where("c.external_id", "in", COMPANIES)
    .orderBy("k.external_id")
    .execute()) as Contract[];
  const today = berlinDate(now.getTime());
  const wanted = [...contracts.flatMap(papersOf), ...COMPANIES.flatMap((key) => invoicesOf(contracts, key, today))];
  for (const demo of wanted) if (demo.date <= today) await add(db, files, demo, now);
}

async function add(db: Db, files: FileStore, demo: Demo, now: Date): Promise<void> {
  const { contract, type, number, date } = demo;
  const named = { companyId: contract.company_id, source: SOURCE, type, number };
  if ((await findStored(db, named)) !== undefined) return;
  const bytes = await letterPdf(demo.letter, DEFAULT_BRAND);
  const at = new Date(`${date}T07:00:00Z`);
  const file = { companyId: contract.company_id, companyKey: contract.company_key, name: `${number}.pdf`, bytes, at };
  const fileId = await storeBytes(db, files, file);
  const isNew = date >= addDays(berlinDate(now.getTime()), -NEW_DAYS);
  const { title } = demo.letter;
  const document = { ...named, title, date, amountCents: demo.amountCents, dueOn: demo.dueOn };
  await insertDocument(db, { ...document, reportedAt: at, openedAt: isNew ? null : at }, fileId, at);
  // Nobody gets a mail about demo data.
  await db.updateTable("company_documents").set({ announced_at: at }).where("file_id", "=", fileId).execute();
}

const INTERVALS = { month: "im Monat", quarter: "im Vierteljahr", year: "im Jahr", once: "einmalig" };

/** The contract itself, and the confirmation of its end. */
function papersOf(contract: Contract): Demo[] {
  const { company, external_id: number, code, started_on: start, ended_on: end, price_cents: cents } = contract;
  const product = displayName(code);
  const facts = [
    ["Vertrag", number],
    ["Produkt", product],
  ] as const;
  const base = { contract, amountCents: null, dueOn: null };
  const signed: Demo = {
    ...base,
    type: "contract",
    number,
    date: addDays(start, -10),
    letter: {
      title: `Vertrag: ${product}`,
      receiver: [company],
      facts,
      lines: [
        ["Beginn", germanDay(start)],
        [
          `Erste Laufzeit: ${contract.term_months} Monate, bis`,
          germanDay(lastDayOfMonths(start, contract.term_months)),
        ],
        [`Preis ${INTERVALS[contract.price_interval]}, ohne Mehrwertsteuer`, germanMoney(cents)],
      ],
      closing: ["Die Bedingungen haben Sie mit Ihrer Bestellung erhalten."],
    },
  };
  if (end === null) return [signed];
  const letter: Letter = {
    title: `Bestätigung: Ende von ${product}`,
    receiver: [company],
    facts,
    lines: [["Letzter Tag des Vertrags", germanDay(end)]],
    closing: ["Wir bestätigen das Ende Ihres Vertrags. Vielen Dank für die Zusammenarbeit."],
  };
  return [signed, { ...base, type: "confirmation", number: `B-${number}`, date: addDays(end, -60), letter }];
}

/** One invoice a quarter, over everything that ran in it. */
function invoicesOf(contracts: readonly Contract[], companyKey: string, today: string): Demo[] {
  const own = contracts.filter(({ company_key: key }) => key === companyKey);
  const [first] = own;
  if (first === undefined) return [];
  return lastQuarters(today).flatMap(({ from, to, name, code }) => {
    const lines = own.flatMap((contract) => lineOf(contract, from, to));
    if (lines.length === 0) return [];
    const net = lines.reduce((sum, { cents }) => sum + cents, 0);
    const tax = Math.round(net * TAX);
    const date = addDays(to, 3);
    const dueOn = addDays(date, PAYMENT_DAYS);
    const number = `R-${code}-${companyKey.slice(2)}`;
    const letter: Letter = {
      title: `Rechnung für das ${name}`,
      receiver: [first.company],
      facts: [
        ["Rechnungsnummer", number],
        ["Rechnungsdatum", germanDay(date)],
        ["Leistungszeitraum", `${germanDay(from)} bis ${germanDay(to)}`],
      ],
      lines: [
        ...lines.map(({ text, cents }) => [text, germanMoney(cents)] as const),
        ["Summe ohne Mehrwertsteuer", germanMoney(net)],
        ["Mehrwertsteuer 19 %", germanMoney(tax)],
        ["Rechnungsbetrag", germanMoney(net + tax)],
      ],
      closing: [
        `Bitte überweisen Sie den Betrag bis zum ${germanDay(dueOn)}.`,
        "Dies ist ein Dokument der Demo-Daten.",
      ],
    };
    return [{ contract: first, type: "invoice" as const, number, date, amountCents: net + tax, dueOn, letter }];
  });
}

const MONTHS = { month: 3, quarter: 1 } as const;

/** What a contract costs in a quarter; nothing if it did not run on its first day. */
function lineOf({ code, started_on, ended_on, price_cents, price_interval }: Contract, from: string, to: string) {
  const product = displayName(code);
  if (price_interval === "once" || price_interval === "year") {
    const isDue = started_on.slice(5) >= from.slice(5) && started_on.slice(5) <= to.slice(5) && started_on <= to;
    const isFirst = started_on >= from;
    const runs = ended_on === null || ended_on >= from;
    return isDue && runs && (price_interval === "year" || isFirst) ? [{ text: product, cents: price_cents }] : [];
  }
  if (started_on > from || (ended_on !== null && ended_on < to)) return [];
  const times = MONTHS[price_interval];
  const text = times === 1 ? product : `${product}, ${times} × ${germanMoney(price_cents)}`;
  return [{ text, cents: price_cents * times }];
}

/** The quarters that are over, the oldest first. */
function lastQuarters(today: string): { from: string; to: string; name: string; code: string }[] {
  const current = Number(today.slice(0, 4)) * 4 + Math.floor((Number(today.slice(5, 7)) - 1) / 3);
  return Array.from({ length: QUARTERS }, (_, index) => {
    const quarter = current - QUARTERS + index;
    const year = Math.floor(quarter / 4);
    const place = quarter % 4;
    const from = `${year}-${String(place * 3 + 1).padStart(2, "0")}-01`;
    return {
      from,
      to: lastDayOfMonths(from, 3),
      name: `${place + 1}. Vierteljahr ${year}`,
      code: `${year}-Q${place + 1}`,
    };
  });
}
