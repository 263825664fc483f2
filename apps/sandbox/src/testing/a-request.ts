import type { SandboxRequest } from "../http.ts";

type Sent = {
  form?: Record<string, string>;
  json?: unknown;
  accessToken?: string;
  userAgent?: string;
  doNotTrack?: boolean;
};

/** A request as the fakes get it. @param line such as "GET /google/myaccount?email=a@b.example" */
export function aRequest(
  line: string,
  { form = {}, json, accessToken, userAgent = "", doNotTrack = false }: Sent = {},
): SandboxRequest {
  const [method = "GET", target = "/"] = line.split(" ");
  const { pathname, searchParams } = new URL(target, "http://sandbox.invalid");
  const body = json === undefined ? new URLSearchParams(form).toString() : JSON.stringify(json);
  return {
    method,
    path: pathname,
    query: searchParams,
    form: new URLSearchParams(json === undefined ? form : {}),
    body,
    authorization: accessToken === undefined ? "" : `Bearer ${accessToken}`,
    apiKey: "",
    userAgent,
    doNotTrack,
  };
}
