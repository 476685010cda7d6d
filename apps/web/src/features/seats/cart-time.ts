export type CartTone = "green" | "yellow" | "red";

const GREEN_ABOVE_S = 600;
const YELLOW_ABOVE_S = 300;

/** The colour of the cart's time: green above 600 s, yellow above 300 s, red otherwise (specification, section 4). */
export function cartTone(millisecondsLeft: number): CartTone {
  // Whole seconds, as the eye reads them off the clock.
  const seconds = Math.floor(millisecondsLeft / 1000);
  if (seconds > GREEN_ABOVE_S) return "green";
  return seconds > YELLOW_ABOVE_S ? "yellow" : "red";
}

/** When the end of the cart is announced, in milliseconds before it (design language). */
export const LAST_CALL_MS = 120_000;
