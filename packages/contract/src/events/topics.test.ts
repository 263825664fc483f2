import { expect, test } from "vitest";
import { EVENT_TOPICS, readCompanyEvent } from "./topics.ts";

test.each(EVENT_TOPICS)("an event of the topic %s is read as it was written", (topic) => {
  expect(readCompanyEvent(JSON.stringify({ companyId: 7, topic }))).toEqual({ companyId: 7, topic });
});

test("fields beside company and topic are left out", () => {
  expect(readCompanyEvent('{"companyId":7,"topic":"leads","name":"Roth"}')).toEqual({ companyId: 7, topic: "leads" });
});

test.each(["", "null", "7", "[]", "{", "{}", '{"companyId":"7","topic":"leads"}', '{"companyId":7,"topic":"news"}'])(
  "%j is no event",
  (text) => {
    expect(readCompanyEvent(text)).toBeUndefined();
  },
);
