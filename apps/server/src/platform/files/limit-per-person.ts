/** Concurrency limit per person, for work that needs much memory. */
import { Problem } from "../problem.ts";

/** The returned function throws Problem `request.throttled` if `limit` calls of the person are running already. */
export function limitPerPerson(limit: number): <T>(userId: number, work: () => Promise<T>) => Promise<T> {
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
