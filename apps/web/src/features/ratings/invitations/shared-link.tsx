import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { CodeToCopy } from "../../../platform/embed/code-to-copy.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { download } from "../../../ui/icons/icons.ts";
import { Row, Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { shortText } from "./invitation-texts.ts";
import { posterHref } from "./invitations-store.ts";

/** The link for everybody: to copy, as a short text and as a code on paper. */
export function SharedLink({ url, company }: { url: string; company: string }) {
  const accountId = useActiveAccountId();
  return (
    <Section
      title="Link und Code"
      description="Wer den Link öffnet, bewertet Sie und bestätigt das per E-Mail. Sie können ihn jedem geben."
    >
      <Stack gap="lg">
        <CodeToCopy
          label="Link zur Bewertung"
          help="Für Rechnungen, Ihre Website oder eine Nachricht."
          code={url}
          rows={1}
          button="Link kopieren"
          copied="Der Link ist kopiert."
        />
        <CodeToCopy
          label="Kurzer Text"
          help="Für eine Nachricht an einen Kunden, mit dem Sie gerade schreiben."
          code={shortText(company, url)}
          rows={3}
          button="Text kopieren"
          copied="Der Text ist kopiert."
        />
        <Row gap="sm">
          <a className={buttonClass()} href={posterHref(accountId, "cards")} download>
            <Icon shape={download} />
            Kärtchen mit QR-Code (PDF)
          </a>
          <a className={buttonClass()} href={posterHref(accountId, "poster")} download>
            <Icon shape={download} />
            Aushang mit QR-Code (PDF)
          </a>
        </Row>
        <p className="note">
          Drucken Sie die Dateien ohne Verkleinerung auf A4. Auf dem Blatt mit Kärtchen sind acht zum Ausschneiden.
        </p>
      </Stack>
    </Section>
  );
}
