import { chooseSearchProperty, type SearchProperty } from "@portal/contract/seo/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { Form } from "../../../platform/forms/form.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonForm } from "../../../ui/feedback/skeleton.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { siteName } from "../overview/seo-texts.ts";
import { cacheConnection, propertiesQuery } from "../seo-store.ts";
import { SEARCH_CONSOLE_URL } from "./connection-texts.ts";
import styles from "./connection.module.css";

type PropertyChoiceProps = { chosen?: string | null; onClose?: () => void };

/** Chooses which website of the Google account is the company's. */
export function PropertyChoice({ chosen = null, onClose }: PropertyChoiceProps) {
  const accountId = useActiveAccountId();
  const { data, error, refetch } = useQuery({
    ...propertiesQuery(accountId),
    // People who return from Google have other properties.
    staleTime: 0,
    throwOnError: false,
  });
  if (data) {
    const own = data.properties.filter((property) => property.own);
    return own.length === 0 ? (
      <NoProperty {...data} />
    ) : (
      <Choice own={own} foreign={data.properties.length - own.length} chosen={chosen} onClose={onClose} />
    );
  }
  return (
    <NotLoaded failure="Ihre Websites bei Google konnten nicht geladen werden" error={error} onRetry={refetch}>
      <Skeleton label="Ihre Websites bei Google werden geladen">
        <SkeletonForm fields={2} />
      </Skeleton>
    </NotLoaded>
  );
}

type ChoiceProps = { own: SearchProperty[]; foreign: number; chosen: string | null; onClose: (() => void) | undefined };

function Choice({ own, foreign, chosen, onClose }: ChoiceProps) {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  const toasts = useToasts();
  const { submit, pending, refusal } = useSubmission();
  const [siteUrl, setSiteUrl] = useState(chosen ?? own[0]?.siteUrl ?? "");
  const replaces = chosen !== null && chosen !== siteUrl;

  async function choose() {
    const { searchConsole } = await apiCall(chooseSearchProperty, { body: { siteUrl }, accountId });
    await cacheConnection(client, accountId, searchConsole);
    toasts.show({ tone: "success", message: `${siteName(siteUrl)} ist verbunden.` });
    onClose?.();
  }
  return (
    <Form refusal={refusal} onSubmit={(form) => submit(form, choose)}>
      <RadioGroup
        label="Welche Website gehört zu dieser Firma?"
        name="siteUrl"
        value={siteUrl}
        onChange={({ currentTarget: { value } }) => setSiteUrl(value)}
        options={own.map((property) => ({
          value: property.siteUrl,
          label: siteName(property.siteUrl),
          help: property.siteUrl.startsWith("sc-domain:") ? "Die ganze Domain, mit allen Adressen" : property.siteUrl,
        }))}
      />
      {foreign > 0 && (
        <p className={styles.quiet}>
          {foreign === 1 ? "Eine weitere Website" : `${foreign} weitere Websites`} des Google-Kontos gehören nicht zu
          dieser Firma und stehen deshalb nicht hier.
        </p>
      )}
      {replaces && (
        <Alert tone="warning">
          Die Zahlen von {siteName(chosen)} werden gelöscht und die der neuen Website geholt.
        </Alert>
      )}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" pending={pending}>
          Diese Website verbinden
        </Button>
        {onClose && <Button onClick={onClose}>Abbrechen</Button>}
      </div>
    </Form>
  );
}

const NoProperty = ({ properties, websites }: { properties: SearchProperty[]; websites: string[] }) => (
  <Alert
    tone="warning"
    title={
      websites.length === 0
        ? "In Ihrem Eintrag steht keine Website"
        : "Ihre Website ist in diesem Google-Konto nicht dabei"
    }
    actions={
      websites.length === 0 ? (
        <PageLink to="entry_data" place="adresse">
          Website eintragen
        </PageLink>
      ) : (
        <a href={SEARCH_CONSOLE_URL} target="_blank" rel="noreferrer">
          Search Console bei Google öffnen
          <span className="visually-hidden"> (neues Fenster)</span>
        </a>
      )
    }
  >
    {websites.length === 0
      ? "Erst dann wissen wir, welche Website zu Ihrer Firma gehört."
      : `Gesucht haben wir ${websites.join(", ")}. ${properties.length === 0 ? "In dem Konto ist keine Website." : "Das Konto hat nur andere Websites."} Fügen Sie Ihre Website dort hinzu, oder trennen Sie die Verbindung und melden Sie sich mit einem anderen Google-Konto an.`}
  </Alert>
);
