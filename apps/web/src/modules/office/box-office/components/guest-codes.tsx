import type { ResponseOf } from "@podium/shared/contracts/client";
import { ApiError } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { TextField } from "#ui/text-field.tsx";
import type { EnteredCodes as Codes } from "#modules/office/box-office/model/guest-quote.ts";

type Quote = ResponseOf<"quoteForGuest">;

interface GuestCodesProps {
  codes: Codes;
  /** Whether seats are chosen, to which the codes can apply. */
  hasSeats: boolean;
}

const REFUSALS: Readonly<Record<string, string>> = {
  VOUCHER_BLOCKED: "Deze cadeaubon is geblokkeerd.",
  VOUCHER_EMPTY: "Op deze cadeaubon staat niets meer.",
  CODE_EXHAUSTED: "Deze code is niet meer goed voor zoveel plaatsen.",
};

export const discountWords = ({ discount = 0 }: Quote): string =>
  discount === 0 ? "De code klopt. Ze verandert de prijs niet." : `De code geeft ${formatEuro(discount)} korting.`;

/** Says a voucher's balance and the amount left to pay, before the volunteer asks for money. */
export function voucherWords({ total, discount = 0, balance, due }: Quote): string {
  const has = `Er staat ${formatEuro(balance)} op.`;
  if (total - discount <= 0) return has;
  return `${has} ${due === 0 ? "De bon betaalt alles." : `Daarna is er nog ${formatEuro(due)} te betalen.`}`;
}

/** The reason why there is no quote: the code cannot be used, or it could not be checked. */
export function refusalWords(error: Error): string {
  if (!(error instanceof ApiError)) return `De code is nog niet nagekeken. ${error.message}`;
  if (error.code === "CODE_UNKNOWN") return "Deze code bestaat niet.";
  const isRefused = error.code.startsWith("CODE_") || error.code.startsWith("VOUCHER_");
  return REFUSALS[error.code] ?? (isRefused ? error.message : `De code is nog niet nagekeken. ${error.message}`);
}

const input = { autoComplete: "off", autoCapitalize: "characters", spellCheck: false, maxLength: 40 } as const;

/** Fields for a guest's codes, like those that visitors use online. */
export function GuestCodes({ codes, hasSeats }: GuestCodesProps) {
  const { code, voucher, asks, quote, error } = codes;
  const asksAny = asks.code || asks.voucher;
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Kortings-, sponsor- of voorverkoopcode"
        optional
        {...input}
        value={code}
        onChange={({ target }) => codes.setCode(target.value)}
        onBlur={codes.leaveCode}
      />
      <TextField
        label="Code van een cadeaubon"
        optional
        {...input}
        value={voucher}
        onChange={({ target }) => codes.setVoucher(target.value)}
      />
      <div role="status" className="text-sm empty:hidden">
        {asksAny && !hasSeats && <p>Kies plaatsen: dan leest u hier wat ze met deze code kosten.</p>}
        {asksAny && hasSeats && error && <p className="text-danger">{refusalWords(error)}</p>}
        {asks.code && hasSeats && !error && quote && <p>{discountWords(quote)}</p>}
        {hasSeats && !error && quote && (asks.voucher || quote.balance > 0) && <p>{voucherWords(quote)}</p>}
      </div>
    </div>
  );
}
