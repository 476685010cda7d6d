import type { PaidAtBoxOffice } from "@podium/shared/contracts/box-office";
import type { Show } from "@podium/shared/contracts/shows";
import { Banknote, CreditCard, Gift, Landmark } from "virtual:icons";
import { useServerNow } from "#platform/server-clock.ts";
import { Notice } from "#ui/notice.tsx";

const icon = "size-6 text-accent";

/** The payment methods for a reservation that a volunteer makes for a guest. */
export const GUEST_PAYMENTS = [
  { value: "cash", label: "Contant", hint: "Nu betaald", icon: <Banknote className={icon} /> },
  { value: "card", label: "Kaart", hint: "Nu betaald", icon: <CreditCard className={icon} /> },
  { value: "transfer", label: "Overschrijving", hint: "Betaalt nog", icon: <Landmark className={icon} /> },
  { value: "free", label: "Gratis", hint: "Eregast of medewerker", icon: <Gift className={icon} /> },
] as const;

interface TransferTooLateProps {
  show: Pick<Show, "transferUntil">;
  paid: PaidAtBoxOffice | undefined;
}

/** Warns a volunteer who chooses a transfer that will arrive too late, which is allowed. */
export function TransferTooLate({ show, paid }: TransferTooLateProps) {
  const now = useServerNow(60_000);
  if (paid !== "transfer" || now < Date.parse(show.transferUntil)) return null;
  return (
    <Notice tone="warning" announce>
      Een gewone overschrijving komt vóór deze voorstelling niet meer aan. De plaatsen komen vrij bij het begin van de
      voorstelling.
    </Notice>
  );
}
