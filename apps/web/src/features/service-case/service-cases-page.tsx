import { rightCovers } from "@portal/contract/http/access";
import { usePageQuery } from "../../platform/routing/use-go-to.ts";
import { useAccount } from "../../platform/session/use-session.ts";
import { viewOf } from "./case-address.ts";
import { CaseDetail } from "./case-detail.tsx";
import { CaseList } from "./case-list.tsx";
import { NewCase } from "./new-case.tsx";

/** `service_cases`: the company's cases, one case, or a new one; the address says which. */
export default function ServiceCasesPage() {
  const view = viewOf(usePageQuery());
  const { right } = useAccount();
  const mayWrite = rightCovers(right, "write");
  if (view.kind === "case") return <CaseDetail key={view.id} id={view.id} mayWrite={mayWrite} />;
  if (view.kind === "new" && mayWrite) return <NewCase type={view.type} reference={view.reference} />;
  const list = view.kind === "list" ? view : ({ filter: { search: "" }, page: 1 } as const);
  return <CaseList filter={list.filter} page={list.page} mayWrite={mayWrite} />;
}
