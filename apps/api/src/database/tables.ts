import type { CashShiftsTable } from "./tables/cash-shifts.ts";
import type { AccountsToCloseTable, BackupsTable } from "./tables/backups.ts";
import type { CastQuotasTable } from "./tables/cast-quotas.ts";
import type {
  DocumentsTable,
  DocumentVersionsTable,
  PicturesTable,
  PlaysTable,
  PlaySlugsTable,
} from "./tables/documents.ts";
import type { HallFloorPlansTable, HallPlanSeatsTable, HallPlansTable, HallsTable } from "./tables/halls.ts";
import type {
  AuditLogTable,
  ContactMessagesTable,
  NewsletterSubscribersTable,
  MailsTable,
  ShowChangesTable,
  ShowChoicesTable,
  ShowMessageRecipientsTable,
  ShowMessagesTable,
  UnverifiedMailCountsTable,
} from "./tables/messages.ts";
import type { PassedTicketsTable, ReturnedTicketsTable } from "./tables/handed-tickets.ts";
import type {
  BankStatementLinesTable,
  BankStatementsTable,
  BankTransactionsTable,
  OnlineRefundsTable,
  PaymentsTable,
  PayerAccountsTable,
  RefundAccountsTable,
  RefundFileLinesTable,
  RefundFilesTable,
  TestProviderPaymentsTable,
} from "./tables/payments.ts";
import type { ProductHandOutsTable, ProductLinesTable, ProductsTable } from "./tables/products.ts";
import type { CartsTable, SeatBlocksTable, SeatsTable, ShowsTable } from "./tables/seats.ts";
import type {
  AuthenticatorsTable,
  PasskeysTable,
  RecoveryCodesTable,
  SecondStepTermsTable,
  SecurityNoticesTable,
  SignInChallengesTable,
} from "./tables/second-step.ts";
import type { RehearsalsTable } from "./tables/rehearsals.ts";
import type { TicketTypePricesTable, TicketTypesTable } from "./tables/ticket-types.ts";
import type { WaitingOffersTable, WaitingWishesTable } from "./tables/waiting-list.ts";
import type { WaitingRoomEntriesTable, WaitingRoomsTable } from "./tables/waiting-room.ts";
import type { AccountLinksTable, InvitationsTable, UsersTable } from "./tables/users.ts";
import type { ReservationVouchersTable, VoucherEntriesTable, VouchersTable } from "./tables/vouchers.ts";
import type { DoorDevicesTable, SessionsTable } from "./tables/sessions.ts";
import type {
  PendingMovesTable,
  ReservationSeatsTable,
  ReservationsTable,
  ScansTable,
  SeatMovesTable,
  TicketCodesTable,
} from "./tables/reservations.ts";
import type { WalletPassesTable, WalletRegistrationsTable } from "./tables/wallet.ts";

export interface Tables {
  users: UsersTable;
  documents: DocumentsTable;
  documentVersions: DocumentVersionsTable;
  plays: PlaysTable;
  playSlugs: PlaySlugsTable;
  pictures: PicturesTable;
  halls: HallsTable;
  hallFloorPlans: HallFloorPlansTable;
  hallPlans: HallPlansTable;
  hallPlanSeats: HallPlanSeatsTable;
  shows: ShowsTable;
  ticketTypes: TicketTypesTable;
  ticketTypePrices: TicketTypePricesTable;
  carts: CartsTable;
  seats: SeatsTable;
  seatBlocks: SeatBlocksTable;
  castQuotas: CastQuotasTable;
  waitingWishes: WaitingWishesTable;
  waitingOffers: WaitingOffersTable;
  waitingRooms: WaitingRoomsTable;
  waitingRoomEntries: WaitingRoomEntriesTable;
  rehearsals: RehearsalsTable;
  ticketCodes: TicketCodesTable;
  products: ProductsTable;
  productLines: ProductLinesTable;
  productHandOuts: ProductHandOutsTable;
  vouchers: VouchersTable;
  voucherEntries: VoucherEntriesTable;
  reservationVouchers: ReservationVouchersTable;
  reservations: ReservationsTable;
  reservationSeats: ReservationSeatsTable;
  seatMoves: SeatMovesTable;
  passedTickets: PassedTicketsTable;
  returnedTickets: ReturnedTicketsTable;
  pendingMoves: PendingMovesTable;
  scans: ScansTable;
  walletPasses: WalletPassesTable;
  walletRegistrations: WalletRegistrationsTable;
  contactMessages: ContactMessagesTable;
  newsletterSubscribers: NewsletterSubscribersTable;
  showMessages: ShowMessagesTable;
  showMessageRecipients: ShowMessageRecipientsTable;
  showChanges: ShowChangesTable;
  showChoices: ShowChoicesTable;
  auditLog: AuditLogTable;
  bankStatements: BankStatementsTable;
  bankStatementLines: BankStatementLinesTable;
  bankTransactions: BankTransactionsTable;
  mails: MailsTable;
  unverifiedMailCounts: UnverifiedMailCountsTable;
  cashShifts: CashShiftsTable;
  payments: PaymentsTable;
  onlineRefunds: OnlineRefundsTable;
  refundAccounts: RefundAccountsTable;
  payerAccounts: PayerAccountsTable;
  refundFiles: RefundFilesTable;
  refundFileLines: RefundFileLinesTable;
  testProviderPayments: TestProviderPaymentsTable;
  passkeys: PasskeysTable;
  authenticators: AuthenticatorsTable;
  recoveryCodes: RecoveryCodesTable;
  signInChallenges: SignInChallengesTable;
  secondStepTerms: SecondStepTermsTable;
  securityNotices: SecurityNoticesTable;
  accountLinks: AccountLinksTable;
  invitations: InvitationsTable;
  sessions: SessionsTable;
  doorDevices: DoorDevicesTable;
  backups: BackupsTable;
  accountsToClose: AccountsToCloseTable;
}
