import { PROCESSING_KEYS } from "@portal/contract/law/processing";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "../../testing/logged-in.tsx";
import { PrivacyNote } from "./privacy-note.tsx";

test.each(PROCESSING_KEYS)(
  "the note on %s names who, why, recipients and how long, and leads to its section in another tab",
  async (key) => {
    await renderPart(<PrivacyNote of={key} />);
    await page.getByText("Was mit Ihren Angaben geschieht").click();
    await expect
      .element(page.getByText(/^Verantwortlich ist .*Wozu: .*Grundlage: .*Wer sie bekommt: .*Wie lange: /u))
      .toBeVisible();
    const link = page.getByRole("link", { name: "Mehr zum Datenschutz (neues Fenster)" });
    await expect.element(link).toHaveAttribute("href", `/datenschutz#${key}`);
    await expect.element(link).toHaveAttribute("target", "_blank");
  },
);
