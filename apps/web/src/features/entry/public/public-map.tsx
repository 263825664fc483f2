import type { PublicEntry } from "@portal/contract/entry/entry";
import { type ComponentType, useEffect, useState } from "react";
import { MapCredit } from "../area-map/map-credit.tsx";
import styles from "./public-entry-view.module.css";

/** A picture beside words that say the same: its code and data come after the page, into a place of its size. */
export function PublicMap({ entry }: { entry: PublicEntry }) {
  const [Map, setMap] = useState<ComponentType<{ entry: PublicEntry }>>();
  useEffect(() => {
    void import("../area-map/saved-area-map.tsx").then(
      (code) => setMap(() => code.default),
      () => {},
    );
  }, []);
  return (
    <figure className={styles.picture}>
      <div className={styles.place} data-later="">
        {Map && <Map entry={entry} />}
      </div>
      <figcaption>
        <MapCredit />
      </figcaption>
    </figure>
  );
}
