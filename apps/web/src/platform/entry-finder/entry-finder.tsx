import { findEntries, type FoundEntry } from "@portal/contract/entry/finder/calls";
import type { RouteName } from "@portal/contract/pages/routes";
import { useQuery } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { Button } from "../../ui/actions/button.tsx";
import { Skeleton, SkeletonList } from "../../ui/feedback/skeleton.tsx";
import { SearchField } from "../../ui/fields/search-field.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { chevronRight } from "../../ui/icons/icons.ts";
import { apiCall } from "../api/api-call.ts";
import { LoadFailure } from "../api/load-failure.tsx";
import { formText } from "../forms/form-text.ts";
import { personKey } from "../query/query-keys.ts";
import { PageLink } from "../routing/page-link.tsx";
import { useGoTo, usePageQuery } from "../routing/use-go-to.ts";
import styles from "./entry-finder.module.css";
import { resultText } from "./result-text.ts";

/**
 * Finds a company in the directory, and leads to a page about it (`?firma=<company id>`). The address holds the search
 * text, so that people come back to what they found.
 * @param here the page that shows the finder
 */
export function EntryFinder({ here, to }: { here: RouteName; to: RouteName }) {
  const { suche = "" } = usePageQuery();
  const goTo = useGoTo();
  const { data, error, refetch } = useQuery({
    queryKey: personKey("entry", findEntries, { query: { text: suche } }),
    queryFn: ({ signal }) => apiCall(findEntries, { query: { text: suche }, signal }),
    enabled: suche !== "",
    throwOnError: false,
  });
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = formText(event.currentTarget, "suche").trim();
    void goTo(here, { query: text === "" ? {} : { suche: text }, replace: true });
  }
  return (
    <div className={styles.finder}>
      <form role="search" aria-label="Firma suchen" onSubmit={search} className={styles.form}>
        <SearchField label="Firma und Ort" labelHidden={false} name="suche" defaultValue={suche} maxLength={200} />
        <Button type="submit" formMethod="get" variant="primary">
          Suchen
        </Button>
      </form>
      <p className={styles.hint}>Zum Beispiel „Malerbetrieb Ehrlich Köln“ oder Straße und Postleitzahl.</p>
      <div aria-live="polite">
        {data && <p className={styles.result}>{resultText(data.entries.length, data.more)}</p>}
      </div>
      {suche !== "" && !data && !error && (
        <Skeleton>
          <SkeletonList rows={3} pictures={false} />
        </Skeleton>
      )}
      {error && !data && (
        <LoadFailure level={2} title="Die Suche hat nicht geklappt" error={error} onRetry={() => void refetch()} />
      )}
      {data && data.entries.length > 0 && (
        <ul role="list" className={styles.entries}>
          {data.entries.map((entry) => (
            <li key={entry.id}>
              <PageLink to={to} query={{ firma: String(entry.id) }} className={styles.entry}>
                <span className={styles.words}>
                  <span className={styles.name}>{entry.name}</span>
                  <span className={styles.address}>{addressOf(entry)}</span>
                </span>
                <Icon shape={chevronRight} />
              </PageLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

const addressOf = ({ street, zipCode, city }: FoundEntry): string =>
  [street, `${zipCode} ${city}`.trim()].filter((part) => part !== "").join(", ");
