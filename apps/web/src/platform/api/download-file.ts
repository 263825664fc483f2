/** Files that a call answers which no link can make. */
import { XSRF_COOKIE, XSRF_HEADER } from "@portal/contract/auth/calls";
import type { Endpoint } from "@portal/contract/http/endpoint";
import { requestAddress } from "@portal/contract/http/request-address";
import { errorsIn, kindOf } from "./api-call.ts";
import { ApiProblem } from "./api-problem.ts";
import { readCookie } from "./read-cookie.ts";

type Wanted = { accountId: number; params?: Record<string, string>; body?: object };

/**
 * Makes the call and lets the browser save the file under the server's name.
 * @throws ApiProblem as `apiCall`
 */
export async function downloadFile(endpoint: Endpoint, wanted: Wanted): Promise<void> {
  const response = await fetchFile(endpoint, wanted);
  offerFile(await response.blob(), fileNameIn(response.headers.get("content-disposition") ?? ""));
}

/**
 * Makes a call that answers a file.
 * @throws ApiProblem as `apiCall`
 */
export async function fetchFile(endpoint: Endpoint, { accountId, params = {}, body }: Wanted): Promise<Response> {
  const response = await fetch(requestAddress(endpoint, { params }, accountId), {
    method: endpoint.method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      "x-requested-with": "XMLHttpRequest",
      [XSRF_HEADER]: readCookie(XSRF_COOKIE) ?? "",
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    cache: "no-store",
  }).catch(() => {
    throw new ApiProblem({ kind: "offline", status: 0 });
  });
  if (!response.ok) {
    const { status } = response;
    const errors = errorsIn(await response.json().catch(() => null));
    throw new ApiProblem({ kind: kindOf(status, errors), status, errors });
  }
  return response;
}

/** The encoded form first, which has every character (RFC 6266). */
export function fileNameIn(header: string): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  return encoded === undefined ? (/filename="([^"]*)"/.exec(header)?.[1] ?? "Datei") : decodeURIComponent(encoded);
}

function offerFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
