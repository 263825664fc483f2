import { type CompanyDocument, DOCUMENT_TYPES } from "@portal/contract/company-data/documents/calls";
import { germanDay, germanMoney, germanSize } from "@portal/contract/text/formats";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Item, ItemTitle, ItemWords } from "../../../ui/lists/item-list.tsx";
import { Badge } from "../../../ui/content/status.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { download } from "../../../ui/icons/icons.ts";
import { Row } from "../../../ui/page/layout.tsx";
import { fileHref, useMarkOpened } from "./documents-store.ts";

/** One document: its title shows it, the button saves it. */
export function DocumentItem({ document }: { document: CompanyDocument }) {
  const accountId = useActiveAccountId();
  const markOpened = useMarkOpened();
  const { title, documentType, documentNumber, date, amountCents, dueOn, bytes, isNew } = document;
  return (
    <Item>
      <ItemWords>
        <ItemTitle>
          <a
            href={fileHref(accountId, document, true)}
            target="_blank"
            rel="noopener"
            onClick={() => markOpened(document)}
            onAuxClick={() => markOpened(document)}
          >
            {title}
            <span className="visually-hidden"> (PDF, in einem neuen Fenster)</span>
          </a>{" "}
          {isNew && <Badge accent>Neu</Badge>}
        </ItemTitle>
        <p className="note">
          {DOCUMENT_TYPES[documentType].label} {documentNumber} · {germanDay(date)}
          {amountCents !== null && ` · ${germanMoney(amountCents)}`}
          {dueOn !== null && ` · Zahlungsziel ${germanDay(dueOn)}`}
        </p>
      </ItemWords>
      <Row>
        {(documentType === "invoice" || documentType === "reminder") && (
          <PageLink to="service_cases" query={{ neu: "invoice", bezug: documentNumber }}>
            Frage dazu<span className="visually-hidden"> stellen: {documentNumber}</span>
          </PageLink>
        )}
        <a
          className={buttonClass()}
          href={fileHref(accountId, document, false)}
          download
          onClick={() => markOpened(document)}
        >
          <Icon shape={download} />
          PDF, {germanSize(bytes)}
          <span className="visually-hidden">
            , {title}, {documentNumber}, herunterladen
          </span>
        </a>
      </Row>
    </Item>
  );
}
