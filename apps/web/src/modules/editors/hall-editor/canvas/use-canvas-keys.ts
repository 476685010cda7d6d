import { type KeyboardEvent, useEffect, useMemo, useRef } from "react";
import { type CanvasCommand, commandOf } from "./canvas-keys.ts";
import { stay } from "./keyboard-selection.ts";
import { type KeyContext, type KeyPressed, runCommand } from "./key-actions.ts";

/** The keys of the focused surface (`canvas-keys.ts`); Space pans while it is down. */
export function useCanvasKeys(context: KeyContext) {
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  });
  return useMemo(() => {
    const run = (command: CanvasCommand, event: KeyPressed): boolean => runCommand(command, event, latest.current);
    const space = (down: boolean) => latest.current.gestures.current?.setSpace(down);
    const isOwn = (event: { target: EventTarget; currentTarget: EventTarget }) => event.target === event.currentTarget;
    return {
      onKeyDown: (event: KeyboardEvent) => {
        if (!isOwn(event)) return;
        const command = commandOf(event.nativeEvent);
        const pans = event.key === " " && !command;
        if (pans) space(true);
        if (pans || (command && run(command, event))) event.preventDefault();
      },
      onKeyUp: (event: KeyboardEvent) => {
        if (event.key === " ") space(false);
      },
      onBlur: () => {
        space(false);
        stay(latest.current.bench);
      },
    };
  }, []);
}
