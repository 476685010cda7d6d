import type { HallPlan, PlanGroup } from "@podium/shared/contracts/hall-plan";
import { ChevronDown, ChevronRight } from "lucide-react";
import { memo, type ReactNode, useState } from "react";
import { useAtomValue } from "#platform/state.ts";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { SearchField } from "#ui/search-field.tsx";
import { describe } from "../model/describe.ts";
import { decorKey, type ElementKey, groupKey, seatKey, type Selection } from "../model/drawing.ts";
import { useEditorView } from "../shell/editor-view.ts";
import { PartActs } from "./part-acts.tsx";

/** More at once make the list slow; one searches. */
const SHOWN = 200;

/** Everything on the drawing as text, with the same acts: for who cannot point. */
export function PartsList() {
  const { session } = useEditorView();
  const { plan, selection } = useAtomValue(session.editor.stateAtom);
  const [wanted, setWanted] = useState("");
  // What is selected stays in sight when another name is given to it.
  const isWanted = (key: ElementKey): boolean =>
    wanted.trim() === "" ||
    selection.has(key) ||
    describe(plan, key).toLowerCase().includes(wanted.trim().toLowerCase());
  const groups = plan.groups.filter(({ id }) => isWanted(groupKey(id)));
  const decor = plan.decor.map((_, index) => decorKey(index)).filter(isWanted);
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-lg">Alles op de tekening</h2>
      <p className="text-sm text-muted">
        In de volgorde van de lijst worden plaatsen genummerd en op lijsten gezet. Toevoegen doet u met het gereedschap:
        ‘Zet op een vrije plek’.
      </p>
      <SearchField label="Zoek in de tekening" value={wanted} onChange={setWanted} />
      <ul aria-label="Alles op de tekening" className="flex flex-col">
        {isWanted("stage") && <Part plan={plan} part="stage" selected={selection.has("stage")} />}
        {groups.slice(0, SHOWN).map((group) => (
          <GroupPart key={group.id} plan={plan} group={group} selection={selection} />
        ))}
        {decor.map((key) => (
          <Part key={key} plan={plan} part={key} selected={selection.has(key)} />
        ))}
      </ul>
      {groups.length > SHOWN && (
        <p className="text-muted">En nog {groups.length - SHOWN} andere rijen en tafels: zoek op hun naam.</p>
      )}
    </div>
  );
}

interface GroupPartProps {
  plan: HallPlan;
  group: PlanGroup;
  selection: Selection;
}

function GroupPart({ plan, group, selection }: GroupPartProps) {
  const { id, label, seats } = group;
  const keys = seats.map((_, index) => seatKey(id, index));
  const [isOpen, setOpen] = useState(false);
  const open = isOpen || keys.some((key) => selection.has(key));
  return (
    <Part
      plan={plan}
      part={groupKey(id)}
      selected={selection.has(groupKey(id))}
      detail={seatRange(group)}
      opens={{ open, label, onOpen: setOpen }}
    >
      {open && (
        <ul aria-label={`Stoelen van ${label}`} className="pl-8">
          {keys.map((key) => (
            <Part key={key} plan={plan} part={key} selected={selection.has(key)} />
          ))}
        </ul>
      )}
    </Part>
  );
}

/** 'Stoelen A tot J' of a row; nothing of what stands alone. */
function seatRange({ kind, seats }: PlanGroup): string | undefined {
  const [first, last] = [seats[0], seats.at(-1)];
  return kind === "row" && first && last && first !== last ? `Stoelen ${first.label} tot ${last.label}` : undefined;
}

interface PartProps {
  plan: HallPlan;
  part: ElementKey;
  selected: boolean;
  /** Tells blocks of one row apart. */
  detail?: string | undefined;
  opens?: { open: boolean; label: string; onOpen: (open: boolean) => void };
  children?: ReactNode;
}

const Part = memo(function Part({ plan, part, selected, detail, opens, children }: PartProps) {
  const { session, select } = useEditorView();
  const isOnly = (): boolean => session.editor.state().selection.size === 1;
  return (
    <li className="border-b border-line">
      <div className="flex items-center">
        {opens && (
          <IconButton
            label={`Stoelen van ${opens.label}`}
            aria-expanded={opens.open}
            icon={opens.open ? <ChevronDown /> : <ChevronRight />}
            onClick={() => opens.onOpen(!opens.open)}
          />
        )}
        <button
          type="button"
          aria-pressed={selected}
          onClick={() => select(selected && isOnly() ? null : part)}
          className={classNames(
            "min-h-11 flex-1 rounded-md px-2 py-1 text-left leading-snug",
            selected ? "bg-accent-soft font-semibold text-accent" : "hover:bg-surface-sunken",
          )}
        >
          {describe(plan, part)}
          {detail !== undefined && <span className="block text-sm font-normal text-muted">{detail}</span>}
        </button>
      </div>
      {selected && <PartActs part={part} />}
      {children}
    </li>
  );
});
