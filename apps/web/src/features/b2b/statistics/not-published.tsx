import { WithoutProduct } from "../../../platform/products/without-product.tsx";

/** Explains the directory to companies that are not in it. Shows no figure, because nothing is counted without it. */
export const NotPublished = () => (
  <WithoutProduct
    title="Ihre Firma steht noch nicht in diesem Verzeichnis"
    lead="Deshalb gibt es hier keine Zahlen. Wenn Ihre Firma dort steht,"
    brings={[
      "finden andere Firmen Sie, die einen Betrieb für einen Auftrag oder als Lieferanten suchen,",
      "sehen Sie hier, wie oft das geschieht und wie es sich entwickelt,",
      "sehen Sie, aus welchen Bundesländern und Branchen die Firmen kommen, aber nie ihren Namen.",
    ]}
    product="Verzeichnis für Geschäftskunden"
  >
    <p>Die Angaben kommen aus Ihrem Eintrag. Sie pflegen nichts doppelt.</p>
  </WithoutProduct>
);
