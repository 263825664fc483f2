/** Scheme and host under which a page of ours is read. */
import type { Brand } from "@portal/contract/brands/brand";
import { domainsOf } from "@portal/contract/brands/brands";
import type { FastifyRequest } from "fastify";
import type { Environment } from "../environment.ts";

/** The brand's own host in production, otherwise the host of the request. */
export const originOf = (request: FastifyRequest, brand: Brand, environment: Environment): string =>
  environment.production
    ? `https://${domainsOf(brand, { environmentSuffix: environment.HOST_SUFFIX }).www}`
    : `${request.protocol}://${request.host}`;
