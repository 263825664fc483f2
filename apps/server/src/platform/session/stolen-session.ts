/**
 * A replaced secret that comes back after its grace: two browsers hold one session, and nobody can tell which of them
 * is the person's. The session ends for both, and the person is told (ADR 63).
 */
import type { Brand } from "@portal/contract/brands/brand";
import { brandForHost } from "@portal/contract/brands/brands";
import { germanInstant } from "@portal/contract/text/formats";
import { statement } from "@portal/db/statement";
import type { FastifyRequest } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { type MailTemplate, sendMail } from "../mail/send-mail.ts";
import { noteSecurityEvent } from "../security-events/note-event.ts";
import { randomToken } from "../tokens.ts";

const stolenMail: MailTemplate<{ login: string; at: Date }> = {
  name: "session-stolen",
  write: ({ login, at }, { brand, origin }) => ({
    subject: `Wir haben Sie bei ${brand.name} vorsichtshalber abgemeldet`,
    blocks: [
      "Ihre Anmeldung wurde in zwei Browsern zugleich benutzt. Vielleicht hat jemand sie kopiert. Deshalb haben wir sie in beiden beendet.",
      {
        facts: [
          ["Anmeldename", login],
          ["Beendet am", `${germanInstant(at.getTime())} Uhr`],
        ],
      },
      "Bitte wählen Sie jetzt ein neues Passwort. Damit enden auch alle anderen Anmeldungen. Prüfen Sie danach in „Mein Bereich“, ob alle Angaben noch stimmen.",
      { link: { label: "Neues Passwort wählen", href: `${origin}/passwort/vergessen` } },
      "Haben Sie Ihren Browser oder Ihr Gerät gerade aus einer Sicherung wiederhergestellt? Dann war das der Grund, und Sie müssen nichts tun.",
    ],
  }),
};

// Of several requests with the same replaced secret one ends the session.
const endAsStolen = statement<{ login: string; email: string; user_id: number }, [handle: string, now: Date]>(`
  update sessions s set revoked_at = $2, stolen_at = $2
  from users u
  where s.handle = $1 and s.revoked_at is null and u.id = s.user_id
  returning u.login, u.email, s.user_id`);

/** Ends the session and writes the mail and the security event about it. */
export async function endStolenSession(
  dependencies: Pick<Dependencies, "db" | "clock" | "environment">,
  handle: string,
  brand: Brand,
): Promise<void> {
  const at = dependencies.clock.now();
  await dependencies.db.transaction().execute(async (trx) => {
    const [owner] = await endAsStolen(trx, handle, at);
    if (owner === undefined) return;
    const { login, email, user_id: userId } = owner;
    await noteSecurityEvent(dependencies, trx, { kind: "session_stolen", userId });
    await sendMail(dependencies, trx, {
      key: `${stolenMail.name}:${randomToken()}`,
      to: email,
      brand,
      template: stolenMail,
      data: { login, at },
    });
  });
}

/** The brand whose page the request came from. */
export const brandOfRequest = (request: FastifyRequest, { environment }: Pick<Dependencies, "environment">): Brand =>
  brandForHost(request.hostname, { environmentSuffix: environment.HOST_SUFFIX });
