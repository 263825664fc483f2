import { Alert } from "../../../ui/feedback/alert.tsx";
import { holdText } from "../claiming-texts.ts";
import { ClaimingPage } from "../components/claiming-page.tsx";

/** `claiming_hold`: the claim is held or refused, and somebody at the provider decides. */
export function HoldPage() {
  return (
    <ClaimingPage
      title={(claiming) => (claiming?.claim ? holdText(claiming.claim).title : "Ihre Übernahme")}
      matches={({ page }) => page === "claiming_hold"}
      loginFirst
    >
      {({ claim }) =>
        claim && <Alert tone={claim.state === "refused" ? "danger" : "warning"}>{holdText(claim).text}</Alert>
      }
    </ClaimingPage>
  );
}
