import { type Awards, downloadPdfSignet } from "@portal/contract/ratings/awards/calls";
import { badgePath } from "@portal/contract/ratings/awards/badge";
import { ratingsText, scoreText } from "@portal/contract/ratings/awards/rules";
import { rightCovers } from "@portal/contract/http/access";
import { germanDay } from "@portal/contract/text/formats";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Button } from "../../../ui/actions/button.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { useSwitchSignet } from "./awards-store.ts";
import styles from "./awards.module.css";
import { CriteriaList } from "./criteria-list.tsx";
import { Downloads } from "./downloads.tsx";

/** The signet: its state, its criteria, its picture and its files. */
export function SignetSection({ awards }: { awards: Awards }) {
  const { hasSignet, isLocked, awardedOn, signet, sum } = awards;
  const isShown = hasSignet && awardedOn !== null && !isLocked;
  return (
    <Section title="Bewertungssiegel" description={descriptionOf(awards)}>
      <Stack gap="lg">
        {!hasSignet && (
          <Alert tone="info" title="Das Siegel gehört nicht zu Ihrem Produkt">
            Sie sehen hier, was es braucht. Fragen und Bestellung: <ServicePhone />
          </Alert>
        )}
        {hasSignet && <SignetSwitch isLocked={isLocked} isEarned={awardedOn !== null} />}
        {isShown && (
          <>
            <SignetPicture sum={`${scoreText(sum)} von 5 Sternen, ${ratingsText(sum.ratings)}`} />
            <Downloads endpoint={downloadPdfSignet} what="Siegel" />
          </>
        )}
        <CriteriaList label="Bedingungen für das Siegel" criteria={signet} />
        <p className="note">
          Es zählen Bewertungen, die seit dem {germanDay(awards.countedFrom)} bei uns abgegeben und bestätigt wurden,
          gute und schlechte gleich. Bewertungen anderer Portale zählen nicht, weil wir nicht wissen, wie sie geprüft
          werden. <PageLink to="ratings_invitations">Laden Sie Kunden ein</PageLink>, um mehr Bewertungen zu bekommen.
        </p>
      </Stack>
    </Section>
  );
}

const descriptionOf = ({ awardedOn, isLocked, hasSignet }: Awards): string => {
  if (!hasSignet || awardedOn === null) return "Sie bekommen es von selbst, sobald die Bedingungen erfüllt sind.";
  return isLocked
    ? `Sie sind seit dem ${germanDay(awardedOn)} ausgezeichnet. Das Siegel ist ausgeschaltet.`
    : `Sie sind seit dem ${germanDay(awardedOn)} ausgezeichnet. Das Siegel zeigt immer den Stand von heute.`;
};

/** The same picture as on other sites; its address changes with what it shows, so that no older copy is seen. */
function SignetPicture({ sum }: { sum: string }) {
  const src = `${badgePath(useActiveAccountId(), "svg")}?${new URLSearchParams({ stand: sum })}`;
  return (
    <div className={styles.stage}>
      <img className={styles.picture} src={src} width={320} height={160} alt={`Ihr Siegel: ${sum}`} />
    </div>
  );
}

function SignetSwitch({ isLocked, isEarned }: { isLocked: boolean; isEarned: boolean }) {
  const mayWrite = rightCovers(useAccount().right, "write");
  const { refusal, pending, run } = useSubmission();
  const change = useSwitchSignet();
  const toasts = useToasts();
  const turn = (on: boolean) =>
    run(async () => {
      await change(on);
      toasts.show({
        tone: "success",
        message: on ? "Das Siegel ist eingeschaltet." : "Das Siegel ist ausgeschaltet.",
        action: { label: "Rückgängig", onSelect: () => void change(!on) },
      });
    });
  return (
    <div className={styles.switch}>
      <Status tone={isLocked ? "neutral" : "success"}>{isLocked ? "Ausgeschaltet" : "Eingeschaltet"}</Status>
      <p className="note">
        {isLocked
          ? "Auf Ihrer Website, auf der Nachweisseite und bei uns ist kein Siegel zu sehen. Schon gedruckte Siegel müssen Sie selbst entfernen."
          : isEarned
            ? "Schalten Sie es aus, verschwindet es innerhalb einer Minute von Ihrer Website und von der Nachweisseite."
            : "Es erscheint von selbst, sobald die Bedingungen erfüllt sind."}
      </p>
      <Refusal text={refusal} />
      {mayWrite ? (
        <Button pending={pending} onClick={() => void turn(isLocked)}>
          {isLocked ? "Siegel einschalten" : "Siegel ausschalten"}
        </Button>
      ) : (
        <p className="note">Sie können hier nur lesen. Ändern kann es, wer diese Firma bearbeiten darf.</p>
      )}
    </div>
  );
}
