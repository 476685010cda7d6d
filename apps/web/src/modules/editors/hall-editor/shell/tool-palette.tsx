import {
  Accessibility,
  AlignHorizontalSpaceAround,
  Armchair,
  Beer,
  CircleDot,
  DoorOpen,
  Hand,
  LassoSelect,
  Minus,
  MousePointer2,
  PaintBucket,
  Rows3,
  SlidersVertical,
  Theater,
  Type,
  Users,
} from "virtual:icons";
import { flushSync } from "react-dom";
import { goToArea } from "#modules/editors/hall-editor/state/areas.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import type { ToolName } from "#modules/editors/hall-editor/state/tool.ts";
import { classNames } from "#ui/class-names.ts";
import type { IconComponent } from "#ui/icon.ts";

interface PaletteTool {
  name: ToolName | "stage";
  label: string;
  Icon: IconComponent;
}

const parts: readonly { legend: string; tools: readonly PaletteTool[] }[] = [
  {
    legend: "Kiezen",
    tools: [
      { name: "select", label: "Selecteren", Icon: MousePointer2 },
      { name: "lasso", label: "Lasso", Icon: LassoSelect },
      { name: "pan", label: "Schuiven", Icon: Hand },
    ],
  },
  {
    legend: "Plaatsen",
    tools: [
      { name: "rows", label: "Rijen", Icon: Rows3 },
      { name: "table", label: "Tafel", Icon: CircleDot },
      { name: "spot", label: "Losse plaats", Icon: Armchair },
      { name: "area", label: "Vak", Icon: Users },
      { name: "seat-kind", label: "Rolstoel…", Icon: Accessibility },
      { name: "zone", label: "Zone", Icon: PaintBucket },
    ],
  },
  {
    legend: "De zaal zelf",
    tools: [
      { name: "stage", label: "Podium", Icon: Theater },
      { name: "aisle", label: "Gangpad", Icon: AlignHorizontalSpaceAround },
      { name: "bar", label: "Toog", Icon: Beer },
      { name: "desk", label: "Regie", Icon: SlidersVertical },
      { name: "door", label: "Deur", Icon: DoorOpen },
      { name: "rail", label: "Balustrade", Icon: Minus },
      { name: "text", label: "Tekst", Icon: Type },
    ],
  },
];

/** Tools without settings: they only select, or move the view. */
const HAND_TOOLS = new Set<PaletteTool["name"]>(["select", "lasso", "pan"]);

export function ToolPalette({ className }: { className?: string }) {
  const { tool, pickTool, select, openTab } = useEditorView();
  const pick = (name: PaletteTool["name"]): void => {
    if (name !== "stage") return pickTool(name);
    select("stage");
    openTab("properties");
  };
  return (
    <div
      data-area="tools"
      role="group"
      aria-label="Gereedschap"
      className={classNames("flex flex-col gap-3", className)}
    >
      {parts.map(({ legend, tools }) => (
        <div key={legend} role="group" aria-label={legend}>
          <p aria-hidden="true" className="px-1 pb-1 text-sm text-muted">
            {legend}
          </p>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5.25rem,1fr))] gap-1">
            {tools.map(({ name, label, Icon }) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === tool}
                onClick={({ detail }) => {
                  flushSync(() => pick(name));
                  // Pointer users go to the drawing next; keyboard users need the settings, many tab stops away.
                  if (detail === 0 && !HAND_TOOLS.has(name)) void (goToArea("panel") || goToArea("drawing"));
                }}
                className={classNames(
                  "flex min-h-15 flex-col items-center justify-center gap-0.5 rounded-md border px-1 py-1 text-center text-sm leading-tight font-semibold transition-colors",
                  name === tool
                    ? "border-accent bg-accent-soft text-accent"
                    : "border-transparent hover:border-line-strong hover:bg-surface-sunken",
                )}
              >
                <Icon className="size-6" />
                {label}
              </button>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
