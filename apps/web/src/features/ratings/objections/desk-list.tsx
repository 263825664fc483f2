import { type ObjectionItem } from "@portal/contract/ratings/objections/calls";
import { DESK_PAGE_SIZE, type DeskFilter } from "@portal/contract/ratings/objections/desk-calls";
import {
  OBJECTION_REASON_CODES,
  OBJECTION_REASONS,
  type ObjectionReason,
} from "@portal/contract/ratings/objections/reasons";
import { turnOf } from "@portal/contract/ratings/objections/states";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { ListFoot } from "../../../ui/lists/item-list.tsx";
import { Stat } from "../../../ui/figures/stat.tsx";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { inbox } from "../../../ui/icons/icons.ts";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { Filters } from "../../../ui/lists/filters.tsx";
import { Columns } from "../../../ui/page/layout.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { deskObjectionsQuery } from "./objection-store.ts";
import styles from "./objections.module.css";
import { StateOf } from "./parts.tsx";
import { type DeskView, queryOfDesk } from "./view.ts";

const SHOWS: Record<DeskFilter, string> = {
  todo: "Zu tun",
  waiting: "Wartet auf andere",
  done: "Entschieden und beendet",
  all: "Alle",
};

/** The work list: what waits for the desk, the earliest deadline first. */
export function DeskList({ view }: { view: DeskView }) {
  const { data, error, refetch } = useQuery({
    ...deskObjectionsQuery(view),
    placeholderData: keepPreviousData,
    throwOnError: false,
  });
  return (
    <>
      <PageHeader
        title="Bewertungsmanager"
        lead="Einwände gegen Bewertungen: prüfen, beide Seiten hören, zu zweit entscheiden."
      />
      <PageParts width="list">
        {data && (
          <Columns>
            <Stat
              label="Zu tun"
              value={data.todo}
              definition={
                data.todo === 1 ? "Ein Einwand, bei dem wir am Zug sind." : "Einwände, bei denen wir am Zug sind."
              }
            />
            <Stat label="Davon überfällig" value={data.overdue} definition="Einwände, deren Frist vorbei ist." />
          </Columns>
        )}
        <DeskFilters view={view} />
        {data ? (
          <Cases objections={data.objections} total={data.total} view={view} />
        ) : (
          <NotLoaded level={2} failure="Die Einwände konnten nicht geladen werden" error={error} onRetry={refetch}>
            <Skeleton>
              <SkeletonList rows={5} pictures={false} />
            </Skeleton>
          </NotLoaded>
        )}
      </PageParts>
    </>
  );
}

function DeskFilters({ view }: { view: DeskView }) {
  const goTo = useGoTo();
  const narrow = (wanted: Partial<DeskView>) =>
    void goTo("rating_manager", {
      query: queryOfDesk({ ...view, page: 1, ...wanted }),
      replace: true,
      withoutAsking: true,
    });
  return (
    <Filters
      search={{ label: "Suchen, Firma oder Nummer", value: view.search, onSearch: (search) => narrow({ search }) }}
    >
      <Select
        label="Zeigen"
        value={view.show}
        onChange={({ currentTarget: { value } }) => narrow({ show: value as DeskFilter })}
      >
        {Object.entries(SHOWS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      <Select
        label="Grund"
        value={view.reason ?? ""}
        onChange={({ currentTarget: { value } }) =>
          narrow({ reason: value === "" ? null : (value as ObjectionReason) })
        }
      >
        <option value="">Alle</option>
        {OBJECTION_REASON_CODES.map((code) => (
          <option key={code} value={code}>
            {OBJECTION_REASONS[code].label}
          </option>
        ))}
      </Select>
    </Filters>
  );
}

type CasesProps = { objections: readonly ObjectionItem[]; total: number; view: DeskView };

function Cases({ objections, total, view }: CasesProps) {
  const [today] = useState(() => berlinDate(Date.now()));
  if (objections.length === 0) {
    return (
      <EmptyState icon={inbox} level={2} title={view.show === "todo" ? "Nichts zu tun" : "Nichts gefunden"}>
        {view.show === "todo"
          ? "Neue Einwände und abgelaufene Fristen erscheinen hier."
          : "Suchen Sie mit einem anderen Wort oder zeigen Sie andere Einwände."}
      </EmptyState>
    );
  }
  return (
    <section aria-label="Einwände">
      <Table caption="Einwände" captionHidden columns={columnsOn(today)} rows={objections} rowKey={({ id }) => id} />
      <ListFoot>
        <p role="status" className="note">
          {total === 1 ? "Ein Einwand" : `${total} Einwände`}
        </p>
        <Pagination
          page={view.page}
          pageCount={Math.ceil(total / DESK_PAGE_SIZE)}
          renderLink={(page, props) => (
            <PageLink to="rating_manager" query={queryOfDesk({ ...view, page })} {...props} />
          )}
        />
      </ListFoot>
    </section>
  );
}

const columnsOn = (today: string): TableColumn<ObjectionItem>[] => [
  {
    key: "case",
    header: "Einwand",
    cell: ({ id, company }) => (
      <PageLink to="rating_manager" query={{ einwand: String(id) }}>
        Nr. {id}, {company}
      </PageLink>
    ),
  },
  { key: "reason", header: "Grund", cell: ({ reason }) => OBJECTION_REASONS[reason].label },
  { key: "state", header: "Stand", cell: (item) => <StateOf objection={item} side="desk" /> },
  { key: "due", header: "Bis", cell: (item) => <Due item={item} today={today} /> },
];

function Due({ item: { dueOn, state }, today }: { item: ObjectionItem; today: string }) {
  if (dueOn === null) return "–";
  const isLate = dueOn < today && turnOf(state) === "manager";
  return isLate ? <span className={styles.late}>{germanDay(dueOn)}, überfällig</span> : germanDay(dueOn);
}
