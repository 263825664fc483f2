/** Components that need somebody logged in: the product's own session and query cache over answers of the test. */
import type { User } from "@portal/contract/auth/calls";
import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { expect, vi } from "vitest";
import { commands } from "vitest/browser";
import { render } from "vitest-browser-react";
import { queryClient } from "../platform/query/query-client.ts";
import { lookUpSession, sessionState, startSession } from "../platform/session/session-store.ts";
import { ToastProvider } from "../ui/feedback/toast.tsx";
import { COMPANY_ID } from "./an-entry.ts";

/** A page loads its first code meanwhile, which takes long on a busy machine. */
const STARTING_MS = 20_000;

export const aUser = (given: Partial<User> = {}): User => ({
  user_id: 7,
  login: "firma@demo.example",
  email: "firma@demo.example",
  last_login: null,
  role: "customer",
  roles: ["customer"],
  profile_image: null,
  accounts: { [COMPANY_ID]: { id: COMPANY_ID, name: "Malerbetrieb Sommer" } },
  user_notification_code: "",
  ...given,
});

/** Starts the session of this test file's page. Once, in `beforeAll`. */
export async function startSessionAs(user: User): Promise<void> {
  await commands.answerApi({ "GET /api/auth/refresh": { body: { user } } });
  startSession();
  await vi.waitFor(() => expect(sessionState().kind).toBe("logged-in"), { timeout: STARTING_MS });
}

/** From now on, customer care acts for the company. Call it in the last tests of a file. */
export async function actAsAgent(): Promise<void> {
  const cucaInfo = { companyId: COMPANY_ID, agent: "Support", endsAt: "2126-11-16T09:00:00.000Z" };
  await commands.answerApi({ "GET /api/auth/refresh": { body: { user: aUser({ cucaInfo }) } } });
  await lookUpSession();
}

/** Renders with query cache and messages around it; what earlier tests loaded is gone. */
export function renderPart(part: ReactNode) {
  queryClient.clear();
  return render(
    <QueryClientProvider client={queryClient}>
      <ToastProvider>{part}</ToastProvider>
    </QueryClientProvider>,
  );
}
