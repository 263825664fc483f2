/** The provider's name is refused wherever the name of a person is first chosen. */
import type { Endpoint } from "@portal/contract/http/endpoint";
import { uniqueKey } from "@portal/db/factories/unique-key";
import { afterAll, beforeAll, describe, expect, test as plain } from "vitest";
import * as z from "zod/mini";
import { nameFromElsewhere } from "../features/auth/imitation.ts";
import { apiTest } from "../testing/fixture.ts";
import { type ImportTest, startImportTest } from "../testing/import-test.ts";
import { type PortalTest, startPortalTest } from "../testing/portal-command.ts";
import { allCalls } from "./slices.ts";

const IMITATIONS = ["118 80", "Team 1188O", "l1-8B0 Kundendienst", "\uff11\uff11\uff18\uff18\uff10"];
const FINE = ["", "Petra Brandt", "Dr. J. O'Neill", "Hotel 118", "Tel. 211880", "Müller & Söhne"];

describe("calls", () => {
  const { test, app } = apiTest();
  /** Every call with a field for a person's name. */
  const fields = (): [string, z.ZodMiniType][] =>
    allCalls(app.dependencies).flatMap(({ served: { endpoint } }) => {
      const field = nameField(endpoint);
      return field === undefined ? [] : [[endpoint.name, field] as [string, z.ZodMiniType]];
    });
  const nameField = ({ body }: Endpoint): z.ZodMiniType | undefined =>
    body instanceof z.ZodMiniObject ? (body.shape as Record<string, z.ZodMiniType>)["displayName"] : undefined;

  test("refuse it at the field", () => {
    expect(
      fields()
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(["accountLinkRegister", "claimingRegister", "register", "registerGuest", "updateUserProfile"]);
    for (const [call, field] of fields()) {
      for (const name of IMITATIONS) expect(z.safeParse(field, name).success, `${call}: ${name}`).toBe(false);
      for (const name of FINE) expect(z.safeParse(field, name).success, `${call}: ${name}`).toBe(true);
    }
  });

  test.each([
    ["/api/user/register", { password: "Ziegel Nebel Tasse 4" }],
    ["/api/user/registerGuest", {}],
    ["/api/claiming/register", { password: "Ziegel Nebel Tasse 4", company: 4711 }],
  ])("%s declares the refusal", async (path, more) => {
    const body = { email: "petra@kunde.example", displayName: "Team 11880", acceptedTerms: true, ...more };
    const reply = await app.anonymous().send({ method: "POST", path, body });
    expect([reply.status, reply.codes]).toEqual([400, ["entry.name_imitates_provider"]]);
    expect(reply.body).toMatchObject({ errors: [{ field: "displayName" }] });
  });
});

describe("files, commands and other providers", () => {
  let imports: ImportTest;
  let commands: PortalTest;
  beforeAll(async () => {
    [imports, commands] = await Promise.all([startImportTest(), startPortalTest()]);
  });
  afterAll(() => Promise.all([imports.close(), commands.close()]));

  const row = (display_name: string, more: object = {}) => {
    const key = uniqueKey("N");
    return { type: "user", external_id: key, login: `${key}@kunde.example`, display_name, ...more };
  };
  const create = (name: string, ...more: string[]) =>
    commands.portal(["user", "create", `${uniqueKey("n")}@kunde.example`, "--name", name, ...more]);

  plain.each(IMITATIONS)("%s is refused, for customer care accepted", async (name) => {
    expect(await imports.run([row(name)])).toMatchObject({ created: 0, rejected: 1 });
    expect(await imports.run([row(name, { roles: ["cuca"] })])).toMatchObject({ created: 1, rejected: 0 });
    expect(await create(name)).toMatchObject({ code: 1, error: expect.stringContaining("imitates") });
    expect(await create(name, "--role", "cuca")).toMatchObject({ code: 0 });
    expect(nameFromElsewhere(name)).toBe("");
  });

  plain("other names are accepted", async () => {
    for (const name of FINE) {
      expect(await imports.run([row(name)]), name).toMatchObject({ created: 1 });
      expect(await create(name), name).toMatchObject({ code: 0 });
      expect(nameFromElsewhere(name)).toBe(name);
    }
  });
});
