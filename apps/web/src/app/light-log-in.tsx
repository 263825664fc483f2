import { useEffect } from "react";
import { LogInPage } from "../features/auth/pages/log-in-page.tsx";
import { titleOf } from "../platform/brand/brand.ts";
import { PlainLayout } from "./shell/plain-layout.tsx";

/** The log-in page before the portal is loaded; `onFirstTouch` runs as soon as somebody begins to use it. */
export function LightLogIn({ onFirstTouch }: { onFirstTouch: () => void }) {
  useEffect(() => {
    document.title = titleOf("Anmelden");
  }, []);
  return (
    <PlainLayout>
      <div onFocus={onFirstTouch} onPointerDown={onFirstTouch}>
        <LogInPage />
      </div>
    </PlainLayout>
  );
}
