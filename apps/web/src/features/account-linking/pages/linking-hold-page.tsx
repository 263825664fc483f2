import { LinkFacts } from "../components/link-facts.tsx";
import { LinkFrame } from "../components/link-frame.tsx";
import { WithLink } from "../components/with-link.tsx";

/** `linking_hold`: the provider has stopped the link and checks it. */
export function LinkingHoldPage() {
  return (
    <WithLink title="Verknüpfung angehalten">
      {(link) => (
        <LinkFrame
          title="Ihre Verknüpfung ist angehalten"
          lead="Wir prüfen sie noch und schreiben Ihnen, sobald es weitergeht."
        >
          {link.reason !== "" && (
            <p>
              Grund: <strong>{link.reason}</strong>
            </p>
          )}
          <LinkFacts link={link} />
        </LinkFrame>
      )}
    </WithLink>
  );
}
