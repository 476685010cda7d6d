import { Tooltip as Radix } from "radix-ui";
import type { ReactElement, ReactNode } from "react";

export interface TooltipProps {
  /** Never the only place where something is said, as touch cannot hover. */
  content: ReactNode;
  /** One focusable element. */
  children: ReactElement;
  side?: "top" | "bottom" | "left" | "right";
}

export function Tooltip({ content, children, side = "top" }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={350}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-64 animate-appear rounded-md bg-stage px-3 py-1.5 text-sm text-cream shadow-raised"
          >
            {content}
            <Radix.Arrow className="fill-stage" />
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
