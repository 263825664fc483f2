/** Every save of the entry by example: what a form would send for a part, with a second version of it. */
import type { Endpoint } from "@portal/contract/http/endpoint";
import { ENTRY_PARTS, type EntryPart } from "@portal/contract/entry/parts";
import { saveCallOf } from "@portal/contract/entry/save/calls";
import type { TestClient } from "../../../testing/test-client.ts";
import { isJsonPart } from "../columns.ts";
import { aboutUs, companyData, hours, logoAndSlogan } from "./bodies.ts";
import { jpeg } from "./images.ts";
import { pdf } from "./pdf.ts";
import { upload } from "./uploads.ts";
import type { EntrySaved, SalesForceEntry } from "@portal/contract/entry/entry";

export type Fields = Record<string, unknown>;
export type Caller = { client: TestClient; accountId: number };

export type Save = {
  part: EntryPart;
  endpoint: Endpoint<EntrySaved>;
  /** Two bodies without their version; files are uploaded for the occasion. They differ in every field. */
  fields: readonly [(caller: Caller) => Promise<Fields>, (caller: Caller) => Promise<Fields>];
};

const same = (fields: Fields) => async () => fields;
const withoutVersion = ({ version: _version, ...fields }: Fields): Fields => fields;

const photos =
  (alts: string[]) =>
  async ({ client, accountId }: Caller) => ({
    photos: await Promise.all(
      alts.map(async (alt) => {
        const { body } = await upload(client.copy(), accountId, { bytes: await jpeg() }, "photo");
        return { file: body.marker, alt };
      }),
    ),
  });

const documents =
  (titles: string[]) =>
  async ({ client, accountId }: Caller) => ({
    documents: await Promise.all(
      titles.map(async (title) => {
        const { body } = await upload(client.copy(), accountId, { bytes: pdf() }, "document");
        return { file: body.marker, title };
      }),
    ),
  });

const BODIES: Record<EntryPart, Save["fields"]> = {
  companyData: [
    same(withoutVersion(companyData())),
    same(withoutVersion(companyData({ company_name: "Brandt & Töchter", ShippingStreet: "Q 7 24" }))),
  ],
  openingHours: [same({ openingHours: hours("08:00", "17:00") }), same({ openingHours: hours("09:00", "18:00") })],
  logoAndSlogan: [
    same(withoutVersion(logoAndSlogan())),
    same(withoutVersion(logoAndSlogan({ slogan: "Alles unter einem Dach" }))),
  ],
  aboutUs: [same(withoutVersion(aboutUs())), same(withoutVersion(aboutUs({ text: "Neu", foundingYear: null })))],
  companyDetailsData: [
    same({
      legalForm: "limited_company",
      directors: ["Petra Brandt", "Jörg Brandt"],
      employees: "up_to_10",
      languages: ["de", "tr", "gsg"],
      certificates: ["Meisterbetrieb der Innung"],
      vatId: "DE123456789",
      registerCourt: "Amtsgericht Charlottenburg",
      registerNumber: "HRB 12345 B",
    }),
    same({
      legalForm: "",
      directors: [],
      employees: "one",
      languages: ["de"],
      certificates: ["RAL-Gütezeichen"],
      vatId: "",
      registerCourt: "",
      registerNumber: "",
    }),
  ],
  payments: [same({ paymentMethods: ["cash", "girocard", "invoice"] }), same({ paymentMethods: [] })],
  customerCards: [
    same({ cards: ["payback", "senior_discount"], ownCard: "Die Dachkarte" }),
    same({ cards: ["none"], ownCard: "" }),
  ],
  onlinePresence: [
    same({
      profiles: [
        { network: "instagram", url: "https://www.instagram.com/brandt.daecher" },
        { network: "facebook", url: "facebook.com/brandt" },
      ],
      shopUrl: "https://shop.brandt.example",
      bookingUrl: "www.brandt.example/termin",
    }),
    same({ profiles: [], shopUrl: "", bookingUrl: "" }),
  ],
  tradesData: [same({ trades: ["Dachdeckerei", "Zimmerei"] }), same({ trades: ["Zimmerei", "Dachdeckerei"] })],
  searchKeywordsData: [same({ keywords: ["Flachdach", "Dachrinne"] }), same({ keywords: ["Gründach"] })],
  serviceFeaturesData: [same({ services: ["appointments", "emergency_service"] }), same({ services: ["parking"] })],
  productFeaturesData: [same({ products: ["Dachziegel", "Velux"] }), same({ products: [] })],
  serviceAreaData: [
    same({
      nationwide: false,
      radiusKm: 50,
      cities: [
        { name: "Berlin", state: "Berlin" },
        { name: "Frankfurt (Oder)", state: "Brandenburg" },
      ],
    }),
    same({ nationwide: true, radiusKm: null, cities: [] }),
  ],
  documents: [documents(["Preisliste", "Referenzen"]), documents(["Preisliste neu"])],
  media: [photos(["Das Team vor dem Laden", "Ein Dach"]), photos(["", "Werkstatt", "Lager"])],
  b2bCodex: [same({ accepted: true, signatory: "Petra Brandt" }), same({ accepted: false, signatory: "Jörg Brandt" })],
};

export const saveOf = (part: EntryPart): Save => ({
  part,
  endpoint: saveCallOf(part),
  fields: BODIES[part],
});

export const SAVES: readonly Save[] = ENTRY_PARTS.map(saveOf);

/** The part as the entry shows it, without what only a save's answer or its day can tell. */
export function shownOf(entry: SalesForceEntry, part: EntryPart): Fields {
  if (isJsonPart(part)) return entry[part];
  if (part === "openingHours") return { openingHours: entry.openingHours };
  const { slogan, media_owner, company_name, ShippingStreet, ShippingPostalCode, ShippingCity } = entry;
  if (part === "logoAndSlogan") return { slogan, logo: media_owner.filter(({ Type__c }) => Type__c === "LOGO") };
  const { Phone, mobile, fax, email, website } = entry;
  return { company_name, ShippingStreet, ShippingPostalCode, ShippingCity, Phone, mobile, fax, email, website };
}

/** The same part once more, as a form would send what it was shown: files by their address. */
export function asShown(entry: SalesForceEntry, part: EntryPart): Fields {
  if (part === "media") return { photos: entry.media.photos.map(({ Url: file, alt }) => ({ file, alt })) };
  if (part === "documents") {
    return { documents: entry.documents.documents.map(({ Url: file, title }) => ({ file, title })) };
  }
  if (part === "logoAndSlogan") return { slogan: entry.slogan, logo: "keep", logoAlt: "" };
  return shownOf(entry, part);
}
