import {
  type NetworkSource,
  type PartnerListing,
  PORTAL_ERRORS,
  type PortalError,
  REPORT_TEXT_CHARACTERS,
  type ReportAnswer,
  reportAverageRating,
  reportEntryUrl,
  reportRating,
} from "@portal/contract/ratings/partners/calls";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { sourceLabel } from "./source-texts.ts";

const ERRORS: Record<PortalError, string> = {
  "incorrect-entry-url": "Die Adresse führt nicht zu unserem Eintrag",
  "incorrect-rating": "Eine Bewertung stimmt nicht",
  "incorrect-average-rating": "Der Durchschnitt stimmt nicht",
};
const CALLS = {
  "incorrect-entry-url": reportEntryUrl,
  "incorrect-rating": reportRating,
  "incorrect-average-rating": reportAverageRating,
} as const;

/** A rating that the report is about. */
export type ReportedRating = { ratingId: number; sourceId: string };

type ReportErrorProps = {
  sources: readonly NetworkSource[];
  partners: readonly PartnerListing[];
  /** Null for a report about a portal. */
  reported: ReportedRating | null;
};

/** Reports what is wrong on a portal. The report becomes a case that the company can follow. */
export function ReportError({ sources, partners, reported }: ReportErrorProps) {
  const accountId = useActiveAccountId();
  const [error, setError] = useState<PortalError>(reported === null ? "incorrect-entry-url" : "incorrect-rating");
  const [sourceId, setSourceId] = useState(reported?.sourceId ?? "");
  const [text, setText] = useState("");
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [made, setMade] = useState<number | null>(null);
  const { errors, refusal, pending, submit, refuse } = useSubmission();
  const isOfRating = reported !== null && error === "incorrect-rating" && sourceId === reported.sourceId;
  const places = [
    ...partners.map(({ sourceId: id, name }) => ({ id, name })),
    ...sources.map(({ sourceId: id }) => ({ id: id as string, name: sourceLabel(id) })),
  ];

  function send(form: HTMLFormElement) {
    setMade(null);
    if (sourceId === "") {
      refuse("sourceId", "Bitte wählen Sie ein Portal.");
      form.querySelector<HTMLElement>("[name=sourceId]")?.focus();
      return;
    }
    void submit(form, async () => {
      const body = { companyId: accountId, sourceId, text, key, ...(isOfRating && { ratingId: reported.ratingId }) };
      const answer: ReportAnswer = await apiCall(CALLS[error] as typeof reportRating, { body, accountId });
      setMade(answer.serviceCase.id);
      setText("");
      setKey(crypto.randomUUID());
    });
  }
  return (
    <Section
      title="Fehler melden"
      description="Wir klären das mit dem Portal. Den Stand sehen Sie unter Anfragen an uns."
    >
      <Form refusal={refusal} onSubmit={send}>
        {made !== null && (
          <Alert tone="success" announce>
            Ihre Meldung ist angekommen.{" "}
            <PageLink to="service_cases" query={{ anfrage: String(made) }}>
              Anfrage Nr. {made} ansehen
            </PageLink>
          </Alert>
        )}
        <Select
          label="Was stimmt nicht?"
          value={error}
          onChange={({ currentTarget: { value } }) => setError(value as PortalError)}
        >
          {PORTAL_ERRORS.map((code) => (
            <option key={code} value={code}>
              {ERRORS[code]}
            </option>
          ))}
        </Select>
        <Select
          label="Wo?"
          name="sourceId"
          value={sourceId}
          error={errors["sourceId"]}
          onChange={({ currentTarget: { value } }) => setSourceId(value)}
        >
          <option value="" disabled>
            Bitte wählen
          </option>
          {places.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
        {isOfRating && (
          <p>
            Es geht um{" "}
            <PageLink to="ratings_manage" query={{ bewertung: String(reported.ratingId) }}>
              Bewertung Nr. {reported.ratingId}
            </PageLink>
            .
          </p>
        )}
        <TextArea
          label="Was haben Sie gesehen?"
          name="text"
          rows={4}
          limit={REPORT_TEXT_CHARACTERS}
          value={text}
          error={errors["text"]}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <div>
          <Button type="submit" pending={pending}>
            Fehler melden
          </Button>
        </div>
      </Form>
    </Section>
  );
}
