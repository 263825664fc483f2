/** What a brand consists of (Specification §3 "Brand"). Everything of one brand stands in its one folder. */

export type BrandLink = { readonly label: string; readonly href: string };

export type BrandImage = { readonly src: string; readonly alt: string };

export type Brand = {
  /** Stable key in code, data and tests; also the folder's name. */
  readonly key: string;
  readonly name: string;
  /** One sentence under the name, as on letters. */
  readonly claim: string;
  /** Value of the `data-brand` attribute that switches the colours. */
  readonly theme: string;
  /** The accent colour of the theme as mails need it: they have no style sheet. */
  readonly mailAccent: string;
  /** The provider's numeric name; some routes are built from it and nobody may imitate it. */
  readonly providerNumber: string;
  readonly logo: BrandImage;
  readonly footerLogo: BrandImage;
  /** Host names in production; outside it the environment's suffix is appended (Specification §9). */
  readonly domains: { readonly www: string; readonly main: string };
  /** Host name that developers use on their machine. */
  readonly developmentHost: string;
  /** Domains, subdomains included, that redirects may lead to (Specification §5). */
  readonly allowedRedirectDomains: readonly string[];
  readonly contactDetails: {
    /** As people read it; `formats.ts` makes the `tel:` address. */
    readonly servicePhone: string;
    readonly serviceMail: string;
    readonly address: readonly string[];
    readonly serviceHours: string;
  };
  /** What people agree to or have to be able to read, on the brand's own site. */
  readonly legal: { readonly terms: string; readonly privacy: string };
  readonly socialLinks: readonly BrandLink[];
  readonly trustLinks: readonly BrandLink[];
  /** One brand has a footer of its own, the other the standard one (Specification §9 "Brand check"). */
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
  };
};
