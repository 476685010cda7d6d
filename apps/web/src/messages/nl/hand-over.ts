import { messages } from "../messages.ts";

export const handOver = messages("hand-over", {
  cannotCome: "Kunt u niet komen?",
  passOn: (count: number): string => (count === 1 ? "Geef uw ticket door" : "Geef tickets door"),
  giveBack: (count: number): string => (count === 1 ? "Geef uw ticket terug" : "Geef tickets terug"),
  notLoaded: "Wat doorgegeven en teruggegeven is, kon niet geladen worden.",
});
