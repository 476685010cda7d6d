import { canonicalCode, isVoucherCode } from "@podium/shared/code-text";
import type { ResponseOf } from "@podium/shared/contracts/client";
import type { SeatType } from "@podium/shared/contracts/box-office";
import { useQuery } from "@tanstack/react-query";
import { api, ApiError } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { TextField } from "#ui/text-field.tsx";

interface VoucherFieldProps {
  code: string;
  onCode: (code: string) => void;
  showId: number;
  /** What it pays for. */
  seatIds: readonly string[];
  ticketTypes: readonly SeatType[];
}

const REFUSALS: Readonly<Record<string, string>> = {
  CODE_UNKNOWN: "Deze code bestaat niet.",
  VOUCHER_BLOCKED: "Deze cadeaubon is geblokkeerd.",
  VOUCHER_EMPTY: "Op deze cadeaubon staat niets meer.",
};

/** What a voucher pays and what is left, before the volunteer asks for money. */
export function voucherWords({ total, balance, due }: ResponseOf<"quoteForGuest">): string {
  const has = `Er staat ${formatEuro(balance)} op.`;
  if (total === 0) return has;
  return `${has} ${due === 0 ? "De bon betaalt alles." : `Daarna is er nog ${formatEuro(due)} te betalen.`}`;
}

/** Why there is no figure: the voucher cannot pay, or nobody knows. */
export function refusalWords(error: Error): string {
  const refusal = error instanceof ApiError ? REFUSALS[error.code] : undefined;
  return refusal ?? `De bon is nog niet nagekeken. ${error.message}`;
}

export function VoucherField({ code, onCode, showId, seatIds, ticketTypes }: VoucherFieldProps) {
  const typed = canonicalCode(code);
  const isWhole = isVoucherCode(code);
  const body = { seatIds: [...seatIds], ticketTypes: [...ticketTypes], vouchers: [typed] };
  const { data, error } = useQuery({
    queryKey: ["box-office", "quote", showId, body],
    queryFn: ({ signal }) => api.quoteForGuest({ params: { id: showId }, body, signal }),
    enabled: isWhole && seatIds.length > 0,
    staleTime: 0,
  });
  return (
    <div>
      <TextField
        label="Code van een cadeaubon"
        optional
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={({ target }) => onCode(target.value)}
      />
      <p role="status" className="mt-1 text-sm empty:hidden">
        {isWhole && seatIds.length === 0 && "Kies plaatsen: dan leest u hier wat de bon betaalt."}
        {isWhole && seatIds.length > 0 && (error ? refusalWords(error) : data && voucherWords(data))}
      </p>
    </div>
  );
}
