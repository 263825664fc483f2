import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { addressRoutes } from "./routes.ts";
import { createAddressService } from "./service.ts";

export const createAddresses = (dependencies: Dependencies): Call[] =>
  addressRoutes(createAddressService(dependencies));
