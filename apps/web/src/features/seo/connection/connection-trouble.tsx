import type { SearchConsole } from "@portal/contract/seo/calls";
import { PageLink } from "../../../platform/routing/page-link.tsx";
import { buttonClass } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { CONNECT_PLACE } from "../overview/step-texts.ts";
import { useMayConnect } from "../use-may-connect.ts";
import { troubleOf } from "./connection-texts.ts";

/** Says above the figures why no new ones come. */
export function ConnectionTrouble({ searchConsole }: { searchConsole: SearchConsole }) {
  const may = useMayConnect();
  const trouble = troubleOf(searchConsole);
  if (trouble === null) return null;
  const { tone, title, text, help } = trouble;
  const actions = help !== null && may === "yes" && (
    <PageLink to="seo_overview" place={CONNECT_PLACE} className={buttonClass({ size: "sm" })}>
      {help === "connect" ? "Neu verbinden" : "Website neu wählen"}
    </PageLink>
  );
  return (
    <Alert tone={tone} title={title} actions={actions}>
      {text}
    </Alert>
  );
}
