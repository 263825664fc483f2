/** The code of what stands below the first tasks. It is loaded after the first paint, which would otherwise wait for it. */
import { useEffect } from "react";
import { painted } from "../../platform/loading/painted.ts";

let begin = () => {};
const begun = new Promise<void>((resolve) => (begin = resolve));

export const lateCode = () => begun.then(() => import("./late-sections-code.ts"));

/** The page calls it when it is drawn. */
export function useLateCode(): void {
  useEffect(() => void painted().then(begin), []);
}
