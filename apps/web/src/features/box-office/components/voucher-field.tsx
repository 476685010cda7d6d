import { isVoucherCode } from "@podium/shared/code-text";
import type { ResponseOf } from "@podium/shared/contracts/client";
import { ApiError } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { TextField } from "#ui/text-field.tsx";

interface VoucherFieldProps {
  code: string;
  onCode: (code: string) => void;
  /** Whether there is something that it pays for. */
  hasSeats: boolean;
  quote: { data: ResponseOf<"quoteForGuest"> | undefined; error: Error | null };
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

export function VoucherField({ code, onCode, hasSeats, quote: { data, error } }: VoucherFieldProps) {
  const isWhole = isVoucherCode(code);
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
        {isWhole && !hasSeats && "Kies plaatsen: dan leest u hier wat de bon betaalt."}
        {isWhole && hasSeats && (error ? refusalWords(error) : data && voucherWords(data))}
      </p>
    </div>
  );
}
