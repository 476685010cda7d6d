import type { TransferDetails } from "@podium/shared/contracts/payments";
import { groupedIban } from "@podium/shared/money/iban";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { CircleAlert, CircleCheck, Copy, Share2 } from "virtual:icons";
import { ownReservations } from "#messages/nl/own-reservations.tsx";
import { payment, paymentMethod } from "#messages/nl/payment.ts";
import { formatEuro } from "#platform/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { copyText } from "#ui/clipboard.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { QrCode, useQrCode } from "#ui/qr-code.tsx";
import { saveFile, shareFile } from "#ui/save-file.ts";
import { SavedFile } from "#ui/saved-file.tsx";

export function BankDetails({ details: { iban, beneficiary, amount, reference, epc } }: { details: TransferDetails }) {
  const t = payment();
  const own = ownReservations();
  return (
    <Card>
      <h2 className="text-xl">{paymentMethod().MANUAL}</h2>
      <div className="mt-3 grid items-center gap-6 sm:grid-cols-[1fr_auto]">
        <CopyList
          items={[
            { label: t.account, text: groupedIban(iban), copied: iban },
            { label: t.beneficiary, text: beneficiary },
            { label: own.amount, text: formatEuro(amount), copied: amount.toFixed(2).replace(".", ",") },
            { label: t.reference, text: reference },
          ]}
        />
        {epc !== null && <EpcCode epc={epc} />}
      </div>
    </Card>
  );
}

/** Specification, section 8. */
const SHOWN_MS = 2000;

interface CopyItem {
  label: string;
  text: string;
  /** The copied text, when it differs. */
  copied?: string;
}

export function CopyList({ items }: { items: readonly CopyItem[] }) {
  // An object, so that a second copy restarts the timer.
  const [result, setResult] = useState<{ copied: boolean } | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const copy = async (text: string): Promise<void> => setResult({ copied: await copyText(text) });
  const t = payment();
  return (
    <div>
      <dl className="divide-y divide-line">
        {items.map(({ label, text, copied }) => (
          <div key={label} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="col-start-1 font-semibold break-words">{text}</dd>
            <dd className="col-start-2 row-span-2 row-start-1">
              <IconButton label={t.copy(label)} icon={<Copy />} onClick={() => void copy(copied ?? text)} />
            </dd>
          </div>
        ))}
      </dl>
      <p
        role="status"
        className={classNames(
          "flex min-h-8 items-center gap-2 font-semibold",
          result?.copied === false ? "text-danger" : "text-success",
        )}
      >
        {result && (result.copied ? <CircleCheck className="size-5" /> : <CircleAlert className="size-5" />)}
        {result && (result.copied ? t.copied : t.copyFailed)}
      </p>
    </div>
  );
}

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

/** Width in pixels, large enough for banking apps, which read the code from a photo. */
const WIDTH = 800;

async function drawCode(text: string): Promise<Blob> {
  const { toCanvas } = await import("qrcode");
  const canvas = document.createElement("canvas");
  await toCanvas(canvas, text, { errorCorrectionLevel: "M", margin: 4, width: WIDTH });
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("The QR code could not be drawn."))), "image/png");
  });
}

/** Saves the picture if it cannot be shared. @returns the saved file; null if shared, or if the app list was closed */
async function shareCode(text: string): Promise<File | null> {
  const blob = await drawCode(text);
  const name = payment().codeFile;
  if (await shareFile(new File([blob], name, { type: blob.type }))) return null;
  return saveFile(name, blob);
}
