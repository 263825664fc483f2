import type { PublicEntry } from "@portal/contract/entry/entry";
import { type ComponentType, useEffect, useState } from "react";
import styles from "./public-entry-view.module.css";

/** A picture beside words that say the same: its code and data come after the page. */
export function PublicMap({ entry }: { entry: PublicEntry }) {
  const [Map, setMap] = useState<ComponentType<{ entry: PublicEntry }>>();
  useEffect(() => {
    void import("../area-map/saved-area-map.tsx").then(
      (code) => setMap(() => code.default),
      () => setMap(() => () => null),
    );
  }, []);
  return Map ? <Map entry={entry} /> : <div className={styles.picture} />;
}
