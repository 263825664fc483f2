/** Milliseconds for which Redis is not asked again after it did not answer, and in which it must accept a connection. */
export const PAUSE_MS = 1000;
