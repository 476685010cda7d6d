import { countedSeats } from "@podium/shared/halls/seat-names";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import type { CartQuestion } from "./tickets-show-choice.ts";

export function ClearCartDialog({ showName, seatCount, busy, agree, refuse }: CartQuestion) {
  return (
    <ConfirmDialog
      onClose={refuse}
      title="Winkelwagen leegmaken?"
      description={`Uw winkelwagen heeft ${countedSeats(seatCount)} voor ${showName}. Kiest u een andere voorstelling, dan komen die weer vrij.`}
      cancelLabel="Stoelen houden"
      confirmLabel="Winkelwagen leegmaken"
      onConfirm={agree}
      busy={busy}
    />
  );
}
