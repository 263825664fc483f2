/** The real API without a browser. */
import { XSRF_COOKIE, XSRF_HEADER } from "@portal/contract/auth/calls";
import type { Person } from "../people.ts";

/** The product answered, and not with what was asked for. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`answered ${status}`);
    this.status = status;
  }
}

export type Call = (method: string, path: string, body?: object) => Promise<Answer>;
export type Answer = { status: number; body: unknown };

/** @throws Refused */
export async function expectOk(answer: Promise<Answer>): Promise<Answer> {
  const { status, body } = await answer;
  if (status !== 200) throw new Refused(status);
  return { status, body };
}

/** Keeps cookies and sends the XSRF pair, as a browser does. */
export function caller(origin: string): Call {
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

export async function logIn(call: Call, { login, password }: Person): Promise<void> {
  // Brings the cookie of the XSRF pair.
  await call("GET", "/api/service/getNotifications");
  await expectOk(call("POST", "/api/auth/login", { login, password, remember: false }));
}
