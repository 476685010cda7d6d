import type { ErrorCode } from "#contracts/errors/error-codes.ts";
import { MAX_FLOOR_PLAN_MEGABYTES, MAX_PICTURE_MEGABYTES, MAX_STATEMENT_MEGABYTES } from "#contracts/limits.ts";

/** Errors that only volunteers see; names of screens stay Dutch, like the volunteers' screens. */
export const englishOfVolunteers = {
  NO_SECOND_STEP_OF_USER: "This user has no second step to remove (any more).",
  OWN_SECOND_STEP: "You remove your own second step in 'My account'.",
  SHOW_NOT_NEAR:
    "At the entrance you only see performances from 36 hours before to 36 hours after they begin. Choose another performance, or ask at the box office.",
  HALL_NOT_FOUND: "This hall does not exist (any more).",
  HALL_IN_USE: "This hall cannot be deleted: it is used for {shows}. First choose another hall there.",
  DRAFT_CHANGED: "Someone else has saved this in the meantime. First look at what changed, and then choose what stays.",
  PLAN_FAULTY: "This hall cannot be published yet. Check what is marked on the drawing.",
  FLOOR_PLAN_NOT_FOUND: "This hall has no floor plan (yet). Choose a picture to lay under the drawing.",
  FLOOR_PLAN_UNREADABLE: "This file is not a kind of picture that we know. Choose a PNG, JPEG or WebP file.",
  FLOOR_PLAN_TOO_LARGE: `This picture is too large. Choose one of at most ${MAX_FLOOR_PLAN_MEGABYTES} MB, or make it smaller first.`,
  VERSION_NOT_FOUND: "This version does not exist (any more).",
  PICTURES_NOT_READY: "The pictures are still being prepared. Wait a few seconds and then publish again.",
  PICTURE_UNREADABLE:
    "This file is not a kind of picture that we know, or it is damaged. Choose a JPEG, PNG, WebP or AVIF picture.",
  PICTURE_HEIC:
    "This picture is a HEIC file, which most browsers do not show. On your iPhone choose 'Most Compatible' in Settings, Camera, Formats, or save the picture as a JPEG.",
  PICTURE_TOO_LARGE: `This picture is too large. Choose one of at most ${MAX_PICTURE_MEGABYTES} MB, or make it smaller first.`,
  PICTURE_TOO_MANY_PIXELS:
    "This picture has too many pixels. Choose one of at most {megapixels} megapixels, or make it smaller first.",
  SEATS_WOULD_GO:
    "This plan does not have all the seats that are already taken or blocked: {seats}. Move those first, or choose another plan.",
  ALREADY_OFFERED: "This person already has an offer. Wait for an answer.",
  DOOR_DEVICE_NOT_FOUND: "This device does not exist (any more).",
  DOOR_DEVICE_UNTIL: "Choose an end that is still to come, at most {days} days away.",
  PAIRING_EXPIRED:
    "This pairing code was used already or has expired. Ask the person in charge for a new one and scan that.",
  INVITATION_WAITS:
    "There is already an invitation for this email address. Send that one again, or withdraw it and make a new one.",
  INVITATION_NOT_FOUND: "This invitation is no longer open: it was accepted or withdrawn in the meantime.",
  HAS_ROLE_ALREADY: "The person with this email address already has this role, or one that may do more.",
  USER_NOT_FOUND: "This user does not exist (any more).",
  CASH_BOOK_NOT_FOUND: "You see the cash of tonight, and of the evenings on which you received something yourself.",
  CODE_NOT_FOUND: "This ticket code does not exist (any more).",
  VOUCHER_NOT_FOUND: "This gift voucher does not exist (any more).",
  VOUCHER_DONE_OTHERWISE:
    "This has been done already, with what you filled in first. Close this window and look at what the gift vouchers say.",
  WISH_ADDED_OTHERWISE:
    "This guest is already on the waiting list, with what you filled in first. Close this window and look at what the list says.",
  VOUCHER_BALANCE: "There is only {balance} on this gift voucher: you cannot take off more than that.",
  LAST_DAY_WRONG: "Choose a last day that is still to come, and not after the performance.",
  BANK_NOT_SET:
    "Your society's bank account is still the example. In 'Inhoud beheren', under 'Vereniging', fill in your own account and publish that.",
  REFUNDS_CHANGED:
    "Something has changed in the meantime: one of these amounts is already on its way or paid back, is now a different amount, now goes to another account, or has no account number that a file can use. See whether your file is already among the files, and otherwise choose again.",
  REFUND_FILE_NOT_FOUND: "This file does not exist.",
  REFUND_FILE_EMPTY: "Everything in this file is to be paid back again. Make a new file.",
  REFUND_LINE_SETTLED:
    "Something has already been noted about this in the meantime. Nothing has changed now: see in the list how things stand.",
  REFUND_FILE_FORGOTTEN: "The account numbers of this file have been erased. It can no longer be downloaded.",
  REFUND_DONE: "This refund has already been dealt with.",
  REFUND_COUNTED:
    "An equal amount of this payment already went back in the payment service's dashboard. It counts for another part, and settles only one of them. If that is the one you mean, this part is still to be refunded. If you refunded this part as well, choose 'Ook dit is terugbetaald'.",
  REFUND_UNDER_WAY: "This amount is already on its way: through the payment service, or in a file for the bank.",
  MAIL_NOT_FOUND: "This email does not exist (any more).",
  ALREADY_SCANNED: "This ticket was already scanned at {time}.",
  TICKET_MOVED: "Moved: now {seat}.",
  OTHER_SHOW: "This ticket is for another performance: {show}.",
  NOT_SCANNED: "This ticket had not been scanned yet.",
  CONFIRMATION_FINAL:
    "This confirmation can no longer be undone: the tickets have been sent or the payment is certain. Cancel the booking if it was not paid for after all.",
  PAYMENT_NEEDED: "This booking has already been paid for. Say whether the extra seats are paid in cash or free.",
  NOT_A_GUEST: "This guest has an account of their own and changes the details there.",
  NO_EMAIL: "We have no email address for this guest. Print the tickets.",
  STATEMENT_TOO_LARGE: `This file is too large for a bank statement. Choose a statement of at most ${MAX_STATEMENT_MEGABYTES} MB.`,
  STATEMENT_UNSAFE:
    "This file has parts that do not belong in a bank statement. Download the statement from your bank again.",
  STATEMENT_UNREADABLE:
    "This file is not a bank statement that we can read. Choose a CAMT.053 file (XML), a CODA file or a CSV file.",
  STATEMENT_DAMAGED:
    "Line {line} of this CODA statement is not right: {what}. Nothing was read. Download the statement from your bank again.",
  STATEMENT_FOREIGN: "This statement is of an account in {currency}. Choose the statement of an account in euros.",
  STATEMENT_TOO_LONG: "This statement has more than {max} transfers. Download a shorter period from your bank.",
  STATEMENT_EMPTY: "This statement has no incoming transfers.",
  TRANSFER_NOT_FOUND: "This bank transfer does not exist (any more).",
  TRANSFER_USED: "This bank transfer has already confirmed a booking.",
  AMOUNT_DIFFERS: "The amount of the bank transfer is not the amount of the booking.",
  CASH_DUE_SETTLED: "Nothing is left to receive here: somebody has already recorded it. Nothing was changed.",
  TRANSFER_CHANGED: "The amount has changed meanwhile. Check it and choose again.",
  STILL_UNPAID: "This booking still waits for its money: confirm it instead of giving the money back.",
  NOBODY_TO_WRITE: "There is nobody to send this email to: nobody with an email address has tickets here.",
  NOTHING_TO_TELL:
    "This change has been announced already, or there is nothing left to announce. Nobody has been sent an email now. Close this window. To write something more, choose 'Bericht' at the performance.",
  MAIL_SENT_OTHERWISE:
    "This email has been sent already, as you first wrote it. What you changed after that has not been sent. Close this window. With 'Bericht' at the performance you can read what went out, and write something more.",
  SHOW_HAS_OFFERS:
    "Seats of this performance have been offered to people on the waiting list. Wait until they have answered, or take them off the waiting list.",
  SHOW_EXISTS: "Already planned in the same hall: {shows}. Nothing was planned. Choose another moment.",
  SHOW_HAS_RESERVATIONS: "This performance has bookings and cannot be deleted.",
  LAST_ADMIN: "This is the last administrator. First make someone else an administrator.",
  ADMIN_ADDRESS: "An administrator's email address is changed only by that person, on the page My account.",
  ADDRESS_UNPROVED:
    "This email address has not been confirmed yet. Ask this person to sign in, to have the email sent at the top of the page and to open the link in it. Then give the role.",
  OWN_ACCOUNT: "You cannot delete your own account here.",
  TICKET_FORGED: "This ticket is not genuine: its secret code is not right.",
} as const satisfies Partial<Record<ErrorCode, string>>;
