import type { WaitingPerson } from "@podium/shared/contracts/waiting-list";
import { Armchair, CircleCheck, Trash } from "virtual:icons";
import { placeLabels } from "@podium/shared/halls/seat-names";
import { exportedMoment, exportedPhone } from "#platform/export-text.ts";
import { formatBelgianDateTime, formatShortDateTime } from "#platform/format.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { DataColumn } from "#ui/data-table-model.ts";
import type { ExportColumn } from "#ui/csv.ts";
import { EmailText } from "#ui/email-text.tsx";
import { PhoneLink } from "#ui/phone-link.tsx";
import { acceptLabel, nameOf } from "./waiting-words.ts";
import { Countdown, formatDaysLeft } from "#ui/countdown.tsx";

interface EntryActions {
  onOffer: (entry: WaitingPerson) => void;
  onAccept: (entry: WaitingPerson) => void;
  onRemove: (entry: WaitingPerson) => void;
}

/** No column can be sorted: the list shows the order in which the entries are served. */
export function waitingColumns(actions: EntryActions): DataColumn<WaitingPerson>[] {
  return [
    {
      id: "position",
      header: "Nummer",
      cell: ({ position }) => (position === null ? <span className="text-muted">aan de beurt</span> : position),
      text: ({ position }) => (position === null ? "" : String(position)),
    },
    {
      id: "name",
      header: "Naam",
      cell: (entry) => (
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span id={`waiting-${entry.id}`} className="font-semibold wrap-anywhere">
            {nameOf(entry)}
          </span>
          {entry.user.isGuest && <Badge>Gast</Badge>}
        </span>
      ),
      text: nameOf,
    },
    {
      id: "number",
      header: "Telefoon",
      cell: ({ user }) =>
        user.number === "" ? (
          <span className="text-muted">geen telefoon</span>
        ) : (
          <PhoneLink number={user.number} className="text-link whitespace-nowrap" />
        ),
      text: ({ user }) => user.number,
      exported: ({ user }) => exportedPhone(user.number),
    },
    {
      id: "email",
      header: "E-mail",
      under: "number",
      cell: ({ user }) => (user.email === "" ? "geen e-mailadres" : <EmailText email={user.email} />),
      text: ({ user }) => user.email,
    },
    {
      id: "seats",
      header: "Plaatsen",
      cell: ({ seats, together }) => (
        <span className="whitespace-nowrap">
          <span className="font-semibold">{seats}</span>
          {together && seats > 1 && " naast elkaar"}
        </span>
      ),
      text: ({ seats }) => String(seats),
    },
    {
      id: "joinedAt",
      header: "Wacht sinds",
      cell: ({ joinedAt }) => formatBelgianDateTime(joinedAt),
      text: ({ joinedAt }) => formatBelgianDateTime(joinedAt),
      exported: ({ joinedAt }) => exportedMoment(joinedAt),
    },
    {
      id: "state",
      header: "Toestand",
      cell: ({ offer }) => <WaitingState offer={offer} />,
      text: stateText,
    },
    {
      id: "actions",
      header: "Acties",
      cell: (entry) => <Actions entry={entry} {...actions} />,
    },
  ];
}

/** Export columns for values that the table shows inside another column. */
export const waitingExport: readonly ExportColumn<WaitingPerson>[] = [
  { header: "Naast elkaar", exported: ({ together, seats }) => (together && seats > 1 ? "Ja" : "Nee") },
  { header: "Aanbod tot", exported: ({ offer }) => exportedMoment(offer?.expiresAt ?? "") },
];

function Actions({ entry, onOffer, onAccept, onRemove }: EntryActions & { entry: WaitingPerson }) {
  const { id, offer, user } = entry;
  const about = { size: "sm", "aria-describedby": `waiting-${id}` } as const;
  return (
    <div className="flex flex-wrap items-center gap-2 xl:min-w-64">
      {offer === null && (
        <Button {...about} variant="secondary" icon={<Armchair />} onClick={() => onOffer(entry)}>
          Aanbieden
        </Button>
      )}
      {offer !== null && (
        <Button
          {...about}
          variant={user.isGuest ? "primary" : "secondary"}
          icon={<CircleCheck />}
          onClick={() => onAccept(entry)}
        >
          {acceptLabel(offer.seats.length)}
        </Button>
      )}
      {offer !== null && !user.isGuest && (
        <span className="text-sm text-muted">Of antwoordt zelf, via de mail of Mijn account.</span>
      )}
      <Button {...about} variant="quiet" className="text-danger" icon={<Trash />} onClick={() => onRemove(entry)}>
        Verwijderen
      </Button>
    </div>
  );
}

function stateText({ offer }: Pick<WaitingPerson, "offer">): string {
  return offer ? `Aanbod tot ${formatShortDateTime(offer.expiresAt)}: ${placeLabels(offer.seats)}` : "Wacht";
}

function WaitingState({ offer }: Pick<WaitingPerson, "offer">) {
  if (!offer) return <Badge>Wacht</Badge>;
  return (
    <div className="flex flex-col items-start gap-1">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Badge tone="info">Aanbod</Badge>
        <Countdown
          until={offer.expiresAt}
          format={(left) => `nog ${formatDaysLeft(left)}`}
          ended="loopt af"
          className={() => "font-semibold"}
        />
      </span>
      <span>{placeLabels(offer.seats)}</span>
      <span className="text-sm text-muted">tot {formatShortDateTime(offer.expiresAt)}</span>
    </div>
  );
}
