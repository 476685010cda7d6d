import type { WaitingPerson } from "@podium/shared/contracts/waiting-list";
import { waitingEntryWords } from "@podium/shared/words/counted-places";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { nameOf } from "#modules/office/box-office/model/waiting-words.ts";

interface PassOverDialogProps {
  person: WaitingPerson;
  /** Number of offered seats. */
  seats: number;
  ahead: readonly WaitingPerson[];
  onAnswer: (yes: boolean) => void;
}

/** A longer list of names becomes a number. */
const NAMED = 5;

export function PassOverDialog({ person, seats, ahead, onAnswer }: PassOverDialogProps) {
  const rest = ahead.length - NAMED;
  return (
    <ConfirmDialog
      title="Anderen overslaan?"
      description={
        <>
          <p>
            Wie voor <strong>{nameOf(person)}</strong> in de rij {ahead.length === 1 ? "staat" : "staan"}:
          </p>
          <ul className="mt-2 list-disc space-y-1 pl-5">
            {ahead.slice(0, NAMED).map((other) => (
              <li key={other.id}>
                {nameOf(other)}, {waitingEntryWords(other)}
              </li>
            ))}
            {rest > 0 && <li>en nog {rest === 1 ? "1 ander" : `${rest} anderen`}</li>}
          </ul>
          <p className="mt-3 text-muted">
            Zij houden hun nummer in de rij en krijgen hiervan geen bericht. In het logboek staat dat u de{" "}
            {seats === 1 ? "plaats" : "plaatsen"} aan nummer {person.position} aanbood.
          </p>
        </>
      }
      cancelLabel="Terug"
      confirmLabel="Toch aanbieden"
      tone="plain"
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  );
}
