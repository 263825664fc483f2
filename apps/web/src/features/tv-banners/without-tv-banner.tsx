import { WithoutProduct } from "../../platform/products/without-product.tsx";

/** Instead of the pages on TV banners for companies without one. */
export const WithoutTvBanner = () => (
  <WithoutProduct
    title="Ein TV-Banner gehört nicht zu Ihren Produkten"
    lead="Deshalb ist diese Seite leer. Mit einem TV-Banner"
    brings={[
      "sind Sie in Ihrer Region neben laufenden Fernsehsendungen zu sehen,",
      "bekommen Sie von uns fertige Motive und geben hier frei, was laufen darf,",
      "wechseln Sie das Motiv selbst, sooft Sie wollen,",
      "sehen Sie hier, auf welchen Sendern, in welchen Sendungen und zu welcher Uhrzeit Ihr Banner lief.",
    ]}
    product="TV-Banner"
  />
);
