import {
  type Invitation,
  INVITATION_BASIS_LABELS,
  INVITATION_PAGE_SIZE,
  INVITATION_SEARCH_CHARACTERS,
  type InvitationList,
  NAMED_DAYS,
  REMIND_DAYS,
} from "@portal/contract/ratings/invitations/calls";
import { germanDay, germanInstant, germanNumber } from "@portal/contract/text/formats";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { CsvLink } from "../../../platform/statistics/csv-link.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { mail } from "../../../ui/icons/icons.ts";
import { Filters } from "../../../ui/lists/filters.tsx";
import { ListFoot } from "../../../ui/lists/item-list.tsx";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { countsText, nameOf, stateOf } from "./invitation-texts.ts";
import {
  invitationsCsvHref,
  type InvitationsView,
  queryOfInvitations,
  useInvitationSteps,
} from "./invitations-store.ts";

type InvitationTableProps = { list: InvitationList; view: InvitationsView; mayWrite: boolean };

/** Who was invited, why, and what became of it. */
export function InvitationTable({ list, view, mayWrite }: InvitationTableProps) {
  const goTo = useGoTo();
  const search = (words: string) =>
    void goTo("ratings_invitations", {
      query: queryOfInvitations({ search: words, page: 1 }),
      replace: true,
      withoutAsking: true,
    });
  if (list.counts.sent === 0) {
    return (
      <EmptyState icon={mail} level={2} title="Noch keine Einladungen">
        Sobald Sie jemanden eingeladen haben, sehen Sie hier, wer bewertet hat und wen Sie einmal erinnern können.
      </EmptyState>
    );
  }
  return (
    <Section title="Ihre Einladungen" description={countsText(list.counts)}>
      <Stack gap="lg">
        <Filters
          search={{
            label: "Name oder Adresse suchen",
            maxLength: INVITATION_SEARCH_CHARACTERS,
            value: view.search,
            onSearch: search,
          }}
        />
        {list.total === 0 ? (
          <NothingFound onShowAll={() => search("")} />
        ) : (
          <Found list={list} view={view} mayWrite={mayWrite} />
        )}
        <p className="note">
          Erinnern geht einmal, frühestens nach {REMIND_DAYS} Tagen. Namen und Adressen löschen wir nach {NAMED_DAYS}{" "}
          Tagen. Wer keine Einladungen möchte, bekommt nie wieder eine.
        </p>
      </Stack>
    </Section>
  );
}

const NothingFound = ({ onShowAll }: { onShowAll: () => void }) => (
  <>
    <p role="status">Keine Einladung passt zu dieser Suche.</p>
    <p>
      <Button onClick={onShowAll}>Alle Einladungen zeigen</Button>
    </p>
  </>
);

function Found({ list, view, mayWrite }: InvitationTableProps) {
  const accountId = useActiveAccountId();
  const columns: TableColumn<Invitation>[] = [
    { key: "who", header: "Wer", cell: nameOf },
    {
      key: "state",
      header: "Stand",
      cell: (row) => {
        const { tone, text } = stateOf(row);
        return <Status tone={tone}>{text}</Status>;
      },
    },
    { key: "sent", header: "Eingeladen", cell: ({ sentAt }) => germanInstant(sentAt) },
    {
      key: "basis",
      header: "Grundlage",
      cell: ({ basis, basisOn, notedBy }) =>
        `${INVITATION_BASIS_LABELS[basis]} vom ${germanDay(basisOn)}${notedBy === "" ? "" : `, angegeben von ${notedBy}`}`,
    },
    ...(mayWrite
      ? [{ key: "remind", header: "Erinnern", cell: (row: Invitation) => <Remind invitation={row} /> }]
      : []),
  ];
  return (
    <>
      <Table caption="Einladungen" captionHidden columns={columns} rows={list.invitations} rowKey={({ id }) => id} />
      <ListFoot>
        <p role="status" className="note">
          {list.total === 1 ? "Eine Einladung" : `${germanNumber(list.total)} Einladungen`}
        </p>
        <Pagination
          page={view.page}
          pageCount={Math.ceil(list.total / INVITATION_PAGE_SIZE)}
          renderLink={(page, props) => (
            <PageLink to="ratings_invitations" query={queryOfInvitations({ ...view, page })} {...props} />
          )}
        />
      </ListFoot>
      <p>
        <CsvLink href={invitationsCsvHref(accountId, view.search)} />
      </p>
    </>
  );
}

function Remind({ invitation }: { invitation: Invitation }) {
  const { refusal, pending, run } = useSubmission();
  const { remind } = useInvitationSteps();
  const toasts = useToasts();
  if (!invitation.mayRemind) return <span className="note">–</span>;
  return (
    <>
      <Refusal text={refusal} />
      <Button
        size="sm"
        pending={pending}
        onClick={() =>
          void run(async () => {
            await remind(invitation.id);
            toasts.show({ tone: "success", message: "Die Erinnerung ist vorgemerkt." });
          })
        }
      >
        Erinnern
        <span className="visually-hidden">: {nameOf(invitation)}</span>
      </Button>
    </>
  );
}
