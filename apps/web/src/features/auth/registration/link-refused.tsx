import type { ReactNode } from "react";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { AccessCard } from "../components/access-card.tsx";
import type { LinkReason } from "../components/link-reasons.ts";
import { useHeadlineFocus } from "../components/use-headline-focus.ts";
import { linkWords } from "./link-words.ts";

/** In the place of the page whose link can't be used: why, and the way on. `children`: where the code is typed. */
export function LinkRefused({ reason, children }: { reason: LinkReason; children?: ReactNode }) {
  const { title, text, wayOn } = linkWords(reason);
  useHeadlineFocus();
  return (
    <AccessCard title={title} lead={text}>
      {wayOn === "code" && children}
      {wayOn === "login" && (
        <PageLink to="login" className={buttonClass({ variant: "primary", wide: true })}>
          Anmelden
        </PageLink>
      )}
      {wayOn === "register" && (
        <PageLink to="register" className={buttonClass({ variant: "primary", wide: true })}>
          Neu registrieren
        </PageLink>
      )}
    </AccessCard>
  );
}
