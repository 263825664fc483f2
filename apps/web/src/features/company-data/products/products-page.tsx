import { rightCovers } from "@portal/contract/http/access";
import { isActive } from "@portal/contract/navigation/products";
import {
  groupProducts,
  inactiveGroups,
  type ProductGroup,
  STATUS_LABELS,
} from "../../../platform/products/product-groups.ts";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { useAccount } from "../../../platform/session/use-session.ts";
import { Item, ItemList, ItemTitle, ItemWords } from "../../../ui/lists/item-list.tsx";
import { Status } from "../../../ui/content/status.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { cart } from "../../../ui/icons/icons.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { Row } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { CallUs } from "../../../platform/brand/service-phone.tsx";

/** `company_products`: everything that the company bought, by family; what has ended apart. */
export default function ProductsPage() {
  const { products, company_name: company, right } = useAccount();
  const mayAsk = rightCovers(right, "write");
  const { groups } = groupProducts(products);
  const ended = inactiveGroups(products);
  return (
    <>
      <PageHeader title="Produkte" lead={`Was ${company} bei uns gebucht hat und was es gebracht hat.`} />
      <PageParts width="list">
        {groups.length === 0 && (
          <EmptyState icon={cart} level={2} title="Zurzeit kein gebuchtes Produkt" action={<CallUs />}>
            Buchen Sie etwas bei uns, steht es hier mit seinem Stand.
          </EmptyState>
        )}
        {groups.map((group) => (
          <Family key={group.family} group={group} mayAsk={mayAsk} />
        ))}
        {ended.length > 0 && (
          <Section title="Beendete Produkte" description="Diese Produkte laufen nicht mehr.">
            <ItemList>
              {ended.flatMap(({ label, products: items }) =>
                items.map(({ name }, index) => (
                  <Item key={`${label}-${index}`}>
                    <ItemWords>
                      <ItemTitle>{name}</ItemTitle>
                      <p className="note">{label}</p>
                    </ItemWords>
                    <Row>
                      <Status tone="neutral">Beendet</Status>
                      {mayAsk && <Question name={name} />}
                    </Row>
                  </Item>
                )),
              )}
            </ItemList>
          </Section>
        )}
        <p className="note">
          Laufzeit, Preis und Kündigung: <PageLink to="company_contract">Vertragsdaten</PageLink>
        </p>
      </PageParts>
    </>
  );
}

type FamilyProps = { group: ProductGroup; mayAsk: boolean };

const Family = ({ group: { label, page, products }, mayAsk }: FamilyProps) => (
  <Section
    title={label}
    action={
      page !== null && (
        <PageLink to={page}>
          Was es gebracht hat<span className="visually-hidden">: {label}</span>
        </PageLink>
      )
    }
  >
    <ItemList>
      {products.map(({ name, status }, index) => (
        <Item key={index}>
          <ItemWords>
            <ItemTitle>{name}</ItemTitle>
          </ItemWords>
          <Row>
            <ProductStatus status={status} />
            {mayAsk && <Question name={name} />}
          </Row>
        </Item>
      ))}
    </ItemList>
  </Section>
);

function ProductStatus({ status }: { status: ProductGroup["products"][number]["status"] }) {
  if (!isActive(status) || status === "Inactive") return <Status tone="neutral">Beendet</Status>;
  const { tone, label } = STATUS_LABELS[status];
  return <Status tone={tone}>{label}</Status>;
}

/** The way to a service case about the product. */
const Question = ({ name }: { name: string }) => (
  <PageLink to="service_cases" query={{ neu: "product", bezug: name }} data-print="hide">
    Frage dazu<span className="visually-hidden"> stellen: {name}</span>
  </PageLink>
);
