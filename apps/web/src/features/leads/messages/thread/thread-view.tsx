import { rightCovers } from "@portal/contract/http/access";
import type { Message, Thread } from "@portal/contract/leads/messages/calls";
import { PAGE_OF_KIND } from "@portal/contract/leads/pages";
import { LEAD_KIND_LABELS } from "@portal/contract/leads/words";
import { germanDay } from "@portal/contract/text/formats";
import { berlinDate } from "@portal/contract/time/berlin-time";
import { useEffect, useState } from "react";
import { germanMessage } from "../../../../platform/api/german-message.ts";
import { LoadFailure } from "../../../../platform/api/load-failure.tsx";
import { CallUs } from "../../../../platform/brand/service-phone.tsx";
import { useArrivals } from "../../../../platform/phone/use-arrivals.ts";
import { useActiveAccountId } from "../../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../../platform/session/use-session.ts";
import { StaleBanner } from "../../../../platform/statistics/stale-banner.tsx";
import { usePartTitle } from "../../../../platform/routing/page-title.ts";
import { Button, buttonClass } from "../../../../ui/actions/button.tsx";
import { Skeleton, SkeletonHeader, SkeletonList } from "../../../../ui/feedback/skeleton.tsx";
import { Icon } from "../../../../ui/icons/icon.tsx";
import { arrowLeft } from "../../../../ui/icons/icons.ts";
import { Stack } from "../../../../ui/page/layout.tsx";
import { PageHeader } from "../../../../ui/page/page-header.tsx";
import { PageParts } from "../../../../ui/page/page-parts.tsx";
import { joined, nameOf } from "../message-texts.ts";
import styles from "../messages.module.css";
import { olderMessages, useThread, useThreadSteps } from "../messages-store.ts";
import { Messages } from "./messages.tsx";
import { Answer } from "./answer.tsx";
import { ThreadActions } from "./thread-actions.tsx";

/** One thread: its messages by day, and the answer. */
export function ThreadView({ id }: { id: number }) {
  const { data, error, refetch } = useThread(id);
  if (data) {
    return (
      <>
        {error && <StaleBanner onRetry={refetch} />}
        <OpenThread thread={data.thread} />
      </>
    );
  }
  if (error) {
    return (
      <Stack gap="lg">
        <LoadFailure
          level={1}
          title="Diese Nachrichten konnten nicht geladen werden"
          error={error}
          onRetry={() => void refetch()}
          contact={<CallUs />}
        />
        <ToList />
      </Stack>
    );
  }
  return (
    <Skeleton>
      <SkeletonHeader />
      <SkeletonList rows={4} pictures={false} />
    </Skeleton>
  );
}

const ToList = () => (
  <div data-print="hide">
    <PageLink to="inquiries_messages" className={buttonClass({ variant: "quiet" })}>
      <Icon shape={arrowLeft} />
      Alle Nachrichten
    </PageLink>
  </div>
);

function OpenThread({ thread }: { thread: Thread }) {
  const mayWrite = rightCovers(useAccount().right, "write");
  const { id, kind, startedAt, email, phone } = thread;
  usePartTitle(nameOf(thread));
  const { messages, olderButton } = useMessages(thread);
  const fresh = useArrivals(
    `thread-${id}`,
    messages.map((message) => message.id),
  );
  const news = messages.findLast((message) => message.author === "customer" && fresh.has(message.id));
  useReadMark(thread, mayWrite);
  return (
    <>
      <PageHeader
        title={nameOf(thread)}
        lead={`${LEAD_KIND_LABELS[kind]} vom ${germanDay(berlinDate(new Date(startedAt).getTime()))}`}
        meta={<Contact email={email} phone={phone} />}
      />
      <p className="visually-hidden" role="status">
        {news === undefined ? "" : `Neue Nachricht von ${nameOf(thread)}: ${news.text.slice(0, 200)}`}
      </p>
      <PageParts width="list">
        <section className={styles.part} aria-label="Verlauf">
          {olderButton}
          <Messages messages={messages} customer={nameOf(thread)} />
          {mayWrite && <ThreadActions thread={thread} />}
        </section>
        <Answer thread={thread} mayWrite={mayWrite} />
        <p data-print="hide">
          <PageLink to={PAGE_OF_KIND[kind]} query={{ anfrage: String(thread.leadId) }}>
            Stand, Notizen und Erinnerung zu dieser Anfrage
          </PageLink>
        </p>
        <ToList />
      </PageParts>
    </>
  );
}

function Contact({ email, phone }: { email: string; phone: string }) {
  if (email === "" && phone === "") return null;
  return (
    <span className={styles.state}>
      {email !== "" && <a href={`mailto:${email}`}>{email}</a>}
      {phone !== "" && <a href={`tel:${phone.replaceAll(/[^+\d]/g, "")}`}>{phone}</a>}
    </span>
  );
}

/** The latest messages, and older ones once they are asked for. */
function useMessages(thread: Thread) {
  const accountId = useActiveAccountId();
  const [older, setOlder] = useState<readonly Message[]>([]);
  const [isMore, setMore] = useState<boolean | null>(null);
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const messages = joined(older, thread.messages);
  async function load() {
    const first = messages[0];
    if (first === undefined) return;
    setPending(true);
    setFailure(null);
    try {
      const page = await olderMessages(accountId, thread.id, first.id);
      setOlder([...page.messages, ...messages]);
      setMore(page.isMore);
    } catch (error) {
      setFailure(germanMessage(error));
    } finally {
      setPending(false);
    }
  }
  const olderButton = (isMore ?? thread.isMore) && (
    <div>
      <Button pending={pending} onClick={() => void load()}>
        Ältere Nachrichten zeigen
      </Button>
      {failure !== null && <p role="alert">{failure}</p>}
    </div>
  );
  return { messages, olderButton };
}

/** What is on the screen counts as read, up to its latest message. */
function useReadMark({ id, unread, messages }: Thread, mayWrite: boolean) {
  const { mark } = useThreadSteps(id);
  const latest = messages.at(-1)?.id;
  const [marked, setMarked] = useState(0);
  const isDue = mayWrite && unread > 0 && latest !== undefined && latest !== marked;
  useEffect(() => {
    if (!isDue || latest === undefined) return;
    const read = () => {
      if (document.visibilityState !== "visible") return;
      setMarked(latest);
      // Failing leaves the thread unread, which the list shows.
      void mark({ read: true, upTo: latest }).catch(() => undefined);
    };
    read();
    document.addEventListener("visibilitychange", read);
    return () => document.removeEventListener("visibilitychange", read);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `mark` is new with each render
  }, [isDue, latest]);
}
