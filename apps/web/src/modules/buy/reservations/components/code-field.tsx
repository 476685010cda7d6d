import { BadgeCheck, Plus } from "virtual:icons";
import { useRef } from "react";
import { confirm } from "#messages/nl/checkout.tsx";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { Codes } from "#modules/buy/reservations/model/use-codes.ts";
import { AcceptedCodes } from "./accepted-codes.tsx";

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
  const answer = validation ?? error;
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
      {answer && !isRefused && (
        <Notice tone={validation?.valid ? "success" : "danger"} announce>
          {answer.message}
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
