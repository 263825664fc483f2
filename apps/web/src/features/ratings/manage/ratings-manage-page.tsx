import { ID_PATTERN } from "@portal/contract/http/ids";
import { RATINGS_FAMILIES } from "@portal/contract/ratings/sources";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { usePageQuery } from "../../../platform/routing/use-go-to.ts";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { HowRatingsAreVerified } from "../how-verified.tsx";
import { WithoutRatings } from "../without-ratings.tsx";
import { OneRating } from "./list/one-rating.tsx";
import { RatingList } from "./list/rating-list.tsx";
import { TemplatesSection } from "./templates/templates-section.tsx";

/** `ratings_manage`: all ratings over all sources, public answers, and templates for them. */
export default function RatingsManagePage() {
  const has = useHasProduct(RATINGS_FAMILIES);
  const { bewertung = "" } = usePageQuery();
  return (
    <>
      <PageHeader
        title="Bewertungen verwalten"
        lead="Lesen Sie, was Kunden über Sie schreiben, und antworten Sie öffentlich."
      />
      {!has && <WithoutList />}
      {has && ID_PATTERN.test(bewertung) && <OneRating id={Number(bewertung)} />}
      {has && !ID_PATTERN.test(bewertung) && (
        <PageParts>
          <RatingList />
          <HowRatingsAreVerified />
          <TemplatesSection />
        </PageParts>
      )}
    </>
  );
}

const WithoutList = () => (
  <WithoutRatings
    brings={[
      "sehen Sie die Bewertungen aller Portale in einer Liste,",
      "antworten Sie öffentlich, auch bei Google,",
      "sparen Sie mit Vorlagen Zeit,",
      "behalten Sie im Blick, was noch offen ist.",
    ]}
  />
);
