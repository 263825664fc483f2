/** Messages about the session between the tabs of one browser. */

export type TabMessage =
  | { readonly type: "refreshed"; readonly at: number }
  | { readonly type: "logged-in"; readonly userId: number }
  | { readonly type: "logged-out" };

/** Ignores unknown messages, because another tab may run another version of the portal. */
const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === "object" &&
  data !== null &&
  "type" in data &&
  ["refreshed", "logged-in", "logged-out"].includes(String(data.type));

/** The channel between tabs; `tell` reaches the other tabs only. */
export function connectTabs(listen: (message: TabMessage) => void): { tell: (message: TabMessage) => void } {
  const channel = new BroadcastChannel("portal-session");
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) listen(data);
  });
  return { tell: (message) => channel.postMessage(message) };
}

/** Runs `action` in one tab at a time. Web Locks need a secure context, without which nobody can log in. */
export const withTabLock = async (name: string, action: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request(name, action) : action();
