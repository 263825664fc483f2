import {
  createObjection,
  getObjections,
  type Objection,
  OBJECTION_TEXT_CHARACTERS,
} from "@portal/contract/ratings/objections/calls";
import {
  mayObject,
  OBJECTION_REASON_CODES,
  OBJECTION_REASONS,
  type ObjectionReason,
} from "@portal/contract/ratings/objections/reasons";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { usePartTitle } from "../../../platform/routing/page-title.ts";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FormActions } from "../../../ui/fields/form-actions.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { NotYet } from "./objection-detail.tsx";
import { objectionQuery, ratingQuery, useChange } from "./objection-store.ts";
import { RatingQuote } from "./parts.tsx";

/** The form for an objection to one rating. */
export function NewObjection({ ratingId, mayWrite }: { ratingId: number; mayWrite: boolean }) {
  usePartTitle("Einwand erheben");
  const accountId = useActiveAccountId();
  const { data, error, refetch } = useQuery({ ...ratingQuery(accountId, ratingId), throwOnError: false });
  if (data === undefined) return <NotYet error={error} onRetry={() => void refetch()} back={<ToRatings />} />;
  const { rating, objectionId } = data;
  return (
    <>
      <PageHeader
        title="Einwand erheben"
        lead="Verletzt diese Bewertung Ihre Rechte? Wir prüfen das mit beiden Seiten und begründen, wie wir entscheiden."
      />
      <PageParts width="list">
        <RatingQuote rating={rating} />
        {mayObject(rating) ? (
          mayWrite ? (
            <ObjectionForm ratingId={ratingId} />
          ) : (
            <Alert tone="info">Einwände erheben darf, wer diese Firma bearbeiten darf.</Alert>
          )
        ) : (
          <Alert tone="info" title="Hier ist kein Einwand möglich">
            {rating.state === "published"
              ? "Diese Bewertung steht auf einem anderen Portal. Nur dort kann darüber entschieden werden."
              : "Diese Bewertung ist zurzeit nicht sichtbar."}
          </Alert>
        )}
        {objectionId !== null && (
          <p>
            <PageLink to="ratings_objections" query={{ einwand: String(objectionId) }}>
              Einwand Nr. {objectionId} zu dieser Bewertung ansehen
            </PageLink>
          </p>
        )}
        <ToRatings />
      </PageParts>
    </>
  );
}

const ToRatings = () => (
  <div>
    <PageLink to="ratings_objections" className={buttonClass({ variant: "quiet" })}>
      Alle Einwände
    </PageLink>
  </div>
);

function ObjectionForm({ ratingId }: { ratingId: number }) {
  const accountId = useActiveAccountId();
  const [key] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<ObjectionReason | "">("");
  const [text, setText] = useState("");
  const [confirmed, setConfirmed] = useState(false);
  const { errors, refusal, pending, submit } = useSubmission();
  const change = useChange<Objection>(getObjections);
  const goTo = useGoTo();
  const toasts = useToasts();

  function send(form: HTMLFormElement) {
    void submit(form, async () => {
      // What is missing the server says, at all fields at once.
      const body = { ratingId, reason: reason as ObjectionReason, text, confirmed: confirmed as true, key };
      const answer = await apiCall(createObjection, { body, accountId });
      const { id } = answer.objection;
      await change(objectionQuery(accountId, id).queryKey, () => Promise.resolve(answer));
      toasts.show({ tone: "success", message: `Ihr Einwand Nr. ${id} ist angekommen.` });
      await goTo("ratings_objections", {
        query: { einwand: String(id) },
        replace: true,
        fromTop: true,
        withoutAsking: true,
      });
    });
  }
  return (
    <Section title="Ihr Einwand">
      <Form refusal={refusal} onSubmit={send}>
        <RadioGroup
          label="Was wenden Sie ein?"
          name="reason"
          value={reason}
          error={errors["reason"]}
          options={OBJECTION_REASON_CODES.map((value) => ({ value, label: OBJECTION_REASONS[value].label }))}
          onChange={({ currentTarget: { value } }) => setReason(value as ObjectionReason)}
        />
        <TextArea
          label="Begründung"
          name="text"
          help={`${reason === "" ? "Schreiben Sie genau, welche Stelle Sie meinen." : OBJECTION_REASONS[reason].help} Der Verfasser liest das.`}
          rows={7}
          limit={OBJECTION_TEXT_CHARACTERS}
          value={text}
          error={errors["text"]}
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <Checkbox
          label="Meine Angaben sind nach bestem Wissen richtig und vollständig."
          name="confirmed"
          checked={confirmed}
          error={errors["confirmed"]}
          onChange={({ currentTarget: { checked } }) => setConfirmed(checked)}
        />
        <FormActions>
          <Button type="submit" variant="primary" pending={pending}>
            Einwand erheben
          </Button>
        </FormActions>
      </Form>
    </Section>
  );
}
