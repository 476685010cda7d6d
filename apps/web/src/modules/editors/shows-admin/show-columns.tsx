import type { Show } from "@podium/shared/contracts/shows";
import type { TicketType } from "@podium/shared/contracts/ticket-types";
import { priceRange } from "@podium/shared/tickets/ticket-types";
import { Armchair, BellRing, CopyPlus, ListChecks, Mail, Pencil, Trash } from "virtual:icons";
import { isUnannounced } from "#modules/editors/shows-admin/changes/unannounced.ts";
import { exportedMoment } from "#platform/export-text.ts";
import { formatBelgianDateTime, formatEuro, formatShortDateTime } from "#platform/format.ts";
import { paths, waitingRoomPath } from "#platform/paths.ts";
import { serverNow } from "#platform/server-clock.ts";
import { Badge, type Tone } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import type { DataColumn } from "#ui/data-table-model.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Link } from "#ui/link.tsx";
import { OccupancyBar, occupiedSeats } from "./occupancy-bar.tsx";

interface ShowActions {
  /** Whether the user plans shows; the box office only blocks seats. */
  manages: boolean;
  /** Whether shows are in different halls, so that each names its own. */
  namesHalls: boolean;
  /** Titles by the slug of each play; null when no show belongs to a play. */
  playTitles: ReadonlyMap<string, string> | null;
  onEdit: (show: Show) => void;
  /** Opens the dialog of a new show with everything of this one but its moment. */
  onCopy: (show: Show) => void;
  onSeats: (show: Show) => void;
  onDelete: (show: Show) => void;
  onWrite: (show: Show) => void;
  onAnnounce: (show: Show) => void;
  onChoices: (show: Show) => void;
}

function saleState(show: Show): { word: string; tone: Tone } {
  const now = serverNow();
  if (show.cancelledAt !== undefined) return { word: "Afgelast", tone: "danger" };
  if (Date.parse(show.dateTime) <= now) return { word: "Voorbij", tone: "neutral" };
  if (show.salesOpenAt !== null && Date.parse(show.salesOpenAt) > now) return { word: "Nog niet open", tone: "info" };
  if (!show.salesOpen) return { word: "Gesloten", tone: "warning" };
  return show.seatsAvailable === 0 ? { word: "Uitverkocht", tone: "accent" } : { word: "Open", tone: "success" };
}

/** '€ 12,00', or 'vanaf € 6,00' where seats cost different amounts */
function priceWords(types: readonly TicketType[]): string {
  const { lowest, highest } = priceRange(types);
  return lowest === highest ? formatEuro(lowest) : `vanaf ${formatEuro(lowest)}`;
}

/** A sale that opens at a moment may need its waiting room; another one only when it is on. */
function mayHaveRoom({ waitingRoom, salesOpenAt, salesCloseAt, cancelledAt }: Show): boolean {
  if (waitingRoom === "off" || cancelledAt !== undefined || Date.parse(salesCloseAt) <= serverNow()) return false;
  return salesOpenAt !== null || waitingRoom === "on";
}

function moment(words: string) {
  return <span className="lg:whitespace-nowrap">{words}</span>;
}

const hallColumn: DataColumn<Show> = {
  id: "hall",
  header: "Zaal",
  under: "name",
  cell: ({ hallName }) => <span className="wrap-anywhere">{hallName}</span>,
  text: ({ hallName }) => hallName,
  sortBy: ({ hallName }) => hallName,
};

function playLink({ name, playSlug }: Show, titles: ReadonlyMap<string, string>) {
  // A card has a line for the play even when there is none.
  if (playSlug === undefined) return <span className="lg:hidden">–</span>;
  const title = titles.get(playSlug);
  const isOther = title !== undefined && title !== name;
  return (
    <span className="text-sm wrap-anywhere">
      {isOther && <span className="max-lg:hidden">Stuk: </span>}
      <Link to={paths.play(playSlug)} className="text-link">
        {isOther ? title : "Pagina van het stuk"}
        {!isOther && <span className="sr-only"> {name}</span>}
      </Link>
    </span>
  );
}

const playColumn = (titles: ReadonlyMap<string, string>): DataColumn<Show> => ({
  id: "play",
  header: "Stuk",
  under: "name",
  cell: (show) => playLink(show, titles),
  text: ({ playSlug }) => (playSlug === undefined ? "" : (titles.get(playSlug) ?? "")),
});

export function showColumns({
  manages,
  namesHalls,
  playTitles,
  onEdit,
  onCopy,
  onSeats,
  onDelete,
  onWrite,
  onAnnounce,
  onChoices,
}: ShowActions): DataColumn<Show>[] {
  return [
    {
      id: "name",
      header: "Voorstelling",
      cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
      text: ({ name }) => name,
      sortBy: ({ name }) => name,
    },
    ...(playTitles ? [playColumn(playTitles)] : []),
    {
      id: "date",
      header: "Datum",
      under: "name",
      cell: ({ dateTime }) => <span className="lg:whitespace-nowrap">{formatShortDateTime(dateTime)}</span>,
      text: ({ dateTime }) => formatShortDateTime(dateTime),
      exported: ({ dateTime }) => exportedMoment(dateTime),
      sortBy: ({ dateTime }) => dateTime,
    },
    ...(namesHalls ? [hallColumn] : []),
    {
      id: "price",
      header: "Prijs",
      align: "end",
      cell: ({ ticketTypes }) => <span className="whitespace-nowrap">{priceWords(ticketTypes)}</span>,
      text: ({ pricePerSeat }) => pricePerSeat.toFixed(2).replace(".", ","),
      sortBy: ({ pricePerSeat }) => pricePerSeat,
    },
    {
      id: "sale",
      header: "Verkoop",
      cell: (show) => {
        const { word, tone } = saleState(show);
        return (
          <span className="flex flex-col items-start gap-1">
            <Badge tone={tone}>{word}</Badge>
            {mayHaveRoom(show) && (
              <Link to={waitingRoomPath(show.id)} className="text-link text-sm">
                Wachtkamer<span className="sr-only"> van {show.name}</span>
              </Link>
            )}
          </span>
        );
      },
      text: (show) => saleState(show).word,
    },
    {
      id: "opens",
      header: "Opent",
      exported: ({ salesOpenAt }) => exportedMoment(salesOpenAt ?? ""),
      cell: ({ salesOpenAt }) => moment(salesOpenAt === null ? "Meteen" : formatBelgianDateTime(salesOpenAt)),
    },
    {
      id: "closes",
      header: "Sluit",
      under: "opens",
      exported: ({ salesCloseAt }) => exportedMoment(salesCloseAt),
      cell: ({ salesCloseAt, dateTime }) =>
        moment(salesCloseAt === dateTime ? "Bij aanvang" : formatBelgianDateTime(salesCloseAt)),
    },
    {
      id: "occupancy",
      header: "Bezet",
      cell: (show) => <OccupancyBar show={show} />,
      text: (show) => String(occupiedSeats(show)),
      sortBy: occupiedSeats,
    },
    {
      id: "actions",
      header: "Acties",
      cell: (show) => (
        <div className="flex flex-wrap items-center gap-2 xl:flex-nowrap">
          {manages && show.cancelledAt !== undefined && (
            <Button size="sm" variant="secondary" icon={<ListChecks />} onClick={() => onChoices(show)}>
              Keuzes<span className="sr-only"> van wie tickets had voor {show.name}</span>
            </Button>
          )}
          {manages && show.cancelledAt === undefined && (
            <Button size="sm" variant="secondary" icon={<Pencil />} onClick={() => onEdit(show)}>
              Bewerken<span className="sr-only"> {show.name}</span>
            </Button>
          )}
          {manages && (
            <Button size="sm" variant="secondary" icon={<CopyPlus />} onClick={() => onCopy(show)}>
              Dupliceren<span className="sr-only"> {show.name}</span>
            </Button>
          )}
          {manages && isUnannounced(show) && (
            <Button size="sm" icon={<BellRing />} onClick={() => onAnnounce(show)}>
              Verandering melden…<span className="sr-only"> van {show.name}</span>
            </Button>
          )}
          <Button size="sm" variant="secondary" icon={<Armchair />} onClick={() => onSeats(show)}>
            Stoelen<span className="sr-only"> blokkeren voor {show.name}</span>
          </Button>
          {manages && (
            <Button size="sm" variant="secondary" icon={<Mail />} onClick={() => onWrite(show)}>
              Bericht<span className="sr-only"> sturen over {show.name}</span>
            </Button>
          )}
          {manages && (
            <IconButton
              label={`Verwijderen ${show.name}`}
              tone="danger"
              icon={<Trash />}
              className="size-9"
              onClick={() => onDelete(show)}
            />
          )}
        </div>
      ),
    },
  ];
}
