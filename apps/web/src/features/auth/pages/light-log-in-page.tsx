import { useEffect } from "react";
import { titleOf } from "../../../platform/brand/brand.ts";
import { LogInPage } from "./log-in-page.tsx";

/** The log-in page before the portal is loaded; `onFirstTouch` runs as soon as somebody begins to use it. */
export function LightLogInPage({ onFirstTouch }: { onFirstTouch: () => void }) {
  useEffect(() => {
    document.title = titleOf("Anmelden");
  }, []);
  return (
    <div onFocus={onFirstTouch} onPointerDown={onFirstTouch}>
      <LogInPage />
    </div>
  );
}
