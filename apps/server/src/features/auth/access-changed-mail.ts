/** Tells a person that a login method of their account changed, in case somebody else changed it. */
import type { Brand } from "@portal/contract/brands/brand";
import type { Database } from "@portal/db/rows";
import type { Kysely } from "kysely";
import type { Dependencies } from "../../platform/dependencies.ts";
import { type MailTemplate, sendMail } from "../../platform/mail/send-mail.ts";
import { randomToken } from "../../platform/tokens.ts";

const WHAT = {
  second_factor_on: "Für die Anmeldung brauchen Sie jetzt zusätzlich einen Code aus Ihrer App.",
  second_factor_off: "Für die Anmeldung brauchen Sie keinen Code mehr.",
  recovery_codes: "Sie haben neue Ersatzcodes. Die alten gelten nicht mehr.",
  passkey_added: "Ein neuer Passkey kann Sie anmelden.",
  passkey_deleted: "Ein Passkey wurde gelöscht. Sie können sich nicht mehr damit anmelden.",
  facebook_linked: "Ihr Facebook-Konto kann Sie jetzt anmelden.",
  facebook_unlinked: "Mit Facebook können Sie sich nicht mehr anmelden.",
} as const;
export type AccessChange = keyof typeof WHAT;

const accessChangedMail: MailTemplate<{ login: string; change: AccessChange }> = {
  name: "access-changed",
  write: ({ login, change }, { brand, origin }) => ({
    subject: `Ihr Zugang bei ${brand.name} wurde geändert`,
    blocks: [
      WHAT[change],
      { facts: [["Anmeldename", login]] },
      "Waren Sie das nicht? Dann wählen Sie bitte gleich ein neues Passwort und rufen Sie uns an.",
      { link: { label: "Neues Passwort wählen", href: `${origin}/passwort/vergessen` } },
    ],
  }),
};

export const tellAccessChange = (
  dependencies: Pick<Dependencies, "clock" | "environment">,
  trx: Kysely<Database>,
  { owner, brand, change }: { owner: { login: string; email: string }; brand: Brand; change: AccessChange },
): Promise<boolean> =>
  sendMail(dependencies, trx, {
    key: `${accessChangedMail.name}:${randomToken()}`,
    to: owner.email,
    brand,
    template: accessChangedMail,
    data: { login: owner.login, change },
  });
