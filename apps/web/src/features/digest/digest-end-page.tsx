import { endDigest, resumeDigest } from "@portal/contract/digest/calls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../platform/api/api-call.ts";
import { ApiProblem } from "../../platform/api/api-problem.ts";
import { germanMessage } from "../../platform/api/german-message.ts";
import { LoadFailure } from "../../platform/api/load-failure.tsx";
import { ServicePhone } from "../../platform/brand/service-phone.tsx";
import { personKey } from "../../platform/query/query-keys.ts";
import { takeFromAddress } from "../../platform/routing/take-from-address.ts";
import { Button } from "../../ui/actions/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Skeleton, SkeletonText } from "../../ui/feedback/skeleton.tsx";
import { CardPage } from "../../ui/page/card-page.tsx";

/** `digest_end`: the click on the mail's link is the only one that is needed; it can be taken back here. */
export default function DigestEndPage() {
  const [data] = useState(() => takeFromAddress("data"));
  const ended = useQuery({
    queryKey: personKey("digest", endDigest, { body: { data } }),
    queryFn: ({ signal }) => apiCall(endDigest, { body: { data: data ?? "" }, signal }),
    enabled: data !== null,
    staleTime: Infinity,
    throwOnError: false,
  });
  const { error } = ended;
  if (data === null || (error instanceof ApiProblem && error.status > 0 && error.status < 500)) {
    return (
      <CardPage
        title="Dieser Link ist nicht vollständig"
        lead="Bitte öffnen Sie ihn noch einmal direkt aus der E-Mail, oder rufen Sie uns an."
        wide
      >
        <p>
          Sie können die Zusammenfassung auch am Telefon abbestellen: <ServicePhone />
        </p>
      </CardPage>
    );
  }
  if (ended.data !== undefined)
    return <Ended data={data} company={ended.data.company} mayResume={ended.data.mayResume} />;
  return (
    <CardPage title="Zusammenfassung abbestellen" wide>
      {error ? (
        <LoadFailure level={2} title="Das hat nicht geklappt" error={error} onRetry={() => void ended.refetch()} />
      ) : (
        <Skeleton>
          <SkeletonText lines={2} />
        </Skeleton>
      )}
    </CardPage>
  );
}

/** Says that it is over, and takes it back. */
function Ended({ data, company, mayResume }: { data: string; company: string; mayResume: boolean }) {
  const [state, setState] = useState<"ended" | "pending" | "resumed">("ended");
  const [problem, setProblem] = useState<string | null>(null);
  async function resume() {
    setState("pending");
    setProblem(null);
    try {
      await apiCall(resumeDigest, { body: { data } });
      setState("resumed");
    } catch (failure) {
      setProblem(germanMessage(failure));
      setState("ended");
    }
  }
  if (state === "resumed") {
    return (
      <CardPage title="Sie bekommen die Zusammenfassung wieder" lead={`Wie bisher, für ${company}.`} wide>
        <p role="status">Abbestellen können Sie sie jederzeit mit dem Link in der E-Mail.</p>
      </CardPage>
    );
  }
  return (
    <CardPage
      title="Die Zusammenfassung ist abbestellt"
      lead={company === "" ? "Sie bekommen sie nicht mehr." : `Sie bekommen sie für ${company} nicht mehr.`}
      wide
    >
      {problem !== null && (
        <Alert tone="danger" announce>
          {problem}
        </Alert>
      )}
      {mayResume && (
        <p>
          War es ein Versehen?{" "}
          <Button pending={state === "pending"} onClick={() => void resume()}>
            Doch wieder bekommen
          </Button>
        </p>
      )}
    </CardPage>
  );
}
