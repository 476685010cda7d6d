import { createContext, type RefObject, useContext, useMemo, useRef, useState } from "react";
import { type Command, type ElementKey, NOTHING, type Selection } from "#modules/editors/hall-editor/model/drawing.ts";
import type { RunOptions } from "./editor.ts";
import type { HallSession } from "./hall-session.ts";
import { FIRST_SETTINGS, type ToolSettings } from "./make-tool.ts";
import type { ToolName } from "./tool.ts";

export type PanelTab = "properties" | "list" | "hall" | "faults";
export type OpenDialog = "preview" | "publish" | "help";

/** The drawing surface, for components beside it, such as the list of parts. */
export interface CanvasHandle {
  readonly focus: () => void;
  readonly reveal: (keys: Iterable<ElementKey>) => void;
}

/** The current tool and the open panels; the drawing itself is in the session's editor. */
export interface EditorView {
  readonly session: HallSession;
  readonly tool: ToolName;
  readonly settings: ToolSettings;
  /** Null on a phone, where the drawing then has all the space. */
  readonly tab: PanelTab | null;
  readonly dialog: OpenDialog | null;
  readonly canvas: RefObject<CanvasHandle | null>;
  /** Chooses a tool; all tools but the one for selecting clear the selection. */
  readonly pickTool: (name: ToolName) => void;
  readonly changeSettings: (part: Partial<ToolSettings>) => void;
  readonly openTab: (tab: PanelTab | null) => void;
  readonly openDialog: (dialog: OpenDialog | null) => void;
  readonly run: (command: Command, options?: RunOptions) => boolean;
  /** Selects an element, or `all` around it, and reveals it; without a key, clears the selection. */
  readonly select: (key: ElementKey | null, all?: Selection) => void;
}

export function useNewEditorView(session: HallSession, isWide: boolean): EditorView {
  const [tool, setTool] = useState<ToolName>("select");
  const [settings, setSettings] = useState(FIRST_SETTINGS);
  const [tab, setTab] = useState<PanelTab | null>(null);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const canvas = useRef<CanvasHandle>(null);
  return useMemo(() => {
    const { editor } = session;
    return {
      session,
      tool,
      settings,
      tab: tab ?? (isWide ? "properties" : null),
      dialog,
      canvas,
      pickTool(name) {
        setTool(name);
        // On a phone the drawing stays visible; a bar opens the settings.
        setTab(isWide ? "properties" : null);
        if (name !== "select") editor.select(NOTHING);
      },
      changeSettings: (part) => setSettings((old) => ({ ...old, ...part })),
      openTab: setTab,
      openDialog: setDialog,
      run: editor.run,
      select(key, all) {
        setTool("select");
        editor.select(key === null ? NOTHING : (all ?? new Set([key])));
        if (key !== null) canvas.current?.reveal([key]);
      },
    };
  }, [session, isWide, tool, settings, tab, dialog]);
}

export const EditorViewContext = createContext<EditorView | null>(null);

export function useEditorView(): EditorView {
  const view = useContext(EditorViewContext);
  if (!view) throw new Error("Only within a hall editor");
  return view;
}
