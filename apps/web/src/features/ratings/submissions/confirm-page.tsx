import {
  changeRating,
  confirmRating,
  getSubmission,
  type Submission,
  withdrawRating,
} from "@portal/contract/ratings/submissions/calls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { Form } from "../../../platform/forms/form.tsx";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { personKey } from "../../../platform/query/query-keys.ts";
import { takeFromAddress } from "../../../platform/routing/take-from-address.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { UnknownLink } from "../unknown-link.tsx";
import { RatingFields } from "./rating-fields.tsx";
import styles from "./submissions.module.css";

/** `ratings_rate_confirm`: the link of a rating's mail confirms it, and later changes or withdraws it. */
export default function ConfirmPage() {
  const [token] = useState(() => takeFromAddress("token"));
  const { data, error, refetch } = useQuery({
    queryKey: personKey("ratings", getSubmission, { body: { token } }),
    queryFn: ({ signal }) => apiCall(getSubmission, { body: { token: token ?? "" }, signal }),
    enabled: token !== null,
    throwOnError: false,
  });
  const isUnknown = error instanceof ApiProblem && error.status < 500 && error.status > 0;
  if (token === null || isUnknown) return <UnknownLink />;
  if (data) return <Rating initial={data.submission} token={token} />;
  return (
    <CardPage title="Ihre Bewertung" wide>
      {error ? (
        <LoadFailure
          level={2}
          title="Ihre Bewertung konnte nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton>
          <SkeletonList rows={3} pictures={false} />
        </Skeleton>
      )}
    </CardPage>
  );
}

const TITLES: Record<Submission["state"], string> = {
  waiting: "Bewertung bestätigen",
  published: "Ihre Bewertung ist veröffentlicht",
  withdrawn: "Ihre Bewertung ist zurückgezogen",
};

function Rating({ initial, token }: { initial: Submission; token: string }) {
  const [submission, setSubmission] = useState(initial);
  const [isEditing, setEditing] = useState(false);
  const { pending, refusal, run } = useSubmission();
  const { state, company } = submission;
  const step = (endpoint: typeof confirmRating | typeof withdrawRating) =>
    run(async () => setSubmission((await apiCall(endpoint, { body: { token } })).submission));
  return (
    <CardPage title={TITLES[state]} lead={company} wide>
      <p className="visually-hidden" role="status">
        {state === initial.state ? "" : TITLES[state]}
      </p>
      <Refusal text={refusal} />
      {isEditing ? (
        <ChangeForm
          submission={submission}
          token={token}
          onDone={(changed) => {
            setSubmission(changed);
            setEditing(false);
          }}
        />
      ) : (
        <Stack gap="lg">
          {state === "withdrawn" ? (
            <p>Sie ist nicht mehr zu sehen, und wir haben Text und Namen gelöscht.</p>
          ) : (
            <Quote submission={submission} />
          )}
          {state === "waiting" && (
            <>
              <Button variant="primary" wide pending={pending} onClick={() => void step(confirmRating)}>
                Bewertung veröffentlichen
              </Button>
              <Button wide pending={pending} onClick={() => void step(withdrawRating)}>
                Verwerfen
              </Button>
            </>
          )}
          {state === "published" && (
            <>
              <Button wide onClick={() => setEditing(true)}>
                Bewertung ändern
              </Button>
              <Button wide pending={pending} onClick={() => void step(withdrawRating)}>
                Bewertung für immer zurückziehen
              </Button>
            </>
          )}
        </Stack>
      )}
    </CardPage>
  );
}

const Quote = ({ submission: { stars, title, body, authorName } }: { submission: Submission }) => (
  <blockquote className={styles.quote}>
    <p>
      <strong>
        {stars} von 5 Sternen{title === "" ? "" : `: ${title}`}
      </strong>
    </p>
    {body !== "" && <p>{body}</p>}
    <p className={styles.note}>{authorName}</p>
  </blockquote>
);

type ChangeFormProps = { submission: Submission; token: string; onDone: (changed: Submission) => void };

function ChangeForm({ submission, token, onDone }: ChangeFormProps) {
  const { errors, refusal, pending, submit } = useSubmission();
  const [stars, setStars] = useState(submission.stars);
  function send(form: HTMLFormElement) {
    void submit(form, async () => {
      const body = { token, stars, title: formText(form, "title"), body: formText(form, "body") };
      onDone((await apiCall(changeRating, { body })).submission);
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send}>
      <RatingFields stars={stars} onStars={setStars} errors={errors} title={submission.title} body={submission.body} />
      <Button type="submit" variant="primary" wide pending={pending}>
        Änderung speichern
      </Button>
      <Button variant="quiet" wide disabled={pending} onClick={() => onDone(submission)}>
        Abbrechen
      </Button>
    </Form>
  );
}
