import type { Customer } from "../people.ts";
import { caller, expectOk, logIn, Refused } from "./api-caller.ts";
import type { EntrySaved, SalesForceEntry } from "@portal/contract/entry/entry";

/** A save that the server said it has. */
export type Acknowledged = { changeId: number; version: number; text: string };

/** Somebody's program that saves texts over the real API, without a browser. */
export type SavingClient = {
  /**
   * Saves new texts until `count` are acknowledged. After each failure it waits for the product and looks at what
   * stands, as a person would.
   */
  save(count: number): Promise<void>;
  acknowledged: Acknowledged[];
  companyId: number;
};

type Options = {
  origin: string;
  customer: Customer;
  /** Waits until the product answers again. */
  recovered: () => Promise<void>;
  onAcknowledged: () => void;
};

/** Logs in and is ready to save. */
export async function aSavingClient({ origin, customer, recovered, onAcknowledged }: Options): Promise<SavingClient> {
  const call = caller(origin);
  await logIn(call, customer);
  const account = `accountId=${customer.company.id}`;
  const acknowledged: Acknowledged[] = [];
  let texts = 0;

  async function currentVersion(): Promise<number> {
    const answer = await expectOk(call("GET", `/api/customer/getSalesForceEntry?${account}`));
    return (answer.body as { entry: SalesForceEntry }).entry.versions.aboutUs;
  }
  async function saveOnce(version: number): Promise<number> {
    const text = `Fassung ${(texts += 1)} von ${customer.login}`;
    const body = { version, text, foundingYear: null, specialties: [] };
    const { status, body: saved } = await call("POST", `/api/customer/updateEntryAboutUs?${account}`, body);
    if (status !== 200) throw new Refused(status);
    const { changeId, version: next } = saved as EntrySaved;
    if (changeId === null) throw new Error(`nothing changed by ${text}`);
    acknowledged.push({ changeId, version: next, text });
    onAcknowledged();
    return next;
  }
  return {
    acknowledged,
    companyId: customer.company.id,
    async save(count) {
      let version = await currentVersion();
      while (acknowledged.length < count) {
        try {
          version = await saveOnce(version);
        } catch (error) {
          if (error instanceof Refused && error.status < 500) throw error;
          await recovered();
          version = await currentVersion();
        }
      }
    },
  };
}
