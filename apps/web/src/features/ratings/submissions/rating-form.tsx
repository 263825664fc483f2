import { LEAST_MS, type RatingPage, submitRating } from "@portal/contract/ratings/submissions/calls";
import { AUTHOR_CHARACTERS } from "@portal/contract/ratings/submissions/limits";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { after, ProgramTrap } from "../../../platform/forms/against-programs.tsx";
import { Form } from "../../../platform/forms/form.tsx";
import { formText } from "../../../platform/forms/form-text.ts";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { PrivacyNote } from "../../../platform/privacy/privacy-note.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { RatingFields } from "./rating-fields.tsx";

type RatingFormProps = {
  page: RatingPage;
  /** The token of an invitation; without one the form asks for an address. */
  invitation?: string | undefined;
  authorName?: string;
  onDone: (state: "waiting" | "published", email: string) => void;
};

/** The form of the public rating page. */
export function RatingForm({ page, invitation, authorName = "", onDone }: RatingFormProps) {
  const { errors, refusal, pending, submit, refuse } = useSubmission();
  const [stars, setStars] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const [shownAt] = useState(() => Date.now());
  useUnsavedChanges(isTouched && !pending);

  function send(form: HTMLFormElement) {
    if (stars === 0) {
      refuse("stars", "Bitte wählen Sie Sterne aus.");
      form.querySelector<HTMLElement>("[name=stars]")?.focus();
      return;
    }
    void submit(form, async () => {
      const email = formText(form, "email").trim();
      // The server takes a form that was filled in faster for that of a program.
      await after(shownAt + LEAST_MS + 200 - Date.now());
      const body = {
        companyId: page.company.id,
        stars,
        title: formText(form, "title"),
        body: formText(form, "body"),
        authorName: formText(form, "authorName"),
        email,
        ticket: page.ticket,
        website: formText(form, "website"),
        ...(invitation === undefined ? {} : { invitation }),
      };
      const { state } = await apiCall(submitRating, { body });
      setTouched(false);
      onDone(state, email);
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send} onInput={() => setTouched(true)}>
      <RatingFields stars={stars} onStars={setStars} errors={errors} />
      <TextField
        label="Name bei der Bewertung"
        help="So steht er öffentlich da. Vorname und erster Buchstabe des Nachnamens genügen."
        name="authorName"
        maxLength={AUTHOR_CHARACTERS}
        defaultValue={authorName}
        autoComplete="nickname"
        error={errors["authorName"]}
      />
      {invitation === undefined && (
        <TextField
          label="Ihre E-Mail-Adresse"
          help="Wir schicken Ihnen einen Link zum Bestätigen. Die Firma sieht die Adresse nicht."
          name="email"
          type="email"
          autoComplete="email"
          error={errors["email"]}
        />
      )}
      <ProgramTrap />
      <PrivacyNote of="rating" />
      <Button type="submit" variant="primary" wide pending={pending}>
        Bewertung abgeben
      </Button>
    </Form>
  );
}
