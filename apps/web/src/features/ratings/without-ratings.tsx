import { WithoutProduct } from "../../platform/products/without-product.tsx";

type WithoutRatingsProps = {
  /** What the page is about, where it is not the whole product. */
  title?: string;
  /** What the company could do here. */
  brings: readonly string[];
};

/** Instead of the pages on ratings for companies without the product. */
export const WithoutRatings = ({
  title = "Das Bewertungsmanagement gehört nicht zu Ihren Produkten",
  brings,
}: WithoutRatingsProps) => (
  <WithoutProduct
    title={title}
    lead="Deshalb ist diese Seite leer. Mit dem Bewertungsmanagement"
    brings={[...brings]}
    product="Bewertungsmanagement"
  />
);
