import type { Show } from "@podium/shared/contracts/shows";
import { useMutation } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useId, useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { useWhere } from "#entities/site/where.ts";
import { useContractForm } from "#forms/use-contract-form.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { newId } from "#platform/new-id.ts";
import { serverNow } from "#platform/server-clock.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Notice } from "#ui/notice.tsx";
import { ConfirmSending } from "../confirm-sending.tsx";
import { changeDraft, type Letter, letterSchema } from "./drafts.ts";
import { LetterForm } from "./letter-form.tsx";
import { concernedWords, showChangeQuery } from "./show-change.ts";

interface AnnounceDialogProps {
  before: Show;
  after: Show;
  onClose: () => void;
  onSent: () => void;
}

/** After another date or place was saved: writes to who holds tickets, and lets them choose when that is wanted. */
export function AnnounceDialog({ before, after, onClose, onSent }: AnnounceDialogProps) {
  const query = useLiveQuery(showChangeQuery(after.id));
  const where = useWhere(after);
  const formId = useId();
  const [asks, setAsks] = useState(true);
  const [asking, setAsking] = useState<Letter | null>(null);
  const [key] = useState(newId);
  const form = useContractForm({
    schema: () => Promise.resolve(letterSchema),
    defaultValues: changeDraft(before, after, where, serverNow()),
    submit: async (letter) => setAsking(letter),
  });
  const sending = useMutation({
    mutationFn: ({ chooseBefore, ...letter }: Letter) =>
      api.announceChange({
        params: { id: after.id },
        body: { ...letter, key, chooseBefore: asks ? chooseBefore : null },
      }),
    onSuccess: onSent,
  });
  const holders = query.data?.holders;
  return (
    <Dialog
      title="Wilt u dit melden?"
      size="xl"
      description={
        <p>
          <strong>{after.name}</strong> is bewaard. Wie tickets heeft, weet nog niet dat er iets veranderde.
        </p>
      }
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Niet melden
          </Button>
          <Button type="submit" form={formId} icon={<Send />} disabled={!holders}>
            Versturen…
          </Button>
        </>
      }
    >
      <Loaded query={query} loading="Even tellen wie tickets heeft..." words={adminErrorWords}>
        {(loaded) => (
          <>
            <Notice title={concernedWords(loaded.holders)} className="mb-5" />
            <LetterForm form={form} id={formId} show={after} asks={asks}>
              <Checkbox
                label="Laat hen kiezen: toch komen, of hun plaatsen teruggeven"
                checked={asks}
                onChange={(event) => setAsks(event.target.checked)}
              />
            </LetterForm>
          </>
        )}
      </Loaded>
      {asking && holders && (
        <ConfirmSending letter={asking} reach={holders.people} sending={sending} onClose={() => setAsking(null)} />
      )}
    </Dialog>
  );
}
