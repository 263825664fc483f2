import { connectGoogleLocation, type GoogleLocation } from "@portal/contract/external-services/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { CallUs } from "../../../platform/brand/service-phone.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { EmptyState, ErrorState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonForm } from "../../../ui/feedback/skeleton.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { FormActions } from "../../../ui/fields/form-actions.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { SearchField } from "../../../ui/fields/search-field.tsx";
import { link as linkShape, refresh, store } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { NoGooglePermission } from "../components/no-google-permission.tsx";
import { useGooglePermission } from "../components/use-google-permission.ts";
import styles from "../external-services.module.css";
import { foundLocations, obviousLocation, SEARCH_FROM, SHOWN_AT_FIRST, shownLocations } from "../location-choice.ts";
import { GOOGLE_PROFILE_URL, serviceMessage } from "../service-texts.ts";
import { locationsQuery, cacheService } from "../services-store.ts";

/** `entry_google_profile`: chooses the Google location that is this company. */
export default function GoogleProfilePage() {
  const may = useGooglePermission();
  return (
    <>
      <PageHeader
        title="Standort wählen"
        lead="Wählen Sie den Standort bei Google, der zu dieser Firma gehört. Bei Google ändert sich dadurch nichts."
      />
      <div className={styles.narrow}>{may === "yes" ? <Locations /> : <NoGooglePermission who={may} />}</div>
    </>
  );
}

function Locations() {
  const accountId = useActiveAccountId();
  const { data, error, refetch, isFetching } = useQuery({ ...locationsQuery(accountId), throwOnError: false });
  if (data !== undefined)
    return data.length === 0 ? <NoLocation /> : <Choice key={data.length} locations={data} accountId={accountId} />;
  if (error === null || isFetching)
    return (
      <Skeleton label="Ihre Standorte bei Google werden geladen">
        <SkeletonForm fields={3} />
      </Skeleton>
    );
  if (
    error instanceof ApiProblem &&
    (error.has("external_services.not_granted") || error.has("external_services.revoked"))
  )
    return <NotGranted />;
  return (
    <ErrorState
      level={2}
      title="Ihre Standorte konnten nicht geladen werden"
      action={
        <Button icon={refresh} onClick={() => void refetch()}>
          Erneut versuchen
        </Button>
      }
      contact={<CallUs />}
    >
      {serviceMessage("loadLocations", error)}
    </ErrorState>
  );
}

const NotGranted = () => (
  <EmptyState
    level={2}
    icon={linkShape}
    title="Die Freigabe bei Google fehlt noch"
    action={
      <PageLink to="entry_google_auth" className={buttonClass({ variant: "primary" })}>
        Mit Google verbinden
      </PageLink>
    }
  >
    Danach stehen hier die Standorte Ihres Google-Kontos.
  </EmptyState>
);

const NoLocation = () => (
  <EmptyState
    level={2}
    icon={store}
    title="In diesem Google-Konto ist kein Standort"
    action={
      <div className={styles.actions}>
        <PageLink to="entry_google_auth" className={buttonClass({ variant: "primary" })}>
          Anderes Google-Konto wählen
        </PageLink>
        <a href={GOOGLE_PROFILE_URL} target="_blank" rel="noreferrer" className={buttonClass()}>
          Profil bei Google anlegen
          <span className="visually-hidden"> (neues Fenster)</span>
        </a>
      </div>
    }
  >
    Vielleicht gehört Ihr Unternehmensprofil zu einem anderen Google-Konto. Haben Sie noch keines, legen Sie es bei
    Google kostenlos an.
  </EmptyState>
);

type ChoiceProps = { locations: readonly GoogleLocation[]; accountId: number };

function Choice({ locations, accountId }: ChoiceProps) {
  const [chosen, setChosen] = useState(() => obviousLocation(locations));
  const [search, setSearch] = useState("");
  const [most, setMost] = useState(SHOWN_AT_FIRST);
  const { connect, pending, refusal, missing } = useConnect(accountId);
  const found = foundLocations(locations, search);
  const isUnlike = locations.some(({ googleLocationId, suggested }) => googleLocationId === chosen && !suggested);
  const allTaken = locations.every(({ taken }) => taken);
  const shown = shownLocations(found, locations, { chosen, most });

  const form = useRef<HTMLFormElement>(null);
  // The list may be several screens above the button.
  useEffect(() => {
    if (missing > 0) form.current?.querySelector<HTMLElement>("[type=radio]:enabled")?.focus();
  }, [missing]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void connect(locations.find(({ googleLocationId }) => googleLocationId === chosen));
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className={styles.list}>
      {refusal !== null && (
        <Alert tone="danger" announce>
          {refusal}
        </Alert>
      )}
      {locations.length >= SEARCH_FROM && (
        <SearchField
          label="Name oder Ort suchen"
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          // The search runs while people type, so Enter must not submit the form and connect a location.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <p role="status" className={search === "" ? "visually-hidden" : styles.hint}>
        {search === "" ? "" : foundText(found.length)}
      </p>
      <RadioGroup
        label={locations.length === 1 ? "Ihr Standort bei Google" : `Ihre ${locations.length} Standorte bei Google`}
        name="location"
        value={chosen ?? ""}
        error={missing > 0 && chosen === null ? "Bitte wählen Sie einen Standort." : undefined}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={shown.map((location) => ({
          value: location.googleLocationId,
          label: location.locationTitle,
          help: helpOf(location),
          disabled: location.taken,
        }))}
      />
      {found.length > most && (
        <Button className={styles.all} onClick={() => setMost(locations.length)}>
          Alle {found.length} anzeigen
        </Button>
      )}
      {isUnlike && (
        <Alert tone="warning" title="Dieser Standort passt nicht zu Ihrem Eintrag">
          Name und Anschrift sind anders. Bitte prüfen Sie, ob er zu dieser Firma gehört.
        </Alert>
      )}
      {allTaken && (
        <Alert tone="warning" title="Hier ist kein Standort frei">
          Jeder ist schon mit einer anderen Firma verbunden. Trennen Sie ihn dort, oder wählen Sie ein anderes
          Google-Konto.
        </Alert>
      )}
      <FormActions>
        {allTaken ? (
          <PageLink to="entry_google_auth" className={buttonClass({ variant: "primary" })}>
            Anderes Google-Konto wählen
          </PageLink>
        ) : (
          <Button type="submit" variant="primary" pending={pending}>
            Diesen Standort verbinden
          </Button>
        )}
        <PageLink to="entry_rights_overview" className={buttonClass({ variant: "quiet" })}>
          Später wählen
        </PageLink>
      </FormActions>
    </form>
  );
}

const foundText = (count: number): string => {
  if (count === 0) return "Kein Standort passt. Bitte suchen Sie mit anderen Wörtern.";
  return count === 1 ? "Ein Standort passt." : `${count} Standorte passen.`;
};

function helpOf({ address, verification, suggested, taken }: GoogleLocation): string {
  const parts = [
    address || "Ohne Anschrift",
    taken ? "schon mit einer anderen Firma verbunden" : "",
    verification === "confirmed" ? "" : "von Google noch nicht bestätigt",
    suggested && !taken ? "passt zu Ihrem Eintrag" : "",
  ];
  return parts.filter((part) => part !== "").join(" · ");
}

/** Connects the chosen location and opens the overview. */
function useConnect(accountId: number) {
  const client = useQueryClient();
  const goTo = useGoTo();
  const toasts = useToasts();
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  // How often somebody wanted to connect without a choice.
  const [missing, setMissing] = useState(0);

  async function connect(location: GoogleLocation | undefined) {
    setRefusal(null);
    if (location === undefined) return setMissing((count) => count + 1);
    setPending(true);
    try {
      const { googleLocationId, googleAccountId, locationTitle } = location;
      const body = { googleLocationId, googleAccountId, locationTitle };
      const { service } = await apiCall(connectGoogleLocation, { body, accountId });
      await cacheService(client, accountId, service);
      toasts.show({ tone: "success", message: `Verbunden mit ${locationTitle}.` });
      await goTo("entry_rights_overview", { replace: true });
    } catch (error) {
      setRefusal(serviceMessage("connectLocation", error));
      setPending(false);
    }
  }
  return { connect, pending, refusal, missing };
}
