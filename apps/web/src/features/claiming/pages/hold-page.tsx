import { Alert } from "../../../ui/feedback/alert.tsx";
import { holdText } from "../claiming-words.ts";
import { ClaimingPage } from "../components/claiming-page.tsx";

/** `claiming_hold`: the claim is stopped or refused; a person at the provider goes on with it. */
export function HoldPage() {
  return (
    <ClaimingPage
      title={(claiming) => (claiming?.claim ? holdText(claiming.claim).title : "Ihre Übernahme")}
      stands={({ page }) => page === "claiming_hold"}
      loginFirst
    >
      {({ claim }) =>
        claim && <Alert tone={claim.state === "refused" ? "danger" : "warning"}>{holdText(claim).text}</Alert>
      }
    </ClaimingPage>
  );
}
