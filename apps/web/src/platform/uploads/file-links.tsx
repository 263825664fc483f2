import { germanSize } from "@portal/contract/text/formats";
import { Icon } from "../../ui/icons/icon.tsx";
import { download } from "../../ui/icons/icons.ts";
import styles from "./file-links.module.css";

type LinkedFile = { readonly id: number; readonly name: string; readonly bytes: number };

/** Files that came along, to download. */
export const FileLinks = ({
  files,
  hrefOf,
}: {
  files: readonly LinkedFile[];
  hrefOf: (file: LinkedFile) => string;
}) => (
  <ul role="list" aria-label="Dateien">
    {files.map((file) => (
      <li key={file.id}>
        <a className={styles.link} href={hrefOf(file)} download>
          <Icon shape={download} size={1} />
          {file.name === "" ? "Datei" : file.name} ({germanSize(file.bytes)})
        </a>
      </li>
    ))}
  </ul>
);
