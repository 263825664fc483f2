import { useEffect } from "react";
import { logOut, sessionState } from "../../../platform/session/session-store.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";

/** Logs out; the guard then leads to the log-in page. */
export default function LogOutPage() {
  useEffect(() => {
    // the frame changes once nobody is logged in, and this page with it: that is no second log-out
    if (sessionState().kind !== "logged-out") void logOut();
  }, []);
  return (
    <div>
      <h1 className="visually-hidden" tabIndex={-1}>
        Abmelden
      </h1>
      <Spinner label="Sie werden abgemeldet." />
    </div>
  );
}
