/** A collector of OpenTelemetry traces on this machine: decodes what arrives over OTLP, or fails on demand. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type ArrivedSpan = {
  name: string;
  /** 1 internal, 2 server, 3 client. */
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  facts: Record<string, unknown>;
};

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number };
type Wire = {
  resourceSpans: {
    scopeSpans: {
      spans: (Omit<ArrivedSpan, "facts"> & { attributes?: { key: string; value: Value }[] })[];
    }[];
  }[];
};

export type Collector = {
  url: string;
  spans: ArrivedSpan[];
  /** Everything as it was sent, headers included. */
  sent: string[];
  /** From now on it takes requests and never answers. */
  hang(): void;
  close(): Promise<void>;
};

export async function startCollector(): Promise<Collector> {
  const spans: ArrivedSpan[] = [];
  const sent: string[] = [];
  let hangs = false;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => void chunks.push(chunk));
    request.on("end", () => {
      const text = Buffer.concat(chunks).toString();
      sent.push(`${request.url} ${JSON.stringify(request.headers)} ${text}`);
      spans.push(...decode(JSON.parse(text) as Wire));
      if (!hangs) response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    sent,
    hang: () => void (hangs = true),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const decode = ({ resourceSpans }: Wire): ArrivedSpan[] =>
  resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    .map(({ name, kind, traceId, spanId, parentSpanId, attributes = [] }) => ({
      name,
      kind,
      traceId,
      spanId,
      parentSpanId,
      facts: Object.fromEntries(
        attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? value.doubleValue]),
      ),
    }));
