import type { ProductItem } from "@portal/contract/account/calls";
import type { Dashboard } from "@portal/contract/dashboard/calls";
import { ContactsSection } from "./contacts/contacts-section.tsx";
import { OffersLine } from "./offers-line.tsx";
import { ProductsSection } from "./products-section.tsx";
import { ResultsSection } from "./results-section.tsx";

type FiguresProps = { products: readonly ProductItem[]; data: Dashboard | undefined; mayWrite: boolean };

/** What the company's products brought, and which it has. */
export function FiguresAndProducts({ products, data, mayWrite }: FiguresProps) {
  return (
    <>
      {data?.contacts && <ContactsSection contacts={data.contacts} />}
      {data && data.products.length > 0 && (data.results.length > 0 || data.missing.length === 0) && (
        <ResultsSection results={data.results} />
      )}
      <ProductsSection products={products}>
        {data && !data.hidesOffers && <OffersLine products={products} mayWrite={mayWrite} />}
      </ProductsSection>
    </>
  );
}
