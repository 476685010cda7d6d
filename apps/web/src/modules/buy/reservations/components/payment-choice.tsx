import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import { TRANSFER_WORKING_DAYS } from "@podium/shared/contracts/limits";
import type { Show } from "@podium/shared/contracts/shows";
import type { Site } from "@podium/shared/contracts/site";
import { Landmark, Smartphone } from "virtual:icons";
import { confirm } from "#messages/nl/checkout.tsx";
import { paymentMethod } from "#messages/nl/payment.ts";
import { formatEuro } from "#platform/format.ts";
import { Notice } from "#ui/notice.tsx";
import { RadioCards, type RadioOption } from "#ui/radio-cards.tsx";

/** Why a payment method cannot be chosen. */
type Refusals = Partial<Record<PaymentMethod, string>>;

interface Purchase {
  show: Pick<Show, "transferUntil"> | undefined;
  site: Pick<Site, "minimumOnline"> | undefined;
  /** In euros; null while unknown. */
  total: number | null;
  /** The server's clock, in milliseconds. */
  now: number;
}

export function refusedMethods({ show, site, total, now }: Purchase): Refusals {
  const t = confirm();
  const isLate = show !== undefined && now >= Date.parse(show.transferUntil);
  const isSmall = site !== undefined && total !== null && total < site.minimumOnline;
  return {
    ...(isLate && { MANUAL: t.transferTooLate }),
    ...(isSmall && { PAYCONIQ: t.onlineFrom(formatEuro(site.minimumOnline)) }),
  };
}

function optionOf(method: PaymentMethod, refused: string | undefined): RadioOption<PaymentMethod> {
  const t = confirm();
  const label = paymentMethod()[method];
  const disabled = refused !== undefined;
  if (method === "PAYCONIQ") {
    const icon = <Smartphone className="size-6 text-accent" />;
    return { value: method, label, hint: refused ?? t.onlineHint, icon, disabled };
  }
  const icon = <Landmark className="size-6 text-accent" />;
  return { value: method, label, hint: refused ?? t.transferHint, icon, disabled };
}

interface PaymentChoiceProps {
  offered: readonly PaymentMethod[];
  refused: Refusals;
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
}

/** Includes the warning for manual transfers (specification, screen Confirm). */
export function PaymentChoice({ offered, refused, value, onChange }: PaymentChoiceProps) {
  const t = confirm();
  return (
    <div className="flex flex-col gap-3">
      <RadioCards
        legend={t.method}
        options={offered.map((method) => optionOf(method, refused[method]))}
        value={value}
        onChange={onChange}
      />
      {offered.length > 0 && offered.every((method) => refused[method] !== undefined) && (
        <Notice tone="warning">{t.onlyAtBoxOffice}</Notice>
      )}
      {value === "MANUAL" && (
        <Notice tone="warning" announce>
          {t.transferTakes(TRANSFER_WORKING_DAYS)}
        </Notice>
      )}
    </div>
  );
}
