import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import { useState } from "react";
import { Button } from "../../../../../ui/actions/button.tsx";
import { ProgressBar } from "../../../../../ui/feedback/progress.tsx";
import { FileDrop } from "../../../../../ui/fields/file-drop.tsx";
import { crop as cropShape, trash } from "../../../../../ui/icons/icons.ts";
import { Row } from "../../../../../ui/page/layout.tsx";
import { useUpload } from "../../../uploads/use-upload.ts";
import type { LogoDraft } from "../definition.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { isWholeImage } from "./crop.ts";
import styles from "./logo-field.module.css";

type LogoFieldProps = {
  id: string;
  value: LogoDraft;
  error: string | undefined;
  mayWrite: boolean;
  onChange: (logo: LogoDraft) => void;
};

/** The logo: choose or drop a file, view, crop and remove it. The part's save button saves it. */
export function LogoField({ id, value, error, mayWrite, onChange }: LogoFieldProps) {
  const [cropping, setCropping] = useState(false);
  const upload = useUpload("logo", (file) => onChange({ kind: "upload", file, crop: null }));
  const { state } = upload;
  const failure = state?.kind === "failed" ? state.message : error;
  const isRunning = state !== undefined && state.kind !== "failed";
  const preview = (
    <div className={styles.preview}>
      <LogoImage logo={value} />
      {mayWrite && value.kind !== "none" && (
        <Row>
          {value.kind === "upload" && (
            <Button size="sm" icon={cropShape} onClick={() => setCropping(true)}>
              Ausschnitt wählen
            </Button>
          )}
          <Button size="sm" variant="quiet" icon={trash} onClick={() => onChange({ kind: "none", removes: true })}>
            Logo entfernen
          </Button>
        </Row>
      )}
      {isRunning && <Progress percent={state.kind === "running" ? state.percent : 0} onCancel={upload.cancel} />}
    </div>
  );
  return (
    <>
      <FileDrop
        id={id}
        label="Logo"
        optional
        help="JPEG, PNG, WebP oder GIF mit höchstens 10 MB. Am besten mit wenig Rand."
        error={failure}
        accept={UPLOAD_RULES.logo.accept}
        disabled={!mayWrite || isRunning}
        prompt={
          value.kind === "none" ? "Logo auswählen oder hierher ziehen" : "Anderes Logo auswählen oder hierher ziehen"
        }
        preview={preview}
        onFiles={([file]) => file && upload.start(file)}
      />
      {value.kind === "upload" && (
        <CropDialog
          open={cropping}
          image={{ src: value.file.url, width: value.file.width, height: value.file.height }}
          onClose={() => setCropping(false)}
          onCrop={(chosen) => onChange({ ...value, crop: isWholeImage(chosen, value.file) ? null : chosen })}
        />
      )}
    </>
  );
}

function Progress({ percent, onCancel }: { percent: number; onCancel: () => void }) {
  return (
    <div className={styles.progress}>
      <ProgressBar kind="progress" label="Logo wird hochgeladen" value={percent} />
      <Button size="sm" variant="quiet" onClick={onCancel}>
        Hochladen abbrechen
      </Button>
    </div>
  );
}

/** The logo as visitors will see it; CSS shows only the chosen part. */
function LogoImage({ logo }: { logo: LogoDraft }) {
  if (logo.kind === "none") return null;
  if (logo.kind === "stored") return <img className={styles.image} src={logo.url} alt="Ihr Logo" />;
  const { width, height, url } = logo.file;
  const { x, y, ...part } = logo.crop ?? { x: 0, y: 0, width, height };
  return (
    <svg
      className={styles.image}
      viewBox={`${x} ${y} ${part.width} ${part.height}`}
      role="img"
      aria-label="Ihr neues Logo, noch nicht gespeichert"
    >
      <image href={url} width={width} height={height} />
    </svg>
  );
}
