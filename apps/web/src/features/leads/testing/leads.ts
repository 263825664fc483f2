/** Leads as the server gives them, for component tests. */
import type { LeadList } from "@portal/contract/leads/calls";
import type { Lead } from "@portal/contract/leads/lead";
import type { Right } from "@portal/contract/http/access";
import { setAccount } from "../../../platform/session/active-account.ts";
import { anAccount } from "../../../testing/an-account.ts";

export const aLead = (given: Partial<Lead> = {}): Lead => ({
  id: 7,
  externalId: "L-7",
  kind: "request",
  source: "webhook",
  state: "new",
  version: 1,
  receivedAt: "2026-11-20T08:12:00.000Z",
  text: "Dachrinne undicht, bitte rufen Sie ••• an.",
  postalCode: "50667",
  place: "Köln",
  priceCents: 1500,
  isShared: true,
  deleteOn: "2028-11-19",
  acceptedAt: null,
  acceptedBy: "",
  firstResponseAt: null,
  valueCents: null,
  contact: null,
  reminder: null,
  complaint: null,
  call: null,
  actions: ["accept", "decline"],
  ...given,
});

export const anAcceptedLead = (given: Partial<Lead> = {}): Lead =>
  aLead({
    state: "accepted",
    version: 2,
    acceptedAt: "2026-11-20T09:00:00.000Z",
    acceptedBy: "Petra Brandt",
    contact: { name: "Maria Klein", email: "maria.klein@post.example", phone: "0221 445566" },
    actions: ["contact", "offer", "win", "lose", "complain"],
    ...given,
  });

export const aLeadList = (leads: Lead[]): LeadList => ({
  leads,
  total: leads.length,
  isMore: false,
  offset: 0,
  cacheKey: "key",
});

export const setCompany = (right: Right = "owner"): void => setAccount(anAccount({ right }));
