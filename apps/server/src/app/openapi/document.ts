/** The OpenAPI 3.1 document of the calls, made from their rows and nothing else. */
import { XSRF_COOKIE, XSRF_HEADER } from "@portal/contract/auth/calls";
import { DEFAULT_BRAND } from "@portal/contract/brands/brands";
import { SIGNATURE_HEADERS } from "@portal/contract/tracking/events/calls";
import type { Call } from "../../platform/http/call.ts";
import { ERROR_COMPONENTS } from "./errors.ts";
import { openApiPath, operationOf } from "./operation.ts";
import { liftDefinitions } from "./schemas.ts";

/** Slices are the tags, in alphabetical order. `sessionCookie`: the name of the session's cookie. */
export function openApiDocument(slices: Record<string, readonly Call[]>, settings: { sessionCookie: string }): object {
  const named = Object.entries(slices).filter(([, calls]) => calls.length > 0);
  const paths: Record<string, Record<string, object>> = {};
  for (const [slice, calls] of named) {
    for (const call of calls) {
      const { method, path } = call.served.endpoint;
      (paths[openApiPath(path)] ??= {})[method.toLowerCase()] = operationOf(slice, call);
    }
  }
  const schemas: Record<string, object> = { ...ERROR_COMPONENTS.schemas };
  liftDefinitions(paths, schemas);
  const { contactDetails, name, domains } = DEFAULT_BRAND;
  return {
    openapi: "3.1.0",
    info: {
      title: "Self-service portal for businesses in a directory",
      version: "1",
      description: DESCRIPTION,
      contact: { name, url: `https://${domains.www}`, email: contactDetails.serviceMail },
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
    },
    servers: [{ url: "/", description: "The portal that serves this document" }],
    tags: named.map(([slice]) => ({ name: slice })).toSorted((a, b) => a.name.localeCompare(b.name)),
    paths,
    components: { ...ERROR_COMPONENTS, schemas, securitySchemes: securitySchemes(settings.sessionCookie) },
  };
}

const DESCRIPTION = [
  "The calls that the portal's own pages use. Texts for people are German; clients read the codes.",
  "A session begins with a login call, which sets the session cookie. The active company is named by `accountId`.",
  "Any GET below `/api` sets the XSRF cookie. Calls that change something need its value in a header as well.",
].join("\n\n");

const securitySchemes = (sessionCookie: string): object => ({
  session: {
    type: "apiKey",
    in: "cookie",
    name: sessionCookie,
    description: "Set by every login. A stale session answers 401.",
  },
  xsrf: {
    type: "apiKey",
    in: "header",
    name: XSRF_HEADER,
    description: `The value of the cookie \`${XSRF_COOKIE}\`. Login changes it.`,
  },
  signature: {
    type: "apiKey",
    in: "header",
    name: SIGNATURE_HEADERS.signature,
    description:
      "HMAC-SHA256 as hexadecimal digits, " +
      `with the key's id in \`${SIGNATURE_HEADERS.key}\` and Unix seconds in \`${SIGNATURE_HEADERS.timestamp}\`.`,
  },
});
