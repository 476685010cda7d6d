import type { Reservation } from "@podium/shared/contracts/reservations";
import { useMutation } from "@tanstack/react-query";
import { Download, UserX } from "virtual:icons";
import { useState } from "react";
import { currentLanguage } from "#messages/messages.ts";
import { ownData } from "#messages/nl/account.tsx";
import { api } from "#platform/api-client.ts";
import { theatreDay } from "#platform/format.ts";
import type { StoredUser } from "#platform/session.ts";
import { Button } from "#ui/button.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { saveFile } from "#ui/save-file.ts";
import { SavedFile } from "#ui/saved-file.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

interface OwnDataProps {
  user: StoredUser;
  /** Used to say what happens to the reservations; undefined while loading. */
  reservations: readonly Reservation[] | undefined;
  onDeleted: () => void;
}

export function OwnData({ user, reservations, onDeleted }: OwnDataProps) {
  const t = ownData();
  const [deleting, setDeleting] = useState(false);
  const downloading = useMutation({
    mutationFn: async (as: "page" | "json") => {
      const data = await api.downloadOwnData();
      const name = t.fileName(theatreDay(data.exportedAt));
      if (as === "json")
        return saveFile(`${name}.json`, new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
      const { ownDataDocument } = await import("./own-data-document.ts");
      return saveFile(`${name}.html`, new Blob([ownDataDocument(data, currentLanguage())], { type: "text/html" }));
    },
  });
  return (
    <div className="flex flex-col items-start gap-4">
      <p className="text-muted">{t.what}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          icon={<Download />}
          busy={downloading.isPending && downloading.variables === "page"}
          onClick={() => downloading.mutate("page")}
        >
          {t.download}
        </Button>
        <Button
          variant="quiet"
          busy={downloading.isPending && downloading.variables === "json"}
          onClick={() => downloading.mutate("json")}
        >
          {t.downloadJson}
        </Button>
      </div>
      <ErrorNotice error={downloading.error} />
      <SavedFile file={downloading.data} />
      <hr className="w-full border-line" />
      <p className="text-muted">{t.mayDelete}</p>
      <Button variant="secondary" icon={<UserX />} onClick={() => setDeleting(true)}>
        {t.delete}
      </Button>
      {deleting && (
        <DeleteAccountDialog
          user={user}
          reservations={reservations}
          onClose={() => setDeleting(false)}
          onDeleted={onDeleted}
        />
      )}
    </div>
  );
}
