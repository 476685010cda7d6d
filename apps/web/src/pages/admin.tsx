import {
  Armchair,
  Banknote,
  ChartColumn,
  ClipboardList,
  Drama,
  FilePenLine,
  Gift,
  HandCoins,
  Hourglass,
  LayoutGrid,
  ScanLine,
  ReceiptEuro,
  ScrollText,
  Newspaper,
  ShoppingBag,
  Smartphone,
  TicketPercent,
  Users,
} from "virtual:icons";
import type { Access } from "@podium/shared/contracts/roles";
import type { ReactNode } from "react";
import { TitledPage } from "#entities/site/page.tsx";
import { FirstSteps, type StepPlaces } from "#modules/office/installation/first-steps.tsx";
import { type Help, InstallationState } from "#modules/office/installation/installation-state.tsx";
import { UnsentMails } from "#modules/office/mails-admin/unsent-mails.tsx";
import { ExpiringPayments } from "#modules/office/payments-admin/components/expiring-payments.tsx";
import { RefundsGlance } from "#modules/office/payments-admin/components/refunds.tsx";
import { OpenQueueButton } from "#modules/office/queue/open-queue-button.tsx";
import { SecondStepBanner } from "#modules/account/second-step/second-step-banner.tsx";
import { UnverifiedSeatsNotice } from "#modules/office/reservations-admin/unverified-seats-notice.tsx";
import { NextShowOccupancy } from "#modules/editors/shows-admin/occupancy-bar.tsx";
import { paths } from "#platform/paths.ts";
import { userAtom, userMay } from "#platform/session.ts";
import { useAtomValue } from "#platform/state.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";

/** The specification's cards come first, in its order; each is for the lowest role that its page admits. */
export const cards = [
  {
    to: paths.statistics,
    access: "admin",
    title: "Statistieken",
    text: "Bezetting, verkoop en betaalwijzen in beeld.",
    Icon: ChartColumn,
  },
  {
    to: paths.scan,
    access: "door",
    title: "Scan",
    text: "QR-codes van tickets scannen aan de ingang.",
    Icon: ScanLine,
  },
  {
    to: paths.hallFollowUp,
    access: "door",
    title: "Zaalopvolging",
    text: "Zie live wie binnen is en welke stoelen nog leeg zijn.",
    Icon: Armchair,
  },
  {
    to: paths.ticketCodes,
    access: "admin",
    title: "Ticketcodes",
    text: "Codes voor voorverkoop, sponsors en korting maken en intrekken.",
    Icon: TicketPercent,
  },
  {
    to: paths.products,
    access: "admin",
    title: "Producten",
    text: "Wat bezoekers bij hun stoelen kopen: drankkaart, programmaboekje, parking.",
    Icon: ShoppingBag,
  },
  {
    to: paths.newsletterAdmin,
    access: "admin",
    title: "Nieuwsbrief",
    text: "Wie de nieuwsbrief wil, met het bewijs daarvan, om te downloaden.",
    Icon: Newspaper,
  },
  { to: paths.users, access: "admin", title: "Gebruikers", text: "Gegevens en rechten van gebruikers.", Icon: Users },
  {
    to: paths.reservations,
    access: "box-office",
    title: "Reserveringen",
    text: "Alle reserveringen, hun QR-codes en de gastenlijst; ook nieuwe aan de telefoon.",
    Icon: ClipboardList,
  },
  {
    to: paths.payments,
    access: "box-office",
    title: "Betalingen",
    text: "Overschrijvingen opvolgen en bevestigen.",
    Icon: HandCoins,
  },
  {
    to: paths.waitingLists,
    access: "box-office",
    title: "Wachtlijst",
    text: "Wie wacht er op plaatsen, ook aan de telefoon, en wat is aangeboden.",
    Icon: Hourglass,
  },
  {
    to: paths.vouchers,
    access: "box-office",
    title: "Cadeaubonnen",
    text: "Verkopen, afdrukken, en zien wat er nog op staat.",
    Icon: Gift,
  },
  {
    to: paths.cashBook,
    access: "box-office",
    title: "Kassa",
    text: "Wat elke vrijwilliger op een avond contant en met de kaart ontving.",
    Icon: Banknote,
  },
  {
    to: paths.takings,
    access: "box-office",
    title: "Afrekening",
    text: "Tickets per prijs en opbrengst van een voorstelling, voor wie de rechten heeft.",
    Icon: ReceiptEuro,
  },
  {
    to: paths.shows,
    access: "box-office",
    title: "Voorstellingen",
    text: "Data, prijs, verkoop en geblokkeerde stoelen.",
    Icon: Drama,
  },
  {
    to: paths.halls,
    access: "admin",
    title: "Zalen",
    text: "Teken een zaal: rijen, tafels en rolstoelplaatsen. Kies ze daarna bij een voorstelling.",
    Icon: LayoutGrid,
  },
  {
    to: paths.contentAdmin,
    access: "admin",
    title: "Inhoud",
    text: "Stukken, foto’s, de teksten van de site en de gegevens van de vereniging.",
    Icon: FilePenLine,
  },
  {
    to: paths.doorDevices,
    access: "admin",
    title: "Toestellen",
    text: "Telefoons voor de ingang koppelen met een QR-code, en weghalen.",
    Icon: Smartphone,
  },
  { to: paths.audit, access: "admin", title: "Logboek", text: "Wie deed wat, en wanneer.", Icon: ScrollText },
] as const;

const toMails = (
  <a href="#mails" className="text-link inline-flex min-h-11 items-center font-semibold">
    Bekijk de mails
  </a>
);
const toQueue = (
  <div className="-ml-4">
    <OpenQueueButton />
  </div>
);
const help: Help = {
  MAILS_GIVEN_UP: toMails,
  MAILS_REFUSED: toMails,
  JOBS_WAITING: toQueue,
  JOBS_FAILED: toQueue,
};

const society = { to: paths.contentPart("vereniging"), label: "Naar ‘Vereniging’" };
const places: StepPlaces = {
  SOCIETY: society,
  BANK: society,
  HALL: { to: paths.halls, label: "Naar ‘Zalen’" },
  PLAY: { to: paths.contentAdmin, label: "Naar ‘Inhoud beheren’" },
  PRICES: { to: paths.shows, label: "Naar ‘Voorstellingen’" },
  MAILS: { to: paths.contact, label: "Naar de contactpagina" },
  BACKUP: null,
  VOLUNTEER: { to: paths.users, label: "Naar ‘Gebruikers’" },
};

export function AdminPage() {
  const user = useAtomValue(userAtom);
  const may = (access: Access): boolean => userMay(user, access);
  return (
    <TitledPage title="Admin Dashboard">
      {may("admin") && <InstallationState help={help} />}
      {may("admin") && <FirstSteps places={places} />}
      {may("box-office") && <SecondStepBanner />}
      {may("box-office") && <UnverifiedSeatsNotice />}
      {may("box-office") && <Glances mails={may("admin")} />}
      <nav aria-label="Beheer">
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
          {cards
            .filter(({ access }) => may(access))
            .map(({ to, title, text, Icon }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="grid h-full grid-cols-[auto_1fr] content-start items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-surface p-4 shadow-card transition-colors sm:grid-cols-1 sm:gap-y-2 sm:p-5 hover:border-accent hover:bg-accent-soft"
                >
                  <Icon className="size-8 text-accent max-sm:row-span-2" />
                  <span className="font-display text-xl font-semibold">{title}</span>
                  <span className="text-muted">{text}</span>
                </Link>
              </li>
            ))}
        </ul>
      </nav>
      {may("admin") && (
        <div className="mt-8 flex justify-center border-t border-line pt-4">
          <OpenQueueButton />
        </div>
      )}
    </TitledPage>
  );
}

function Glances({ mails }: { mails: boolean }) {
  return (
    <>
      <RefundsGlance />
      <div className="mb-8 grid items-start gap-5 lg:grid-cols-2 xl:grid-cols-3">
        <Glance title="Te bevestigen betalingen">
          <ExpiringPayments />
        </Glance>
        <Glance title="Eerstvolgende voorstelling">
          <NextShowOccupancy />
        </Glance>
        {mails && (
          <Glance id="mails" title="Mails">
            <UnsentMails />
          </Glance>
        )}
      </div>
    </>
  );
}

function Glance({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    // Focusable, so that a link to this section moves the keyboard focus along.
    <section id={id} tabIndex={id === undefined ? undefined : -1} aria-label={title} className="scroll-mt-24">
      <Card>
        <h2 className="mb-3 text-xl">{title}</h2>
        {children}
      </Card>
    </section>
  );
}
