import type { EntrySaved, SalesForceEntry } from "@portal/contract/entry";
import { XSRF_COOKIE, XSRF_HEADER } from "@portal/contract/auth";
import type { Customer } from "../people.ts";

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
  await call("GET", "/api/service/getNotifications");
  const { login, password } = customer;
  await expectOk(call("POST", "/api/auth/login", { login, password, remember: false }));
  const account = `accountId=${customer.company.id}`;
  const acknowledged: Acknowledged[] = [];
  let texts = 0;

  async function standingVersion(): Promise<number> {
    const answer = await expectOk(call("GET", `/api/customer/getSalesForceEntry?${account}`));
    return (answer.body as { entry: SalesForceEntry }).entry.versions.aboutUs;
  }
  async function saveOnce(version: number): Promise<number> {
    const text = `Fassung ${(texts += 1)} von ${login}`;
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
      let version = await standingVersion();
      while (acknowledged.length < count) {
        try {
          version = await saveOnce(version);
        } catch (error) {
          if (error instanceof Refused && error.status < 500) throw error;
          await recovered();
          version = await standingVersion();
        }
      }
    },
  };
}

class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`answered ${status}`);
    this.status = status;
  }
}

type Answer = { status: number; body: unknown };

async function expectOk(answer: Promise<Answer>): Promise<Answer> {
  const { status, body } = await answer;
  if (status !== 200) throw new Refused(status);
  return { status, body };
}

/** Keeps cookies and sends the XSRF pair, as a browser does. */
function caller(origin: string) {
  const cookies = new Map<string, string>();
  return async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(new URL(path, origin), {
      method,
      headers: {
        "x-requested-with": "XMLHttpRequest",
        [XSRF_HEADER]: cookies.get(XSRF_COOKIE) ?? "",
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body ? { "content-type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return { status: response.status, body: await response.json() };
  };
}
