import type { AccountLink } from "@portal/contract/account-linking/calls";
import type { ReactNode } from "react";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useSession } from "../../../platform/session/use-session.ts";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Skeleton, SkeletonList } from "../../../ui/feedback/skeleton.tsx";
import { END_WORDS, type EndWords, UNREADABLE } from "../link-words.ts";
import { useLink } from "../use-link.ts";
import { LinkFrame } from "./link-frame.tsx";

type WithLinkProps = {
  /** Headline while the link is looked up. */
  title: string;
  children: (link: AccountLink, data: string) => ReactNode;
};

/** Shows what needs a link that still leads somewhere; says kindly why it doesn't otherwise. */
export function WithLink({ title, children }: WithLinkProps) {
  const { data, link, error, refetch } = useLink();
  if (data === null) return <LinkEnd {...UNREADABLE} />;
  if (link) {
    const end = END_WORDS[link.standing];
    return end ? <LinkEnd {...end} reason={link.reason} /> : children(link, data);
  }
  if (error instanceof ApiProblem && error.status < 500 && !error.isAway) return <LinkEnd {...UNREADABLE} />;
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

/** A link that leads no further, and the way on. */
export function LinkEnd({ title, text, reason = "" }: EndWords & { reason?: string }) {
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
