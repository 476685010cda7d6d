import type { NewsletterSubscriber } from "@podium/shared/contracts/newsletter";
import { MailX, Newspaper } from "virtual:icons";
import { useState } from "react";
import { adminErrorWords } from "#entities/admin/admin-errors.ts";
import { DeleteDialog } from "#entities/admin/delete-dialog.tsx";
import { listExport } from "#entities/admin/list-export.ts";
import { useSite } from "#entities/site/site.ts";
import { pagedListQuery, useServerPage } from "#live/paged-list.ts";
import { api } from "#platform/api-client.ts";
import { exportedMoment } from "#platform/export-text.ts";
import { formatBelgianDateTime } from "#platform/format.ts";
import type { ListView } from "#platform/list-view.ts";
import { paths } from "#platform/paths.ts";
import { queryClient } from "#platform/query-client.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { DataTable } from "#ui/data-table.tsx";
import type { DataColumn } from "#ui/data-table-model.ts";
import { EmailText } from "#ui/email-text.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Loaded } from "#ui/loaded.tsx";
import { Notice } from "#ui/notice.tsx";
import { toast } from "#ui/toast.ts";

const LIST_KEY = ["newsletter-admin"];

const subscribersQuery = (view: ListView) =>
  pagedListQuery(LIST_KEY, view, ({ query, signal }) =>
    api.listNewsletterSubscribers({ query, ...(signal && { signal }) }),
  );

const LANGUAGE_NAMES: Readonly<Record<string, string>> = { nl: "Nederlands", fr: "Frans", en: "Engels" };

const columnsOf = (onRemove: (subscriber: NewsletterSubscriber) => void): DataColumn<NewsletterSubscriber>[] => [
  { id: "email", header: "E-mail", cell: ({ email }) => <EmailText email={email} />, text: ({ email }) => email },
  {
    id: "language",
    header: "Taal",
    cell: ({ language }) => LANGUAGE_NAMES[language] ?? language,
    text: ({ language }) => LANGUAGE_NAMES[language] ?? language,
  },
  {
    id: "confirmedAt",
    header: "Ingeschreven",
    cell: ({ confirmedAt }) => formatBelgianDateTime(confirmedAt),
    text: ({ confirmedAt }) => formatBelgianDateTime(confirmedAt),
    exported: ({ confirmedAt }) => exportedMoment(confirmedAt),
  },
  {
    id: "consent",
    header: "Zei",
    under: "confirmedAt",
    cell: ({ consent }) => <span className="text-sm text-muted">{consent}</span>,
    text: ({ consent }) => consent,
  },
  {
    id: "actions",
    header: "Acties",
    cell: (subscriber) => (
      <Button size="sm" variant="secondary" icon={<MailX />} onClick={() => onRemove(subscriber)}>
        Uitschrijven<span className="sr-only">: {subscriber.email}</span>
      </Button>
    ),
  },
];

const ALSO_EXPORTED = [
  { header: "Gevraagd", exported: ({ askedAt }: NewsletterSubscriber) => exportedMoment(askedAt) },
  { header: "Uitschrijfpagina", exported: ({ leavePage }: NewsletterSubscriber) => leavePage },
  { header: "List-Unsubscribe", exported: ({ leaveAddress }: NewsletterSubscriber) => leaveAddress },
];

/** The readers of the newsletter. The download has the links to leave, for the program that sends it. */
export function SubscribersTable() {
  const list = useServerPage(subscribersQuery);
  const [removing, setRemoving] = useState<NewsletterSubscriber | null>(null);
  const isOff = useSite()?.newsletter === false;
  return (
    <>
      {isOff && (
        <Notice tone="info" className="mb-6">
          Bezoekers kunnen zich nu niet inschrijven. U zet dat aan bij Inhoud, onder ‘De vereniging’.
        </Notice>
      )}
      <Loaded query={list} loading="Inschrijvingen laden..." words={adminErrorWords}>
        {(page) => (
          <DataTable
            caption="Nieuwsbrief"
            page={page}
            columns={columnsOf(setRemoving)}
            searchLabel="Zoek op e-mailadres"
            exportAs={listExport("nieuwsbrief")}
            alsoExported={ALSO_EXPORTED}
            empty={
              <EmptyState
                icon={<Newspaper />}
                title="Nog niemand ingeschreven"
                action={<ButtonLink to={paths.newsletter}>Bekijk de pagina om zich in te schrijven</ButtonLink>}
              >
                Wie zich inschrijft, krijgt een mail met een knop. Na een druk op die knop staat het adres hier.
              </EmptyState>
            }
          />
        )}
      </Loaded>
      {removing && (
        <DeleteDialog
          title="Uitschrijven"
          confirmLabel="Uitschrijven"
          description={
            <p>
              Vroeg <strong className="wrap-anywhere">{removing.email}</strong> om uit te schrijven? Dit adres staat dan
              meteen niet meer in de lijst. Haal het ook weg uit lijsten die u eerder downloadde.
            </p>
          }
          remove={() => api.removeNewsletterSubscriber({ params: { id: removing.id } })}
          onClose={() => setRemoving(null)}
          onDeleted={() => {
            toast.success(`${removing.email} is uitgeschreven.`);
            void queryClient.invalidateQueries({ queryKey: LIST_KEY });
          }}
        />
      )}
    </>
  );
}
