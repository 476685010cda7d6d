import { useMutation } from "@tanstack/react-query";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FileChoice } from "#ui/file-choice.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { NamedPlanForm } from "./named-plan-form.tsx";
import type { RoadProps } from "./road.ts";
import { MAX_PLAN_MEGABYTES, readPlanFile, WrongPlanError } from "#entities/halls/plan-file.ts";

/** Shows the contents of a file before a hall is made from it. */
export function HallFromFile(road: RoadProps) {
  const reading = useMutation({ mutationFn: readPlanFile });
  if (reading.data)
    return <NamedPlanForm {...road} plan={reading.data} title="Zaal uit een bestand" onBack={() => reading.reset()} />;
  return (
    <Dialog
      title="Bestand openen"
      onClose={road.onClose}
      footer={
        <Button variant="secondary" onClick={road.onBack}>
          Terug
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <FileChoice
          busy={reading.isPending}
          hint={`Een zaal die met ‘Exporteren’ is gemaakt (zaal-….json), ten hoogste ${MAX_PLAN_MEGABYTES} MB`}
          accept=".json,application/json"
          onFile={(file) => reading.mutate(file)}
        />
        <ErrorNotice error={reading.error} title="Dit bestand kan niet open.">
          {reading.error instanceof WrongPlanError && (
            <ul className="mt-2 list-disc space-y-1 pl-5">
              {[...new Set(reading.error.faults)].map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          )}
        </ErrorNotice>
      </div>
    </Dialog>
  );
}
