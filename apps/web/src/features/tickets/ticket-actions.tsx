import type { Site } from "@podium/shared/contracts/site";
import type { Tickets } from "@podium/shared/contracts/tickets";
import { Download, Printer } from "lucide-react";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { downloadTickets } from "./download-tickets.ts";
import { printAndReload } from "./print-tickets.ts";

type Work = { phase: "idle" } | { phase: "busy"; done: number; total: number } | { phase: "failed" };

/** As a PDF, or on paper. */
export function TicketActions({ reservation, site }: { reservation: Tickets; site: Site | undefined }) {
  const [work, setWork] = useState<Work>({ phase: "idle" });

  const download = async (): Promise<void> => {
    setWork({ phase: "busy", done: 0, total: reservation.seats.length });
    try {
      await downloadTickets(reservation, site, (done, total) => setWork({ phase: "busy", done, total }));
      setWork({ phase: "idle" });
    } catch {
      setWork({ phase: "failed" });
    }
  };

  return (
    <div className="grid gap-3 print:hidden">
      <div className="flex flex-wrap gap-3">
        <Button
          icon={<Download aria-hidden className="size-5" />}
          disabled={!reservation.confirmed}
          busy={work.phase === "busy"}
          busyLabel={work.phase === "busy" ? `PDF maken… ${work.done} van ${work.total}` : undefined}
          onClick={() => void download()}
        >
          Alle tickets downloaden
        </Button>
        <Button variant="secondary" icon={<Printer aria-hidden className="size-5" />} onClick={printAndReload}>
          Afdrukken
        </Button>
      </div>
      {work.phase === "failed" && (
        <Notice tone="danger" announce>
          De PDF kon niet gemaakt worden. Kijk uw internetverbinding na en probeer opnieuw.
        </Notice>
      )}
    </div>
  );
}
