import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import { TRANSFER_WORKING_DAYS } from "@podium/shared/limits";
import { Landmark, Smartphone } from "virtual:icons";
import { confirm } from "#messages/nl/confirm.tsx";
import { paymentMethod } from "#messages/nl/payment-method.ts";
import { Notice } from "#ui/notice.tsx";
import { RadioCards, type RadioOption } from "#ui/radio-cards.tsx";

function optionOf(method: PaymentMethod): RadioOption<PaymentMethod> {
  const t = confirm();
  const label = paymentMethod()[method];
  if (method === "PAYCONIQ") {
    const icon = <Smartphone className="size-6 text-accent" />;
    return { value: method, label, hint: t.onlineHint, icon };
  }
  return {
    value: method,
    label,
    hint: t.transferHint,
    icon: <Landmark className="size-6 text-accent" />,
  };
}

interface PaymentChoiceProps {
  offered: readonly PaymentMethod[];
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
}

/** With the warning for manual transfers (specification, screen Confirm). */
export function PaymentChoice({ offered, value, onChange }: PaymentChoiceProps) {
  const t = confirm();
  return (
    <div className="flex flex-col gap-3">
      <RadioCards legend={t.method} options={offered.map(optionOf)} value={value} onChange={onChange} />
      {value === "MANUAL" && (
        <Notice tone="warning" announce>
          {t.transferTakes(TRANSFER_WORKING_DAYS)}
        </Notice>
      )}
    </div>
  );
}
