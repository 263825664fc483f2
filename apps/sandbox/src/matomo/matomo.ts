/** A fake Matomo: its Reporting API with bulk requests. The token counts in the body of a POST only. */
import type { SandboxAnswer, SandboxRequest } from "../http.ts";
import { reportOf } from "./reports.ts";

const PATH = "/matomo/index.php";
const UNAUTHORISED =
  "Unable to authenticate with the provided token. It is either invalid, expired or is required to be sent as a POST parameter.";

export function createMatomo({ token, now = () => new Date() }: { token: string; now?: () => Date }) {
  return ({ method, path, query, form }: SandboxRequest): SandboxAnswer | undefined => {
    if (path !== PATH) return undefined;
    if (method !== "POST" || query.has("token_auth") || form.get("token_auth") !== token)
      return { status: 401, body: { result: "error", message: UNAUTHORISED } };
    if (form.get("module") !== "API" || form.get("format") !== "json")
      return { status: 400, body: { result: "error", message: "Only module=API with format=json is played." } };
    if (form.get("method") !== "API.getBulkRequest") return { status: 200, body: reportOf(form, now()) };
    const urls = [...form].filter(([name]) => /^urls\[\d+\]$/.test(name)).map(([, value]) => value);
    return { status: 200, body: urls.map((url) => reportOf(new URLSearchParams(url), now())) };
  };
}
