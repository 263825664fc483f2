/** German texts about building code into a site. */
import type { OwnSiteCode } from "@portal/contract/entry/own-site/calls";

/** What a company can send to the person who looks after its site. */
export const letterOf = ({ widget, structuredData }: OwnSiteCode, name: string): string =>
  `Guten Tag,

bitte bauen Sie diese beiden Codes in die Website von ${name} ein.

1. Öffnungszeiten: dort, wo die Zeiten stehen sollen. Sie bleiben danach von selbst aktuell.

${widget}

2. Angaben für Suchmaschinen: auf der Startseite.

${structuredData}

Vielen Dank
`;

type Builder = { name: string; steps: readonly string[]; hint?: string };

/** How the usual site builders take code of others. */
export const BUILDERS: readonly Builder[] = [
  {
    name: "WordPress",
    steps: [
      "Öffnen Sie die Seite zum Bearbeiten.",
      "Fügen Sie einen Block hinzu und wählen Sie „Individuelles HTML“.",
      "Fügen Sie den Code ein und speichern Sie die Seite.",
    ],
    hint: "Bei WordPress.com geht das nur in Tarifen, die eigene Skripte erlauben.",
  },
  {
    name: "Wix",
    steps: [
      "Öffnen Sie den Editor und wählen Sie „Hinzufügen“, dann „Code einbetten“.",
      "Wählen Sie das HTML-Element und fügen Sie den Code für die Öffnungszeiten ein.",
      "Die Angaben für Suchmaschinen tragen Sie in den Einstellungen der Seite unter SEO als strukturierte Daten ein, ohne die erste und die letzte Zeile.",
    ],
    hint: "Wix zeigt den Code in einem eigenen Rahmen. Schrift und Farbe Ihrer Seite gelten darin nicht.",
  },
  {
    name: "Jimdo",
    steps: [
      "Wählen Sie an der passenden Stelle „Element hinzufügen“.",
      "Wählen Sie unter den weiteren Elementen „Widget/HTML“.",
      "Fügen Sie den Code ein und speichern Sie.",
    ],
    hint: "Das Element gibt es im Jimdo Creator.",
  },
  {
    name: "IONOS, STRATO und andere Baukästen",
    steps: [
      "Suchen Sie unter den Elementen nach „HTML“, „Code“ oder „Widget“.",
      "Ziehen Sie das Element an die Stelle, an der die Zeiten stehen sollen.",
      "Fügen Sie den Code ein und veröffentlichen Sie die Seite.",
    ],
    hint: "Nicht jeder Tarif hat dieses Element. Fragen Sie dann bei Ihrem Anbieter nach.",
  },
];
