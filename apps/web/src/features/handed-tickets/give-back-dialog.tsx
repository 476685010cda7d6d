import type { GiveBack } from "@podium/shared/contracts/shows";
import type { Tickets } from "@podium/shared/contracts/tickets";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { api } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { queryClient } from "#platform/query-client.ts";
import { Checklist } from "#ui/checklist.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { giveBackWords } from "./give-back-words.ts";

interface GiveBackDialogProps {
  reservation: Tickets;
  giveBack: GiveBack;
  onClose: () => void;
}

/** Which tickets are given back, and what exactly happens with them. */
export function GiveBackDialog({ reservation, giveBack, onClose }: GiveBackDialogProps) {
  const { id, show } = reservation;
  // As they were when it opened: after a lost response what was chosen stays in view.
  const [seats] = useState(() => reservation.seats.filter(({ scannedAt }) => scannedAt === null));
  // A ticket alone needs no choice.
  const [chosen, setChosen] = useState<readonly number[]>(seats.length === 1 ? seats.map((seat) => seat.id) : []);
  const giving = seats.filter((seat) => chosen.includes(seat.id));
  const sending = useMutation({
    mutationFn: () => api.giveBackTickets({ params: { id }, body: { ticketIds: giving.map((seat) => seat.id) } }),
    onSuccess: () => {
      toast.success(giving.length === 1 ? "Uw ticket staat te koop." : "Uw tickets staan te koop.");
      onClose();
    },
    // Also after a refusal: it is not what the screen showed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY }),
  });
  const price = giving.reduce((sum, seat) => sum + seat.price, 0);
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Tickets teruggeven"
      description={
        seats.length === 1 && seats[0] ? (
          <p>
            U geeft <strong>{placeLabel(seats[0].seat)}</strong> voor {show.name} terug.
          </p>
        ) : (
          <p>Kies hieronder welke tickets voor {show.name} u teruggeeft.</p>
        )
      }
      cancelLabel="Nee, behouden"
      confirmLabel={giving.length < 2 ? "Ja, teruggeven" : `Ja, ${giving.length} teruggeven`}
      disabled={giving.length === 0}
      busy={sending.isPending}
      onConfirm={() => sending.mutate()}
    >
      <div className="mt-3 flex min-h-0 flex-col gap-4 overflow-y-auto">
        {seats.length > 1 && (
          <Checklist
            legend="Welke tickets geeft u terug?"
            isLegendHidden
            choices={seats.map((seat) => ({ key: seat.id, label: placeLabel(seat.seat) }))}
            chosen={chosen}
            onChange={setChosen}
          />
        )}
        {giving.length === 0 ? (
          <p>Kies eerst welke tickets u teruggeeft. Dan leest u hier wat er gebeurt, voor u bevestigt.</p>
        ) : (
          <div>
            <p className="font-semibold">Dit gebeurt er:</p>
            <ul className="mt-2 list-disc space-y-1.5 pl-5">
              {giveBackWords(giveBack, giving.length, price > 0).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
        <ErrorNotice error={sending.error} words={failedWords("Er is niets teruggegeven.", LOOK_FIRST)} />
      </div>
    </ConfirmDialog>
  );
}
