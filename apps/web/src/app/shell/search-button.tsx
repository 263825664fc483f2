import { Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { lazyPart } from "../../platform/loading/lazy-part.tsx";
import { readStored } from "../../platform/session/browser-storage.ts";
import type { LoggedIn } from "../../platform/session/session-state.ts";
import { SLASH_OFF_KEY } from "../../platform/session/slash-key.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { search } from "../../ui/icons/icons.ts";

/** Lazy, so that the first page stays small. Without its code the menu leads everywhere. */
const SearchDialog = lazyPart(
  () => import("../../features/search/search-dialog.tsx"),
  () => null,
);

/** Opens the search, as do Ctrl+K and, outside of fields and dialogs, the key /. */
export function SearchButton({ session, className }: { session: LoggedIn; className: string | undefined }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
  return (
    <>
      <button type="button" className={className} aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        <Icon shape={search} />
        <span>Suchen</span>
      </button>
      {open &&
        // A dialog has a header of its own, which may not stand in that of the page.
        createPortal(
          <Suspense>
            <SearchDialog session={session} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

function opensSearch({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (document.querySelector("dialog[open]")) return false;
  if ((ctrlKey || metaKey) && !altKey) return key.toLowerCase() === "k";
  const isTyping = (target as Element).closest("input,textarea,select,[contenteditable]");
  return key === "/" && !altKey && !isTyping && readStored(SLASH_OFF_KEY) === null;
}
