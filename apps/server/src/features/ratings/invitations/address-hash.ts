/**
 * Keyed hashes of addresses: who has our database alone can't test whether an address is in it. The key is made once and
 * rests sealed in the database, because opt-outs hold for ever and SESSION_SECRET may change.
 */
import { statement } from "@portal/db/statement";
import { createHmac, randomBytes } from "node:crypto";
import type { Dependencies } from "../../../platform/dependencies.ts";
import { currentSealStart, openSecret, sealSecret } from "../../../platform/sealing/sealed-secrets.ts";
import { loginKey } from "@portal/db/login-key";

const ABOUT = "hashes of invited addresses";
const KEY_BYTES = 32;

const readKey = statement<{ sealed_key: string }, []>("select sealed_key from invitation_keys where id = 1");
const insertKey = statement<never, [sealed: string]>(
  "insert into invitation_keys (id, sealed_key) values (1, $1) on conflict do nothing",
);
const replaceKey = statement<never, [sealed: string, old: string]>(
  "update invitation_keys set sealed_key = $1 where id = 1 and sealed_key = $2",
);

type Needs = Pick<Dependencies, "db" | "environment">;

/** Hashes an address, whatever its letters' case. */
export type HashAddress = (email: string) => Buffer;

/** Reads the key, or makes it on first use. A key sealed with an old one of PORTAL_KEYS is sealed anew. */
export async function addressHasher({ db, environment }: Needs): Promise<HashAddress> {
  const [known] = await readKey(db);
  if (known === undefined) {
    await insertKey(db, await sealSecret(environment, ABOUT, randomBytes(KEY_BYTES).toString("hex")));
    return addressHasher({ db, environment });
  }
  const key = await openSecret(environment, ABOUT, known.sealed_key);
  if (!known.sealed_key.startsWith(currentSealStart(environment))) {
    await replaceKey(db, await sealSecret(environment, ABOUT, key), known.sealed_key);
  }
  return (email) => createHmac("sha256", Buffer.from(key, "hex")).update(loginKey(email)).digest();
}
