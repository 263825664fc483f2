import { QUESTIONS } from "@portal/contract/law/question-titles";
import { useCallback, useEffect, useId, useState } from "react";
import { brand } from "../../../platform/brand/brand.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { usePortalLocation } from "../../../platform/routing/navigation.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo, usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { search as searchIcon } from "../../../ui/icons/icons.ts";
import { SearchField } from "../../../ui/fields/search-field.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { Section } from "../../../ui/page/section.tsx";
import law from "../law.module.css";
import styles from "./questions.module.css";
import { countOf, type Question, searched, topicsOf } from "./questions.ts";

const TOPICS = topicsOf(brand);

/** `law_questions`: answers, searched on the page; `?suche=` keeps the search, `#id` opens one answer. */
export default function QuestionsPage() {
  const { suche = "" } = usePageQuery();
  const [search, setSearch] = useState(suche);
  const goTo = useGoTo();
  const { hash } = usePortalLocation();
  const stateId = useId();
  const found = searched(TOPICS, search);
  const count = countOf(found);

  const change = useCallback(
    (text: string) => {
      setSearch(text);
      void goTo("law_questions", { query: text === "" ? {} : { suche: text }, replace: true });
    },
    [goTo],
  );
  // The page was rendered at build, so somebody may have typed before this runs.
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`[aria-describedby~="${CSS.escape(stateId)}"]`);
    if (field?.value) change(field.value);
  }, [stateId, change]);
  return (
    <>
      <PageHeader
        title="Häufige Fragen"
        lead={`Antworten zu Konto, Eintrag, Bewertungen und Daten bei ${brand.name}.`}
      />
      <div className={law.page}>
        <div role="search" aria-label="Fragen durchsuchen">
          <SearchField
            label="In den Fragen suchen"
            value={search}
            maxLength={100}
            aria-describedby={stateId}
            onChange={(event) => change(event.currentTarget.value)}
          />
          <p id={stateId} role="status" className={styles.count}>
            {count === 1 ? "1 Antwort" : `${count} Antworten`}
          </p>
        </div>
        {found.map(({ title, questions }) => (
          <Section key={title} title={title}>
            {questions.map((question) => (
              <Answer key={question.id} of={question} open={search !== "" || hash === `#${question.id}`} />
            ))}
          </Section>
        ))}
        {count === 0 && (
          <EmptyState icon={searchIcon} title="Dazu steht hier nichts" level={2}>
            Versuchen Sie ein anderes Wort, oder rufen Sie an: <ServicePhone />
          </EmptyState>
        )}
      </div>
    </>
  );
}

const Answer = ({ of: { id, answer, link }, open }: { of: Question; open: boolean }) => (
  <details id={id} className={styles.question} open={open}>
    <summary>{QUESTIONS[id].title}</summary>
    <p>{answer}</p>
    {link !== undefined && (
      <p>
        <PageLink to={link.to}>{link.label}</PageLink>
      </p>
    )}
  </details>
);
