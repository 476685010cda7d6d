import { Smartphone } from "lucide-react";
import { useState } from "react";
import { PAID_ONLINE } from "#platform/payment-words.ts";
import { useSite } from "#platform/site.ts";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { beginOnlinePayment } from "./api/start-online-payment.ts";

/** For who chose a transfer and thinks better of it; nothing where the server takes no online payments. */
export function PayOnlineInstead({ reservationId }: { reservationId: number }) {
  const offered = useSite()?.paymentMethods.includes("PAYCONIQ") ?? false;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  if (!offered) return null;

  const pay = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      window.location.assign(await beginOnlinePayment(reservationId));
    } catch (error) {
      setFailure((error instanceof Error && error.message) || "Onbekende fout");
      setBusy(false);
    }
  };
  return (
    <>
      {failure !== null && (
        <Notice tone="danger" announce>
          {failure}
        </Notice>
      )}
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="text-muted">Uw tickets meteen? Betaal dan online met {PAID_ONLINE}.</span>
        <Button
          variant="secondary"
          busy={busy}
          icon={<Smartphone aria-hidden className="size-5" />}
          onClick={() => void pay()}
        >
          Online betalen
        </Button>
      </p>
    </>
  );
}
