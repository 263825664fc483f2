/**
 * The sandbox's customer websites. Their names end in `.example`, which no name server knows (RFC 2606): with developer
 * tools a call to such a name goes to the sandbox instead, over real TLS with the sandbox's own certificates.
 */
import { readFileSync } from "node:fs";

export type SandboxSites = {
  /** `127.0.0.1:port` of the sandbox, for http and https alike. */
  at: string;
  /** The sandbox's root certificate (PEM), beside those that Node trusts. */
  root: string;
};

const NAME = /\.example$/;

/** @throws if the file is missing or not of this form */
export function readSandboxSites(file: string): SandboxSites {
  const { at, root } = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  if (typeof at !== "string" || !/^127\.0\.0\.1:\d+$/.test(at) || typeof root !== "string")
    throw new Error("not a file of the sandbox's websites");
  return { at, root };
}

/** The sandbox's place of a name; undefined for every other name, and without a sandbox. */
export function sandboxPlaceOf(sites: SandboxSites | undefined, { hostname, port }: URL): SandboxPlace | undefined {
  if (sites === undefined || port !== "" || !NAME.test(hostname)) return undefined;
  const [address = "", number = ""] = sites.at.split(":");
  return { address, port: Number(number), root: sites.root };
}

export type SandboxPlace = { address: string; port: number; root: string };
