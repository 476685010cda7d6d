import type { ComponentProps } from "react";
import { TextField } from "#ui/text-field.tsx";

/** Why a voucher is changed; readers of its ledger see the reason. */
export function ReasonField(field: Omit<ComponentProps<typeof TextField>, "label">) {
  return <TextField label="Reden" hint="Staat bij de bon." maxLength={200} autoComplete="off" {...field} />;
}
