import type { TransferDetails } from "@podium/shared/contracts/payments";
import { PAY_WITHIN_WORKING_DAYS, TRANSFER_WORKING_DAYS } from "@podium/shared/limits";
import { priceLines } from "@podium/shared/price-lines";
import { typeCounts } from "@podium/shared/typed-places";
import { isActive } from "@podium/shared/reservation-status";
import { CircleCheck } from "lucide-react";
import { LongerUntil } from "#entities/reservations/longer-until.tsx";
import { statusWords } from "#entities/reservations/reservation-words.ts";
import { useWhere } from "#entities/site/where.ts";
import { formatDate, formatDateTime, formatEuro } from "#platform/format.ts";
import { paths } from "#platform/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Card } from "#ui/card.tsx";
import { Notice } from "#ui/notice.tsx";
import { CopyList } from "./copy-list.tsx";
import { EpcCode } from "./epc-code.tsx";
import { PayOnlineInstead } from "./pay-online-instead.tsx";

/** Specification, screen Payment. */
export function Transfer({ details }: { details: TransferDetails }) {
  const { reservation, amount, payBefore } = details;
  const { status } = reservation;
  return (
    <div className="grid gap-5">
      {status === "PENDING" && (
        <Notice tone="success" title={`Uw stoelen zijn gereserveerd tot ${formatDateTime(reservation.expiresAt)}.`}>
          <LongerUntil reservation={reservation} />
        </Notice>
      )}
      <Summary details={details} />
      {status === "CONFIRMED" && (
        <Notice tone="success" title={amount > 0 ? "Uw betaling is ontvangen." : "Er is niets te betalen."} announce>
          Uw reservering is bevestigd en uw tickets staan klaar.
        </Notice>
      )}
      {!isActive(reservation) && (
        <Notice tone="danger" title={`Deze reservering is ${statusWords[status].toLowerCase()}.`} announce>
          Schrijf niets meer over: de stoelen zijn weer vrijgegeven.
        </Notice>
      )}
      {status === "PENDING" && (
        <>
          <BankDetails details={details} />
          <Notice tone="warning">
            Een manuele overschrijving kan tot {TRANSFER_WORKING_DAYS} werkdagen duren voor de betaling verwerkt is en u
            uw tickets ontvangt.
          </Notice>
          <Notice tone="info">
            Gelieve te betalen
            {reservation.longerUntil === undefined && <> binnen {PAY_WITHIN_WORKING_DAYS} werkdagen</>}, ten laatste op{" "}
            {formatDate(payBefore)}. Uw tickets worden vrijgegeven zodra de betaling ontvangen is.
          </Notice>
        </>
      )}
      {status === "PENDING" ? (
        <>
          <ButtonLink to={paths.reservationSuccess} size="lg" icon={<CircleCheck />}>
            Ik heb de overschrijving uitgevoerd
          </ButtonLink>
          <PayOnlineInstead reservationId={reservation.id} />
        </>
      ) : (
        <ButtonLink to={paths.ticketsDetail(reservation.id)} size="lg">
          Bekijk Tickets
        </ButtonLink>
      )}
    </div>
  );
}

function Summary({ details: { reservation, amount } }: { details: TransferDetails }) {
  const { id, show, guestCount, seats } = reservation;
  const types = typeCounts(seats);
  const rows: [term: string, value: string][] = [
    ["Voorstelling", show.name],
    ["Datum", formatDateTime(show.dateTime)],
    ["Waar", useWhere(show)],
    ["Aantal stoelen", String(guestCount)],
    ...(types === null ? [] : [["Tickets", types] satisfies [string, string]]),
    ...priceLines(reservation).map((line): [string, string] => [line.term, formatEuro(line.amount)]),
    ["Totaalbedrag", formatEuro(amount)],
    ["Reserveringsnummer", `#${id}`],
  ];
  return (
    <Card>
      <h2 className="text-xl">Overzicht</h2>
      <dl className="mt-3 divide-y divide-line">
        {rows.map(([term, value]) => (
          <div key={term} className="flex flex-wrap justify-between gap-x-4 py-2">
            <dt className="text-muted">{term}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function BankDetails({ details: { iban, beneficiary, amount, reference, epc } }: { details: TransferDetails }) {
  return (
    <Card>
      <h2 className="text-xl">Overschrijving</h2>
      <div className="mt-3 grid items-center gap-6 sm:grid-cols-[1fr_auto]">
        <CopyList
          items={[
            { label: "Rekeningnummer", text: grouped(iban), copied: compact(iban) },
            { label: "Begunstigde", text: beneficiary },
            { label: "Bedrag", text: formatEuro(amount), copied: amount.toFixed(2).replace(".", ",") },
            { label: "Mededeling", text: reference },
          ]}
        />
        {epc !== null && <EpcCode epc={epc} />}
      </div>
    </Card>
  );
}

/** 'BE68 5390 0754 7034', as on a bank card. */
function grouped(iban: string): string {
  return compact(iban).replaceAll(/(.{4})(?=.)/g, "$1 ");
}

/** 'BE68539007547034': every banking app accepts this form. */
function compact(iban: string): string {
  return iban.replaceAll(/\s/g, "");
}
