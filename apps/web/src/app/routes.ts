import type { Access } from "@podium/shared/contracts/roles";
import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { routePatterns } from "#platform/paths.ts";
import { lazyComponent } from "#platform/lazy-component.ts";

export interface PageRoute {
  pattern: string;
  access: Access;
  /** Whether the page's document has a content policy that allows wasm; other documents do not. */
  wasm: boolean;
  Page: ComponentType;
  load: () => Promise<unknown>;
}

export const pageRoutes: readonly PageRoute[] = [
  route("home", "public", async () => (await import("#pages/home.tsx")).HomePage),
  route("plays", "public", async () => (await import("#pages/plays.tsx")).PlaysPage),
  route("play", "public", async () => (await import("#pages/play.tsx")).PlayPage),
  route("tickets", "public", async () => (await import("#pages/tickets.tsx")).TicketsPage),
  route("about", "public", async () => (await import("#pages/about.tsx")).AboutPage),
  route("contact", "public", async () => (await import("#pages/contact.tsx")).ContactPage),
  route("login", "public", async () => (await import("#pages/login.tsx")).LoginPage),
  route("register", "public", async () => (await import("#pages/register.tsx")).RegisterPage),
  route("forgotPassword", "public", async () => (await import("#pages/forgot-password.tsx")).ForgotPasswordPage),
  route("resetPassword", "public", async () => (await import("#pages/reset-password.tsx")).ResetPasswordPage),
  route("pairDevice", "public", async () => (await import("#pages/pair-device.tsx")).PairDevicePage),
  route("signInLink", "public", async () => (await import("#pages/sign-in-link.tsx")).SignInLinkPage),
  route("choices", "public", async () => (await import("#pages/choices.tsx")).ChoicesPage),
  route("receivedTickets", "public", async () => (await import("#pages/received-tickets.tsx")).ReceivedTicketsPage),
  route("guest", "public", async () => (await import("#pages/tickets.tsx")).GuestPage),
  route("verifyEmail", "public", async () => (await import("#pages/verify-email.tsx")).VerifyEmailPage),
  route("newsletter", "public", async () => (await import("#pages/newsletter.tsx")).NewsletterPage),
  route("confirmNewsletter", "public", async () => (await import("#pages/newsletter.tsx")).ConfirmNewsletterPage),
  route("leaveNewsletter", "public", async () => (await import("#pages/newsletter.tsx")).LeaveNewsletterPage),
  route("undoEmail", "public", async () => (await import("#pages/undo.tsx")).UndoEmailPage),
  route("undoSecondStep", "public", async () => (await import("#pages/undo.tsx")).UndoSecondStepPage),
  route("invitation", "public", async () => (await import("#pages/invitation.tsx")).InvitationPage),
  route("privacy", "public", async () => (await import("#pages/privacy.tsx")).PrivacyPage),
  route("accessibility", "public", async () => (await import("#pages/accessibility.tsx")).AccessibilityPage),
  route("terms", "public", async () => (await import("#pages/terms.tsx")).TermsPage),
  route("paymentsCallback", "public", async () => (await import("#pages/payments-callback.tsx")).PaymentsCallbackPage),
  route("account", "session", async () => (await import("#pages/account.tsx")).AccountPage),
  route("confirm", "session", async () => (await import("#pages/confirm.tsx")).ConfirmPage),
  route(
    "reservationSuccess",
    "user",
    async () => (await import("#pages/reservation-success.tsx")).ReservationSuccessPage,
  ),
  route("ticketsDetail", "user", async () => (await import("#pages/tickets-detail.tsx")).TicketsDetailPage),
  route("otherSeats", "user", async () => (await import("#pages/other-seats.tsx")).OtherSeatsPage),
  route("payment", "user", async () => (await import("#pages/payment.tsx")).PaymentPage),
  // The page tells a visitor whose address has no reservation number that it is missing (specification, section 5).
  { ...route("payment", "user", async () => (await import("#pages/payment.tsx")).PaymentPage), pattern: "/payment" },
  route("admin", "door", async () => (await import("#pages/admin.tsx")).AdminPage),
  route("statistics", "admin", async () => (await import("#pages/statistics.tsx")).StatisticsPage),
  { ...route("scan", "door", async () => (await import("#pages/scan.tsx")).ScanPage), wasm: true },
  route("hallFollowUp", "door", async () => (await import("#pages/hall-follow-up.tsx")).HallFollowUpPage),
  route("doorDevices", "admin", async () => (await import("#pages/door-devices.tsx")).DoorDevicesPage),
  route("users", "admin", async () => (await import("#pages/users.tsx")).UsersPage),
  route("ticketCodes", "admin", async () => (await import("#pages/ticket-codes.tsx")).TicketCodesPage),
  route("products", "admin", async () => (await import("#pages/products.tsx")).ProductsPage),
  route("newsletterAdmin", "admin", async () => (await import("#pages/newsletter-admin.tsx")).NewsletterAdminPage),
  route("reservations", "box-office", async () => (await import("#pages/reservations.tsx")).ReservationsPage),
  route("newReservation", "box-office", async () => (await import("#pages/new-reservation.tsx")).NewReservationPage),
  route("waitingLists", "box-office", async () => (await import("#pages/waiting-lists.tsx")).WaitingListsPage),
  route("waitingRoom", "box-office", async () => (await import("#pages/waiting-room.tsx")).WaitingRoomPage),
  route("cashBook", "box-office", async () => (await import("#pages/cash-book.tsx")).CashBookPage),
  route("takings", "box-office", async () => (await import("#pages/takings.tsx")).TakingsPage),
  route("vouchers", "box-office", async () => (await import("#pages/vouchers.tsx")).VouchersPage),
  route("payments", "box-office", async () => (await import("#pages/payments.tsx")).PaymentsPage),
  route("shows", "box-office", async () => (await import("#pages/shows.tsx")).ShowsPage),
  route("halls", "admin", async () => (await import("#pages/halls.tsx")).HallsPage),
  route("hallEditor", "admin", async () => (await import("#pages/hall-editor.tsx")).HallEditorPage),
  route("contentAdmin", "admin", async () => (await import("#pages/content-admin.tsx")).ContentAdminPage),
  route("contentPart", "admin", async () => (await import("#pages/content-part.tsx")).ContentPartPage),
  route("playEditor", "admin", async () => (await import("#pages/play-editor.tsx")).PlayEditorPage),
  route("audit", "admin", async () => (await import("#pages/audit.tsx")).AuditPage),
];

export function findPage(path: string): PageRoute | undefined {
  return pageRoutes.find(({ pattern }) => matchPath(pattern, path));
}

function route(name: keyof typeof routePatterns, access: Access, load: () => Promise<ComponentType>): PageRoute {
  const { Component, load: loadPage } = lazyComponent(load);
  return { pattern: routePatterns[name], access, wasm: false, Page: Component, load: loadPage };
}
