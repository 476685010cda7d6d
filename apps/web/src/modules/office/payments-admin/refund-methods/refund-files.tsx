import type { RefundFile, RefundLineState } from "@podium/shared/contracts/refund-files";
import { useState } from "react";
import { useMutation } from "@tanstack/react-query";
import { Download } from "virtual:icons";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { LoadState } from "#ui/load-state.tsx";
import { toast } from "#ui/toast.ts";
import { refundFilesQuery, showFile } from "#modules/office/payments-admin/api/refunds.ts";
import { SettleDialog, settledWords, type Settling } from "./settle-dialog.tsx";
import { formatBelgianDateTime, formatEuro } from "#platform/format.ts";
import { reservationPath } from "#platform/paths.ts";
import { Badge, type Tone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { api } from "#platform/api-client.ts";
import { saveFile } from "#ui/save-file.ts";

/** 'Bestanden voor de bank': the files, and their outcome at the bank. Hidden when empty. */
export function RefundFiles() {
  const query = useLiveQuery(refundFilesQuery);
  const { data: files } = query;
  const [settling, setSettling] = useState<Settling | null>(null);
  if (files === undefined) return <LoadState query={query} loading={<></>} words={adminErrorWords} />;
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="refund-files" className="mt-6 border-t border-line pt-4">
      <h3 id="refund-files" className="text-lg">
        Bestanden voor de bank
      </h3>
      <p className="mt-1 text-sm text-muted">
        Laad het bestand op in het programma van uw bank, bij betalingen in groep (SEPA, pain.001), en onderteken het
        daar. Staat het geld op uw afschrift? Druk dan hier op 'Als uitgevoerd noteren': de gasten krijgen een mail.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {files.map((file) => (
          <FileItem key={file.id} file={file} onSettle={setSettling} />
        ))}
      </ul>
      {settling && (
        <SettleDialog
          settling={settling}
          onClose={() => setSettling(null)}
          onSettled={(file: RefundFile) => {
            setSettling(null);
            showFile(file);
            toast.success(settledWords(settling), { duration: 5000 });
          }}
        />
      )}
    </section>
  );
}

const STATES: Readonly<Record<RefundLineState, { word: string; tone: Tone }>> = {
  OPEN: { word: "Wacht op de bank", tone: "warning" },
  DONE: { word: "Uitgevoerd", tone: "success" },
  OUT: { word: "Niet uitgevoerd", tone: "neutral" },
};

function stateOf({ lines }: RefundFile): { word: string; tone: Tone } {
  const open = lines.filter(({ state }) => state === "OPEN").length;
  if (open > 0 && open < lines.length) return { word: `Wacht nog op ${open} van ${lines.length}`, tone: "warning" };
  if (open > 0) return STATES.OPEN;
  const done = lines.filter(({ state }) => state === "DONE").length;
  if (done > 0 && done < lines.length) return { word: `${done} van ${lines.length} uitgevoerd`, tone: "success" };
  return done > 0 ? STATES.DONE : STATES.OUT;
}

interface FileItemProps {
  file: RefundFile;
  onSettle: (settling: Settling) => void;
}

function FileItem({ file, onSettle }: FileItemProps) {
  const { id, madeAt, madeBy, isKept, lines } = file;
  const downloading = useMutation({ mutationFn: () => downloadRefundFile(id) });
  const due = lines.filter(({ state }) => state !== "OUT");
  // Transfers that are due again no longer count; a file with no others is shown as it was made.
  const inFile = due.length > 0 ? due : lines;
  const cents = inFile.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const isOpen = lines.some(({ state }) => state === "OPEN");
  const { word, tone } = stateOf(file);
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
        <div>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <strong>Bestand {id}</strong>{" "}
            <span>
              {inFile.length === 1 ? "1 overschrijving" : `${inFile.length} overschrijvingen`}, samen{" "}
              {formatEuro(cents / 100)}
            </span>
            <Badge tone={tone}>{word}</Badge>
          </p>
          <p className="text-sm text-muted">
            Gemaakt op {formatBelgianDateTime(madeAt)}
            {madeBy !== "" && ` door ${madeBy}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {isKept && (
            <Button
              size="sm"
              variant="secondary"
              icon={<Download />}
              busy={downloading.isPending}
              onClick={() => downloading.mutate()}
            >
              Download<span className="sr-only"> bestand {id}</span>
            </Button>
          )}
          {isOpen && (
            <>
              <Button size="sm" onClick={() => onSettle({ file, outcome: "DONE" })}>
                Als uitgevoerd noteren<span className="sr-only">: bestand {id}</span>
              </Button>
              <Button size="sm" variant="quiet" onClick={() => onSettle({ file, outcome: "OUT" })}>
                Toch niet ingediend<span className="sr-only">: bestand {id}</span>
              </Button>
            </>
          )}
        </div>
      </div>
      <ErrorNotice error={downloading.error} title="Het bestand kon niet gedownload worden." className="mt-2" />
      <details className="mt-1" open={isOpen && lines.length <= 5}>
        <summary className="cursor-pointer py-2 text-sm font-semibold">Wie staat erin?</summary>
        <ul className="divide-y divide-line text-sm">
          {lines.map((line) => (
            <li key={line.paymentId} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5">
              <span>
                {formatEuro(line.amount)}
                {line.name !== "" && ` naar ${line.name}`}
                {line.ibanEnd !== "" && ` (rekening eindigt op ${line.ibanEnd})`},{" "}
                <Link to={reservationPath(line.reservationId)} className="text-link">
                  reservering {line.reservationId}
                </Link>
              </span>
              {line.state === "OPEN" && lines.length > 1 ? (
                <span className="flex flex-wrap gap-2">
                  <Button size="sm" variant="quiet" onClick={() => onSettle({ file, outcome: "DONE", line })}>
                    Als uitgevoerd noteren<span className="sr-only">: reservering {line.reservationId}</span>
                  </Button>
                  <Button size="sm" variant="quiet" onClick={() => onSettle({ file, outcome: "OUT", line })}>
                    Niet uitgevoerd<span className="sr-only">: reservering {line.reservationId}</span>
                  </Button>
                </span>
              ) : (
                <span className="flex flex-wrap items-center gap-2">
                  {lines.length > 1 && <Badge tone={STATES[line.state].tone}>{STATES[line.state].word}</Badge>}
                  {line.state === "DONE" && (
                    <Button size="sm" variant="quiet" onClick={() => onSettle({ file, outcome: "OUT", line })}>
                      Kwam terug<span className="sr-only">: reservering {line.reservationId}</span>
                    </Button>
                  )}
                </span>
              )}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Downloads the file as it was made, to upload it at the bank. */
export async function downloadRefundFile(id: number): Promise<void> {
  const xml = await api.getRefundFile({ params: { id } });
  saveFile(`terugbetalingen-${id}.xml`, new Blob([xml], { type: "text/xml" }));
}
