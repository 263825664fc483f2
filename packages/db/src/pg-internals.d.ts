/** pg's conversion of a parameter to text, which is missing in its types. */
declare module "pg/lib/utils.js" {
  const utils: { readonly prepareValue: (value: unknown) => unknown };
  export default utils;
}
