import { maskedCode } from "@podium/shared/code-text";
import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import { MAX_VOUCHERS } from "@podium/shared/limits";
import { Trash2 } from "lucide-react";
import type { Codes } from "#features/reservations/model/use-codes.ts";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Notice } from "#ui/notice.tsx";

const TYPE_WORDS = {
  SPONSOR: "Sponsorcode",
  PRE_ORDER: "Voorverkoopcode",
  DISCOUNT: "Kortingscode",
} as const satisfies Record<CodeType, string>;

interface AcceptedCodesProps {
  codes: Codes;
  /** What the ticket code in the field takes off, in euros. */
  singleDiscount: number;
  /** After one of them went. */
  onRemoved: () => void;
}

/** What was accepted, with what it takes off, in the order in which it pays. */
export function AcceptedCodes({ codes, singleDiscount, onRemoved }: AcceptedCodesProps) {
  const { ticketCode, vouchers, quote, hasTooMany, removeTicketCode, removeVoucher } = codes;
  if (ticketCode === null && vouchers.length === 0) return null;
  const discount = quote ? quote.data?.discount : singleDiscount;
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label="Uw codes en cadeaubonnen" className="divide-y divide-line border-y border-line">
        {ticketCode && (
          <Row
            name={`${TYPE_WORDS[ticketCode.type]} ${ticketCode.code}`}
            effect={ticketCode.type === "PRE_ORDER" ? "u reserveert vroeger" : takenOff(discount)}
            onRemove={() => {
              removeTicketCode();
              onRemoved();
            }}
          />
        )}
        {vouchers.map((code, at) => (
          <Row
            key={code}
            name={`Cadeaubon ${maskedCode(code)}`}
            // The server leaves their order as it is.
            effect={takenOff(quote?.data?.vouchers?.[at]?.amount)}
            onRemove={() => {
              removeVoucher(code);
              onRemoved();
            }}
          />
        ))}
      </ul>
      {hasTooMany && (
        <Notice tone="warning" announce>
          U kunt hoogstens {MAX_VOUCHERS} cadeaubonnen samen gebruiken. Verwijder er een.
        </Notice>
      )}
      {quote?.error && (
        <Notice tone="danger" announce>
          {quote.error.message}
          {!quote.isRefused && (
            <div className="mt-2">
              <Button variant="secondary" onClick={() => void quote.retry()}>
                Probeer opnieuw
              </Button>
            </div>
          )}
        </Notice>
      )}
    </div>
  );
}

/** @param euros undefined: not known yet */
function takenOff(euros: number | undefined): string {
  if (euros === undefined) return "…";
  return euros === 0 ? "niet nodig" : formatEuro(-euros);
}

function Row({ name, effect, onRemove }: { name: string; effect: string; onRemove: () => void }) {
  return (
    <li className="flex min-h-12 items-center gap-x-3">
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      <span className="text-right tabular-nums">{effect}</span>
      <IconButton label={`Verwijder ${name}`} icon={<Trash2 />} tone="danger" onClick={onRemove} />
    </li>
  );
}
