import type { SeatId } from "@podium/shared/halls/seat-id";
import { seatLabel } from "@podium/shared/halls/seat-names";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { currentLanguage } from "#messages/messages.ts";
import { type HallProps, priceOfZone, seatDetails, seatOfTarget, type SeatTarget } from "./seat-view.ts";
import { useSeatView } from "./use-seat-view.ts";

/** Distance from a chair's edge over which its neighbours lie, in heights of a chair. */
const NEIGHBOUR = 1.75;

interface SeatTooltipProps extends Pick<HallProps, "hall" | "useSeat" | "price"> {
  readonly frame: RefObject<HTMLElement | null>;
  readonly highlighted: ReadonlySet<SeatId>;
}

interface Anchor extends SeatTarget {
  /** Whether a finger pressed the seat: it may press a seat beside it next. */
  readonly byFinger: boolean;
}

/** Describes the hovered or focused seat. Escape hides it. Screen readers get the seat's label instead. */
export function SeatTooltip({ frame, ...rest }: SeatTooltipProps) {
  const [anchor, setAnchor] = useState<Anchor | null>(null);

  useEffect(() => {
    const host = frame.current;
    if (!host) return;
    let byFinger = false;
    const show = (event: Event) => {
      const seat = seatOfTarget(event.target);
      setAnchor(seat && { ...seat, byFinger });
    };
    // A finger may be about to drag or pinch, so only a tap shows the tooltip.
    const showUnderMouse = (event: PointerEvent) => {
      if (event.pointerType !== "touch") show(event);
    };
    const hideAfterMouse = (event: PointerEvent) => {
      if (event.pointerType !== "touch") hide();
    };
    const followPlan = (event: TransitionEvent) => {
      if (event.propertyName === "transform") setAnchor((old) => old && { ...old });
    };
    let byKeyboard = true;
    const showForKeyboard = (event: Event) => {
      if (byKeyboard) show(event);
    };
    const hide = () => setAnchor(null);
    const onKey = (event: KeyboardEvent) => {
      byKeyboard = true;
      byFinger = false;
      if (event.key === "Escape") hide();
    };
    const onPress = (event: PointerEvent) => {
      byKeyboard = false;
      byFinger = event.pointerType === "touch";
      hide();
    };
    const controller = new AbortController();
    const { signal } = controller;
    host.addEventListener("pointerover", showUnderMouse, { signal });
    host.addEventListener("pointerleave", hideAfterMouse, { signal });
    document.addEventListener("pointerdown", onPress, { signal, capture: true });
    host.addEventListener("click", show, { signal });
    host.addEventListener("transitionend", followPlan, { signal });
    host.addEventListener("focusin", showForKeyboard, { signal });
    host.addEventListener("focusout", hide, { signal });
    host.addEventListener("wheel", hide, { signal, passive: true });
    document.addEventListener("keydown", onKey, { signal, capture: true });
    return () => controller.abort();
  }, [frame]);

  return anchor ? <Tip anchor={anchor} frame={frame} {...rest} /> : null;
}

function Tip({ anchor, frame, hall, useSeat, price, highlighted }: SeatTooltipProps & { anchor: Anchor }) {
  const view = useSeatView(useSeat, anchor.id);
  const seat = hall.seat(anchor.id);
  const tip = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    if (!tip.current || !frame.current) return;
    const around = frame.current.getBoundingClientRect();
    const chair = anchor.element.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = tip.current;
    const centre = chair.left + chair.width / 2 - around.left - width / 2;
    const x = Math.max(4, Math.min(centre, around.width - width - 4));
    const above = chair.top - around.top - height - 4;
    const beside = above >= 4 ? above : chair.bottom - around.top + 4;
    const y = anchor.byFinger ? clearOfNeighbours(chair, around, height) : beside;
    tip.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
  });

  if (!seat) return null;
  return (
    <div ref={tip} className="hall-tip" aria-hidden="true">
      <strong>{seatLabel(seat, currentLanguage())}</strong>
      <br />
      {seatDetails(seat.kind, view, priceOfZone(price, seat.zone), highlighted.has(anchor.id))}
    </div>
  );
}

/** Returns a y at which the tooltip covers no neighbour of the chair, which the finger may press next. */
function clearOfNeighbours(chair: DOMRect, around: DOMRect, height: number): number {
  // Height that the site's top bar covers.
  const bar = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const top = Math.max(around.top, bar) + 4;
  const room = NEIGHBOUR * chair.height;
  const y = top + height <= chair.top - room ? top : chair.bottom + room;
  return y - around.top;
}
