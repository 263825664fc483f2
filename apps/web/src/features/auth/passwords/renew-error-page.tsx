import { PageLink } from "../../../platform/routing/page-link.tsx";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { AccessCard } from "../components/access-card.tsx";
import { renewErrorWords } from "./renew-error-words.ts";

/** `password_renew_error`: why the link can't be used, and the way on. */
export function RenewErrorPage() {
  const { grund } = usePageQuery();
  const { title, text } = renewErrorWords(grund);
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
