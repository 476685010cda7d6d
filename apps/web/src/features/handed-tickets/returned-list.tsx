import type { ReturnedTicket } from "@podium/shared/contracts/handed-tickets";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { api } from "#platform/api-client.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { stateWords } from "./give-back-words.ts";

/** What became of the tickets that one gave back. */
export function ReturnedList({ id, returned }: { id: number; returned: readonly ReturnedTicket[] }) {
  const keeping = useMutation({
    mutationFn: (returnedId: number) => api.keepReturnedTicket({ params: { id }, body: { returnedId } }),
    onSuccess: () => toast.success("U houdt uw plaats. Uw ticket geldt weer."),
    onSettled: () => queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY }),
  });
  return (
    <section aria-labelledby="returned" className="print:hidden">
      <h2 id="returned" className="mb-3 text-xl">
        Teruggegeven
      </h2>
      <ul className="grid gap-4">
        {returned.map((ticket) => {
          const { title, text } = stateWords(ticket);
          return (
            <li key={ticket.id}>
              <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
                <div className="min-w-0">
                  <p className="font-semibold wrap-anywhere">
                    {placeLabel(ticket.seat)}: {title.toLowerCase()}
                  </p>
                  <p className="text-muted">{text}</p>
                </div>
                {ticket.canKeep && (
                  <Button
                    variant="secondary"
                    busy={keeping.isPending && keeping.variables === ticket.id}
                    disabled={keeping.isPending}
                    onClick={() => keeping.mutate(ticket.id)}
                  >
                    Toch houden
                  </Button>
                )}
              </Card>
            </li>
          );
        })}
      </ul>
      <ErrorNotice error={keeping.error} title="U kunt deze plaats niet houden." className="mt-4" />
    </section>
  );
}
