/** What the tabs of one browser tell each other about the session. */

export type TabMessage =
  | { readonly type: "refreshed"; readonly at: number }
  | { readonly type: "logged-in"; readonly userId: number }
  | { readonly type: "logged-out" };

/** A tab reads only messages that it knows: another version of the portal may run beside it. */
const isTabMessage = (data: unknown): data is TabMessage =>
  typeof data === "object" &&
  data !== null &&
  "type" in data &&
  ["refreshed", "logged-in", "logged-out"].includes(String(data.type));

/** The channel between tabs; `tell` reaches the others only, never this one. */
export function connectTabs(listen: (message: TabMessage) => void): { tell: (message: TabMessage) => void } {
  const channel = new BroadcastChannel("portal-session");
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) listen(data);
  });
  return { tell: (message) => channel.postMessage(message) };
}

/** Runs `action` in one tab at a time. Web Locks need a secure context; elsewhere nobody can log in anyway. */
export const inOneTab = async (name: string, action: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request(name, action) : action();
