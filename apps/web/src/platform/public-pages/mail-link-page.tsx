import type { Endpoint } from "@portal/contract/http/endpoint";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { ApiProblem } from "../api/api-problem.ts";
import { personKey } from "../query/query-keys.ts";
import { takeFromAddress } from "../routing/take-from-address.ts";
import { UnknownLink } from "./ask-us-card.tsx";
import { CardLoading } from "./card-loading.tsx";

type MailLinkPageProps<Data> = {
  slice: string;
  /** The call that `load` makes. */
  call: Pick<Endpoint, "name">;
  load: (request: { body: { token: string }; signal: AbortSignal }) => Promise<Data>;
  title: string;
  /** "Ihre Anfrage konnte nicht geladen werden" */
  failure: string;
  /** Shown for a link that is over or incomplete. */
  unknown?: ReactNode;
  children: (data: Data, token: string, change: (data: Data) => void) => ReactNode;
};

/** A page that the link of a mail opens, without a login. Its token leaves the address at once. */
export function MailLinkPage<Data>(props: MailLinkPageProps<Data>) {
  const { slice, call, load, title, failure, unknown = <UnknownLink />, children } = props;
  const [token] = useState(() => takeFromAddress("token"));
  const client = useQueryClient();
  const queryKey = personKey(slice, call, { body: { token } });
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => load({ body: { token: token ?? "" }, signal }),
    enabled: token !== null,
    throwOnError: false,
  });
  if (token === null) return unknown;
  if (data !== undefined) return children(data, token, (changed) => client.setQueryData(queryKey, changed));
  if (error instanceof ApiProblem && error.status > 0 && error.status < 500) return unknown;
  return <CardLoading title={title} failure={failure} error={error} onRetry={refetch} />;
}
