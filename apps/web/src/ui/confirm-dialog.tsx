import * as Radix from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { dialogPanel, dialogVeil, useDialogFocus } from "./dialog-parts.ts";

export interface ConfirmDialogProps {
  onClose: () => void;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** The dialog stays until the caller closes it, so that a failure can be shown in it. */
  onConfirm: () => void;
  busy?: boolean;
  disabled?: boolean;
  tone?: "danger" | "plain";
  children?: ReactNode;
}

/** Confirms what cannot be undone. The focus is on its field, else on cancel; only the buttons and Escape close it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    onClose,
    title,
    description,
    confirmLabel,
    cancelLabel,
    onConfirm,
    busy = false,
    disabled = false,
    tone = "danger",
    children,
  } = props;
  const focus = useDialogFocus();
  return (
    <Radix.Root open onOpenChange={() => onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={dialogVeil} />
        <Radix.Content className={classNames(dialogPanel, "p-5 sm:max-w-lg sm:p-6")} {...focus}>
          <Radix.Title className="text-xl">{title}</Radix.Title>
          {/* Extends to the sides by the width of focus outlines, which would otherwise be cut off. */}
          <div className="-mx-1 mt-3 overflow-y-auto px-1 pb-1">
            <Radix.Description asChild>
              <div>{description}</div>
            </Radix.Description>
            {children}
          </div>
          <footer className="mt-6 flex flex-wrap justify-end gap-3">
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Radix.Cancel>
            <Button
              variant={tone === "danger" ? "danger" : "primary"}
              busy={busy}
              disabled={disabled}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
