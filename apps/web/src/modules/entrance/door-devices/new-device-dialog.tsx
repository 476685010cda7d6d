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
import { useLiveQuery } from "#live/use-live-query.ts";
import { Button } from "#ui/button.tsx";
import { Countdown } from "#ui/countdown.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { QrCode, useQrCode } from "#ui/qr-code.tsx";
import { pairingQuery } from "./door-devices.ts";
import { endOfNight, freeName, spelledCode, typedAddress } from "./device-words.ts";

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

interface PairingDialogProps {
  made: NewDoorDevice;
  name: string;
  onClose: () => void;
}

function PairingDialog({ made, name, onClose }: PairingDialogProps) {
  const { data: device } = useLiveQuery(pairingQuery(made.id));
  const state = device === null ? "over" : (device?.state ?? "waiting");
  return (
    <Dialog
      title={state === "ready" ? `${name} is klaar` : `Scan met ${name}`}
      onClose={onClose}
      footer={
        <Button variant={state === "ready" ? "primary" : "secondary"} onClick={onClose}>
          {state === "ready" ? "Klaar" : "Sluiten"}
        </Button>
      }
    >
      {state === "ready" && (
        <Notice tone="success" announce title="Gekoppeld">
          De telefoon ({device?.device}) kan scannen, ook als het netwerk straks wegvalt.
        </Notice>
      )}
      {state === "over" && (
        <Notice tone="warning" announce title="De code is verlopen">
          Geen telefoon heeft ze op tijd gescand. Haal dit toestel weg en maak een nieuw.
        </Notice>
      )}
      {state === "waiting" && <Waiting made={made} />}
    </Dialog>
  );
}

function Waiting({ made: { pairingUrl, pairBefore } }: Pick<PairingDialogProps, "made">) {
  const code = useQrCode(pairingUrl);
  return (
    <div className="flex flex-col items-center gap-4 text-center">
      <ol className="list-inside list-decimal text-left text-lg">
        <li>Open de camera van de telefoon.</li>
        <li>Richt ze op deze code en tik op de link.</li>
        <li>Druk op ‘Dit toestel gebruiken aan de ingang’.</li>
      </ol>
      <QrCode code={code} alt="QR-code waarmee een telefoon een toestel van de ingang wordt" className="size-72" />
      <p role="status" className="text-muted">
        Nog <Countdown until={pairBefore} /> geldig, voor één telefoon.
      </p>
      <p className="text-sm text-muted">
        Lukt het niet met de camera? Ga op de telefoon naar{" "}
        <strong className="wrap-anywhere text-ink">{typedAddress(pairingUrl)}</strong> en tik deze code in:
        <strong className="mt-1 block font-mono text-base tracking-wide wrap-anywhere text-ink">
          {spelledCode(pairingUrl)}
        </strong>
      </p>
    </div>
  );
}
