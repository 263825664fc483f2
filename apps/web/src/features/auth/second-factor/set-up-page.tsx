import { getSecondFactor } from "@portal/contract/auth/second-factor/calls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { personKey } from "../../../platform/query/query-keys.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { lookUpSession } from "../../../platform/session/session-store.ts";
import { useLoggedIn } from "../../../platform/session/use-session.ts";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { useHeadlineFocus } from "../components/use-headline-focus.ts";
import { SetUpStep, type Step } from "./set-up-steps.tsx";

/**
 * `second_factor_set_up`: customer care without a second factor sets one up. The guard leads here from everywhere, and
 * others away.
 */
export default function SetUpPage() {
  const isMissing = useLoggedIn()?.user.secondFactorMissing === true;
  return isMissing ? <SetUp /> : <Done />;
}

function SetUp() {
  const [step, setStep] = useState<Step>({ kind: "password" });
  const { data, error, refetch } = useQuery({
    queryKey: personKey("auth", getSecondFactor),
    queryFn: ({ signal }) => apiCall(getSecondFactor, { signal }),
    throwOnError: false,
  });
  useHeadlineFocus(step.kind === "app");
  useHeadlineFocus(step.kind === "done");
  return (
    <CardPage
      title={{ password: "Anmeldung mit Code einrichten", app: "App verbinden", done: "Ihre Ersatzcodes" }[step.kind]}
      lead={
        step.kind === "password" &&
        "Als Kundendienst melden Sie sich mit Passwort und einem Code aus einer App an. Richten Sie das bitte jetzt ein. Es dauert zwei Minuten."
      }
      below={
        step.kind !== "done" && (
          <p>
            <PageLink to="logout">Abmelden</PageLink>
          </p>
        )
      }
    >
      {data === undefined && error === null && <SkeletonText lines={4} />}
      {data === undefined && error !== null && (
        <LoadFailure
          level={2}
          title="Die Einrichtung konnte nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {data !== undefined && (
        <Stack gap="lg">
          <SetUpStep step={step} hasPassword={data.hasPassword} onStep={setStep} />
          {step.kind === "done" && (
            <Button variant="primary" wide onClick={() => void lookUpSession()}>
              Ich habe die Codes gespeichert
            </Button>
          )}
        </Stack>
      )}
    </CardPage>
  );
}

function Done() {
  useHeadlineFocus();
  return (
    <CardPage
      title="Anmeldung mit Code ist eingerichtet"
      lead="Halten Sie für die nächste Anmeldung Ihre App bereit. Jeder Code gilt nur einmal."
      below={
        <p>
          <PageLink to="user_dashboard">Mein Bereich</PageLink>
        </p>
      }
    >
      <PageLink to="login_cuca" className={buttonClass({ variant: "primary", wide: true })}>
        Für eine Firma anmelden
      </PageLink>
    </CardPage>
  );
}
