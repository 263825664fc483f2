import { type Awards, RATING_FAMILIES } from "@portal/contract/ratings/awards/calls";
import { NotLoaded } from "../../../platform/api/not-loaded.tsx";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { Skeleton, SkeletonBar } from "../../../ui/feedback/skeleton.tsx";
import { PageHeader } from "../../../ui/page/page-header.tsx";
import { PageParts } from "../../../ui/page/page-parts.tsx";
import { WithoutRatings } from "../without-ratings.tsx";
import { useAwards } from "./awards-store.ts";
import { BadgeSection } from "./badge-section.tsx";
import { EmployerSection } from "./employer-section.tsx";
import { SignetSection } from "./signet-section.tsx";

/** `ratings_awards`: the signet and the top-employer badge, with what they need and what they look like. */
export default function AwardsPage() {
  const has = useHasProduct(RATING_FAMILIES);
  return (
    <>
      <PageHeader
        title="Auszeichnungen"
        lead="Zeigen Sie gute Bewertungen auf Ihrer Website, auf Briefen und an der Tür."
      />
      {has ? <Loaded /> : <WithoutAwards />}
    </>
  );
}

function Loaded() {
  const { data, error, refetch } = useAwards();
  if (data) return <Sections awards={data.awards} />;
  return (
    <NotLoaded level={2} failure="Die Auszeichnungen konnten nicht geladen werden" error={error} onRetry={refetch}>
      <Skeleton>
        <PageParts>
          <SkeletonBar height="16rem" />
          <SkeletonBar height="10rem" />
        </PageParts>
      </Skeleton>
    </NotLoaded>
  );
}

const Sections = ({ awards }: { awards: Awards }) => (
  <PageParts>
    <SignetSection awards={awards} />
    {awards.hasSignet && awards.awardedOn !== null && !awards.isLocked && <BadgeSection awards={awards} />}
    <EmployerSection awards={awards} />
  </PageParts>
);

const WithoutAwards = () => (
  <WithoutRatings
    brings={[
      "sehen Sie Ihre Bewertungen aus allen Quellen an einem Ort,",
      "laden Sie Kunden ein, Sie zu bewerten,",
      "zeigen Sie ein Bewertungssiegel, das immer den Stand von heute hat.",
    ]}
  />
);
