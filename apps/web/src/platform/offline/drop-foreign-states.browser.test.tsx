import { type LastState, lastStateKey } from "@portal/contract/pages/last-state";
import { expect, test } from "vitest";
import { aUser } from "../../testing/logged-in.tsx";
import { readStored, writeStored } from "../session/browser-storage.ts";
import { dropForeignStates } from "./drop-foreign-states.ts";

const ME = 7;
const user = aUser({ user_id: ME, accounts: { "1": { id: 1, name: "Eins" } } });

/** Keeps a page, as if this person had seen it at this company. */
function keep(path: string, owner: Pick<LastState, "userId" | "companyId">): string {
  const key = lastStateKey(owner.userId, path) ?? "";
  const state: LastState = { ...owner, company: "Eins", title: "Start", path, html: "<p>x</p>", at: Date.now() };
  writeStored(key, JSON.stringify(state));
  return key;
}

test("states stay for companies that are left, and go for lost ones and for other people", () => {
  const own = keep("/", { userId: ME, companyId: 1 });
  const lost = keep("/kunde/anfragen/uebersicht", { userId: ME, companyId: 2 });
  const foreign = keep("/", { userId: 8, companyId: 1 });
  writeStored("portal.last-state.7.contacts", "no state");

  dropForeignStates(user);

  expect([own, lost, foreign, "portal.last-state.7.contacts"].map((key) => readStored(key) !== null)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test("customer care finds none", () => {
  const key = keep("/", { userId: ME, companyId: 1 });
  dropForeignStates({ ...user, cucaInfo: { companyId: 1 } } as typeof user);
  expect(readStored(key)).toBeNull();
});
