import { useParams } from "react-router-dom";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { transferDetailsQuery } from "#features/payments/api/get-transfer-details.ts";
import { Transfer } from "#features/payments/transfer.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { ErrorState } from "#ui/error-state.tsx";
import { LoadState } from "#ui/load-state.tsx";
import { Loading } from "#ui/loading.tsx";
import { PageHeader } from "#ui/page-header.tsx";
import { Page } from "#ui/page.tsx";
import { Skeleton } from "#ui/skeleton.tsx";

export function PaymentPage() {
  usePageMeta("Betaling voltooien");
  const { reservationId } = useParams();
  return (
    <Page width="narrow">
      <PageHeader title="Betaling voltooien" />
      {reservationId ? (
        <Payment reservationId={reservationId} />
      ) : (
        <ErrorState message="Geen reservatienummer opgegeven" />
      )}
    </Page>
  );
}

function Payment({ reservationId }: { reservationId: string }) {
  const query = useLiveQuery(transferDetailsQuery(reservationId));
  if (query.data) return <Transfer details={query.data} />;
  const loading = (
    <Loading label="Betaling laden…" className="grid gap-5">
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-80 w-full" />
    </Loading>
  );
  const words = ({ message }: Error) => ({ message: `Kon reservatiedetails niet laden: ${message}` });
  return <LoadState query={query} loading={loading} words={words} />;
}
