import { ShoppingCart } from "virtual:icons";
import { useEffect, useId, useRef, useState } from "react";
import { showsQuery } from "#entities/shows/shows.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { currentLanguage } from "#messages/messages.ts";
import { cartClock, cartMenu } from "#messages/nl/cart.ts";
import { formatEuro, formatShortDateTime } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { classNames } from "#ui/class-names.ts";
import { CartClock } from "./cart-clock.tsx";
import { CartPanel } from "./cart-panel.tsx";
import { cartAtom, cartCountAtom, countedInCartAtom } from "#modules/buy/seats/model/cart.atoms.ts";

/** On a phone a bar in reach of the thumb, which names the show of its seats: the page may show another. */
export function CartMenu() {
  const t = cartMenu();
  const { cart: cartWord } = cartClock();
  const language = currentLanguage();
  const cart = useAtomValue(cartAtom);
  const count = useAtomValue(cartCountAtom);
  const counted = useAtomValue(countedInCartAtom);
  const { data: shows } = useLiveQuery(showsQuery);
  const show = shows?.find(({ id }) => id === cart?.showId);
  const [open, setOpen] = useState(false);
  // The open panel has its own link to the next step.
  const goesOn = cart !== null && !open;
  const panelId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const { signal } = controller;
    const closeOnEscape = (event: KeyboardEvent): void => {
      // An open list of ticket types closes itself on Escape.
      if (event.key !== "Escape" || event.defaultPrevented) return;
      setOpen(false);
      button.current?.focus();
    };
    const closeOutside = (event: PointerEvent): void => {
      // A press on a seat leaves the cart open; so does one beside an open list of ticket types, which hits the root.
      const inside =
        event.target instanceof Element &&
        (frame.current?.contains(event.target) ||
          event.target === document.documentElement ||
          event.target.closest("[data-seat], [data-area], [data-radix-popper-content-wrapper]"));
      if (!inside) setOpen(false);
    };
    document.addEventListener("keydown", closeOnEscape, { signal });
    document.addEventListener("pointerdown", closeOutside, { signal });
    return () => controller.abort();
  }, [open]);

  return (
    <div
      ref={frame}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface px-3 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-raised lg:relative lg:inset-auto lg:z-20 lg:flex lg:min-h-21 lg:w-[19rem] lg:flex-col lg:justify-end lg:border-0 lg:bg-transparent lg:p-0 lg:shadow-none"
    >
      {show && (
        <p className="mb-1.5 truncate text-sm leading-tight font-semibold lg:text-right">
          {show.name}, {formatShortDateTime(show.dateTime)}
        </p>
      )}
      <div data-keep-clear className="flex flex-wrap gap-2">
        <button
          ref={button}
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          aria-label={t.cartWith(counted(count, language))}
          title={cartWord}
          onClick={() => setOpen(!open)}
          className={classNames(
            "flex min-h-14 items-center rounded-md border border-line-strong bg-surface font-semibold transition-colors hover:border-accent hover:text-accent",
            goesOn ? "min-w-18 flex-col justify-center px-1 py-1" : "flex-1 gap-3 px-3",
          )}
        >
          <span className="relative">
            <ShoppingCart className="size-6" />
            <span
              data-testid="cart-badge"
              className={classNames(
                "absolute -top-1 -right-3.5 min-w-5 rounded-full px-1 text-center text-xs leading-5 tabular-nums",
                count > 0 ? "bg-velvet text-cream" : "bg-surface-sunken text-muted",
              )}
            >
              {count}
            </span>
          </span>
          {!goesOn && <span className="ml-2">{cartWord}</span>}
          {!open && <CartClock className={goesOn ? "text-xs" : "ml-auto"} />}
        </button>
        {goesOn && (
          // Both figures are the server's: a seat that is still being added has no price yet.
          <ButtonLink to={paths.confirm} className="min-h-14 flex-1 flex-col gap-0! px-2!">
            <span className="font-normal">
              {counted(cart.seats.length, language)} · {formatEuro(cart.total)}
            </span>{" "}
            <span>{t.confirm}</span>
          </ButtonLink>
        )}
      </div>
      <div
        id={panelId}
        hidden={!open}
        className="absolute inset-x-0 bottom-full max-h-[60dvh] animate-appear overflow-y-auto rounded-t-xl border-t border-line bg-surface p-4 shadow-raised lg:inset-x-auto lg:top-full lg:right-0 lg:bottom-auto lg:w-full lg:mt-2 lg:max-h-[70dvh] lg:rounded-lg lg:border"
      >
        {open && <CartPanel />}
      </div>
    </div>
  );
}
