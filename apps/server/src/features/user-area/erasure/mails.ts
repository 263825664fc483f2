/** Mails about deleting a profile. */
import type { MailTemplate } from "../../../platform/mail/send-mail.ts";

export const erasureAskedMail: MailTemplate<{ login: string; day: string }> = {
  name: "profile-erasure",
  write: ({ login, day }, { brand, origin }) => ({
    subject: `Ihr Profil bei ${brand.name} wird gelöscht`,
    blocks: [
      `Sie haben Ihr Profil gelöscht. Bis zum ${day} können Sie es sich noch anders überlegen: Melden Sie sich an und wählen Sie „Profil behalten“.`,
      { facts: [["Ihr Anmeldename", login]] },
      { link: { label: "Profil behalten", href: `${origin}/benutzer?bereich=daten` } },
      "Einträge, die Sie allein übernommen hatten, gehören Ihnen ab sofort nicht mehr. Behalten Sie Ihr Profil, können Sie sie neu übernehmen.",
      "Danach sind Ihre Angaben gelöscht und lassen sich nicht wiederherstellen.",
    ],
  }),
};

export const erasureDoneMail: MailTemplate<{ login: string }> = {
  name: "profile-erased",
  write: ({ login }, { brand }) => ({
    subject: `Ihr Profil bei ${brand.name} ist gelöscht`,
    blocks: [
      "Ihr Profil ist jetzt gelöscht. Das ist die letzte E-Mail, die Sie dazu bekommen.",
      { facts: [["Anmeldename", login]] },
    ],
  }),
};
