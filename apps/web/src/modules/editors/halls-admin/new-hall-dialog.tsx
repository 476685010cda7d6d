import { FileUp, PencilRuler, SquareDashed, WandSparkles } from "virtual:icons";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { MAX_PLAN_MEGABYTES } from "@podium/shared/contracts/limits";
import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { arena } from "@podium/shared/halls/examples/arena";
import { blackBox, partyHall, theatre } from "@podium/shared/halls/examples/example-halls";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { useMutation } from "@tanstack/react-query";
import { placesOf, refetchHalls } from "#entities/halls/all-halls.ts";
import { readPlanFile, WrongPlanError } from "#entities/halls/plan-file.ts";
import { paths } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FileChoice } from "#ui/file-choice.tsx";
import { HallPicture } from "#ui/hall-plan/hall-picture.tsx";
import type { IconComponent } from "#ui/icon.ts";
import { ErrorNotice } from "#ui/notice.tsx";
import { EmptyHallForm, NamedPlanForm, type NewHallFlowProps } from "./named-hall-forms.tsx";
import { QuickHallForm } from "./quick-hall-form.tsx";

interface Flow {
  title: string;
  text: string;
  Icon: IconComponent;
  Screen: (props: NewHallFlowProps) => ReactNode;
}

const flows: readonly Flow[] = [
  {
    title: "Snel maken",
    text: "Beantwoord vijf vragen: wij tekenen de zaal. Daarna past u ze aan.",
    Icon: WandSparkles,
    Screen: QuickHallForm,
  },
  {
    title: "Beginnen met een voorbeeld",
    text: "Kies een zaal die op de uwe lijkt, en verander wat anders is.",
    Icon: PencilRuler,
    Screen: ExampleChoice,
  },
  {
    title: "Lege tekening",
    text: "Begin met een leeg blad en een podium.",
    Icon: SquareDashed,
    Screen: EmptyHallForm,
  },
  {
    title: "Bestand openen",
    text: "Een zaal die u vroeger exporteerde, of van een andere vereniging kreeg.",
    Icon: FileUp,
    Screen: HallFromFile,
  },
];

export function NewHallDialog({ onClose }: { onClose: () => void }) {
  const [flow, setFlow] = useState<Flow | null>(null);
  const navigate = useNavigate();
  const made = ({ id }: { id: number }): void => {
    void refetchHalls();
    void navigate(paths.hallEditor(id));
  };
  if (flow) return <flow.Screen onMade={made} onBack={() => setFlow(null)} onClose={onClose} />;
  return (
    <Dialog title="Nieuwe zaal" description="Hoe wilt u beginnen? Alles kunt u later nog veranderen." onClose={onClose}>
      <ul className="grid gap-3 pb-3">
        {flows.map((one) => (
          <li key={one.title}>
            <button
              type="button"
              onClick={() => setFlow(one)}
              className="grid w-full grid-cols-[auto_1fr] items-center gap-x-4 rounded-lg border border-line-strong bg-surface p-4 text-left transition-colors hover:border-accent hover:bg-accent-soft"
            >
              <one.Icon className="row-span-2 size-8 text-accent" />
              <span className="font-display text-lg font-semibold">{one.title}</span>
              <span className="text-muted">{one.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const EXAMPLES: readonly { make: () => HallPlan; text: string }[] = [
  { make: specificationHall, text: "Tafels in de zaal en rijen op het balkon." },
  { make: blackBox, text: "Een klein zaaltje met rechte rijen." },
  { make: theatre, text: "Gebogen rijen, een gangpad en een balkon." },
  { make: partyHall, text: "Alleen ronde tafels, voor een quiz of een eetfestijn." },
  { make: arena, text: "Gebogen tribunes in vakken, en een vloer met staanplaatsen." },
];

function ExampleChoice(flow: NewHallFlowProps) {
  const [examples] = useState(() => EXAMPLES.map(({ make, text }) => ({ plan: make(), text })));
  const [chosen, setChosen] = useState<HallPlan | null>(null);
  if (chosen)
    return <NamedPlanForm {...flow} plan={chosen} title="Beginnen met een voorbeeld" onBack={() => setChosen(null)} />;
  return (
    <Dialog
      size="lg"
      title="Welke zaal lijkt op de uwe?"
      description="U krijgt een kopie: het voorbeeld zelf blijft zoals het is."
      onClose={flow.onClose}
      footer={
        <Button variant="secondary" onClick={flow.onBack}>
          Terug
        </Button>
      }
    >
      <ul className="grid gap-3 pb-1 sm:grid-cols-2">
        {examples.map(({ plan, text }) => (
          <li key={plan.name}>
            <button
              type="button"
              onClick={() => setChosen(plan)}
              className="flex size-full flex-col gap-1 rounded-lg border border-line-strong bg-surface p-3 text-left transition-colors hover:border-accent hover:bg-accent-soft"
            >
              <HallPicture
                plan={plan}
                label={`Tekening van ${plan.name}`}
                className="mb-2 h-44 w-full rounded-md bg-surface-sunken"
              />
              <span className="font-display text-lg font-semibold">{plan.name}</span>
              <span>{countedPlaces(placesOf(plan))}</span>
              <span className="text-muted">{text}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function HallFromFile(flow: NewHallFlowProps) {
  const reading = useMutation({ mutationFn: readPlanFile });
  if (reading.data)
    return <NamedPlanForm {...flow} plan={reading.data} title="Zaal uit een bestand" onBack={() => reading.reset()} />;
  return (
    <Dialog
      title="Bestand openen"
      onClose={flow.onClose}
      footer={
        <Button variant="secondary" onClick={flow.onBack}>
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
