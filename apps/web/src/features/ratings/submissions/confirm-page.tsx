import {
  changeRating,
  confirmRating,
  getSubmission,
  type Submission,
  withdrawRating,
} from "@portal/contract/ratings/submissions/calls";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { Form } from "../../../platform/forms/form.tsx";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { PrivacyNote } from "../../../platform/privacy/privacy-note.tsx";
import { MailLinkPage } from "../../../platform/public-pages/mail-link-page.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Quote } from "../../../ui/content/quote.tsx";
import { UserText } from "../../../ui/content/user-text.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { RatingFields } from "./rating-fields.tsx";

/** `ratings_rate_confirm`: the link of a rating's mail confirms it, and later changes or withdraws it. */
export default function ConfirmPage() {
  return (
    <MailLinkPage
      slice="ratings"
      call={getSubmission}
      load={(request) => apiCall(getSubmission, request)}
      title="Ihre Bewertung"
      failure="Ihre Bewertung konnte nicht geladen werden"
    >
      {({ submission }, token) => <Rating initial={submission} token={token} />}
    </MailLinkPage>
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
            <OwnWords submission={submission} />
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

const OwnWords = ({ submission: { stars, title, body, authorName } }: { submission: Submission }) => (
  <Quote>
    <p>
      <strong>
        {stars} von 5 Sternen{title === "" ? "" : `: ${title}`}
      </strong>
    </p>
    {body !== "" && <UserText>{body}</UserText>}
    <p className="note">{authorName}</p>
  </Quote>
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
      <PrivacyNote of="rating" />
      <Button type="submit" variant="primary" wide pending={pending}>
        Änderung speichern
      </Button>
      <Button variant="quiet" wide disabled={pending} onClick={() => onDone(submission)}>
        Abbrechen
      </Button>
    </Form>
  );
}
