/** Seals second factors anew that were sealed in an older form or with an older key, so that the key can be retired. */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { currentSealStart, openSecret, sealSecret } from "../../../platform/sealing/sealed-secrets.ts";
import * as repository from "./repository.ts";
import { aboutSecret } from "./require-second-factor.ts";

/** Must equal the limit of `factorsToReseal`: a smaller batch is the last one. */
const BATCH = 200;

type Counts = { secondFactorsResealed: number; secondFactorsUnreadable: number };

/** Safe beside other servers. Factors whose key is gone stay as they are. */
export async function resealSecondFactors({
  db,
  environment,
}: Pick<Dependencies, "db" | "environment">): Promise<Counts> {
  const counts = { secondFactorsResealed: 0, secondFactorsUnreadable: 0 };
  const start = currentSealStart(environment);
  let batch: repository.SealedFactor[];
  let after = 0;
  do {
    batch = await repository.factorsToReseal(db, after, start);
    for (const { user_id: userId, sealed_secret: old } of batch) {
      const secret = await openSecret(environment, aboutSecret(userId), old).catch(() => null);
      if (secret === null) counts.secondFactorsUnreadable += 1;
      else {
        const sealed = await sealSecret(environment, aboutSecret(userId), secret);
        counts.secondFactorsResealed += (await repository.resealFactor(db, userId, old, sealed)).length;
      }
      after = userId;
    }
  } while (batch.length === BATCH);
  return counts;
}
