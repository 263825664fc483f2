import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createSuggestionSource, REST_MS, type SuggestionState } from "./suggestion-source.ts";

type Request = { text: string; signal: AbortSignal; answer: (items: string[]) => void; fail: () => void };

/** A source whose requests the test answers itself. */
function aSource() {
  const requests: Request[] = [];
  const states: SuggestionState<string>[] = [];
  const source = createSuggestionSource<string>(
    (text, signal) =>
      new Promise((answer, reject) => {
        requests.push({ text, signal, answer, fail: () => reject(new Error("no connection")) });
      }),
    (state) => states.push(state),
  );
  const type = async (text: string) => {
    source.ask(text);
    await vi.advanceTimersByTimeAsync(REST_MS);
  };
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const request = (index: number): Request => requests[index] ?? expect.fail(`no request ${index}`);
  return { source, requests, request, type, settle, shown: () => states.at(-1) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("createSuggestionSource", () => {
  test("sends one request for text that is typed without a pause", async () => {
    const { source, requests, type } = aSource();
    source.ask("d");
    source.ask("da");
    await type("dac");
    expect(requests.map(({ text }) => text)).toEqual(["dac"]);
  });

  test("cancels the running request when a new one starts", async () => {
    const { request, type } = aSource();
    await type("da");
    expect(request(0).signal.aborted).toBe(false);
    await type("dach");
    expect(request(0).signal.aborted).toBe(true);
    expect(request(1).signal.aborted).toBe(false);
  });

  test("ignores an earlier answer that arrives late", async () => {
    const { request, type, settle, shown } = aSource();
    await type("da");
    await type("dach");
    request(1).answer(["Dachdecker"]);
    await settle();
    request(0).answer(["Dampfreinigung"]);
    await settle();
    expect(shown()).toEqual({ kind: "found", items: ["Dachdecker"] });
  });

  test("ignores the failure of a cancelled request and reports that of the newest", async () => {
    const { request, type, settle, shown } = aSource();
    await type("da");
    await type("dach");
    request(0).fail();
    await settle();
    expect(shown()?.kind).toBe("waiting");
    request(1).fail();
    await settle();
    expect(shown()).toEqual({ kind: "failed", items: [] });
  });

  test("keeps the suggestions until the next answer, so that nothing flickers", async () => {
    const { source, request, type, settle, shown } = aSource();
    await type("da");
    request(0).answer(["Dachdecker"]);
    await settle();
    source.ask("dac");
    expect(shown()).toEqual({ kind: "waiting", items: ["Dachdecker"] });
  });

  test.each(["", "   "])("sends no request for the empty text %j and shows nothing", async (text) => {
    const { requests, type, shown } = aSource();
    await type(text);
    expect(requests).toEqual([]);
    expect(shown()).toEqual({ kind: "idle", items: [] });
  });

  test("ignores late answers after clear()", async () => {
    const { source, request, type, settle, shown } = aSource();
    await type("da");
    source.clear();
    request(0).answer(["Dachdecker"]);
    await settle();
    expect(request(0).signal.aborted).toBe(true);
    expect(shown()).toEqual({ kind: "idle", items: [] });
  });
});
