import type { Mailbox } from "@portal/contract/website/mailboxes/calls";
import { germanInstant } from "@portal/contract/text/formats";
import { DataList } from "../../../ui/content/data-list.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ProgressBar } from "../../../ui/feedback/progress.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { forwardingText, isNearlyFull, usedShare, usedText } from "./mailbox-texts.ts";
import styles from "./mailboxes.module.css";
import { SetUp } from "./set-up.tsx";

/** One mailbox: how full it is, what arrives in it, and how to set up a program for it. */
export function MailboxSection({ mailbox }: { mailbox: Mailbox }) {
  const { address, ownerName, aliases, forwardsTo, usedAt } = mailbox;
  const share = usedShare(mailbox);
  return (
    <Section title={address}>
      <div className={styles.mailbox}>
        {isNearlyFull(mailbox) && (
          <Alert tone="warning" title="Dieses Postfach ist fast voll">
            Ist es voll, kommt keine E-Mail mehr an. Löschen Sie alte E-Mails mit großen Anhängen.
          </Alert>
        )}
        <DataList
          items={[
            {
              term: "Platz",
              value: (
                <div className={styles.space}>
                  {usedText(mailbox)}
                  {share !== null && <ProgressBar bare label={`Belegter Platz von ${address}`} value={share * 100} />}
                  {usedAt !== null && <p className="note">Gemessen am {germanInstant(usedAt)} Uhr</p>}
                </div>
              ),
            },
            ...(ownerName === "" ? [] : [{ term: "Name des Absenders", value: ownerName }]),
            ...(aliases.length === 0 ? [] : [{ term: "Weitere Adressen", value: aliases.join(", ") }]),
            ...(forwardsTo.length === 0 ? [] : [{ term: "Weiterleitung", value: forwardingText(mailbox) }]),
          ]}
        />
        <SetUp mailbox={mailbox} />
      </div>
    </Section>
  );
}
