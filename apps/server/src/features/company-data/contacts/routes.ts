/** Calls on contact persons (Specification §7 "updateContacts"). */
import { call, type Call } from "../../../platform/http/call.ts";
import { serveGetContacts, serveUpdateContacts } from "./calls.ts";
import type { ContactService } from "./service.ts";

export const contactRoutes = (contacts: ContactService): Call[] => [
  call(serveGetContacts, ({ scope }) => contacts.read(scope)),
  call(serveUpdateContacts, ({ scope, body }) => contacts.update(scope, body)),
];
