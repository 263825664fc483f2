/** What the server tidies up every hour: whatever no longer serves anybody. Safe beside other servers. */
import { sweepAccountLinks } from "../features/account-linking/sweep.ts";
import { sweepSessions } from "../features/auth/sweep.ts";
import { sweepNewsletter } from "../features/b2b/sweep.ts";
import { sweepClaimCodes } from "../features/claiming/sweep.ts";
import { sweepPublicChecks } from "../features/entry-service/sweep.ts";
import { sweepServiceCases } from "../features/service-case/sweep.ts";
import { sweepEvents } from "../features/tracking/events/sweep.ts";
import { sweepTracking } from "../features/tracking/sweep.ts";
import { sweepHints } from "../features/ugc/sweep.ts";
import { sweepUserArea } from "../features/user-area/sweep.ts";
import type { Dependencies } from "../platform/dependencies.ts";
import { sweepTemporaryFiles } from "../platform/files/sweep.ts";
import { sweepMails } from "../platform/mail/outbox.ts";
import { sweepTokens } from "../platform/one-time-tokens/sweep.ts";

/** Answers how many of each went. */
export const sweep = async (dependencies: Dependencies): Promise<Record<string, number>> => ({
  files: await sweepTemporaryFiles(dependencies),
  ...(await sweepSessions(dependencies)),
  mails: await sweepMails(dependencies),
  tokens: await sweepTokens(dependencies),
  newsletterOrders: await sweepNewsletter(dependencies),
  accountLinks: await sweepAccountLinks(dependencies),
  listingChecks: await sweepPublicChecks(dependencies),
  hints: await sweepHints(dependencies),
  serviceCases: await sweepServiceCases(dependencies),
  ...(await sweepTracking(dependencies)),
  eventDays: await sweepEvents(dependencies),
  claimCodes: await sweepClaimCodes(dependencies),
  ...(await sweepUserArea(dependencies)),
});
