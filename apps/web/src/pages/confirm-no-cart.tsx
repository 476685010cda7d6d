import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Cart } from "@podium/shared/contracts/seats";
import { isActive } from "@podium/shared/tickets/reservation-status";
import { CircleCheck, ShoppingCart } from "virtual:icons";
import { useEffect, useRef } from "react";
import { myReservationsQuery } from "#entities/reservations/own-reservations.ts";
import { isMadeOf, nextPage } from "#modules/buy/reservations/model/use-reserve.ts";
import { cartExpiredAtom } from "#modules/buy/seats/model/cart.atoms.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { confirm } from "#messages/nl/checkout.tsx";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { paths, successOf } from "#platform/paths.ts";
import { useServerNow } from "#platform/server-clock.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { Notice } from "#ui/notice.tsx";

/** Lifetime of a cart: a visitor who returns within it may look for what they just confirmed. */
const JUST_NOW_MS = 15 * 60_000;

/** Scrolls into view with the focus when it replaces a form. @param last the cart of that form; null: no form */
export function NoCart({ last }: { last: Cart | null }) {
  const expired = useAtomValue(cartExpiredAtom);
  const now = useServerNow(60_000);
  const mine = useLiveQuery(myReservationsQuery());
  const latest = mine.data?.[0];
  const made = latest && isActive(latest) ? latest : null;
  const replacesForm = last !== null;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!replacesForm) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [replacesForm]);
  const isOfIt = made !== null && last !== null && isMadeOf(made, last);
  const isRecent = made !== null && last === null && now - Date.parse(made.reservedAt) < JUST_NOW_MS;
  return (
    <div ref={box} role="status" tabIndex={-1} className="grid gap-5">
      {isOfIt ? (
        <Made reservation={made} />
      ) : replacesForm && !expired && mine.isLoading ? (
        <Loading label={confirm().cartLoading} />
      ) : (
        <Nothing why={expired ? "expired" : replacesForm ? "gone" : "none"} />
      )}
      {isRecent && <JustMade reservation={made} />}
    </div>
  );
}

function Made({ reservation }: { reservation: Reservation }) {
  const t = confirm();
  return (
    <EmptyState icon={<CircleCheck />} title={t.isMade} action={<ToMade reservation={reservation} />}>
      {t.made(reservation.id, reservation.show.name)} {t.lostResponse}
    </EmptyState>
  );
}

function JustMade({ reservation }: { reservation: Reservation }) {
  return (
    <Notice tone="success" title={confirm().justMade(reservation.id, reservation.show.name)}>
      <ToMade reservation={reservation} />
    </Notice>
  );
}

function ToMade({ reservation }: { reservation: Reservation }) {
  return (
    <ButtonLink
      to={nextPage(reservation, reservation.paymentMethod)}
      state={successOf(reservation.id)}
      variant="secondary"
    >
      {confirm().toMade}
    </ButtonLink>
  );
}

function Nothing({ why }: { why: "expired" | "gone" | "none" }) {
  const t = confirm();
  return (
    <EmptyState
      icon={<ShoppingCart />}
      title={t.noReservation}
      action={<ButtonLink to={paths.tickets}>{ownReservations().chooseSeats}</ButtonLink>}
    >
      {{ expired: t.timeIsUp, gone: t.seatsGone, none: t.noneChosen }[why]}
    </EmptyState>
  );
}
