import type { PlanGroup, SeatKind } from "@podium/shared/contracts/hall-plan";
import { Copy, FlipHorizontal2, RotateCcw, RotateCw, Trash } from "virtual:icons";
import type { ReactNode } from "react";
import { duplicate } from "#modules/editors/hall-editor/commands/copies.ts";
import { setKind } from "#modules/editors/hall-editor/commands/kinds.ts";
import { mirror } from "#modules/editors/hall-editor/commands/mirror.ts";
import { rotate } from "#modules/editors/hall-editor/commands/move.ts";
import { remove } from "#modules/editors/hall-editor/commands/remove.ts";
import { setZone } from "#modules/editors/hall-editor/commands/zones.ts";
import { describe, subject } from "#modules/editors/hall-editor/model/describe.ts";
import { elementsOf, oneOf } from "#modules/editors/hall-editor/model/drawing.ts";
import { faultsOf } from "#modules/editors/hall-editor/model/faults-by-element.ts";
import { frameOf, rowsOf } from "#modules/editors/hall-editor/model/rows.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { isArea } from "#ui/hall-plan/areas.ts";
import { Select } from "#ui/select.tsx";
import { AreasSection } from "./areas.tsx";
import { ArrangeSection, DecorSection, NamesSection, PlaceSection, StageSection } from "./element-sections.tsx";
import { NumberingSection } from "./numbering.tsx";
import { OutgrownButton } from "./paper-buttons.tsx";
import { RowsSection } from "./rows-section.tsx";
import { CompanionAdvice, SEAT_KIND_OPTIONS } from "./seat-kinds.tsx";
import { TablesSection } from "./tables.tsx";
import { ZoneList } from "./zones.tsx";

const SHOWN_FAULTS = 3;

export function SelectionPanel() {
  const { session, run } = useEditorView();
  const drawing = useAtomValue(session.editor.stateAtom);
  const { plan, selection } = drawing;
  const elements = elementsOf(drawing);
  const groups = elements.flatMap((each) => (each.type === "group" ? [each.group] : []));
  const areas = groups.filter(isArea);
  const isPlaces = elements.some(({ type }) => type === "group" || type === "seat");
  const hasSeats = isPlaces && areas.length < elements.length;
  const isOnlyStage = elements.every(({ type }) => type === "stage");
  const [only] = selection.size === 1 ? selection : [];
  const messages = [...new Set([...selection].flatMap((key) => faultsOf(plan).byKey.get(key) ?? []))];
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-lg">
        {only === undefined
          ? `${blocksOfRows(groups, elements.length) ?? subject(drawing)} gekozen`
          : describe(plan, only)}
      </h2>
      {messages.length > 0 && (
        <ul className="list-disc rounded-md border-l-4 border-warning bg-warning-soft py-2 pr-3 pl-8">
          {messages.slice(0, SHOWN_FAULTS).map((message) => (
            <li key={message}>{message}</li>
          ))}
          {messages.length > SHOWN_FAULTS && <li>En nog {messages.length - SHOWN_FAULTS} andere, onder ‘Te doen’.</li>}
        </ul>
      )}
      {messages.length > 0 && <OutgrownButton />}
      {!isOnlyStage && (
        <div className="-mx-2 flex flex-wrap gap-1">
          <CommandButton label="Dupliceren" icon={<Copy />} onPress={() => run(duplicate())} />
          <CommandButton label="Spiegelen" icon={<FlipHorizontal2 />} onPress={() => run(mirror("across", "stays"))} />
          <CommandButton label="Draai links" icon={<RotateCcw />} onPress={() => run(rotate(-15))} />
          <CommandButton label="Draai rechts" icon={<RotateCw />} onPress={() => run(rotate(15))} />
          <CommandButton label="Verwijderen" icon={<Trash />} danger onPress={() => run(remove())} />
        </div>
      )}
      <NamesSection />
      {groups.length > 0 && groups.every(({ kind }) => kind === "row") && <RowsSection />}
      {groups.length > 0 && groups.every(({ kind }) => kind === "table") && <TablesSection />}
      {areas.length > 0 && areas.length === elements.length && <AreasSection areas={areas} />}
      {isPlaces && (
        <div className="grid grid-cols-2 gap-3">
          {hasSeats && (
            <Select
              label="Soort plaats"
              placeholder="Verschillend"
              options={SEAT_KIND_OPTIONS}
              value={oneOf(elements.flatMap(kindsOf)) ?? ""}
              onValueChange={(kind) => run(setKind(kind as SeatKind))}
            />
          )}
          <ZoneList
            value={oneOf(elements.flatMap((each) => ("group" in each ? [each.group.zone] : []))) ?? ""}
            onValueChange={(zone) => run(setZone(zone))}
          />
        </div>
      )}
      {elements.flatMap(kindsOf).some((kind) => kind === "companion" || kind === "wheelchair") && <CompanionAdvice />}
      {groups.length > areas.length && <NumberingSection />}
      {elements.length === 1 && elements[0]?.type === "decor" && <DecorSection {...elements[0]} />}
      {selection.has("stage") && <StageSection />}
      <PlaceSection />
      {selection.size > 1 && <ArrangeSection />}
    </div>
  );
}

/** '2 rijen in 4 blokken'; null when each row is one block, or when other elements are selected too. */
function blocksOfRows(groups: PlanGroup[], selected: number): string | null {
  const rows = rowsOf(groups, frameOf(groups));
  const blocks = rows.reduce((sum, row) => sum + row.blocks.length, 0);
  if (blocks !== selected || rows.length === selected) return null;
  return `${rows.length === 1 ? "1 rij" : `${rows.length} rijen`} in ${blocks} blokken`;
}

function kindsOf(element: ReturnType<typeof elementsOf>[number]): SeatKind[] {
  if (element.type === "seat") return [element.seat.kind];
  return element.type === "group" ? element.group.seats.map(({ kind }) => kind) : [];
}

interface CommandButtonProps {
  label: string;
  icon: ReactNode;
  danger?: boolean;
  onPress: () => void;
}

function CommandButton({ label, icon, danger = false, onPress }: CommandButtonProps) {
  return (
    <Button size="sm" variant="quiet" icon={icon} className={danger ? "text-danger" : ""} onClick={onPress}>
      {label}
    </Button>
  );
}
