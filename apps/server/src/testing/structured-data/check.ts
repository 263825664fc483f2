/**
 * Structured data of a page as search engines read it: extracted from the HTML and checked against schema.org's vocabulary by
 * independent packages, and each value against the types that its property takes.
 */
import { readFileSync } from "node:fs";
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";

type Reference = { "@id": string };
type Term = {
  "@id": string;
  "@type": string;
  "rdfs:subClassOf"?: Reference[];
  "schema:rangeIncludes"?: Reference[];
};
type Node = Readonly<Record<string, unknown>>;

const vocabulary = JSON.parse(readFileSync(new URL("schema-org.json", import.meta.url), "utf8")) as {
  "@graph": Term[];
};
const terms = new Map(vocabulary["@graph"].map((term) => [term["@id"].replace("schema:", ""), term]));
const namesOf = (references: readonly Reference[] = []): string[] =>
  references.map((reference) => reference["@id"].replace("schema:", ""));

const isA = (type: string, wanted: string): boolean =>
  type === wanted || namesOf(terms.get(type)?.["rdfs:subClassOf"]).some((parent) => isA(parent, wanted));

/** What plain values of each data type look like. */
const LOOKS_LIKE: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => typeof value === "string",
  URL: (value) => typeof value === "string" && URL.canParse(value),
  Number: (value) => typeof value === "number",
  Boolean: (value) => typeof value === "boolean",
  Date: (value) => typeof value === "string" && /^\d{4}(-\d\d-\d\d)?$/.test(value),
  DateTime: (value) => typeof value === "string" && !Number.isNaN(Date.parse(value)),
  Time: (value) => typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value),
  DayOfWeek: (value) =>
    typeof value === "string" && terms.get(value.replace("https://schema.org/", ""))?.["@type"] === "schema:DayOfWeek",
};

const fits = (value: unknown, range: string): boolean =>
  typeof value === "object" && value !== null
    ? isA(String((value as Node)["@type"]), range)
    : (LOOKS_LIKE[range]?.(value) ?? (isA("URL", range) && LOOKS_LIKE["URL"]?.(value) === true));

function misfits(node: Node, path: string): string[] {
  return Object.entries(node)
    .filter(([property]) => !property.startsWith("@"))
    .flatMap(([property, value]) => {
      const ranges = namesOf(terms.get(property)?.["schema:rangeIncludes"]);
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      return values.flatMap((one) => [
        ...(ranges.some((range) => fits(one, range)) ? [] : [`${path}.${property}: ${JSON.stringify(one)}`]),
        ...(typeof one === "object" && one !== null ? misfits(one as Node, `${path}.${property}`) : []),
      ]);
    });
}

/** What is wrong with the structured data of a page, and the nodes that were found in it. */
export async function checkStructuredData(html: string): Promise<{ faults: string[]; nodes: Node[] }> {
  const extracted = new WebAutoExtractor().parse(html);
  const nodes = structuredClone(Object.values(extracted.jsonld).flat());
  const issues = await new Validator(vocabulary).validate(extracted);
  return {
    nodes,
    faults: [
      ...(extracted.errors ?? []).map((error) => JSON.stringify(error)),
      ...issues.map(({ issueMessage, path }) => `${issueMessage} ${JSON.stringify(path)}`),
      ...nodes.flatMap((node) => misfits(node, String(node["@type"]))),
    ],
  };
}
