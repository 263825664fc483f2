import { brand } from "../../../platform/brand/brand.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { DataList } from "../../../ui/content/data-list.tsx";
import { Section } from "../../../ui/page/section.tsx";

/** Whom the company asks at the provider. */
export function OurContact() {
  const { activeResellers } = useAccount();
  const { serviceHours, serviceMail } = brand.contactDetails;
  return (
    <Section title="Bei uns" description="Wir helfen Ihnen gern weiter.">
      <DataList
        items={[
          { term: "Telefon", value: <ServicePhone /> },
          { term: "Zeiten", value: serviceHours },
          { term: "E-Mail", value: <a href={`mailto:${serviceMail}`}>{serviceMail}</a> },
          {
            term: "Im Portal",
            value: (
              <PageLink to="service_cases" query={{ neu: "other" }}>
                Anfrage schreiben
              </PageLink>
            ),
          },
          ...(activeResellers.length > 0 ? [{ term: "Ihr Partner vor Ort", value: activeResellers.join(", ") }] : []),
        ]}
      />
    </Section>
  );
}
