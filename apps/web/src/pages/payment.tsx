import { useParams } from "react-router-dom";
import { usePageMeta } from "#entities/site/page-meta.ts";
import { transferDetailsQuery } from "#features/payments/api/get-transfer-details.ts";
import { Transfer } from "#features/payments/transfer.tsx";
import { useLiveQuery } from "#live/use-live-query.ts";
import { ErrorState } from "#ui/error-state.tsx";
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
  const { data: details, error, isFetching, refetch } = useLiveQuery(transferDetailsQuery(reservationId));
  if (details) return <Transfer details={details} />;
  if (error) {
    return (
      <ErrorState
        message={`Kon reservatiedetails niet laden: ${error.message}`}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return (
    <Loading label="Betaling laden…" className="grid gap-5">
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-80 w-full" />
    </Loading>
  );
}
