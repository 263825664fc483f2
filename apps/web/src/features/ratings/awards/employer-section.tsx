import { type Awards, downloadTopEmployerBadge } from "@portal/contract/ratings/awards/calls";
import { germanDay } from "@portal/contract/text/formats";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { CriteriaList } from "./criteria-list.tsx";
import { Downloads } from "./downloads.tsx";

/** The top-employer badge: only for companies whose employees said so. */
export const EmployerSection = ({ awards: { employer, isTopEmployer, surveyedOn } }: { awards: Awards }) => (
  <Section
    title="Top-Arbeitgeber"
    description={
      isTopEmployer && surveyedOn !== null
        ? `Ihre Beschäftigten empfehlen Sie weiter: Umfrage vom ${germanDay(surveyedOn)}.`
        : "Diese Auszeichnung beruht auf einer Umfrage unter Ihren Beschäftigten. Bewertungen von Kunden zählen dafür nicht."
    }
  >
    <Stack gap="lg">
      {isTopEmployer && <Downloads endpoint={downloadTopEmployerBadge} what="Top-Arbeitgeber" />}
      <CriteriaList label="Bedingungen für Top-Arbeitgeber" criteria={employer} />
      {!isTopEmployer && (
        <p className="note">
          Möchten Sie Ihre Beschäftigten befragen lassen?{" "}
          <PageLink to="service_cases" query={{ neu: "product", bezug: "Umfrage für Top-Arbeitgeber" }}>
            Schreiben Sie uns
          </PageLink>
          . Die Umfrage ist anonym.
        </p>
      )}
    </Stack>
  </Section>
);
