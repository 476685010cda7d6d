import { type ReactNode, useId } from "react";
import { dialogs } from "#messages/nl/forms.ts";
import { Button } from "#ui/button.tsx";
import { Dialog, type DialogProps } from "#ui/dialog.tsx";
import { ErrorNotice, type ErrorNoticeProps } from "#ui/notice.tsx";
import { ContractForm, type ContractFormProps } from "./contract-form.tsx";

interface FormDialogProps extends Pick<DialogProps, "title" | "description" | "size" | "onClose" | "children"> {
  form: ContractFormProps["form"] & { busy: boolean; failure: Error | null };
  submitLabel: string;
  cancelLabel?: string;
  /** Action of the button beside the submit button: closes by default. */
  onCancel?: () => void;
  /** Says why sending failed. What was typed stays. */
  words: NonNullable<ErrorNoticeProps["words"]>;
  remedy?: ReactNode;
}

export function FormDialog(props: FormDialogProps) {
  const {
    form,
    submitLabel,
    cancelLabel = dialogs().cancel,
    words,
    remedy,
    onClose,
    onCancel = onClose,
    children,
    ...dialog
  } = props;
  const id = useId();
  return (
    <Dialog
      onClose={onClose}
      {...dialog}
      footer={
        <>
          <Button variant="secondary" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button type="submit" form={id} busy={form.busy}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <ContractForm form={form} id={id} className="flex flex-col gap-4">
        {children}
        <ErrorNotice error={form.failure} words={words}>
          {remedy && <div className="mt-2 flex flex-wrap items-center gap-3">{remedy}</div>}
        </ErrorNotice>
      </ContractForm>
    </Dialog>
  );
}
