/** What people do in the growth measurement: each request goes to another of their companies. */
import { requestText } from "./load/http.ts";
import { ask, type Visitor } from "./load/load.ts";
import { companiesOf, growthLogin, PEOPLE } from "./growth-seed.ts";
import { ABOUT_US, PASSWORD } from "./seed.ts";
import { BROWSER, cookiesIn, withCookies } from "./visitors.ts";

/** Logged in on one of the servers; a refresh changes the cookies. `turn` counts the requests. */
export type GrowthPerson = {
  readonly companies: readonly number[];
  readonly cookies: Map<string, string>;
  /** Version of the text "about us" by company. */
  readonly versions: Map<number, number>;
  turn: number;
};

/** `withNeighbours`: the answer is made from entries nearby, of which there are more among more companies; no goal. */
export type GrowthScenario = {
  readonly name: string;
  readonly withNeighbours?: true;
  readonly make: (person: GrowthPerson) => Visitor;
};

/** Coprime to the number of companies, so that each has its turn, never beside the last one. */
const STEP = 47;

function nextCompany(person: GrowthPerson): number {
  person.turn += STEP;
  return person.companies[person.turn % person.companies.length] ?? 0;
}

const get = (path: (company: number) => string) => (person: GrowthPerson) => ({
  next: () => requestText("GET", path(nextCompany(person)), withCookies(person.cookies)),
});
const post = (path: string, body: unknown) => (person: GrowthPerson) => ({
  next: () => requestText("POST", `${path}?accountId=${nextCompany(person)}`, withCookies(person.cookies), body),
});

const save = (person: GrowthPerson): Visitor => ({
  next() {
    const company = nextCompany(person);
    const version = (person.versions.get(company) ?? 0) + 1;
    person.versions.set(company, version);
    const body = { ...ABOUT_US, version, text: `${ABOUT_US.text} Fassung ${version}.` };
    return requestText(
      "POST",
      `/api/customer/updateEntryAboutUs?accountId=${company}`,
      withCookies(person.cookies),
      body,
    );
  },
});

const refresh = (person: GrowthPerson): Visitor => ({
  next(last) {
    for (const [name, value] of last ? cookiesIn(last.head) : []) person.cookies.set(name, value);
    return requestText("GET", "/api/auth/refresh", withCookies(person.cookies));
  },
});

export const GROWTH_SCENARIOS: readonly GrowthScenario[] = [
  { name: "GET account/{id}", make: get((id) => `/api/customer/account/${id}?accountId=${id}`) },
  { name: "GET getSalesForceEntry", make: get((id) => `/api/customer/getSalesForceEntry?accountId=${id}`) },
  { name: "POST updateEntryAboutUs", make: save },
  { name: "GET entry/history", make: get((id) => `/api/customer/entry/history?accountId=${id}`) },
  { name: "GET entry/differences", make: get((id) => `/api/customer/entry/differences?accountId=${id}`) },
  { name: "POST suggest/industries", make: post("/api/customer/suggest/industries", { trade: "Dachd" }) },
  {
    name: "POST suggest/service-area-cities",
    make: post("/api/customer/suggest/service-area-cities", { searchTerm: "Freib" }),
  },
  {
    name: "POST mws/suggestions/streets",
    withNeighbours: true,
    make: post("/api/mws/suggestions/streets", { searchTerm: "Linden", zipCode: "10969", city: "" }),
  },
  { name: "GET auth/refresh", make: refresh },
];

/** The people, logged in through the real call. */
export async function growthPeople(port: number, companies: number): Promise<GrowthPerson[]> {
  const visit = await ask(port, requestText("GET", "/api/service/getNotifications", BROWSER));
  const anonymous = withCookies(cookiesIn(visit.head));
  const people: GrowthPerson[] = [];
  for (let person = 0; person < PEOPLE; person += 1) {
    const credentials = { login: growthLogin(person), password: PASSWORD };
    const { status, head, body } = await ask(port, requestText("POST", "/api/auth/login", anonymous, credentials));
    if (status !== 200) throw new Error(`Log-in answered ${status}: ${body.toString()}`);
    people.push({ companies: companiesOf(person, companies), cookies: cookiesIn(head), versions: new Map(), turn: 0 });
  }
  return people;
}
