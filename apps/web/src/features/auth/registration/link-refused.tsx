import type { ReactNode } from "react";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { AccessCard } from "../components/access-card.tsx";
import type { LinkReason } from "../components/link-reasons.ts";
import { useHeadlineFocus } from "../components/use-headline-focus.ts";
import { linkText } from "./link-texts.ts";

/**
 * Replaces a page whose link can't be used: says why, and offers the next step. `children` is the form for the code.
 */
export function LinkRefused({ reason, children }: { reason: LinkReason; children?: ReactNode }) {
  const { title, text, nextStep } = linkText(reason);
  useHeadlineFocus();
  return (
    <AccessCard title={title} lead={text}>
      {nextStep === "code" && children}
      {nextStep === "login" && (
        <PageLink to="login" className={buttonClass({ variant: "primary", wide: true })}>
          Anmelden
        </PageLink>
      )}
      {nextStep === "register" && (
        <PageLink to="register" className={buttonClass({ variant: "primary", wide: true })}>
          Neu registrieren
        </PageLink>
      )}
    </AccessCard>
  );
}
