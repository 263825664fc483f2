import {
  confirmNewsletter,
  endNewsletter,
  getNewsletterSubscription,
  type NewsletterSubscription,
} from "@portal/contract/b2b/calls";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { germanMessage } from "../../platform/api/german-message.ts";
import { Refusal } from "../../platform/forms/refusal.tsx";
import { useSubmission } from "../../platform/forms/use-submission.ts";
import { personKey } from "../../platform/query/query-keys.ts";
import { PageLink } from "../../platform/routing/page-link.tsx";
import { takeFromAddress } from "../../platform/routing/take-from-address.ts";
import { Button, buttonClass } from "../../ui/actions/button.tsx";
import { Skeleton, SkeletonList } from "../../ui/feedback/skeleton.tsx";
import { CardPage } from "../../ui/page/card-page.tsx";

/**
 * `b2b_newsletter_confirmed`: opened by the mailed link. A button confirms, because mail programs open links by
 * themselves.
 */
export function NewsletterConfirmedPage() {
  const [data] = useState(() => takeFromAddress("data"));
  const { data: loaded, error } = useQuery({
    queryKey: personKey("b2b", getNewsletterSubscription, { body: { data } }),
    queryFn: ({ signal }) => apiCall(getNewsletterSubscription, { body: { data: data ?? "" }, signal }),
    enabled: data !== null,
    throwOnError: false,
  });
  if (data === null || error) return <NotReadable message={error ? germanMessage(error) : undefined} />;
  if (loaded) return <Subscription initial={loaded.subscription} data={data} />;
  return (
    <CardPage title="Newsletter für Betriebe" wide>
      <Skeleton>
        <SkeletonList rows={2} />
      </Skeleton>
    </CardPage>
  );
}

function NotReadable({ message }: { message: string | undefined }) {
  return (
    <CardPage
      title="Dieser Link führt nicht weiter"
      lead={message ?? "Bitte öffnen Sie ihn noch einmal direkt aus der E-Mail."}
      wide
    >
      <OrderAgain />
    </CardPage>
  );
}

const OrderAgain = () => (
  <PageLink to="b2b_newsletter" className={buttonClass({ wide: true })}>
    Newsletter neu bestellen
  </PageLink>
);

const TITLES: Record<NewsletterSubscription["status"], string> = {
  requested: "Newsletter bestätigen",
  confirmed: "Ihr Newsletter ist bestätigt",
  ended: "Ihr Newsletter ist beendet",
  expired: "Dieser Link ist abgelaufen",
};

function Subscription({ initial, data }: { initial: NewsletterSubscription; data: string }) {
  const [subscription, setSubscription] = useState(initial);
  const { pending, refusal, run } = useSubmission();
  const { email, status } = subscription;

  const change = (endpoint: typeof confirmNewsletter | typeof endNewsletter) =>
    run(async () => setSubscription((await apiCall(endpoint, { body: { data } })).subscription));
  const texts: Record<typeof status, ReactNode> = {
    requested: `Möchten Sie den Newsletter für Betriebe an ${email} bekommen? Sie können ihn jederzeit beenden.`,
    confirmed: `Er kommt etwa einmal im Monat an ${email}. Beenden können Sie ihn hier oder über den Link in jeder E-Mail.`,
    ended: `An ${email} kommt kein Newsletter mehr.`,
    expired: "Bestätigen können Sie nur eine Woche lang. Bitte bestellen Sie den Newsletter noch einmal.",
  };
  return (
    <CardPage title={TITLES[status]} lead={texts[status]} wide>
      <p className="visually-hidden" role="status">
        {status === initial.status ? "" : TITLES[status]}
      </p>
      <Refusal text={refusal} />
      {status === "requested" && (
        <Button variant="primary" wide pending={pending} onClick={() => void change(confirmNewsletter)}>
          Newsletter bestätigen
        </Button>
      )}
      {status === "confirmed" && (
        <Button wide pending={pending} onClick={() => void change(endNewsletter)}>
          Newsletter beenden
        </Button>
      )}
      {(status === "ended" || status === "expired") && <OrderAgain />}
    </CardPage>
  );
}
