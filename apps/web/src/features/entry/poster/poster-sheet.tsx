import { logoOf, type SalesForceEntry } from "@portal/contract/entry/entry";
import { QRCodeSVG } from "qrcode.react";
import { brand } from "../../../platform/brand/brand.ts";
import { classNames } from "../../../ui/styles/class-names.ts";
import { websiteHost } from "../public/public-address.ts";
import styles from "./poster-sheet.module.css";

/** Two paper sizes, or small cards to cut out. */
export type SheetSize = "a4" | "a5" | "card";

type PosterSheetProps = { entry: SalesForceEntry; url: string; text: string; size: SheetSize };

const CARDS_ON_A_SHEET = 8;

/** The printed sheet, on the screen in the same proportions. Always dark on white, like paper. */
export function PosterSheet({ size, ...card }: PosterSheetProps) {
  if (size !== "card") {
    return (
      <div className={classNames(styles.sheet, styles[size])}>
        <Card {...card} />
      </div>
    );
  }
  return (
    <div className={classNames(styles.sheet, styles.a4, styles.cards)}>
      {Array.from({ length: CARDS_ON_A_SHEET }, (_, index) => (
        <Card key={index} {...card} />
      ))}
    </div>
  );
}

function Card({ entry, url, text }: Omit<PosterSheetProps, "size">) {
  const logo = logoOf(entry);
  return (
    <div className={styles.card}>
      {logo && <img className={styles.logo} src={logo.Url} alt="" />}
      <p className={styles.name}>{entry.company_name}</p>
      {text.trim() !== "" && <p className={styles.words}>{text}</p>}
      {/* Level M stays readable if a corner is dirty or scratched. */}
      <QRCodeSVG title="QR-Code zum Eintrag" className={styles.code} value={url} level="M" marginSize={4} size={512} />
      <p className={styles.url}>{websiteHost(url)}</p>
      <p className={styles.by}>Eintrag bei {brand.name}</p>
    </div>
  );
}
