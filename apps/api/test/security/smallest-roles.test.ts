import { endpoints } from "@podium/shared/contracts/endpoints";
import { realtimeAccess } from "@podium/shared/contracts/realtime";
import type { Access } from "@podium/shared/contracts/roles";
import { expect, test } from "vitest";

/**
 * Decisions, section 9, written a second time: `access.test.ts` trusts the rule of each call, so only this test notices
 * a rule that is too wide. Calls that are not here are for every user who is signed in with a name and an address.
 */
const NOT_FOR_EVERY_USER: Record<Exclude<Access, "user">, string> = {
  public: `openChoices choose openReceivedTickets getReceivedCalendar addReceivedToWallet register openAnonymous registerGuest signIn secondStep startPasskeySignIn requestSignInLink openSignInLink
    openInvitation acceptInvitation forgotPassword resetPassword verifyEmail undoEmail undoSecondStep sendContactMessage pairDoorDevice paymentWebhook isSeatAvailable
    listAvailableSeats listShows listPlays getPlay getShowsCalendar getHallPlan getSite getShownContent alive show:join
    show:leave`,
  session: "getProfile signOut validateCode quoteAmountDue getCart addSeat setSeatType removeSeat clearCart",
  door: `getCheckInList listPresentSeatIds listBlockedSeatIds recordScans scanSeat unscanSeat getOwnDoorDevice endOwnDoorDevice hall:join
    hall:leave`,
  "box-office": `listReservations getReservation quoteForGuest reserveForGuest getCashBook correctGuest setRemark settleCashDue moveReservation
    rebookReservation quoteAddedSeats addReservationSeats giveUpSeats cancelReservation resendTickets confirmReservation
    undoConfirmation listBoxOfficeSeats blockSeats changeBlockReason unblockSeats listPayments confirmTransfers uploadBankStatement
    listRefunds markRefunded refundOnline setRefundAccount refundAsVoucher listVouchers sellVoucher getVoucher
    showVoucherCode correctVoucher renewVoucher
    blockVoucher mailVoucher getAccountUnpaid cancelAccountUnpaid listUnverifiedSeats recordExport
    listReservationMails listWaitingShows listWaitingPeople addGuestWish removeWish offerByHand acceptForGuest payments:join
    payments:leave`,
  admin: `listRefundFiles makeRefundFile getRefundFile settleRefundFile
    getShowChange cancelShow announceChange closeChange remindChoosers chooseFor createShow createShowSeries updateShow deleteShow listShowMessages sendShowMessage previewShowMessage testShowMessage listTicketCodes createTicketCode updateTicketCode deleteTicketCode getOverview getStatistics
    getInstallation getFirstSteps invite listInvitations resendInvitation endInvitation listUsers adminUpdateProfile deleteUser removeSecondStep listAudit listUnsentMails retryMail
    openQueueBoard createDoorDevice listDoorDevices endDoorDevice listHalls createHall setHallAddress deleteHall
    getHallDraft listManagedPlays createPlay getPlayDraft savePlayDraft previewPlay publishPlay deletePlay
    listPlayVersions restorePlayVersion saveHallDraft publishHall getFloorPlan saveFloorPlan deleteFloorPlan
    getContentDraft saveContentDraft previewContent publishContent listContentVersions restoreContentVersion
    uploadPicture getPicture`,
};

test("who may use each call and event that is not for every user is written twice, so that no rule widens unseen", () => {
  const rules: Array<[name: string, access: Access]> = [
    ...Object.entries(endpoints).map(([name, { access }]) => [name, access] as [string, Access]),
    ...Object.entries(realtimeAccess),
  ];
  for (const [access, names] of Object.entries(NOT_FOR_EVERY_USER)) {
    const found = rules.filter((rule) => rule[1] === access).map(([name]) => name);
    expect([access, ...found.toSorted()]).toEqual([access, ...names.split(/\s+/).toSorted()]);
  }
});
