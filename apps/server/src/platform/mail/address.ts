/** Characters that begin a second address, a comment, a group or a header. */
const NOT_IN_ADDRESS = /[\s\p{Cc}\p{Cf}\p{Cs}\u2028\u2029<>()[\]\\,;:"]/u;
const MAX_CHARACTERS = 254;

/** True for exactly one address that can be passed to a mail server unchanged. It need not exist. */
export function isMailAddress(text: string): boolean {
  const [local = "", domain = "", ...more] = text.split("@");
  return (
    text.length <= MAX_CHARACTERS && more.length === 0 && local !== "" && domain !== "" && !NOT_IN_ADDRESS.test(text)
  );
}
