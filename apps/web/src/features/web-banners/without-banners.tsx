import { WithoutProduct } from "../../platform/products/without-product.tsx";

/** Instead of the pages of web banners for companies without them. */
export const WithoutBanners = () => (
  <WithoutProduct
    title="Werbebanner gehören nicht zu Ihren Produkten"
    lead="Deshalb ist diese Seite leer. Mit Werbebannern von uns"
    brings={[
      "sehen Besucher des Verzeichnisses Ihr Angebot, bevor sie suchen,",
      "laden Sie hier Ihre Bilder hoch, oder wir gestalten sie für Sie,",
      "geben Sie jedes Banner frei, bevor es jemand sieht,",
      "sehen Sie hier, wie oft es gesehen und angeklickt wurde und wo.",
    ]}
    product="Werbebanner"
  />
);
