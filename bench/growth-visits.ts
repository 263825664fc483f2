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
  /** Version by part and company. */
  readonly versions: Map<string, number>;
  turn: number;
};

export type GrowthScenario = { readonly name: string; readonly make: (person: GrowthPerson) => Visitor };

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

/** Saves a part of the next company, each time with other values. */
const save = (part: string, bodyOf: (version: number) => object) => (person: GrowthPerson) => ({
  next() {
    const company = nextCompany(person);
    const key = `${part} ${company}`;
    const version = (person.versions.get(key) ?? 0) + 1;
    person.versions.set(key, version);
    const path = `/api/customer/updateEntry${part}?accountId=${company}`;
    return requestText("POST", path, withCookies(person.cookies), { ...bodyOf(version), version });
  },
});
const aboutUs = (version: number) => ({ ...ABOUT_US, text: `${ABOUT_US.text} Fassung ${version}.` });
/** Moves between two streets of one postal code. */
const address = (version: number) => ({
  company_name: "Brandt Bedachungen GmbH",
  ShippingStreet: `${version % 2 === 0 ? "Lindenstraße" : "Straße 7"} ${version}`,
  ShippingPostalCode: "10969",
  ShippingCity: "Berlin",
  Phone: "030 23125100",
  mobile: "0152 28817386",
  fax: "",
  email: "kontakt@brandt-bedachungen.example",
  website: "https://www.brandt-bedachungen.example",
});

const refresh = (person: GrowthPerson): Visitor => ({
  next(last) {
    for (const [name, value] of last ? cookiesIn(last.head) : []) person.cookies.set(name, value);
    return requestText("GET", "/api/auth/refresh", withCookies(person.cookies));
  },
});

/** Reads of one company, below `/api/customer`. */
const READS = [
  "getSalesForceEntry",
  "getGrisuEntry",
  "getGrisuEntryFromRedis",
  "entry/account-locks/get",
  "entry/history",
  "entry/differences",
  `entry/statistics?startDate=2025-11-01&endDate=2026-10-31&interval=Week`,
  "internalBea/getPartnerPortalListingStatistics",
  "internalBea/getCorrectnessOfListing",
  "internalBea/getGrisuEntryServiceData",
  "people",
  "service-case/list",
  "support-visits",
  "self-disclosure",
];
const withCompany = (path: string, id: number): string => `${path}${path.includes("?") ? "&" : "?"}accountId=${id}`;

const CUSTOMER_SUGGESTIONS: readonly [call: string, body: object][] = [
  ["industries", { trade: "Dachd" }],
  ["searchKeywords", { searchKeyword: "Dach" }],
  ["product-features", { searchTerm: "Dach" }],
  ["service-area-cities", { searchTerm: "Freib" }],
  ["phone-number", { phone: "030 23125100" }],
];
const here = { street: "Lindenstraße", houseNumber: "12", zipCode: "10969", city: "Berlin" };
const ADDRESSES: readonly [name: string, path: string, body: object][] = [
  ["suggestions/cities", "suggestions/cities", { searchTerm: "Freib", zipCode: "" }],
  ["suggestions/streets: of a code", "suggestions/streets", { searchTerm: "Linden", zipCode: "10969", city: "" }],
  ["suggestions/streets: similar", "suggestions/streets", { searchTerm: "Lindnstr", zipCode: "10969", city: "" }],
  ["suggestions/streets: of a city", "suggestions/streets", { searchTerm: "Linden", zipCode: "", city: "Berlin" }],
  ["suggestions/zip-codes", "suggestions/zip-codes", { searchTerm: "1", city: "Berlin", street: "Lindenstraße" }],
  ["address/validate", "address/validate", { ShippingStreet: "", ...here }],
];

export const GROWTH_SCENARIOS: readonly GrowthScenario[] = [
  { name: "GET account/{id}", make: get((id) => `/api/customer/account/${id}?accountId=${id}`) },
  ...READS.map((path) => ({
    name: `GET ${path.split("?")[0]}`,
    make: get((id) => withCompany(`/api/customer/${path}`, id)),
  })),
  {
    name: "GET internalBea/retrievePortals",
    make: get((id) => `/api/customer/internalBea/retrievePortals?companyId=${id}&accountId=${id}`),
  },
  { name: "GET entry/public/{id}", make: get((id) => `/api/entry/public/${id}`) },
  { name: "GET menu-items", make: get((id) => `/api/navigation/menu-items?accountId=${id}`) },
  { name: "POST external-services/list", make: post("/api/external-services/list", {}) },
  { name: "POST updateEntryAboutUs", make: save("AboutUs", aboutUs) },
  { name: "POST updateEntryCompanyData", make: save("CompanyData", address) },
  ...CUSTOMER_SUGGESTIONS.map(([call, body]) => ({
    name: `POST suggest/${call}`,
    make: post(`/api/customer/suggest/${call}`, body),
  })),
  ...ADDRESSES.map(([name, path, body]) => ({ name: `POST ${name}`, make: post(`/api/mws/${path}`, body) })),
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
