import type { LeadsPageName } from "@portal/contract/leads/pages";
import type { LeadKind } from "@portal/contract/leads/states";
import type { ReactNode } from "react";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { LeadDetail } from "../detail/lead-detail.tsx";
import { leadOf, leadsViewOf } from "../leads-address.ts";
import { LeadList } from "./lead-list.tsx";

type LeadsPageProps = {
  kind: LeadKind;
  page: LeadsPageName;
  title: string;
  lead: string;
  /** How long leads are kept. */
  kept: string;
  /** Shown if there never was one. */
  empty: ReactNode;
};

/** The leads of one kind, or one of them; the address says which. */
export function LeadsPage({ kind, page, title, lead, kept, empty }: LeadsPageProps) {
  const query = usePageQuery();
  const id = leadOf(query);
  if (id !== null) return <LeadDetail key={id} id={id} page={page} />;
  return (
    <>
      <PageHeader title={title} lead={lead} />
      <LeadList kind={kind} page={page} kept={kept} empty={empty} view={leadsViewOf(query)} />
    </>
  );
}
