import { Smartphone } from "lucide-react";
import { PAID_ONLINE } from "#entities/reservations/reservation-words.ts";
import { useSite } from "#entities/site/site.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { usePayOnline } from "./use-pay-online.ts";

/** Renders nothing where the server has no online payments. */
export function PayOnlineInstead({ reservationId }: { reservationId: number }) {
  const offered = useSite()?.paymentMethods.includes("PAYCONIQ") ?? false;
  const { pay, busy, error } = usePayOnline(reservationId);
  if (!offered) return null;

  return (
    <>
      <ErrorNotice error={error} />
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="text-muted">Uw tickets meteen? Betaal dan online met {PAID_ONLINE}.</span>
        <Button variant="secondary" busy={busy} icon={<Smartphone />} onClick={pay}>
          Online betalen
        </Button>
      </p>
    </>
  );
}
