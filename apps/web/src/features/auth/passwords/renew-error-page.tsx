import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { AccessCard } from "../components/access-card.tsx";
import { renewErrorText } from "./renew-error-texts.ts";

/** `password_renew_error`: says why the link can't be used and offers a new one. */
export function RenewErrorPage() {
  const { grund } = usePageQuery();
  const { title, text } = renewErrorText(grund);
  return (
    <AccessCard title={title} lead={text}>
      <PageLink to="request" className={buttonClass({ variant: "primary", wide: true })}>
        Neuen Link anfordern
      </PageLink>
      <PageLink to="login" className={buttonClass({ wide: true })}>
        Anmelden
      </PageLink>
    </AccessCard>
  );
}
