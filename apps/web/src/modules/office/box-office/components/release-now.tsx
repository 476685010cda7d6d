import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { SHOWS_KEY } from "#entities/shows/shows.ts";
import { api } from "#platform/api-client.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import type { BlockedGroup } from "#modules/office/box-office/model/blocked-for.ts";

export interface ReleaseNowProps {
  showId: number;
  group: BlockedGroup;
  /** The seats in words. */
  places: string;
  onReleased: () => void;
}

/** Releases the seats of one group, after a question. */
export function ReleaseNow({ showId, group, places, onReleased }: ReleaseNowProps) {
  const [asked, setAsked] = useState(false);
  const { words, seats } = group;
  const release = useMutation({
    mutationFn: () => api.unblockSeats({ params: { id: showId }, body: { seatIds: [...seats] } }),
    onSuccess: () => {
      setAsked(false);
      toast.success(seats.length === 1 ? "De plaats is vrijgegeven." : "De plaatsen zijn vrijgegeven.");
      onReleased();
      void queryClient.invalidateQueries({ queryKey: SHOWS_KEY });
    },
  });
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        className="mt-1.5"
        aria-label={`Nu vrijgeven: ${words || places}`}
        onClick={() => {
          release.reset();
          setAsked(true);
        }}
      >
        Nu vrijgeven
      </Button>
      {asked && (
        <ConfirmDialog
          title={seats.length === 1 ? "Deze plaats nu vrijgeven?" : `Deze ${seats.length} plaatsen nu vrijgeven?`}
          description={
            <p>
              {places}
              {words && ` (${words})`}. Wie op de wachtlijst staat, komt eerst; wat overblijft, gaat in de verkoop.
            </p>
          }
          confirmLabel="Nu vrijgeven"
          cancelLabel="Terug"
          busy={release.isPending}
          onClose={() => setAsked(false)}
          onConfirm={() => release.mutate()}
        >
          <ErrorNotice error={release.error} title="Niet vrijgegeven." />
        </ConfirmDialog>
      )}
    </>
  );
}
