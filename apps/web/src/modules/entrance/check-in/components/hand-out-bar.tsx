import { productLine } from "@podium/shared/money/price-lines";
import { X } from "virtual:icons";
import { useAtomValue } from "#platform/state.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { checkInAtom } from "#modules/entrance/check-in/model/check-in-state.ts";
import { findLine, leftOf } from "#modules/entrance/check-in/model/product-lines.ts";
import { HandOutButtons, type ProductActions } from "./product-lines.tsx";

interface HandOutBarProps extends Pick<ProductActions, "onHandOut"> {
  onClose: () => void;
}

/** A product whose code was read, to hand out. In the place of the next step, within reach of the thumb. */
export function HandOutBar({ onHandOut, onClose }: HandOutBarProps) {
  const { list, presented, unsentHandOuts, pending } = useAtomValue(checkInAtom);
  const line = presented ? findLine(list, presented) : undefined;
  const left = line ? leftOf(line, unsentHandOuts) : 0;
  return (
    <div role="status" className="empty:hidden">
      {presented && line && left > 0 && (
        <section
          aria-label="Uitgeven"
          className="flex flex-col gap-2 rounded-lg border-2 border-brass bg-surface p-3 shadow-raised max-lg:fixed max-lg:inset-x-3 max-lg:bottom-3 max-lg:z-30"
        >
          <div className="flex items-start justify-between gap-2">
            <p className="min-w-0">
              <strong className="block text-xl wrap-anywhere">{productLine(line)}</strong>
              {line.guest}, reservering {line.reservationId}
              {left < line.count && <span className="block font-semibold">Nog {left} uit te geven</span>}
            </p>
            <IconButton label="Niet uitgeven" icon={<X />} onClick={onClose} />
          </div>
          <HandOutButtons
            line={line}
            left={left}
            disabled={pending}
            large
            onHandOut={(count) => onHandOut(presented, count)}
          />
        </section>
      )}
    </div>
  );
}
