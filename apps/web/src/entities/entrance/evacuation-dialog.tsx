import type { CheckInList, CheckInTicket } from "@podium/shared/contracts/check-in";
import { seatLabel, seatLabels } from "@podium/shared/halls/seat-names";
import { Printer } from "virtual:icons";
import { formatCount, formatDateTime, formatTime } from "#platform/format.ts";
import { serverNow } from "#platform/server-clock.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { PrintedSheet } from "#ui/printed-sheet.tsx";
import { type CountedZone, type EvacuationSheet, evacuationSheet, type WheelchairPlace } from "./evacuation.ts";

export interface EvacuationDialogProps {
  list: CheckInList;
  isInside: (ticket: CheckInTicket) => boolean;
  /** Whether this device had a network at its last try. */
  reachable: boolean;
  /** Scans of this device that the server does not have yet; they are counted. */
  unsent: number;
  onClose: () => void;
}

/** A list that is older than this missed some refreshes, whatever the device believes of its network. */
const OLD_MS = 2 * 60_000;

export function EvacuationDialog({ list, isInside, reachable, unsent, onClose }: EvacuationDialogProps) {
  const sheet = evacuationSheet(list, isInside);
  const isCurrent = reachable && serverNow() - Date.parse(list.now) < OLD_MS;
  const paper = <Sheet list={list} sheet={sheet} isCurrent={isCurrent} unsent={unsent} />;
  return (
    <>
      <Dialog
        onClose={onClose}
        size="lg"
        title="Ontruimingslijst"
        footer={
          <Button icon={<Printer />} onClick={() => window.print()}>
            Afdrukken
          </Button>
        }
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll what has the focus */}
        <div tabIndex={0} role="region" aria-label="Wie is er binnen?">
          {paper}
        </div>
      </Dialog>
      <PrintedSheet>{paper}</PrintedSheet>
    </>
  );
}

interface SheetProps {
  list: CheckInList;
  sheet: EvacuationSheet;
  isCurrent: boolean;
  unsent: number;
}

function Sheet({ list, sheet, isCurrent, unsent }: SheetProps) {
  const { show, now } = list;
  const { inside, expected, zones } = sheet;
  return (
    <div className="flex flex-col gap-6 print:gap-4 print:text-black">
      <div>
        <h2 className="hidden text-2xl print:block">Ontruimingslijst</h2>
        <p>
          <strong>{show.name}</strong>, {formatDateTime(show.dateTime)}
        </p>
        <p className={isCurrent ? "text-muted print:text-black" : "font-semibold"}>{ageWords(now, isCurrent)}</p>
        {unsent > 0 && <p>{unsentWords(unsent)}</p>}
      </div>
      <p className="text-xl">
        <strong className="text-4xl tabular-nums">{formatCount(inside)}</strong>{" "}
        {inside === 1 ? "bezoeker" : "bezoekers"} binnen
        <span className="block text-base">
          {expected === 0
            ? "Er zijn nog geen betaalde tickets voor deze voorstelling."
            : `van ${formatCount(expected)} met een betaald ticket`}
        </span>
      </p>
      <Wheelchairs sheet={sheet} />
      {zones.length > 0 && (
        <section>
          <h3 className="text-lg">Per deel van de zaal</h3>
          <div className="mt-2 flex flex-col gap-4">
            {zones.map((zone) => (
              <Zone key={zone.name} zone={zone} />
            ))}
          </div>
        </section>
      )}
      <section className="text-sm print:break-inside-avoid">
        <h3 className="text-base">Wie er niet op staat</h3>
        <ul className="mt-1 list-disc pl-5">
          <li>Spelers, medewerkers en wie zonder ticket binnenkwam. Tel hen apart.</li>
          <li>Wie naar buiten ging, telt hier nog mee: dat ziet de scanner niet.</li>
          <li className="hidden print:list-item">Op dit blad staan namen: vernietig het na de avond.</li>
        </ul>
      </section>
    </div>
  );
}

function ageWords(now: string, isCurrent: boolean): string {
  const at = `Bijgewerkt om ${formatTime(now)}`;
  return isCurrent ? `${at}.` : `${at}, zonder verbinding: wat andere toestellen scanden staat er misschien niet op.`;
}

const unsentWords = (count: number): string =>
  count === 1
    ? "1 scan van dit toestel is nog niet verzonden en telt hier mee."
    : `${formatCount(count)} scans van dit toestel zijn nog niet verzonden en tellen hier mee.`;

const EXIT_NOTES: Readonly<Record<EvacuationSheet["exits"], string>> = {
  known:
    "De dichtste deur is gemeten op het zaalplan, in rechte lijn. Het plan kent geen trappen: kijk zelf of een rolstoel er door kan.",
  none: "Op het plan van deze zaal staan geen deuren. De plaatsen staan daarom per rij, zonder dichtste uitgang.",
  unknown: "Dit toestel kent de uitgangen nog niet. De plaatsen staan daarom per rij, zonder dichtste uitgang.",
};

function Wheelchairs({ sheet: { atExits, unsold, exits } }: { sheet: EvacuationSheet }) {
  const places = atExits.flatMap((at) => at.places);
  const inside = places.filter((place) => place.inside).length;
  if (places.length + unsold.length === 0 && exits !== "unknown")
    return (
      <section>
        <h3 className="text-lg">Rolstoelplaatsen</h3>
        <p>Het plan van deze zaal heeft geen rolstoelplaatsen.</p>
      </section>
    );
  return (
    <section>
      <h3 className="text-lg">
        Rolstoelplaatsen: {inside} van {places.length} binnen
      </h3>
      {places.length > 0 && <p className="mt-1 text-sm">{EXIT_NOTES[exits]}</p>}
      {atExits.map((at) => (
        <div key={at.exit ?? ""} className="mt-3 print:break-inside-avoid">
          {exits === "known" && (
            <h4 className="font-semibold">
              {at.exit === null ? "Uitgang niet bekend" : `Dichtste uitgang: ${at.exit}`}
            </h4>
          )}
          <ul className="mt-1 divide-y divide-line-strong border-y border-line-strong">
            {at.places.map((place) => (
              <Place key={`${place.seat.seatId} ${place.guest}`} place={place} />
            ))}
          </ul>
        </div>
      ))}
      {places.length === 0 && <p>Er is geen enkele verkocht.</p>}
      {unsold.length > 0 && places.length > 0 && (
        <p className="mt-2 text-sm">Zonder betaald ticket: {seatLabels(unsold)}.</p>
      )}
    </section>
  );
}

function Place({ place: { seat, guest, inside, companions } }: { place: WheelchairPlace }) {
  return (
    <li className="flex gap-3 py-2 print:break-inside-avoid">
      {/* A box to tick by pencil. */}
      <span aria-hidden className="mt-1 hidden size-4 shrink-0 rounded-sm border border-line-strong print:block" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap justify-between gap-x-4">
          <strong>{seatLabel(seat)}</strong>
          <span className={inside ? "font-semibold" : "text-muted print:text-black"}>{insideWords(inside)}</span>
        </p>
        <p>{guest}</p>
        <p className="text-sm">
          {companions.length === 0
            ? "Geen begeleidersplaats bij deze reservering"
            : `Begeleider: ${companions.map((each) => `${seatLabel(each.seat)} (${insideWords(each.inside).toLowerCase()})`).join("; ")}`}
        </p>
      </div>
    </li>
  );
}

const insideWords = (inside: boolean): string => (inside ? "Binnen" : "Nog niet binnen");

function Zone({ zone: { name, inside, expected, groups } }: { zone: CountedZone }) {
  return (
    <div>
      <h4 className="flex justify-between gap-4 border-b-2 border-line-strong font-semibold">
        <span>{name || "Zaal"}</span>
        <span className="tabular-nums">
          {formatCount(inside)} van {formatCount(expected)} binnen
        </span>
      </h4>
      <ul className="gap-x-8 sm:columns-2 print:columns-3">
        {groups.map((group) => (
          <li key={group.name} className="flex break-inside-avoid justify-between gap-4 border-b border-line py-0.5">
            <span className="min-w-0">{group.name || "Zonder naam"}</span>
            <span className="shrink-0 tabular-nums">
              <strong>{formatCount(group.inside)}</strong> van {formatCount(group.expected)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
