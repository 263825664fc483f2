/**
 * Certificates of the customer websites: a root and an intermediate authority of the sandbox, and one certificate of
 * each kind a visitor can meet. The root's key lies beside the file that names it, so that a restarted sandbox is still
 * trusted by the server.
 */
import "reflect-metadata";
import type { webcrypto } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createSecureContext, type SecureContext } from "node:tls";
import {
  BasicConstraintsExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  type X509Certificate,
  X509CertificateGenerator,
} from "@peculiar/x509";

export type CertificateKind = "good" | "expired" | "ends-soon" | "other-name" | "self-signed" | "no-chain";

const DAY_MS = 86_400_000;
const ALGORITHM = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
const AUTHORITY = KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign;

type Authority = { certificate: X509Certificate; keys: webcrypto.CryptoKeyPair };

export type Certificates = {
  /** PEM. */
  root: string;
  contextFor(host: string, kind: CertificateKind): Promise<SecureContext>;
};

const newKeys = () => crypto.subtle.generateKey(ALGORITHM, true, ["sign", "verify"]);
const daysFromNow = (days: number): Date => new Date(Date.now() + days * DAY_MS);
const pem = (label: string, bytes: ArrayBuffer): string =>
  `-----BEGIN ${label}-----\n${(
    Buffer.from(bytes)
      .toString("base64")
      .match(/.{1,64}/g) ?? []
  ).join("\n")}\n-----END ${label}-----\n`;

/** @param file in which the root authority is kept; undefined: a new one for each start */
export async function createCertificates(file: string | undefined): Promise<Certificates> {
  const root = await rootAuthority(file);
  const middle = await subAuthority(root);
  const contexts = new Map<string, Promise<SecureContext>>();
  return {
    root: root.pem,
    contextFor(host, kind) {
      const known = contexts.get(host);
      if (known !== undefined) return known;
      const made = makeContext({ root, middle }, host, kind);
      contexts.set(host, made);
      return made;
    },
  };
}

type Root = Pick<Authority, "keys"> & { name: string; pem: string };
type Kept = { certificate: string; publicKey: webcrypto.JsonWebKey; privateKey: webcrypto.JsonWebKey };

const ROOT_NAME = "CN=Sandbox Root, O=Sandbox";

async function rootAuthority(file: string | undefined): Promise<Root> {
  if (file !== undefined && existsSync(file)) {
    const kept = JSON.parse(readFileSync(file, "utf8")) as Kept;
    const [publicKey, privateKey] = await Promise.all([
      crypto.subtle.importKey("jwk", kept.publicKey, ALGORITHM, true, ["verify"]),
      crypto.subtle.importKey("jwk", kept.privateKey, ALGORITHM, true, ["sign"]),
    ]);
    return { name: ROOT_NAME, pem: kept.certificate, keys: { publicKey, privateKey } };
  }
  const keys = await newKeys();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: ROOT_NAME,
    keys,
    notBefore: daysFromNow(-1),
    notAfter: daysFromNow(3650),
    signingAlgorithm: ALGORITHM,
    extensions: [new BasicConstraintsExtension(true, undefined, true), new KeyUsagesExtension(AUTHORITY, true)],
  });
  const text = pem("CERTIFICATE", certificate.rawData);
  if (file !== undefined) {
    const [publicKey, privateKey] = await Promise.all([
      crypto.subtle.exportKey("jwk", keys.publicKey),
      crypto.subtle.exportKey("jwk", keys.privateKey),
    ]);
    writeFileSync(file, JSON.stringify({ certificate: text, publicKey, privateKey }), { mode: 0o600 });
  }
  return { name: ROOT_NAME, pem: text, keys };
}

async function subAuthority(root: Root): Promise<Authority> {
  const keys = await newKeys();
  const certificate = await X509CertificateGenerator.create({
    subject: "CN=Sandbox R1, O=Sandbox",
    issuer: root.name,
    publicKey: keys.publicKey,
    signingKey: root.keys.privateKey,
    notBefore: daysFromNow(-1),
    notAfter: daysFromNow(1800),
    signingAlgorithm: ALGORITHM,
    extensions: [new BasicConstraintsExtension(true, 0, true), new KeyUsagesExtension(AUTHORITY, true)],
  });
  return { certificate, keys };
}

const LIFETIMES: Partial<Record<CertificateKind, readonly [from: number, to: number]>> = {
  expired: [-95, -5],
  "ends-soon": [-85, 4.5],
};

async function makeContext(
  { root, middle }: { root: Root; middle: Authority },
  host: string,
  kind: CertificateKind,
): Promise<SecureContext> {
  const keys = await newKeys();
  const [from, to] = LIFETIMES[kind] ?? [-20, 70];
  const bare = host.replace(/^www\./, "");
  const names = kind === "other-name" ? ["server4711.webhosting.example"] : [bare, `www.${bare}`];
  const isSelfSigned = kind === "self-signed";
  const certificate = await X509CertificateGenerator.create({
    subject: `CN=${names[0]}`,
    issuer: isSelfSigned ? `CN=${names[0]}` : middle.certificate.subject,
    publicKey: keys.publicKey,
    signingKey: isSelfSigned ? keys.privateKey : middle.keys.privateKey,
    notBefore: daysFromNow(from),
    notAfter: daysFromNow(to),
    signingAlgorithm: ALGORITHM,
    extensions: [new SubjectAlternativeNameExtension(names.map((value) => ({ type: "dns", value })))],
  });
  const chain = kind === "no-chain" || isSelfSigned ? "" : pem("CERTIFICATE", middle.certificate.rawData) + root.pem;
  return createSecureContext({
    cert: pem("CERTIFICATE", certificate.rawData) + chain,
    key: pem("PRIVATE KEY", await crypto.subtle.exportKey("pkcs8", keys.privateKey)),
  });
}
