import { canonicalCode, maskedCode } from "@podium/shared/tickets/code-text";
import type { MoveQuote, OwnMoveMoves } from "@podium/shared/contracts/own-reservations";
import { MAX_VOUCHERS } from "@podium/shared/contracts/limits";
import { useMutation } from "@tanstack/react-query";
import { Gift, Trash } from "virtual:icons";
import { useRef } from "react";
import { otherSeats } from "#messages/nl/reservation-changes.tsx";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { announce } from "#ui/announcer.tsx";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";

interface MoveVouchersProps {
  reservationId: number;
  moves: OwnMoveMoves;
  vouchers: readonly string[];
  /** Quote that includes the vouchers; undefined while unknown. */
  quote: MoveQuote | undefined;
  onChange: (vouchers: readonly string[]) => void;
  /** Typed code that has not been added yet. */
  text: string;
  onType: (text: string) => void;
}

export function MoveVouchers({ reservationId, moves, vouchers, quote, onChange, text, onType }: MoveVouchersProps) {
  const input = useRef<HTMLInputElement>(null);
  const t = otherSeats();
  const own = ownReservations();
  const code = text.trim();
  const isKnown = vouchers.some((each) => canonicalCode(each) === canonicalCode(code));
  const checking = useMutation({
    mutationFn: (added: string) =>
      api.quoteOwnMove({ params: { id: reservationId }, body: { moves, vouchers: [...vouchers, added] } }),
    onSuccess: (_quote, added) => {
      onChange([...vouchers, added]);
      onType("");
      announce(own.voucherAdded);
    },
  });
  return (
    <div className="grid gap-3">
      {vouchers.length < MAX_VOUCHERS && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (code !== "" && !isKnown && !checking.isPending) checking.mutate(code);
          }}
        >
          <TextField
            ref={input}
            label={t.giftVoucher}
            optional
            className="min-w-[min(11rem,100%)] flex-1"
            value={text}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => {
              onType(event.target.value);
              checking.reset();
            }}
          />
          <Button
            type="submit"
            variant="secondary"
            icon={<Gift />}
            disabled={code === "" || isKnown}
            busy={checking.isPending}
          >
            {t.use}
          </Button>
        </form>
      )}
      <ErrorNotice error={checking.error} title={t.voucherRefused} />
      {vouchers.length > 0 && (
        <ul aria-label={t.yourVouchers} className="divide-y divide-line border-y border-line">
          {vouchers.map((each, at) => {
            // The server returns the vouchers in the same order.
            const amount = quote?.vouchers?.[at]?.amount;
            const name = own.voucher(maskedCode(each));
            return (
              <li key={each} className="flex min-h-12 items-center gap-x-3">
                <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
                <span className="text-right tabular-nums">{effectOf(amount)}</span>
                <IconButton
                  label={own.remove(name)}
                  icon={<Trash />}
                  tone="danger"
                  onClick={() => {
                    onChange(vouchers.filter((other) => other !== each));
                    input.current?.focus();
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function effectOf(euros: number | undefined): string {
  if (euros === undefined) return "…";
  return euros === 0 ? ownReservations().notNeeded : formatEuro(-euros);
}
