import type { PaymentMethod } from "@podium/shared/contracts/reservations";
import { TRANSFER_WORKING_DAYS } from "@podium/shared/limits";
import { Landmark, Smartphone } from "lucide-react";
import { methodWords } from "#entities/reservations/reservation-words.ts";
import { Notice } from "#ui/notice.tsx";
import { RadioCards, type RadioOption } from "#ui/radio-cards.tsx";

const options: Record<PaymentMethod, RadioOption<PaymentMethod>> = {
  PAYCONIQ: {
    value: "PAYCONIQ",
    label: methodWords.PAYCONIQ,
    hint: "U betaalt meteen online met uw bankapp of kaart.",
    icon: <Smartphone className="size-6 text-accent" />,
  },
  MANUAL: {
    value: "MANUAL",
    label: methodWords.MANUAL,
    hint: "U schrijft het bedrag zelf over.",
    icon: <Landmark className="size-6 text-accent" />,
  },
};

interface PaymentChoiceProps {
  offered: readonly PaymentMethod[];
  value: PaymentMethod | null;
  onChange: (method: PaymentMethod) => void;
}

/** With the warning for manual transfers (specification, screen Confirm). */
export function PaymentChoice({ offered, value, onChange }: PaymentChoiceProps) {
  return (
    <div className="flex flex-col gap-3">
      <RadioCards
        legend="Betaalwijze"
        options={offered.map((method) => options[method])}
        value={value}
        onChange={onChange}
      />
      {value === "MANUAL" && (
        <Notice tone="warning" announce>
          Bij een manuele overschrijving kan de bevestiging tot {TRANSFER_WORKING_DAYS} werkdagen duren.
        </Notice>
      )}
    </div>
  );
}
