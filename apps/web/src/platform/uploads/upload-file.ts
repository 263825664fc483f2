/** Uploads files with progress, which fetch can't report (Specification §5 "Temporary file marker"). */
import { XSRF_COOKIE, XSRF_HEADER } from "@portal/contract/auth/calls";
import { getAccount } from "@portal/contract/account/calls";
import {
  type TemporaryFile,
  UPLOAD_FIELD,
  UPLOAD_RULES,
  type UploadPurpose,
  uploadTemporaryFile,
} from "@portal/contract/entry/files/calls";
import { apiCall, errorsIn, kindOf } from "../api/api-call.ts";
import { readCookie } from "../api/read-cookie.ts";
import { ApiProblem } from "../api/api-problem.ts";
import { requestAddress } from "@portal/contract/http/request-address";

type UploadOptions = {
  accountId: number;
  /** The marker is valid for a save of this kind only. */
  purpose: UploadPurpose;
  /** Called with the uploaded share, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** What browsers report for unknown file types, for example HEIC photos. */
const UNKNOWN_TYPES = new Set(["", "application/octet-stream"]);

/** Why a file can't be uploaded; null if it can. The server checks the bytes itself. */
export function refusalOf(purpose: UploadPurpose, file: Pick<File, "size" | "type">): string | null {
  const { bytes, mediaTypes, tooLarge, typeNotAllowed } = UPLOAD_RULES[purpose];
  if (!mediaTypes.includes(file.type) && !UNKNOWN_TYPES.has(file.type)) return typeNotAllowed;
  return file.size > bytes ? tooLarge : null;
}

/**
 * Uploads a file for a later save. If the session was lost, the person logs in again in place; an outdated XSRF pair
 * is loaded again. Then the upload starts again, once.
 * @throws ApiProblem; AbortError if `signal` aborts.
 */
export async function uploadFile(file: File, options: UploadOptions): Promise<TemporaryFile> {
  // Any reading call returns a new XSRF pair.
  const readSomething = () =>
    apiCall(getAccount, {
      params: { id: String(options.accountId) },
      accountId: options.accountId,
      signal: options.signal,
    });
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

function problemOf({ status, response }: XMLHttpRequest): ApiProblem {
  const errors = errorsIn(response);
  return new ApiProblem({ kind: kindOf(status, errors), status, errors });
}
