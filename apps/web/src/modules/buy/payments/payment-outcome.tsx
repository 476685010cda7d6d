import type { PaymentOutcome } from "@podium/shared/contracts/payments";
import { isUnpaid } from "@podium/shared/tickets/reservation-status";
import { useMutation } from "@tanstack/react-query";
import { CircleCheck, CircleX, Hourglass } from "virtual:icons";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { deadlineWords } from "#entities/reservations/deadline.tsx";
import { dueLine, ReductionLines } from "#entities/reservations/price-lines.tsx";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { paymentOutcome } from "#messages/nl/payment.ts";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { paths, successOf } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { byLinkAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { paymentOutcomeQuery } from "./own-payment.ts";
import { outcomeWords } from "./outcome-words.ts";
import { ReturnElsewhere, useOwned } from "./return-elsewhere.tsx";
import { useResetOnReturn } from "#platform/use-reset-on-return.ts";

const icons: Record<ReturnType<typeof outcomeWords>["tone"], ReactNode> = {
  success: <CircleCheck className="size-14 text-success" />,
  waiting: <Hourglass className="size-14 text-warning" />,
  danger: <CircleX className="size-14 text-danger" />,
};

/** Decisions, section 6. */
export function PaymentOutcomeView({ reservationId }: { reservationId: string }) {
  const { query, isElsewhere } = useOwned(paymentOutcomeQuery(reservationId));
  const { data: outcome } = query;
  const t = paymentOutcome();
  if (isElsewhere) return <ReturnElsewhere />;
  if (outcome === undefined) return <LoadState query={query} loading={t.looking} />;
  const { title, text, tone } = outcomeWords(outcome);
  return (
    <Card className="flex flex-col items-center gap-4 py-10 text-center">
      {icons[tone]}
      <div role="status">
        <h2 className="text-2xl">{title}</h2>
        <p className="mt-2 max-w-md text-muted">{text}</p>
        {isUnpaid(outcome.reservation) && !isWaiting(outcome) && (
          <p className="mt-2 max-w-md font-medium">{deadlineWords(outcome.reservation)}</p>
        )}
      </div>
      <p>
        {t.reservation(outcome.reservation.id)} · {outcome.reservation.show.name} ·{" "}
        {formatEuro(outcome.reservation.totalprice)}
      </p>
      <div className="w-full max-w-md text-left empty:hidden">
        <ReductionLines priced={outcome.reservation} due={dueLine(outcome.reservation)} />
      </div>
      <NextSteps outcome={outcome} />
    </Card>
  );
}

/** Whether a payment is being processed: showing a deadline could make the visitor pay twice. */
const isWaiting = ({ payment }: PaymentOutcome): boolean => payment?.status === "OPEN" || payment?.status === "PAID";

function payOnlineLabel(payment: PaymentOutcome["payment"]): string {
  if (payment === null) return ownReservations().payOnline;
  const t = paymentOutcome();
  return payment.status === "OPEN" ? t.goOnOnline : t.againOnline;
}

function NextSteps({ outcome: { reservation, payment, canPayOnline, canPayByTransfer } }: { outcome: PaymentOutcome }) {
  const navigate = useNavigate();
  // The page of the latest reservation belongs to the whole account, which a mail's link does not open.
  const hasOverview = useAtomValue(byLinkAtom) === null && reservation.confirmed;
  const attempt = useMutation({
    mutationFn: async (way: "online" | "transfer") => {
      const params = { id: reservation.id };
      if (way === "online") return window.location.assign((await api.startOnlinePayment({ params })).checkoutUrl);
      await api.payByTransfer({ params });
      await navigate(paths.payment(reservation.id));
    },
    onError: () => queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY }),
  });
  useResetOnReturn(attempt);
  // Stays busy until the browser has left for the provider.
  const busy = attempt.isPending || attempt.isSuccess;

  return (
    <>
      <ErrorNotice error={attempt.error} />
      <div className="flex flex-wrap justify-center gap-3">
        {canPayOnline && (
          <Button
            busy={busy && attempt.variables === "online"}
            disabled={busy}
            onClick={() => attempt.mutate("online")}
          >
            {payOnlineLabel(payment)}
          </Button>
        )}
        {canPayByTransfer && (
          <Button
            variant="secondary"
            busy={busy && attempt.variables === "transfer"}
            disabled={busy}
            onClick={() => attempt.mutate("transfer")}
          >
            {paymentOutcome().byTransfer}
          </Button>
        )}
        {hasOverview && (
          <ButtonLink to={paths.reservationSuccess} state={successOf(reservation.id)}>
            {paymentOutcome().toOverview}
          </ButtonLink>
        )}
        <ButtonLink
          to={paths.ticketsDetail(reservation.id)}
          variant={hasOverview ? "secondary" : reservation.confirmed ? "primary" : "quiet"}
        >
          {ownReservations().viewTickets}
        </ButtonLink>
      </div>
    </>
  );
}
