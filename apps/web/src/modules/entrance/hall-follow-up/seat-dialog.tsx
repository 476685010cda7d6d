import type { Hall } from "@podium/shared/halls/hall";
import type { SeatId } from "@podium/shared/halls/seat-id";
import { isAreaPlace, namedById, placeLabel, seatLabels } from "@podium/shared/halls/seat-names";
import { STANDARD_TYPE } from "@podium/shared/tickets/ticket-types";
import { fullName } from "@podium/shared/words/typed-name";
import { useMutation } from "@tanstack/react-query";
import { DoorOpen, Undo2 } from "virtual:icons";
import { type ReactNode, useState } from "react";
import { api } from "#platform/api-client.ts";
import { formatTime } from "#platform/format.ts";
import { announce } from "#ui/announcer.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";
import { PhoneLink } from "#ui/phone-link.tsx";
import type { SeatOwner } from "./hall-snapshot.ts";

interface SeatDialogProps {
  hall: Hall;
  seatId: SeatId;
  owner: SeatOwner | undefined;
  present: boolean;
  onClose: () => void;
  onScan: (scan: { reservationId: number; seatId: SeatId; present: boolean; at: string }) => void;
}

export function SeatDialog({ hall, seatId, owner, present, onClose, onScan }: SeatDialogProps) {
  const [undoing, setUndoing] = useState(false);
  const seat = hall.seat(seatId) ?? namedById(seatId);
  const label = placeLabel(seat);
  // The places of an area have one name.
  const said = owner && isAreaPlace(seat) ? `${label} van ${owner.name}` : label;
  const params = { reservationId: owner?.reservation.id ?? 0, seatId };
  const scanning = useMutation({
    mutationFn: (letIn: boolean) => (letIn ? api.scanSeat({ params }) : api.unscanSeat({ params })),
    onSuccess: ({ at }, letIn) => {
      announce(letIn ? `${said} is ingecheckt.` : `De scan van ${said} is teruggenomen.`);
      onScan({ ...params, present: letIn, at });
      onClose();
    },
  });
  const failure = <ErrorNotice error={scanning.error} className="mt-4" />;

  if (undoing && owner) {
    return (
      <ConfirmDialog
        onClose={() => setUndoing(false)}
        title="Scan terugnemen"
        description={`${label} van ${owner.name} staat daarna weer als niet gescand, en het ticket kan opnieuw gescand worden.`}
        cancelLabel="Terug"
        confirmLabel="Scan terugnemen"
        busy={scanning.isPending}
        onConfirm={() => scanning.mutate(false)}
      >
        {failure}
      </ConfirmDialog>
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title={label}
      footer={
        owner && (
          <>
            <Button variant="secondary" onClick={onClose}>
              Sluiten
            </Button>
            {present ? (
              <Button variant="danger" icon={<Undo2 />} onClick={() => setUndoing(true)}>
                Scan terugnemen
              </Button>
            ) : (
              <Button
                icon={<DoorOpen />}
                disabled={!owner.reservation.confirmed}
                busy={scanning.isPending}
                onClick={() => scanning.mutate(true)}
              >
                Inchecken zonder scan
              </Button>
            )}
          </>
        )
      }
    >
      {owner ? <Owner seatId={seatId} owner={owner} present={present} /> : <p>Deze stoel is niet verkocht.</p>}
      {failure}
    </Dialog>
  );
}

function Owner({
  seatId,
  owner: { reservation, name, scannedAt },
  present,
}: {
  seatId: SeatId;
  owner: SeatOwner;
  present: boolean;
}) {
  const own = reservation.seats.find(({ seat }) => seat.seatId === seatId);
  const type = own?.ticketType?.name ?? STANDARD_TYPE;
  const payer = fullName(reservation.user);
  const isPassedOn = own?.holder !== undefined;
  const others = reservation.seats.filter((each) => each !== own && each.holder === own?.holder);
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
        <Fact label="Naam">
          <strong>{name}</strong>
        </Fact>
        {isPassedOn && payer !== "" && <Fact label="Doorgegeven door">{payer}</Fact>}
        {reservation.user.number && (
          <Fact label={isPassedOn ? `Telefoon van ${payer}` : "Telefoon"}>
            <PhoneLink number={reservation.user.number} className="text-link" />
          </Fact>
        )}
        {type !== STANDARD_TYPE && (
          <Fact label="Tickettype">
            <strong>{type}</strong>
          </Fact>
        )}
        <Fact label="Reservering">#{reservation.id}</Fact>
        {others.length > 0 && <Fact label="Samen met">{seatLabels(others.map(({ seat }) => seat))}</Fact>}
        <Fact label="Aanwezig">
          {present ? `Gescand${scannedAt ? ` om ${formatTime(scannedAt)}` : ""}` : "Nog niet gescand"}
        </Fact>
      </dl>
      {!reservation.confirmed && (
        <Notice tone="warning" className="mt-4">
          Deze reservering is nog niet betaald. Bevestig eerst de betaling; daarna kan men binnen.
        </Notice>
      )}
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
