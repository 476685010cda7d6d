import { cartClock } from "#messages/nl/cart.ts";
import { useAtomValue } from "#platform/state.ts";
import { classNames } from "#ui/class-names.ts";
import { Countdown } from "#ui/countdown.tsx";
import { cartAtom, cartExpiredAtom } from "#modules/buy/seats/model/cart.atoms.ts";

const GREEN_ABOVE_S = 600;
const YELLOW_ABOVE_S = 300;

const tones = {
  green: "bg-success-soft text-success",
  yellow: "bg-warning-soft text-warning",
  red: "bg-danger-soft text-danger",
};

const pill = "inline-flex items-center rounded-full px-2.5 py-0.5 font-semibold whitespace-nowrap";

export function CartClock({ className }: { className?: string }) {
  const ended = cartClock().expired;
  const cart = useAtomValue(cartAtom);
  const expired = useAtomValue(cartExpiredAtom);
  if (cart) {
    return (
      <Countdown
        until={cart.expiresAt}
        ended={ended}
        className={(left) => classNames(pill, tones[cartTone(left)], className)}
      />
    );
  }
  return expired ? <span className={classNames(pill, tones.red, className)}>{ended}</span> : null;
}

/** Specification, section 4. */
function cartTone(millisecondsLeft: number): keyof typeof tones {
  // Whole seconds, as the clock shows them.
  const seconds = Math.floor(millisecondsLeft / 1000);
  if (seconds > GREEN_ABOVE_S) return "green";
  return seconds > YELLOW_ABOVE_S ? "yellow" : "red";
}
