import { useEffect, useRef } from "react";
import { titleOf } from "../../../platform/brand/brand.ts";
import { LoginPage } from "./login-page.tsx";

/** The login page before the portal's code is loaded. Calls `onFirstTouch` when somebody begins to use the page. */
export function LightLoginPage({ onFirstTouch }: { onFirstTouch: () => void }) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    document.title = titleOf("Anmelden");
    // The page was painted before its script ran, so somebody may be typing already.
    if (page.current?.contains(document.activeElement)) onFirstTouch();
  }, [onFirstTouch]);
  return (
    <div ref={page} onFocus={onFirstTouch} onPointerDown={onFirstTouch}>
      <LoginPage />
    </div>
  );
}
