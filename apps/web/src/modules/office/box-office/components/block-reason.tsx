import { MAX_BLOCK_REASON } from "@podium/shared/contracts/limits";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";

interface BlockReasonProps {
  reason: string;
  onReason: (reason: string) => void;
  error: string | undefined;
}

/** The most frequent reasons for blocking seats. */
const USUAL = ["Techniek", "Eregasten", "Pers", "Eigen ploeg"] as const;

/** Asks for the reason for blocking: one of the usual reasons, or the volunteer's own words. */
export function BlockReason({ reason, onReason, error }: BlockReasonProps) {
  return (
    <div>
      <TextField
        label="Reden"
        hint="Voor wie of wat de stoelen zijn. Vrijwilligers lezen het op het plan en in het logboek."
        error={error}
        maxLength={MAX_BLOCK_REASON}
        autoComplete="off"
        value={reason}
        onChange={({ target }) => onReason(target.value)}
      />
      <div role="group" aria-label="Gewone redenen" className="mt-2 flex flex-wrap gap-1.5">
        {USUAL.map((usual) => (
          <Button
            key={usual}
            size="sm"
            variant="secondary"
            aria-pressed={reason === usual}
            onClick={() => onReason(usual)}
          >
            {usual}
          </Button>
        ))}
      </div>
    </div>
  );
}
