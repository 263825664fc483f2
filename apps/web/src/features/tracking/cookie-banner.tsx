import { pathOf } from "@portal/contract/pages/routes";
import { useLayoutEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { germanMessage } from "../../platform/api/german-message.ts";
import { Button } from "../../ui/actions/button.tsx";
import { choose, useChoice } from "./choice-store.ts";
import styles from "./cookie-banner.module.css";

/** Asks in a root of its own: before the page in reading order, whatever page it is, and never above a dialog. */
export function showBanner(): void {
  const place = document.createElement("div");
  document.body.prepend(place);
  createRoot(place).render(<CookieBanner />);
}

/** The question about statistics. Nothing is counted before it is answered, and the portal works without an answer. */
function CookieBanner() {
  const choice = useChoice();
  const [closed, setClosed] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const banner = useRef<HTMLElement>(null);
  const isOpen = choice === null && !closed;
  useRoomBelow(banner, isOpen);

  async function answer(statistics: boolean) {
    setFailure(null);
    const hadFocus = banner.current?.contains(document.activeElement) === true;
    try {
      await choose(statistics);
    } catch (error) {
      if (statistics) return setFailure(germanMessage(error));
      // without an answer kept nothing is counted, which is what was asked for
      setClosed(true);
    }
    if (hadFocus) document.querySelector("main")?.focus({ preventScroll: true });
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {!isOpen && "Ihre Auswahl gilt. Sie können sie unten auf jeder Seite ändern."}
      </p>
      {isOpen && (
        <section ref={banner} className={styles.banner} aria-labelledby="cookie-frage">
          <div className={styles.inner}>
            <div className={styles.words}>
              <h2 id="cookie-frage" className={styles.title}>
                Dürfen wir zählen, welche Seiten benutzt werden?
              </h2>
              <p className={styles.text}>
                Gezählt wird ohne Ihren Namen und ohne Ihre Firma, damit wir das Portal verbessern. Was zum Betrieb
                nötig ist, speichern wir immer.
              </p>
              {failure !== null && (
                <p role="alert" className={styles.failure}>
                  {failure}
                </p>
              )}
            </div>
            <div className={styles.answers}>
              <Button onClick={() => void answer(false)}>Nur notwendige</Button>
              <Button onClick={() => void answer(true)}>Statistik erlauben</Button>
              {/* no link: the page's first link has to be the one that skips to its content */}
              <Button variant="quiet" size="sm" onClick={() => window.location.assign(pathOf("cookie_settings"))}>
                Was gespeichert wird
              </Button>
            </div>
          </div>
        </section>
      )}
    </>
  );
}

/** Tells the page how high the question is, for as long as it is asked. */
function useRoomBelow(banner: { current: HTMLElement | null }, isOpen: boolean): void {
  useLayoutEffect(() => {
    const element = banner.current;
    if (!isOpen || element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty("--bottom-inset", `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--bottom-inset");
    };
  }, [banner, isOpen]);
}
