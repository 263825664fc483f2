/** The people of a company: who may do what in it, and who is invited. */
import * as z from "zod/mini";
import { RIGHTS, type Right } from "../../http/access.ts";
import type { LinkStanding } from "../../account-linking/rules.ts";
import { endpoint } from "../../http/endpoint.ts";
import { idNumber } from "../../http/ids.ts";
import { emailAddressOf } from "../../auth/registration/calls.ts";

/** People and invitations that one company can have. */
export const MOST_PEOPLE = 100;
/** How long an invitation is good. */
export const INVITATION_DAYS = 14;

export type CompanyPerson = {
  user_id: number;
  /** What others call the person; may be empty. */
  name: string;
  /** Log-in name; owners alone see those of others, "" for everybody else. */
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
  standing: LinkStanding;
  /** Log-in name of whoever opened the link with another address and waits, else "". */
  takenBy: string;
  /** The provider made it, not a person of the company. */
  byProvider: boolean;
  /** ISO instants, UTC. */
  invitedAt: string;
  expiresAt: string;
};

/** Owners see invitations that are still on their way; for everybody else the list is empty. */
export type CompanyPeople = { people: CompanyPerson[]; invitations: Invitation[] };

const right = z.enum(RIGHTS, "Bitte wählen Sie ein Recht.");

export const getPeople = endpoint<CompanyPeople>()({
  name: "getPeople",
  method: "GET",
  path: "/api/customer/people",
});

/** Sends an invitation; one that is open already gets the new right and is sent again. */
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

/** Ends an invitation that is on its way, or one that waits for a check. */
export const withdrawInvitation = endpoint<CompanyPeople>()({
  name: "withdrawInvitation",
  method: "POST",
  path: "/api/customer/people/withdrawInvitation",
  body: z.object({ id: idNumber }),
  errors: ["people.invitation_closed"],
});

/** Lets somebody in who opened an invitation with another address than it was sent to. */
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

/** Ends a person's access, from the person's next call on. */
export const revokePerson = endpoint<CompanyPeople>()({
  name: "revokePerson",
  method: "POST",
  path: "/api/customer/people/revoke",
  body: z.object({ user_id: idNumber }),
  errors: ["people.not_found", "people.last_owner"],
});

/** Gives up one's own access; whoever is the last owner gives the entry back instead, or makes somebody else an owner. */
export const leaveCompany = endpoint<Record<string, never>>()({
  name: "leaveCompany",
  method: "POST",
  path: "/api/customer/people/leave",
  errors: ["people.last_owner"],
});
