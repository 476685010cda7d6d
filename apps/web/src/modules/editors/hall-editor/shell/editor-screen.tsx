import { useSaving } from "#forms/drafts/use-saving.ts";
import { EditorDialogs } from "../dialogs/editor-dialogs.tsx";
import { LeaveDrawing } from "./leave-drawing.tsx";
import type { HallSession } from "#modules/editors/hall-editor/state/hall-session.ts";
import { useAreaKeys } from "#modules/editors/hall-editor/state/areas.ts";
import { Drawing } from "./drawing.tsx";
import { EditorViewContext, useNewEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { KeptFocus } from "./restore-focus.tsx";
import { PhoneBar } from "./phone-bar.tsx";
import { SidePanel } from "./side-panel.tsx";
import { StatusStrip } from "./status-strip.tsx";
import { ToolHint } from "./tool-hint.tsx";
import { ToolPalette } from "./tool-palette.tsx";
import { TopBar } from "./top-bar.tsx";
import { useIsWide } from "./use-is-wide.ts";
import { useUndoKeys } from "./use-undo-keys.ts";

/** A drawing program as high as the screen: tools, drawing and panels side by side, or stacked on a phone. */
export function EditorScreen({ session }: { session: HallSession }) {
  useSaving(session);
  useUndoKeys(session.editor);
  useAreaKeys();
  const isWide = useIsWide();
  const view = useNewEditorView(session, isWide);
  return (
    <EditorViewContext value={view}>
      <div className="flex h-[calc(100dvh-4.25rem)] min-h-120 flex-col">
        <TopBar />
        <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
          {isWide && <ToolPalette className="w-48 shrink-0 overflow-y-auto border-r border-line bg-surface p-2" />}
          <div className="flex min-h-0 min-w-0 flex-1 flex-col">
            {!isWide && <ToolHint />}
            <Drawing />
            {isWide && <StatusStrip />}
          </div>
          {isWide ? <SidePanel /> : <PhoneBar />}
        </div>
      </div>
      <KeptFocus />
      <EditorDialogs />
      <LeaveDrawing session={session} />
    </EditorViewContext>
  );
}
