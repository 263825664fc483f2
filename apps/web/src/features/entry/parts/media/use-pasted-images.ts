import { useEffect, useLayoutEffect, useRef } from "react";

/** Reports images that are pasted anywhere on the page, except into a text field, where the text is meant. */
export function usePastedImages(onFiles: (files: File[]) => void, isOn: boolean): void {
  const told = useRef(onFiles);
  useLayoutEffect(() => {
    told.current = onFiles;
  });
  useEffect(() => {
    if (!isOn) return;
    function handlePaste(event: ClipboardEvent) {
      const isTyping = event.target instanceof Element && event.target.closest("input, textarea, dialog") !== null;
      const images = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith("image/"));
      if (isTyping || images.length === 0) return;
      event.preventDefault();
      told.current(images);
    }
    document.addEventListener("paste", handlePaste);
    return () => document.removeEventListener("paste", handlePaste);
  }, [isOn]);
}
