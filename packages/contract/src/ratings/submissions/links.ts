/** Whether a text names a web or mail address. The public rating page takes none: they are the purpose of most spam. */

const SCHEME = /\b[a-z][a-z0-9+.-]{1,10}:\/\//i;
const WWW = /\bwww\s?\./i;
const AT = /\S@\S/;
/** A name and an ending that spam uses or that German sites have, as a word of its own. */
const DOMAIN =
  /(?:^|[^\p{L}\p{N}])[\p{L}\p{N}-]{2,63}\.(?:de|com|net|org|info|biz|shop|online|site|xyz|ru|cn|eu|at|ch|io|link|click|top)(?![\p{L}\p{N}])/iu;

export const holdsLink = (text: string): boolean =>
  SCHEME.test(text) || WWW.test(text) || AT.test(text) || DOMAIN.test(text);
