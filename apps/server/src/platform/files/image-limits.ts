/** Limits of pictures that the server and the process which decodes HEIC agree on. */

/** Exit code for a picture with more pixels than an upload may have; every other one but 0 means unreadable. */
export const TOO_MANY_PIXELS_EXIT_CODE = 3;

/** Longest side of every stored picture. */
export const LONGEST_SIDE_PIXELS = 2000;
