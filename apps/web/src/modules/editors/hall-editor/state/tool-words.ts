import type { ToolName } from "./tool.ts";

/** Title of each tool in its panel, and how to use it. */
const WORDS: Record<ToolName, { title: string; hint: string }> = {
  select: { title: "Selecteren", hint: "Klik op wat u wilt veranderen." },
  lasso: { title: "Lasso", hint: "Trek een lijn rond wat u wilt kiezen." },
  pan: { title: "Schuiven", hint: "Sleep de tekening." },
  rows: {
    title: "Rijen toevoegen",
    hint: "Sleep een vak: het vult zich met rijen. Of klik waar het midden van de rijen komt.",
  },
  table: { title: "Tafel toevoegen", hint: "Klik op de tekening waar de tafel komt." },
  spot: { title: "Losse plaats toevoegen", hint: "Klik op de tekening waar de plaats komt." },
  "seat-kind": { title: "Rolstoel, begeleider, zicht", hint: "Klik op elke plaats die zo wordt, of sleep erover." },
  zone: { title: "Zones schilderen", hint: "Klik op rijen en tafels om ze in de zone te zetten, of sleep erover." },
  underlay: { title: "Grondplan leggen", hint: "Sleep het grondplan op zijn plaats; trek aan de hoek voor de maat." },
  aisle: { title: "Gangpad toevoegen", hint: "Klik op de tekening, of sleep het gangpad op maat." },
  rail: { title: "Balustrade toevoegen", hint: "Klik op de tekening, of sleep de balustrade op maat." },
  desk: { title: "Regie toevoegen", hint: "Klik op de tekening, of sleep de regietafel op maat." },
  bar: { title: "Toog toevoegen", hint: "Klik op de tekening, of sleep de toog op maat." },
  door: { title: "Deur toevoegen", hint: "Klik op de tekening, of sleep de deur op maat." },
  text: { title: "Tekst toevoegen", hint: "Klik op de tekening waar de tekst komt." },
};

export function toolTitle(tool: ToolName): string {
  return WORDS[tool].title;
}

/** @param byFinger says "tap" instead of "click" */
export function toolHint(tool: ToolName, byFinger = false): string {
  const { hint } = WORDS[tool];
  return byFinger ? hint.replace(/^Klik/, "Tik") : hint;
}
