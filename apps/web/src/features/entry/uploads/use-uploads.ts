import type { TemporaryFile, UploadPurpose } from "@portal/contract/entry/files/calls";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { useUnsavedChanges } from "../../../platform/forms/unsaved-changes.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { refusalOf, uploadFile } from "./upload-file.ts";
import { createUploadQueue, type UploadQueue, type UploadState } from "./upload-queue.ts";

export type Uploads = Omit<UploadQueue<File>, "snapshot" | "subscribe"> & {
  /** Of all that is not done, by id. */
  readonly states: ReadonlyMap<string, UploadState>;
};

type OnUploaded = (id: string, uploaded: TemporaryFile, file: File) => void;

/** Uploads of one form; leaving the page ends them. */
export function useUploads(purpose: UploadPurpose, onUploaded: OnUploaded): Uploads {
  const accountId = useActiveAccountId();
  const told = useRef(onUploaded);
  useLayoutEffect(() => {
    told.current = onUploaded;
  });
  const [{ snapshot, subscribe, ...queue }] = useState(() =>
    createUploadQueue<File, TemporaryFile>({
      refusalOf: (file) => refusalOf(purpose, file),
      send: (file, options) => uploadFile(file, { ...options, purpose, accountId }),
      failureOf: (error) => ({ message: germanMessage(error), canRetry: !isRefused(error) }),
      onDone: (...done) => told.current(...done),
    }),
  );
  const states = useSyncExternalStore(subscribe, snapshot);
  // a lost session is then asked for in place, and leaving asks first
  useUnsavedChanges([...states.values()].some(({ kind }) => kind !== "failed"));
  const { keepOnly, retry } = queue;
  useEffect(() => {
    // what the lost connection cut off goes on by itself
    const goOn = () => [...snapshot().keys()].forEach(retry);
    addEventListener("online", goOn);
    return () => {
      removeEventListener("online", goOn);
      keepOnly();
    };
  }, [keepOnly, retry, snapshot]);
  return { states, ...queue };
}

/** What the server finds wrong with the file itself stays wrong. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiProblem && error.errors.some(({ code }) => code.startsWith("files."));
