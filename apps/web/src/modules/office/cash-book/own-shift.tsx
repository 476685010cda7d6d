import type { CashShift } from "@podium/shared/contracts/cash-shifts";
import { useState } from "react";
import { formatDateTime, formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { toast } from "#ui/toast.ts";
import { CloseShiftDialog } from "./close-shift-dialog.tsx";
import { OpenShiftDialog } from "./open-shift-dialog.tsx";
import { differenceWords } from "./shifts.ts";

/** The volunteer's own shift at the till: opens one, or closes the one that is open. */
export function OwnShift({ own }: { own: CashShift | null }) {
  const [asking, setAsking] = useState<"open" | "close" | null>(null);
  const stop = (): void => setAsking(null);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <h2 className="text-xl">Uw kassadienst</h2>
        <p className="mt-1">
          {own
            ? `Open sinds ${formatDateTime(own.openedAt)}. U begon met ${formatEuro(own.opening)}.`
            : "U hebt geen dienst open. Wat u nu ontvangt, staat in de kassa bij ‘zonder dienst’."}
        </p>
      </div>
      {/* One button, so that it keeps the focus. */}
      <Button onClick={() => setAsking(own ? "close" : "open")}>{own ? "Tellen en afsluiten" : "Dienst openen"}</Button>
      {asking === "open" && <OpenShiftDialog onClose={stop} />}
      {asking === "close" && own && (
        <CloseShiftDialog
          shift={own}
          isOwn
          onClose={stop}
          onClosed={({ closed }) => {
            stop();
            toast.success("Uw kassadienst is afgesloten.", { description: closedWords(closed?.difference ?? 0) });
          }}
        />
      )}
    </Card>
  );
}

const closedWords = (difference: number): string =>
  difference === 0 ? "De kassa klopt." : `Genoteerd: ${differenceWords(difference)}.`;
