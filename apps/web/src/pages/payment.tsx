import { useParams } from "react-router-dom";
import { ProofBesides } from "#entities/account/proof-besides.tsx";
import { TitledPage } from "#entities/site/page.tsx";
import { transferDetailsQuery } from "#modules/buy/payments/own-payment.ts";
import { Transfer } from "#modules/buy/payments/transfer.tsx";
import { ReservationActions } from "#modules/buy/own-reservations/reservation-actions.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { payment } from "#messages/nl/payment.ts";
import { proof } from "#messages/nl/sign-in.ts";
import { byLinkAtom } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { ErrorState, LoadState } from "#ui/load-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

export function PaymentPage() {
  const { reservationId } = useParams();
  return (
    <TitledPage title={ownReservations().completePayment} width="narrow">
      {reservationId ? <Payment reservationId={reservationId} /> : <ErrorState message={payment().noNumber} />}
    </TitledPage>
  );
}

function Payment({ reservationId }: { reservationId: string }) {
  const byLink = useAtomValue(byLinkAtom);
  const query = useLiveQuery(transferDetailsQuery(reservationId));
  if (query.data) {
    const { reservation } = query.data;
    return (
      <>
        <Transfer details={query.data} />
        {reservation.status === "PENDING" && (
          <div className="mt-5 flex flex-wrap justify-center gap-x-5">
            {byLink === null ? <ReservationActions reservation={reservation} /> : <ProveToChange />}
          </div>
        )}
      </>
    );
  }
  const t = payment();
  const loading = (
    <Loading label={t.loading} className="grid gap-5">
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-80 w-full" />
    </Loading>
  );
  const words = ({ message }: Error) => ({ message: t.notLoaded(message) });
  return <LoadState query={query} loading={loading} words={words} />;
}

function ProveToChange() {
  return (
    <div className="flex flex-col gap-3">
      <p>{proof().toChangeUnpaid}</p>
      <ProofBesides />
    </div>
  );
}
