import { maskedCode } from "@podium/shared/tickets/code-text";
import type { OwnData as OwnDataJson } from "@podium/shared/contracts/own-account";
import { presentReservation } from "#modules/sale/reservations/reservations.presenter.ts";
import type { OwnData } from "./own-data.service.ts";

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const presentLink = ({ createdAt, expiresAt, usedAt }: OwnData["links"][number]) => ({
  createdAt: createdAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  usedAt: iso(usedAt),
});

const presentUserDetails = (account: OwnData["account"]) => ({
  id: account.id,
  firstname: account.firstname,
  lastname: account.lastname,
  email: account.email,
  number: account.number,
  role: account.role,
  language: account.language,
  pendingEmail: account.pendingEmail,
  emailVerifiedAt: iso(account.emailVerifiedAt),
  createdAt: account.createdAt.toISOString(),
});

export function presentOwnData({ exportedAt, account, reservations, cart, secondStep, ...data }: OwnData): OwnDataJson {
  return {
    exportedAt: exportedAt.toISOString(),
    account: {
      ...presentUserDetails(account),
    },
    reservations: reservations.map((reservation) => {
      const { user: _, ...rest } = presentReservation(reservation);
      const { ticketCode, remark, network, cashDueCents } = reservation;
      return {
        ...rest,
        ticketCode,
        ...(cashDueCents > 0 && { cashDue: cashDueCents / 100 }),
        ...(remark !== null && { remark }),
        ...(network !== null && { network }),
      };
    }),
    onlinePayments: data.payments.map(({ amountCents, createdAt, paidAt, refundedAt, ...payment }) => ({
      ...payment,
      amount: amountCents / 100,
      createdAt: createdAt.toISOString(),
      paidAt: iso(paidAt),
      refundedAt: iso(refundedAt),
    })),
    refundAccounts: data.refundAccounts.map(({ givenAt, ...given }) => ({
      ...given,
      givenAt: givenAt.toISOString(),
    })),
    cart: cart ? { ...cart, createdAt: cart.createdAt.toISOString(), expiresAt: cart.expiresAt.toISOString() } : null,
    waitingLists: data.waitingLists.map(({ joinedAt, endedAt, offeredAt, ...wish }) => ({
      ...wish,
      joinedAt: joinedAt.toISOString(),
      endedAt: iso(endedAt),
      offeredAt: iso(offeredAt),
    })),
    seatMoves: data.seatMoves.map(({ movedAt, ...move }) => ({ ...move, movedAt: movedAt.toISOString() })),
    passedTickets: data.passed.map(({ passedAt, endedAt, ...ticket }) => ({
      ...ticket,
      passedAt: passedAt.toISOString(),
      endedAt: iso(endedAt),
    })),
    returnedTickets: data.returned.map(({ priceCents, returnedCents, givenBackAt, endedAt, ...ticket }) => ({
      ...ticket,
      price: priceCents / 100,
      returned: returnedCents === null ? null : returnedCents / 100,
      givenBackAt: givenBackAt.toISOString(),
      endedAt: iso(endedAt),
    })),
    scans: data.scans.map(({ at, ...scan }) => ({ ...scan, at: at.toISOString() })),
    bankTransfers: data.transfers.map(({ amountCents, ...transfer }) => ({ ...transfer, amount: amountCents / 100 })),
    mails: data.mails.map(({ kind, createdAt, sentAt }) => ({
      kind,
      createdAt: createdAt.toISOString(),
      sentAt: iso(sentAt),
    })),
    secondStep: {
      passkeys: secondStep.passkeys.map(({ name, createdAt, lastUsedAt }) => ({
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: iso(lastUsedAt),
      })),
      authenticator: secondStep.authenticator && {
        createdAt: secondStep.authenticator.createdAt.toISOString(),
        confirmedAt: iso(secondStep.authenticator.confirmedAt),
      },
      recoveryCodes: secondStep.recoveryCodes.map(({ createdAt, usedAt }) => ({
        createdAt: createdAt.toISOString(),
        usedAt: iso(usedAt),
      })),
      askedSince: iso(secondStep.askedSince),
    },
    securityNotices: data.securityNotices.map(({ what, at }) => ({ what, at: at.toISOString() })),
    passwordLinks: data.links.filter(({ purpose }) => purpose === "PASSWORD_RESET").map(presentLink),
    mailedLinks: data.links.map((link) => ({ ...presentLink(link), purpose: link.purpose, email: link.email })),
    sessions: data.sessions.map(({ device, network, createdAt, lastSeenAt, expiresAt, endedAt }) => ({
      device,
      network,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      endedAt: iso(endedAt),
    })),
    showMessages: data.showMessages.map(({ body, createdAt, ...letter }) => ({
      ...letter,
      text: body,
      at: createdAt.toISOString(),
    })),
    vouchers: data.vouchers.map(({ code, balanceCents, createdAt, entries, ...voucher }) => ({
      ...voucher,
      code: maskedCode(code),
      balance: balanceCents / 100,
      createdAt: createdAt.toISOString(),
      entries: entries.map(({ cents, at, ...entry }) => ({
        ...entry,
        amount: cents / 100,
        at: new Date(at).toISOString(),
      })),
    })),
    contactMessages: data.messages.map(({ createdAt, ...message }) => ({
      ...message,
      sentAt: createdAt.toISOString(),
    })),
    auditLog: data.logLines.map(({ at, ...line }) => ({ at: at.toISOString(), ...line })),
  };
}
