/** The product's own pages on law, as footers link them. A test compares the paths with the route table. */
import type { Brand, BrandLink } from "./brand.ts";

export const LEGAL: Brand["legal"] = { terms: "/nutzungsbedingungen", privacy: "/datenschutz" };

export const QUESTIONS_LINK: BrandLink = { label: "Häufige Fragen", href: "/haeufige-fragen" };

export const LEGAL_LINKS: readonly BrandLink[] = [
  { label: "Impressum", href: "/impressum" },
  { label: "Datenschutz", href: LEGAL.privacy },
  { label: "Nutzungsbedingungen", href: LEGAL.terms },
  { label: "Barrierefreiheit", href: "/barrierefreiheit" },
];
