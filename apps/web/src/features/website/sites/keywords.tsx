import { PARTS } from "@portal/contract/entry/parts";
import { rightCovers } from "@portal/contract/http/access";
import type { Website, WebsiteKeyword } from "@portal/contract/website/sites/calls";
import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Status } from "../../../ui/content/status.tsx";
import { Table } from "../../../ui/content/table.tsx";
import { SkeletonList, Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { keywordsQuery } from "./sites-store.ts";
import { keywordsTitle, siteName } from "./site-texts.ts";

type KeywordsProps = { websites: readonly Website[] };

/** What the websites are to be found by, compared with the entry: the directory finds the company by its own words. */
export function Keywords({ websites }: KeywordsProps) {
  const { data, error, refetch } = useQuery({ ...keywordsQuery(useActiveAccountId()), throwOnError: false });
  if (data) return <Found keywords={data.keywords} websites={websites} />;
  return (
    <Section title="Suchbegriffe">
      {error ? (
        <LoadFailure
          title="Die Suchbegriffe konnten nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton>
          <SkeletonList rows={3} pictures={false} />
        </Skeleton>
      )}
    </Section>
  );
}

function Found({ keywords, websites }: KeywordsProps & { keywords: readonly WebsiteKeyword[] }) {
  const mayWrite = rightCovers(useAccount().right, "write");
  const isMissing = keywords.some(({ inEntry }) => !inEntry);
  const names = new Map(websites.map((website) => [website.id, siteName(website)]));
  const shown = (ids: readonly number[]): string => ids.flatMap((id) => names.get(id) ?? []).join(", ");
  return (
    <Section
      title={keywordsTitle(keywords)}
      description="Nach diesen Wörtern soll Ihre Website gefunden werden. Im Verzeichnis zählt, was in Ihrem Eintrag steht."
      action={
        isMissing &&
        mayWrite && (
          <PageLink to="entry_data" place={PARTS.searchKeywordsData.anchor}>
            Im Eintrag ergänzen
          </PageLink>
        )
      }
    >
      <Table
        caption="Suchbegriffe der Website"
        captionHidden
        rows={keywords}
        rowKey={({ keyword }) => keyword}
        columns={[
          { key: "keyword", header: "Suchbegriff", cell: ({ keyword }) => keyword },
          ...(websites.length > 1
            ? [{ key: "site", header: "Website", cell: (row: WebsiteKeyword) => shown(row.websites) }]
            : []),
          {
            key: "entry",
            header: "In Ihrem Eintrag",
            cell: ({ inEntry }) => (
              <Status tone={inEntry ? "success" : "neutral"}>{inEntry ? "Steht darin" : "Fehlt"}</Status>
            ),
          },
        ]}
      />
    </Section>
  );
}
