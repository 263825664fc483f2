/** POST /api/service/cryptography/decryptData: what a link in one of our mails says. */
import { serveDecryptData } from "./calls.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { openLink } from "../../platform/sealed-links/sealed-links.ts";

export const createCryptography = ({ environment, clock }: Dependencies): Call[] => [
  call(serveDecryptData, ({ body }) => openLink(environment, body.data, { now: clock.now() })),
];
