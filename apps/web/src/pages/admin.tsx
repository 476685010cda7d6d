import {
  Armchair,
  ChartColumn,
  ClipboardList,
  Drama,
  HandCoins,
  ScanLine,
  ScrollText,
  Smartphone,
  TicketPercent,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { TitledPage } from "#entities/site/page.tsx";
import { UnsentMails } from "#features/mails-admin/unsent-mails.tsx";
import { ExpiringPayments } from "#features/payments-admin/components/expiring-payments.tsx";
import { RefundsGlance } from "#features/payments-admin/components/refunds-glance.tsx";
import { OpenQueueButton } from "#features/queue/open-queue-button.tsx";
import { SecondStepBanner } from "#features/second-step/second-step-banner.tsx";
import { NextShowOccupancy } from "#features/shows-admin/next-show-occupancy.tsx";
import { paths } from "#platform/paths.ts";
import { Card } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";

/** In the specification's order (Admin dashboard). */
const cards = [
  {
    to: paths.statistics,
    title: "Statistieken",
    text: "Bezetting, verkoop en betaalwijzen in beeld.",
    Icon: ChartColumn,
  },
  { to: paths.scan, title: "Scan", text: "QR-codes van tickets scannen aan de ingang.", Icon: ScanLine },
  {
    to: paths.hallFollowUp,
    title: "Zaalopvolging",
    text: "Zie live wie binnen is en welke stoelen nog leeg zijn.",
    Icon: Armchair,
  },
  {
    to: paths.reservations,
    title: "Reservaties",
    text: "Alle reservaties, hun QR-codes en de gastenlijst; ook nieuwe aan de telefoon.",
    Icon: ClipboardList,
  },
  { to: paths.payments, title: "Betalingen", text: "Overschrijvingen opvolgen en bevestigen.", Icon: HandCoins },
  {
    to: paths.ticketCodes,
    title: "Ticketcodes",
    text: "Voorverkoop- en sponsorcodes maken en intrekken.",
    Icon: TicketPercent,
  },
  { to: paths.users, title: "Gebruikers", text: "Gegevens en rechten van gebruikers.", Icon: Users },
  {
    to: paths.shows,
    title: "Voorstellingen",
    text: "Data, prijs, verkoop en geblokkeerde stoelen.",
    Icon: Drama,
  },
  {
    to: paths.doorDevices,
    title: "Toestellen",
    text: "Telefoons voor de ingang koppelen met een QR-code, en weghalen.",
    Icon: Smartphone,
  },
  { to: paths.audit, title: "Logboek", text: "Wie deed wat, en wanneer.", Icon: ScrollText },
] as const;

export function AdminPage() {
  return (
    <TitledPage title="Admin Dashboard">
      <SecondStepBanner />
      <RefundsGlance />
      <div className="mb-8 grid items-start gap-5 lg:grid-cols-2 xl:grid-cols-3">
        <Glance title="Te bevestigen betalingen">
          <ExpiringPayments />
        </Glance>
        <Glance title="Eerstvolgende voorstelling">
          <NextShowOccupancy />
        </Glance>
        <Glance title="Mails">
          <UnsentMails />
        </Glance>
      </div>
      <nav aria-label="Beheer">
        <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3">
          {cards.map(({ to, title, text, Icon }) => (
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
      <div className="mt-8 flex justify-center border-t border-line pt-4">
        <OpenQueueButton />
      </div>
    </TitledPage>
  );
}

function Glance({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Card>
        <h2 className="mb-3 text-xl">{title}</h2>
        {children}
      </Card>
    </section>
  );
}
