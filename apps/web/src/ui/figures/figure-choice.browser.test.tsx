import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FigureChoice } from "./figure-choice.tsx";

const FIGURES = [
  { key: "views", label: "Aufrufe", value: "1.284", change: "", definition: "So oft gesehen." },
  { key: "calls", label: "Anrufe", value: "12", change: "", definition: "So oft angerufen." },
];

function Choice() {
  const [chosen, setChosen] = useState("views");
  return <FigureChoice label="Zahl wählen" figures={FIGURES} chosen={chosen} onChoose={setChosen} />;
}

test("another figure is told to screen readers, the first one is not", async () => {
  await render(<Choice />);
  await expect.element(page.getByRole("status")).toHaveTextContent("");
  await page.getByRole("button", { name: /^Anrufe/u }).click();
  await expect.element(page.getByRole("status")).toHaveTextContent("Im Diagramm: Anrufe");
});
