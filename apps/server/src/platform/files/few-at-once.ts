/** Bounds what one person can have under way at once, where each piece of work holds much memory. */
import { Problem } from "../problem.ts";

/** @throws Problem `request.throttled` from the returned function where `limit` pieces of this person run already. */
export function fewAtOnce(limit: number): <T>(userId: number, work: () => Promise<T>) => Promise<T> {
  const running = new Map<number, number>();
  return async (userId, work) => {
    const others = running.get(userId) ?? 0;
    if (others >= limit) throw new Problem("request.throttled");
    running.set(userId, others + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(userId) ?? 1) - 1;
      if (left === 0) running.delete(userId);
      else running.set(userId, left);
    }
  };
}
