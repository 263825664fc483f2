/** The calls of the public rating page. */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { visitorOf } from "../../auth/public.ts";
import {
  serveChangeRating,
  serveConfirmRating,
  serveGetInvitedPage,
  serveGetRatingPage,
  serveGetSubmission,
  serveSubmitRating,
  serveWithdrawRating,
} from "./calls.ts";
import type { SubmissionsService } from "./service.ts";

export const submissionRoutes = ({ environment }: Dependencies, service: SubmissionsService): Call[] => [
  call(serveGetRatingPage, async ({ params }) => ({ page: await service.page(params.id) })),
  call(serveGetInvitedPage, async ({ body }) => ({ page: await service.invitedPage(body.invitation) })),
  call(serveSubmitRating, async ({ body, request }) => ({
    state: await service.submit(body, visitorOf(request, environment)),
  })),
  call(serveGetSubmission, async ({ body }) => ({ submission: await service.find(body.token) })),
  call(serveConfirmRating, async ({ body }) => ({ submission: await service.confirm(body.token) })),
  call(serveChangeRating, async ({ body: { token, ...words } }) => ({
    submission: await service.change(token, words),
  })),
  call(serveWithdrawRating, async ({ body }) => ({ submission: await service.withdraw(body.token) })),
];
