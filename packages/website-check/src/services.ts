/** Third parties by their hosts, with the name that people know, and hosts that serve a page on its owner's behalf. */
import { ownerOf } from "./site.ts";

const SERVICES: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)fonts\.(?:googleapis|gstatic)\.com$/, "Google Fonts"],
  [/(?:^|\.)googletagmanager\.com$/, "Google Tag Manager"],
  [/(?:^|\.)google-analytics\.com$/, "Google Analytics"],
  [/(?:^|\.)(?:doubleclick\.net|googleadservices\.com|googlesyndication\.com)$/, "Google-Werbung"],
  [/(?:^|\.)maps\.(?:google|googleapis|gstatic)\.\w+$/, "Google Maps"],
  [/(?:^|\.)recaptcha\.net$/, "Google reCAPTCHA"],
  [/(?:^|\.)(?:youtube|youtube-nocookie|ytimg)\.com$/, "YouTube"],
  [/(?:^|\.)vimeo\.com$/, "Vimeo"],
  [/(?:^|\.)(?:facebook\.(?:com|net)|fbcdn\.net)$/, "Facebook"],
  [/(?:^|\.)(?:instagram|cdninstagram)\.com$/, "Instagram"],
  [/(?:^|\.)(?:linkedin|licdn)\.com$/, "LinkedIn"],
  [/(?:^|\.)tiktok\.com$/, "TikTok"],
  [/(?:^|\.)(?:pinterest\.com|pinimg\.com)$/, "Pinterest"],
  [/(?:^|\.)(?:twitter|x|twimg)\.com$/, "X"],
  [/(?:^|\.)hotjar\.com$/, "Hotjar"],
  [/(?:^|\.)clarity\.ms$/, "Microsoft Clarity"],
  [/(?:^|\.)bat\.bing\.com$/, "Microsoft-Werbung"],
  [/(?:^|\.)(?:typekit\.net|typekit\.com)$/, "Adobe Fonts"],
  [/(?:^|\.)fontawesome\.com$/, "Font Awesome"],
  [
    /(?:^|\.)(?:jsdelivr\.net|unpkg\.com|cdnjs\.cloudflare\.com|bootstrapcdn\.com|code\.jquery\.com)$/,
    "öffentliche Programmbibliothek",
  ],
];

/** Hosts of website builders and shops, which serve the page itself for its owner. */
const BUILDERS =
  /(?:^|\.)(?:wixstatic\.com|parastorage\.com|wix\.com|jimcdn\.com|jimstatic\.com|squarespace(?:-cdn)?\.com|sqspcdn\.com|shopify(?:cdn)?\.(?:com|net)|wp\.com|website-start\.de|mywebsite-editor\.com|webflow\.(?:com|io)|website-files\.com|weebly\.com|editmysite\.com|b-cdn\.net|cloudfront\.net|strato-editor\.com)$/;
/** Tools that ask for consent; they have to load before it. */
const CONSENT_TOOLS =
  /(?:^|\.)(?:usercentrics\.eu|cookiebot\.com|cookiebot\.eu|consentmanager\.(?:net|mgr\.consensu\.org)|consensu\.org|ccm19\.de|cookiefirst\.com|onetrust\.com|cookielaw\.org|iubenda\.com|borlabs\.io|klaro\.org|privacy-mgmt\.com|trustarc\.com|cookieyes\.com|complianz\.io)$/;

const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : "");

export const isConsentTool = (url: string): boolean => CONSENT_TOOLS.test(hostOf(url));

/** The name of the third party that a request of the page reaches; undefined if it reaches none. */
export function thirdPartyOf(url: string, page: string): string | undefined {
  const host = hostOf(url);
  if (host === "" || ownerOf(url) === ownerOf(page) || BUILDERS.test(host) || CONSENT_TOOLS.test(host))
    return undefined;
  if (/(?:^|\.)google\.\w+(?:\.\w+)?$/.test(host))
    return /\/maps/.test(url) ? "Google Maps" : /recaptcha/.test(url) ? "Google reCAPTCHA" : "Google";
  return SERVICES.find(([hosts]) => hosts.test(host))?.[1] ?? ownerOf(url);
}

/** Cookies that only measuring and advertising set. */
const TRACKING_COOKIE =
  /^(?:_ga(?:_.*)?|_gid|_gat.*|_gcl_.*|__utm.|_fbp|_fbc|fr|IDE|NID|_pk_id.*|_pk_ses.*|_hj.*|_uet(?:sid|vid)|_clck|_clsk|MUID|li_sugr|bcookie|_tt(?:p|_.*)|_pin_unauth|_pinterest.*|VISITOR_INFO1_LIVE|YSC)$/;
export const isTrackingCookie = (name: string): boolean => TRACKING_COOKIE.test(name);
