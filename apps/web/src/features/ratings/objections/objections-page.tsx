import { rightCovers } from "@portal/contract/http/access";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { useAccount } from "../../../platform/session/use-session.ts";
import { NewObjection } from "./new-objection.tsx";
import { ObjectionDetail } from "./objection-detail.tsx";
import { ObjectionList } from "./objection-list.tsx";
import { objectionViewOf } from "./view.ts";

/** `ratings_objections`: the company's objections, one of them, or a new one; the address says which. */
export default function ObjectionsPage() {
  const view = objectionViewOf(usePageQuery());
  const mayWrite = rightCovers(useAccount().right, "write");
  if (view.kind === "objection") return <ObjectionDetail key={view.id} id={view.id} mayWrite={mayWrite} />;
  if (view.kind === "new") return <NewObjection key={view.ratingId} ratingId={view.ratingId} mayWrite={mayWrite} />;
  return <ObjectionList view={view} />;
}
