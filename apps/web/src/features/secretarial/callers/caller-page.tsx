import { rightCovers } from "@portal/contract/http/access";
import { CALLER_PAGE_SIZE, type CallerList } from "@portal/contract/secretarial/calls";
import { germanNumber } from "@portal/contract/text/formats";
import { type CallsView, queryOfCalls } from "../../../platform/phone/calls-address.ts";
import styles from "../../../platform/phone/phone.module.css";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Pagination } from "../../../ui/navigation/pagination.tsx";
import { CallerItem } from "./caller-item.tsx";

type CallerPageProps = { data: CallerList; view: CallsView; arrivals: ReadonlySet<number> };

/** One page of the list, with the way to the others. */
export function CallerPage({ data: { callers, total }, view, arrivals }: CallerPageProps) {
  const mayWrite = rightCovers(useAccount().right, "write");
  if (callers.length === 0) return <p>Kein Anruf passt zu dieser Auswahl.</p>;
  return (
    <div>
      <ul className={styles.list} role="list" aria-label="Anrufe">
        {callers.map((caller) => (
          <CallerItem key={caller.id} caller={caller} isNew={arrivals.has(caller.id)} mayWrite={mayWrite} />
        ))}
      </ul>
      <div className={styles.foot}>
        <p className={styles.note}>{total === 1 ? "Ein Anruf" : `${germanNumber(total)} Anrufe`}</p>
        <Pagination
          page={view.page}
          pageCount={Math.ceil(total / CALLER_PAGE_SIZE)}
          renderLink={(page, props) => (
            <PageLink to="secretarial_overview" query={queryOfCalls({ ...view, page })} {...props} />
          )}
        />
      </div>
    </div>
  );
}
