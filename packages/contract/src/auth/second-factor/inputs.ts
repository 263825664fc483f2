/** Fields by which people prove who they are once more. Forms and calls share them. */
import * as z from "zod/mini";

/** A code of the app (six digits) or a recovery code. Spaces and hyphens between groups are removed. */
export const secondFactorCode = z.string("Bitte geben Sie den Code ein.").check(
  z.maxLength(60, { error: "Der Code ist zu lang.", abort: true }),
  z.overwrite((text: string) => text.replaceAll(/[\s-]+/g, "").toUpperCase()),
  z.minLength(1, "Bitte geben Sie den Code ein."),
);

/** The person's own password once more; empty for people who have none, who prove in another way. */
export const ownPassword = z._default(z.string().check(z.maxLength(1024, "Das Passwort ist zu lang.")), "");
