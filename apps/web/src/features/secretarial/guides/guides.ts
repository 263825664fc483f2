/** How the usual telephone systems forward calls. `{number}` stands for the number of the service. */

export type Guide = {
  key: string;
  title: string;
  steps: readonly string[];
  /** Codes to dial, with their meaning. */
  codes: readonly { meaning: string; code: string }[];
};

/** Digits only, with the leading zero: what a telephone dials. */
export const dialled = (number: string): string => number.replace(/^\s*\+49/, "0").replaceAll(/\D/g, "");

/** Digits with country code: what mobile networks want. */
export const international = (number: string): string => `+49${dialled(number).replace(/^0/, "")}`;

export function guidesFor(number: string): Guide[] {
  const [national, abroad] = [dialled(number), international(number)];
  return [
    {
      key: "festnetz",
      title: "Festnetz der Telekom und vieler anderer Anbieter",
      steps: ["Heben Sie ab, und wählen Sie den Code.", "Warten Sie auf die Ansage, und legen Sie auf."],
      codes: [
        { meaning: "Immer umleiten", code: `*21*${national}#` },
        { meaning: "Umleiten, wenn besetzt ist", code: `*67*${national}#` },
        { meaning: "Umleiten, wenn niemand abnimmt", code: `*61*${national}#` },
        { meaning: "Immer umleiten: ausschalten", code: "#21#" },
      ],
    },
    {
      key: "mobil",
      title: "Mobiltelefon",
      steps: [
        "Tippen Sie den Code wie eine Nummer, und drücken Sie auf Anrufen.",
        "Das Telefon bestätigt die Umleitung.",
      ],
      codes: [
        { meaning: "Immer umleiten", code: `**21*${abroad}#` },
        { meaning: "Umleiten, wenn besetzt ist", code: `**67*${abroad}#` },
        { meaning: "Umleiten, wenn niemand abnimmt", code: `**61*${abroad}#` },
        { meaning: "Umleiten, wenn kein Empfang ist", code: `**62*${abroad}#` },
        { meaning: "Alle Umleitungen ausschalten", code: "##002#" },
      ],
    },
    {
      key: "fritzbox",
      title: "FRITZ!Box",
      steps: [
        "Öffnen Sie im Browser fritz.box, und melden Sie sich an.",
        "Wählen Sie „Telefonie“, dann „Rufbehandlung“ und „Rufumleitung“.",
        "Wählen Sie „Neue Rufumleitung“ und die Nummer Ihrer Firma.",
        `Tragen Sie als Ziel ${national} ein, und wählen Sie, wann umgeleitet wird.`,
        "Übernehmen Sie die Einstellung.",
      ],
      codes: [],
    },
    {
      key: "speedport",
      title: "Speedport",
      steps: [
        "Öffnen Sie das Telefoniecenter Ihres Anbieters, und melden Sie sich an.",
        "Wählen Sie „Anrufweiterschaltung“ und die Nummer Ihrer Firma.",
        `Tragen Sie als Ziel ${national} ein, und speichern Sie.`,
      ],
      codes: [],
    },
    {
      key: "anlage",
      title: "Telefonanlage im Betrieb oder aus der Cloud",
      steps: [
        "Öffnen Sie die Verwaltung Ihrer Anlage, oder bitten Sie, wer sie betreut.",
        "Suchen Sie „Rufumleitung“ oder „Anrufweiterschaltung“ für die Nummer Ihrer Firma.",
        `Tragen Sie als Ziel ${abroad} ein: nach 15 bis 20 Sekunden und bei besetzt.`,
        "Lassen Sie die Nummer des Anrufers mitsenden, damit Sie zurückrufen können.",
      ],
      codes: [],
    },
  ];
}
