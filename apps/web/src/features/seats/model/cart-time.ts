export type CartTone = "green" | "yellow" | "red";

const GREEN_ABOVE_S = 600;
const YELLOW_ABOVE_S = 300;

/** Specification, section 4. */
export function cartTone(millisecondsLeft: number): CartTone {
  // Whole seconds, as the clock shows them.
  const seconds = Math.floor(millisecondsLeft / 1000);
  if (seconds > GREEN_ABOVE_S) return "green";
  return seconds > YELLOW_ABOVE_S ? "yellow" : "red";
}

/** The expiry is announced this long before it (design language). */
export const EXPIRY_WARNING_MS = 120_000;
