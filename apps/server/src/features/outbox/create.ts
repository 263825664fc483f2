export { outboxCalls, registerOutbox } from "./routes.ts";
