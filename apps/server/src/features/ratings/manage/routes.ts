/** The calls of managing ratings. */
import type { Dependencies } from "../../../platform/dependencies.ts";
import { call, type Call } from "../../../platform/http/call.ts";
import { createAnswerService } from "./answers/service.ts";
import * as calls from "./calls.ts";
import { createRatingList } from "./list/service.ts";
import { createTemplateService } from "./templates/service.ts";

/** The query of the list as its filter. */
const filterOf = <Q extends { withText: "true" | "false" }>({ withText, ...rest }: Q) => ({
  ...rest,
  withText: withText === "true",
});

export function manageRatingsRoutes(dependencies: Dependencies): Call[] {
  const list = createRatingList(dependencies);
  const answers = createAnswerService(dependencies);
  const templates = createTemplateService(dependencies);
  return [
    call(calls.serveGetManagedRatings, ({ scope, query: { page, ...filter } }) =>
      list.list(scope, filterOf(filter), page),
    ),
    call(calls.serveGetManagedRatingsCsv, async ({ scope, query, reply }) => {
      const csv = await list.csv(scope, filterOf(query));
      void reply
        .header("content-disposition", 'attachment; filename="bewertungen.csv"')
        .type("text/csv; charset=utf-8");
      return csv;
    }),
    call(calls.serveGetManagedRating, ({ scope, params }) => list.one(scope, params.id)),
    call(calls.serveSaveAnswerDraft, async ({ scope, body }) => ({ rating: await answers.saveDraft(scope, body) })),
    call(calls.servePublishAnswer, async ({ scope, body }) => ({ rating: await answers.publish(scope, body) })),
    call(calls.serveWithdrawAnswer, async ({ scope, body }) => ({ rating: await answers.withdraw(scope, body) })),
    call(calls.serveRestoreAnswer, async ({ scope, body }) => ({ rating: await answers.restore(scope, body) })),
    call(calls.serveResendAnswer, async ({ scope, body }) => ({ rating: await answers.resend(scope, body) })),
    call(calls.serveMarkRatings, async ({ scope, body }) => ({ changed: await answers.mark(scope, body) })),
    call(calls.serveGetAnswerTemplates, async ({ scope }) => ({ templates: await templates.all(scope) })),
    call(calls.serveSaveAnswerTemplate, async ({ scope, body }) => ({
      templates: await templates.save(scope, body.template),
    })),
    call(calls.serveDeleteAnswerTemplate, async ({ scope, body }) => ({
      templates: await templates.delete(scope, body.id),
    })),
    call(calls.serveOrderAnswerTemplates, async ({ scope, body }) => ({
      templates: await templates.order(scope, body.ids),
    })),
  ];
}
