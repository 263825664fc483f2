/** Contact persons of a company (Specification §3 "Contact person", §7 "updateContacts"). */
import * as z from "zod/mini";
import { CONTACT_ROLES, type ContactPerson } from "../../account/calls.ts";
import { emailAddressOf } from "../../auth/registration/calls.ts";
import { endpoint } from "../../http/endpoint.ts";
import { choicesOf, emptyOr, lineOf } from "../../text/text-fields.ts";
import { isPhoneNumber } from "../../text/patterns.ts";

/** Most contact persons of one company that the company itself lists. */
export const MOST_CONTACTS = 20;
export const CONTACT_NAME_CHARACTERS = 100;

export const CONTACT_ROLE_LABELS: Record<ContactPerson["roles"][number], { label: string; help: string }> = {
  Director: { label: "Geschäftsführung", help: "Entscheidet über Verträge." },
  Employee: { label: "Mitarbeit", help: "Klärt mit uns, was im Alltag anfällt." },
  Recipient: { label: "Post und Rechnungen", help: "Bekommt, was wir schreiben." },
};

/** A person; dummies are none. */
export type Contact = {
  /** Stable within the company. */
  id: string;
  name: string;
  roles: ContactPerson["roles"];
  Email: string | null;
  phone: string | null;
};

export type ContactsChange = {
  /** ISO instant. */
  at: string;
  /** Name of the person; "" if unknown. */
  by: string;
  bySupport: boolean;
  /** The contacts before it, to take it back. */
  before: Contact[];
};

export type Contacts = {
  contacts: Contact[];
  /** Of the change that made them; 0 as the provider delivered them. */
  version: number;
  /** The contact to whom the provider writes (`selectContact`); null if that is nobody known. */
  recipientId: string | null;
  /** The address to which the provider writes; "" if there is none. May be that of a dummy. */
  recipientEmail: string;
  lastChange: ContactsChange | null;
};

export const getContacts = endpoint<Contacts>()({
  name: "getContacts",
  method: "GET",
  path: "/api/customer/contacts",
});

const EMAIL = "Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@firma.de.";
const email = z.union([z.literal(""), emailAddressOf(EMAIL)], EMAIL);

export const contactFields = z.object({
  /** Absent in a new contact. */
  id: z.optional(z.string().check(z.regex(/^[0-9A-Za-z.:/@+_-]{1,100}$/, "Bitte laden Sie die Seite neu."))),
  name: lineOf(CONTACT_NAME_CHARACTERS, "Bitte geben Sie den Namen an."),
  roles: choicesOf(CONTACT_ROLES).check(z.minLength(1, "Bitte wählen Sie mindestens eine Aufgabe.")),
  /** "" is stored as null. */
  Email: z.nullable(email),
  phone: z.nullable(
    lineOf(40).check(emptyOr(isPhoneNumber, "Bitte prüfen Sie die Telefonnummer, zum Beispiel 030 23125117.")),
  ),
});

/** Replaces the contacts. Those that are missing are removed; dummies stay. `version` is the one that the page shows. */
export const updateContacts = endpoint<Contacts>()({
  name: "updateContacts",
  method: "POST",
  path: "/api/customer/updateContacts",
  body: z.object({
    version: z.int().check(z.gte(0)),
    contacts: z
      .array(contactFields)
      .check(z.maxLength(MOST_CONTACTS, `Bitte höchstens ${MOST_CONTACTS} Ansprechpartner.`)),
  }),
  errors: ["contacts.stale", "contacts.unknown"],
});
