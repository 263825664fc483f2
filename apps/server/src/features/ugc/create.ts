import type { Dependencies } from "../../platform/dependencies.ts";
import type { Call } from "../../platform/http/call.ts";
import { hintRoutes } from "./hints/routes.ts";
import { createHintService } from "./hints/service.ts";
import { noticeRoutes } from "./notices/routes.ts";
import { createNoticeService } from "./notices/service.ts";
import { ugcRoutes } from "./routes.ts";
import { createUgcService } from "./service.ts";

export const createUgc = (dependencies: Dependencies): Call[] => [
  ...ugcRoutes(dependencies, createUgcService(dependencies)),
  ...hintRoutes(createHintService(dependencies)),
  ...noticeRoutes(dependencies, createNoticeService(dependencies)),
];
