import * as z from "zod/mini";
import { accountAccess, serve } from "../../../platform/http/served-call.ts";
import { savedFields } from "../answers.ts";
import {
  updateB2bCodex,
  updateEntryAboutUs,
  updateEntryCompanyData,
  updateEntryCompanyDetailsData,
  updateEntryCustomerCards,
  updateEntryDocuments,
  updateEntryLogoAndSlogan,
  updateEntryMedia,
  updateEntryOnlinePresence,
  updateEntryOpeningHours,
  updateEntryPayments,
  updateEntryProductFeaturesData,
  updateEntrySearchKeywordsData,
  updateEntryServiceAreaData,
  updateEntryServiceFeaturesData,
  updateEntryTradesData,
} from "@portal/contract/entry/save/calls";

/** Limit of each part's body: a page of text and sixty special days fit many times (Specification §5, §9). */
const PART_BODY_LIMIT_BYTES = 100_000;

const save = {
  access: accountAccess("write"),
  agent: true,
  answers: { 200: z.object(savedFields) },
  bodyLimitBytes: PART_BODY_LIMIT_BYTES,
};

export const serveUpdateEntryCompanyData = serve(updateEntryCompanyData, save);
export const serveUpdateEntryCompanyDetailsData = serve(updateEntryCompanyDetailsData, save);
export const serveUpdateEntryOpeningHours = serve(updateEntryOpeningHours, save);
export const serveUpdateEntryPayments = serve(updateEntryPayments, save);
export const serveUpdateEntryCustomerCards = serve(updateEntryCustomerCards, save);
export const serveUpdateEntryOnlinePresence = serve(updateEntryOnlinePresence, save);
export const serveUpdateEntryLogoAndSlogan = serve(updateEntryLogoAndSlogan, save);
export const serveUpdateEntryTradesData = serve(updateEntryTradesData, save);
export const serveUpdateEntrySearchKeywordsData = serve(updateEntrySearchKeywordsData, save);
export const serveUpdateEntryServiceFeaturesData = serve(updateEntryServiceFeaturesData, save);
export const serveUpdateEntryProductFeaturesData = serve(updateEntryProductFeaturesData, save);
export const serveUpdateEntryServiceAreaData = serve(updateEntryServiceAreaData, save);
export const serveUpdateEntryDocuments = serve(updateEntryDocuments, save);
export const serveUpdateEntryAboutUs = serve(updateEntryAboutUs, save);
export const serveUpdateEntryMedia = serve(updateEntryMedia, save);
export const serveUpdateB2bCodex = serve(updateB2bCodex, save);
