/** What people type for a profile: addresses, "@name", names, phone numbers. Pure. */
import { type Network, NETWORK_CODES, NETWORKS } from "@portal/contract/entry/choices";

/** What precedes the name in a profile's address. */
const PROFILES: Readonly<Record<Exclude<Network, "whatsapp">, string>> = {
  facebook: "https://www.facebook.com/",
  instagram: "https://www.instagram.com/",
  youtube: "https://www.youtube.com/@",
  linkedin: "https://www.linkedin.com/company/",
  xing: "https://www.xing.com/pages/",
  tiktok: "https://www.tiktok.com/@",
  pinterest: "https://www.pinterest.de/",
};

/** Query parameters that tell who shared a link and nothing about the profile. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|igsh|igshid|mibextid|si|feature|ref|lang|locale|trk|hl|_[a-z]+)$/i;
const NAME = /^@[\p{L}\p{N}._-]+$|^[\p{L}\p{N}_-]+$/u;
const PHONE = /^(?:\+|00)?[\d\s()/.-]{6,}$/;

/**
 * The address of a profile from typed or pasted text. Other text stays unchanged, so that the contract's rules report
 * it.
 */
export function profileAddress(network: Network, typed: string): string {
  const text = typed.trim();
  if (text === "") return "";
  if (network === "whatsapp" && PHONE.test(text)) return `https://wa.me/${internationalNumber(text)}`;
  const url = addressIn(text);
  if (url !== null) return cleanAddress(url);
  if (network === "whatsapp" || !NAME.test(text)) return text;
  return PROFILES[network] + encodeURI(text.replace(/^@/, ""));
}

/** The network of an address; undefined for other addresses and for names. */
export function networkOfAddress(text: string): Network | undefined {
  const url = addressIn(text.trim());
  return url === null ? undefined : networkOfHost(url.hostname);
}

/** Parses a text whose host belongs to one of the networks; addresses of other hosts are not normalised. */
function addressIn(text: string): URL | null {
  if (/\s/.test(text) || !text.includes(".")) return null;
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  return networkOfHost(url.hostname) ? url : null;
}

const networkOfHost = (host: string): Network | undefined =>
  NETWORK_CODES.find((network) => NETWORKS[network].hosts.some((own) => host === own || host.endsWith(`.${own}`)));

function cleanAddress(url: URL): string {
  url.protocol = "https:";
  url.hash = "";
  const tracking = Array.from(url.searchParams.keys()).filter((name) => TRACKING.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  const text = url.href;
  return url.search === "" ? text.replace(/\?$/, "").replace(/\/+$/, "") : text;
}

/** Digits with a country code, Germany's if none is given. */
function internationalNumber(text: string): string {
  const digits = text.replace(/\(0\)/g, "").replace(/\D/g, "");
  if (text.startsWith("+")) return digits;
  if (digits.startsWith("00")) return digits.slice(2);
  return digits.startsWith("0") ? `49${digits.slice(1)}` : digits;
}
