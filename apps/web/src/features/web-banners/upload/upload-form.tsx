import { UPLOAD_RULES } from "@portal/contract/entry/files/calls";
import type { WebBanner } from "@portal/contract/web-banners/calls";
import { BANNER_FILES } from "@portal/contract/web-banners/flavours";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Form } from "../../../platform/forms/form.tsx";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useSubmission } from "../../../platform/forms/use-submission.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useGoTo } from "../../../platform/routing/use-go-to.ts";
import { DropPrompt } from "../../../platform/uploads/drop-prompt.tsx";
import { Button } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useToasts } from "../../../ui/feedback/toast.tsx";
import { FileDrop } from "../../../ui/fields/file-drop.tsx";
import { handOverFiles } from "../banners-store.ts";
import { ChosenFileRow } from "./chosen-file-row.tsx";
import { ruleText } from "./chosen-file.ts";
import styles from "./upload.module.css";
import { useBannerFiles } from "./use-banner-files.ts";

/** Chooses, checks, uploads and hands over the files of one banner. */
export function UploadForm({ banner, children }: { banner: WebBanner; children?: ReactNode }) {
  const accountId = useActiveAccountId();
  const client = useQueryClient();
  const toasts = useToasts();
  const goTo = useGoTo();
  const [key] = useState(() => crypto.randomUUID());
  const { files, left, uploads, add, remove, clear } = useBannerFiles(banner.flavour);
  const { errors, refusal, pending, submit, refuse, clear: forget } = useSubmission();
  useUnsavedChanges(files.some(({ marker }) => marker !== null) && !pending);

  function send(form: HTMLFormElement) {
    const problem = problemOf(
      files,
      [...uploads.states.values()].some(({ kind }) => kind !== "failed"),
    );
    if (problem !== undefined) return refuse("files", problem);
    return void submit(form, async () => {
      const markers = files.flatMap(({ marker }) => marker ?? []);
      await handOverFiles(client, accountId, { banner: banner.id, files: markers, key });
      clear();
      toasts.show({ tone: "success", message: "Ihre Dateien sind angekommen. Wir prüfen sie." });
      await goTo("web_banner_overview", { place: `banner-${banner.id}` });
    });
  }
  return (
    <Form refusal={refusal} onSubmit={send}>
      {children}
      <FileDrop
        label="Dateien"
        multiple
        accept={UPLOAD_RULES.web_banner.accept}
        disabled={pending || files.length >= BANNER_FILES}
        prompt={<DropPrompt what="Dateien" />}
        help={`${ruleText(banner.flavour)} Bis zu ${BANNER_FILES} Dateien, die Besucher abwechselnd sehen.`}
        error={errors["files"]}
        onFiles={(chosen) => {
          forget();
          void add(chosen);
        }}
      />
      {left.length > 0 && (
        <Alert tone="warning" announce title={`Mehr als ${BANNER_FILES} Dateien gehen nicht`}>
          Nicht hinzugefügt: {left.join(", ")}
        </Alert>
      )}
      {files.length > 0 && (
        <ul role="list" aria-label="Gewählte Dateien" className={styles.files}>
          {files.map((file, index) => (
            <ChosenFileRow
              key={file.id}
              file={file}
              state={uploads.states.get(file.id)}
              error={errors[`files.${index}`]}
              onRetry={() => uploads.retry(file.id)}
              onRemove={() => remove(file.id)}
            />
          ))}
        </ul>
      )}
      <div>
        <Button type="submit" variant="primary" pending={pending}>
          Dateien zur Prüfung einreichen
        </Button>
      </div>
    </Form>
  );
}

function problemOf(
  files: readonly { problems: readonly string[]; marker: string | null }[],
  isUploading: boolean,
): string | undefined {
  if (files.length === 0) return "Bitte wählen Sie eine Datei aus.";
  if (isUploading) return "Bitte warten Sie, bis alle Dateien hochgeladen sind.";
  if (files.some(({ problems }) => problems.length > 0)) return "Bitte entfernen Sie die Dateien, die nicht passen.";
  return files.some(({ marker }) => marker === null)
    ? "Bitte versuchen Sie die fehlenden Dateien erneut, oder entfernen Sie sie."
    : undefined;
}
