import type { CashShift, CashShiftDetails } from "@podium/shared/contracts/cash-shifts";
import { useMutation } from "@tanstack/react-query";
import { Printer } from "virtual:icons";
import { useEffect, useState } from "react";
import { listExport } from "#entities/admin/list-export.ts";
import { api } from "#platform/api-client.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { PrintedSheet } from "#ui/printed-sheet.tsx";
import { toast } from "#ui/toast.ts";
import { nameOf } from "./cash-book.ts";
import { CloseShiftDialog } from "./close-shift-dialog.tsx";
import { ShiftSheet } from "./shift-sheet.tsx";
import { differenceWords, shiftFacts, timesOf } from "./shifts.ts";

interface ShiftListProps {
  shifts: readonly CashShift[];
  /** The volunteer's own open shift, which is closed elsewhere on the page. */
  ownId: number | undefined;
}

/** The shifts of an evening; an administrator closes one that its volunteer left open. */
export function ShiftList({ shifts, ownId }: ShiftListProps) {
  const [closing, setClosing] = useState<CashShift | null>(null);
  const [printed, setPrinted] = useState<CashShiftDetails | null>(null);
  const printing = useMutation({
    mutationFn: async (id: number) => {
      const shift = await api.getCashShift({ params: { id } });
      await listExport("kassadienst").announce(shift.entries.length);
      return shift;
    },
    onSuccess: setPrinted,
    onError: (error) => toast.error("Afdrukken is niet gelukt.", { description: error.message }),
  });
  useEffect(() => {
    if (printed) window.print();
  }, [printed]);
  if (shifts.length === 0) return null;
  return (
    <section aria-labelledby="cash-shifts">
      <h2 id="cash-shifts" className="mb-2 text-xl">
        Kassadiensten
      </h2>
      <ul className="grid items-start gap-3 lg:grid-cols-2">
        {shifts.map((shift) => (
          <li key={shift.id} className="flex flex-col rounded-lg border border-line p-4">
            <ShiftFacts shift={shift} />
            <div className="mt-3 flex flex-wrap gap-3 empty:hidden">
              {shift.closed && (
                <Button
                  variant="secondary"
                  size="sm"
                  icon={<Printer />}
                  busy={printing.isPending && printing.variables === shift.id}
                  aria-label={`Dienst ${shift.id} afdrukken`}
                  onClick={() => printing.mutate(shift.id)}
                >
                  Afdrukken
                </Button>
              )}
              {!shift.closed && shift.id !== ownId && (
                <Button variant="secondary" size="sm" onClick={() => setClosing(shift)}>
                  Tellen en afsluiten
                </Button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {closing && (
        <CloseShiftDialog
          shift={closing}
          isOwn={false}
          onClose={() => setClosing(null)}
          onClosed={() => {
            setClosing(null);
            toast.success(`De kassadienst van ${nameOf(closing.volunteer)} is afgesloten.`);
          }}
        />
      )}
      {printed && (
        <PrintedSheet>
          <ShiftSheet shift={printed} />
        </PrintedSheet>
      )}
    </section>
  );
}

function ShiftFacts({ shift }: { shift: CashShift }) {
  const { id, volunteer, closed } = shift;
  const note = closed?.note ?? null;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg wrap-anywhere">{nameOf(volunteer)}</h3>
        <Badge tone={closed === null ? "info" : closed.difference === 0 ? "success" : "warning"}>
          {closed === null ? "Open" : closed.difference === 0 ? "Klopt" : differenceWords(closed.difference)}
        </Badge>
      </div>
      <p className="text-sm text-muted">
        Dienst {id}, {timesOf(shift)}
        {closed && closed.by.id !== volunteer.id && `, afgesloten door ${nameOf(closed.by)}`}
      </p>
      <dl className="mt-2">
        {shiftFacts(shift).map(([label, amount]) => (
          <div key={label} className="flex justify-between gap-4 py-0.5">
            <dt>{label}</dt>
            <dd className="text-right tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      {note !== null && <p className="mt-1 wrap-anywhere text-muted">‘{note}’</p>}
    </>
  );
}
