import { useMutation } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";
import { useResetOnReturn } from "#platform/use-reset-on-return.ts";

/** Starts the online payment of a reservation, or continues the open one, and opens the provider's page. */
export function usePayOnline(reservationId: number) {
  const paying = useMutation({
    mutationFn: () => api.startOnlinePayment({ params: { id: reservationId } }),
    onSuccess: ({ checkoutUrl }) => window.location.assign(checkoutUrl),
  });
  useResetOnReturn(paying);
  return {
    pay: (): void => paying.mutate(),
    error: paying.error,
    /** Also true after the response, until the browser has left. */
    busy: paying.isPending || paying.isSuccess,
  };
}
