import { Copy, Printer } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { copyText } from "#ui/clipboard.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import "./recovery-codes.css";

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  /** Of the account and the site, on paper. */
  whose: string;
  onKept: () => void;
}

const EXPLANATION =
  "Met een herstelcode komt u binnen als uw telefoon stuk of verloren is. Elke code werkt één keer. Bewaar ze op papier, niet op diezelfde telefoon.";

/** Shown this once, so that only 'Ik heb ze bewaard' closes it. */
export function RecoveryCodesDialog({ codes, whose, onKept }: RecoveryCodesDialogProps) {
  const [kept, setKept] = useState(false);
  const [reminded, setReminded] = useState(false);
  const copy = async (): Promise<void> => {
    if (await copyText(codes.join("\n"))) toast.success("De herstelcodes zijn gekopieerd.");
    else toast.error("Kopiëren lukte niet. Druk de codes af of schrijf ze over.");
  };
  const list = (
    <ol className="grid list-decimal grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-8 gap-y-1 pl-11 font-mono text-lg">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  );
  return (
    <>
      <Dialog
        title="Uw herstelcodes"
        description={<p>{EXPLANATION} We tonen ze alleen nu.</p>}
        onClose={() => (kept ? onKept() : setReminded(true))}
        footer={
          <>
            <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
              Afdrukken
            </Button>
            <Button variant="secondary" icon={<Copy />} onClick={() => void copy()}>
              Kopiëren
            </Button>
            <Button disabled={!kept} onClick={onKept}>
              Klaar
            </Button>
          </>
        }
      >
        {list}
        <div className="mt-4">
          <Checkbox label="Ik heb ze bewaard" checked={kept} onChange={(event) => setKept(event.target.checked)} />
          {reminded && !kept && (
            // On a phone it would be below what the dialog shows.
            <div ref={(notice) => notice?.scrollIntoView({ block: "nearest" })} className="mt-2">
              <Notice tone="warning" announce>
                Bewaar eerst de codes en vink dat aan: we kunnen ze niet nog eens tonen.
              </Notice>
            </div>
          )}
        </div>
      </Dialog>
      {createPortal(
        <div data-recovery-codes aria-hidden className="hidden print:block">
          <h1 className="mb-2 text-2xl">Herstelcodes van {whose}</h1>
          <p className="mb-4">{EXPLANATION}</p>
          {list}
        </div>,
        document.body,
      )}
    </>
  );
}
