import type { HallPlan } from "@podium/shared/contracts/hall-plan";
import { countedPlaces } from "@podium/shared/words/counted-places";
import { blackBox } from "@podium/shared/halls/examples/black-box";
import { partyHall } from "@podium/shared/halls/examples/party-hall";
import { specificationHall } from "@podium/shared/halls/examples/specification-hall";
import { theatre } from "@podium/shared/halls/examples/theatre";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { HallPicture } from "#ui/hall-plan/hall-picture.tsx";
import { placesOf } from "#entities/halls/all-halls.ts";
import { NamedPlanForm } from "./named-plan-form.tsx";
import type { RoadProps } from "./road.ts";

/** Example halls, each with a description of its purpose. */
const EXAMPLES: readonly { make: () => HallPlan; text: string }[] = [
  { make: specificationHall, text: "Tafels in de zaal en rijen op het balkon." },
  { make: blackBox, text: "Een klein zaaltje met rechte rijen." },
  { make: theatre, text: "Gebogen rijen, een gangpad en een balkon." },
  { make: partyHall, text: "Alleen ronde tafels, voor een quiz of een eetfestijn." },
];

export function ExampleChoice(road: RoadProps) {
  const [examples] = useState(() => EXAMPLES.map(({ make, text }) => ({ plan: make(), text })));
  const [chosen, setChosen] = useState<HallPlan | null>(null);
  if (chosen)
    return <NamedPlanForm {...road} plan={chosen} title="Beginnen met een voorbeeld" onBack={() => setChosen(null)} />;
  return (
    <Dialog
      size="lg"
      title="Welke zaal lijkt op de uwe?"
      description="U krijgt een kopie: het voorbeeld zelf blijft zoals het is."
      onClose={road.onClose}
      footer={
        <Button variant="secondary" onClick={road.onBack}>
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
