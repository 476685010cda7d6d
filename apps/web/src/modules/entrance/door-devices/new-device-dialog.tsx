import type { DoorDevice, NewDoorDevice } from "@podium/shared/contracts/door-devices";
import { useState } from "react";
import { useProof } from "#entities/account/proof-dialog.tsx";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { FormDialog } from "#forms/form-dialog.tsx";
import { useContractForm } from "#forms/use-contract-form.ts";
import { api } from "#platform/api-client.ts";
import { serverNow } from "#platform/server-clock.ts";
import { repeatedHour, toTheatreTime } from "#platform/theatre-time.ts";
import { TextField } from "#ui/text-field.tsx";
import { endOfNight, freeName } from "./device-words.ts";
import { PairingDialog } from "./pairing-dialog.tsx";

interface NewDeviceDialogProps {
  devices: readonly DoorDevice[];
  onMade: () => void;
  onClose: () => void;
}

/** Prefilled for tonight: one tap shows the code. */
export function NewDeviceDialog({ devices, onMade, onClose }: NewDeviceDialogProps) {
  const [made, setMade] = useState<NewDoorDevice | null>(null);
  const form = useContractForm({
    schema: async () => (await import("./device-form.ts")).deviceFieldsSchema,
    defaultValues: { name: freeName(devices), until: toTheatreTime(endOfNight(serverNow())) },
    submit: (body) => api.createDoorDevice({ body }),
    onSuccess: (device) => {
      setMade(device);
      onMade();
    },
    onError: (error) => proof.ask(error),
  });
  const proof = useProof({ again: form.submit, reset: form.action.reset });
  if (proof.dialog) return proof.dialog;
  if (made) return <PairingDialog made={made} name={form.getValues("name")} onClose={onClose} />;
  return (
    <FormDialog
      form={form}
      title="Nieuw toestel"
      description="Een telefoon of tablet voor de ingang. Wie ermee scant, heeft geen wachtwoord nodig."
      submitLabel="Toon de QR-code"
      words={adminErrorWords}
      onClose={onClose}
    >
      <TextField
        label="Naam"
        maxLength={40}
        autoComplete="off"
        hint="Zo heet het in de lijst van de scans."
        {...form.field("name", "Geef het toestel een naam, bijvoorbeeld Ingang links.")}
      />
      <TextField
        label="Werkt tot"
        type="datetime-local"
        hint={repeatedHour(form.watch("until")) ?? "Daarna kan het toestel niets meer. Ten hoogste 7 dagen."}
        {...form.field("until", "Kies een dag en een uur die nog moeten komen.")}
      />
    </FormDialog>
  );
}
