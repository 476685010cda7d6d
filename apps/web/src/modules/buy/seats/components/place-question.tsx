import type { HallSeat } from "@podium/shared/halls/hall";
import { seatLabel } from "@podium/shared/halls/seat-names";
import { currentLanguage } from "#messages/messages.ts";
import { placeQuestion } from "#messages/nl/tickets.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog.tsx";
import type { PlaceQuestion as Question } from "#modules/buy/seats/model/chosen-places.ts";

interface PlaceQuestionProps {
  question: Question;
  onAccept: (places: readonly HallSeat[]) => void;
  onClose: () => void;
}

export function PlaceQuestion({ question: { place, wheelchairPlace }, onAccept, onClose }: PlaceQuestionProps) {
  const t = placeQuestion();
  const language = currentLanguage();
  const name = seatLabel(place, language);
  const confirm = { onClose, cancelLabel: t.otherPlace, tone: "plain" } as const;
  if (place.kind === "restricted")
    return (
      <ConfirmDialog
        {...confirm}
        title={t.restrictedTitle(name)}
        description={t.restricted}
        confirmLabel={t.choose}
        onConfirm={() => onAccept([place])}
      />
    );
  if (place.kind === "wheelchair")
    return (
      <ConfirmDialog
        {...confirm}
        title={t.wheelchairTitle(name)}
        description={t.wheelchair}
        confirmLabel={t.choose}
        onConfirm={() => onAccept([place])}
      />
    );
  if (wheelchairPlace)
    return (
      <ConfirmDialog
        {...confirm}
        title={t.companionTitle(name)}
        description={t.chooseTogether(seatLabel(wheelchairPlace, language))}
        confirmLabel={t.chooseBoth}
        onConfirm={() => onAccept([wheelchairPlace, place])}
      />
    );
  return (
    <Dialog
      onClose={onClose}
      title={t.companionTitle(name)}
      description={t.wheelchairPlaceNotFree}
      footer={<Button onClick={onClose}>{t.otherPlace}</Button>}
    />
  );
}
