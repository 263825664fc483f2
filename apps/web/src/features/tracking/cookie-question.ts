/** The question about statistics as the page brings it: HTML of the build, sent to whoever has not answered yet. */

/** Id of the question's element in the page. */
export const QUESTION_PLACE = "cookie-question";

let pressed = "";

/** Notes an answer that is given before the banner's code has loaded; the banner then carries it out. */
export function noteEarlyAnswer(): void {
  document.getElementById(QUESTION_PLACE)?.addEventListener("click", ({ target }) => {
    if (target instanceof Element) pressed = target.closest("button")?.name ?? pressed;
  });
}

/** Name of the button that was pressed before; "" for none. */
export const earlyAnswer = (): string => pressed;

/** Takes the question away where an answer is known only to this browser. */
export const removeQuestion = (): void => document.getElementById(QUESTION_PLACE)?.remove();
