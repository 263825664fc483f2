import {
  getInvitationsCsv,
  type Invitation,
  INVITATION_BASIS_LABELS,
  INVITATION_PAGE_SIZE,
  type InvitationList,
  NAMED_DAYS,
  REMIND_DAYS,
} from "@portal/contract/ratings/invitations/calls";
import { germanDay, germanInstant } from "@portal/contract/text/formats";
import { Refusal } from "../../../platform/forms/refusal.tsx";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { CsvLink } from "../../../platform/statistics/csv-link.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { Table, type TableColumn } from "../../../ui/content/table.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { mail } from "../../../ui/icons/icons.ts";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { countsText, nameOf, stateOf } from "./invitation-texts.ts";
import { useInvitationSteps } from "./invitations-store.ts";

type InvitationTableProps = { list: InvitationList; page: number; mayWrite: boolean };

/** Who was invited, why, and what became of it. */
export function InvitationTable({ list, page, mayWrite }: InvitationTableProps) {
  const accountId = useActiveAccountId();
  if (list.total === 0) {
    return (
      <EmptyState icon={mail} level={2} title="Noch keine Einladungen">
        Sobald Sie jemanden eingeladen haben, sehen Sie hier, wer bewertet hat und wen Sie einmal erinnern können.
      </EmptyState>
    );
  }
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
    <Section title="Ihre Einladungen" description={countsText(list.counts)}>
      <Stack gap="lg">
        <Table caption="Einladungen" captionHidden columns={columns} rows={list.invitations} rowKey={({ id }) => id} />
        <Pagination
          page={page}
          pageCount={Math.ceil(list.total / INVITATION_PAGE_SIZE)}
          renderLink={(target, props) => (
            <PageLink to="ratings_invitations" query={{ seite: String(target) }} {...props} />
          )}
        />
        <p>
          <CsvLink href={`${getInvitationsCsv.path}?${new URLSearchParams({ accountId: String(accountId) })}`} />
        </p>
        <p className="note">
          Erinnern geht einmal, frühestens nach {REMIND_DAYS} Tagen. Namen und Adressen löschen wir nach {NAMED_DAYS}{" "}
          Tagen. Wer keine Einladungen möchte, bekommt nie wieder eine.
        </p>
      </Stack>
    </Section>
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
