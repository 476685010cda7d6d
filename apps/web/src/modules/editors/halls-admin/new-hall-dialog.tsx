import { FileUp, PencilRuler, SquareDashed, WandSparkles } from "virtual:icons";
import type { IconComponent } from "#ui/icon.ts";
import { type ReactNode, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "#platform/paths.ts";
import { Dialog } from "#ui/dialog.tsx";
import { refetchHalls } from "#entities/halls/all-halls.ts";
import { EmptyHallForm } from "./empty-hall-form.tsx";
import { ExampleChoice } from "./example-choice.tsx";
import { HallFromFile } from "./hall-from-file.tsx";
import { QuickHallForm } from "./quick-hall-form.tsx";
import type { RoadProps } from "./road.ts";

interface Road {
  title: string;
  text: string;
  Icon: IconComponent;
  Screen: (props: RoadProps) => ReactNode;
}

const roads: readonly Road[] = [
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

/** The four ways to make a new hall. Each ends in the editor. */
export function NewHallDialog({ onClose }: { onClose: () => void }) {
  const [road, setRoad] = useState<Road | null>(null);
  const navigate = useNavigate();
  const made = ({ id }: { id: number }): void => {
    void refetchHalls();
    void navigate(paths.hallEditor(id));
  };
  if (road) return <road.Screen onMade={made} onBack={() => setRoad(null)} onClose={onClose} />;
  return (
    <Dialog title="Nieuwe zaal" description="Hoe wilt u beginnen? Alles kunt u later nog veranderen." onClose={onClose}>
      <ul className="grid gap-3 pb-3">
        {roads.map((one) => (
          <li key={one.title}>
            <button
              type="button"
              onClick={() => setRoad(one)}
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
