import { BadgeCheck } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { CodeField } from "#features/reservations/model/use-code-check.ts";

/** The optional code: of a discount, a sponsor, to reserve early, or of a voucher. */
export function TicketCodeField({ field, tooFewTickets }: { field: CodeField; tooFewTickets: boolean }) {
  const { text, code, validating, validation, error, type, validate } = field;
  const answer = validation ?? error;
  const isKnown = validation !== null && validation.codeType !== null;
  /** Used up, for another show, past its day, or blocked: its sentence says why. */
  const isRefused = isKnown && !validation.valid;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Kortings-, sponsor- of voorverkoopcode, of cadeaubon"
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
          busyLabel="Valideren..."
          onClick={validate}
          icon={<BadgeCheck />}
        >
          Valideer
        </Button>
      </div>
      {answer && !isRefused && (
        <Notice tone={validation?.valid ? "success" : "danger"} announce>
          {answer.message}
        </Notice>
      )}
      {tooFewTickets && isKnown && (
        <Notice tone="warning" announce>
          {isRefused ? validation.message : "Niet genoeg tickets beschikbaar"}
        </Notice>
      )}
    </div>
  );
}
