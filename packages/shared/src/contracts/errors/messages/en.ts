import type { ErrorCode } from "#contracts/errors/error-codes.ts";
import { MAX_FLOOR_PLAN_MEGABYTES, MAX_PICTURE_MEGABYTES, MAX_STATEMENT_MEGABYTES } from "#contracts/limits.ts";
import type { ContractSentence } from "./fr.ts";

export const contractsInEnglish: Readonly<Record<ContractSentence, string>> = {
  "De verkoop moet opengaan voor ze sluit.": "Ticket sales have to open before they close.",
  "De verkoop sluit ten laatste als de voorstelling begint.":
    "Ticket sales close at the latest when the performance begins.",
  "Een naam kan geen webadres bevatten. Vul enkel de naam in.":
    "A name cannot have a web address in it. Enter the name only.",
  "Elke datum mag maar één keer gekozen zijn.": "Each date can be chosen only once.",
  "Elke plaats mag maar één keer gekozen zijn.": "Each seat can be chosen only once.",
  "Elke stoel mag maar één keer gekozen zijn.": "Each seat can be chosen only once.",
  "Elke zone kan maar één prijs hebben.": "Each zone can have only one price.",
  "Geef elk tickettype een andere naam.": "Give each ticket type a different name.",
  "Het eerste tickettype krijgt elke plaats vanzelf: daarvoor kan er geen maximum zijn.":
    "Every seat gets the first ticket type by itself: that one cannot have a maximum.",
  "Hetzelfde tickettype staat er twee keer in. Laad de voorstelling opnieuw.":
    "The same ticket type is in it twice. Reload the performance.",
  "In deze naam staat een onzichtbaar teken. Wis de naam en tik hem opnieuw in.":
    "This name has an invisible character in it. Delete the name and type it again.",
  "Kies minstens één datum.": "Choose at least one date.",
  "Kies ten hoogste 60 datums.": "Choose at most 60 dates.",
  "Kies een dag.": "Choose a day.",
  "Kies een percentage of een bedrag per stoel.": "Choose a percentage or an amount per seat.",
  "Kies eerst minstens één andere plaats": "First choose at least one other seat",
  "Selecteer eerst minimaal één stoel": "First select at least one seat",
  "Vul een bedrag in van 0 tot 10.000 euro, met ten hoogste twee cijfers na de komma.":
    "Enter an amount from 0 to 10,000 euros, with at most two digits after the decimal point.",
  "Wachtwoorden komen niet overeen.": "The passwords do not match.",
};

export const english: Readonly<Record<ErrorCode, string>> = {
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
  TERMINAL_NOT_READY:
    "This terminal takes no payment now. Check that it is on, choose another one, or let them pay in another way.",
  TERMINALS_AWAY: "The payment service does not respond. Try again, or let them pay in another way.",
  CASH_SHIFT_NOT_FOUND: "This till shift does not exist, or is somebody else's.",
  CASH_SHIFT_OPEN: "You already have an open till shift. Close that one first.",
  CASH_SHIFT_CLOSED: "This till shift is already closed. Nothing was changed now.",
  CASH_SHIFT_DIFFERS:
    "You counted {counted}, and there should be {expected}: {difference}. Count once more. If your count is right, write down why.",
  PRODUCT_NOT_FOUND: "This product does not exist (any more).",
  PRODUCT_NOT_SOLD: "{product} is not sold for this performance (any more). Take it out of your basket.",
  SOLD_OUT: "{product}: {left}. Please change your choice.",
  SEATS_FIRST: "Choose your seats first, and then what you want beside them.",
  CODE_NOT_FOUND: "This ticket code does not exist (any more).",
  NEWSLETTER_OFF: "This society has no newsletter.",
  SUBSCRIBER_NOT_FOUND: "This address is not on the list (any more).",
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
  ALREADY_HANDED_OUT: "This was already handed out at {time}.",
  HAND_OUT_TOO_MANY: "There are {left} left to hand out. Do not hand out more.",
  NOT_HANDED_OUT: "This had not been handed out yet.",
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
  INVALID_INPUT: "Something is not filled in correctly. Please check it and try again.",
  BODY_TOO_LARGE: "Too much was sent at once. Send less and try again.",
  UNSUPPORTED_CONTENT: "This kind of data is not accepted. Send JSON.",
  UNAUTHORIZED: "You are not signed in, or your session has ended. Please sign in again.",
  SIGNIN_FAILED: "Signing in failed: please check your details.",
  PASSWORD_WRONG: "This password is not right. Check it and try again.",
  PASSWORD_COMMON:
    "This password is too easy to guess: it is one of those that intruders try first. Choose another, for example four ordinary words in a row.",
  SIGNIN_EXPIRED: "This took too long, or there were too many attempts. Please start again.",
  AUTHENTICATOR_CODE_WRONG:
    "This code is not right, or it was used already. Wait for the next code in your app and type that one. If that one is not right either, the clock of your phone may be wrong: set its date and time to automatic.",
  RECOVERY_CODE_WRONG: "This recovery code is not right, or it was used already. Check it or take another one.",
  TOO_MANY_CODES: "Too many codes have been tried. Try again in {wait}, or use a passkey or a recovery code.",
  PASSKEY_REFUSED: "This passkey does not work here. Try another one, or use your password.",
  PASSKEY_KNOWN: "This passkey has been added already. There is nothing more to do.",
  PASSKEY_NOT_FOUND: "This passkey does not exist (any more).",
  PASSKEYS_FULL: "You already have {max} passkeys. First remove one that you no longer use.",
  AUTHENTICATOR_EXISTS: "You already have an authenticator app. Remove it first if you want another one.",
  AUTHENTICATOR_NOT_FOUND: "There is no authenticator app (any more). Start again to set one up.",
  NO_SECOND_STEP: "Recovery codes go with a second step. First add a passkey or an authenticator app.",
  LAST_SECOND_STEP: "Your role needs a second step. First add another one, and then remove this one.",
  PROOF_NEEDED: "First confirm that it is you. After that you need not do so again for ten minutes.",
  SECOND_STEP_NEEDED:
    "Your role needs a second step when you sign in. Set one up in 'My account', under 'Extra security'.",
  PASSWORD_NEEDED: "Type your password: that tells us it is you.",
  MAILED_CODE_WRONG: "This code is not right (any more). Take the one in our newest email, or ask for a new one.",
  FORBIDDEN: "You do not have access to this part.",
  NOT_FOUND: "This was not found.",
  SHOW_NOT_FOUND: "This performance does not exist (any more).",
  SEAT_NOT_FOUND: "This seat does not exist.",
  TICKET_TYPE_NOT_FOUND: "This ticket type does not exist (any more) for this seat. Choose another one.",
  AREA_NOT_FOUND: "This area does not exist (any more) in this hall.",
  TYPE_LIMIT: "You cannot choose more of this ticket type. Choose another type for this seat.",
  HALL_PLAN_NOT_FOUND: "This seating plan does not exist (any more).",
  PLAY_NOT_FOUND: "This play does not exist (any more).",
  CONTENT_NOT_FOUND: "Nothing has been published about this yet.",
  PICTURE_NOT_FOUND: "This picture does not exist (any more).",
  COMPANION_ALONE:
    "This seat is for someone who comes with a wheelchair user. First choose the wheelchair place next to it, and then this seat. On the day of the performance anyone can take it.",
  SEATS_AVAILABLE:
    "There are still seats free for you. You do not need the waiting list: choose your seats on the seating plan.",
  EMAIL_NOT_VERIFIED:
    "First confirm your email address, with the link in our email: an offer comes by email too. Can't find that email? Ask for it again.",
  ALREADY_WAITING:
    "You are already on the waiting list for this performance. You can see your place in the queue in 'My account'.",
  NOT_WAITING: "You are not on the waiting list for this performance (any more).",
  OFFER_NOT_FOUND: "This offer does not exist (any more).",
  OFFER_ENDED:
    "This offer has ended: it went to the next person on the waiting list. You are welcome to join the list again.",
  CART_NOT_FOUND: "You have no basket.",
  SEAT_NOT_IN_CART: "{seat} is not in your basket.",
  RESERVATION_NOT_FOUND: "No bookings found.",
  SESSION_NOT_FOUND: "This sign-in does not exist (any more).",
  EMAIL_TAKEN: "There is already an account with this email address. Sign in or use another address.",
  DETAILS_NEEDED: "First fill in your name, email address and phone number, or sign in.",
  TOO_MANY_ANONYMOUS:
    "Many people on your internet connection are already choosing seats without signing in. Sign in or register, or try again in a quarter of an hour.",
  SEAT_TAKEN: "{seat} is already taken in another basket. Try another seat.",
  AREA_FULL: "{area}: {left}. Please change your choice.",
  TOO_FEW_SEATS: "There are not enough seats left. Choose fewer, or look on the seating plan yourself.",
  CART_FULL: "Your basket is full: you can book at most {max} seats at a time.",
  HOLDS_PAUSED: "Your basket held too many seats for too long without a booking. Try again in {wait}, or contact us.",
  TOO_MANY_UNPAID:
    "You already have {seats} unpaid seats for this performance. Please pay first: more than {max} unpaid seats is not possible.",
  TOO_MANY_UNVERIFIED:
    "Many seats booked from your internet connection are still waiting to be paid for. Confirm your email address with the link that we sent you and try again, or first pay for what you have booked.",
  TOO_MANY_UNVERIFIED_OF_SHOW:
    "Many seats for this performance are still waiting for an email address to be confirmed. Confirm yours with the link that we sent you and try again.",
  SHOW_CANCELLED: "This performance has been cancelled. It will not take place.",
  SALES_CLOSED: "Ticket sales for this performance have closed.",
  SALES_NOT_OPEN: "Ticket sales start on {date}. Before then you can only book with a presale code.",
  WAIT_YOUR_TURN:
    "It is not your turn yet. The Tickets page shows your place in the waiting room, and when you can come in.",
  WAITING_ROOM_NOT_OPEN:
    "The waiting room opens on {date}. Whoever is there when the sale starts gets a place by a draw: there is no need to come earlier.",
  WAITING_ROOM_NETWORK_FULL:
    "{max} people on your internet connection are already in this waiting room. Try again later, or on another connection, such as that of your phone.",
  WAITING_ENTRY_NOT_FOUND:
    "This place in the waiting room is not yours, or does not exist (any more). Reload the page: you keep your own place, or get one.",
  REHEARSAL_NOT_FOUND: "This rehearsal does not exist (any more).",
  REHEARSAL_RUNNING: "A rehearsal is already running. Wait until it has ended, or stop it first.",
  REHEARSAL_OPENING_NEAR:
    "The sale of ‘{show}’ opens on {date}. Rehearse at least an hour before or after it, so that visitors do not notice.",
  REHEARSAL_ROOM_BUSY: "People are waiting in the waiting room of ‘{show}’ now. Rehearse when nobody waits any more.",
  REHEARSAL_SHOW_NEAR:
    "‘{show}’ begins on {date}. Do not rehearse from two hours before until four hours after it: tickets are scanned then.",
  WAITING_ROOM_NOT_FOUND: "There is no waiting room for this performance (yet).",
  CART_MISMATCH: "Your basket has expired or changed. Check your seats and try again.",
  RELEASE_IN_PAST: "Choose a moment of release that is still to come. Nothing has changed.",
  CAST_QUOTA_NOT_FOUND: "This quota does not exist (any more). Refresh the list.",
  CAST_QUOTA_TAKEN:
    "{taken} seats have already been chosen or booked with this link. It cannot be fewer: nothing has changed.",
  CAST_QUOTA_FULL: "All seats of this link have been chosen. Give one back first if you would like another.",
  CAST_END_IN_PAST: "Choose an end that is still to come. Nothing has changed.",
  CAST_LINK_NOT_MAILED:
    "This link cannot be mailed: it is withdrawn or over, it must be renewed, or it has no email address.",
  CAST_LINK_UNKNOWN: "This link is not valid (any more). Ask for a new one from whoever gave it to you.",
  CAST_LINK_ENDED: "This link is over.",
  CODE_UNKNOWN: "This code is not valid. Check that you typed it correctly.",
  CODE_EXHAUSTED: "Not enough tickets available",
  CODE_USED_UP: "This code is used up.",
  CODE_OTHER_SHOW: "This code is not for this performance. Check which performance you were given it for.",
  CODE_PAST: "This code was valid up to and including {day}. Ask for a new one from whoever gave it to you.",
  AMOUNT_CHANGED:
    "The amount to pay is now {total}, and not {shown} as you saw. Nothing has been booked yet. Check the amounts and then confirm again.",
  VOUCHER_BLOCKED: "This gift voucher has been blocked. Contact us and we will sort it out together.",
  VOUCHER_EMPTY: "There is no money left on this gift voucher.",
  VOUCHER_SHORT:
    "The booking had expired, and the money on its gift voucher has since been used for something else. Please make a new booking.",
  CHOICE_NOT_FOUND: "There is nothing (more) to choose for this booking.",
  CHOICE_IMPOSSIBLE: "That cannot be chosen for this booking. Choose something else.",
  CHOICE_FINAL: "This choice has been carried out already and cannot change any more. Contact us if it is not right.",
  CHOICE_CLOSED: "The last day to choose for yourself has passed. Contact us and we will choose together.",
  HOLDER_UNREADABLE:
    "Write the name of the account's holder in Latin letters, as on the bank card. The bank knows no other characters.",
  IBAN_NEEDED: "Fill in the account number to which we may pay the money.",
  IBAN_WRONG: "This account number is not right. Check every digit.",
  IBAN_ASKED: "This is not an IBAN. An IBAN begins with two letters, for example BE68 5390 0754 7034.",
  IBAN_ALONE: "Fill in the account number only: leave out the name and any other words or characters.",
  IBAN_ABROAD: "We cannot make a bank transfer to an account in that country. Please give a European account.",
  PAYMENT_METHOD_UNAVAILABLE: "This way of paying is not available at the moment. Choose a bank transfer.",
  TRANSFER_TOO_LATE: "A bank transfer would not arrive in time for this performance. Pay online or at the box office.",
  AMOUNT_TOO_SMALL: "This amount is too small to pay online. Choose a bank transfer, or pay at the box office.",
  ALREADY_PAID: "This booking has already been paid for.",
  PAYMENT_NOT_FOUND: "This payment does not exist.",
  PAYMENT_PROVIDER_AWAY: "Paying online is not working at the moment. Try again later or choose a bank transfer.",
  RESET_LINK_INVALID: "This link has expired or was already used. Please ask for a new one.",
  LINK_EXPIRED: "This link has expired or was already used. Please ask for a new one.",
  INVITATION_OVER:
    "This invitation no longer works: it has expired or was withdrawn. Please ask the person who invited you to send a new one.",
  INVITATION_ACCEPTED: "This invitation has already been accepted. You only need to sign in.",
  INVITATION_FOR_OTHER:
    "This invitation is for another email address than the one you are signed in with. Sign out and open the link in the email again.",
  ALREADY_VERIFIED: "This email address has already been confirmed. There is nothing more to do.",
  NOT_CONFIRMED: "This booking has not been paid for yet.",
  WALLET_UNAVAILABLE:
    "Tickets cannot be added to this wallet at the moment. Download them as a PDF, or show this page.",
  WALLET_AWAY: "Google Wallet is not answering at the moment. Try again later, or download your tickets as a PDF.",
  SEATS_GONE: "The booking has expired and its seats have since been given to someone else.",
  RESERVATION_CLOSED: "This booking has been cancelled or has expired.",
  SEATS_NOT_FREE: "Not all of these seats are still free. Look at the seating plan and choose other seats.",
  SEAT_COUNT_DIFFERS: "Choose exactly {count} seats: as many as the booking has.",
  PRODUCTS_HANDED_OUT: "A product of this booking has already been handed out. First take it back.",
  TICKETS_SCANNED: "A ticket of this booking has already been scanned. First undo that scan.",
  GIVE_BACK_CLOSED: "You cannot give back tickets for this performance at the moment.",
  COMPANION_LEFT: "The companion seat goes with the wheelchair place. Give them back together, or keep both.",
  TICKET_NOT_FOUND: "This ticket has changed in the meantime. Reload the page.",
  TICKET_PASSED_ON: "This ticket has been passed on. First take it back.",
  PASS_ON_CLOSED: "The doors are opening: tickets can no longer be passed on or taken back.",
  TICKET_USED: "This ticket has already been scanned at the entrance.",
  SEAT_TAKEN_SINCE: "Someone else has chosen this seat in the meantime. You cannot keep it any more.",
  LAST_SEATS: "A booking keeps at least one seat. Cancel it if nobody is coming any more.",
  PAYMENT_UNDER_WAY: "A payment for this booking is under way, online or at a terminal. Wait until it is finished.",
  MOVE_ENDED: "This choice of other seats has ended. Your seats have stayed as they were.",
  MOVE_TOO_LATE: "The doors are opening: you can now choose other seats only at the box office.",
  MOVE_PRICE_CHANGED: "The price has changed in the meantime. Check the difference and then confirm again.",
  MOVE_AT_BOX_OFFICE:
    "These seats cost more, and you cannot pay the difference here. The box office will be glad to help you.",
  SIGN_IN_PAUSED:
    "The password of this account was tried too many times in a row. Wait {wait} and then try again, or ask for a new password.",
  TOO_MANY_REQUESTS: "Too many attempts. Wait {wait} and then try again.",
  INTERNAL: "Something went wrong on our side. Please try again later.",
  UNAVAILABLE: "The service is unavailable for a moment. Try again in a few seconds.",
};
