/** The people of a company, their rights, and the invitations. */
import * as z from "zod/mini";
import { RIGHTS, type Right } from "../../http/access.ts";
import type { LinkStatus } from "../../account-linking/rules.ts";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber } from "../../http/ids.ts";
import { emailAddressOf } from "../../auth/registration/calls.ts";

/** Most people and invitations of one company. */
export const MOST_PEOPLE = 100;
/** Days in which an invitation is valid. */
export const INVITATION_DAYS = 14;

export type CompanyPerson = {
  user_id: number;
  /** The name that others see; may be empty. */
  name: string;
  /** Login name. Only owners see those of others; everybody else gets "". */
  login: string;
  right: Right;
  /** ISO instant of the first access, UTC. */
  since: string;
  isMe: boolean;
};

export type Invitation = {
  id: number;
  email: string;
  right: Right;
  status: LinkStatus;
  /** Login name of the person who opened the link with another address and waits, else "". */
  takenBy: string;
  /** True if the provider made the invitation, not a person of the company. */
  byProvider: boolean;
  /** ISO instants, UTC. */
  invitedAt: string;
  expiresAt: string;
};

/** Owners see invitations that are not finished; everybody else gets an empty list. */
export type CompanyPeople = { people: CompanyPerson[]; invitations: Invitation[] };

const right = z.enum(RIGHTS, "Bitte wählen Sie ein Recht.");

export const getPeople = endpoint<CompanyPeople>()({
  name: "getPeople",
  method: "GET",
  path: "/api/customer/people",
});

/** Sends an invitation. If one is open already, it gets the new right and is sent again. */
export const invitePerson = endpoint<CompanyPeople>()({
  name: "invitePerson",
  method: "POST",
  path: "/api/customer/people/invite",
  body: z.object({
    email: emailAddressOf("Bitte geben Sie die vollständige E-Mail-Adresse der Person an, zum Beispiel name@firma.de."),
    right,
  }),
  errors: ["people.already_member", "people.too_many", "people.invitation_closed", "people.mails_throttled"],
});

/** Ends an invitation that is open or waits for a check. */
export const withdrawInvitation = endpoint<CompanyPeople>()({
  name: "withdrawInvitation",
  method: "POST",
  path: "/api/customer/people/withdrawInvitation",
  body: z.object({ id: idNumber }),
  errors: ["people.invitation_closed"],
});

/** Admits a person who opened an invitation with another address than it was sent to. */
export const admitPerson = endpoint<CompanyPeople>()({
  name: "admitPerson",
  method: "POST",
  path: "/api/customer/people/admit",
  body: z.object({ id: idNumber }),
  errors: ["people.invitation_closed"],
});

export const changePersonRight = endpoint<CompanyPeople>()({
  name: "changePersonRight",
  method: "POST",
  path: "/api/customer/people/changeRight",
  body: z.object({ user_id: idNumber, right }),
  errors: ["people.not_found", "people.last_owner"],
});

/** Ends a person's access. It takes effect on the person's next call. */
export const revokePerson = endpoint<CompanyPeople>()({
  name: "revokePerson",
  method: "POST",
  path: "/api/customer/people/revoke",
  body: z.object({ user_id: idNumber }),
  errors: ["people.not_found", "people.last_owner"],
});

/** Gives up one's own access. The last owner can't: they give the entry back or make somebody else an owner first. */
export const leaveCompany = endpoint<Record<string, never>>()({
  name: "leaveCompany",
  method: "POST",
  path: "/api/customer/people/leave",
  errors: ["people.last_owner"],
});
