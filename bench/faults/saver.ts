/** Somebody who saves one text after another, at whichever server answers, and remembers what was acknowledged. */
import { setTimeout as delay } from "node:timers/promises";
import { XSRF_COOKIE, XSRF_HEADER } from "@portal/contract/auth/calls";
import type { EntrySaved, SalesForceEntry } from "@portal/contract/entry/entry";

/** A save that a server said it has. Times are those of `performance.now()`. */
export type Acknowledged = { changeId: number; version: number; text: string; began: number; ended: number };

/** As long as a proxy in front waits before it tries another server. */
const REQUEST_TIMEOUT_MS = 4000;
const PAUSE_MS = 50;

/** The session has ended, as for a server whose clock is ahead. */
class LoggedOut extends Error {}

const refused = (status: number): Error => (status === 401 ? new LoggedOut() : new Error(`answered ${status}`));

export type Person = { login: string; password: string; companyId: number };

export class Saver {
  readonly acknowledged: Acknowledged[] = [];
  readonly person: Person;
  readonly #origins: readonly string[];
  readonly #cookies = new Map<string, string>();
  #server: number;
  #texts = 0;

  constructor(person: Person, origins: readonly string[], first: number) {
    this.person = person;
    this.#origins = origins;
    this.#server = first;
  }

  async logIn(): Promise<void> {
    await this.#call("GET", "/api/service/getNotifications");
    const { login, password } = this.person;
    const { status } = await this.#call("POST", "/api/auth/login", { login, password, remember: false });
    if (status !== 200) throw new Error(`login answered ${status}`);
  }

  /** Saves until the signal. A failure sends it to the other server, where it looks at what stands first. */
  async saveUntil(signal: AbortSignal): Promise<void> {
    let version: number | undefined;
    while (!signal.aborted) {
      try {
        version ??= await this.#version();
        version = await this.#save(version);
      } catch (error) {
        version = undefined;
        if (error instanceof LoggedOut) {
          await this.logIn().catch(() => {});
          continue;
        }
        this.#server = (this.#server + 1) % this.#origins.length;
        await delay(PAUSE_MS);
      }
    }
  }

  async #version(): Promise<number> {
    const { status, body } = await this.#call("GET", `/api/customer/getSalesForceEntry?${this.#account}`);
    if (status !== 200) throw refused(status);
    return (body as { entry: SalesForceEntry }).entry.versions.aboutUs;
  }

  async #save(version: number): Promise<number> {
    const text = `Fassung ${(this.#texts += 1)} von ${this.person.login}`;
    const began = performance.now();
    const { status, body } = await this.#call("POST", `/api/customer/updateEntryAboutUs?${this.#account}`, {
      version,
      text,
      foundingYear: null,
      specialties: [],
    });
    const { changeId, version: next } = body as EntrySaved;
    if (status !== 200 || changeId === null) throw refused(status);
    this.acknowledged.push({ changeId, version: next, text, began, ended: performance.now() });
    return next;
  }

  get #account(): string {
    return `accountId=${this.person.companyId}`;
  }

  async #call(method: string, target: string, body?: object): Promise<{ status: number; body: unknown }> {
    const response = await fetch(new URL(target, this.#origins[this.#server]), {
      method,
      headers: {
        [XSRF_HEADER]: this.#cookies.get(XSRF_COOKIE) ?? "",
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      this.#cookies.set(name, value);
    }
    return { status: response.status, body: await response.json() };
  }
}
