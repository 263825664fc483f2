import type { ProductItem } from "@portal/contract/account/calls";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { Skeleton, SkeletonBar, SkeletonList } from "../../ui/feedback/skeleton.tsx";
import type { Work } from "./work-sections.tsx";

const load = () => import("./late-sections-code.ts");
// Starts with this module, whatever the page waits for. The sections report a failure themselves.
load().catch(() => {});
const ProductsSection = lazyPart<{ products: readonly ProductItem[] }>(() =>
  load().then((sections) => ({ default: sections.ProductsSection })),
);
const RecentChanges = lazyPart<object>(() => load().then((sections) => ({ default: sections.RecentChanges })));
const ListingsBanner = lazyPart<object>(() => load().then((sections) => ({ default: sections.ListingsBanner })));
const WorkSections = lazyPart<Work>(() => load().then((sections) => ({ default: sections.WorkSections })));

/** What is to be done, what products brought, and the products, after their code is loaded. */
export const Products = ({ products, work }: { products: readonly ProductItem[]; work: Work }) => (
  <LateSection rows={Math.min(Math.max(products.length, 1), 6)}>
    <WorkSections data={work.data} error={work.error} refetch={work.refetch} />
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

const LateSection = ({ rows, children }: { rows: number; children: ReactNode }) => (
  <Suspense fallback={<LateSkeleton rows={rows} />}>{children}</Suspense>
);

export const LateSkeleton = ({ rows }: { rows: number }) => (
  <Skeleton>
    <SkeletonBar width="11rem" height="1.5rem" />
    <SkeletonList rows={rows} />
  </Skeleton>
);
