/** The Message-ID of our mails follows from their key, so that a mail that is sent again is recognised. */
import { hash } from "node:crypto";
import type { Brand } from "@portal/contract/brands/brand";
import { domainsOf } from "@portal/contract/brands/brands";

export const messageIdOf = (key: string, brand: Brand, environmentSuffix: string): string =>
  `<${hash("sha256", key, "hex").slice(0, 32)}@${domainsOf(brand, { environmentSuffix }).main}>`;
