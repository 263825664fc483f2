import type { ProductItem } from "@portal/contract/account/calls";
import { lazy, type ReactNode, Suspense } from "react";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { Skeleton, SkeletonBar, SkeletonList } from "../../ui/feedback/skeleton.tsx";
import { FailureBoundary } from "../router/failure-boundary.tsx";

const load = () => import("./further-sections.ts");
// With the page itself, whatever it waits for; a failure is told where a section is shown.
load().catch(() => {});
const ProductsSection = lazy(() => load().then((sections) => ({ default: sections.ProductsSection })));
const RecentChanges = lazy(() => load().then((sections) => ({ default: sections.RecentChanges })));
const ListingsNotice = lazy(() => load().then((sections) => ({ default: sections.ListingsNotice })));

/** The company's products, once their code is there. */
export const Products = ({ products }: { products: readonly ProductItem[] }) => (
  <Later rows={Math.min(Math.max(products.length, 1), 6)}>
    <ProductsSection products={products} />
  </Later>
);

/** The newest changes, and whether other portals are right, once their code is there. */
export const Changes = () => (
  <Later rows={3}>
    <RecentChanges />
    <ListingsNotice />
  </Later>
);

function Later({ rows, children }: { rows: number; children: ReactNode }) {
  return (
    <FailureBoundary onRetry={() => window.location.reload()} fallback={failure}>
      <Suspense fallback={<FurtherSkeleton rows={rows} />}>{children}</Suspense>
    </FailureBoundary>
  );
}

export const FurtherSkeleton = ({ rows }: { rows: number }) => (
  <Skeleton>
    <SkeletonBar width="11rem" height="1.5rem" />
    <SkeletonList rows={rows} />
  </Skeleton>
);

const failure = (error: unknown, retry: () => void): ReactNode => (
  <LoadFailure title="Dieser Teil der Seite konnte nicht geladen werden" error={error} onRetry={retry} />
);
