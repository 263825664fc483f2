/** Calls of the newsletter for companies. */
import {
  serveConfirmNewsletter,
  serveEndNewsletter,
  serveGetNewsletterSubscription,
  serveSubscribeNewsletter,
} from "./calls.ts";
import type { Environment } from "../../platform/environment.ts";
import { call, type Call } from "../../platform/http/call.ts";
import { visitorOf } from "../auth/public.ts";
import type { NewsletterService } from "./newsletter-service.ts";

export const newsletterRoutes = (environment: Environment, service: NewsletterService): Call[] => [
  call(serveSubscribeNewsletter, async ({ request, body }) => {
    await service.subscribe(body, visitorOf(request, environment));
    return {};
  }),
  call(serveGetNewsletterSubscription, async ({ body }) => ({ subscription: await service.state(body.data) })),
  call(serveConfirmNewsletter, async ({ request, body }) => ({
    subscription: await service.confirm(body.data, visitorOf(request, environment)),
  })),
  call(serveEndNewsletter, async ({ body }) => ({ subscription: await service.end(body.data) })),
];
