import type { LeadContact } from "@portal/contract/leads/lead";
import { phoneDisplay, phoneHref } from "@portal/contract/text/formats";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { mail, phone as phoneShape } from "../../../ui/icons/icons.ts";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useLeadChanges } from "../leads-store.ts";

type ContactSectionProps = { id: number; contact: LeadContact; mayWrite: boolean };

/** Who asks, and how to answer: by phone, in the portal, or with one's own mail program. */
export function ContactSection({ id, contact: { name, email, phone }, mayWrite }: ContactSectionProps) {
  const { openThread } = useLeadChanges();
  const { pending, refusal, run } = useSubmission();
  const goTo = useGoTo();
  const write = () =>
    run(async () => {
      const thread = await openThread(id);
      await goTo("inquiries_messages", { query: { verlauf: String(thread.id) } });
    });
  return (
    <Section title={name === "" ? "Kontakt" : name}>
      <Stack>
        <Refusal text={refusal} />
        <Row gap="md">
          {phone !== "" && (
            <a className={buttonClass({ variant: "primary" })} href={phoneHref(phone)}>
              <Icon shape={phoneShape} />
              <span className="visually-hidden">Anrufen: </span>
              {phoneDisplay(phone)}
            </a>
          )}
          {email !== "" && mayWrite && (
            <Button
              icon={mail}
              variant={phone === "" ? "primary" : "secondary"}
              pending={pending}
              onClick={() => void write()}
            >
              Nachricht schreiben
            </Button>
          )}
        </Row>
        {email !== "" && (
          <p>
            E-Mail: <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          </p>
        )}
        {phone === "" && email === "" && <p>Die Kontaktdaten sind gelöscht.</p>}
      </Stack>
    </Section>
  );
}
