import type { GiveBack } from "@podium/shared/contracts/shows";
import type { Tickets } from "@podium/shared/contracts/tickets";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { currentLanguage } from "#messages/messages.ts";
import { giveBack as giveBackMessages } from "#messages/nl/ticket-handover.tsx";
import { api } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { queryClient } from "#platform/query-client.ts";
import { Checklist } from "#ui/checklist.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";

interface GiveBackDialogProps {
  reservation: Tickets;
  giveBack: GiveBack;
  onClose: () => void;
}

export function GiveBackDialog({ reservation, giveBack, onClose }: GiveBackDialogProps) {
  const { id, show } = reservation;
  const t = giveBackMessages();
  const nameOf = (seat: Tickets["seats"][number]["seat"]): string => placeLabel(seat, currentLanguage());
  // The seats when the dialog opened: after a lost response, the chosen ones remain visible.
  const [seats] = useState(() => reservation.seats.filter(({ scannedAt }) => scannedAt === null));
  // A single ticket needs no choice.
  const [chosen, setChosen] = useState<readonly number[]>(seats.length === 1 ? seats.map((seat) => seat.id) : []);
  const giving = seats.filter((seat) => chosen.includes(seat.id));
  const sending = useMutation({
    mutationFn: () => api.giveBackTickets({ params: { id }, body: { ticketIds: giving.map((seat) => seat.id) } }),
    onSuccess: () => {
      toast.success(t.areForSale(giving.length));
      onClose();
    },
    // Refetched after a refusal too: the screen was out of date.
    onSettled: () => queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY }),
  });
  const price = giving.reduce((sum, seat) => sum + seat.price, 0);
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.title}
      description={
        seats.length === 1 && seats[0] ? (
          <p>{t.oneGoes(<strong>{nameOf(seats[0].seat)}</strong>, show.name)}</p>
        ) : (
          <p>{t.chooseBelow(show.name)}</p>
        )
      }
      cancelLabel={t.keep}
      confirmLabel={t.confirm(giving.length)}
      disabled={giving.length === 0}
      busy={sending.isPending}
      onConfirm={() => sending.mutate()}
    >
      <div className="mt-3 flex min-h-0 flex-col gap-4 overflow-y-auto">
        {seats.length > 1 && (
          <Checklist
            legend={t.which}
            isLegendHidden
            choices={seats.map((seat) => ({ key: seat.id, label: nameOf(seat.seat) }))}
            chosen={chosen}
            onChange={setChosen}
          />
        )}
        {giving.length === 0 ? (
          <p>{t.chooseFirst}</p>
        ) : (
          <div>
            <p className="font-semibold">{t.thisHappens}</p>
            <ul className="mt-2 list-disc space-y-1.5 pl-5">
              {giveBackWords(giveBack, giving.length, price > 0).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        )}
        <ErrorNotice error={sending.error} words={failedWords(t.failed, LOOK_FIRST)} />
      </div>
    </ConfirmDialog>
  );
}

/** Says what giving back does, before it is done. @param paid whether the tickets cost something */
function giveBackWords(as: GiveBack, count: number, paid: boolean): string[] {
  const t = giveBackMessages();
  return [
    t.noLongerValid(count),
    ...(paid
      ? [as === "VOUCHER" ? t.boughtForVoucher(count) : t.boughtForMoney(count), t.notBought(count), t.neverMore]
      : []),
    t.waitingFirst(count),
    t.canReclaim,
  ];
}
