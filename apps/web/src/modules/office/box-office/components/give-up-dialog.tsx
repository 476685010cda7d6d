import type { Reservation } from "@podium/shared/contracts/reservations";
import { seatShortLabel } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "#platform/api-client.ts";
import { Checklist } from "#ui/checklist.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { RadioCards } from "#ui/radio-cards.tsx";
import type { RefundAs } from "@podium/shared/contracts/box-office";
import { fullName } from "@podium/shared/words/typed-name";
import { giveUpConsequences, REFUND_OPTIONS, wasPaid } from "#modules/office/box-office/model/consequences.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";

interface GiveUpDialogProps {
  reservation: Reservation;
  onClose: () => void;
  onGivenUp: (reservation: Reservation) => void;
}

export function GiveUpDialog({ reservation, onClose, onGivenUp }: GiveUpDialogProps) {
  const { id, user, seats } = reservation;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [refundAs, setRefundAs] = useState<RefundAs>("money");
  const givingUp = useMutation({
    mutationFn: () =>
      api.giveUpSeats({
        params: { id },
        body: { seatIds: [...chosen], ...(refundAs === "voucher" && { refundAs }) },
      }),
    onSuccess: onGivenUp,
  });
  const none = chosen.length === 0;
  const all = chosen.length === seats.length;
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Plaatsen teruggeven"
      description={
        <p>
          Welke plaatsen van <strong>{fullName(user)}</strong> komen vrij?
        </p>
      }
      cancelLabel="Terug"
      confirmLabel={chosen.length > 1 ? `${chosen.length} plaatsen teruggeven` : "Plaats teruggeven"}
      disabled={none || all}
      busy={givingUp.isPending}
      onConfirm={() => givingUp.mutate()}
    >
      <div className="mt-3">
        <Checklist
          legend={`Plaatsen van reservering ${id}`}
          isLegendHidden
          choices={seats.map(({ seat, scannedAt }) => ({
            key: seat.seatId,
            label: `${seatShortLabel(seat)}${scannedAt === null ? "" : " (al binnen)"}`,
            disabled: scannedAt !== null,
          }))}
          chosen={chosen}
          onChange={(ids) => {
            givingUp.reset();
            setChosen(ids);
          }}
        />
      </div>
      {all && <p role="status">Komt er niemand meer? Annuleer dan de reservering.</p>}
      {!none && !all && (
        <>
          {wasPaid(reservation) && (
            <RadioCards<RefundAs>
              legend="Hoe gaat het geld terug?"
              className="mt-3"
              value={refundAs}
              onChange={setRefundAs}
              options={REFUND_OPTIONS}
            />
          )}
          <ul className="mt-2 list-disc space-y-1 pl-5 text-muted">
            {giveUpConsequences(reservation, refundAs).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
      <ErrorNotice
        error={givingUp.error}
        words={failedWords("Er is niets teruggegeven.", LOOK_FIRST)}
        className="mt-4"
      />
    </ConfirmDialog>
  );
}
