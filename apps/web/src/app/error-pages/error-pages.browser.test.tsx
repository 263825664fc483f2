import { ApiProblem } from "../../platform/api/api-problem.ts";
import { lookUpSession, logOut } from "../../platform/session/session-store.ts";
import { navigations, startAt } from "../../testing/address.ts";
import { aUser, startSessionAs } from "../../testing/logged-in.tsx";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { ServiceAwayPage } from "./error-pages.tsx";
import PageFailure from "./page-failure.tsx";
import { ServiceAwayMessage } from "./service-away-message.tsx";

const REFRESH = "GET /api/auth/refresh";
const heading = page.getByRole("heading", { level: 1 });
const retry = page.getByRole("button", { name: "Erneut versuchen" });
const problem = (status: number, message?: string) =>
  new ApiProblem({
    kind: status === 503 ? "outage" : "answer",
    status,
    errors: message === undefined ? [] : [{ code: "request.not_found", message }],
  });

beforeEach(() => startAt("/502?callbackPage=%2Fbenutzer&a=1"));
afterEach(() => void vi.restoreAllMocks());

test.each([
  [problem(503), "Der Dienst ist gerade nicht erreichbar"],
  [problem(403, "Das darf nur der Inhaber."), "Das ist für Sie nicht verfügbar"],
  [problem(404, "Diesen Eintrag gibt es nicht."), "Das ist für Sie nicht verfügbar"],
  [problem(500), "Da ist etwas schiefgegangen"],
])("a page that fails with %s is titled %s", async (error, title) => {
  await render(<PageFailure error={error} onRetry={() => {}} />);
  await expect.element(heading).toHaveTextContent(title);
});

test.each([
  [500, "answer"],
  [503, "outage"],
] as const)("a failure of ours with status %i shows its request id, to be read to us", async (status, kind) => {
  const error = new ApiProblem({ kind, status, requestId: "k7qm-3xpd-9tzv" });
  await render(<PageFailure error={error} onRetry={() => {}} />);
  await expect.element(page.getByText("Kennung: k7qm-3xpd-9tzv")).toBeVisible();
});

test("/502 shows the request id of the session's failure", async () => {
  await render(<ServiceAwayMessage requestId="k7qm-3xpd-9tzv" onRetry={() => {}} />);
  await expect.element(page.getByText("Kennung: k7qm-3xpd-9tzv")).toBeVisible();
});

test("a failure without request id shows none", async () => {
  await render(<PageFailure error={problem(500)} onRetry={() => {}} />);
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText("Kennung")).not.toBeInTheDocument();
});

test("a page that may not be shown gives the server's reason", async () => {
  await render(<PageFailure error={problem(403, "Das darf nur der Inhaber.")} onRetry={() => {}} />);
  await expect.element(page.getByText("Das darf nur der Inhaber.")).toBeVisible();
});

test("a defect of the portal is logged, offers a second attempt and a way to the start page", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const onRetry = vi.fn();
  const defect = new TypeError("x is undefined");
  await render(<PageFailure error={defect} onRetry={onRetry} />);
  await expect.element(heading).toHaveTextContent("Da ist etwas schiefgegangen");
  await expect.poll(() => log).toHaveBeenCalledWith(defect);
  await expect.element(page.getByRole("link", { name: "Zur Startseite" })).toHaveAttribute("href", "/");
  await retry.click();
  expect(onRetry).toHaveBeenCalledOnce();
});

test("an outage is no defect and is not logged", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  await render(<PageFailure error={problem(503)} onRetry={() => {}} />);
  await expect.element(heading).toBeVisible();
  expect(log).not.toHaveBeenCalled();
});

test("the retry of /502 stays while the service is away, and leads back once it answers", async () => {
  await commands.answerApi({ [REFRESH]: [{ status: 503 }, { body: { user: aUser() } }] });
  await lookUpSession();
  await commands.answerApi({ [REFRESH]: [{ status: 503 }, { body: { user: aUser() } }] });
  await render(<ServiceAwayPage />);
  await retry.click();
  await expect.element(retry).not.toHaveAttribute("aria-busy");
  expect(navigations()).toEqual([]);
  await retry.click();
  await expect.poll(navigations).toEqual([{ href: "/benutzer?a=1", replace: true }]);
});

test("a page to return to that does not exist becomes the start page", async () => {
  startAt("/502?callbackPage=https%3A%2F%2Fboese.example");
  await commands.answerApi({ [REFRESH]: { body: { user: aUser() } } });
  await render(<ServiceAwayPage />);
  await retry.click();
  await expect.poll(navigations).toEqual([{ href: "/", replace: true }]);
});

test("only somebody who acts for a company is offered to write a service case", async () => {
  const ask = page.getByRole("link", { name: "Anfrage an uns schreiben" });
  await startSessionAs(aUser());
  const screen = await render(<PageFailure error={problem(503)} onRetry={() => {}} />);
  await expect.element(ask).toHaveAttribute("href", expect.stringMatching(/\?neu=technical$/u));
  await screen.unmount();
  await logOut();
  await render(<PageFailure error={problem(503)} onRetry={() => {}} />);
  await expect.element(heading).toBeVisible();
  await expect.element(ask).not.toBeInTheDocument();
});
