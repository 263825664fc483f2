import { IconButton } from "../../../../ui/actions/icon-button.tsx";
import { Badge } from "../../../../ui/content/status.tsx";
import { arrowDown, arrowUp, close } from "../../../../ui/icons/icons.ts";
import styles from "./trade-list.module.css";

type TradeListProps = {
  trades: readonly string[];
  mayWrite: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
};

/** The chosen trades in their order, the first marked as main trade. Buttons move them, so that nobody must drag. */
export function TradeList({ trades, mayWrite, onMove, onRemove }: TradeListProps) {
  if (trades.length === 0) return null;
  return (
    <ol className={styles.trades} role="list">
      {trades.map((trade, index) => (
        <li key={trade} className={styles.trade}>
          <span className={styles.name}>
            {trade}
            {index === 0 && (
              <>
                {" "}
                <Badge>Hauptbranche</Badge>
              </>
            )}
          </span>
          {mayWrite && (
            <span className={styles.actions}>
              {trades.length > 1 && (
                <>
                  {/* Never disabled, because a disabled button would lose the focus at the ends of the list. */}
                  <IconButton
                    shape={arrowUp}
                    label={`${trade} nach oben`}
                    aria-disabled={index === 0}
                    onClick={() => onMove(index, index - 1)}
                  />
                  <IconButton
                    shape={arrowDown}
                    label={`${trade} nach unten`}
                    aria-disabled={index === trades.length - 1}
                    onClick={() => onMove(index, index + 1)}
                  />
                </>
              )}
              <IconButton shape={close} label={`${trade} entfernen`} onClick={() => onRemove(index)} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
