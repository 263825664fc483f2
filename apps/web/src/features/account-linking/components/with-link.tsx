import type { AccountLink } from "@portal/contract/account-linking/calls";
import type { ReactNode } from "react";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useSession } from "../../../platform/session/use-session.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { CLOSED_LINK_TEXTS, type ClosedLinkText, UNREADABLE_LINK } from "../link-texts.ts";
import { useLink } from "../use-link.ts";
import { LinkFrame } from "./link-frame.tsx";

type WithLinkProps = {
  /** Headline while the link loads. */
  title: string;
  children: (link: AccountLink, data: string) => ReactNode;
};

/** Renders `children` for a link that can still be accepted; otherwise says why it can't. */
export function WithLink({ title, children }: WithLinkProps) {
  const { data, link, error, refetch } = useLink();
  if (data === null) return <ClosedLink {...UNREADABLE_LINK} />;
  if (link) {
    const end = CLOSED_LINK_TEXTS[link.status];
    return end ? <ClosedLink {...end} reason={link.reason} /> : children(link, data);
  }
  if (error instanceof ApiProblem && error.status < 500 && !error.isAway) return <ClosedLink {...UNREADABLE_LINK} />;
  if (error)
    return (
      <LinkFrame title={title}>
        <LoadFailure
          level={2}
          title="Der Link konnte nicht geprüft werden"
          error={error}
          onRetry={() => void refetch()}
        />
      </LinkFrame>
    );
  return (
    <LinkFrame title={title}>
      <Skeleton>
        <SkeletonList rows={3} />
      </Skeleton>
    </LinkFrame>
  );
}

/** Says why a link is closed and where the person can go instead. */
export function ClosedLink({ title, text, reason = "" }: ClosedLinkText & { reason?: string }) {
  const loggedIn = useSession().kind === "logged-in";
  return (
    <LinkFrame title={title} lead={text}>
      {reason !== "" && (
        <p>
          Grund: <strong>{reason}</strong>
        </p>
      )}
      <PageLink to={loggedIn ? "dashboard" : "login"} className={buttonClass({ variant: "primary", wide: true })}>
        {loggedIn ? "Zur Startseite" : "Zur Anmeldung"}
      </PageLink>
    </LinkFrame>
  );
}
