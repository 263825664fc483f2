/** Style sheets that load fonts or further style sheets from somebody else. */

const MAX_ADDRESSES = 20;
const IMPORT = /@import\s+(?:url\(\s*)?["']?((?:https?:)?\/\/[^"')\s;]{1,300})/gi;
const FONT =
  /url\(\s*["']?((?:https?:)?\/\/(?:fonts\.gstatic\.com|use\.typekit\.net|[\w.-]*fontawesome\.com)\/[^"')\s]{1,300})/gi;

export const readStyle = (text: string, url: string): string[] =>
  [...text.matchAll(IMPORT), ...text.matchAll(FONT)]
    .flatMap(([, address = ""]) => (URL.canParse(address, url) ? [new URL(address, url).href] : []))
    .slice(0, MAX_ADDRESSES);
