import type { SplitAddress } from "@portal/contract/entry/rules/split-address";
import { Button } from "../../../../../ui/actions/button.tsx";
import { type Address, wordsOf } from "./address.ts";
import styles from "./split-offer.module.css";

type SplitOfferProps = {
  offer: SplitAddress | null;
  /** The fields before the offer was taken. */
  undo: Address | null;
  onTake: (offer: SplitAddress) => void;
  onUndo: (before: Address) => void;
};

/** Below the street's field: divides a whole address among the fields, and takes that back. */
export function SplitOffer({ offer, undo, onTake, onUndo }: SplitOfferProps) {
  return (
    <div className={styles.offer}>
      {/* Rendered before its text, so that screen readers announce the text when it appears. */}
      <div role="status">
        {offer !== null && <p>Wir können die Adresse aufteilen: {wordsOf(offer)}.</p>}
        {offer === null && undo !== null && <p>Die Adresse steht jetzt in den einzelnen Feldern.</p>}
      </div>
      {offer !== null && (
        <Button size="sm" onClick={() => onTake(offer)}>
          Auf die Felder verteilen
        </Button>
      )}
      {offer === null && undo !== null && (
        <Button size="sm" onClick={() => onUndo(undo)}>
          Aufteilen rückgängig machen
        </Button>
      )}
    </div>
  );
}
