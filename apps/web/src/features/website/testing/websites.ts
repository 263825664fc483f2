/** Websites as the server gives them, for component tests. */
import type { Website } from "@portal/contract/website/sites/calls";
import { setAccount } from "../../../platform/session/active-account.ts";
import { anAccount } from "../../../testing/an-account.ts";

export const aWebsite = (given: Partial<Website> = {}): Website => ({
  id: 11,
  kind: "website",
  tier: "WEB-M",
  tierName: "Website Komfort",
  state: "online",
  url: "https://www.brandt.example/",
  furtherAddresses: [],
  keywords: [],
  piwikId: "7",
  onlineSince: "2024-05-02",
  ...given,
});

/** Makes the active company one that has (or had) a website. */
export const setCompanyWithWebsite = (
  status: "Invoicing" | "Inactive" = "Invoicing",
  right: "owner" | "read" = "owner",
) =>
  setAccount(anAccount({ right, products: [{ Stock_Keeping_Unit__c: "WEB-M", Status__c: status, type_details: {} }] }));
