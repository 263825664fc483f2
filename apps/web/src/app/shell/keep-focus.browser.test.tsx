import { useState } from "react";
import { beforeAll, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { keepFocus } from "./keep-focus.ts";

/** A page whose button removes `removes` with everything in it. */
function Page({ removes }: { removes: "button" | "section" }) {
  const [gone, setGone] = useState(false);
  const button = (
    <button type="button" onClick={() => setGone(true)}>
      Zurückziehen
    </button>
  );
  return (
    <main>
      <h1>Personen</h1>
      {!(gone && removes === "section") && (
        <section>
          <h2>Einladungen</h2>
          {!gone && button}
        </section>
      )}
      <button type="button">Anderes</button>
    </main>
  );
}

beforeAll(keepFocus);

test.each([
  ["button", "Einladungen"],
  ["section", "Personen"],
] as const)("a press that removes the %s moves the focus to the headline %s", async (removes, headline) => {
  await render(<Page removes={removes} />);
  await page.getByRole("button", { name: "Zurückziehen" }).click();
  await expect.element(page.getByRole("heading", { name: headline })).toHaveFocus();
});

/** A form longer than the window, which gives way to a sentence, and a message outside the content. */
function LongForm() {
  const [sent, setSent] = useState(false);
  const [told, setTold] = useState(true);
  return (
    <>
      <main>
        <h1>Anfrage senden</h1>
        {sent ? <p>Fast fertig</p> : <p style={{ height: "300vh" }}>Worum geht es?</p>}
        {!sent && <button onClick={() => setSent(true)}>Absenden</button>}
        <p style={{ height: "300vh" }}>Weiteres</p>
      </main>
      {told && <button onClick={() => setTold(false)}>Meldung schließen</button>}
    </>
  );
}

test("a form that gives way to its result leaves the page at the headline", async () => {
  await render(<LongForm />);
  await page.getByRole("button", { name: "Absenden" }).click();
  await expect.element(page.getByRole("heading", { name: "Anfrage senden" })).toHaveFocus();
  await expect.element(page.getByRole("heading", { name: "Anfrage senden" })).toBeInViewport();
});

test("a message outside the content that is closed leaves the page where it was", async () => {
  await render(<LongForm />);
  await page.getByRole("button", { name: "Meldung schließen" }).click();
  await expect.element(page.getByRole("heading", { name: "Anfrage senden" })).toHaveFocus();
  await expect.element(page.getByRole("heading", { name: "Anfrage senden" })).not.toBeInViewport();
});

/** Rows of a list whose button goes; only the first has a headline. */
function Rows() {
  const [done, setDone] = useState<readonly number[]>([]);
  return (
    <section>
      <h2>Motive</h2>
      <ul>
        {[1, 2].map((row) => (
          <li key={row}>
            {row === 1 && <h3>Sturmschaden</h3>}
            {!done.includes(row) && <button onClick={() => setDone([...done, row])}>{`Freigeben ${row}`}</button>}
          </li>
        ))}
      </ul>
    </section>
  );
}

test.each([
  [1, "Sturmschaden"],
  [2, "Motive"],
])("a press that removes the button of row %i moves the focus to the nearest headline %s", async (row, headline) => {
  await render(<Rows />);
  await page.getByRole("button", { name: `Freigeben ${row}` }).click();
  await expect.element(page.getByRole("heading", { name: headline })).toHaveFocus();
});

test("a removed button that did not have the focus leaves the focus where it is", async () => {
  await render(<Page removes="button" />);
  const other = page.getByRole("button", { name: "Anderes" });
  await other.click();
  (page.getByRole("button", { name: "Zurückziehen" }).element() as HTMLElement).click();
  await expect.element(page.getByRole("button", { name: "Zurückziehen" })).not.toBeInTheDocument();
  await expect.element(other).toHaveFocus();
});

function Loading() {
  const [loaded, setLoaded] = useState(false);
  return (
    <>
      <main tabIndex={-1}>{loaded && <h1 tabIndex={-1}>Bewertungen</h1>}</main>
      <button type="button" onPointerDown={(event) => event.preventDefault()} onClick={() => setLoaded(true)}>
        Laden
      </button>
    </>
  );
}

test("the focus on a page that is loading goes on to its headline when the headline arrives", async () => {
  await render(<Loading />);
  (page.getByRole("main").element() as HTMLElement).focus();
  (page.getByRole("button", { name: "Laden" }).element() as HTMLElement).click();
  await expect.element(page.getByRole("heading", { name: "Bewertungen" })).toHaveFocus();
});

function DialogWithSteps() {
  const [step, setStep] = useState(1);
  return (
    <main>
      <h1>Seite</h1>
      <dialog open aria-label="Schritte">
        {step === 1 ? (
          <button type="button" onClick={() => setStep(2)}>
            Weiter
          </button>
        ) : (
          <input aria-label="Code" data-autofocus="" />
        )}
      </dialog>
    </main>
  );
}

test("the next step of a dialog gets the focus in its first field, not on the page behind", async () => {
  await render(<DialogWithSteps />);
  await page.getByRole("button", { name: "Weiter" }).click();
  await expect.element(page.getByRole("textbox", { name: "Code" })).toHaveFocus();
});
