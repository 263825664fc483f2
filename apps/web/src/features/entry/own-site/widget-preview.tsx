import { widgetPath } from "@portal/contract/entry/own-site/widget";
import { useEffect, useRef, useState } from "react";
import styles from "./own-site-page.module.css";

/** The same script as on the company's site. `version`: of the opening hours, so that no older copy is shown. */
export function WidgetPreview({ companyId, version }: { companyId: number; version: number }) {
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  useEffect(() => {
    const script = document.createElement("script");
    script.src = `${widgetPath(companyId)}?stand=${version}`;
    script.addEventListener("error", () => setIsMissing(true));
    script.addEventListener("load", () => setIsMissing(false));
    const frame = place.current;
    frame?.replaceChildren(script);
    return () => frame?.replaceChildren();
  }, [companyId, version]);
  return (
    <div className={styles.preview}>
      <h3>Vorschau</h3>
      <div ref={place} className={styles.sample} />
      {isMissing && <p role="status">Die Vorschau ist gerade nicht verfügbar. Der Code stimmt trotzdem.</p>}
    </div>
  );
}
