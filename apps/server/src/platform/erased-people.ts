/**
 * Remembers who was erased, so that importing old data doesn't restore them. Only an HMAC of the provider's id is stored,
 * because a plain hash of such ids could be found by trying all of them.
 */
import { createHmac, hkdfSync } from "node:crypto";
import type { Database } from "@portal/db/rows";
import { statement } from "@portal/db/statement";
import type { Kysely } from "kysely";
import type { Environment } from "./environment.ts";
import { type SealingKey, sealingKeys } from "./sealing/keys.ts";

type Keys = Pick<Environment, "PORTAL_KEYS" | "SESSION_SECRET">;
/** Of these external ids those whose people were erased. */
export type FindErased = (db: Kysely<Database>, externalIds: readonly string[]) => Promise<ReadonlySet<string>>;

const KEY_BYTES = 32;

const insert = statement<never, [hash: Buffer, keyId: string]>(
  "insert into erased_people (external_id_hash, key_id) values ($1, $2) on conflict do nothing",
);
const readHashes = statement<{ hash: Buffer }, [hashes: readonly Buffer[]]>(
  "select external_id_hash as hash from erased_people where external_id_hash = any($1::bytea[])",
);
const readAny = statement<{ found: boolean }, []>("select exists (select from erased_people) as found");

type Hash = (externalId: string) => Buffer;

/** With a key of its own, apart from those of sealed links. */
function hashBy({ key }: SealingKey): Hash {
  const own = new Uint8Array(hkdfSync("sha256", key, "", "portal erased people", KEY_BYTES));
  return (externalId) => createHmac("sha256", own).update(externalId).digest();
}

/** `externalId`: as an export names the person, so that importing an old one is no way back either. */
export async function rememberErased(db: Kysely<Database>, keys: Keys, externalId: string): Promise<void> {
  const [current] = sealingKeys(keys);
  if (current === undefined) throw new Error("no key");
  await insert(db, hashBy(current)(externalId), current.id);
}

/**
 * The lookup for imports.
 * @throws Error if a key that hashed a stored id is gone: those people could be restored unnoticed.
 */
export async function openErased(db: Kysely<Database>, environment: Keys): Promise<FindErased> {
  const keys = sealingKeys(environment);
  const used = await db.selectFrom("erased_people").select("key_id").distinct().execute();
  const lost = used.map(({ key_id: id }) => id).filter((id) => keys.every((key) => key.id !== id));
  if (lost.length > 0) {
    throw new Error(`PORTAL_KEYS lacks ${lost.join(", ")}. Without it an import could bring erased people back.`);
  }
  const hashes = keys.map(hashBy);
  return async (trx, externalIds) => {
    const [any] = await readAny(trx);
    if (any?.found !== true || externalIds.length === 0) return new Set();
    const idOf = new Map(externalIds.flatMap((id) => hashes.map((hash) => [hash(id).toString("base64"), id] as const)));
    const found = await readHashes(
      trx,
      [...idOf.keys()].map((text) => Buffer.from(text, "base64")),
    );
    return new Set(found.map(({ hash }) => idOf.get(hash.toString("base64")) ?? ""));
  };
}
