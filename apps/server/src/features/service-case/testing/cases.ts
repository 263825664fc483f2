/** Tests of service cases: `const { test, app, mailbox, owner, create } = caseTest();`. */
import { randomUUID } from "node:crypto";
import { createServiceCase, getServiceCase, getServiceCases } from "@portal/contract/service-case/calls";
import { beforeEach } from "vitest";
import { apiTest } from "../../../testing/fixture.ts";
import type { Member } from "../../../testing/test-app.ts";
import { advanceCase } from "../advance.ts";

/** The body of a new case. */
export const newCase = (columns: object = {}) => ({
  subject: "Rechnung doppelt",
  text: "Die Rechnung kam\nzweimal.",
  key: randomUUID(),
  ...columns,
});

/** Before each test a new company and its owner. */
export function caseTest() {
  const { test, app, mailbox } = apiTest();
  let owner: Member;
  beforeEach(async () => {
    owner = await app.logInMember();
  });
  const accountId = (): number => owner.company.id;
  const create = (columns: object = {}, type = "invoice", by = owner.client) =>
    by.call(createServiceCase, {
      params: { type: type as "invoice" },
      body: newCase(columns),
      accountId: accountId(),
    });
  return {
    test,
    app,
    mailbox,
    owner: () => owner,
    accountId,
    create,
    /** Creates a case and returns its id. */
    opened: async (columns: object = {}): Promise<number> => (await create(columns)).body.serviceCase.id,
    read: async (id: number) =>
      (await owner.client.call(getServiceCase, { params: { id: String(id) }, accountId: accountId() })).body
        .serviceCase,
    list: (query: object = {}) => owner.client.call(getServiceCases, { query, accountId: accountId() }),
    /** What the provider does with a case. */
    provider: (id: number, event: "take" | "answer" | "ask" | "solve", text = "") =>
      app.db.transaction().execute((trx) =>
        advanceCase(app.dependencies, trx, {
          id,
          event,
          text,
          key: null,
          companyId: null,
          author: "provider",
          userId: null,
        }),
      ),
  };
}
