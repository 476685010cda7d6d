import type { RefundFile } from "@podium/shared/contracts/refund-files";
import { useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { LoadState } from "#ui/load-state.tsx";
import { toast } from "#ui/toast.ts";
import { refundFilesQuery, showFile } from "../api/refund-files.ts";
import { FileItem } from "./file-item.tsx";
import { type Settling, settledWords, SettleDialog } from "./settle-dialog.tsx";

/** 'Bestanden voor de bank': the files, and their outcome at the bank. Hidden when empty. */
export function RefundFiles() {
  const query = useLiveQuery(refundFilesQuery);
  const { data: files } = query;
  const [settling, setSettling] = useState<Settling | null>(null);
  if (files === undefined) return <LoadState query={query} loading={<></>} words={adminErrorWords} />;
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="refund-files" className="mt-6 border-t border-line pt-4">
      <h3 id="refund-files" className="text-lg">
        Bestanden voor de bank
      </h3>
      <p className="mt-1 text-sm text-muted">
        Laad het bestand op in het programma van uw bank, bij betalingen in groep (SEPA, pain.001), en onderteken het
        daar. Staat het geld op uw afschrift? Druk dan hier op 'Als uitgevoerd noteren': de gasten krijgen een mail.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {files.map((file) => (
          <FileItem key={file.id} file={file} onSettle={setSettling} />
        ))}
      </ul>
      {settling && (
        <SettleDialog
          settling={settling}
          onClose={() => setSettling(null)}
          onSettled={(file: RefundFile) => {
            setSettling(null);
            showFile(file);
            toast.success(settledWords(settling), { duration: 5000 });
          }}
        />
      )}
    </section>
  );
}
