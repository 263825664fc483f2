import { WithoutProduct } from "../../platform/products/without-product.tsx";

/** Instead of the pages for companies without the service. */
export const WithoutSecretarial = () => (
  <WithoutProduct
    title="Ein Sekretariatsservice gehört nicht zu Ihren Produkten"
    lead="Deshalb ist diese Seite leer. Mit dem Sekretariatsservice"
    brings={[
      "gehen Menschen für Sie ans Telefon, wenn Sie es nicht können,",
      "sehen Sie hier, wer angerufen hat und worum es ging,",
      "rufen Sie mit einem Tippen zurück und haken ab, was erledigt ist,",
      "bestimmen Sie, wie wir uns melden und wohin wir dringende Anrufe verbinden.",
    ]}
    product="Sekretariatsservice"
  />
);
