import { NEWSLETTER_TEXT_VERSION, NEWSLETTER_TEXTS, type NewsletterSubscription } from "@portal/contract/b2b/calls";
import { beforeEach, describe, expect, test } from "vitest";
import { commands, page } from "vitest/browser";
import { setWindowQuery, startAt } from "../../testing/address.ts";
import { renderPart } from "../../testing/logged-in.tsx";
import { refused } from "../../testing/refused.ts";
import { NewsletterConfirmedPage, NewsletterPage } from "./newsletter-pages.ts";

const ORDER = "POST /api/b2b-newsletter/subscribe";
const READ = "POST /api/b2b-newsletter/state";
const CONFIRM = "POST /api/b2b-newsletter/confirm";
const END = "POST /api/b2b-newsletter/end";

const bodiesOf = async (call: string) =>
  (await commands.requestsOfApi()).filter((request) => request.call === call).map(({ body }) => body);

beforeEach(() => startAt("/"));

describe("ordering", () => {
  const email = page.getByRole("textbox", { name: "E-Mail-Adresse" });
  const order = page.getByRole("button", { name: "Newsletter bestellen" });

  test("an order sends the address with the version of the text beside the button, and says that a mail is on its way", async () => {
    await commands.answerApi({ [ORDER]: { body: {} } });
    await renderPart(<NewsletterPage />);
    await expect.element(page.getByText(NEWSLETTER_TEXTS[NEWSLETTER_TEXT_VERSION])).toBeVisible();
    await email.fill("chef@demo.example");
    await order.click();
    const done = page.getByRole("status").filter({ hasText: "Bitte sehen Sie in Ihrem Postfach nach" });
    await expect.element(done).toMatchTextContent(/eine E-Mail an chef@demo\.example geschickt/u);
    await expect.element(order).not.toBeInTheDocument();
    await expect
      .poll(() => bodiesOf(ORDER))
      .toEqual([{ email: "chef@demo.example", textVersion: NEWSLETTER_TEXT_VERSION }]);
  });

  test("a wrong address is said at the field, which keeps it and has the focus", async () => {
    await commands.answerApi({
      [ORDER]: refused("request.invalid", {
        message: "Bitte geben Sie eine gültige E-Mail-Adresse ein.",
        field: "email",
      }),
    });
    await renderPart(<NewsletterPage />);
    await email.fill("chef@");
    await order.click();
    await expect.element(email).toHaveAccessibleDescription("Bitte geben Sie eine gültige E-Mail-Adresse ein.");
    await expect.element(email).toHaveFocus();
    await expect.element(email).toHaveValue("chef@");
  });

  test("too many mails to one address are said above the form", async () => {
    await commands.answerApi({ [ORDER]: refused("request.invalid", { message: "Bitte warten Sie eine Stunde." }) });
    await renderPart(<NewsletterPage />);
    await email.fill("chef@demo.example");
    await order.click();
    await expect.element(page.getByRole("alert")).toHaveTextContent("Fehler: Bitte warten Sie eine Stunde.");
    await expect.element(email).toHaveValue("chef@demo.example");
  });
});

describe("the link of the mail", () => {
  const subscription = (status: NewsletterSubscription["status"]) => ({
    body: { subscription: { email: "chef@demo.example", status, confirmedAt: null } },
  });
  const title = (name: string) => page.getByRole("heading", { level: 1, name });
  const confirm = page.getByRole("button", { name: "Newsletter bestätigen" });
  const end = page.getByRole("button", { name: "Newsletter beenden" });
  const orderAgain = page.getByRole("link", { name: "Newsletter neu bestellen" });
  const announced = page.getByRole("status");

  beforeEach(() => setWindowQuery("?data=geheim&a=1"));

  test("opening it confirms nothing yet, because mail programs open links by themselves", async () => {
    await commands.answerApi({ [READ]: subscription("requested") });
    await renderPart(<NewsletterConfirmedPage />);
    await expect.element(title("Newsletter bestätigen")).toBeVisible();
    await expect.element(announced).toHaveTextContent("");
    await expect
      .poll(async () => (await commands.requestsOfApi()).map(({ call, body }) => [call, body]))
      .toEqual([[READ, { data: "geheim" }]]);
  });

  test("its secret leaves the address, which keeps the rest", async () => {
    await commands.answerApi({ [READ]: subscription("requested") });
    await renderPart(<NewsletterConfirmedPage />);
    await expect.element(confirm).toBeVisible();
    await expect.poll(() => window.location.search).toBe("?a=1");
  });

  test("the button confirms, and the new state is said aloud", async () => {
    await commands.answerApi({ [READ]: subscription("requested"), [CONFIRM]: subscription("confirmed") });
    await renderPart(<NewsletterConfirmedPage />);
    await confirm.click();
    await expect.element(title("Ihr Newsletter ist bestätigt")).toBeVisible();
    await expect.element(announced).toHaveTextContent("Ihr Newsletter ist bestätigt");
    await expect.element(end).toBeVisible();
    await expect.element(confirm).not.toBeInTheDocument();
    await expect.poll(() => bodiesOf(CONFIRM)).toEqual([{ data: "geheim" }]);
  });

  test("a confirmed newsletter can be ended, and ordered again", async () => {
    await commands.answerApi({ [READ]: subscription("confirmed"), [END]: subscription("ended") });
    await renderPart(<NewsletterConfirmedPage />);
    await end.click();
    await expect.element(title("Ihr Newsletter ist beendet")).toBeVisible();
    await expect.element(announced).toHaveTextContent("Ihr Newsletter ist beendet");
    await expect.element(orderAgain).toBeVisible();
  });

  test("an expired link offers a new order and nothing to confirm", async () => {
    await commands.answerApi({ [READ]: subscription("expired") });
    await renderPart(<NewsletterConfirmedPage />);
    await expect.element(title("Dieser Link ist abgelaufen")).toBeVisible();
    await expect.element(orderAgain).toBeVisible();
    await expect.element(confirm).not.toBeInTheDocument();
  });

  test("a confirmation without connection says so, and the button stays", async () => {
    await commands.answerApi({ [READ]: subscription("requested"), [CONFIRM]: { offline: true } });
    await renderPart(<NewsletterConfirmedPage />);
    await confirm.click();
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("Fehler: Keine Verbindung – Ihre Eingaben bleiben erhalten.");
    await expect.element(confirm).toBeVisible();
  });

  test("an address without the secret asks to open the mail's link again, and the server nothing", async () => {
    setWindowQuery("?a=1");
    await commands.answerApi({});
    await renderPart(<NewsletterConfirmedPage />);
    await expect.element(title("Dieser Link führt nicht weiter")).toBeVisible();
    await expect.element(page.getByText("Bitte öffnen Sie ihn noch einmal direkt aus der E-Mail.")).toBeVisible();
    expect(await commands.requestsOfApi()).toEqual([]);
  });

  test("a secret that the server can't read gives the server's reason", async () => {
    await commands.answerApi({ [READ]: refused("request.invalid", { message: "Dieser Link ist unvollständig." }) });
    await renderPart(<NewsletterConfirmedPage />);
    await expect.element(title("Dieser Link führt nicht weiter")).toBeVisible();
    await expect.element(page.getByText("Dieser Link ist unvollständig.")).toBeVisible();
  });
});
