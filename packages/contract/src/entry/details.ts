import { JSON_PARTS, type JsonPart, PARTS, type PartValues } from "./parts.ts";

export type { EntryDocument, Photo } from "./values.ts";
export type { ServiceAreaCity } from "./rules/service-area.ts";
export type EntryDetails = Omit<PartValues, "aboutUs">;
export type DetailPart = Exclude<JsonPart, "aboutUs">;
export type CompanyDetails = PartValues["companyDetailsData"];
export type OnlinePresence = PartValues["onlinePresence"];
export type B2bCodex = PartValues["b2bCodex"];
export const DETAIL_PARTS = JSON_PARTS.filter((part): part is DetailPart => part !== "aboutUs");
export const EMPTY_DETAILS = Object.fromEntries(
  DETAIL_PARTS.map((part) => [part, PARTS[part].empty]),
) as unknown as EntryDetails;
