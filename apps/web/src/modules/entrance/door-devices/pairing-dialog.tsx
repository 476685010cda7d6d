import type { NewDoorDevice } from "@podium/shared/contracts/door-devices";
import { useLiveQuery } from "#live/use-live-query.ts";
import { Button } from "#ui/button.tsx";
import { Countdown } from "#ui/countdown.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Notice } from "#ui/notice.tsx";
import { QrCode, useQrCode } from "#ui/qr-code.tsx";
import { pairingQuery } from "./api/door-devices.ts";
import { spelledCode, typedAddress } from "./device-words.ts";

interface PairingDialogProps {
  made: NewDoorDevice;
  name: string;
  onClose: () => void;
}

/** Shows the code to scan with the phone, and says when the phone is paired or the code has expired. */
export function PairingDialog({ made, name, onClose }: PairingDialogProps) {
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
