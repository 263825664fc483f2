import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { PasswordField } from "./password-field.tsx";

const field = page.getByLabelText("Passwort", { exact: true });
const show = page.getByRole("button", { name: "Passwort anzeigen" });
const hide = page.getByRole("button", { name: "Passwort verbergen" });

test("the button shows the password, says so aloud and hides it again; the text stays", async () => {
  await render(<PasswordField label="Passwort" autoComplete="current-password" />);
  await field.fill("drei Wörter");
  await expect.element(field).toHaveAttribute("type", "password");
  await expect.element(page.getByRole("status")).toHaveTextContent("");
  await show.click();
  await expect.element(field).toHaveAttribute("type", "text");
  await expect.element(field).toHaveValue("drei Wörter");
  await expect.element(page.getByRole("status")).toHaveTextContent("Das Passwort ist sichtbar.");
  await hide.click();
  await expect.element(field).toHaveAttribute("type", "password");
});

test("the button does not send the form", async () => {
  let sent = 0;
  await render(
    <form onSubmit={(event) => (event.preventDefault(), (sent += 1))}>
      <PasswordField label="Passwort" autoComplete="current-password" />
    </form>,
  );
  await show.click();
  await expect.element(hide).toBeVisible();
  expect(sent).toBe(0);
});

test("error, help and the caller's own text describe the field in this order", async () => {
  await render(
    <>
      <p id="own">Noch schwach</p>
      <PasswordField
        label="Passwort"
        autoComplete="new-password"
        error="Zu kurz."
        help="Drei Wörter."
        aria-describedby="own"
      />
    </>,
  );
  await expect.element(field).toHaveAccessibleDescription("Zu kurz. Drei Wörter. Noch schwach");
});
