import { Icon } from "../../ui/icons/icon.tsx";
import { download } from "../../ui/icons/icons.ts";
import { classNames } from "../../ui/styles/class-names.ts";
import styles from "./statistics.module.css";

/** A link to the figures of the page as a file. */
export const CsvLink = ({ href, label = "Als Tabelle (CSV)" }: { href: string; label?: string }) => (
  <a className={classNames(styles.file, "target")} href={href} download data-print="hide">
    <Icon shape={download} size={1} />
    {label}
  </a>
);
