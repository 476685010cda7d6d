import { useMutation } from "@tanstack/react-query";
import { Share2 } from "virtual:icons";
import { savedFile } from "#messages/nl/site.ts";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";
import { canShare, shareFile } from "./save-file.ts";

interface SavedFileProps {
  /** Result of `saveFile`; undefined: nothing was saved yet. */
  file: File | undefined;
  inMail?: boolean;
}

/** Shown after each download: a page cannot know whether the app around its browser dropped it. */
export function SavedFile({ file, inMail = false }: SavedFileProps) {
  const sharing = useMutation({ mutationFn: shareFile });
  if (!file) return null;
  const t = savedFile();
  const isSharable = canShare(file);
  return (
    <Notice announce className="basis-full print:hidden" title={t.saved(file.name)}>
      <p>
        {isSharable ? t.shareInstead : t.openInstead}
        {inMail && ` ${t.inMail}`}
      </p>
      {isSharable && (
        <Button
          variant="secondary"
          icon={<Share2 />}
          className="mt-3"
          busy={sharing.isPending}
          onClick={() => sharing.mutate(file)}
        >
          {t.share}
        </Button>
      )}
      {sharing.data === false && <p className="mt-2">{t.shareFailed}</p>}
    </Notice>
  );
}
