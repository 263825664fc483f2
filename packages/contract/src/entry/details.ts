/** The entry's parts beside address, hours, logo and text, as the wire carries them (Specification §7 "updateEntry…"). */
import type { Day } from "../time/berlin-time.ts";
import type {
  CustomerCard,
  EmployeeBand,
  Language,
  LegalForm,
  Network,
  PaymentMethod,
  ServiceFeature,
} from "./choices.ts";

export type CompanyDetails = {
  legalForm: LegalForm | "";
  directors: string[];
  employees: EmployeeBand | "";
  languages: Language[];
  certificates: string[];
  /** "DE123456789" or "". */
  vatId: string;
  registerCourt: string;
  registerNumber: string;
};

export type OnlinePresence = {
  profiles: { network: Network; url: string }[];
  shopUrl: string;
  bookingUrl: string;
};

/** `state` is the federal state's name, "" where it is not known. */
export type ServiceAreaCity = { name: string; state: string };

export type EntryDocument = {
  Url: string;
  title: string;
  /** Size of the file. */
  bytes: number;
};

export type Photo = {
  Url: string;
  /** What the picture shows, read out to people who do not see it. */
  alt: string;
  /** Pixels, upright. */
  width: number;
  height: number;
};

/** The first company's promise to other businesses; a day in Berlin, null where it is not signed. */
export type B2bCodex = { accepted: boolean; signatory: string; acceptedOn: Day | null };

export type EntryDetails = {
  companyDetailsData: CompanyDetails;
  payments: { paymentMethods: PaymentMethod[] };
  customerCards: { cards: CustomerCard[]; ownCard: string };
  onlinePresence: OnlinePresence;
  /** The first is the main trade. */
  tradesData: { trades: string[] };
  searchKeywordsData: { keywords: string[] };
  serviceFeaturesData: { services: ServiceFeature[] };
  productFeaturesData: { products: string[] };
  serviceAreaData: { nationwide: boolean; radiusKm: number | null; cities: ServiceAreaCity[] };
  documents: { documents: EntryDocument[] };
  /** The first photo is the cover. */
  media: { photos: Photo[] };
  b2bCodex: B2bCodex;
};

/** Parts that are one JSON document each, in the order of the page. */
export type DetailPart = keyof EntryDetails;

/** What each holds as long as nobody said anything. */
export const EMPTY_DETAILS: EntryDetails = {
  companyDetailsData: {
    legalForm: "",
    directors: [],
    employees: "",
    languages: [],
    certificates: [],
    vatId: "",
    registerCourt: "",
    registerNumber: "",
  },
  payments: { paymentMethods: [] },
  customerCards: { cards: [], ownCard: "" },
  onlinePresence: { profiles: [], shopUrl: "", bookingUrl: "" },
  tradesData: { trades: [] },
  searchKeywordsData: { keywords: [] },
  serviceFeaturesData: { services: [] },
  productFeaturesData: { products: [] },
  serviceAreaData: { nationwide: false, radiusKm: null, cities: [] },
  documents: { documents: [] },
  media: { photos: [] },
  b2bCodex: { accepted: false, signatory: "", acceptedOn: null },
};

export const DETAIL_PARTS = Object.keys(EMPTY_DETAILS) as DetailPart[];
