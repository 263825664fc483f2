import type { TemporaryFile, UploadPurpose } from "@portal/contract/entry/files/calls";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { ApiProblem } from "../api/api-problem.ts";
import { germanMessage } from "../api/german-message.ts";
import { useUnsavedChanges } from "../forms/unsaved-changes.ts";
import { useActiveAccountId } from "../query/use-account-query.ts";
import { refusalOf, uploadFile } from "./upload-file.ts";
import { createUploadQueue, type UploadQueue, type UploadState } from "./upload-queue.ts";

export type Uploads = Omit<UploadQueue<File>, "snapshot" | "subscribe"> & {
  /** The states of all unfinished uploads by id. */
  readonly states: ReadonlyMap<string, UploadState>;
};

type OnUploaded = (id: string, uploaded: TemporaryFile, file: File) => void;

/** The uploads of one form; leaving the page aborts them. */
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
  // With unsaved work, a lost session lets people log in again in place, and leaving the page asks first.
  useUnsavedChanges([...states.values()].some(({ kind }) => kind !== "failed"));
  const { keepOnly, retry } = queue;
  useEffect(() => {
    // Resumes uploads that a lost connection interrupted.
    const goOn = () => [...snapshot().keys()].forEach(retry);
    addEventListener("online", goOn);
    return () => {
      removeEventListener("online", goOn);
      keepOnly();
    };
  }, [keepOnly, retry, snapshot]);
  return { states, ...queue };
}

/** True if the server refuses the file itself, so that trying again can't help. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiProblem && error.errors.some(({ code }) => code.startsWith("files."));
