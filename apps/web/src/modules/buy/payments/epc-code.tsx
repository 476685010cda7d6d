import { useMutation } from "@tanstack/react-query";
import { Share2 } from "virtual:icons";
import { payment } from "#messages/nl/payment.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { QrCode, useQrCode } from "#ui/qr-code.tsx";
import { SavedFile } from "#ui/saved-file.tsx";
import { shareCode } from "./share-code.ts";

/** A device cannot scan its own screen; no link opens all bank apps (docs/decisions/032-transfers-and-tickets.md). */
function SameDevice({ epc }: { epc: string }) {
  const sharing = useMutation({ mutationFn: () => shareCode(epc) });
  const saved = sharing.data ?? undefined;
  const t = payment();
  return (
    <div className="hidden max-w-72 flex-col items-center gap-3 text-sm text-muted pointer-coarse:flex">
      <Button variant="secondary" icon={<Share2 />} busy={sharing.isPending} onClick={() => sharing.mutate()}>
        {t.toBankApp}
      </Button>
      <div className="text-left empty:hidden">
        <SavedFile file={saved} />
      </div>
      <p role="status">{saved ? t.choosePicture : t.onThisDevice}</p>
      <ErrorNotice error={sharing.error} words={() => ({ message: t.shareFailed })} />
    </div>
  );
}

/** The QR code that fills in the transfer in banking apps (EPC069-12), drawn without a third party. */
export function EpcCode({ epc }: { epc: string }) {
  const code = useQrCode(epc);
  if (code.isError) return null;
  const t = payment();
  return (
    <figure className="flex flex-col items-center gap-3 text-center">
      <QrCode code={code} alt={t.codeAlt} className="size-52" />
      <figcaption className="max-w-60 text-sm text-muted pointer-coarse:hidden">{t.scanCode}</figcaption>
      <SameDevice epc={epc} />
    </figure>
  );
}
