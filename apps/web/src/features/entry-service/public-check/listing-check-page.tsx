import { Suspense, useState } from "react";
import { ServicePhone } from "../../../platform/brand/service-phone.tsx";
import { lazyPart } from "../../../platform/loading/lazy-part.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { CardPage } from "../../../ui/page/card-page.tsx";
import { BusinessForm } from "./business-form.tsx";
import { type Asked, forgetCheck, latestCheck, type StartedCheck } from "./public-check-store.ts";

const CheckResults = lazyPart(() => import("./check-results.tsx"));

const NOTHING: Asked = { company: "", street: "", houseNumber: "", zipCode: "", phone: "" };

/** `listing_check`: anybody sees how partner portals list a business, without a login. */
export default function ListingCheckPage() {
  const [check, setCheck] = useState(latestCheck);
  const [asked, setAsked] = useState(NOTHING);
  // Somebody who started or left a check on this page is led to the new headline; the router leads whoever opens it.
  const [isSwitched, setSwitched] = useState(false);

  function show(started: StartedCheck | null) {
    setSwitched(true);
    setCheck(started);
  }
  if (check !== null)
    return (
      <Suspense
        fallback={
          <Skeleton>
            <SkeletonList rows={5} />
          </Skeleton>
        }
      >
        <CheckResults
          key={check.jobId}
          check={check}
          isNew={isSwitched}
          onChange={() => {
            forgetCheck();
            setAsked(check.asked);
            show(null);
          }}
        />
      </Suspense>
    );
  return (
    <CardPage
      title="Steht Ihre Firma überall richtig?"
      lead="Wir vergleichen Ihre Angaben mit anderen Verzeichnissen und Karten. Das kostet nichts und braucht keine Anmeldung."
      wide
      below={
        <>
          <p>
            Sie haben ein Konto? <PageLink to="login">Anmelden</PageLink>
          </p>
          <p>
            Fragen? Rufen Sie uns an: <ServicePhone />
          </p>
        </>
      }
    >
      <BusinessForm asked={asked} isNew={isSwitched} onStarted={show} />
    </CardPage>
  );
}
