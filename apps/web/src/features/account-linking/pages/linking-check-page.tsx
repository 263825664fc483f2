import type { AccountLink } from "@portal/contract/account-linking/calls";
import type { RouteName } from "@portal/contract/pages/routes";
import { useEffect, useState } from "react";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { useSession } from "../../../platform/session/use-session.ts";
import { LinkFrame } from "../components/link-frame.tsx";
import { WithLink } from "../components/with-link.tsx";
import { storeLink } from "../stored-link.ts";

/**
 * `linking_redirect`: links in mails lead here; this page forwards to the page for the link's status and the visitor.
 */
export function LinkingCheckPage() {
  // Runs before anything is shown, so that the link is in no screenshot and no history.
  useState(storeLink);
  return (
    <WithLink title="Ihr Link wird geprüft">
      {(link) => (
        <>
          <LinkFrame title="Einen Moment, bitte" />
          <GoOn link={link} />
        </>
      )}
    </WithLink>
  );
}

function GoOn({ link }: { link: AccountLink }) {
  const session = useSession();
  const goTo = useGoTo();
  useEffect(() => {
    if (session.kind !== "loading") void goTo(nextPage(link, session.kind === "logged-in"), { replace: true });
  }, [link, session.kind, goTo]);
  return null;
}

function nextPage({ status, hasAccount }: AccountLink, loggedIn: boolean): RouteName {
  if (status === "held") return "linking_hold";
  if (status === "pending") return "linking_pending";
  return loggedIn || hasAccount ? "linking_login" : "linking_register";
}
