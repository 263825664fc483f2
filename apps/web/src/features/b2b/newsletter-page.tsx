import { NEWSLETTER_TEXT_VERSION, NEWSLETTER_TEXTS, subscribeNewsletter } from "@portal/contract/b2b/calls";
import { useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { brand } from "../../platform/brand/brand.ts";
import { Form } from "../../platform/forms/form.tsx";
import { formText } from "../../platform/forms/form-text.ts";
import { useSubmission } from "../../platform/forms/use-submission.ts";
import { useSession } from "../../platform/session/use-session.ts";
import { PrivacyNote } from "../../platform/privacy/privacy-note.tsx";
import { Button } from "../../ui/actions/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { CardPage } from "../../ui/page/card-page.tsx";
import styles from "./newsletter.module.css";

/**
 * `b2b_newsletter`: orders the newsletter for businesses. Nothing is sent until somebody opens the link in the mail.
 */
export function NewsletterPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <CardPage
      title="Newsletter für Betriebe"
      lead={`Tipps für Ihren Eintrag und Neues von ${brand.name}, etwa einmal im Monat. Kostenlos und jederzeit abbestellbar.`}
      wide
    >
      {sentTo === null ? (
        <OrderForm onSent={setSentTo} />
      ) : (
        <Alert tone="success" announce title="Bitte sehen Sie in Ihrem Postfach nach">
          Wir haben eine E-Mail an {sentTo} geschickt. Der Newsletter kommt erst, wenn Sie den Link darin öffnen und
          bestätigen.
        </Alert>
      )}
    </CardPage>
  );
}

function OrderForm({ onSent }: { onSent: (email: string) => void }) {
  const { errors, refusal, pending, submit } = useSubmission();
  const session = useSession();

  function send(form: HTMLFormElement) {
    void submit(form, async () => {
      const email = formText(form, "email");
      await apiCall(subscribeNewsletter, { body: { email, textVersion: NEWSLETTER_TEXT_VERSION } });
      onSent(email.trim());
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send}>
      <TextField
        label="E-Mail-Adresse"
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        defaultValue={session.kind === "logged-in" ? session.user.email : ""}
        error={errors["email"]}
      />
      <p className={styles.consent}>{NEWSLETTER_TEXTS[NEWSLETTER_TEXT_VERSION]}</p>
      <PrivacyNote of="newsletter" />
      <Button type="submit" variant="primary" wide pending={pending}>
        Newsletter bestellen
      </Button>
    </Form>
  );
}
