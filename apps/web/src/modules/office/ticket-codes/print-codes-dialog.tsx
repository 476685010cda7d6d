import type { TicketCode } from "@podium/shared/contracts/ticket-codes";
import { useMutation } from "@tanstack/react-query";
import { Printer } from "virtual:icons";
import { useState } from "react";
import { adminErrorWords, serverMessage } from "#entities/admin/admin-errors.ts";
import { codesPdfName } from "@podium/shared/tickets/ticket-pdf-names";
import { savePdf, societyOnPaper } from "#entities/print/save-pdf.ts";
import { showsQuery } from "#entities/shows/shows.ts";
import { useSite } from "#entities/site/site.ts";
import { useLiveQuery } from "#live/use-live-query.ts";
import { api } from "#platform/api-client.ts";
import { theatreDay } from "#platform/format.ts";
import { serverNow } from "#platform/server-clock.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { ErrorNotice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";
import { codeCard, isUsable } from "./code-card.ts";
import { type NamedShow } from "#entities/shows/named-shows.ts";
import { codeTerms } from "./code-terms.ts";
import { codeTypeLabel } from "./ticket-code-columns.tsx";

interface PrintCodesDialogProps {
  /** Codes that the search found, in its order. */
  codes: readonly TicketCode[];
  /** All shows, past ones too; undefined while they load. */
  named: readonly NamedShow[] | undefined;
  onClose: () => void;
}

export function PrintCodesDialog({ codes, named, onClose }: PrintCodesDialogProps) {
  // A card names its upcoming shows, so no card is made before they have loaded.
  const query = useLiveQuery(showsQuery);
  const site = useSite();
  const [today] = useState(() => theatreDay(new Date(serverNow()).toISOString()));
  const shows = (query.data ?? []).filter(({ cancelledAt }) => cancelledAt === undefined);
  const usable = query.data === undefined ? [] : codes.filter((code) => isUsable(code, today, shows));
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = usable.filter(({ id }) => !left.has(id));
  const printing = useMutation({
    mutationFn: async () => {
      // The log records who printed codes, as with an export.
      await api.recordExport({ body: { list: "ticketcodes", lines: chosen.length } });
      const cards = chosen.map((code) => codeCard(code, shows, location.host));
      const sheet = { cards, society: await societyOnPaper(site) };
      await savePdf(codesPdfName, import("@podium/shared/tickets/ticket-pdf-codes"), ({ buildCodesPdf }, fonts) =>
        buildCodesPdf(sheet, fonts),
      );
    },
    onSuccess: () => {
      toast.success("De kaartjes staan bij uw downloads. Open het bestand om af te drukken.");
      onClose();
    },
  });
  const gone = codes.length - usable.length;
  return (
    <Dialog
      title="Codes afdrukken"
      description="Elke code komt op een kaartje dat u kunt uitknippen, tien op een blad: met wat ze geeft, voor welke voorstellingen en tot wanneer."
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Terug
          </Button>
          <Button
            icon={<Printer />}
            disabled={chosen.length === 0}
            busy={printing.isPending}
            busyLabel="Kaartjes maken..."
            onClick={() => printing.mutate()}
          >
            {chosen.length === 1 ? "1 kaartje maken (pdf)" : `${chosen.length} kaartjes maken (pdf)`}
          </Button>
        </>
      }
    >
      <Loaded query={query} loading="Voorstellingen laden..." words={adminErrorWords}>
        {() => (
          <>
            {usable.length === 0 ? (
              <p>Geen van deze codes is nog te gebruiken.</p>
            ) : (
              <>
                <div className="flex flex-wrap gap-3">
                  <Button size="sm" variant="secondary" onClick={() => setLeft(new Set())}>
                    Alles kiezen
                  </Button>
                  <Button size="sm" variant="secondary" onClick={() => setLeft(new Set(usable.map(({ id }) => id)))}>
                    Niets kiezen
                  </Button>
                </div>
                <fieldset className="mt-3">
                  <legend className="sr-only">Welke codes?</legend>
                  <ul className="divide-y divide-line border-y border-line">
                    {usable.map((code) => (
                      <li key={code.id}>
                        <Checkbox
                          label={
                            <>
                              <span className="font-mono font-semibold tracking-wide">{code.code}</span>
                              <span className="block text-muted">{describe(code, named)}</span>
                            </>
                          }
                          checked={!left.has(code.id)}
                          onChange={({ target }) => {
                            const next = new Set(left);
                            if (target.checked) next.delete(code.id);
                            else next.add(code.id);
                            setLeft(next);
                          }}
                        />
                      </li>
                    ))}
                  </ul>
                </fieldset>
              </>
            )}
            {gone > 0 && (
              <p className="mt-3 text-muted">
                {gone === 1
                  ? "1 code is opgebruikt of voorbij, of enkel voor een voorstelling die voorbij of afgelast is, en staat"
                  : `${gone} codes zijn opgebruikt of voorbij, of enkel voor een voorstelling die voorbij of afgelast is, en staan`}{" "}
                niet in deze lijst.
              </p>
            )}
          </>
        )}
      </Loaded>
      <ErrorNotice
        error={printing.error}
        words={(error) => ({ message: "De kaartjes zijn niet gemaakt.", detail: serverMessage(error) })}
        className="mt-4"
      />
    </Dialog>
  );
}

function describe(code: TicketCode, shows: readonly NamedShow[] | undefined): string {
  const terms = codeTerms(code, shows);
  const kind = `${codeTypeLabel(code.type)}${terms === "–" ? "" : `: ${terms}`}`;
  return `${code.name === undefined ? "" : `${code.name}. `}${kind}, nog ${code.maxTickets - code.usedCount} van ${code.maxTickets} tickets`;
}
