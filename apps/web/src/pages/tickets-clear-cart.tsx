import { ticketsClearCart } from "#messages/nl/tickets.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import type { CartQuestion } from "./tickets-show-choice.ts";

export function ClearCartDialog({ showName, counted, busy, agree, refuse }: CartQuestion) {
  const t = ticketsClearCart();
  return (
    <ConfirmDialog
      onClose={refuse}
      title={t.title}
      description={t.description(counted, showName)}
      cancelLabel={t.keep}
      confirmLabel={t.empty}
      onConfirm={agree}
      busy={busy}
    />
  );
}
