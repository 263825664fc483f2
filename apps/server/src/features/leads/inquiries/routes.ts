/** The calls of the public inquiry form. */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { withUploads } from "../../../platform/files/upload-slots.ts";
import { visitorOf } from "../../auth/public.ts";
import {
  serveConfirmInquiry,
  serveDiscardInquiry,
  serveGetInquiry,
  serveGetInquiryPage,
  serveSubmitInquiry,
  serveUploadInquiryFile,
} from "./calls.ts";
import { readUpload } from "./files.ts";
import { createInquiriesService } from "./service.ts";

export function inquiryRoutes(dependencies: Dependencies): Call[] {
  const inquiries = createInquiriesService(dependencies);
  return [
    call(serveGetInquiryPage, async ({ params }) => ({ page: await inquiries.page(params.id) })),
    call(serveUploadInquiryFile, ({ request, query }) =>
      inquiries.upload(query.firma, query.ticket, () => withUploads(dependencies, () => readUpload(request))),
    ),
    call(serveSubmitInquiry, async ({ body, request }) => {
      await inquiries.submit(body, visitorOf(request, dependencies.environment));
      return { state: "waiting" as const };
    }),
    call(serveGetInquiry, async ({ body }) => ({ inquiry: await inquiries.find(body.token) })),
    call(serveConfirmInquiry, async ({ body }) => ({ inquiry: await inquiries.confirm(body.token) })),
    call(serveDiscardInquiry, async ({ body }) => {
      await inquiries.discard(body.token);
      return {};
    }),
  ];
}
