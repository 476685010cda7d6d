import type { CheckInProduct } from "@podium/shared/contracts/check-in";
import { productLine } from "@podium/shared/money/price-lines";
import { Check, PackageCheck } from "virtual:icons";
import { formatTime } from "#platform/format.ts";
import { useAtomValue } from "#platform/state.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { checkInAtom } from "#modules/entrance/check-in/model/check-in-state.ts";
import { countOf, lastHandOut, leftOf, type PresentedProduct } from "#modules/entrance/check-in/model/product-lines.ts";

export interface ProductActions {
  onHandOut: (product: PresentedProduct, count: number) => void;
  onTakeBack: (line: CheckInProduct) => void;
}

/** Products of a guest, to hand out without a code. */
export function ProductLines({ lines, ...actions }: ProductActions & { lines: readonly CheckInProduct[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-2">
      {lines.map((line) => (
        <ProductLine key={line.lineId} line={line} {...actions} />
      ))}
    </ul>
  );
}

function ProductLine({ line, onHandOut, onTakeBack }: ProductActions & { line: CheckInProduct }) {
  const { list, unsentHandOuts, reachable, pending } = useAtomValue(checkInAtom);
  const left = leftOf(line, unsentHandOuts);
  const at = lastHandOut(line, unsentHandOuts);
  const { reservationId, lineId } = line;
  const words = productLine(line);
  const isOff = list?.show.cancelled === true;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-36 flex-1 wrap-anywhere">{words}</span>
      {line.status === "PENDING" && <Badge tone="danger">Niet betaald</Badge>}
      {at !== null && (
        <Badge tone={left === 0 ? "success" : "info"} icon={<Check />}>
          {left === 0
            ? `Uitgegeven om ${formatTime(at)}`
            : `${line.count - left} uitgegeven, laatst om ${formatTime(at)}`}
        </Badge>
      )}
      {line.status === "CONFIRMED" && !isOff && left > 0 && (
        <HandOutButtons
          line={line}
          left={left}
          disabled={pending}
          onHandOut={(count) => onHandOut({ reservationId, lineId }, count)}
        />
      )}
      {reachable && line.handedOut > 0 && countOf(unsentHandOuts, lineId) === 0 && (
        <Button
          variant="quiet"
          aria-label={`Terugnemen: uitgifte van ${words} aan ${line.guest}`}
          onClick={() => onTakeBack(line)}
        >
          Terugnemen
        </Button>
      )}
    </li>
  );
}

interface HandOutButtonsProps {
  line: CheckInProduct;
  left: number;
  disabled?: boolean;
  /** In the bar under the thumb. */
  large?: boolean;
  onHandOut: (count: number) => void;
}

/** Hands out one, or all that is left. */
export function HandOutButtons({ line, left, disabled = false, large = false, onHandOut }: HandOutButtonsProps) {
  const { name, guest } = line;
  const all = left === 1 ? "Uitgeven" : `Alle ${left} uitgeven`;
  const size = large ? { size: "lg" as const, wide: true } : {};
  return (
    <>
      <Button
        {...size}
        variant={large ? "primary" : "secondary"}
        icon={<PackageCheck />}
        disabled={disabled}
        aria-label={`${all}: ${name} aan ${guest}`}
        onClick={() => onHandOut(left)}
      >
        {all}
      </Button>
      {left > 1 && (
        <Button
          {...size}
          variant="secondary"
          disabled={disabled}
          aria-label={`Eén uitgeven: ${name} aan ${guest}`}
          onClick={() => onHandOut(1)}
        >
          Eén uitgeven
        </Button>
      )}
    </>
  );
}
