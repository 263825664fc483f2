/** Uploads with progress, which fetch can't tell (Specification §5 "Temporary file marker"). */
import { XSRF_COOKIE, XSRF_HEADER } from "@portal/contract/auth/calls";
import { getSalesForceEntry } from "@portal/contract/entry/calls";
import {
  type TemporaryFile,
  UPLOAD_FIELD,
  UPLOAD_RULES,
  type UploadPurpose,
  uploadTemporaryFile,
} from "@portal/contract/entry/files/calls";
import { apiCall, errorsIn, readCookie } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { requestAddress } from "../../../platform/api/request-address.ts";

type UploadOptions = {
  accountId: number;
  /** The marker is good for a save of this kind only. */
  purpose: UploadPurpose;
  /** Told the share that is on its way, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** What browsers say of files whose kind they don't know, HEIC photos among them. */
const UNKNOWN_TYPES = new Set(["", "application/octet-stream"]);

/** What is wrong with a file before it travels; null where nothing is. The server looks at the bytes. */
export function refusalOf(purpose: UploadPurpose, file: Pick<File, "size" | "type">): string | null {
  const { bytes, mediaTypes, tooLarge, typeNotAllowed } = UPLOAD_RULES[purpose];
  if (!mediaTypes.includes(file.type) && !UNKNOWN_TYPES.has(file.type)) return typeNotAllowed;
  return file.size > bytes ? tooLarge : null;
}

/**
 * Sends a file that waits for a save. A lost session is asked for in place, an outdated XSRF pair is fetched again, and
 * the upload begins anew, once.
 * @throws ApiProblem; AbortError where `signal` says so.
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<TemporaryFile> {
  // any reading call hands out the XSRF pair
  const readSomething = () => apiCall(getSalesForceEntry, { accountId: options.accountId, signal: options.signal });
  if (readCookie(XSRF_COOKIE) === undefined) await readSomething();
  try {
    return await send(file, options);
  } catch (error) {
    const recoverable = error instanceof ApiProblem && (error.has("auth.no_session") || error.has("auth.xsrf_invalid"));
    if (!recoverable) throw error;
    await readSomething();
    return send(file, options);
  }
}

function send(file: File, { accountId, purpose, onProgress, signal }: UploadOptions): Promise<TemporaryFile> {
  const form = new FormData();
  form.set(UPLOAD_FIELD, file);
  const request = new XMLHttpRequest();
  request.open("POST", requestAddress(uploadTemporaryFile, { query: { purpose } }, accountId));
  request.responseType = "json";
  request.setRequestHeader("accept", "application/json");
  request.setRequestHeader("x-requested-with", "XMLHttpRequest");
  request.setRequestHeader(XSRF_HEADER, readCookie(XSRF_COOKIE) ?? "");
  return new Promise((resolve, reject) => {
    request.upload.addEventListener(
      "progress",
      ({ loaded, total, lengthComputable }) => lengthComputable && onProgress(loaded / total),
    );
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300) resolve(request.response as TemporaryFile);
      else reject(problemOf(request));
    });
    request.addEventListener("error", () => reject(new ApiProblem({ kind: "offline", status: 0 })));
    request.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

const problemOf = ({ status, response }: XMLHttpRequest): ApiProblem =>
  new ApiProblem({ kind: status >= 502 && status <= 504 ? "outage" : "answer", status, errors: errorsIn(response) });
