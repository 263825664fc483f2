/**
 * POST on the address of the page that ends summaries: what mail programs send for one click (RFC 8058). It has no
 * session, no XSRF header and a form as its body, whose only content is that it is such a click; the token says the rest.
 */
import { pathOf } from "@portal/contract/pages/routes";
import type { FastifyInstance } from "fastify";
import type { Dependencies } from "../../platform/dependencies.ts";
import { send } from "../../platform/http/errors.ts";
import { Problem } from "../../platform/problem.ts";
import { createDigestService } from "./service.ts";

const MOST_BYTES = 5000;

export async function registerOneClick(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const service = createDigestService(dependencies, () => Promise.reject(new Error("ending needs no dashboard")));
  await app.register(async (scope) => {
    // Mail programs send either kind of form, and what it says changes nothing.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer", bodyLimit: MOST_BYTES }, (_request, _bytes, done) =>
      done(null),
    );
    scope.post<{ Querystring: { data?: unknown } }>(
      pathOf("digest_end"),
      { schema: { hide: true } },
      async (request, reply) => {
        const { data } = request.query;
        if (typeof data !== "string") return send(reply, new Problem("cryptography.unreadable"));
        await service.end(data);
        return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send("Abbestellt.\n");
      },
    );
  });
}
