/** Problems of messages to browsers. */
import type { Problem } from "./problem.ts";

export const PUSH_PROBLEMS = {
  "push.not_connected": { status: 409, message: "Nachrichten an Geräte sind zurzeit nicht eingerichtet." },
  "push.service_unknown": {
    status: 400,
    message: "Dieser Browser nutzt einen Dienst für Nachrichten, den wir nicht kennen.",
  },
  "push.too_many_devices": {
    status: 409,
    message: "Sie haben schon zehn Geräte eingerichtet. Entfernen Sie zuerst eines.",
  },
  "push.no_device": { status: 409, message: "Es ist noch kein Gerät eingerichtet." },
} as const satisfies Record<`push.${string}`, Problem>;
