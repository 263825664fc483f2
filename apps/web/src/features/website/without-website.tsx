import { WithoutProduct } from "../../platform/products/without-product.tsx";
import { PageLink } from "../../platform/routing/page-link.tsx";

/** Instead of the website's pages for companies without one. */
export const WithoutWebsite = () => (
  <WithoutProduct
    title="Eine Website gehört nicht zu Ihren Produkten"
    lead="Deshalb ist diese Seite leer. Mit einer Website von uns"
    brings={[
      "bekommen Sie Seiten, die wir für Sie gestalten, unter Ihrer eigenen Adresse,",
      "geben Sie uns hier neue Texte und Bilder, und wir bauen sie ein,",
      "bekommen Sie E-Mail-Adressen unter dem Namen Ihrer Website,",
      "sehen Sie, wie viele Menschen sie besuchen, woher sie kommen und wonach sie suchen,",
      "prüfen wir sie auf Fehler und sagen, was Besucher stört und wer es ändern kann,",
      "vergleichen wir ihre Suchbegriffe mit Ihrem Eintrag.",
    ]}
    product="Website"
  >
    <p>
      Haben Sie schon eine Website? Ihre Adresse steht in Ihrem{" "}
      <PageLink to="entry_data" place="adresse">
        Eintrag
      </PageLink>
      .
    </p>
  </WithoutProduct>
);
