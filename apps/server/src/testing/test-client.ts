/** A client that behaves like a browser: keeps cookies, sends the XSRF pair, adds accountId on request. */
import type { AnswerOf, Endpoint, RequestOf } from "@portal/contract/http/endpoint";
import { text } from "node:stream/consumers";
import { getEvents } from "@portal/contract/events/calls";
import { login } from "@portal/contract/auth/calls";
import type { ErrorBody } from "@portal/contract/http/problems";
import type { FastifyInstance } from "fastify";

type InjectedResponse = Awaited<ReturnType<FastifyInstance["inject"]>>;

export type Reply<Body = unknown> = {
  status: number;
  body: Body;
  /** Codes of the error body, empty on success. */
  codes: string[];
  raw: InjectedResponse;
};

type Extra = {
  /** Sent as the accountId query parameter, as it stands. */
  accountId?: number | string | undefined;
  /** false leaves the XSRF header out. */
  xsrf?: boolean;
  headers?: Record<string, string>;
};

type Raw = { method: string; path: string; query?: Record<string, unknown>; body?: unknown; payload?: Buffer } & Extra;

export class TestClient {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #headers: Record<string, string>;

  /** `headers` go with every request. */
  constructor(app: FastifyInstance, headers: Record<string, string> = {}) {
    this.#app = app;
    this.#headers = headers;
  }

  /** Logs in through the real call. @throws if it is refused */
  async logIn(name: string, password: string, remember = false): Promise<AnswerOf<typeof login>> {
    const { status, body } = await this.call(login, { body: { login: name, password, remember } });
    if (status !== 200) throw new Error(`login answered ${status}`);
    return body;
  }

  /** Makes a call of the contract. Fetches an XSRF pair first if it has none. */
  async call<E extends Endpoint>(endpoint: E, input: RequestOf<E> & Extra): Promise<Reply<AnswerOf<E>>> {
    const { params, query, body } = input as { params?: object; query?: Record<string, unknown>; body?: unknown };
    const path = endpoint.path.replace(/:(\w+)/g, (_match, name: string) =>
      encodeURIComponent(String((params as Record<string, unknown>)[name])),
    );
    const reply = await this.send({ ...(input as Extra), method: endpoint.method, path, query, body });
    return reply as Reply<AnswerOf<E>>;
  }

  /** Sends any request with this client's cookies. */
  async send({ method, path, query, body, payload, accountId, xsrf = true, headers = {} }: Raw): Promise<Reply> {
    if (xsrf && !this.cookies.has("XSRF-TOKEN"))
      await this.send({ method: "GET", path: "/api/service/getNotifications", xsrf: false });
    const entries = Object.entries({ ...query, ...(accountId === undefined ? {} : { accountId }) });
    const search = new URLSearchParams(
      entries.map(([name, value]): [string, string] => [name, String(value)]),
    ).toString();
    const endless = path.split("?", 1)[0] === getEvents.path;
    const raw = await this.#app.inject({
      method: method as "GET",
      payloadAsStream: endless,
      url: search === "" ? path : `${path}?${search}`,
      headers: {
        host: "localhost:3000",
        "x-requested-with": "XMLHttpRequest",
        ...(xsrf ? { "x-xsrf-token": this.cookies.get("XSRF-TOKEN") ?? "" } : {}),
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...this.#headers,
        ...headers,
      },
      ...(payload !== undefined ? { payload } : body === undefined ? {} : { payload: body as object }),
    });
    for (const cookie of raw.cookies) {
      const gone = cookie.value === "" || (cookie.expires !== undefined && cookie.expires.getTime() <= 0);
      if (gone) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const isJson = String(raw.headers["content-type"]).includes("json");
    const sent = endless ? await textOfRefusal(raw) : raw.body;
    const parsed: unknown = isJson && sent !== "" ? JSON.parse(sent) : sent;
    const codes = ((parsed as Partial<ErrorBody> | null)?.errors ?? []).map(({ code }) => code);
    return { status: raw.statusCode, body: parsed, codes, raw };
  }

  /** A second client with the same cookies, such as another tab or a thief; from now on each keeps its own. */
  copy(): TestClient {
    const copy = new TestClient(this.#app, this.#headers);
    for (const [name, value] of this.cookies) copy.cookies.set(name, value);
    return copy;
  }
}

/** A stream of events is left at once: nobody waits for its end. */
async function textOfRefusal(raw: InjectedResponse): Promise<string> {
  const stream = raw.stream();
  if (raw.statusCode !== 200) return text(stream);
  raw.raw.res.destroy();
  return "";
}
