import type { TemporaryFile, UploadPurpose } from "@portal/contract/entry/files/calls";
import { useRef } from "react";
import type { UploadState } from "../../../platform/uploads/upload-queue.ts";
import { useUploads } from "../../../platform/uploads/use-uploads.ts";

/** One upload at a time; a new one aborts the previous. `state` is undefined without an upload. */
export function useUpload(purpose: UploadPurpose, onUploaded: (file: TemporaryFile) => void) {
  const count = useRef(0);
  const { states, keepOnly, add } = useUploads(purpose, (_id, uploaded) => onUploaded(uploaded));
  const [state] = [...states.values()] as readonly (UploadState | undefined)[];

  function start(file: File) {
    keepOnly();
    count.current += 1;
    add(String(count.current), file);
  }
  return { state, start, cancel: () => keepOnly() };
}
