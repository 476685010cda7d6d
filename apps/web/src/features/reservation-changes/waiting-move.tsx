import type { OwnMove } from "@podium/shared/contracts/own-reservations";
import { seatLabels } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { useResetOnReturn } from "#platform/use-reset-on-return.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Countdown } from "#ui/countdown.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";

/** Seats that are kept until they are paid. */
export function WaitingMove({ reservationId, move }: { reservationId: number; move: OwnMove }) {
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
  return (
    <Notice tone="warning" announce title={`U moet nog ${formatEuro(move.due)} bijbetalen.`} className="mb-5">
      <p>
        {to} {move.lines.length === 1 ? "blijft" : "blijven"} nog <Countdown until={move.expiresAt} /> voor u vrij. Tot
        u betaald hebt, houdt u {from}.
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={paying.isPending || paying.isSuccess} onClick={() => paying.mutate()}>
          Nu betalen
        </Button>
        <Button variant="secondary" busy={leaving.isPending} onClick={() => leaving.mutate()}>
          Toch geen andere plaatsen
        </Button>
      </div>
      <ErrorNotice error={paying.error ?? leaving.error} className="mt-3" />
    </Notice>
  );
}

function placesOf({ lines }: OwnMove) {
  return { from: seatLabels(lines.map((line) => line.from)), to: seatLabels(lines.map((line) => line.to)) };
}

/** What became of the move whose payment somebody comes back from. */
export function EndedMove({ reservationId, move }: { reservationId: number; move: OwnMove }) {
  const { to } = placesOf(move);
  const tickets = (
    <ButtonLink to={paths.ticketsDetail(reservationId)} className="mt-3">
      Bekijk Tickets
    </ButtonLink>
  );
  if (move.state === "DONE")
    return (
      <Notice tone="success" announce title={`U zit nu op ${to}.`} className="mb-5">
        <p>Uw nieuwe tickets staan klaar, en u krijgt ze ook per mail. Gooi de oude tickets van die plaatsen weg.</p>
        {tickets}
      </Notice>
    );
  const isPaid = move.payment?.status === "PAID";
  return (
    <Notice tone={isPaid ? "warning" : "info"} announce title="Uw plaatsen zijn niet veranderd." className="mb-5">
      <p>
        {isPaid
          ? `Uw betaling van ${formatEuro(move.due)} kwam toen die plaatsen niet meer voor u vrij waren. Wij storten dat bedrag terug.`
          : "U houdt de plaatsen die u had. U kunt opnieuw kiezen."}
      </p>
    </Notice>
  );
}
