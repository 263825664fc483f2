import { statement } from "@portal/db/statement";
import type { ReadRecipients } from "../../platform/personal-data/disclosure.ts";

const countPeople = statement<{ people: number }, [companyId: number]>(
  "select count(*)::int as people from memberships where company_id = $1",
);

/** The service that sends our mails, if one is configured and the company has people who get mails. */
export const mailRecipients: ReadRecipients = async ({ db, environment }, { companyId }) => {
  const [row] = await countPeople(db, companyId);
  if (environment.SMTP_URL === undefined || (row?.people ?? 0) === 0) return [];
  return [
    {
      name: "Unser Dienst für den Versand von E-Mails",
      what: "Adressen der Personen mit Zugriff und der Inhalt der E-Mails an sie",
      since: null,
    },
  ];
};
