import { CircleCheck, List, PencilRuler, Settings2, SlidersHorizontal, TriangleAlert, X } from "virtual:icons";
import { useState } from "react";
import { faultsOf } from "#modules/editors/hall-editor/model/faults-by-element.ts";
import { type PanelTab, useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { toolHint } from "#modules/editors/hall-editor/state/tool.ts";
import { useAtomValue } from "#platform/state.ts";
import { Button } from "#ui/button.tsx";
import { classNames } from "#ui/class-names.ts";
import { IconButton } from "#ui/icon-button.tsx";
import type { IconComponent } from "#ui/icon.ts";
import { PanelContent, usePanelTabs } from "./side-panel.tsx";
import { ToolPalette } from "./tool-palette.tsx";

const icons: Record<PanelTab, IconComponent> = {
  properties: SlidersHorizontal,
  list: List,
  hall: Settings2,
  faults: TriangleAlert,
};

/** On a phone: tools and panels in a sheet that leaves part of the drawing visible. */
export function PhoneBar() {
  const { session, tab, openTab, tool } = useEditorView();
  const [toolsAt, setToolsAt] = useState<string | null>(null);
  // Picking a tool closes the tools.
  const tools = toolsAt === tool;
  const tabs = usePanelTabs();
  const faults = faultsOf(useAtomValue(session.editor.stateAtom).plan).all.length;
  const open = tools ? { label: "Tekenen" } : tabs.find(({ value }) => value === tab);
  return (
    <div data-below-toasts className="shrink-0 border-t border-line bg-surface">
      {open && (
        <section
          data-area="panel"
          aria-label={open.label}
          className="max-h-[42dvh] overflow-y-auto border-b border-line px-4 pt-1 pb-4"
        >
          <div className="sticky top-0 z-10 -mx-4 flex items-center justify-between bg-surface px-4">
            <h2 className="text-lg">{open.label}</h2>
            <IconButton
              label="Paneel sluiten"
              icon={<X />}
              className="-mr-2"
              onClick={() => {
                setToolsAt(null);
                openTab(null);
              }}
            />
          </div>
          {tools ? <ToolPalette /> : tab && <PanelContent tab={tab} />}
        </section>
      )}
      <nav aria-label="Panelen" className="grid grid-cols-5">
        <BarButton
          label="Tekenen"
          Icon={PencilRuler}
          open={tools}
          onPress={() => {
            openTab(null);
            setToolsAt(tools ? null : tool);
          }}
        />
        {tabs.map(({ value, label }) => (
          <BarButton
            key={value}
            label={label}
            Icon={value === "faults" && faults === 0 ? CircleCheck : icons[value]}
            open={!tools && tab === value}
            onPress={() => {
              setToolsAt(null);
              openTab(!tools && tab === value ? null : value);
            }}
          />
        ))}
      </nav>
    </div>
  );
}

interface BarButtonProps {
  label: string;
  Icon: IconComponent;
  open: boolean;
  onPress: () => void;
}

function BarButton({ label, Icon, open, onPress }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onPress}
      className={classNames(
        "flex min-h-14 flex-col items-center justify-center gap-0.5 px-0.5 text-sm leading-tight font-semibold",
        open ? "bg-accent-soft text-accent" : "text-ink",
      )}
    >
      <Icon className="size-5" />
      {label}
    </button>
  );
}

export function ToolHint() {
  const { tool, tab, openTab, pickTool } = useEditorView();
  if (tool === "select") return null;
  return (
    <div className="flex items-center gap-2 border-b border-line bg-accent-soft px-3 py-1">
      <p className="flex-1 text-sm leading-tight font-semibold text-accent">{toolHint(tool, true)}</p>
      {tab !== "properties" && (
        <Button size="sm" variant="quiet" icon={<SlidersHorizontal />} onClick={() => openTab("properties")}>
          Instellen
        </Button>
      )}
      <Button size="sm" variant="secondary" onClick={() => pickTool("select")}>
        Klaar
      </Button>
    </div>
  );
}
