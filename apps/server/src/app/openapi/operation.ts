/** One call of the OpenAPI document. */
import { needsXsrf } from "@portal/contract/http/endpoint";
import type * as z from "zod/mini";
import type { Call } from "../../platform/http/call.ts";
import { errorCodesOf } from "../../platform/http/error-codes.ts";
import { FileAnswer, type ServedEndpoint } from "../../platform/http/served-call.ts";
import { errorAnswers } from "./errors.ts";
import { jsonSchema } from "./schemas.ts";

/** The router's `:name` as `{name}`. */
export const openApiPath = (path: string): string => path.replaceAll(/:(\w+)/g, "{$1}");

export function operationOf(slice: string, call: Call): object {
  const { served } = call;
  const parameters = parametersOf(served);
  const body = requestBodyOf(served);
  return {
    operationId: served.endpoint.name,
    summary: served.summary,
    description: descriptionOf(served),
    tags: [slice],
    security: securityOf(call),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: { ...successAnswers(served), ...errorAnswers(errorCodesOf(served)) },
  };
}

/** Who may make the call. */
function descriptionOf({ access, agent, endpoint }: ServedEndpoint): string {
  const sentences: string[] = [];
  if (access.kind === "public") sentences.push("Needs no session.");
  if (access.kind === "session") {
    sentences.push(access.roles ? `Needs a session with the role ${access.roles.join(" or ")}.` : "Needs a session.");
  }
  if (access.kind === "account") {
    const company = access.subject === undefined ? "`accountId`" : `the path's \`${access.subject}\``;
    sentences.push(`Needs the right "${access.need}" in the company of ${company}.`);
  }
  if (agent && access.kind !== "public") sentences.push("Customer care may make it for the company it visits.");
  if (endpoint.changesState) sentences.push("Changes state although it is a GET, so it needs the XSRF header.");
  return sentences.join(" ");
}

/** Schemes that are needed together. Public calls without XSRF check need none. */
function securityOf({ served: { endpoint, access }, verifyBytes }: Call): object[] {
  const schemes = [
    ...(access.kind === "public" ? [] : ["session"]),
    ...(needsXsrf(endpoint) ? ["xsrf"] : []),
    ...(verifyBytes ? ["signature"] : []),
  ];
  return schemes.length === 0 ? [] : [Object.fromEntries(schemes.map((scheme) => [scheme, []]))];
}

function parametersOf({ endpoint }: ServedEndpoint): object[] {
  const { params, query, accountId } = endpoint;
  const account = {
    name: "accountId",
    in: "query",
    description: "Id of the active company",
    required: accountId === "required",
    schema: { type: "integer", minimum: 1 },
  };
  return [...inPlace("path", params), ...inPlace("query", query), ...(accountId === "ignored" ? [] : [account])];
}

function inPlace(place: "path" | "query", schema: z.ZodMiniType | undefined): object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function requestBodyOf({ endpoint, bodyLimitBytes }: ServedEndpoint): object | undefined {
  const description = `At most ${bodyLimitBytes.toLocaleString("en")} bytes.`;
  if (endpoint.bodyKind === "multipart") {
    const schema = { type: "object", properties: { file: FILE }, required: ["file"] };
    return { description, required: true, content: { "multipart/form-data": { schema } } };
  }
  if (endpoint.bodyKind === "mail") {
    return { description, required: true, content: { "message/rfc822": { schema: FILE } } };
  }
  if (!endpoint.body) return undefined;
  const schema = jsonSchema(endpoint.body, "input");
  return { description, required: true, content: { "application/json": { schema } } };
}

const successAnswers = ({ answers }: ServedEndpoint): Record<string, object> =>
  Object.fromEntries(Object.entries(answers).map(([status, answer]) => [status, successAnswer(answer)]));

const FILE = { type: "string", format: "binary" };

function successAnswer(answer: z.ZodMiniType | FileAnswer | null): object {
  if (answer === null) return { description: "Done, without content" };
  if (answer instanceof FileAnswer) {
    const content = answer.mediaTypes.map((type) => [type, { schema: type.startsWith("text/") ? TEXT : FILE }]);
    return { description: "The file", content: Object.fromEntries(content) };
  }
  return { description: "Done", content: { "application/json": { schema: jsonSchema(answer, "output") } } };
}

const TEXT = { type: "string" };
