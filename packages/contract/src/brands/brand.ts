/** What a brand consists of (Specification §3 "Brand"). Each brand has one folder. */

export type BrandLink = { readonly label: string; readonly href: string };

/** `aspectRatio`: width divided by height, so that a page keeps the image's place before it has arrived. */
export type BrandImage = { readonly src: string; readonly alt: string; readonly aspectRatio: number };

export type Brand = {
  /** Stable key in code, data and tests; also the folder's name. */
  readonly key: string;
  readonly name: string;
  /** One sentence shown under the name, for example on letters. */
  readonly claim: string;
  /** Value of the `data-brand` attribute that switches the colours. */
  readonly theme: string;
  /** The theme's accent colour for mails, which have no style sheet. */
  readonly mailAccent: string;
  /** The provider's numeric name. Some routes contain it, and nobody may imitate it. */
  readonly providerNumber: string;
  readonly logo: BrandImage;
  readonly footerLogo: BrandImage;
  /** Host names in production. Other environments append their suffix (Specification §9). */
  readonly domains: { readonly www: string; readonly main: string };
  /** Host name on a developer's machine. */
  readonly developmentHost: string;
  /** Domains, with their subdomains, that redirects may lead to (Specification §5). */
  readonly allowedRedirectDomains: readonly string[];
  readonly contactDetails: {
    /** Formatted for people; `formats.ts` makes the `tel:` URL. */
    readonly servicePhone: string;
    readonly serviceMail: string;
    readonly address: readonly string[];
    readonly serviceHours: string;
  };
  /** Paths of the product's own pages that people agree to or must be able to read; the same for every brand. */
  readonly legal: { readonly terms: string; readonly privacy: string };
  readonly socialLinks: readonly BrandLink[];
  readonly trustLinks: readonly BrandLink[];
  /** One brand has its own footer, the other the standard one (Specification §9 "Brand check"). */
  readonly footer: {
    readonly variant: "standard" | "own";
    readonly columns: readonly { readonly heading: string; readonly links: readonly BrandLink[] }[];
    readonly closing: string;
  };
  readonly imprint: {
    readonly company: string;
    readonly address: readonly string[];
    readonly represented: string;
    readonly register: string;
    readonly vatId: string;
    readonly responsible: string;
    /** Of a GmbH & Co. KG: the company that represents it (§ 5 DDG, § 177a HGB). */
    readonly generalPartner?: {
      readonly company: string;
      readonly address: readonly string[];
      readonly represented: string;
      readonly register: string;
    };
  };
  readonly law: BrandLaw;
};

/** A person or office with a postal address. */
export type Office = { readonly name: string; readonly address: readonly string[]; readonly mail?: string };

/** What the pages on law need beside the imprint. */
export type BrandLaw = {
  readonly dataProtectionOfficer: Office;
  readonly supervisoryAuthority: Office;
  /** Market surveillance of accessible services (§ 20 BFSG). */
  readonly accessibilityAuthority: Office;
  /** The single points of contact for authorities and for users (DSA articles 11 and 12). */
  readonly contactPoint: { readonly mail: string; readonly languages: string };
  /** Two mediators with whom the provider settles disputes with companies (P2B article 12). */
  readonly mediators: readonly [string, string];
  /** Days from which the texts apply, `YYYY-MM-DD`. */
  readonly validFrom: { readonly terms: string; readonly privacy: string; readonly accessibility: string };
};
