/** Composes the server: one Fastify instance with every slice's calls. It does not listen yet. */
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import multipart from "@fastify/multipart";
import Fastify, { type FastifyInstance, LogController } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { listingFigures } from "../features/entry-service/public.ts";
import { registerMedia, registerWidget } from "../features/entry/public.ts";
import { registerOneClick } from "../features/digest/public.ts";
import { createShownAwards, registerBadge } from "../features/ratings/public.ts";
import { registerOutbox } from "../features/outbox/create.ts";
import type { Dependencies } from "../platform/dependencies.ts";
import type { Environment } from "../platform/environment.ts";
import { registerCalls } from "../platform/http/call.ts";
import { answerRefusedByNode, answerUnreadable, HTTP_OPTIONS } from "../platform/http/client-errors.ts";
import { installErrorHandling, send } from "../platform/http/errors.ts";
import { installHttpsOnly } from "../platform/http/https-only.ts";
import { installJsonBody } from "../platform/http/json-body.ts";
import { installMailBody } from "../platform/http/mail-body.ts";
import { GENERIC_REQUEST_BODY_LIMIT_BYTES } from "../platform/http/served-call.ts";
import { registerMetrics } from "../platform/observability/metrics/register.ts";
import { requestIdsOf } from "../platform/observability/request-id.ts";
import { answerOutsideRoutes, installRequestLines } from "../platform/observability/request-lines.ts";
import { Problem } from "../platform/problem.ts";
import { registerOpenApi } from "./openapi/register.ts";
import { followConnections } from "./operation/end-requests.ts";
import { registerHealth } from "./operation/health.ts";
import { callsBySlice } from "./slices.ts";
import { registerWeb } from "./web.ts";

/** Long enough for a photo over a slow mobile network. */
const REQUEST_TIMEOUT_MS = 120_000;

export async function buildApp(dependencies: Dependencies): Promise<FastifyInstance> {
  const { environment } = dependencies;
  const app = Fastify({
    loggerInstance: dependencies.log,
    // The log itself adds the request's id, so that lines of services have it too.
    childLoggerFactory: (log) => log,
    genReqId: requestIdsOf(environment),
    bodyLimit: GENERIC_REQUEST_BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: environment.TRUSTED_PROXIES.length > 0 ? environment.TRUSTED_PROXIES : false,
    logController: new LogController({ disableRequestLogging: true }),
    http: HTTP_OPTIONS,
    clientErrorHandler: answerUnreadable(dependencies.log),
    frameworkErrors: (_error, request, reply) =>
      answerOutsideRoutes(dependencies.log, request as never, reply as never, new Problem("request.malformed")),
    // What was sent before the end is answered; `endRequests` refuses the rest in our error body.
    return503OnClosing: false,
    onProtoPoisoning: "error",
    onConstructorPoisoning: "error",
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest("session", null);
  app.decorateRequest("scope", null);
  installRequestLines(app, dependencies);
  followConnections(app);
  app.addHook("preClose", async () => dependencies.events.endStreams());
  installErrorHandling(app, environment);
  installJsonBody(app);
  installMailBody(app);

  await app.register(cookie);
  await app.register(compress, { threshold: 1024, encodings: ["br", "gzip"] });
  await app.register(helmet, securityHeaders(environment));
  answerRefusedByNode(app);
  installHttpsOnly(app, environment);
  await app.register(multipart, { limits: { files: 1, fields: 5, fieldSize: 1000, fileSize: 10 * 1024 * 1024 } });
  const slices = callsBySlice(dependencies);
  registerOpenApi(app, environment, slices);
  registerHealth(app, dependencies);
  registerMetrics(app, dependencies, listingFigures(dependencies));
  registerMedia(app, dependencies);
  await registerWidget(
    app,
    dependencies,
    createShownAwards(dependencies.db, () => dependencies.clock.now()),
  );
  await registerBadge(app, dependencies);
  await registerOneClick(app, dependencies);
  registerOutbox(app, dependencies);
  registerCalls(app, dependencies, Object.values(slices).flat());
  app.setNotFoundHandler(async (_request, reply) => send(reply, new Problem("request.not_found")));
  if (environment.WEB_DIST !== undefined) await registerWeb(app, dependencies, environment.WEB_DIST);
  return app;
}

function securityHeaders({ production }: Environment): Parameters<typeof helmet>[1] {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        // Recordings and greetings of the voicebot, which are loaded by a call and then played.
        mediaSrc: ["blob:"],
        connectSrc: ["'self'"],
        manifestSrc: ["'self'"],
        // Previews of web banners, and mails in the outbox for developers: documents with a policy of their own.
        frameSrc: ["'self'"],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: "deny" },
  };
}
