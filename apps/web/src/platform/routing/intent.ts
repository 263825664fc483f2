/** Recognises that somebody is about to follow a link, so that its page can begin to load before the click. */
import type { PointerEvent } from "react";
import { runningRouter } from "./navigation.ts";

/** Long enough to tell resting on a link from passing over it, with the pointer or with the Tab key. */
const REST_MS = 65;

/** There is one pointer and one focus, so there is one link that may be meant. */
let resting: ReturnType<typeof setTimeout> | undefined;

/** People who save data load what they open, and nothing that they might open. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Handlers of a link to `href`. Nothing happens if no click follows but that the page is there sooner. */
export function intentOn(href: string) {
  const leave = () => clearTimeout(resting);
  const begin = () => {
    leave();
    if (!savesData()) runningRouter()?.preload(href);
  };
  return {
    /** The pointer or the focus has come. */
    notice() {
      leave();
      resting = setTimeout(begin, REST_MS);
    },
    /** The main button is down: a click follows, unless the pointer leaves again. */
    press: ({ button }: PointerEvent) => button === 0 && begin(),
    leave,
  };
}
