/** What all charts share. */
export const axis = {
  stroke: "var(--color-line-strong)",
  tick: { fill: "var(--color-muted)" },
  tickLine: false,
} as const;
export const tip = {
  contentStyle: {
    background: "var(--color-surface)",
    border: "1px solid var(--color-line)",
    borderRadius: "0.5rem",
    color: "var(--color-ink)",
  },
  itemStyle: { color: "var(--color-ink)" },
  cursor: { fill: "var(--color-accent-soft)", opacity: 0.5 },
  isAnimationActive: false,
} as const;
export const bar = { stackId: "all", isAnimationActive: false } as const;
export const legendWord = (word: string) => <span className="text-ink">{word}</span>;
