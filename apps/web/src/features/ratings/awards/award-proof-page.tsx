import { ID_PATTERN } from "@portal/contract/http/ids";
import { PUBLIC_ENTRY_PATH } from "@portal/contract/pages/routes";
import { type AwardProof, type EmployerProof, getAwardProof } from "@portal/contract/ratings/awards/calls";
import {
  CONFIRMED_BY,
  type Criterion,
  CUSTOMER_CHECK,
  ratingsText,
  scoreText,
} from "@portal/contract/ratings/awards/rules";
import { germanDay, germanNumber, germanPercent } from "@portal/contract/text/formats";
import { useQuery } from "@tanstack/react-query";
import { apiCall } from "../../../platform/api/api-call.ts";
import { brand } from "../../../platform/brand/brand.ts";
import { AskUsCard } from "../../../platform/public-pages/ask-us-card.tsx";
import { CardLoading } from "../../../platform/public-pages/card-loading.tsx";
import { personKey } from "../../../platform/query/query-keys.ts";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { DataList } from "../../../ui/content/data-list.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import styles from "./awards.module.css";

const TITLE = "Nachweis der Auszeichnung";

/**
 * `ratings_award_proof`: what a badge says, with criteria and day, for everybody: `/auszeichnung?firma=<company id>`, of
 * the top-employer badge with `&art=arbeitgeber`.
 */
export default function AwardProofPage() {
  const { firma = "", art } = usePageQuery();
  const isOfEmployer = art === "arbeitgeber";
  const isKnown = ID_PATTERN.test(firma);
  const { data, error, refetch } = useQuery({
    queryKey: personKey("ratings", getAwardProof, { params: { id: firma } }),
    queryFn: ({ signal }) => apiCall(getAwardProof, { params: { id: firma }, signal }),
    enabled: isKnown,
    throwOnError: false,
  });
  if (!isKnown) return <NoAward />;
  if (data && isOfEmployer) return data.employer === null ? <NoAward /> : <EmployerProofCard proof={data.employer} />;
  if (data) return data.proof === null ? <NoAward /> : <Proof proof={data.proof} />;
  return (
    <CardLoading title={TITLE} failure="Der Nachweis konnte nicht geladen werden" error={error} onRetry={refetch} />
  );
}

const NoAward = () => (
  <AskUsCard
    title="Hier ist gerade keine Auszeichnung"
    lead="Die Firma zeigt zurzeit kein gültiges Siegel. Sehen Sie trotzdem eines, gilt es nicht mehr."
  />
);

const Proof = ({ proof }: { proof: AwardProof }) => (
  <CardPage
    title={TITLE}
    lead={`${proof.company} ist ausgezeichnet: ${scoreText(proof.sum)} von 5 Sternen aus ${ratingsText(proof.sum.ratings)}.`}
    wide
  >
    <Stack gap="lg">
      <DataList
        items={[
          { term: "Firma", value: <a href={PUBLIC_ENTRY_PATH + String(proof.companyId)}>{proof.company}</a> },
          { term: "Ausgezeichnet seit", value: germanDay(proof.awardedOn) },
          { term: "Durchschnitt", value: `${scoreText(proof.sum)} von 5 Sternen` },
          { term: "Grundlage", value: `${ratingsText(proof.sum.ratings)} seit dem ${germanDay(proof.countedFrom)}` },
        ]}
      />
      <Conditions criteria={proof.signet} />
      <div>
        <h2 className={styles.small}>So werden Bewertungen geprüft</h2>
        <p>
          {brand.imprint.company} zählt nur Bewertungen, die bei uns abgegeben und bestätigt wurden: {CONFIRMED_BY}.{" "}
          {CUSTOMER_CHECK} Gute und schlechte Bewertungen zählen gleich. Die Firma kann keine Bewertung löschen; sie
          kann widersprechen, dann prüfen wir.
        </p>
      </div>
    </Stack>
  </CardPage>
);

const Conditions = ({ criteria }: { criteria: readonly Criterion[] }) => (
  <div>
    <h2 className={styles.small}>Bedingungen</h2>
    <ul>
      {criteria.map(({ text, state }) => (
        <li key={text}>
          {text} (Stand heute: {state})
        </li>
      ))}
    </ul>
  </div>
);

function EmployerProofCard({ proof }: { proof: EmployerProof }) {
  const { company, companyId, surveyedOn, answers, recommending, criteria } = proof;
  const share = germanPercent(recommending / answers);
  return (
    <CardPage title={TITLE} lead={`${company} ist Top-Arbeitgeber: ${share} der Befragten empfehlen die Firma.`} wide>
      <Stack gap="lg">
        <DataList
          items={[
            { term: "Firma", value: <a href={PUBLIC_ENTRY_PATH + String(companyId)}>{company}</a> },
            { term: "Befragt am", value: germanDay(surveyedOn) },
            { term: "Geantwortet haben", value: `${germanNumber(answers)} Beschäftigte` },
            { term: "Empfehlen die Firma", value: `${germanNumber(recommending)} davon` },
          ]}
        />
        <Conditions criteria={criteria} />
        <div>
          <h2 className={styles.small}>So wird geprüft</h2>
          <p>
            {brand.imprint.company} hat die Beschäftigten befragt. Die Firma sieht keine einzelnen Antworten.
            Bewertungen von Kunden zählen dafür nicht.
          </p>
        </div>
      </Stack>
    </CardPage>
  );
}
