import { useEffect, useRef } from "react";
import { type Area, areaOf, goToArea } from "#modules/editors/hall-editor/state/areas.ts";
import { useEditorView } from "#modules/editors/hall-editor/state/editor-view.ts";
import { useAtomValue } from "#platform/state.ts";

/** Keeps the focus in its area when the focused element disappears: on its panel's title, or on the drawing. */
export function RestoreFocus() {
  const { session } = useEditorView();
  useAtomValue(session.editor.stateAtom);
  const last = useRef<{ element: Element; area: Area } | null>(null);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent): void => {
      const element = target instanceof Element ? target : null;
      const area = areaOf(element);
      last.current = element && area ? { element, area } : null;
    };
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, []);
  // Runs after each render: removing the focused element fires no event.
  useEffect(() => {
    if (document.activeElement !== document.body || !last.current || last.current.element.isConnected) return;
    const { area } = last.current;
    last.current = null;
    // On a phone a panel may have closed.
    if (!goToArea(area)) goToArea("drawing");
  });
  return null;
}
