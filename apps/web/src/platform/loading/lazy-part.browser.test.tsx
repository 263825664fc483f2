import { Suspense } from "react";
import { expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { ApiAnswer } from "../../../vitest/api-answer.ts";
import { lazyPart } from "./lazy-part.tsx";
import { loadCode } from "./load-code.ts";

const PROBE = "GET /api/service/getNotifications";
const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
const there = () => Promise.resolve({ default: () => <p>Der Teil ist da.</p> });
const input = page.getByLabelText("Daneben");
const part = page.getByText("Der Teil ist da.");
const failure = page.getByRole("alert", { name: "Dieser Teil der Seite konnte nicht geladen werden" });

/** Shows a part whose code comes from `loads`, one for each attempt, beside a field with text. */
async function showPart(probe: ApiAnswer | readonly ApiAnswer[], ...loads: (typeof missing | typeof there)[]) {
  await commands.answerApi({ [PROBE]: probe });
  const load = vi.fn(() => (loads.shift() ?? missing)());
  const Part = lazyPart<object>(load);
  await render(
    <>
      <input aria-label="Daneben" />
      <Suspense>
        <Part />
      </Suspense>
    </>,
  );
  await input.fill("Getippt");
  return load;
}

test("a part whose code is missing without a connection says so; the field beside it keeps its text", async () => {
  await showPart({ offline: true }, missing);
  await expect.element(failure.getByText("Keine Verbindung – Ihre Eingaben bleiben erhalten.")).toBeVisible();
  await expect.element(input).toHaveValue("Getippt");
});

test("the retry of a part loads its code again as soon as there is a connection", async () => {
  await showPart({ offline: true }, missing, there);
  await failure.getByRole("button", { name: "Erneut versuchen" }).click();
  await expect.element(part).toBeVisible();
  await expect.element(input).toHaveValue("Getippt");
});

test("a part whose code failed once while the server answers is loaded without a message", async () => {
  const load = await showPart({ body: [] }, missing, there);
  await expect.element(part).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test("a part whose code is gone while the server answers offers to load the whole page anew", async () => {
  await showPart({ body: [] }, missing, missing);
  await expect.element(failure.getByText("Dafür muss die Seite neu geladen werden.")).toBeVisible();
  await expect.element(failure.getByRole("button", { name: "Seite neu laden" })).toBeVisible();
  await expect.element(input).toHaveValue("Getippt");
});

test("code that failed once is tried again although the page names a style sheet that is disabled", async () => {
  const held = Object.assign(document.createElement("link"), { rel: "stylesheet", disabled: true, href: "/none.css" });
  document.head.append(held);
  await showPart({ body: [] }, missing, there);
  await expect.element(part).toBeVisible();
  held.remove();
});

test("code that is there already is drawn without a placeholder", async () => {
  const Waits = vi.fn(() => null);
  await loadCode(there);
  const Part = lazyPart<object>(there);
  await render(
    <Suspense fallback={<Waits />}>
      <Part />
    </Suspense>,
  );
  await expect.element(part).toBeVisible();
  expect(Waits).not.toHaveBeenCalled();
});
