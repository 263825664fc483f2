/** Files by which mail programs set themselves up. They hold no password: the program asks for it. */
import { createHash } from "node:crypto";
import type { Mailbox, MailServer } from "@portal/contract/website/mailboxes/calls";
import { build } from "plist";
import { escapeHtml } from "../../../platform/http/escape-html.ts";

/** The same mailbox always has the same identifiers, so that installing again replaces the old profile. */
function uuidOf(text: string): string {
  const hex = createHash("sha256").update(text).digest("hex");
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ];
  return parts.join("-").toUpperCase();
}

const nameOf = ({ ownerName, address }: Mailbox): string => (ownerName === "" ? address : ownerName);

/** A configuration profile for iPhone, iPad and Mac (Apple, "Configuration Profile Reference", payload Mail). */
export function appleProfile(mailbox: Mailbox, brand: { name: string; domain: string }): string {
  const { address, loginName, incoming, outgoing } = mailbox;
  const identifier = `${brand.domain.split(".").toReversed().join(".")}.mail.${mailbox.id}`;
  const account = {
    PayloadType: "com.apple.mail.managed",
    PayloadVersion: 1,
    PayloadIdentifier: `${identifier}.account`,
    PayloadUUID: uuidOf(`account ${identifier} ${address}`),
    PayloadDisplayName: address,
    EmailAccountType: "EmailTypeIMAP",
    EmailAccountName: nameOf(mailbox),
    EmailAccountDescription: address,
    EmailAddress: address,
    IncomingMailServerAuthentication: "EmailAuthPassword",
    IncomingMailServerHostName: incoming.host,
    IncomingMailServerPortNumber: incoming.port,
    IncomingMailServerUseSSL: true,
    IncomingMailServerUsername: loginName,
    OutgoingMailServerAuthentication: "EmailAuthPassword",
    OutgoingMailServerHostName: outgoing.host,
    OutgoingMailServerPortNumber: outgoing.port,
    OutgoingMailServerUseSSL: true,
    OutgoingMailServerUsername: loginName,
    OutgoingPasswordSameAsIncomingPassword: true,
  };
  return build({
    PayloadType: "Configuration",
    PayloadVersion: 1,
    PayloadIdentifier: identifier,
    PayloadUUID: uuidOf(`profile ${identifier} ${address}`),
    PayloadDisplayName: `E-Mail ${address}`,
    PayloadOrganization: brand.name,
    PayloadDescription: `Richtet das Postfach ${address} ein. Das Passwort geben Sie selbst ein.`,
    PayloadContent: [account],
  });
}

const SOCKETS: Record<MailServer["security"], string> = { tls: "SSL", starttls: "STARTTLS" };

const server = (
  kind: "incoming" | "outgoing",
  type: "imap" | "smtp",
  { host, port, security }: MailServer,
  login: string,
) =>
  `    <${kind}Server type="${type}">
      <hostname>${escapeHtml(host)}</hostname>
      <port>${port}</port>
      <socketType>${SOCKETS[security]}</socketType>
      <authentication>password-cleartext</authentication>
      <username>${escapeHtml(login)}</username>
    </${kind}Server>`;

/** Mozilla's autoconfig format, version 1.1. The password is "cleartext" inside the encrypted connection. */
export function autoconfig(mailbox: Mailbox): string {
  const { address, loginName, incoming, outgoing } = mailbox;
  const domain = escapeHtml(address.slice(address.lastIndexOf("@") + 1));
  return `<?xml version="1.0" encoding="UTF-8"?>
<clientConfig version="1.1">
  <emailProvider id="${domain}">
    <domain>${domain}</domain>
    <displayName>${escapeHtml(nameOf(mailbox))}</displayName>
    <displayShortName>${domain}</displayShortName>
${server("incoming", "imap", incoming, loginName)}
${server("outgoing", "smtp", outgoing, loginName)}
  </emailProvider>
</clientConfig>
`;
}
