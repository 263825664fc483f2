/** A company's contracts as CSV for German spreadsheets, one row per contract. */
import type { Contract, PriceInterval } from "@portal/contract/company-data/contracts/calls";
import { displayName } from "@portal/contract/navigation/products";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { germanCsv } from "../../../platform/csv/german-csv.ts";

const HEADINGS = [
  "Vertragsnummer",
  "Produkt",
  "Stand",
  "Beginn",
  "Laufzeit in Monaten",
  "Verlängerung in Monaten",
  "Kündigungsfrist in Monaten",
  "Preis in Euro ohne Mehrwertsteuer",
  "Zahlung",
  "Laufzeit bis",
  "Kündbar bis",
  "Gekündigt am",
];
const STATES: Record<Contract["status"]["state"], string> = {
  starting: "Beginnt bald",
  running: "Läuft",
  ending: "Endet",
  ended: "Beendet",
};
const INTERVALS: Record<PriceInterval, string> = {
  month: "monatlich",
  quarter: "vierteljährlich",
  year: "jährlich",
  once: "einmalig",
};

/** The last day is the term's end, or an earlier one once the contract ends. */
const rowOf = ({ status, cancellation, ...contract }: Contract): (string | number)[] => [
  contract.number,
  displayName(contract.code),
  STATES[status.state],
  germanDay(contract.startedOn),
  contract.termMonths,
  contract.renewalMonths,
  contract.noticeMonths,
  (contract.priceCents / 100).toFixed(2).replace(".", ","),
  INTERVALS[contract.priceInterval],
  germanDay(status.state === "running" ? status.termEndsOn : status.endsOn),
  status.cancelBy === null ? "" : germanDay(status.cancelBy),
  cancellation === null ? "" : germanDay(berlinDate(Date.parse(cancellation.declaredAt))),
];

export const contractsCsv = (contracts: readonly Contract[]): string => germanCsv([HEADINGS, ...contracts.map(rowOf)]);
