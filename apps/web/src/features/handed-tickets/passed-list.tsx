import type { PassedTicket } from "@podium/shared/contracts/handed-tickets";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { api } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { HandedList } from "./handed-list.tsx";

/** Whom one passed tickets on to. */
export function PassedList({ id, passed }: { id: number; passed: readonly PassedTicket[] }) {
  const [asks, setAsks] = useState<PassedTicket | null>(null);
  const taking = useMutation({
    mutationFn: ({ ticketId }: PassedTicket) =>
      api.takeTicketsBack({ params: { id }, body: { ticketIds: [ticketId] } }),
    onSuccess: () => {
      setAsks(null);
      toast.success("U hebt uw ticket terug, met een nieuwe QR-code.");
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY }),
  });
  return (
    <HandedList
      id="passed"
      title="Doorgegeven"
      items={passed.map((ticket) => ({
        key: ticket.ticketId,
        title: `${placeLabel(ticket.seat)}: doorgegeven aan ${ticket.name}`,
        text: `Het ticket ging naar ${ticket.email}.`,
        action: ticket.canTakeBack && (
          <Button
            variant="secondary"
            onClick={() => {
              taking.reset();
              setAsks(ticket);
            }}
          >
            Terugnemen
          </Button>
        ),
      }))}
    >
      {asks && (
        <ConfirmDialog
          onClose={() => setAsks(null)}
          title="Ticket terugnemen?"
          description={
            <p>
              Het ticket voor {placeLabel(asks.seat)} is dan weer van u. De QR-code van <strong>{asks.name}</strong>{" "}
              geldt niet meer. Wij laten dat weten per mail.
            </p>
          }
          cancelLabel="Nee, laat zo"
          confirmLabel="Ja, terugnemen"
          busy={taking.isPending}
          onConfirm={() => taking.mutate(asks)}
        >
          <ErrorNotice
            error={taking.error}
            words={failedWords("Het ticket is niet teruggenomen.", LOOK_FIRST)}
            className="mt-4"
          />
        </ConfirmDialog>
      )}
    </HandedList>
  );
}
