import type { CastQuota, CastQuotas } from "@podium/shared/contracts/cast-quotas";
import { useMutation } from "@tanstack/react-query";
import { Copy, Mail, Pencil } from "virtual:icons";
import { useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { api } from "#platform/api-client.ts";
import { reservationPath } from "#platform/paths.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { copyText } from "#ui/clipboard.ts";
import { ConfirmDialog } from "#ui/confirm-dialog.tsx";
import { Link } from "#ui/link.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { isOver, linkWords, takenWords } from "./cast-quota-words.ts";

interface CastQuotaCardProps {
  showId: number;
  quota: CastQuota;
  now: number;
  onChange: (quotas: CastQuotas) => void;
  onEdit: () => void;
}

type Asked = "renew" | "withdraw" | "remove";

/** One actor's link: what was taken with it, by whom, and what can be done with it. */
export function CastQuotaCard({ showId, quota, now, onChange, onEdit }: CastQuotaCardProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { name, link, email, taken, reservations } = quota;
  const params = { id: showId, quotaId: quota.id };
  const mailing = useMutation({
    mutationFn: () => api.mailCastLink({ params }),
    onSuccess: (quotas) => {
      onChange(quotas);
      toast.success(`De link gaat naar ${email}.`);
    },
  });
  const copy = async (text: string): Promise<void> => {
    if (await copyText(text)) toast.success("De link is gekopieerd.");
    else toast.error("Kopiëren lukte niet. Selecteer de link en kopieer hem zelf.");
  };
  const opens = link !== null && !isOver(quota, now);
  const of = ` van ${name || "deze speler"}`;
  return (
    <Card className="grid gap-3">
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-lg font-semibold">{name || "Zonder naam"}</h3>
        <p>{takenWords(quota)}</p>
        <p className="text-muted">{linkWords(quota, now)}</p>
      </div>
      {reservations.length > 0 && (
        <ul className="grid gap-1 text-sm wrap-anywhere" aria-label={`Gereserveerd met de link${of}`}>
          {reservations.map(({ id, name: by, seats, status }) => (
            <li key={id}>
              <Link to={reservationPath(id)} className="text-link">
                {by || `Reservering #${id}`}
              </Link>
              : {seats} {seats === 1 ? "plaats" : "plaatsen"}
              {status === "PENDING" && ", nog niet betaald"}
            </li>
          ))}
        </ul>
      )}
      {opens && (
        <p className="rounded-md border border-line bg-paper px-3 py-2 font-mono text-xs break-all select-all">
          {link}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {opens && (
          <Button size="sm" variant="secondary" icon={<Copy />} onClick={() => void copy(link)}>
            Kopiëren<span className="sr-only"> van de link{of}</span>
          </Button>
        )}
        {opens && email !== "" && (
          <Button
            size="sm"
            variant="secondary"
            icon={<Mail />}
            busy={mailing.isPending}
            onClick={() => mailing.mutate()}
          >
            {quota.mail === "none" ? "Mailen" : "Opnieuw mailen"}
            <span className="sr-only"> van de link{of}</span>
          </Button>
        )}
        <Button size="sm" variant="secondary" icon={<Pencil />} onClick={onEdit}>
          Wijzigen<span className="sr-only"> van de link{of}</span>
        </Button>
        <Button size="sm" variant="quiet" onClick={() => setAsked("renew")}>
          Nieuwe link<span className="sr-only">{of}</span>
        </Button>
        {(link !== null || quota.mustRenew) && (
          <Button size="sm" variant="quiet" onClick={() => setAsked("withdraw")}>
            Intrekken<span className="sr-only"> van de link{of}</span>
          </Button>
        )}
        {taken === 0 && (
          <Button size="sm" variant="quiet" onClick={() => setAsked("remove")}>
            Verwijderen<span className="sr-only"> van de link{of}</span>
          </Button>
        )}
      </div>
      <ErrorNotice error={mailing.error} words={adminErrorWords} />
      {asked && (
        <AskFirst
          asked={asked}
          name={name || "deze speler"}
          params={params}
          onClose={() => setAsked(null)}
          onDone={(quotas) => {
            setAsked(null);
            onChange(quotas);
          }}
        />
      )}
    </Card>
  );
}

const QUESTIONS = {
  renew: {
    title: "Een nieuwe link maken?",
    text: (name: string) =>
      `De link van ${name} van nu werkt dan niet meer. Wat ermee genomen is, blijft. Geef de nieuwe link door.`,
    confirm: "Nieuwe link maken",
    call: api.renewCastLink,
    done: "Er is een nieuwe link. De vorige werkt niet meer.",
  },
  withdraw: {
    title: "Deze link intrekken?",
    text: (name: string) =>
      `Met de link van ${name} kan dan niemand nog plaatsen nemen. Wat ermee gereserveerd is, blijft.`,
    confirm: "Link intrekken",
    call: api.withdrawCastLink,
    done: "De link is ingetrokken.",
  },
  remove: {
    title: "Deze link verwijderen?",
    text: (name: string) => `De link van ${name} verdwijnt uit de lijst en werkt niet meer.`,
    confirm: "Verwijderen",
    call: api.deleteCastQuota,
    done: "De link is verwijderd.",
  },
} as const;

interface AskFirstProps {
  asked: Asked;
  name: string;
  params: { id: number; quotaId: number };
  onClose: () => void;
  onDone: (quotas: CastQuotas) => void;
}

function AskFirst({ asked, name, params, onClose, onDone }: AskFirstProps) {
  const { title, text, confirm, call, done } = QUESTIONS[asked];
  const action = useMutation({
    mutationFn: () => call({ params }),
    onSuccess: (quotas) => {
      toast.success(done);
      onDone(quotas);
    },
  });
  return (
    <ConfirmDialog
      title={title}
      description={text(name)}
      confirmLabel={confirm}
      cancelLabel="Terug"
      busy={action.isPending}
      onClose={onClose}
      onConfirm={() => action.mutate()}
    >
      <ErrorNotice error={action.error} words={adminErrorWords} className="mt-4" />
    </ConfirmDialog>
  );
}
