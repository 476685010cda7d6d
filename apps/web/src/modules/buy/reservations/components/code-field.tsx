import { MAX_VOUCHERS } from "@podium/shared/contracts/limits";
import type { CodeType } from "@podium/shared/contracts/ticket-codes";
import { maskedCode } from "@podium/shared/tickets/code-text";
import { BadgeCheck, Plus, Trash } from "virtual:icons";
import { useRef } from "react";
import { confirm } from "#messages/nl/checkout.tsx";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { failures } from "#messages/nl/site.ts";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { Codes } from "#modules/buy/reservations/model/use-codes.ts";

interface TicketCodeFieldProps {
  codes: Codes;
  tooFewTickets: boolean;
  /** Price without a code, in euros. */
  fullPrice: number;
}

/** Optional codes: a discount, sponsor, presale or voucher code. */
export function TicketCodeField({ codes, tooFewTickets, fullPrice }: TicketCodeFieldProps) {
  const { text, code, validating, validation, error, type, validate } = codes.field;
  const input = useRef<HTMLInputElement>(null);
  const outcome = validation ?? error;
  const isKnown = validation !== null && validation.codeType !== null;
  /** The code is used up, for another show, expired or blocked: the server's sentence says why. */
  const isRefused = isKnown && !validation.valid;
  const isAccepted = validation?.valid === true && !tooFewTickets;
  const t = confirm();
  const focusField = (): void => input.current?.focus();
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          ref={input}
          label={t.codeOrVoucher}
          optional
          className="min-w-[min(13rem,100%)] flex-1"
          value={text}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            validate();
          }}
        />
        <Button
          variant="secondary"
          disabled={code === null}
          busy={validating}
          busyLabel={t.validating}
          onClick={validate}
          icon={<BadgeCheck />}
        >
          {t.validate}
        </Button>
      </div>
      {outcome && !isRefused && (
        <Notice tone={validation?.valid ? "success" : "danger"} announce>
          {outcome.message}
        </Notice>
      )}
      {tooFewTickets && isKnown && (
        <Notice tone="warning" announce>
          {isRefused ? validation.message : t.tooFewTickets}
        </Notice>
      )}
      {codes.isSecond && (
        <Notice tone="warning" announce>
          {t.oneCode}
        </Notice>
      )}
      <AcceptedCodes
        codes={codes}
        singleDiscount={fullPrice - (validation?.total ?? fullPrice)}
        onRemoved={focusField}
      />
      {isAccepted && !codes.isSecond && (
        <Button
          variant="quiet"
          icon={<Plus />}
          className="self-start"
          onClick={() => {
            codes.makeRoom();
            focusField();
          }}
        >
          {t.alsoVoucher}
        </Button>
      )}
    </div>
  );
}

const NAMES = {
  SPONSOR: "sponsorCode",
  PRE_ORDER: "presaleCode",
  DISCOUNT: "discountCode",
} as const satisfies Record<CodeType, keyof ReturnType<typeof confirm>>;

interface AcceptedCodesProps {
  codes: Codes;
  /** Reduction in euros by the ticket code in the field. */
  singleDiscount: number;
  onRemoved: () => void;
}

/** Accepted codes with their reductions, in the order in which they are applied. */
function AcceptedCodes({ codes, singleDiscount, onRemoved }: AcceptedCodesProps) {
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
            effect={ticketCode.type === "PRE_ORDER" ? t.reservesEarlier : reductionWords(discount)}
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
            effect={reductionWords(quote?.data?.vouchers?.[at]?.amount)}
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

function reductionWords(euros: number | undefined): string {
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
