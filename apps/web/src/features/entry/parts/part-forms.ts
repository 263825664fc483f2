import type { EntryPart } from "@portal/contract/entry/parts";
import type { ComponentType } from "react";
import { lazyPart } from "../../../platform/loading/lazy-part.tsx";
import type { PartFormProps } from "../form-engine/part-form-props.ts";

type FormModule = { default: ComponentType<PartFormProps> };
type PartForm = {
  readonly Form: ComponentType<PartFormProps>;
  /** Starts loading the form's code. */
  readonly load: () => Promise<FormModule>;
  /** Number of fields in its skeleton. */
  readonly fields: number;
};

/** A form whose code loads when its group is opened. */
const form = (fields: number, load: () => Promise<FormModule>): PartForm => ({
  fields,
  load,
  Form: lazyPart(load),
});

export const PART_FORMS: Readonly<Record<EntryPart, PartForm>> = {
  companyData: form(5, () => import("./company-data/form.tsx")),
  openingHours: form(7, () => import("./opening-hours/form.tsx")),
  logoAndSlogan: form(2, () => import("./logo-and-slogan/form.tsx")),
  aboutUs: form(3, () => import("./about-us/form.tsx")),
  media: form(2, () => import("./media/form.tsx")),
  documents: form(2, () => import("./documents/form.tsx")),
  companyDetailsData: form(6, () => import("./company-details/form.tsx")),
  onlinePresence: form(10, () => import("./online-presence/form.tsx")),
  payments: form(4, () => import("./payments/form.tsx")),
  customerCards: form(4, () => import("./customer-cards/form.tsx")),
  serviceFeaturesData: form(8, () => import("./service-features/form.tsx")),
  b2bCodex: form(2, () => import("./b2b-codex/form.tsx")),
  tradesData: form(2, () => import("./trades/form.tsx")),
  searchKeywordsData: form(2, () => import("./search-keywords/form.tsx")),
  productFeaturesData: form(2, () => import("./product-features/form.tsx")),
  serviceAreaData: form(3, () => import("./service-area/form.tsx")),
};
