import { expect, test } from "vitest";
import * as z from "zod/mini";
import { messagesOfIssues } from "./field-errors.ts";

test("messagesOfIssues gives the first message per path", () => {
  const schema = z.object({
    week: z.array(z.object({ from: z.string().check(z.minLength(5, "Zu kurz."), z.regex(/^\d/, "Keine Uhrzeit.")) })),
    name: z.string("Bitte ausfüllen."),
  });
  const result = schema.safeParse({ week: [{ from: "12:00" }, { from: "x" }] });
  expect([...messagesOfIssues(result.error?.issues ?? [])]).toEqual([
    ["week.1.from", "Zu kurz."],
    ["name", "Bitte ausfüllen."],
  ]);
});
