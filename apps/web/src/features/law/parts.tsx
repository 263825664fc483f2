import type { Office } from "@portal/contract/brands/brand";
import { germanDay } from "@portal/contract/text/formats";
import { brand } from "../../platform/brand/brand.ts";
import { telephoneAddress } from "../../platform/brand/contact.ts";

/** Lines of a postal address, one below the other. */
export const Lines = ({ lines }: { lines: readonly string[] }) => (
  <p>
    {lines.map((line, index) => (
      <span key={line}>
        {index > 0 && <br />}
        {line}
      </span>
    ))}
  </p>
);

export const MailLink = ({ to }: { to: string }) => <a href={`mailto:${to}`}>{to}</a>;

/** Phone and mail of the brand, as everywhere. */
export function Reach() {
  const { servicePhone, serviceMail, serviceHours } = brand.contactDetails;
  return (
    <p>
      Telefon: <a href={telephoneAddress(servicePhone)}>{servicePhone}</a> ({serviceHours})
      <br />
      E-Mail: <MailLink to={serviceMail} />
    </p>
  );
}

export const OfficeLines = ({ office }: { office: Office }) => (
  <>
    <Lines lines={[office.name, ...office.address]} />
    {office.mail !== undefined && (
      <p>
        E-Mail: <MailLink to={office.mail} />
      </p>
    )}
  </>
);

/** The day from which a text applies. */
export const ValidFrom = ({ day }: { day: string }) => <p className="note">Stand: {germanDay(day)}</p>;
