import { useEffect } from "react";
import { titleOf } from "../../../platform/brand/brand.ts";
import { LoginPage } from "./login-page.tsx";

/** The login page before the portal's code is loaded. Calls `onFirstTouch` when somebody begins to use the page. */
export function LightLoginPage({ onFirstTouch }: { onFirstTouch: () => void }) {
  useEffect(() => {
    document.title = titleOf("Anmelden");
  }, []);
  return (
    <div onFocus={onFirstTouch} onPointerDown={onFirstTouch}>
      <LoginPage />
    </div>
  );
}
