import { holdText } from "../claiming-words.ts";
import { Alert } from "../../../ui/alert.tsx";
import { ClaimingPage } from "../components/claiming-page.tsx";

/** `claiming_hold`: the claim is stopped or refused; a person at the provider goes on with it. */
export function Page() {
  return (
    <ClaimingPage title="Übernahme angehalten" stands={({ page }) => page === "claiming_hold"} loginFirst>
      {({ claim }) => {
        if (claim === null) return null;
        const { title, text } = holdText(claim);
        return (
          <Alert tone={claim.state === "refused" ? "danger" : "warning"} title={title}>
            {text}
          </Alert>
        );
      }}
    </ClaimingPage>
  );
}
