import type { EntryPart } from "@portal/contract/entry/parts";
import type { ComponentType } from "react";
import { lazyPart } from "../../../platform/loading/lazy-part.tsx";
import type { PartFormProps } from "../form-engine/part-form-props.ts";
import CompanyDataForm from "./company-data/form.tsx";
import CompanyDetailsForm from "./company-details/form.tsx";
import OnlinePresenceForm from "./online-presence/form.tsx";

type FormModule = { default: ComponentType<PartFormProps> };
type PartForm = {
  readonly Form: ComponentType<PartFormProps>;
  /** Starts loading the form's code; null if it comes with the page. */
  readonly load: (() => Promise<FormModule>) | null;
  /** Number of fields in its skeleton. */
  readonly fields: number;
};

/** A form whose code loads when its group is opened. */
const later = (fields: number, load: () => Promise<FormModule>): PartForm => ({
  fields,
  load,
  Form: lazyPart(load),
});

/** A form of the first group. Its code comes with the page: most links name no group. */
const first = (fields: number, Form: ComponentType<PartFormProps>): PartForm => ({ fields, Form, load: null });

export const PART_FORMS: Readonly<Record<EntryPart, PartForm>> = {
  companyData: first(5, CompanyDataForm),
  openingHours: later(7, () => import("./opening-hours/form.tsx")),
  logoAndSlogan: later(2, () => import("./logo-and-slogan/form.tsx")),
  aboutUs: later(3, () => import("./about-us/form.tsx")),
  media: later(2, () => import("./media/form.tsx")),
  documents: later(2, () => import("./documents/form.tsx")),
  companyDetailsData: first(6, CompanyDetailsForm),
  onlinePresence: first(10, OnlinePresenceForm),
  payments: later(4, () => import("./payments/form.tsx")),
  customerCards: later(4, () => import("./customer-cards/form.tsx")),
  serviceFeaturesData: later(8, () => import("./service-features/form.tsx")),
  b2bCodex: later(2, () => import("./b2b-codex/form.tsx")),
  tradesData: later(2, () => import("./trades/form.tsx")),
  searchKeywordsData: later(2, () => import("./search-keywords/form.tsx")),
  productFeaturesData: later(2, () => import("./product-features/form.tsx")),
  serviceAreaData: later(3, () => import("./service-area/form.tsx")),
};
