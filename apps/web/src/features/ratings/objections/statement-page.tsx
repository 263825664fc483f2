import { getStatement, giveStatement } from "@portal/contract/ratings/objections/calls";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { ApiProblem } from "../../../platform/api/api-problem.ts";
import { PrivacyNote } from "../../../platform/privacy/privacy-note.tsx";
import { UnknownLink } from "../../../platform/public-pages/ask-us-card.tsx";
import { personKey } from "../../../platform/query/query-keys.ts";
import { takeFromAddress } from "../../../platform/routing/take-from-address.ts";
import { AuthorSteps } from "./author-steps.tsx";
import { NotYet, ObjectionFrame } from "./objection-detail.tsx";
import styles from "./objections.module.css";

/** `ratings_statement`: the author's side of an objection, by the link of a mail and without a login. */
export default function StatementPage() {
  const [token] = useState(() => takeFromAddress("token"));
  return token === null ? <UnknownLink /> : <Statement token={token} />;
}

function Statement({ token }: { token: string }) {
  const client = useQueryClient();
  const queryKey = personKey("ratings", getStatement, { body: { token } });
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => apiCall(getStatement, { body: { token }, signal }),
    throwOnError: false,
  });
  const isUnknown = error instanceof ApiProblem && error.status > 0 && error.status < 500;
  if (data === undefined && isUnknown) return <UnknownLink />;
  const step = async (action: "state" | "complain", text: string) =>
    client.setQueryData(queryKey, await apiCall(giveStatement, { body: { token, action, text } }));
  return (
    <div className={styles.alone}>
      {data === undefined ? (
        <NotYet error={error} onRetry={() => void refetch()} />
      ) : (
        <ObjectionFrame objection={data.objection} side="author">
          <AuthorSteps objection={data.objection} step={step} />
          <PrivacyNote of="rating" />
        </ObjectionFrame>
      )}
    </div>
  );
}
