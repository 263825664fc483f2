import { rightCovers } from "@portal/contract/http/access";
import { CALLS_PER_PAGE } from "@portal/contract/phone/call-list";
import { germanNumber } from "@portal/contract/text/formats";
import { Fragment, type ReactNode } from "react";
import { ItemList, ListFoot } from "../../ui/lists/item-list.tsx";
import { Pagination } from "../../ui/navigation/pagination.tsx";
import { PageLink } from "../routing/page-link.tsx";
import { useAccount } from "../session/use-session.ts";
import { type CallsView, queryOfCalls } from "./calls-address.ts";

export type CallsPage = "secretarial_overview" | "voicebot_overview";
export type ShownCall<Item> = { call: Item; isNew: boolean; mayWrite: boolean };

type CallPageProps<Item extends { id: number }> = {
  page: CallsPage;
  calls: readonly Item[];
  total: number;
  view: CallsView;
  arrivals: ReadonlySet<number>;
  renderCall: (shown: ShownCall<Item>) => ReactNode;
};

/** One page of the list, with the way to the others. */
export function CallPage<Item extends { id: number }>(props: CallPageProps<Item>) {
  const { page, calls, total, view, arrivals, renderCall } = props;
  const mayWrite = rightCovers(useAccount().right, "write");
  if (calls.length === 0) return <p>Kein Anruf passt zu dieser Auswahl.</p>;
  return (
    <div>
      <ItemList aria-label="Anrufe">
        {calls.map((call) => (
          <Fragment key={call.id}>{renderCall({ call, isNew: arrivals.has(call.id), mayWrite })}</Fragment>
        ))}
      </ItemList>
      <ListFoot>
        <p className="note">{total === 1 ? "Ein Anruf" : `${germanNumber(total)} Anrufe`}</p>
        <Pagination
          page={view.page}
          pageCount={Math.ceil(total / CALLS_PER_PAGE)}
          renderLink={(number, link) => (
            <PageLink to={page} query={queryOfCalls({ ...view, page: number })} {...link} />
          )}
        />
      </ListFoot>
    </div>
  );
}
