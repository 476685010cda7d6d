import type { PassedTicket } from "@podium/shared/contracts/handed-tickets";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { currentLanguage } from "#messages/messages.ts";
import { passedList } from "#messages/nl/ticket-handover.tsx";
import { api } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { HandedList } from "./handed-list.tsx";

/** Tickets that were passed on, with their recipients. */
export function PassedList({ id, passed }: { id: number; passed: readonly PassedTicket[] }) {
  const [asks, setAsks] = useState<PassedTicket | null>(null);
  const t = passedList();
  const taking = useMutation({
    mutationFn: ({ ticketId }: PassedTicket) =>
      api.takeTicketsBack({ params: { id }, body: { ticketIds: [ticketId] } }),
    onSuccess: () => {
      setAsks(null);
      toast.success(t.taken);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY }),
  });
  return (
    <HandedList
      id="passed"
      title={t.title}
      items={passed.map((ticket) => ({
        key: ticket.ticketId,
        title: t.passedTo(placeLabel(ticket.seat, currentLanguage()), ticket.name),
        text: t.wentTo(ticket.email),
        action: ticket.canTakeBack && (
          <Button
            variant="secondary"
            onClick={() => {
              taking.reset();
              setAsks(ticket);
            }}
          >
            {t.takeBack}
          </Button>
        ),
      }))}
    >
      {asks && (
        <ConfirmDialog
          onClose={() => setAsks(null)}
          title={t.asks}
          description={<p>{t.whatItMeans(placeLabel(asks.seat, currentLanguage()), <strong>{asks.name}</strong>)}</p>}
          cancelLabel={t.leave}
          confirmLabel={t.confirm}
          busy={taking.isPending}
          onConfirm={() => taking.mutate(asks)}
        >
          <ErrorNotice error={taking.error} words={failedWords(t.failed, LOOK_FIRST)} className="mt-4" />
        </ConfirmDialog>
      )}
    </HandedList>
  );
}
