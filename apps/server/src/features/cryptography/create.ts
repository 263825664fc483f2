/** POST /api/service/cryptography/decryptData: opens the sealed data of a link. */
import { serveDecryptData } from "./calls.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { openLink } from "../../platform/sealing/sealed-links.ts";

export const createCryptography = ({ environment, clock }: Dependencies): Call[] => [
  call(serveDecryptData, ({ body }) => openLink(environment, body.data, { now: clock.now() })),
];
