import { useMutation } from "@tanstack/react-query";
import { Smartphone } from "lucide-react";
import { PAID_ONLINE } from "#entities/reservations/reservation-words.ts";
import { useSite } from "#entities/site/site.ts";
import { api } from "#platform/api-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { useResetOnReturn } from "./use-reset-on-return.ts";

/** Renders nothing where the server has no online payments. */
export function PayOnlineInstead({ reservationId }: { reservationId: number }) {
  const offered = useSite()?.paymentMethods.includes("PAYCONIQ") ?? false;
  const paying = useMutation({
    mutationFn: () => api.startOnlinePayment({ params: { id: reservationId } }),
    onSuccess: ({ checkoutUrl }) => window.location.assign(checkoutUrl),
  });
  useResetOnReturn(paying);
  if (!offered) return null;

  return (
    <>
      <ErrorNotice error={paying.error} />
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="text-muted">Uw tickets meteen? Betaal dan online met {PAID_ONLINE}.</span>
        <Button
          variant="secondary"
          busy={paying.isPending || paying.isSuccess}
          icon={<Smartphone />}
          onClick={() => paying.mutate()}
        >
          Online betalen
        </Button>
      </p>
    </>
  );
}
