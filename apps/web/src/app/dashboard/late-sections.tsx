import type { ProductItem } from "@portal/contract/account/calls";
import type { Dashboard, DashboardChange } from "@portal/contract/dashboard/calls";
import { type ReactNode, Suspense } from "react";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { DaySkeleton } from "./dashboard-skeleton.tsx";
import { lateCode } from "./late-code.ts";
import type { DayProps } from "./day-section.tsx";
import { Skeleton, SkeletonBar, SkeletonList } from "../../ui/feedback/skeleton.tsx";

type FiguresProps = { products: readonly ProductItem[]; data: Dashboard | undefined; mayWrite: boolean };
const FiguresAndProducts = lazyPart<FiguresProps>(() =>
  lateCode().then((sections) => ({ default: sections.FiguresAndProducts })),
);
const RecentChanges = lazyPart<{ changes: readonly DashboardChange[] }>(() =>
  lateCode().then((sections) => ({ default: sections.RecentChanges })),
);
const DaySection = lazyPart<DayProps>(() => lateCode().then((sections) => ({ default: sections.DaySection })));

/** The company's day, after its code is loaded. */
export const Day = (props: DayProps) => (
  <Suspense fallback={<DaySkeleton />}>
    <DaySection {...props} />
  </Suspense>
);

/** What the products brought, and the products, after their code is loaded. `data` is missing if it failed. */
export const Figures = (props: FiguresProps) => (
  <LateSection rows={Math.min(Math.max(props.products.length, 1), 6)}>
    <FiguresAndProducts {...props} />
  </LateSection>
);

/** The latest changes, after their code is loaded. */
export const News = ({ changes }: { changes: readonly DashboardChange[] }) => (
  <LateSection rows={3}>
    <RecentChanges changes={changes} />
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
