/** What is stored about a company, for reading and as a PDF (page `selbstauskunft`). */
import { berlinDate } from "@portal/contract/time/berlin-time";
import { serveGetSelfDisclosure, serveGetSelfDisclosurePdf } from "./calls.ts";
import type { Dependencies } from "../../platform/dependencies.ts";
import { pdfAttachment } from "../../platform/files/attachment.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { visitorOf } from "../auth/public.ts";
import type { SelfDisclosureService } from "./service.ts";

export const selfDisclosureRoutes = ({ environment, clock }: Dependencies, service: SelfDisclosureService): Call[] => [
  call(serveGetSelfDisclosure, async ({ scope, request }) => ({
    disclosure: await service.disclose(scope, visitorOf(request, environment).brand),
  })),
  call(serveGetSelfDisclosurePdf, async ({ scope, request, reply }) => {
    const { brand } = visitorOf(request, environment);
    await service.noteDocument(scope);
    const disclosure = await service.disclose(scope, brand);
    const day = berlinDate(clock.now().getTime());
    reply.header("content-disposition", pdfAttachment(`Selbstauskunft ${disclosure.company_name} ${day}`));
    reply.type("application/pdf");
    const { disclosurePdf } = await import("./document/disclosure-pdf.ts");
    return disclosurePdf({ brand, disclosure, fonts: environment.PDF_FONTS });
  }),
];
