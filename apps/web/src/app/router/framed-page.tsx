import type { ReactNode } from "react";
import { PortalFrame } from "../shell/portal-frame.tsx";
import { PageWaits } from "./page-pending.tsx";
import type { FoundPage } from "./router.ts";

type FramedPageProps = { pathname: string; found: FoundPage; waits: boolean; children: ReactNode };

/** A page in its frame. Apart from the router, because the build renders public pages without one. */
export function FramedPage({ pathname, found, waits, children }: FramedPageProps) {
  return (
    <>
      {waits && <PageWaits />}
      <PortalFrame pathname={pathname} found={found}>
        {children}
      </PortalFrame>
    </>
  );
}
