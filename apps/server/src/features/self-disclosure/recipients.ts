/** Whom data of a company were passed on to: only those who really got some. */
import { berlinDate } from "@portal/contract/time/berlin-time";
import type { Brand } from "@portal/contract/brands/brand";
import type { DisclosureRecipient } from "@portal/contract/self-disclosure/calls";
import { statement } from "@portal/db/statement";
import type { Dependencies } from "../../platform/dependencies.ts";
import { brandOrigin } from "../../platform/mail/origin.ts";
import type { AccountScope } from "../../platform/session/session.ts";

type Traces = {
  listed: boolean;
  letter_at: Date | null;
  people: number;
  google_since: Date | null;
};
const tracesOf = statement<Traces, [companyId: number]>(`
  select exists (select from entries where company_id = $1) as listed,
         (select min(changed_at) from claims where company_id = $1 and proof = 'letter' and codes_asked > 0
            and state <> 'requested') as letter_at,
         (select count(*)::int from memberships where company_id = $1) as people,
         (select granted_at from external_connections
          where company_id = $1 and source = 'google') as google_since`);

/** Portals that were asked about the company, as far back as findings are kept. */
const portalsOf = statement<{ portal: string; since: Date }, [companyId: number]>(`
  select r.portal, min(r.checked_at) as since from listing_checks c join listing_results r on r.check_id = c.id
  where c.company_id = $1 and r.checked_at is not null group by r.portal order by r.portal`);

export type RecipientSources = Pick<Dependencies, "db" | "environment"> & {
  /** By identifier. */
  portalNames: ReadonlyMap<string, string>;
};

export async function recipientsOf(
  { db, environment, portalNames }: RecipientSources,
  { companyId }: AccountScope,
  brand: Brand,
): Promise<DisclosureRecipient[]> {
  const [traces] = await tracesOf(db, companyId);
  const recipients: DisclosureRecipient[] = [];
  if (traces?.listed) {
    recipients.push({
      name: `Verzeichnis von ${brand.name}`,
      what: `Der Eintrag, für jeden lesbar: ${brandOrigin(brand, environment)}/eintrag/${companyId}`,
      since: null,
    });
  }
  if (environment.SMTP_URL !== undefined && (traces?.people ?? 0) > 0) {
    recipients.push({
      name: "Unser Dienst für den Versand von E-Mails",
      what: "Adressen der Personen mit Zugriff und der Inhalt der E-Mails an sie",
      since: null,
    });
  }
  if (traces?.letter_at) {
    recipients.push({
      name: "Post",
      what: "Firmenname und Anschrift, für den Brief mit dem Code",
      since: traces.letter_at.toISOString(),
    });
  }
  if (traces?.google_since) {
    recipients.push({
      name: "Google",
      what: "Angaben des Eintrags, die Sie in Ihr Unternehmensprofil übertragen",
      since: traces.google_since.toISOString(),
    });
  }
  const portals = (await portalsOf(db, companyId)).map(({ portal, since }) => ({
    name: portalNames.get(portal) ?? portal,
    since,
  }));
  return [...recipients, ...portalRecipients(portals)];
}

const LIST = new Intl.ListFormat("de");
const SEARCHED = "Firmenname und Ort als Suche, um Ihren Eintrag dort zu prüfen";

/** Portals asked first on the same day are one line: a check asks all of them. */
function portalRecipients(portals: readonly { name: string; since: Date }[]): DisclosureRecipient[] {
  const sorted = portals.toSorted((one, other) => one.name.localeCompare(other.name, "de"));
  const days = Map.groupBy(sorted, ({ since }) => berlinDate(since.getTime()));
  return [...days.values()].map((group) => {
    const names = group.map(({ name }) => name);
    const since = new Date(Math.min(...group.map((portal) => portal.since.getTime()))).toISOString();
    return names.length === 1
      ? { name: `Partnerportal ${names[0]}`, what: SEARCHED, since }
      : { name: `${names.length} Partnerportale`, what: `${LIST.format(names)}: ${SEARCHED}`, since };
  });
}
