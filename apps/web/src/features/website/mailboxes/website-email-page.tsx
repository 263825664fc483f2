import { WHOLE_WEBSITE_FAMILIES } from "@portal/contract/website/sites/calls";
import { getMailboxes } from "@portal/contract/website/mailboxes/calls";
import { useQuery } from "@tanstack/react-query";
import { LoadFailure } from "../../../platform/api/load-failure.tsx";
import { CallUs } from "../../../platform/brand/service-phone.tsx";
import { hasProduct, useHasProduct } from "../../../platform/products/active-products.ts";
import { accountQuery, useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton, SkeletonBar, SkeletonText } from "../../../ui/feedback/skeleton.tsx";
import { mail } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { WithoutWebsite } from "../without-website.tsx";
import { MailboxSection } from "./mailbox-section.tsx";
import styles from "./mailboxes.module.css";

const mailboxesQuery = (accountId: number) => accountQuery(accountId, "website", getMailboxes, {});

export const preload = (accountId: number) =>
  hasProduct(accountId, WHOLE_WEBSITE_FAMILIES) ? [mailboxesQuery(accountId)] : [];

/** `website_email`: the mailboxes of the website, how full they are, and how to set up mail programs. */
export default function WebsiteEmailPage() {
  const has = useHasProduct(WHOLE_WEBSITE_FAMILIES);
  return (
    <>
      <PageHeader
        title="E-Mail-Postfächer"
        lead="Die Postfächer Ihrer Website und wie Sie Ihr Telefon und Ihren Rechner dafür einrichten."
      />
      {has ? <Mailboxes /> : <WithoutWebsite />}
    </>
  );
}

function Mailboxes() {
  const { data, error, refetch } = useQuery({ ...mailboxesQuery(useActiveAccountId()), throwOnError: false });
  if (!data && error) {
    return (
      <LoadFailure
        level={2}
        title="Ihre Postfächer konnten nicht geladen werden"
        error={error}
        onRetry={() => void refetch()}
        contact={<CallUs />}
      />
    );
  }
  if (!data) {
    return (
      <Skeleton>
        <div className={styles.mailbox}>
          <SkeletonBar width="min(22rem, 80%)" height="1.75rem" />
          <SkeletonText lines={4} />
        </div>
      </Skeleton>
    );
  }
  if (data.mailboxes.length === 0) {
    return (
      <EmptyState
        icon={mail}
        level={2}
        title="Noch kein Postfach"
        action={
          <PageLink to="service_cases" query={{ neu: "product", bezug: "E-Mail-Postfach" }} className={buttonClass()}>
            Nach einem Postfach fragen
          </PageLink>
        }
      >
        Zu Ihrer Website gehört noch keine E-Mail-Adresse. Sobald eine eingerichtet ist, steht sie hier.
      </EmptyState>
    );
  }
  return (
    <PageParts width="text">
      {data.mailboxes.map((mailbox) => (
        <MailboxSection key={mailbox.id} mailbox={mailbox} />
      ))}
      <p className="note">
        Ein Passwort vergessen, eine neue Adresse oder eine andere Weiterleitung?{" "}
        <PageLink to="service_cases" query={{ neu: "product", bezug: "E-Mail-Postfach" }}>
          Schreiben Sie uns
        </PageLink>
        .
      </p>
    </PageParts>
  );
}
