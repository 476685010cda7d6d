import { X } from "virtual:icons";
import * as Radix from "@radix-ui/react-dialog";
import { useRef, type ReactNode } from "react";
import { dialogs } from "#messages/nl/forms.ts";
import { classNames } from "./class-names.ts";
import { dialogPanel, dialogVeil, useDialogFocus } from "./dialog-parts.ts";
import { IconButton } from "./icon-button.tsx";

export interface DialogProps {
  onClose: () => void;
  title: string;
  description?: ReactNode;
  footer?: ReactNode;
  size?: "md" | "lg" | "xl";
  children?: ReactNode;
}

const widths = { md: "sm:max-w-lg", lg: "sm:max-w-3xl", xl: "sm:max-w-6xl" } as const;

/** Open while rendered. Escape and the cross close it, and so does a press outside until something was filled in. */
export function Dialog({ onClose, title, description, footer, size = "md", children }: DialogProps) {
  const focus = useDialogFocus();
  const filledIn = useRef(false);
  return (
    <Radix.Root open onOpenChange={() => onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={dialogVeil} />
        <Radix.Content
          className={classNames(dialogPanel, widths[size])}
          {...focus}
          onChange={() => (filledIn.current = true)}
          onInteractOutside={(event) => filledIn.current && event.preventDefault()}
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
        >
          {/* No <header>: that would be a second banner of the page. */}
          <div className="flex items-start justify-between gap-4 px-5 pt-4 sm:px-6 sm:pt-5">
            <Radix.Title className="pt-1.5 text-xl">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={dialogs().close} icon={<X />} className="-mr-2" />
            </Radix.Close>
          </div>
          <div className="overflow-y-auto px-5 py-3 sm:px-6">
            {description !== undefined && (
              <Radix.Description asChild>
                <div className="mb-4 text-muted">{description}</div>
              </Radix.Description>
            )}
            {children}
          </div>
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-3 px-5 pt-2 pb-5 sm:px-6">{footer}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
