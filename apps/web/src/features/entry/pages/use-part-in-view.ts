import { useEffect, useState } from "react";
import { usePortalLocation } from "../../../platform/routing/navigation.ts";
import { PART_ANCHORS } from "../paths.ts";

/** A part counts as read when it crosses this band of the window, below the header. */
const READING_BAND = "-25% 0px -65% 0px";

/** Leads to the part that the address names, also when the entry came only after the page; answers the part being read. */
export function usePartInView(): string {
  const hash = usePortalLocation().hash.slice(1);
  const [inView, setInView] = useState(hash);
  useEffect(() => {
    if (hash === "") return;
    const section = document.getElementById(hash);
    section?.scrollIntoView({ block: "start" });
    section?.focus({ preventScroll: true });
  }, [hash]);
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const shown = entries.find(({ isIntersecting }) => isIntersecting);
        if (shown) setInView(shown.target.id);
      },
      { rootMargin: READING_BAND },
    );
    for (const anchor of Object.values(PART_ANCHORS)) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  return inView;
}
