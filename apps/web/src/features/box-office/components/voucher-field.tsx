import { canonicalCode, isVoucherCode } from "@podium/shared/code-text";
import type { Voucher } from "@podium/shared/contracts/vouchers";
import { toCents } from "@podium/shared/money";
import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { TextField } from "#ui/text-field.tsx";

interface VoucherFieldProps {
  code: string;
  onCode: (code: string) => void;
  /** In euros, before the voucher. */
  total: number;
}

/** What a voucher pays and what is left, before the volunteer asks for money. */
export function voucherWords(voucher: Pick<Voucher, "balance" | "blocked"> | undefined, total: number): string {
  if (!voucher) return "Deze code bestaat niet.";
  const { balance, blocked } = voucher;
  if (blocked) return "Deze cadeaubon is geblokkeerd.";
  if (balance === 0) return "Op deze cadeaubon staat niets meer.";
  if (total === 0) return `Er staat ${formatEuro(balance)} op.`;
  const left = Math.max(0, toCents(total) - toCents(balance)) / 100;
  const rest = left === 0 ? "De bon betaalt alles." : `Daarna is er nog ${formatEuro(left)} te betalen.`;
  return `Er staat ${formatEuro(balance)} op. ${rest}`;
}

export function VoucherField({ code, onCode, total }: VoucherFieldProps) {
  const typed = canonicalCode(code);
  const isWhole = isVoucherCode(code);
  const { data, error } = useQuery({
    queryKey: ["box-office", "voucher", typed],
    queryFn: ({ signal }) => api.listVouchers({ query: { search: typed }, signal }),
    enabled: isWhole,
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
        {isWhole && data && voucherWords(data.items[0], total)}
        {isWhole && !data && error && `De bon is nog niet nagekeken. ${error.message}`}
      </p>
    </div>
  );
}
