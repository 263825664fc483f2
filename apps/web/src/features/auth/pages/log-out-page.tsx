import { useEffect } from "react";
import { logOut } from "../../../platform/session/session-store.ts";
import { Spinner } from "../../../ui/spinner.tsx";

/** Logs out; the guard then leads to the log-in page. */
export function Page() {
  useEffect(() => void logOut(), []);
  return (
    <div>
      <h1 className="visually-hidden" tabIndex={-1}>
        Abmelden
      </h1>
      <Spinner label="Sie werden abgemeldet." />
    </div>
  );
}
