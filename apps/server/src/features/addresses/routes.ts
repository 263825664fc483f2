/** Calls on addresses (Specification §7 "mws"). */
import { serveSuggestCities, serveSuggestStreets, serveSuggestZipCodes, serveValidateAddress } from "./calls.ts";
import { call, type Call } from "../../platform/http/call.ts";
import type { AddressService } from "./service.ts";

export const addressRoutes = (addresses: AddressService): Call[] => [
  call(serveSuggestCities, async ({ body }) => ({ cities: await addresses.cities(body) })),
  call(serveSuggestStreets, async ({ body }) => ({ streets: await addresses.streets(body) })),
  call(serveSuggestZipCodes, async ({ body }) => ({ zipCodes: await addresses.zipCodes(body) })),
  call(serveValidateAddress, ({ body }) => addresses.validate(body)),
];
