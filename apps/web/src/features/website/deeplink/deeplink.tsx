import { getWebsiteDeeplink } from "@portal/contract/website/deeplink/calls";
import { WHOLE_WEBSITE_FAMILIES } from "@portal/contract/website/sites/calls";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiCall } from "../../../platform/api/api-call.ts";
import { germanMessage } from "../../../platform/api/german-message.ts";
import { useHasProduct } from "../../../platform/products/active-products.ts";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { useLoggedIn } from "../../../platform/session/use-session.ts";
import { Button, buttonClass } from "../../../ui/actions/button.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Icon } from "../../../ui/icons/icon.tsx";
import { external, link as linkShape } from "../../../ui/icons/icons.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { Row } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";
import { websitesQuery } from "../sites/sites-store.ts";
import { siteName } from "../sites/site-texts.ts";

/** Specification §4 "Deeplink generation". */
type State =
  | { kind: "not started" }
  | { kind: "generating" }
  | { kind: "link"; link: string }
  | { kind: "error"; reason: string };

/** The specification's own text (§8). */
const FAILED = "Fehler beim genieren des Website Deeplinks";

/** For customer care, and companies with a website product only (Specification §6). */
export function Deeplink() {
  const actsAsAgent = useLoggedIn()?.user.cucaInfo !== undefined;
  const has = useHasProduct(WHOLE_WEBSITE_FAMILIES);
  return actsAsAgent && has ? <Generation /> : null;
}

function Generation() {
  const accountId = useActiveAccountId();
  const [state, setState] = useState<State>({ kind: "not started" });
  const { data } = useQuery({ ...websitesQuery(accountId), throwOnError: false });
  const sites = (data?.websites ?? []).filter(({ kind, state: stage }) => kind === "website" && stage !== "ended");
  const [chosen, setChosen] = useState<string>();
  // Of several the server would choose by a rule of its own, and open another one than is shown here.
  const websiteId = sites.length > 1 ? (chosen ?? String(sites[0]?.id)) : undefined;

  async function generate() {
    setState({ kind: "generating" });
    try {
      const { link } = await apiCall(getWebsiteDeeplink, {
        params: { companyId: String(accountId) },
        query: websiteId === undefined ? {} : { websiteId },
        accountId,
      });
      setState({ kind: "link", link });
    } catch (error) {
      setState({ kind: "error", reason: germanMessage(error) });
    }
  }
  return (
    <Section
      title="Im Baukasten öffnen"
      description="Nur der Kundendienst sieht das. Der Link gilt zwei Minuten und öffnet die Website einmal."
    >
      {sites.length > 1 && (
        <Select
          label="Website"
          size="lg"
          value={websiteId}
          disabled={state.kind === "generating"}
          onChange={({ currentTarget: { value } }) => {
            setChosen(value);
            // A link opens the website that it was made for.
            setState({ kind: "not started" });
          }}
        >
          {sites.map((site) => (
            <option key={site.id} value={site.id}>
              {siteName(site)}
            </option>
          ))}
        </Select>
      )}
      <Row gap="md">
        {state.kind === "link" ? (
          <a
            href={state.link}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonClass({ variant: "primary" })}
          >
            Baukasten öffnen
            <Icon shape={external} size={1} />
          </a>
        ) : null}
        <Button
          variant={state.kind === "link" ? "quiet" : "secondary"}
          icon={linkShape}
          pending={state.kind === "generating"}
          onClick={() => void generate()}
        >
          {state.kind === "link" ? "Neuen Link erzeugen" : "Link in den Baukasten erzeugen"}
        </Button>
      </Row>
      <p role="status" className="visually-hidden">
        {state.kind === "link" && "Der Link ist bereit."}
      </p>
      {state.kind === "error" && (
        <Alert tone="danger" announce title={FAILED}>
          {state.reason}
        </Alert>
      )}
    </Section>
  );
}
