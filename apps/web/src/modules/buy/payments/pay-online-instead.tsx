import type { Reservation } from "@podium/shared/contracts/reservations";
import { Smartphone } from "virtual:icons";
import { useSite } from "#entities/site/site.ts";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { payment, paymentMethod } from "#messages/nl/payment.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { usePayOnline } from "./use-pay-online.ts";

/** Renders nothing if the server has no online payments, or if the amount is below their minimum. */
export function PayOnlineInstead({ reservation: { id, totalprice } }: { reservation: Reservation }) {
  const site = useSite();
  const { pay, busy, error } = usePayOnline(id);
  if (!site?.paymentMethods.includes("PAYCONIQ") || totalprice < site.minimumOnline) return null;
  const { payOnline } = ownReservations();

  return (
    <>
      <ErrorNotice error={error} />
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="text-muted">{payment().ticketsNow(paymentMethod().PAYCONIQ)}</span>
        <Button variant="secondary" busy={busy} icon={<Smartphone />} onClick={pay}>
          {payOnline}
        </Button>
      </p>
    </>
  );
}
