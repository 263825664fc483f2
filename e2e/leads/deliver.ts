/** Leads as the directory delivers them: signed, by the webhook. */
import { createHmac } from "node:crypto";
import { DEMO_WEBHOOK_KEY, receiveLead, WEBHOOK_HEADERS } from "@portal/contract/leads/webhook";
import { expect } from "vitest";

/** Delivers Maria Klein's request to the server at `origin`. */
export async function deliver(origin: string, companyId: number, externalId: string): Promise<void> {
  const body = JSON.stringify({
    externalId,
    companyId,
    kind: "request",
    name: "Maria Klein",
    email: "maria.klein@post.example",
    phone: "0221 445566",
    text: "Dachrinne undicht, bitte rufen Sie 0221 445566 an.",
    createdAt: new Date().toISOString(),
    postalCode: "50667",
    place: "Köln",
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac("sha256", DEMO_WEBHOOK_KEY).update(`${timestamp}.${body}`).digest("hex");
  const response = await fetch(new URL(receiveLead.path, origin), {
    method: receiveLead.method,
    body,
    headers: {
      "content-type": "application/json",
      [WEBHOOK_HEADERS.timestamp]: timestamp,
      [WEBHOOK_HEADERS.signature]: `sha256=${signature}`,
    },
  });
  expect(await response.json()).toMatchObject({ result: "created" });
}
