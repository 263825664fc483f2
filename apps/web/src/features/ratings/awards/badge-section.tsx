import { badgePath } from "@portal/contract/ratings/awards/badge";
import { type Awards, proofPath } from "@portal/contract/ratings/awards/calls";
import { CodeToCopy } from "../../../platform/embed/code-to-copy.tsx";
import { useActiveAccountId } from "../../../platform/query/use-account-query.ts";
import { Stack } from "../../../ui/page/layout.tsx";
import { Section } from "../../../ui/page/section.tsx";

/** Code for the company's own site: a script or, where scripts are not allowed, a picture with a link. */
export function BadgeSection({ awards: { origin } }: { awards: Awards }) {
  const companyId = useActiveAccountId();
  const proof = origin + proofPath(companyId);
  const script = `<script src="${origin}${badgePath(companyId, "js")}" async></script>`;
  const picture = `<a href="${proof}"><img src="${origin}${badgePath(companyId, "svg")}" width="320" height="160" alt="Bewertungssiegel mit Nachweis"></a>`;
  return (
    <Section
      title="Auf Ihrer Website"
      description="Fügen Sie einen der beiden Codes ein. Das Siegel setzt keine Cookies, zählt niemanden und ist nach einer neuen Bewertung innerhalb einer Minute richtig."
    >
      <Stack gap="lg">
        <CodeToCopy
          label="Code mit Skript"
          help="Schrift und Farbe kommen von Ihrer Website. Ist das Siegel ausgeschaltet, bleibt die Stelle leer."
          code={script}
          rows={2}
          button="Code mit Skript kopieren"
          copied="Der Code mit Skript ist kopiert."
        />
        <CodeToCopy
          label="Code mit Bild"
          help="Für Baukästen, die kein Skript erlauben."
          code={picture}
          rows={4}
          button="Code mit Bild kopieren"
          copied="Der Code mit Bild ist kopiert."
        />
        <p className="note">
          Das Siegel führt zur öffentlichen <a href={proof}>Nachweisseite</a>: Bedingungen, Tag der Auszeichnung,
          Durchschnitt mit Anzahl und wie Bewertungen geprüft werden. Ohne diesen Nachweis dürfen Sie mit Bewertungen
          nicht werben.
        </p>
      </Stack>
    </Section>
  );
}
