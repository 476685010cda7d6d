import { MAX_BLOCK_NOTE, MAX_BLOCK_REASON } from "@podium/shared/contracts/limits";
import { BLOCK_REASON_WORDS } from "@podium/shared/words/block-reasons";
import { repeatedHour } from "#platform/theatre-time.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { BlockFields } from "#modules/office/box-office/model/blocked-for.ts";

interface BlockedForFieldsProps {
  fields: BlockFields;
  errors: Partial<BlockFields>;
  onChange: (changed: Partial<BlockFields>) => void;
}

/** The most frequent reasons for blocking seats. */
const USUAL = [...Object.values(BLOCK_REASON_WORDS), "Techniek", "Eregasten"];

/** Asks for whom seats are blocked, why, and until when. */
export function BlockedForFields({ fields, errors, onChange }: BlockedForFieldsProps) {
  return (
    <div className="flex flex-col gap-4">
      <div>
        <TextField
          label="Reden"
          hint="Waarvoor de stoelen zijn. Vrijwilligers lezen het op het plan en in het logboek."
          error={errors.reason}
          maxLength={MAX_BLOCK_REASON}
          autoComplete="off"
          value={fields.reason}
          onChange={({ target }) => onChange({ reason: target.value })}
        />
        <div role="group" aria-label="Gewone redenen" className="mt-2 flex flex-wrap gap-1.5">
          {USUAL.map((usual) => (
            <Button
              key={usual}
              size="sm"
              variant="secondary"
              aria-pressed={fields.reason === usual}
              onClick={() => onChange({ reason: usual })}
            >
              {usual}
            </Button>
          ))}
        </div>
      </div>
      <TextField
        label="Voor wie"
        optional
        hint="Een naam, bijvoorbeeld van een krant of een speler."
        maxLength={MAX_BLOCK_REASON}
        autoComplete="off"
        value={fields.holder}
        onChange={({ target }) => onChange({ holder: target.value })}
      />
      <TextField
        label="Nota"
        optional
        maxLength={MAX_BLOCK_NOTE}
        autoComplete="off"
        value={fields.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      <TextField
        label="Vanzelf vrijgeven op"
        type="datetime-local"
        optional
        hint={
          repeatedHour(fields.releaseAt) ??
          "Dan gaan ze naar de wachtlijst of in de verkoop. Leeg: ze blijven geblokkeerd."
        }
        error={errors.releaseAt}
        value={fields.releaseAt}
        onChange={({ target }) => onChange({ releaseAt: target.value })}
      />
    </div>
  );
}
