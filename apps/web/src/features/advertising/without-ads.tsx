import { WithoutProduct } from "../../platform/products/without-product.tsx";

/** Instead of the pages of search ads for companies without them. */
export const WithoutAds = () => (
  <WithoutProduct
    title="Suchmaschinenwerbung gehört nicht zu Ihren Produkten"
    lead="Deshalb ist diese Seite leer. Mit Suchmaschinenwerbung von uns"
    brings={[
      "stehen Sie bei Google und Bing über den Suchergebnissen, wenn jemand sucht, was Sie anbieten,",
      "sehen Sie hier jeden Tag, wie viele Menschen Ihre Anzeige gesehen, geklickt und Sie angerufen haben,",
      "sehen Sie, bei welchen Suchbegriffen Ihre Anzeigen erscheinen und was jeder kostet,",
      "wissen Sie, wie lange Ihr Budget noch reicht.",
    ]}
    product="Suchmaschinenwerbung"
  />
);
