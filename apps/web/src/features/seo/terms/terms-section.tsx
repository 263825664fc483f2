import {
  getSeoTermsCsv,
  type SearchTermPage,
  type SeoOverview,
  type TermGroup,
  type TermOrder,
  TERM_GROUPS,
  TERMS_PER_PAGE,
} from "@portal/contract/seo/calls";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { CsvLink } from "../../../platform/statistics/csv-link.tsx";
import type { RangeChoice } from "../../../platform/statistics/range-in-address.ts";
import { ListFoot } from "../../../ui/lists/item-list.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { Filters } from "../../../ui/lists/filters.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { type PageChoice, queryOf, type TermsChoice } from "../seo-address.ts";
import { termsQuery, termsRequest } from "../seo-store.ts";
import { GROUP_LABELS, namedSentence, nothingFound, orderLabels, totalText } from "./term-texts.ts";
import { COURSE_PLACE, TermCourse } from "./term-course.tsx";
import { TermsTable } from "./terms-table.tsx";

type TermsSectionProps = {
  overview: SeoOverview;
  range: RangeChoice;
  choice: PageChoice;
  usual: TermOrder;
  onShow: (terms: TermsChoice) => void;
};

/** What people search for, by term, keyword or place, with the figures of both sources. */
export function TermsSection(props: TermsSectionProps) {
  const { range, choice } = props;
  const accountId = useActiveAccountId();
  const { terms } = choice;
  const { data, error, isPlaceholderData, refetch } = useQuery({
    ...termsQuery(accountId, range.range, terms),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  const asked = new URLSearchParams({ ...termsRequest(range.range, terms), accountId: String(accountId) });
  const file = `${getSeoTermsCsv.path}?${asked}`;
  return (
    <Section
      title="Wonach Menschen suchen"
      description="Wählen Sie einen Suchbegriff, um seinen Verlauf zu sehen."
      action={data !== undefined && data.total > 0 && <CsvLink href={file} />}
      id="suchbegriffe"
    >
      <Stack gap="lg">
        <TermFilters {...props} />
        {terms.course !== "" && <TermCourse range={range.range} terms={terms} onShow={props.onShow} />}
        {data && (
          <div aria-busy={isPlaceholderData}>
            <Found {...props} found={data} />
          </div>
        )}
        {!data && (
          <NotLoaded failure="Die Suchbegriffe konnten nicht geladen werden" error={error} onRetry={refetch}>
            <Skeleton label="Die Suchbegriffe werden geladen">
              <SkeletonList rows={6} pictures={false} />
            </Skeleton>
          </NotLoaded>
        )}
      </Stack>
    </Section>
  );
}

function TermFilters({ overview, choice: { terms }, onShow }: TermsSectionProps) {
  const narrow = (wanted: Partial<TermsChoice>) => onShow({ ...terms, ...wanted, page: 1 });
  const orders = orderLabels(overview);
  return (
    <Filters search={{ label: "Suchbegriff suchen", value: terms.search, onSearch: (search) => narrow({ search }) }}>
      <Select
        label="Zeigen nach"
        value={terms.group}
        onChange={({ currentTarget: { value } }) => narrow({ group: value as TermGroup, course: "" })}
      >
        {TERM_GROUPS.map((group) => (
          <option key={group} value={group}>
            {GROUP_LABELS[group]}
          </option>
        ))}
      </Select>
      <Select
        label="Sortieren nach"
        value={terms.order}
        onChange={({ currentTarget: { value } }) => narrow({ order: value as TermOrder })}
      >
        {orders.map(([order, label]) => (
          <option key={order} value={order}>
            {label}
          </option>
        ))}
      </Select>
    </Filters>
  );
}

function Found({ overview, range, choice, usual, found }: TermsSectionProps & { found: SearchTermPage }) {
  const { terms } = choice;
  if (found.total === 0) return <p className="note">{nothingFound(terms.search)}</p>;
  return (
    <>
      <TermsTable
        rows={found.rows}
        group={terms.group}
        overview={overview}
        link={(course, name) => (
          <PageLink
            to="seo_overview"
            query={queryOf(range, { ...choice, terms: { ...terms, course } }, usual)}
            place={COURSE_PLACE}
          >
            {name}
          </PageLink>
        )}
      />
      <ListFoot>
        <p role="status" className="note">
          {totalText(found.total, terms.group)} {namedSentence(found.named)}
        </p>
        <Pagination
          page={found.page}
          pageCount={Math.ceil(found.total / TERMS_PER_PAGE)}
          label="Seiten der Suchbegriffe"
          renderLink={(page, link) => (
            <PageLink
              to="seo_overview"
              query={queryOf(range, { ...choice, terms: { ...terms, page } }, usual)}
              place="suchbegriffe"
              {...link}
            />
          )}
        />
      </ListFoot>
    </>
  );
}
