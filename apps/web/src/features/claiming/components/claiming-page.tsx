import type { Claiming } from "@portal/contract/claiming/calls";
import { type ReactNode, useEffect } from "react";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { Skeleton, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { FREE } from "../claiming-texts.ts";
import { useClaiming } from "../use-claiming.ts";
import styles from "./claiming-page.module.css";
import { NoCompany } from "./no-company.tsx";

type ClaimingPageProps = {
  /** The headline; a function if it depends on the claim's state, which is undefined while it loads. */
  title: string | ((claiming: Claiming | undefined) => string);
  lead?: string;
  /** True if this page fits the claim's state; otherwise the page that the server names opens instead. */
  matches: (claiming: Claiming) => boolean;
  /** Opens `claiming_login` for visitors who are not logged in, instead of the page that the server names. */
  loginFirst?: boolean;
  /** True where nobody can claim the entry, because a contract exists. */
  hasContract?: boolean;
  children: (claiming: Claiming, take: (next: Claiming) => void) => ReactNode;
};

/** The frame of all claiming pages: company, content, the note that claiming is free, and the service phone. */
export function ClaimingPage({
  title,
  lead,
  matches,
  loginFirst = false,
  hasContract = false,
  children,
}: ClaimingPageProps) {
  const { firma, claiming, error, refetch, take } = useClaiming();
  const isRight = claiming !== undefined && matches(claiming);
  useForward(firma, isRight ? undefined : claiming, loginFirst);

  if (firma === undefined || (error instanceof ApiProblem && error.status === 404))
    return <NoCompany isUnknown={firma !== undefined} />;
  return (
    <CardPage
      title={typeof title === "string" ? title : title(claiming)}
      lead={lead}
      wide
      below={
        <p>
          {!hasContract && (
            <>
              {FREE}
              <br />
            </>
          )}
          Fragen? Rufen Sie uns an: <ServicePhone />
        </p>
      }
    >
      {isRight ? (
        <Company company={claiming.company} />
      ) : (
        !error && (
          <Skeleton>
            <SkeletonText lines={3} />
          </Skeleton>
        )
      )}
      {isRight && children(claiming, take)}
      {!claiming && error && (
        <LoadFailure level={2} title="Der Stand konnte nicht geladen werden" error={error} onRetry={refetch} />
      )}
    </CardPage>
  );
}

/** Opens the page that fits the claim's state. */
function useForward(firma: string | undefined, claiming: Claiming | undefined, loginFirst: boolean): void {
  const goTo = useGoTo();
  const target =
    claiming === undefined ? undefined : loginFirst && !claiming.isLoggedIn ? "claiming_login" : claiming.page;
  useEffect(() => {
    if (target !== undefined && firma !== undefined) void goTo(target, { query: { firma }, replace: true });
  }, [target, firma, goTo]);
}

function Company({ company: { name, street, zipCode, city } }: { company: Claiming["company"] }) {
  const address = [street, `${zipCode} ${city}`.trim()].filter((line) => line !== "").join(", ");
  return (
    <div className={styles.company}>
      <p className={styles.name}>{name}</p>
      {address !== "" && <p>{address}</p>}
    </div>
  );
}
