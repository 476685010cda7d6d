import { Copy, Printer } from "virtual:icons";
import { useState } from "react";
import { secondStep } from "#messages/nl/account.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { copyText } from "#ui/clipboard.ts";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { PrintedSheet } from "#ui/printed-sheet.tsx";
import { toast } from "#ui/toast.ts";

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  /** Names the account on paper. */
  whose: string;
  onSaved: () => void;
}

/** The codes are shown only once, so only 'Ik heb ze bewaard' closes the dialog. */
export function RecoveryCodesDialog({ codes, whose, onSaved }: RecoveryCodesDialogProps) {
  const t = secondStep();
  const [saved, setSaved] = useState(false);
  const [reminded, setReminded] = useState(false);
  const copy = async (): Promise<void> => {
    if (await copyText(codes.join("\n"))) toast.success(t.codesCopied);
    else toast.error(t.copyFailed);
  };
  const list = (
    <ol className="grid list-decimal grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-x-8 gap-y-1 pl-11 font-mono text-lg">
      {codes.map((code) => (
        <li key={code}>{code}</li>
      ))}
    </ol>
  );
  return (
    <>
      <Dialog
        title={t.codesTitle}
        description={
          <p>
            {t.codesExplained} {t.shownOnce}
          </p>
        }
        onClose={() => (saved ? onSaved() : setReminded(true))}
        footer={
          <>
            <Button variant="secondary" icon={<Printer />} onClick={() => window.print()}>
              {t.print}
            </Button>
            <Button variant="secondary" icon={<Copy />} onClick={() => void copy()}>
              {t.copy}
            </Button>
            <Button disabled={!saved} onClick={onSaved}>
              {t.done}
            </Button>
          </>
        }
      >
        {list}
        <div className="mt-4">
          <Checkbox label={t.kept} checked={saved} onChange={(event) => setSaved(event.target.checked)} />
          {reminded && !saved && (
            // On a phone the notice would be below the visible part of the dialog.
            <div ref={(notice) => notice?.scrollIntoView({ block: "nearest" })} className="mt-2">
              <Notice tone="warning" announce>
                {t.keepFirst}
              </Notice>
            </div>
          )}
        </div>
      </Dialog>
      <PrintedSheet>
        <h1 className="mb-2 text-2xl">{t.codesOf(whose)}</h1>
        <p className="mb-4">{t.codesExplained}</p>
        {list}
      </PrintedSheet>
    </>
  );
}
