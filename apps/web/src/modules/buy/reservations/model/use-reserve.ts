import type { ResponseOf } from "@podium/shared/contracts/client";
import type { PaymentMethod, Reservation } from "@podium/shared/contracts/reservations";
import type { Cart } from "@podium/shared/contracts/seats";
import { isActive } from "@podium/shared/tickets/reservation-status";
import { useMutation } from "@tanstack/react-query";
import { confirm } from "#messages/nl/checkout.tsx";
import { api, ApiError, isUnanswered, orNull } from "#platform/api-client.ts";
import { paths, paymentOutcomePath } from "#platform/paths.ts";
import { isAboutCodes } from "./use-codes.ts";

const REMEDIES: Partial<Record<ApiError["code"], "verify" | "pay">> = {
  TOO_MANY_UNVERIFIED: "verify",
  TOO_MANY_UNVERIFIED_OF_SHOW: "verify",
  TOO_MANY_UNPAID: "pay",
};

const OTHER_AMOUNT: ReadonlySet<ApiError["code"]> = new Set(["AMOUNT_CHANGED", "SOLD_OUT", "PRODUCT_NOT_SOLD"]);

export type Reserved = ResponseOf<"reserve">;

export interface ReserveChoice {
  ticketCode: string | null;
  /** In the order in which they are used to pay. */
  vouchers: readonly string[];
  /** Amount due that the visitor sees, in euros; null when none is shown for their code. */
  total: number | null;
  paymentMethod: PaymentMethod;
}

interface Sent {
  cart: Cart | null;
  choice: ReserveChoice;
}

/** @param onOtherAmount called when nothing was reserved: the amount due on the screen is no longer right */
export function useReserve(
  liveCart: Cart | null,
  onReserved: (reserved: Reserved, choice: ReserveChoice) => void,
  onOtherAmount: () => void,
) {
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: async ({ cart, choice: { vouchers, total, ...choice } }: Sent): Promise<Reserved> => {
      if (!cart || cart.seats.length === 0) throw new Error(confirm().noSeats);
      const codes = vouchers.length > 0 ? { vouchers: [...vouchers] } : {};
      const body = { seatIds: cart.seats, ...choice, ...codes, ...(total !== null && { total }) };
      try {
        return await api.reserve({ params: { showId: cart.showId }, body });
      } catch (refusal) {
        // The response was lost, now or at the previous press: a reservation of this cart is the requested one.
        const mayBeMade = isUnanswered(refusal) || (refusal instanceof ApiError && refusal.code === "CART_MISMATCH");
        const made = mayBeMade ? await findMade(cart).catch(() => null) : null;
        if (made === null) throw refusal;
        return { id: made.id, message: "", status: made.status, totalprice: made.totalprice };
      }
    },
    onSuccess: (reserved, { choice }) => onReserved(reserved, choice),
    onError: (refusal) => {
      const isOther = refusal instanceof ApiError && OTHER_AMOUNT.has(refusal.code);
      if (isOther || isAboutCodes(refusal)) onOtherAmount();
    },
  });
  // The reserved cart stays in view until the next page is rendered.
  const busy = isPending || isSuccess;
  return {
    /** While reserving, the cart that was sent: the live one ends before the response arrives. */
    cart: busy ? variables.cart : liveCart,
    busy,
    failure: error && reasonOf(error),
    remedy: error instanceof ApiError ? (REMEDIES[error.code] ?? null) : null,
    refusedCodes: isAboutCodes(error) ? error : null,
    reserve: (choice: ReserveChoice): void => {
      if (!busy) mutate({ cart: liveCart, choice });
    },
  };
}

/** Specification, sections 5 and 8. */
function reasonOf(error: Error): string {
  const { noSeats, failed } = confirm();
  const hasSentence = error instanceof ApiError ? error.code !== "OFFLINE" : error.message === noSeats;
  return hasSentence ? error.message : failed;
}

/** Whether the reservation was made from this cart: nobody else can have its seats meanwhile. */
export function isMadeOf(reservation: Reservation, { showId, seats }: Pick<Cart, "showId" | "seats">): boolean {
  const reserved = new Set(reservation.seats.map(({ seat }) => seat.seatId));
  const isSame = reservation.show.id === showId && reserved.size === seats.length;
  return isActive(reservation) && isSame && seats.every((seatId) => reserved.has(seatId));
}

async function findMade(cart: Cart): Promise<Reservation | null> {
  const latest = await orNull(api.getMyLatestReservation());
  return latest && isMadeOf(latest, cart) ? latest : null;
}

/** Returns the page after reserving; a confirmed reservation, such as with a sponsor code, needs no payment. */
export function nextPage(
  { id, status }: Pick<Reservation, "id" | "status">,
  method: Reservation["paymentMethod"],
): string {
  if (status === "CONFIRMED") return paths.reservationSuccess;
  if (method === "MANUAL") return paths.payment(id);
  // The provider was unreachable, or its address was lost: this page offers a retry, or a transfer.
  return paymentOutcomePath(id);
}
