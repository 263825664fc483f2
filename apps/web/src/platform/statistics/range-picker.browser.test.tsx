import { addDays, berlinDate } from "@portal/contract/time/berlin-time";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import type { RangeChoice } from "./range-in-address.ts";
import { RangePicker } from "./range-picker.tsx";

const presets = page.getByRole("combobox", { name: "Zeitraum" });
const intervals = page.getByRole("combobox", { name: "Zusammengefasst nach" });
const from = page.getByLabelText("Von", { exact: true });
const to = page.getByLabelText("Bis", { exact: true });
const show = page.getByRole("button", { name: "Zeitraum zeigen" });

const own: RangeChoice = {
  preset: "own",
  range: { startDate: "2026-01-01", endDate: "2026-03-31", interval: "Week" },
};

async function open(first: RangeChoice) {
  const onChange = vi.fn<(choice: RangeChoice) => void>();
  function Page() {
    const [choice, setChoice] = useState(first);
    const [isLoading, setIsLoading] = useState(false);
    return (
      <>
        <RangePicker
          choice={choice}
          isLoading={isLoading}
          onChange={(next) => (onChange(next), setChoice(next), setIsLoading(true))}
        />
        <button type="button" onClick={() => setIsLoading(false)}>
          Geladen
        </button>
      </>
    );
  }
  await render(<Page />);
  return onChange;
}

test("a preset takes effect at once, ends today and keeps the interval", async () => {
  const onChange = await open({ ...own, range: { ...own.range, interval: "Month" } });
  await presets.selectOptions("Letzte 30 Tage");
  const today = berlinDate(Date.now());
  expect(onChange.mock.calls).toEqual([
    [{ preset: "30", range: { startDate: addDays(today, -29), endDate: today, interval: "Month" } }],
  ]);
  await expect.element(from).not.toBeInTheDocument();
});

test("another interval keeps the days", async () => {
  const onChange = await open(own);
  await intervals.selectOptions("Tag");
  expect(onChange.mock.calls).toEqual([[{ ...own, range: { ...own.range, interval: "Day" } }]]);
});

test("own days take effect after the button only", async () => {
  const onChange = await open({ ...own, preset: "90" });
  await presets.selectOptions("Von … bis …");
  await expect.element(from).toHaveValue("2026-01-01");
  await from.fill("2026-02-01");
  expect(onChange).not.toHaveBeenCalled();
  await show.click();
  expect(onChange.mock.calls).toEqual([[{ ...own, range: { ...own.range, startDate: "2026-02-01" } }]]);
  await expect.element(presets).toHaveDisplayValue("Von … bis …");
});

test("Enter in a day does the same as the button", async () => {
  const onChange = await open(own);
  await to.fill("2026-02-28");
  (to.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  expect(onChange).toHaveBeenCalledOnce();
});

test("asking for own days and then for a preset again changes to the preset", async () => {
  const onChange = await open({ ...own, preset: "90" });
  await presets.selectOptions("Von … bis …");
  await expect.element(show).toBeVisible();
  await presets.selectOptions("Letzte 7 Tage");
  await expect.element(show).not.toBeInTheDocument();
  expect(onChange.mock.calls.map(([{ preset }]) => preset)).toEqual(["7"]);
});

test.each([
  ["an end before the start", "2026-05-01", to, "Das Ende liegt vor dem Anfang."],
  ["more than three years", "2020-01-01", to, "Höchstens drei Jahre auf einmal."],
  ["no day", "", from, "Bitte geben Sie ein gültiges Datum ein."],
] as const)(
  "%s is said at the field, keeps what was typed and changes nothing",
  async (_what, start, field, message) => {
    const onChange = await open(own);
    await from.fill(start);
    await show.click();
    await expect.element(field).toHaveAccessibleDescription(message);
    await expect.element(from).toHaveValue(start);
    expect(onChange).not.toHaveBeenCalled();
  },
);

test("the reason disappears once the days are right", async () => {
  await open(own);
  await from.fill("2026-05-01");
  await show.click();
  await expect.element(to).toHaveAttribute("aria-invalid", "true");
  await from.fill("2026-03-01");
  await show.click();
  await expect.element(to).not.toHaveAttribute("aria-invalid");
});

test("screen readers hear the new days and interval once their figures are there, and nothing at first", async () => {
  await open(own);
  const said = page.getByRole("status");
  await expect.element(said).toHaveTextContent("");
  await intervals.selectOptions("Tag");
  await expect.element(intervals).toHaveValue("Day");
  await expect.element(said).toHaveTextContent("");
  await page.getByRole("button", { name: "Geladen" }).click();
  await expect.element(said).toHaveTextContent("Zeitraum: 01.01. bis 31.03.2026, je Tag");
});
