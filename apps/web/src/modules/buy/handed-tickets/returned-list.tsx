import type { ReturnedTicket } from "@podium/shared/contracts/handed-tickets";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { currentLanguage } from "#messages/messages.ts";
import { giveBack } from "#messages/nl/ticket-handover.tsx";
import { api } from "#platform/api-client.ts";
import { DONE_ONCE, failedWords } from "#platform/failed-words.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { stateWords } from "./give-back-words.ts";
import { HandedList } from "./handed-list.tsx";

/** State of the tickets that the visitor gave back. */
export function ReturnedList({ id, returned }: { id: number; returned: readonly ReturnedTicket[] }) {
  const t = giveBack();
  const keeping = useMutation({
    mutationFn: (returnedId: number) => api.keepReturnedTicket({ params: { id }, body: { returnedId } }),
    onSuccess: () => toast.success(t.kept),
    onSettled: () => queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY }),
  });
  return (
    <HandedList
      id="returned"
      title={t.returned}
      items={returned.map((ticket) => {
        const { title, text } = stateWords(ticket);
        return {
          key: ticket.id,
          title: t.became(placeLabel(ticket.seat, currentLanguage()), title),
          text,
          action: ticket.canKeep && (
            <Button
              variant="secondary"
              busy={keeping.isPending && keeping.variables === ticket.id}
              disabled={keeping.isPending}
              onClick={() => keeping.mutate(ticket.id)}
            >
              {t.keepAfterAll}
            </Button>
          ),
        };
      })}
    >
      <ErrorNotice error={keeping.error} words={failedWords(t.keepFailed, DONE_ONCE)} className="mt-4" />
    </HandedList>
  );
}
