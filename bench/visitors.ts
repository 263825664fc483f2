/** Who makes the requests: 32 people, each the owner of one company, logged in on the product and known to the floor. */
import { createHmac } from "node:crypto";
import { type Visitor, ask } from "./load/load.ts";
import { requestText } from "./load/http.ts";
import { ABOUT_US, companyId, loginOf, PASSWORD } from "./seed.ts";
import type { RunningServer } from "./servers/process.ts";

export const CONNECTIONS = 32;

/** A call that is measured, and the share of B's throughput that it should reach. */
export type Scenario = { readonly name: string; readonly goal: number; readonly make: (person: Person) => Visitor };

/** `headers` carry the person's cookies for one of the servers; `stranger` those of nobody, for log-in. */
export type Person = {
  readonly index: number;
  readonly headers: Record<string, string>;
  readonly stranger: Record<string, string>;
};

/** As a proxy in front hands on what it got by https. */
export const BROWSER = {
  accept: "application/json",
  "user-agent": "bench",
  "x-requested-with": "XMLHttpRequest",
  "x-forwarded-proto": "https",
};

const always = (request: string): Visitor => ({ next: () => request });

// The product refuses a save that was made from an old version; each sent save is answered, so counting them is enough.
const versions = new Map<number, number>();
const save = ({ index, headers }: Person): Visitor => ({
  next() {
    const version = (versions.get(index) ?? 0) + 1;
    versions.set(index, version);
    const body = { ...ABOUT_US, version, text: `${ABOUT_US.text} Fassung ${version}.` };
    return requestText("POST", `/api/customer/updateEntryAboutUs?accountId=${companyId(index)}`, headers, body);
  },
});

export const SCENARIOS: readonly Scenario[] = [
  {
    name: "GET account/{id}",
    goal: 0.65,
    make: ({ index, headers }) =>
      always(requestText("GET", `/api/customer/account/${companyId(index)}?accountId=${companyId(index)}`, headers)),
  },
  {
    name: "GET getSalesForceEntry",
    goal: 0.65,
    make: ({ index, headers }) =>
      always(requestText("GET", `/api/customer/getSalesForceEntry?accountId=${companyId(index)}`, headers)),
  },
  { name: "POST updateEntryAboutUs", goal: 0.6, make: save },
  {
    name: "POST auth/login",
    goal: 0.95,
    make: ({ index, stranger }) =>
      always(requestText("POST", "/api/auth/login", stranger, { login: loginOf(index), password: PASSWORD })),
  },
];

/** The people as the product knows them, logged in through the real call. */
export async function peopleOfProduct({ port }: RunningServer): Promise<Person[]> {
  const visit = await ask(port, requestText("GET", "/api/service/getNotifications", BROWSER));
  const anonymous = withCookies(cookiesIn(visit.head));
  return Promise.all(
    Array.from({ length: CONNECTIONS }, async (_person, index) => {
      const credentials = { login: loginOf(index), password: PASSWORD };
      const { status, head, body } = await ask(port, requestText("POST", "/api/auth/login", anonymous, credentials));
      if (status !== 200) throw new Error(`Log-in answered ${status}: ${body.toString()}`);
      return { index, headers: withCookies(cookiesIn(head)), stranger: anonymous };
    }),
  );
}

/** The same people as the floor knows them, on the sessions that the product has given them. */
export function peopleOfFloor(people: readonly Person[], secret: string): Person[] {
  return people.map(({ index, headers }) => {
    const handle = /__Secure-portal=s(\w{22})/.exec(headers["cookie"] ?? "")?.[1] ?? "";
    const signed = `${companyId(index)}.${handle}`;
    const signature = createHmac("sha256", secret).update(signed).digest("base64url");
    return { index, headers: { ...BROWSER, cookie: `b=${signed}.${signature}` }, stranger: BROWSER };
  });
}

export const cookiesIn = (head: string): Map<string, string> =>
  new Map([...head.matchAll(/^set-cookie: ([^=]+)=([^;]*)/gim)].map(([, name = "", value = ""]) => [name, value]));

export const withCookies = (cookies: ReadonlyMap<string, string>): Record<string, string> => ({
  ...BROWSER,
  cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
  "x-xsrf-token": cookies.get("XSRF-TOKEN") ?? "",
});
