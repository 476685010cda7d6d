import type { PassedTicket, ReturnedTicket } from "@podium/shared/contracts/handed-tickets";
import { placeLabel } from "@podium/shared/halls/seat-names";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { OWN_RESERVATIONS_KEY } from "#entities/reservations/own-reservations.ts";
import { currentLanguage } from "#messages/messages.ts";
import { giveBack, passedList } from "#messages/nl/ticket-handover.tsx";
import { api } from "#platform/api-client.ts";
import { DONE_ONCE, failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { formatEuro } from "#platform/format.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";

interface HandoverListsProps {
  id: number;
  passed: readonly PassedTicket[];
  returned: readonly ReturnedTicket[];
}

export function HandoverLists({ id, passed, returned }: HandoverListsProps) {
  return (
    <>
      {passed.length > 0 && <PassedList id={id} passed={passed} />}
      {returned.length > 0 && <ReturnedList id={id} returned={returned} />}
    </>
  );
}

function PassedList({ id, passed }: { id: number; passed: readonly PassedTicket[] }) {
  const [asks, setAsks] = useState<PassedTicket | null>(null);
  const t = passedList();
  const takingBack = useMutation({
    mutationFn: ({ ticketId }: PassedTicket) =>
      api.takeTicketsBack({ params: { id }, body: { ticketIds: [ticketId] } }),
    onSuccess: () => {
      setAsks(null);
      toast.success(t.withdrawn);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY }),
  });
  return (
    <HandoverList
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
              takingBack.reset();
              setAsks(ticket);
            }}
          >
            {t.withdraw}
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
          busy={takingBack.isPending}
          onConfirm={() => takingBack.mutate(asks)}
        >
          <ErrorNotice error={takingBack.error} words={failedWords(t.failed, LOOK_FIRST)} className="mt-4" />
        </ConfirmDialog>
      )}
    </HandoverList>
  );
}

function ReturnedList({ id, returned }: { id: number; returned: readonly ReturnedTicket[] }) {
  const t = giveBack();
  const reclaiming = useMutation({
    mutationFn: (returnedId: number) => api.keepReturnedTicket({ params: { id }, body: { returnedId } }),
    onSuccess: () => toast.success(t.reclaimed),
    onSettled: () => queryClient.invalidateQueries({ queryKey: OWN_RESERVATIONS_KEY }),
  });
  return (
    <HandoverList
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
              busy={reclaiming.isPending && reclaiming.variables === ticket.id}
              disabled={reclaiming.isPending}
              onClick={() => reclaiming.mutate(ticket.id)}
            >
              {t.reclaim}
            </Button>
          ),
        };
      })}
    >
      <ErrorNotice error={reclaiming.error} words={failedWords(t.reclaimFailed, DONE_ONCE)} className="mt-4" />
    </HandoverList>
  );
}

/** Says what is refunded for a sold seat: the part paid by voucher returns to the voucher, only the rest is money. */
function refundWords(returned: number, money: number | undefined, as: ReturnedTicket["as"]): string {
  const t = giveBack();
  const asVoucher = as === "VOUCHER";
  const all = formatEuro(returned);
  if (money === undefined) return asVoucher ? t.restAsVoucher(all) : t.restAsMoney(all);
  if (money === 0) return t.allOnVoucher(all);
  if (money === returned) return asVoucher ? t.allAsVoucher(all) : t.allAsMoney(all);
  const part = formatEuro(money);
  return `${t.partOnVoucher(all, formatEuro(returned - money))} ${asVoucher ? t.partAsVoucher(part) : t.partAsMoney(part)}`;
}

/** 'Staat te koop' */
function stateWords({ state, as, returned, money, price }: ReturnedTicket): { title: string; text: string } {
  const t = giveBack();
  if (state === "FOR_SALE") return { title: t.forSale, text: price === 0 ? t.canComeFree : t.canCome };
  if (state === "TAKEN") return { title: t.seatChosen, text: t.notPaidYet };
  if (state === "UNSOLD") return { title: t.unsold, text: t.nothingBack };
  if (!returned) return { title: t.sold, text: t.isOthers };
  return { title: t.sold, text: refundWords(returned, money, as) };
}

interface HandoverListProps {
  id: string;
  title: string;
  items: ReadonlyArray<{ key: number; title: string; text: string; action: ReactNode }>;
  children: ReactNode;
}

function HandoverList({ id, title, items, children }: HandoverListProps) {
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      <ul className="grid gap-4">
        {items.map((item) => (
          <li key={item.key}>
            <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
              <div className="min-w-0">
                <p className="font-semibold wrap-anywhere">{item.title}</p>
                <p className="wrap-anywhere text-muted">{item.text}</p>
              </div>
              {item.action}
            </Card>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}
