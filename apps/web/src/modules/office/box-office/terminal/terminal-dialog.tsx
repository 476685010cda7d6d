import type { Reservation } from "@podium/shared/contracts/reservations";
import type { Terminal, TerminalPayment } from "@podium/shared/contracts/terminal-payments";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api, ApiError } from "#platform/api-client.ts";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Loading } from "#ui/loading.tsx";
import { ErrorNotice, Notice } from "#ui/notice.tsx";

interface TerminalDialogProps {
  reservation: Reservation;
  terminal: Terminal;
  /** Gets the reservation, paid. */
  onPaid: (reservation: Reservation) => void;
  onClose: () => void;
}

const POLL_MS = 2500;
/** Time after which a terminal that said nothing is worth a look. */
const SLOW_MS = 45_000;

const ENDED: Readonly<Record<Exclude<TerminalPayment["status"], "OPEN" | "PAID">, string>> = {
  FAILED: "De kaart werd geweigerd. Er is niets betaald.",
  CANCELLED: "De betaling is gestopt. Er is niets betaald.",
  EXPIRED: "De tijd aan de terminal is om. Er is niets betaald.",
};

/** Refusals after which the amount may be at a terminal. */
const MAY_BE_SENT: ReadonlySet<string> = new Set(["OFFLINE", "TERMINALS_AWAY", "PAYMENT_UNDER_WAY", "ALREADY_PAID"]);

/** Sends the amount to the terminal, and waits for what becomes of it there. */
export function TerminalDialog({ reservation, terminal, onPaid, onClose }: TerminalDialogProps) {
  const params = { id: reservation.id };
  const [slow, setSlow] = useState(false);
  const starting = useMutation({
    mutationFn: () => api.startTerminalPayment({ params, body: { terminalId: terminal.id } }),
  });
  const { mutate: start } = starting;
  const started = useRef(false);
  useEffect(() => {
    // Once for each opened dialog, also where React runs effects twice.
    if (!started.current) start();
    started.current = true;
  }, [start]);
  const cancelling = useMutation({ mutationFn: () => api.cancelTerminalPayment({ params }) });
  const first = starting.data;
  // The amount may be at the terminal all the same: the response was lost, or another tab sent it.
  const isUncertain = starting.error instanceof ApiError && MAY_BE_SENT.has(starting.error.code);
  const state = useQuery({
    queryKey: ["terminal-payment", reservation.id, first?.startedAt],
    queryFn: ({ signal }) => api.getTerminalPayment({ params, signal }),
    enabled: first?.status === "OPEN" || isUncertain,
    refetchInterval: ({ state: { data } }) => (data === undefined || data.status === "OPEN" ? POLL_MS : false),
    retry: false,
  });
  const cancelled = cancelling.data?.startedAt === first?.startedAt ? cancelling.data : undefined;
  const payment = cancelled && cancelled.status !== "OPEN" ? cancelled : (state.data ?? first);
  const status = payment?.status;
  const refund = payment?.refund ?? null;
  const testPage = (status === "OPEN" && payment?.testPage) || null;
  const isWaiting = starting.isPending || status === "OPEN";
  useEffect(() => {
    if (!isWaiting) return undefined;
    setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  // A payment that may still come is left only once it could not be stopped.
  const mayClose = !isWaiting || cancelling.isError || cancelled?.status === "OPEN";
  const paid = status === "PAID" && payment?.refund === null ? payment.reservation : null;
  useEffect(() => {
    if (paid) onPaid(paid);
    // The caller's function is new at each drawing; a paid reservation is handed over once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [paid !== null]);

  return (
    <Dialog
      title={isWaiting ? "Wacht op de terminal…" : paid ? "Betaald" : "Niet betaald"}
      onClose={() => {
        if (mayClose) onClose();
      }}
      footer={
        isWaiting ? (
          <>
            {slow && (
              <Button variant="secondary" busy={state.isFetching} onClick={() => void state.refetch()}>
                Opnieuw kijken
              </Button>
            )}
            <Button
              variant="secondary"
              busy={cancelling.isPending}
              disabled={payment === undefined}
              onClick={() => cancelling.mutate()}
            >
              Betaling stoppen
            </Button>
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              Anders betalen
            </Button>
            {refund === null && (
              <Button
                onClick={() => {
                  cancelling.reset();
                  start();
                }}
              >
                Opnieuw naar de terminal
              </Button>
            )}
          </>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-lg">
          <strong>{formatEuro(payment?.amount ?? reservation.totalprice)}</strong> op {terminal.name}
        </p>
        {isWaiting && (
          <Loading label={first === undefined ? "Naar de terminal sturen..." : "Laat de gast de kaart aanbieden..."} />
        )}
        {isWaiting && slow && (
          <Notice tone="warning" announce title="De terminal antwoordt nog niet.">
            Kijk of hij aanstaat en verbinding heeft. U kunt opnieuw kijken, of de betaling stoppen en anders laten
            betalen.
          </Notice>
        )}
        {cancelled?.status === "OPEN" && isWaiting && (
          <Notice tone="warning" announce title="Stoppen lukte nog niet.">
            Misschien is de terminal nog bezig met de kaart. Wacht op het resultaat, of stop op de terminal zelf.
          </Notice>
        )}
        {testPage !== null && (
          <p>
            <a className="text-link" href={testPage} target="_blank" rel="noreferrer">
              Testbetaling: kies hoe ze afloopt
            </a>
          </p>
        )}
        {status !== undefined && status !== "OPEN" && status !== "PAID" && (
          <Notice tone="danger" announce>
            {ENDED[status]}
          </Notice>
        )}
        {refund !== null && (
          <Notice tone="danger" announce title="De kaart is betaald, maar de reservering kon niet bevestigd worden.">
            Het bedrag staat bij ‘Terug te betalen’, op de pagina Betaling beheer.
          </Notice>
        )}
        {status === undefined && (
          <ErrorNotice
            error={starting.error}
            title={
              isUncertain
                ? "Het is niet zeker of het bedrag naar de terminal ging. Kijk op de terminal."
                : "Het bedrag is niet naar de terminal gestuurd."
            }
          />
        )}
        <ErrorNotice error={isWaiting ? cancelling.error : null} title="Stoppen lukte niet." />
      </div>
    </Dialog>
  );
}
