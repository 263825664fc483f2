/** How pg turns a parameter into text; its types leave it out. */
declare module "pg/lib/utils.js" {
  const utils: { readonly prepareValue: (value: unknown) => unknown };
  export default utils;
}
