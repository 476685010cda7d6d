import type { Reservation } from "@podium/shared/contracts/reservations";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { namedById, type NamedSeat, seatLabels } from "@podium/shared/halls/seat-names";
import { fullName } from "@podium/shared/words/typed-name";
import { useQuery } from "@tanstack/react-query";
import { ConfirmFormDialog } from "#forms/confirm-form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { LoadState } from "#ui/load-state.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { TextArea } from "#ui/text-area.tsx";

interface CancelAccountDialogProps {
  account: { id: number; firstname: string; lastname: string; email: string };
  onClose: () => void;
  onCancelled: (cancelled: { reservations: number; seats: number }) => void;
}

export function CancelAccountDialog({ account, onClose, onCancelled }: CancelAccountDialogProps) {
  const params = { id: account.id };
  const found = useQuery({
    queryKey: ["account-unpaid", account.id],
    queryFn: ({ signal }) => api.getAccountUnpaid({ params, signal }),
    staleTime: 0,
  });
  const form = useContractForm({
    schema: async () => (await import("@podium/shared/contracts/box-office")).cancelAccountUnpaid.body,
    submit: (body) => api.cancelAccountUnpaid({ params, body }),
    onSuccess: onCancelled,
  });
  const { unpaid = [], paid = 0, cartSeatIds = [], cartSeats } = found.data ?? {};
  return (
    <ConfirmFormDialog
      form={form}
      onClose={onClose}
      title="Alles van deze account annuleren"
      description={
        <>
          <p>
            Weet u zeker dat u alles wat <strong>{fullName(account)}</strong> niet betaald heeft, wilt annuleren?
          </p>
          {found.data ? (
            <ul className="mt-3 list-disc space-y-1 pl-5 text-muted">
              {consequences(unpaid, cartSeats ?? cartSeatIds.map(namedById)).map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
              {paid > 0 && <li>{paidStaysWords(paid)}</li>}
              {unpaid.length > 0 && (
                <li>
                  {account.email} krijgt één mail met de reden; wie het adres nooit bevestigde en vandaag al veel mails
                  kreeg, krijgt er geen.
                </li>
              )}
              <li>De account zelf blijft bestaan. Dit kan niet ongedaan worden gemaakt.</li>
            </ul>
          ) : (
            <LoadState query={found} loading="Reserveringen laden..." />
          )}
        </>
      }
      cancelLabel="Terug"
      confirmLabel="Alles annuleren"
    >
      <TextArea
        label="Reden"
        hint="Staat in de mail en bij elke reservering."
        rows={2}
        maxLength={500}
        {...form.field("reason", "Vul een reden in.")}
      />
      <ErrorNotice error={form.failure} title="Er is niets geannuleerd." />
    </ConfirmFormDialog>
  );
}

export function cancelledWords({ reservations, seats }: { reservations: number; seats: number }): string {
  if (reservations === 0) return "Er wachtte niets op betaling; de winkelwagen is leeg.";
  return `${reservations === 1 ? "1 reservering" : `${reservations} reserveringen`} geannuleerd; ${countedPlaces(seats)} ${seats === 1 ? "is" : "zijn"} weer vrij.`;
}

function paidStaysWords(paid: number): string {
  return paid === 1 ? "1 betaalde reservering blijft staan." : `${paid} betaalde reserveringen blijven staan.`;
}

function consequences(unpaid: readonly Reservation[], cartSeats: readonly NamedSeat[]): string[] {
  const freed = unpaid.map(({ id, show, seats, totalprice }) => {
    const places = seatLabels(seats.map(({ seat }) => seat));
    return `Reservering ${id}, ${show.name}: ${places} ${seats.length === 1 ? "komt" : "komen"} vrij (${formatEuro(totalprice)} niet betaald).`;
  });
  const cart = cartSeats.length === 0 ? [] : [`De winkelwagen wordt leeg: ${seatLabels(cartSeats)}.`];
  const all = [...freed, ...cart];
  return all.length > 0 ? all : ["Er is niets dat op betaling wacht."];
}
