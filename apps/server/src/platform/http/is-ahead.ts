import type { FastifyRequest } from "fastify";

/** Whether a browser loads a page ahead, which may never be looked at. */
export const isAhead = ({ headers }: FastifyRequest): boolean =>
  /prefetch|prerender/.test(`${String(headers["sec-purpose"])} ${String(headers["purpose"])}`);
