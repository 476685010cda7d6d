import { type ReactNode, useEffect, useRef } from "react";
import { faultsOf } from "#modules/editors/hall-editor/model/faults-by-element.ts";
import { FaultsPanel } from "#modules/editors/hall-editor/panels/faults-panel.tsx";
import { HallPanel } from "#modules/editors/hall-editor/panels/hall-panel.tsx";
import { PartsList } from "#modules/editors/hall-editor/panels/parts-list.tsx";
import { PropertiesPanel } from "#modules/editors/hall-editor/panels/properties-panel.tsx";
import { type PanelTab, useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { useAtomValue } from "#platform/state.ts";
import { Tabs } from "#ui/tabs.tsx";

const screens: Record<PanelTab, () => ReactNode> = {
  properties: PropertiesPanel,
  list: PartsList,
  hall: HallPanel,
  faults: FaultsPanel,
};

export function usePanelTabs(): { value: PanelTab; label: string }[] {
  const { plan } = useAtomValue(useEditorView().session.editor.stateAtom);
  const faults = faultsOf(plan).all.length;
  return [
    { value: "properties", label: "Kenmerken" },
    { value: "list", label: "Lijst" },
    { value: "hall", label: "Zaal" },
    { value: "faults", label: faults === 0 ? "In orde" : `Te doen (${faults})` },
  ];
}

export function PanelContent({ tab }: { tab: PanelTab }) {
  const Screen = screens[tab];
  return <Screen />;
}

export function SidePanel() {
  const { tab, openTab, tool } = useEditorView();
  const tabs = usePanelTabs();
  const panel = useRef<HTMLElement>(null);
  // Another tool or tab has other content, which is read from its top.
  const content = `${tool} ${tab}`;
  const shown = useRef(content);
  useEffect(() => {
    if (panel.current && shown.current !== content) panel.current.scrollTop = 0;
    shown.current = content;
  }, [content]);
  return (
    <aside
      ref={panel}
      data-area="panel"
      aria-label="Kenmerken en lijst"
      className="w-100 shrink-0 overflow-y-auto border-l border-line bg-surface"
    >
      <Tabs
        label="Wat u ziet"
        className="px-3 pt-1 pb-6"
        value={tab ?? "properties"}
        onValueChange={(value) => openTab(tabs.find((one) => one.value === value)?.value ?? null)}
        tabs={tabs.map((one) => ({ ...one, content: <PanelContent tab={one.value} /> }))}
      />
    </aside>
  );
}
