/** Two independent linters read the OpenAPI document; every warning is mended or decided here. */
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect } from "vitest";
import { apiTest } from "../../testing/fixture.ts";

const { test, app } = apiTest();

const readDocument = async (): Promise<string> =>
  (await app.anonymous().send({ method: "GET", path: "/api/openapi.json", xsrf: false })).raw.body;

test("Redocly finds no error and no warning", async () => {
  const config = await createConfig({
    extends: ["recommended-strict"],
    rules: {
      // A tag is the name of a slice. A sentence for each would be a list of its own.
      "tag-description": "off",
      // The specification gives `service-case/create/{type}` beside our `service-case/{id}/close`. The router, and
      // OpenAPI, prefer the fixed part.
      "no-ambiguous-paths": "off",
    },
  });
  const problems = await lintFromString({ source: await readDocument(), absoluteRef: "/openapi.json", config });
  const found = problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
  expect(found).toEqual([]);
});

test("the official schema of OpenAPI 3.1 accepts the document", async () => {
  const { valid, errors } = await new Validator().validate(JSON.parse(await readDocument()) as Record<string, unknown>);
  expect([valid, errors]).toEqual([true, undefined]);
});
