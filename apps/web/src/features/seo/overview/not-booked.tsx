import { WithoutProduct } from "../../../platform/products/without-product.tsx";
import { PageLink } from "../../../platform/routing/page-link.tsx";

/** Explains the product to companies without it. */
export const NotBooked = () => (
  <WithoutProduct
    title="Die Suchmaschinenoptimierung gehört nicht zu Ihren Produkten"
    lead="Mit ihr sehen Sie hier"
    brings={[
      "wie oft Google Ihre Website zeigt, auf welchem Platz und wie oft jemand klickt,",
      "mit welchen Worten und Orten Menschen Betriebe wie Ihren suchen,",
      "welcher Schritt Ihnen als Nächstes am meisten bringt, mit der Zahl, aus der er folgt.",
    ]}
    product="Suchmaschinenoptimierung"
  >
    <p>
      Wonach Menschen vor Ihrem Eintrag gesucht haben, steht auch ohne dieses Produkt in der{" "}
      <PageLink to="entry_statistics">Statistik Ihres Eintrags</PageLink>.
    </p>
  </WithoutProduct>
);
