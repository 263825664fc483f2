/** The calls of invitations. */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { pdfAttachment } from "../../../platform/files/attachment.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { visitorOf } from "../../auth/public.ts";
import {
  serveGetInvitationPoster,
  serveGetInvitations,
  serveGetInvitationsCsv,
  serveOptOutOfInvitations,
  serveRemindInvitation,
  serveSendInvitations,
} from "./calls.ts";
import type { InvitationsService } from "./service.ts";

export const invitationRoutes = ({ environment }: Dependencies, service: InvitationsService): Call[] => [
  call(serveGetInvitations, ({ scope, query, request }) =>
    service.list(scope, query, visitorOf(request, environment).brand),
  ),
  call(serveGetInvitationsCsv, async ({ scope, query, reply }) => {
    const csv = await service.csv(scope, query.search);
    void reply.header("content-disposition", 'attachment; filename="einladungen.csv"').type("text/csv; charset=utf-8");
    return csv;
  }),
  call(serveSendInvitations, ({ scope, body, request }) =>
    service.send(scope, body, visitorOf(request, environment).brand),
  ),
  call(serveRemindInvitation, async ({ scope, body }) => ({ invitation: await service.remind(scope, body.id) })),
  call(serveGetInvitationPoster, async ({ scope, query, request, reply }) => {
    const { brand } = visitorOf(request, environment);
    const { company, ratingUrl } = await service.list(scope, { search: "", page: 1 }, brand);
    const { posterPdf } = await import("./poster-pdf.ts");
    const name = query.layout === "poster" ? "Aushang" : "Karten";
    void reply.header("content-disposition", pdfAttachment(`${name} Bewerten ${company}`)).type("application/pdf");
    return posterPdf({ company, url: ratingUrl, brand, layout: query.layout, fonts: environment.PDF_FONTS });
  }),
  call(serveOptOutOfInvitations, async ({ body }) => {
    await service.optOut(body.data);
    return { isDone: true as const };
  }),
];
