/** The two packages bring no types. */
declare module "@adobe/structured-data-validator" {
  export default class Validator {
    constructor(vocabulary: unknown);
    validate(extracted: unknown): Promise<{ issueMessage: string; severity: "ERROR" | "WARNING"; path?: unknown }[]>;
  }
}

declare module "@marbec/web-auto-extractor" {
  export default class WebAutoExtractor {
    constructor(options?: object);
    parse(html: string): { jsonld: Record<string, Record<string, unknown>[]>; errors?: unknown[] };
  }
}
