import { maskedCode } from "@podium/shared/tickets/code-text";
import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import { MAX_VOUCHERS } from "@podium/shared/contracts/limits";
import { Trash } from "virtual:icons";
import type { Codes } from "#modules/buy/reservations/model/use-codes.ts";
import { confirm } from "#messages/nl/checkout.tsx";
import { failures } from "#messages/nl/site.ts";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Notice } from "#ui/notice.tsx";

const NAMES = {
  SPONSOR: "sponsorCode",
  PRE_ORDER: "presaleCode",
  DISCOUNT: "discountCode",
} as const satisfies Record<CodeType, keyof ReturnType<typeof confirm>>;

interface AcceptedCodesProps {
  codes: Codes;
  /** Reduction in euros by the ticket code in the field. */
  singleDiscount: number;
  /** Called after a code was removed. */
  onRemoved: () => void;
}

/** Accepted codes with their reductions, in the order in which they are applied. */
export function AcceptedCodes({ codes, singleDiscount, onRemoved }: AcceptedCodesProps) {
  const { ticketCode, vouchers, quote, hasTooMany, removeTicketCode, removeVoucher } = codes;
  if (ticketCode === null && vouchers.length === 0) return null;
  const t = confirm();
  const discount = quote ? quote.data?.discount : singleDiscount;
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t.yourCodes} className="divide-y divide-line border-y border-line">
        {ticketCode && (
          <Row
            name={t[NAMES[ticketCode.type]](ticketCode.code)}
            effect={ticketCode.type === "PRE_ORDER" ? t.reservesEarlier : takenOff(discount)}
            onRemove={() => {
              removeTicketCode();
              onRemoved();
            }}
          />
        )}
        {vouchers.map((code, at) => (
          <Row
            key={code}
            name={ownReservations().voucher(maskedCode(code))}
            // The server returns the vouchers in the same order.
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
          {t.tooManyVouchers(MAX_VOUCHERS)}
        </Notice>
      )}
      {quote?.error && (
        <Notice tone="danger" announce>
          {quote.error.message}
          {!quote.isRefused && (
            <div className="mt-2">
              <Button variant="secondary" onClick={() => void quote.retry()}>
                {failures().tryAgain}
              </Button>
            </div>
          )}
        </Notice>
      )}
    </div>
  );
}

/** @param euros undefined while unknown */
function takenOff(euros: number | undefined): string {
  if (euros === undefined) return "…";
  return euros === 0 ? ownReservations().notNeeded : formatEuro(-euros);
}

function Row({ name, effect, onRemove }: { name: string; effect: string; onRemove: () => void }) {
  return (
    <li className="flex min-h-12 items-center gap-x-3">
      <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      <span className="text-right tabular-nums">{effect}</span>
      <IconButton label={ownReservations().remove(name)} icon={<Trash />} tone="danger" onClick={onRemove} />
    </li>
  );
}
