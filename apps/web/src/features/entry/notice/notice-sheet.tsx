import { logoOf, type SalesForceEntry } from "@portal/contract/entry/entry";
import { QRCodeSVG } from "qrcode.react";
import { brand } from "../../../platform/brand/brand.ts";
import { classNames } from "../../../ui/styles/class-names.ts";
import { websiteHost } from "../public/public-address.ts";
import styles from "./notice-sheet.module.css";

/** Two sheets of paper, or small cards to cut out. */
export type SheetSize = "a4" | "a5" | "card";

type NoticeSheetProps = { entry: SalesForceEntry; url: string; words: string; size: SheetSize };

const CARDS_ON_A_SHEET = 8;

/** What is printed, on the screen in the same proportions. Always dark on white: paper knows no other. */
export function NoticeSheet({ size, ...card }: NoticeSheetProps) {
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

function Card({ entry, url, words }: Omit<NoticeSheetProps, "size">) {
  const logo = logoOf(entry);
  return (
    <div className={styles.card}>
      {logo && <img className={styles.logo} src={logo.Url} alt="" />}
      <p className={styles.name}>{entry.company_name}</p>
      {words.trim() !== "" && <p className={styles.words}>{words}</p>}
      {/* level M: readable although a corner is dirty or scratched */}
      <QRCodeSVG title="QR-Code zum Eintrag" className={styles.code} value={url} level="M" marginSize={4} size={512} />
      <p className={styles.url}>{websiteHost(url)}</p>
      <p className={styles.by}>Eintrag bei {brand.name}</p>
    </div>
  );
}
