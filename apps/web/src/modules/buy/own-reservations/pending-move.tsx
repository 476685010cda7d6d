import type { OwnMove } from "@podium/shared/contracts/own-reservations";
import { seatLabels } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { currentLanguage } from "#messages/messages.ts";
import { otherSeats } from "#messages/nl/reservation-changes.tsx";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { useResetOnReturn } from "#platform/use-reset-on-return.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Countdown } from "#ui/countdown.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";

export function PendingMove({ reservationId, move }: { reservationId: number; move: OwnMove }) {
  const params = { id: reservationId };
  const paying = useMutation({
    mutationFn: () => api.payOwnMove({ params }),
    onSuccess: ({ checkoutUrl }) => window.location.assign(checkoutUrl),
  });
  useResetOnReturn(paying);
  const leaving = useMutation({
    mutationFn: () => api.leaveOwnMove({ params }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY }),
  });
  const { from, to } = placesOf(move);
  const t = otherSeats();
  return (
    <Notice tone="warning" announce title={t.mustPay(formatEuro(move.due))} className="mb-5">
      <p>{t.stillFree({ to, count: move.lines.length, time: <Countdown until={move.expiresAt} />, from })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={paying.isPending || paying.isSuccess} onClick={() => paying.mutate()}>
          {ownReservations().payNow}
        </Button>
        <Button variant="secondary" busy={leaving.isPending} onClick={() => leaving.mutate()}>
          {t.noneAfterAll}
        </Button>
      </div>
      <ErrorNotice error={paying.error ?? leaving.error} className="mt-3" />
    </Notice>
  );
}

function placesOf({ lines }: OwnMove) {
  const labels = (seats: Parameters<typeof seatLabels>[0]): string => seatLabels(seats, currentLanguage());
  return { from: labels(lines.map((line) => line.from)), to: labels(lines.map((line) => line.to)) };
}

/** Outcome of a move, for a visitor who returns from paying. */
export function EndedMove({ reservationId, move }: { reservationId: number; move: OwnMove }) {
  const { to } = placesOf(move);
  const t = otherSeats();
  const tickets = (
    <ButtonLink to={paths.ticketsDetail(reservationId)} className="mt-3">
      {ownReservations().viewTickets}
    </ButtonLink>
  );
  if (move.state === "DONE")
    return (
      <Notice tone="success" announce title={t.youSitNow(to)} className="mb-5">
        <p>{t.ticketsReady}</p>
        {tickets}
      </Notice>
    );
  const isPaid = move.payment?.status === "PAID";
  return (
    <Notice tone={isPaid ? "warning" : "info"} announce title={t.failed} className="mb-5">
      <p>{isPaid ? t.paidTooLate(formatEuro(move.due)) : t.chooseAgain}</p>
    </Notice>
  );
}
