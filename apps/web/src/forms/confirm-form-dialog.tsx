import { ConfirmDialog, type ConfirmDialogProps } from "#ui/confirm-dialog.tsx";
import { ContractForm, type ContractFormProps } from "./contract-form.tsx";

interface ConfirmFormDialogProps extends Omit<ConfirmDialogProps, "busy" | "onConfirm"> {
  form: ContractFormProps["form"] & { busy: boolean };
}

export function ConfirmFormDialog({ form, children, ...dialog }: ConfirmFormDialogProps) {
  return (
    <ConfirmDialog {...dialog} busy={form.busy} onConfirm={form.submit}>
      <ContractForm form={form} className="mt-4 flex flex-col gap-4">
        {children}
      </ContractForm>
    </ConfirmDialog>
  );
}
