import { SlidersHorizontal } from "virtual:icons";
import { Button } from "#ui/button.tsx";
import { toolHint } from "#modules/editors/hall-editor/state/tool-words.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";

/** On a phone: the effect of a tap with the current tool, its settings, and a button to drop the tool. */
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
