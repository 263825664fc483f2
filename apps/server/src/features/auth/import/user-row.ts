/** A row of the import that makes a person (Specification §3). */
import { RIGHTS } from "@portal/contract/http/access";
import { key, oneLine, oneLineOf } from "@portal/contract/text/one-line";
import * as z from "zod/mini";
import { isImitation } from "../imitation.ts";
import { GRANTED_ROLES } from "../../../platform/session/granted-roles.ts";

/** As the portal makes them: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
const PASSWORD_HASH = /^\$argon2id\$v=19\$m=\d{1,6},t=\d{1,2},p=\d{1,2}\$[A-Za-z0-9+/]{11,}\$[A-Za-z0-9+/]{22,}$/;

export const userRow = z
  .strictObject({
    type: z.literal("user"),
    external_id: key,
    login: oneLineOf(1, 254),
    email: z.optional(z.email("ist keine gültige E-Mail-Adresse.")),
    display_name: z.optional(oneLine(200)),
    roles: z.optional(z.array(z.enum(GRANTED_ROLES))),
    accounts: z.optional(z.array(z.strictObject({ company: key, right: z.enum(RIGHTS) })).check(z.maxLength(5000))),
    user_notification_code: z.optional(oneLineOf(1, 100)),
    password: z.optional(z.string().check(z.minLength(8), z.maxLength(1024))),
    /** An export writes it instead of the password; it counts as a first password only, like `password`. */
    password_hash: z.optional(z.string().check(z.regex(PASSWORD_HASH, "ist kein Argon2id-Hash."), z.maxLength(300))),
  })
  .check(
    z.refine((row) => row.email !== undefined || z.safeParse(z.email(), row.login).success, {
      path: ["email"],
      error: "fehlt, und der Anmeldename ist keine E-Mail-Adresse.",
    }),
    z.refine((row) => !isImitation(row.display_name, row.roles), {
      path: ["display_name"],
      error: "ahmt den Namen des Anbieters nach.",
    }),
  );

export type UserRow = z.output<typeof userRow>;
