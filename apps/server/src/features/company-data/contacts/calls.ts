import { CONTACT_ROLES } from "@portal/contract/account/calls";
import { getContacts, updateContacts } from "@portal/contract/company-data/contacts/calls";
import * as z from "zod/mini";
import { accountAccess, serve } from "../../../platform/http/served-call.ts";
import { ENTRY_SAVES } from "../../../platform/rate-limits/quotas.ts";

const contacts = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    roles: z.array(z.enum(CONTACT_ROLES)),
    Email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
  }),
);
const answers = {
  200: z.object({
    contacts,
    version: z.number(),
    recipientId: z.nullable(z.string()),
    recipientEmail: z.string(),
    lastChange: z.nullable(z.object({ at: z.string(), by: z.string(), bySupport: z.boolean(), before: contacts })),
  }),
};

export const serveGetContacts = serve(getContacts, { access: accountAccess("read"), agent: true, answers });
/** Twenty contacts with names of a hundred characters, which can be four bytes each. */
export const serveUpdateContacts = serve(updateContacts, {
  access: accountAccess("write"),
  agent: true,
  answers,
  quota: ENTRY_SAVES,
  bodyLimitBytes: 30_000,
});
