import { pathOf } from "@portal/contract/pages/routes";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { germanMessage } from "../../platform/api/german-message.ts";
import { Button } from "../../ui/actions/button.tsx";
import { choose, useChoice } from "./choice-store.ts";
import { earlyAnswer, QUESTION_PLACE } from "./cookie-question.ts";
import styles from "./cookie-banner.module.css";

/**
 * Shows the banner in its own root: before the page in reading order on every page, and never above a dialog. It takes
 * over the question that came with the page; somebody who withdrew a choice gets a new one.
 */
export function showBanner(): void {
  const sent = document.getElementById(QUESTION_PLACE);
  if (sent !== null) return void hydrateRoot(sent, <CookieBanner />);
  const place = document.createElement("div");
  document.body.prepend(place);
  return createRoot(place).render(<CookieBanner />);
}

/** Asks about statistics. Nothing is counted before an answer, and the portal works without one. */
export function CookieBanner() {
  const choice = useChoice();
  const [failure, setFailure] = useState<string | null>(null);
  const banner = useRef<HTMLElement>(null);
  const isOpen = choice === null;
  useRoomBelow(banner, isOpen);
  useEffect(() => banner.current?.querySelector<HTMLButtonElement>(`[name="${earlyAnswer()}"]`)?.click(), []);

  async function answer(statistics: boolean) {
    setFailure(null);
    const hasFocus = () => banner.current?.contains(document.activeElement) === true;
    const hadFocus = hasFocus();
    try {
      await choose(statistics);
    } catch (error) {
      return setFailure(germanMessage(error));
    }
    // Whoever went on to a field while the answer was on its way keeps typing there.
    const isLost = hasFocus() || document.activeElement === document.body;
    if (hadFocus && isLost) document.querySelector("main")?.focus({ preventScroll: true });
  }
  return (
    <>
      <p role="status" className="visually-hidden">
        {!isOpen && "Ihre Auswahl gilt. Sie können sie unten auf jeder Seite ändern."}
      </p>
      {isOpen && (
        <section ref={banner} className={styles.banner} aria-labelledby="cookie-frage" data-nosnippet="" data-docked="">
          <div className={styles.inner}>
            <div className={styles.words}>
              <h2 id="cookie-frage" className={styles.title}>
                Dürfen wir zählen, welche Seiten benutzt werden?
              </h2>
              <p className={styles.text}>
                Wir zählen ohne Ihren Namen und ohne Ihre Firma, um das Portal zu verbessern. Was zum Betrieb nötig ist,
                speichern wir immer.
              </p>
              {failure !== null && (
                <p role="alert" className={styles.failure}>
                  {failure}
                </p>
              )}
            </div>
            <div className={styles.answers}>
              <Button name="necessary" onClick={() => void answer(false)}>
                Nur notwendige
              </Button>
              <Button name="statistics" onClick={() => void answer(true)}>
                Statistik erlauben
              </Button>
              {/* Not a link, because the page's first link must be the skip link. */}
              <Button
                variant="quiet"
                size="sm"
                name="settings"
                onClick={() => window.location.assign(pathOf("cookie_settings"))}
              >
                Was gespeichert wird
              </Button>
            </div>
          </div>
        </section>
      )}
    </>
  );
}

/** Sets the banner's height as a CSS variable while the banner is open. */
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
