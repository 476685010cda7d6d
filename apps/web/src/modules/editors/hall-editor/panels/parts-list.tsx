import type { HallPlan, PlanGroup } from "@podium/shared/contracts/hall-plan";
import { folded, matches } from "@podium/shared/words/search-text";
import {
  ArrowDown,
  ArrowLeft,
  ArrowRight,
  ArrowUp,
  ChevronDown,
  ChevronRight,
  ListEnd,
  ListStart,
  SlidersHorizontal,
  Trash,
} from "virtual:icons";
import { memo, type ReactNode, useId, useState } from "react";
import { move } from "#modules/editors/hall-editor/commands/move.ts";
import { reorder } from "#modules/editors/hall-editor/commands/order.ts";
import { remove } from "#modules/editors/hall-editor/commands/remove.ts";
import { describe } from "#modules/editors/hall-editor/model/describe.ts";
import { type ElementKey, elementOf, groupKey, keyParts, seatKey } from "#modules/editors/hall-editor/model/drawing.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { NamesSection } from "./element-sections.tsx";
import { TrimButton } from "./paper-buttons.tsx";
import { partsOrder, SHOWN } from "./parts-order.ts";
import { usePartsKeys } from "./use-parts-keys.ts";

/** Everything in the drawing as a list, with the same commands, for users who cannot point. */
export function PartsList() {
  const { session } = useEditorView();
  const { plan, selection } = useAtomValue(session.editor.stateAtom);
  const [wanted, setWanted] = useState("");
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [lastStop, setStop] = useState<ElementKey | null>(null);
  const hintId = useId();
  const words = wanted.trim().toLowerCase();
  // Selected elements stay in the list when they are renamed.
  const isWanted = (key: ElementKey): boolean =>
    words === "" || selection.has(key) || matches(folded(describe(plan, key)), words);
  const withSeat = new Set([...selection, ...(lastStop ? [lastStop] : [])].flatMap(seatGroup));
  const isOpen = (groupId: string): boolean => opened.has(groupId) || withSeat.has(groupId);
  const setOpen = (groupId: string, open: boolean): void =>
    setOpened(new Set(open ? [...opened, groupId] : [...opened].filter((each) => each !== groupId)));
  const parts = partsOrder(plan, { isWanted, isOpen });
  const { order } = parts;
  const stop =
    (lastStop && order.includes(lastStop) ? lastStop : (order.find((key) => selection.has(key)) ?? order[0])) ?? null;
  const { list, ...handlers } = usePartsKeys({ parts, selection, stop, setStop, isOpen, setOpen });
  const hidden = plan.groups.filter(({ id }) => isWanted(groupKey(id))).length - SHOWN;

  const line = (key: ElementKey) => ({ plan, part: key, selected: selection.has(key), isStop: key === stop });
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-lg">Alles op de tekening</h2>
      <p className="text-sm text-muted">
        In de volgorde van de lijst worden plaatsen genummerd en op lijsten gezet. Toevoegen doet u met het gereedschap:
        ‘Zet op een vrije plek’.
      </p>
      <p id={hintId} className="text-sm text-muted max-lg:hidden">
        Pijltjes gaan van regel naar regel. Met Shift kiest u alles ertussen, met Ctrl één erbij of eraf.
      </p>
      <SearchField label="Zoek in de tekening" value={wanted} onChange={setWanted} />
      {/* One handler for all lines, which contain the buttons. The list itself takes the focus only when empty. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label="Alles op de tekening"
        aria-describedby={hintId}
        className="flex flex-col"
        {...handlers}
      >
        {order.map((key) => {
          const { type } = keyParts(key);
          // Seats are listed inside their group.
          if (type === "seat") return null;
          const element = elementOf(plan, key);
          if (element?.type !== "group") return <Part key={key} {...line(key)} />;
          const { id, label, seats } = element.group;
          const open = seats.length > 0 && isOpen(id);
          return (
            <Part
              key={key}
              {...line(key)}
              detail={seatRange(element.group)}
              {...(element.group.kind !== "area" && { opens: open ? "open" : "closed" })}
            >
              {open && (
                <ul aria-label={`Stoelen van ${label}`} className="pl-8">
                  {seats.map((_, index) => (
                    <Part key={seatKey(id, index)} {...line(seatKey(id, index))} />
                  ))}
                </ul>
              )}
            </Part>
          );
        })}
      </ul>
      {hidden > 0 && <p className="text-muted">En nog {hidden} andere rijen en tafels: zoek op hun naam.</p>}
      <TrimButton />
    </div>
  );
}

/** 'Stoelen A tot J' for a row; undefined for single places. */
function seatRange({ kind, seats }: PlanGroup): string | undefined {
  const [first, last] = [seats[0], seats.at(-1)];
  return kind === "row" && first && last && first !== last ? `Stoelen ${first.label} tot ${last.label}` : undefined;
}

function seatGroup(key: ElementKey): string[] {
  const parts = keyParts(key);
  return parts.type === "seat" ? [parts.groupId] : [];
}

interface PartProps {
  plan: HallPlan;
  part: ElementKey;
  selected: boolean;
  /** Whether Tab focuses this line. */
  isStop: boolean;
  /** Distinguishes blocks of one row. */
  detail?: string | undefined;
  /** Only set for a row or table. */
  opens?: "open" | "closed";
  children?: ReactNode;
}

const Part = memo(function Part({ plan, part, selected, isStop, detail, opens, children }: PartProps) {
  const tabIndex = isStop ? 0 : -1;
  const element = elementOf(plan, part);
  return (
    <li className="border-b border-line">
      <div className="flex items-center">
        {opens && element?.type === "group" && (
          <IconButton
            label={`Stoelen van ${element.group.label}`}
            data-opens={element.group.id}
            tabIndex={tabIndex}
            aria-expanded={opens === "open"}
            icon={opens === "open" ? <ChevronDown /> : <ChevronRight />}
          />
        )}
        <button
          type="button"
          data-line={part}
          tabIndex={tabIndex}
          aria-pressed={selected}
          className={classNames(
            "min-h-11 flex-1 rounded-md px-2 py-1 text-left leading-snug",
            selected ? "bg-accent-soft font-semibold text-accent" : "hover:bg-surface-sunken",
          )}
        >
          {describe(plan, part)}
          {detail !== undefined && <span className="block text-sm font-normal text-muted">{detail}</span>}
        </button>
      </div>
      {selected && <PartCommands part={part} />}
      {children}
    </li>
  );
});

/** Distance of a move, in units of the drawing. */
const STEP = 10;

function PartCommands({ part }: { part: ElementKey }) {
  const { session, run, openTab, canvas } = useEditorView();
  const { selection } = useAtomValue(session.editor.stateAtom);
  const { type } = keyParts(part);
  if (selection.size !== 1) return null;
  const shift = (dx: number, dy: number) => (): void => {
    run(move(dx, dy), { gesture: "list-move" });
    canvas.current?.reveal([part]);
  };
  return (
    <div className="flex flex-col gap-2 pb-3 pl-2">
      <NamesSection />
      <div className="-ml-2 flex flex-wrap items-center">
        <IconButton label="Naar links" icon={<ArrowLeft />} onClick={shift(-STEP, 0)} />
        <IconButton label="Naar rechts" icon={<ArrowRight />} onClick={shift(STEP, 0)} />
        <IconButton label="Naar voren" icon={<ArrowUp />} onClick={shift(0, -STEP)} />
        <IconButton label="Naar achteren" icon={<ArrowDown />} onClick={shift(0, STEP)} />
        {type !== "stage" && (
          <>
            <IconButton label="Eerder in de volgorde" icon={<ListStart />} onClick={() => run(reorder(part, -1))} />
            <IconButton label="Later in de volgorde" icon={<ListEnd />} onClick={() => run(reorder(part, 1))} />
            <IconButton label="Verwijderen" tone="danger" icon={<Trash />} onClick={() => run(remove())} />
          </>
        )}
        <Button size="sm" variant="quiet" icon={<SlidersHorizontal />} onClick={() => openTab("properties")}>
          Kenmerken
        </Button>
      </div>
    </div>
  );
}
