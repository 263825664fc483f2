import { Button } from "../actions/button.tsx";
import { Badge, Status } from "../content/status.tsx";
import { Alert } from "../feedback/alert.tsx";
import { EmptyState, ErrorState } from "../feedback/empty-state.tsx";
import { ProgressBar, ProgressRing } from "../feedback/progress.tsx";
import {
  Skeleton,
  SkeletonCard,
  SkeletonForm,
  SkeletonHeader,
  SkeletonList,
  SkeletonText,
} from "../feedback/skeleton.tsx";
import { Spinner } from "../feedback/spinner.tsx";
import { history } from "../icons/icons.ts";
import { Columns, Row, Stack } from "../page/layout.tsx";
import { Section } from "../page/section.tsx";

/** Messages, states, waiting. */
export function FeedbackGallery() {
  return (
    <Section id="rueckmeldung" title="Rückmeldung" description="Immer Text, Form und Farbe zugleich.">
      <Stack gap="lg">
        <Columns min="lg">
          <Alert tone="danger" title="Nicht gespeichert" actions={<Button size="sm">Erneut versuchen</Button>}>
            Keine Verbindung zum Internet. Ihre Eingaben bleiben hier stehen.
          </Alert>
          <Alert tone="warning" title="Bestätigen Sie Ihren Eintrag bis 12. April" onDismiss={() => {}}>
            Danach gilt er als ungeprüft.
          </Alert>
          <Alert tone="success">Ihre Öffnungszeiten sind gespeichert.</Alert>
          <Alert tone="info" onDismiss={() => {}}>
            Am Sonntag von 2 bis 4 Uhr arbeiten wir am Portal.
          </Alert>
        </Columns>
        <Row>
          <Status tone="success">Aktiv</Status>
          <Status tone="info">In Arbeit</Status>
          <Status tone="warning">Läuft bald ab</Status>
          <Status tone="danger">Abgelehnt</Status>
          <Status tone="neutral">Beendet</Status>
          <Badge>Premium</Badge>
          <Badge accent>3 neu</Badge>
        </Row>
        <Row gap="lg">
          <ProgressRing value={0} label="Leer" />
          <ProgressRing value={42} label="Begonnen" />
          <ProgressRing value={100} label="Vollständig" />
          <Spinner label="Wird geladen" />
        </Row>
        <ProgressBar value={68} label="Vollständigkeit" />
        <ProgressBar value={31} label="Logo wird hochgeladen" kind="progress" />
        <Columns min="lg">
          <EmptyState icon={history} title="Noch keine Änderungen" action={<Button>Öffnungszeiten eintragen</Button>}>
            Hier steht, wer wann was geändert hat. Jede der letzten 20 Änderungen lässt sich zurücknehmen.
          </EmptyState>
          <ErrorState
            title="Der Verlauf konnte nicht geladen werden"
            action={<Button>Erneut versuchen</Button>}
            contact={
              <>
                Hilft das nicht? Rufen Sie uns an:{" "}
                <a href="tel:+493023125118" className="nowrap">
                  030 23125 118
                </a>
              </>
            }
          >
            Ihre Daten sind sicher gespeichert.
          </ErrorState>
        </Columns>
        <Skeleton>
          <Stack gap="lg">
            <SkeletonHeader />
            <Columns>
              <SkeletonCard />
              <SkeletonText lines={5} />
              <SkeletonList rows={3} />
            </Columns>
            <SkeletonForm fields={2} />
          </Stack>
        </Skeleton>
      </Stack>
    </Section>
  );
}
