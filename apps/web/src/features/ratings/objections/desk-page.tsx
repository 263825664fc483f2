import { ID_PATTERN } from "@portal/contract/http/ids";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { DeskCase } from "./desk-case.tsx";
import { DeskList } from "./desk-list.tsx";
import { deskViewOf } from "./view.ts";

/** `rating_manager`: the provider's desk: the work list, or one objection. */
export default function DeskPage() {
  const query = usePageQuery();
  const { einwand } = query;
  if (einwand !== undefined && ID_PATTERN.test(einwand)) return <DeskCase key={einwand} id={Number(einwand)} />;
  return <DeskList view={deskViewOf(query)} />;
}
