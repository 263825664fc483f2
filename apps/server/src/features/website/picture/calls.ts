import { getWebsitePicture } from "@portal/contract/website/check/calls";
import { accountAccess, FileAnswer, serve } from "../../../platform/http/served-call.ts";

export const serveGetWebsitePicture = serve(getWebsitePicture, {
  access: accountAccess("read"),
  agent: true,
  answers: { 200: new FileAnswer("image/webp") },
});
