import { useEffect } from "react";
import { logOut, sessionState } from "../../../platform/session/session-store.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";

/** Logs out; the guard then leads to the login page. */
export default function LogoutPage() {
  useEffect(() => {
    // The frame changes after the logout and mounts this page again; that must not log out twice.
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
