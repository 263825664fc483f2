/** Every slice that the server is made of. */
import { createAccount } from "../features/account/create.ts";
import { createAddresses } from "../features/addresses/create.ts";
import { createAuth } from "../features/auth/create.ts";
import { createEntry } from "../features/entry/create.ts";
import { createClaiming } from "../features/claiming/create.ts";
import { createNavigation } from "../features/navigation/create.ts";
import { createNotifications } from "../features/notifications/create.ts";
import type { Dependencies } from "../platform/dependencies.ts";
import type { Call } from "../platform/http/call.ts";
import { outboxCalls } from "./outbox.ts";

export const allCalls = (dependencies: Dependencies): Call[] => [
  ...createAuth(dependencies),
  ...createAccount(dependencies),
  ...createAddresses(dependencies),
  ...createEntry(dependencies),
  ...createNavigation(dependencies),
  ...createClaiming(dependencies),
  ...createNotifications(dependencies),
  ...outboxCalls(dependencies),
];
