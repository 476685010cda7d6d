import type { Access } from "@podium/shared/contracts/endpoint";
import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { routePatterns } from "#platform/paths.ts";
import { lazyComponent } from "#platform/lazy-component.ts";

export interface PageRoute {
  pattern: string;
  access: Access;
  /** Its document, and no other, has a content policy under which wasm compiles. */
  wasm: boolean;
  Page: ComponentType;
  load: () => Promise<unknown>;
}

export const pageRoutes: readonly PageRoute[] = [
  route(routePatterns.home, "public", async () => (await import("#pages/home.tsx")).HomePage),
  route(routePatterns.plays, "public", async () => (await import("#pages/plays.tsx")).PlaysPage),
  route(routePatterns.tickets, "public", async () => (await import("#pages/tickets.tsx")).TicketsPage),
  route(routePatterns.about, "public", async () => (await import("#pages/about.tsx")).AboutPage),
  route(routePatterns.contact, "public", async () => (await import("#pages/contact.tsx")).ContactPage),
  route(routePatterns.login, "public", async () => (await import("#pages/login.tsx")).LoginPage),
  route(routePatterns.register, "public", async () => (await import("#pages/register.tsx")).RegisterPage),
  route(
    routePatterns.forgotPassword,
    "public",
    async () => (await import("#pages/forgot-password.tsx")).ForgotPasswordPage,
  ),
  route(
    routePatterns.resetPassword,
    "public",
    async () => (await import("#pages/reset-password.tsx")).ResetPasswordPage,
  ),
  route(routePatterns.privacy, "public", async () => (await import("#pages/privacy.tsx")).PrivacyPage),
  route(routePatterns.terms, "public", async () => (await import("#pages/terms.tsx")).TermsPage),
  route(
    routePatterns.paymentsCallback,
    "public",
    async () => (await import("#pages/payments-callback.tsx")).PaymentsCallbackPage,
  ),
  route(routePatterns.account, "user", async () => (await import("#pages/account.tsx")).AccountPage),
  route(routePatterns.confirm, "user", async () => (await import("#pages/confirm.tsx")).ConfirmPage),
  route(
    routePatterns.reservationSuccess,
    "user",
    async () => (await import("#pages/reservation-success.tsx")).ReservationSuccessPage,
  ),
  route(routePatterns.ticketsDetail, "user", async () => (await import("#pages/tickets-detail.tsx")).TicketsDetailPage),
  route(routePatterns.payment, "user", async () => (await import("#pages/payment.tsx")).PaymentPage),
  // Without a number the page says that it is missing (specification, section 5).
  route("/payment", "user", async () => (await import("#pages/payment.tsx")).PaymentPage),
  route(routePatterns.admin, "admin", async () => (await import("#pages/admin.tsx")).AdminPage),
  route(routePatterns.statistics, "admin", async () => (await import("#pages/statistics.tsx")).StatisticsPage),
  { ...route(routePatterns.scan, "admin", async () => (await import("#pages/scan.tsx")).ScanPage), wasm: true },
  route(routePatterns.hallFollowUp, "admin", async () => (await import("#pages/hall-follow-up.tsx")).HallFollowUpPage),
  route(routePatterns.users, "admin", async () => (await import("#pages/users.tsx")).UsersPage),
  route(routePatterns.ticketCodes, "admin", async () => (await import("#pages/ticket-codes.tsx")).TicketCodesPage),
  route(routePatterns.reservations, "admin", async () => (await import("#pages/reservations.tsx")).ReservationsPage),
  route(
    routePatterns.newReservation,
    "admin",
    async () => (await import("#pages/new-reservation.tsx")).NewReservationPage,
  ),
  route(routePatterns.payments, "admin", async () => (await import("#pages/payments.tsx")).PaymentsPage),
  route(routePatterns.shows, "admin", async () => (await import("#pages/shows.tsx")).ShowsPage),
  route(routePatterns.audit, "admin", async () => (await import("#pages/audit.tsx")).AuditPage),
];

export function findPage(path: string): PageRoute | undefined {
  return pageRoutes.find(({ pattern }) => matchPath(pattern, path));
}

function route(pattern: string, access: Access, load: () => Promise<ComponentType>): PageRoute {
  const { Component, load: loadPage } = lazyComponent(load);
  return { pattern, access, wasm: false, Page: Component, load: loadPage };
}
