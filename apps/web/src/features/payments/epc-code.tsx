import { useMutation } from "@tanstack/react-query";
import { Share2 } from "lucide-react";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { QrCode, useQrCode } from "#ui/qr-code.tsx";
import { shareCode } from "./share-code.ts";

/** One cannot scan one's own screen, and no link opens all bank apps (docs/decisions/032-transfers-and-tickets.md). */
function SameDevice({ epc }: { epc: string }) {
  const sharing = useMutation({ mutationFn: () => shareCode(epc) });
  return (
    <div className="hidden max-w-72 flex-col items-center gap-3 text-sm text-muted pointer-coarse:flex">
      <Button variant="secondary" icon={<Share2 />} busy={sharing.isPending} onClick={() => sharing.mutate()}>
        QR-code naar uw bankapp
      </Button>
      <p role="status">
        {sharing.data === true
          ? "De QR-code staat bij uw downloads. Open uw bankapp, kies om een QR-code te scannen en neem deze afbeelding."
          : "Staat uw bankapp op dit toestel? Deel de QR-code met de app, of bewaar ze en kies ze in de app bij het scannen. Kan uw app dat niet, kopieer dan de gegevens hierboven."}
      </p>
      <ErrorNotice error={sharing.error} words={() => ({ message: "De QR-code kon niet gedeeld worden." })} />
    </div>
  );
}

/** The QR code by which banking apps fill in the transfer (EPC069-12), drawn without a third party. */
export function EpcCode({ epc }: { epc: string }) {
  const code = useQrCode(epc);
  if (code.isError) return null;
  return (
    <figure className="flex flex-col items-center gap-3 text-center">
      <QrCode code={code} alt="QR-code met de gegevens van de overschrijving" className="size-52" />
      <figcaption className="max-w-60 text-sm text-muted pointer-coarse:hidden">
        Scan deze code met uw bankapp: de overschrijving is dan al ingevuld.
      </figcaption>
      <SameDevice epc={epc} />
    </figure>
  );
}
