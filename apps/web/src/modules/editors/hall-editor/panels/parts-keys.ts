/** Keys of the list of parts, as in a file list, for the help. */
export const PARTS_KEYS: readonly Readonly<{ shown: readonly string[]; what: string }>[] = [
  { shown: ["↑", "↓", "Home", "End"], what: "Naar een andere regel" },
  { shown: ["→", "←"], what: "De stoelen van een rij of tafel tonen, of weer verbergen" },
  { shown: ["Enter", "Spatie"], what: "Kiezen" },
  { shown: ["Ctrl + Enter", "Ctrl + Spatie"], what: "Erbij kiezen, of eraf" },
  { shown: ["Shift + ↑", "Shift + ↓"], what: "De volgende regels erbij kiezen, of er weer af" },
  { shown: ["Shift + Enter", "Shift + Spatie"], what: "Alles kiezen vanaf de vorige keuze tot hier" },
  { shown: ["Delete"], what: "Verwijderen wat gekozen is" },
];
