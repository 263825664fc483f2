import { LinkFacts } from "../components/link-facts.tsx";
import { LinkFrame } from "../components/link-frame.tsx";
import { WithLink } from "../components/with-link.tsx";

/** `linking_pending`: somebody accepted the link, and the owner or the provider must still approve. */
export function LinkingPendingPage() {
  return (
    <WithLink title="Verknüpfung in Prüfung">
      {(link) => (
        <LinkFrame
          title="Ihre Verknüpfung wird geprüft"
          lead={`Ein Inhaber von ${link.company_name} oder wir müssen noch zustimmen. Danach schreiben wir Ihnen.`}
        >
          <LinkFacts link={link} />
          <p>
            Das fragen wir, wenn der Link an eine andere Adresse ging als die Ihres Kontos, oder wenn die Firma schon
            einen Inhaber hat.
          </p>
        </LinkFrame>
      )}
    </WithLink>
  );
}
