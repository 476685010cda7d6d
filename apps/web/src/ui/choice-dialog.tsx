import * as Radix from "@radix-ui/react-alert-dialog";
import type { ReactNode } from "react";
import { classNames } from "#ui/class-names.ts";
import { dialogPanel, dialogVeil, useDialogFocus } from "./dialog-parts.ts";

interface ChoiceDialogProps {
  title: string;
  children: ReactNode;
  choices: ReactNode;
}

/** Asks which of two versions remains; cannot be closed, because nothing is saved until one is chosen. */
export function ChoiceDialog({ title, children, choices }: ChoiceDialogProps) {
  const focus = useDialogFocus();
  return (
    <Radix.Root open>
      <Radix.Portal>
        <Radix.Overlay className={dialogVeil} />
        <Radix.Content
          className={classNames(dialogPanel, "overflow-y-auto p-5 sm:max-w-2xl sm:p-6")}
          {...focus}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus(event);
            // Radix looks for a cancel button only; without focus here, Tab would go on behind the question.
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
        >
          <Radix.Title className="text-xl">{title}</Radix.Title>
          <Radix.Description asChild>
            <div className="mt-3">{children}</div>
          </Radix.Description>
          <footer className="mt-6 flex flex-wrap justify-end gap-3">{choices}</footer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
