import type { ProductItem } from "@portal/contract/account/calls";
import { lazy, type ReactNode, Suspense } from "react";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { Skeleton, SkeletonBar, SkeletonList } from "../../ui/feedback/skeleton.tsx";
import { FailureBoundary } from "../router/failure-boundary.tsx";

const load = () => import("./late-sections-code.ts");
// Starts with this module, whatever the page waits for. The sections report a failure themselves.
load().catch(() => {});
const ProductsSection = lazy(() => load().then((sections) => ({ default: sections.ProductsSection })));
const RecentChanges = lazy(() => load().then((sections) => ({ default: sections.RecentChanges })));
const ListingsBanner = lazy(() => load().then((sections) => ({ default: sections.ListingsBanner })));

/** The company's products, after their code is loaded. */
export const Products = ({ products }: { products: readonly ProductItem[] }) => (
  <LateSection rows={Math.min(Math.max(products.length, 1), 6)}>
    <ProductsSection products={products} />
  </LateSection>
);

/** The latest changes and the state on other portals, after their code is loaded. */
export const Changes = () => (
  <LateSection rows={3}>
    <RecentChanges />
    <ListingsBanner />
  </LateSection>
);

function LateSection({ rows, children }: { rows: number; children: ReactNode }) {
  return (
    <FailureBoundary onRetry={() => window.location.reload()} fallback={sectionFailure}>
      <Suspense fallback={<LateSkeleton rows={rows} />}>{children}</Suspense>
    </FailureBoundary>
  );
}

export const LateSkeleton = ({ rows }: { rows: number }) => (
  <Skeleton>
    <SkeletonBar width="11rem" height="1.5rem" />
    <SkeletonList rows={rows} />
  </Skeleton>
);

const sectionFailure = (error: unknown, retry: () => void): ReactNode => (
  <LoadFailure title="Dieser Teil der Seite konnte nicht geladen werden" error={error} onRetry={retry} />
);
