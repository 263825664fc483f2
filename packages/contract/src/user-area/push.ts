/** Messages that a person's browsers show although the portal is closed (web push). */
import * as z from "zod/mini";
import { endpoint } from "../http/endpoint.ts";
import { idNumber } from "../http/ids.ts";
import type { NotificationEvent } from "./notification-settings.ts";

export const MOST_DEVICES = 10;
/** Of a push service. */
export const ENDPOINT_CHARACTERS = 1000;

export type PushDevice = {
  id: number;
  /** By which a browser finds itself among the devices. */
  endpoint: string;
  /** The browser's user agent. */
  userAgent: string;
  /** ISO instants. */
  since: string;
  lastSentAt: string | null;
};

/** `publicKey` is null where the portal has no keys: nothing can be switched on. */
export type PushSettings = { publicKey: string | null; devices: PushDevice[] };

export const getPushSettings = endpoint<PushSettings>()({
  name: "getPushSettings",
  method: "GET",
  path: "/api/user/push",
});

const base64url = (characters: number) =>
  z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(characters), z.minLength(16));

/** A browser that is known already, maybe as somebody else's, becomes this person's. */
export const subscribePush = endpoint<PushSettings>()({
  name: "subscribePush",
  method: "POST",
  path: "/api/user/push/subscribe",
  body: z.object({
    endpoint: z.string().check(z.maxLength(ENDPOINT_CHARACTERS)),
    p256dh: base64url(200),
    auth: base64url(100),
  }),
  errors: ["push.not_connected", "push.service_unknown", "push.too_many_devices"],
});

export const unsubscribePush = endpoint<PushSettings>()({
  name: "unsubscribePush",
  method: "POST",
  path: "/api/user/push/unsubscribe",
  body: z.object({ id: idNumber }),
});

/** Sends a message to all devices of the person. */
export const testPush = endpoint<Record<string, never>>()({
  name: "testPush",
  method: "POST",
  path: "/api/user/push/test",
  errors: ["push.not_connected", "push.no_device"],
});

/** The events that are told by push; each may be switched off. */
export const PUSH_EVENTS = ["new_lead", "new_messages", "new_rating"] as const satisfies readonly NotificationEvent[];
export type PushEvent = (typeof PUSH_EVENTS)[number];

/** What a message holds. It appears on locked screens, so it names the company and nobody else. */
export type PushMessage = {
  title: string;
  body: string;
  /** A later message of the same occasion replaces the one on the screen. */
  tag: string;
  /** Path in the portal that a touch opens. */
  path: string;
};

const TITLES: Record<PushEvent, string> = {
  new_lead: "Neue Anfrage",
  new_messages: "Neue Nachricht",
  new_rating: "Neue Bewertung",
};

export const pushMessageOf = (
  event: PushEvent,
  { company, occasion, path }: { company: string; occasion: string; path: string },
): PushMessage => ({ title: `${TITLES[event]} für ${company}`, body: "Im Portal ansehen", tag: occasion, path });
