import type { User } from "@portal/contract/auth/calls";
import { Suspense } from "react";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";

export const loadExpiredSessionDialog = () => import("../../features/auth/components/expired-session-dialog.tsx");

const ExpiredSessionDialog = lazyPart(loadExpiredSessionDialog, (problem, retry) => (
  <Dialog open locked onClose={() => {}} title="Bitte melden Sie sich erneut an" size="sm">
    <LoadFailure title="Die Anmeldung konnte nicht geladen werden" error={problem} onRetry={retry} />
  </Dialog>
));

/** The login in place of an expired session; the page behind it keeps what was typed. */
export const ExpiredSession = ({ user }: { user: User }) => (
  <Suspense>
    <ExpiredSessionDialog user={user} />
  </Suspense>
);
