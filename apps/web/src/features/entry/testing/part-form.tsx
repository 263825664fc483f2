/** A part's form over answers of the test: address and contact of a company, in version 1 when it is opened. */
import type { SalesForceEntry } from "@portal/contract/entry/entry";
import { commands, page } from "vitest/browser";
import { anEntry } from "../../../testing/an-entry.ts";
import type { ApiAnswer } from "../../../../vitest/api-answer.ts";
import { useEntry } from "../components/use-entry.ts";
import CompanyDataForm from "../parts/company-data/form.tsx";

export const LOAD = "GET /api/customer/getSalesForceEntry";
export const SAVE = "POST /api/customer/updateEntryCompanyData";
export const HISTORY = "GET /api/customer/entry/history";

export function LoadedForm({ mayWrite }: { mayWrite: boolean }) {
  const state = useEntry();
  return state.kind === "loaded" ? <CompanyDataForm entry={state.entry} mayWrite={mayWrite} /> : null;
}

export const name = page.getByRole("textbox", { name: "Firmenname" });
export const submit = page.getByRole("button", { name: "Adresse und Kontakt speichern" });
export const conflict = page.getByRole("dialog");

export const inVersion = (version: number, given: Partial<SalesForceEntry> = {}): ApiAnswer => {
  const entry = anEntry(given);
  return { body: { entry: { ...entry, versions: { ...entry.versions, companyData: version } } } };
};

export const sentBodies = async () =>
  (await commands.requestsOfApi()).filter(({ call }) => call === SAVE).map(({ body }) => body);
