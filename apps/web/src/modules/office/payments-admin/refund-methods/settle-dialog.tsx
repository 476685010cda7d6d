import type { RefundFile } from "@podium/shared/contracts/refund-files";
import { useMutation } from "@tanstack/react-query";
import { api } from "#platform/api-client.ts";
import { failedWords, LOOK_FIRST } from "#platform/failed-words.ts";
import { formatEuro } from "#platform/format.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";

/** The outcome to record for a file, or for one transfer in it. */
export interface Settling {
  file: RefundFile;
  outcome: "DONE" | "OUT";
  line?: RefundFile["lines"][number];
}

interface SettleDialogProps {
  settling: Settling;
  onClose: () => void;
  onSettled: (file: RefundFile) => void;
}

export function settledWords({ file, outcome, line }: Settling): string {
  const what = line ? `De overschrijving van ${formatEuro(line.amount)}` : `Bestand ${file.id}`;
  if (outcome === "DONE") return `${what} is genoteerd als uitgevoerd.`;
  return line
    ? `${what} staat weer bij 'Terug te betalen'.`
    : `De bedragen van bestand ${file.id} staan weer bij 'Terug te betalen'.`;
}

export function SettleDialog({ settling: { file, outcome, line }, onClose, onSettled }: SettleDialogProps) {
  const settle = useMutation({
    mutationFn: () =>
      api.settleRefundFile({
        params: { id: file.id },
        body: { outcome, ...(line && { paymentId: line.paymentId }) },
      }),
    onSuccess: onSettled,
  });
  const lines = line ? [line] : file.lines.filter(({ state }) => state === "OPEN");
  const cents = lines.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const what = lines.length === 1 ? "1 overschrijving" : `${lines.length} overschrijvingen`;
  const isDone = outcome === "DONE";
  const cameBack = line?.state === "DONE";
  return (
    <ConfirmDialog
      title={isDone ? "Voerde de bank dit uit?" : cameBack ? "Kwam dit geld terug?" : "Terug in de lijst zetten?"}
      description={
        <>
          <p>
            Bestand {file.id}: {what}, samen <strong>{formatEuro(cents / 100)}</strong>.
          </p>
          {isDone ? (
            <p className="mt-2">
              Kijk het na op uw afschrift. Wie een e-mailadres heeft, krijgt een mail dat het geld teruggestort is.
            </p>
          ) : cameBack ? (
            <p className="mt-2">
              Kijk het na op uw afschrift: het bedrag moet weer op uw rekening staan. Het staat dan opnieuw bij 'Terug
              te betalen'. De gast kreeg een mail dat het teruggestort was:{" "}
              <strong>vraag een ander rekeningnummer</strong>.
            </p>
          ) : (
            <p className="mt-2">
              Deze bedragen staan dan weer bij 'Terug te betalen'. Gaf u het bestand al aan de bank?{" "}
              <strong>Verwijder de opdracht daar eerst</strong>, anders krijgt iemand zijn geld twee keer.
            </p>
          )}
        </>
      }
      cancelLabel="Nog niet"
      confirmLabel={isDone ? "Ja, uitgevoerd" : cameBack ? "Ja, het kwam terug" : "Ja, niet uitgevoerd"}
      tone={isDone ? "plain" : "danger"}
      busy={settle.isPending}
      onConfirm={() => settle.mutate()}
      onClose={onClose}
    >
      <ErrorNotice error={settle.error} words={failedWords("Er is niets genoteerd.", LOOK_FIRST)} className="mt-4" />
    </ConfirmDialog>
  );
}
