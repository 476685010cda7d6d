import type { HallSeat } from "@podium/shared/halls/hall";
import { seatLabel } from "@podium/shared/halls/seat-names";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { PlaceQuestion as Question } from "#features/seats/model/use-place-question.ts";

interface PlaceQuestionProps {
  question: Question;
  onTake: (places: readonly HallSeat[]) => void;
  onClose: () => void;
}

const OTHER = "Andere plaats kiezen";

/** What is special about a place, before it is taken. */
export function PlaceQuestion({ question: { place, wheelchairPlace }, onTake, onClose }: PlaceQuestionProps) {
  const name = seatLabel(place);
  const confirm = { onClose, cancelLabel: OTHER, tone: "plain" } as const;
  if (place.kind === "restricted")
    return (
      <ConfirmDialog
        {...confirm}
        title={`${name}: beperkt zicht`}
        description="Deze plaats heeft beperkt zicht op het podium. Toch nemen?"
        confirmLabel="Plaats nemen"
        onConfirm={() => onTake([place])}
      />
    );
  if (place.kind === "wheelchair")
    return (
      <ConfirmDialog
        {...confirm}
        title={`${name}: rolstoelplaats`}
        description="Op deze plaats staat geen stoel: u brengt uw eigen rolstoel mee."
        confirmLabel="Plaats nemen"
        onConfirm={() => onTake([place])}
      />
    );
  const rule = "Deze plaats is voor wie met een rolstoelgebruiker meekomt.";
  if (wheelchairPlace)
    return (
      <ConfirmDialog
        {...confirm}
        title={`${name}: begeleidersplaats`}
        description={`${rule} Neem ze samen met de rolstoelplaats (${seatLabel(wheelchairPlace)}). Daar staat geen stoel.`}
        confirmLabel="Beide plaatsen nemen"
        onConfirm={() => onTake([wheelchairPlace, place])}
      />
    );
  return (
    <Dialog
      onClose={onClose}
      title={`${name}: begeleidersplaats`}
      description={`${rule} De rolstoelplaats ernaast is niet meer vrij: kies een andere plaats. Op de dag van de voorstelling kan iedereen deze plaats nemen.`}
      footer={<Button onClick={onClose}>{OTHER}</Button>}
    />
  );
}
