import type { TemporaryFile } from "@portal/contract/files";
import { useEffect, useRef, useState } from "react";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { refusalOf, uploadImage } from "./upload-image.ts";

export type UploadState =
  | { readonly kind: "idle" }
  /** `percent` from 0 to 100. */
  | { readonly kind: "running"; readonly percent: number }
  | { readonly kind: "failed"; readonly message: string };

/** One upload at a time; a new one or leaving the page ends the one before. */
export function useUpload(onUploaded: (file: TemporaryFile) => void) {
  const [state, setState] = useState<UploadState>({ kind: "idle" });
  const running = useRef<AbortController | null>(null);
  const accountId = useActiveAccountId();
  // a lost session is then asked for in place, and leaving asks first
  useUnsavedChanges(state.kind === "running");
  useEffect(() => () => running.current?.abort(), []);

  async function start(file: File) {
    running.current?.abort();
    const refusal = refusalOf(file);
    if (refusal !== null) return setState({ kind: "failed", message: refusal });
    const controller = new AbortController();
    running.current = controller;
    setState({ kind: "running", percent: 0 });
    const onProgress = (share: number) => setState({ kind: "running", percent: Math.round(share * 100) });
    try {
      onUploaded(await uploadImage(file, { accountId, onProgress, signal: controller.signal }));
      setState({ kind: "idle" });
    } catch (error) {
      if (!controller.signal.aborted) setState({ kind: "failed", message: germanMessage(error) });
    }
  }
  function cancel() {
    running.current?.abort();
    setState({ kind: "idle" });
  }
  return { state, start, cancel };
}
