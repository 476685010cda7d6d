import { accountErrors } from "./account-error-codes.ts";
import { contentErrors } from "./content-error-codes.ts";
import { filledIn } from "./error-messages/filled-in.ts";
import { invitationErrors } from "./invitation-error-codes.ts";
import { MAX_FLOOR_PLAN_MEGABYTES, MAX_STATEMENT_MEGABYTES } from "./limits.ts";
import { paymentErrors } from "./payment-error-codes.ts";
import { voucherErrors } from "./voucher-error-codes.ts";

/** What a client can see: status and Dutch sentence (specification, section 8); translated in `error-messages/`. */
const errors = {
  INVALID_INPUT: [400, "De gegevens zijn niet juist ingevuld. Kijk ze na en probeer opnieuw."],
  BODY_TOO_LARGE: [413, "Er zijn te veel gegevens in één keer verstuurd. Verstuur minder en probeer opnieuw."],
  UNSUPPORTED_CONTENT: [415, "Dit soort gegevens wordt niet aanvaard. Verstuur JSON."],
  UNAUTHORIZED: [401, "U bent niet ingelogd of uw sessie is verlopen. Log opnieuw in."],
  SIGNIN_FAILED: [401, "Login mislukt: controleer je gegevens."],
  PASSWORD_WRONG: [400, "Dit wachtwoord klopt niet. Kijk het na en probeer opnieuw."],
  PASSWORD_COMMON: [
    400,
    "Dit wachtwoord is te makkelijk te raden: het hoort bij de wachtwoorden die inbrekers het eerst proberen. Kies een ander, bijvoorbeeld vier gewone woorden na elkaar.",
  ],
  SIGNIN_EXPIRED: [410, "Dit duurde te lang, of er waren te veel pogingen. Begin opnieuw."],
  AUTHENTICATOR_CODE_WRONG: [
    400,
    "Deze code klopt niet of werd al gebruikt. Wacht op de volgende code in uw app en tik die in. Klopt ook die niet, dan staat de klok van uw telefoon misschien verkeerd: zet datum en tijd daar op automatisch.",
  ],
  RECOVERY_CODE_WRONG: [400, "Deze herstelcode klopt niet of werd al gebruikt. Kijk ze na of neem een andere."],
  TOO_MANY_CODES: [
    429,
    "Er zijn te veel codes geprobeerd. Probeer opnieuw over {wait}, of gebruik een passkey of een herstelcode.",
  ],
  PASSKEY_REFUSED: [400, "Deze passkey werkt hier niet. Probeer een andere, of gebruik uw wachtwoord."],
  PASSKEY_KNOWN: [409, "Deze passkey is al toegevoegd. U hoeft niets meer te doen."],
  PASSKEY_NOT_FOUND: [404, "Deze passkey bestaat niet (meer)."],
  PASSKEYS_FULL: [409, "U hebt al {max} passkeys. Verwijder er eerst een die u niet meer gebruikt."],
  AUTHENTICATOR_EXISTS: [409, "U hebt al een authenticator-app. Verwijder die eerst als u een andere wilt."],
  AUTHENTICATOR_NOT_FOUND: [404, "Er is geen authenticator-app (meer). Begin opnieuw om er een in te stellen."],
  NO_SECOND_STEP: [409, "Herstelcodes horen bij een tweede stap. Voeg eerst een passkey of authenticator-app toe."],
  NO_SECOND_STEP_OF_USER: [409, "Deze gebruiker heeft geen tweede stap (meer) om te verwijderen."],
  LAST_SECOND_STEP: [409, "Uw rol vraagt een tweede stap. Voeg eerst een andere toe en verwijder daarna deze."],
  OWN_SECOND_STEP: [409, "Uw eigen tweede stap verwijdert u bij 'Mijn account'."],
  PROOF_NEEDED: [403, "Bevestig eerst dat u het bent. Dat blijft daarna tien minuten geldig."],
  SECOND_STEP_NEEDED: [
    403,
    "Uw rol vraagt een tweede stap bij het inloggen. Stel er een in bij 'Mijn account', onder 'Extra beveiliging'.",
  ],
  PASSWORD_NEEDED: [403, "Tik uw wachtwoord in: daarmee weten we dat u het bent."],
  MAILED_CODE_WRONG: [400, "Deze code klopt niet (meer). Neem die uit onze nieuwste mail, of vraag een nieuwe."],
  FORBIDDEN: [403, "U hebt geen toegang tot dit onderdeel."],
  SHOW_NOT_NEAR: [
    403,
    "Aan de ingang ziet u enkel voorstellingen van 36 uur voor tot 36 uur na hun begin. Kies een andere voorstelling, of vraag het aan de kassa.",
  ],
  NOT_FOUND: [404, "Dit werd niet gevonden."],
  SHOW_NOT_FOUND: [404, "Deze voorstelling bestaat niet (meer)."],
  SEAT_NOT_FOUND: [404, "Deze stoel bestaat niet."],
  TICKET_TYPE_NOT_FOUND: [404, "Dit tickettype bestaat niet (meer) voor deze plaats. Kies een ander."],
  TYPE_LIMIT: [409, "Van dit tickettype kunt u er niet meer kiezen. Kies voor deze plaats een ander type."],
  HALL_NOT_FOUND: [404, "Deze zaal bestaat niet (meer)."],
  HALL_PLAN_NOT_FOUND: [404, "Dit zaalplan bestaat niet (meer)."],
  HALL_IN_USE: [409, "Deze zaal kan niet verwijderd worden: ze hoort bij {shows}. Kies daar eerst een andere zaal."],
  DRAFT_CHANGED: [409, "Iemand anders bewaarde dit intussen. Kijk eerst wat er veranderde, en kies dan wat er blijft."],
  PLAN_FAULTY: [400, "Deze zaal kan nog niet gepubliceerd worden. Kijk na wat op de tekening gemarkeerd staat."],
  FLOOR_PLAN_NOT_FOUND: [
    404,
    "Deze zaal heeft (nog) geen grondplan. Kies een afbeelding om onder de tekening te leggen.",
  ],
  FLOOR_PLAN_UNREADABLE: [400, "Dit bestand is geen afbeelding die we kennen. Kies een PNG-, JPEG- of WebP-bestand."],
  FLOOR_PLAN_TOO_LARGE: [
    413,
    `Deze afbeelding is te groot. Kies er een van ten hoogste ${MAX_FLOOR_PLAN_MEGABYTES} MB, of verklein ze eerst.`,
  ],
  ...contentErrors,
  ...accountErrors,
  SEATS_WOULD_GO: [
    409,
    "Op dit plan staan niet alle plaatsen die al bezet of geblokkeerd zijn: {seats}. Verplaats die eerst, of kies een ander plan.",
  ],
  COMPANION_ALONE: [
    409,
    "Deze plaats is voor wie met een rolstoelgebruiker meekomt. Kies eerst de rolstoelplaats ernaast, en dan deze plaats. Op de dag van de voorstelling kan iedereen ze nemen.",
  ],
  SEATS_AVAILABLE: [
    409,
    "Er zijn nog plaatsen vrij voor u. U hoeft niet op de wachtlijst: kies uw plaatsen op het zaalplan.",
  ],
  EMAIL_NOT_VERIFIED: [
    409,
    "Bevestig eerst uw e-mailadres, met de link in onze mail: ook een aanbod krijgt u per mail. Vindt u die mail niet? Vraag hem dan opnieuw.",
  ],
  ALREADY_WAITING: [409, "U staat al op de wachtlijst van deze voorstelling. Bij 'Mijn account' ziet u uw plaats."],
  NOT_WAITING: [404, "U staat niet (meer) op de wachtlijst van deze voorstelling."],
  ALREADY_OFFERED: [409, "Voor deze persoon liggen al plaatsen klaar. Wacht tot er een antwoord is."],
  OFFER_NOT_FOUND: [404, "Dit aanbod bestaat niet (meer)."],
  OFFER_ENDED: [
    409,
    "Dit aanbod geldt niet meer: de plaatsen gingen naar de volgende op de wachtlijst. Schrijf u gerust opnieuw in.",
  ],
  CART_NOT_FOUND: [404, "U hebt geen winkelwagen."],
  SEAT_NOT_IN_CART: [404, "{seat} zit niet in uw winkelwagen."],
  RESERVATION_NOT_FOUND: [404, "Geen reservaties gevonden."],
  SESSION_NOT_FOUND: [404, "Deze aanmelding bestaat niet (meer)."],
  DOOR_DEVICE_NOT_FOUND: [404, "Dit toestel bestaat niet (meer)."],
  DOOR_DEVICE_UNTIL: [400, "Kies een einde dat nog moet komen, ten hoogste {days} dagen ver."],
  PAIRING_EXPIRED: [
    410,
    "Deze koppelcode is al gebruikt of verlopen. Vraag de verantwoordelijke om een nieuwe en scan die.",
  ],
  USER_NOT_FOUND: [404, "Deze gebruiker bestaat niet (meer)."],
  CASH_BOOK_NOT_FOUND: [404, "U ziet de kassa van vanavond, en van de avonden waarop u zelf iets ontving."],
  CODE_NOT_FOUND: [404, "Deze ticketcode bestaat niet (meer)."],
  EMAIL_TAKEN: [409, "Er bestaat al een account met dit e-mailadres. Log in of gebruik een ander adres."],
  DETAILS_NEEDED: [409, "Vul eerst uw naam, e-mailadres en telefoonnummer in, of log in."],
  TOO_MANY_ANONYMOUS: [
    409,
    "Vanaf uw internetverbinding kiezen nu al veel mensen stoelen zonder in te loggen. Log in of registreer u, of probeer het over een kwartier opnieuw.",
  ],
  SEAT_TAKEN: [409, "{seat} is al gereserveerd in een andere winkelwagen. Probeer een andere stoel."],
  CART_FULL: [409, "Uw winkelwagen is vol: u kunt ten hoogste {max} stoelen tegelijk reserveren."],
  HOLDS_PAUSED: [
    429,
    "Uw winkelwagen hield te lang te veel stoelen vast zonder reservering. Probeer het over {wait} opnieuw, of neem contact met ons op.",
  ],
  TOO_MANY_UNPAID: [
    409,
    "U hebt voor deze voorstelling al {seats} onbetaalde stoelen. Betaal eerst: meer dan {max} onbetaalde stoelen kan niet.",
  ],
  TOO_MANY_UNVERIFIED: [
    409,
    "Vanaf uw internetverbinding wachten al veel stoelen op betaling. Bevestig uw e-mailadres met de link die we u mailden en probeer opnieuw, of betaal eerst wat u al reserveerde.",
  ],
  TOO_MANY_UNVERIFIED_OF_SHOW: [
    409,
    "Voor deze voorstelling wachten al veel stoelen op de bevestiging van een e-mailadres. Bevestig het uwe met de link die we u mailden en probeer opnieuw.",
  ],
  SHOW_CANCELLED: [409, "Deze voorstelling is afgelast. Ze gaat niet door."],
  SALES_CLOSED: [409, "De verkoop voor deze voorstelling is gesloten."],
  SALES_NOT_OPEN: [409, "De verkoop start op {date}. Vroeger reserveren kan alleen met een voorverkoopcode."],
  CART_MISMATCH: [409, "Uw winkelwagen is verlopen of gewijzigd. Kijk uw stoelen na en probeer opnieuw."],
  CODE_UNKNOWN: [409, "Deze code is niet geldig. Kijk na of u ze juist hebt ingetikt."],
  CODE_EXHAUSTED: [409, "Niet genoeg tickets beschikbaar"],
  CODE_USED_UP: [409, "Deze code is opgebruikt."],
  CODE_OTHER_SHOW: [409, "Deze code is niet voor deze voorstelling. Kijk na voor welke voorstelling u ze kreeg."],
  CODE_PAST: [409, "Deze code was geldig tot en met {day}. Vraag een nieuwe aan wie ze u gaf."],
  AMOUNT_CHANGED: [
    409,
    "Te betalen is intussen {total}, en niet {shown} zoals u las. Er is nog niets gereserveerd. Kijk de bedragen na en bevestig dan opnieuw.",
  ],
  ...voucherErrors,
  WISH_ADDED_OTHERWISE: [
    409,
    "Deze gast staat al op de wachtlijst, met wat u eerst invulde. Sluit dit venster en kijk na wat er in de lijst staat.",
  ],
  VOUCHER_BALANCE: [409, "Er staat maar {balance} op deze cadeaubon: meer kunt u er niet af halen."],
  CHOICE_NOT_FOUND: [404, "Voor deze reservering valt er niets (meer) te kiezen."],
  CHOICE_IMPOSSIBLE: [409, "Dat kan bij deze reservering niet gekozen worden. Kies iets anders."],
  CHOICE_FINAL: [
    409,
    "Deze keuze is al uitgevoerd en kan niet meer veranderen. Neem contact met ons op als ze niet klopt.",
  ],
  CHOICE_CLOSED: [409, "De laatste dag om zelf te kiezen is voorbij. Neem contact met ons op, dan kiezen we samen."],
  LAST_DAY_WRONG: [409, "Kies een laatste dag die nog komt, en niet na de voorstelling."],
  BANK_NOT_SET: [
    409,
    "De rekening van uw vereniging is nog het voorbeeld. Vul bij ‘Inhoud beheren’, onder ‘Vereniging’, uw eigen rekening in en publiceer dat.",
  ],
  REFUNDS_CHANGED: [
    409,
    "Intussen veranderde er iets: een van deze bedragen is al onderweg of terugbetaald, is nu een ander bedrag, gaat nu naar een andere rekening, of heeft geen rekeningnummer waarheen een bestand kan. Kijk of uw bestand al bij de bestanden staat, en kies anders opnieuw.",
  ],
  REFUND_FILE_NOT_FOUND: [404, "Dit bestand bestaat niet."],
  REFUND_FILE_EMPTY: [409, "Alles uit dit bestand is opnieuw terug te betalen. Maak een nieuw bestand."],
  REFUND_LINE_SETTLED: [
    409,
    "Intussen is hierover al iets genoteerd. Er is nu niets veranderd: kijk in de lijst hoe het ervoor staat.",
  ],
  REFUND_FILE_FORGOTTEN: [410, "De rekeningnummers van dit bestand zijn gewist. Het kan niet meer gedownload worden."],
  REFUND_DONE: [409, "Deze terugbetaling is al afgehandeld."],
  REFUND_UNDER_WAY: [409, "Dit bedrag is al onderweg: via de betaaldienst, of in een bestand voor de bank."],
  PAYMENT_METHOD_UNAVAILABLE: [409, "Deze betaalwijze wordt nu niet aangeboden. Kies een overschrijving."],
  ALREADY_PAID: [409, "Deze reservering is al betaald."],
  PAYMENT_NOT_FOUND: [404, "Deze betaling bestaat niet."],
  MAIL_NOT_FOUND: [404, "Deze mail bestaat niet (meer)."],
  ...paymentErrors,
  ...invitationErrors,
  RESET_LINK_INVALID: [409, "Deze link is verlopen of al gebruikt. Vraag een nieuwe aan."],
  LINK_EXPIRED: [410, "Deze link is verlopen of al gebruikt. Vraag een nieuwe aan."],
  ALREADY_VERIFIED: [409, "Dit e-mailadres is al bevestigd. U hoeft niets meer te doen."],
  NOT_CONFIRMED: [409, "Deze reservering is nog niet betaald."],
  ALREADY_SCANNED: [409, "Dit ticket werd al gescand om {time}."],
  TICKET_MOVED: [409, "Verplaatst: nu {seat}."],
  OTHER_SHOW: [409, "Dit ticket is voor een andere voorstelling: {show}."],
  WALLET_UNAVAILABLE: [409, "Tickets kunnen nu niet in deze wallet. Download ze als pdf, of toon deze pagina."],
  WALLET_AWAY: [503, "Google Wallet antwoordt nu niet. Probeer het straks opnieuw, of download uw tickets als pdf."],
  NOT_SCANNED: [409, "Dit ticket was nog niet gescand."],
  SEATS_GONE: [409, "De reservering is vervallen en haar stoelen zijn intussen aan iemand anders gegeven."],
  RESERVATION_CLOSED: [409, "Deze reservering is geannuleerd of vervallen."],
  SEATS_NOT_FREE: [409, "Niet al deze stoelen zijn nog vrij. Kijk het zaalplan na en kies andere stoelen."],
  SEAT_COUNT_DIFFERS: [409, "Kies precies {count} stoelen: evenveel als de reservering er heeft."],
  CONFIRMATION_FINAL: [
    409,
    "Deze bevestiging kan niet meer ongedaan worden gemaakt: de tickets zijn al verstuurd of de betaling staat vast. Annuleer de reservering als er toch niet betaald is.",
  ],
  TICKETS_SCANNED: [409, "Van deze reservering is al een ticket gescand. Neem die scan eerst terug."],
  GIVE_BACK_CLOSED: [409, "Tickets van deze voorstelling kunt u nu niet teruggeven."],
  COMPANION_LEFT: [409, "De begeleidersplaats hoort bij de rolstoelplaats. Geef ze samen terug, of houd ze allebei."],
  TICKET_NOT_FOUND: [404, "Dit ticket is intussen gewijzigd. Laad de pagina opnieuw."],
  TICKET_PASSED_ON: [409, "Dit ticket is doorgegeven. Neem het eerst terug."],
  PASS_ON_CLOSED: [409, "De deuren gaan open: tickets doorgeven of terugnemen kan nu niet meer."],
  TICKET_USED: [409, "Dit ticket is al gescand aan de ingang."],
  SEAT_TAKEN_SINCE: [409, "Iemand anders koos intussen deze plaats. U kunt ze niet meer houden."],
  LAST_SEATS: [409, "Een reservering houdt minstens één stoel. Annuleer ze als er niemand meer komt."],
  PAYMENT_NEEDED: [409, "Deze reservering is al betaald. Zeg of de extra stoelen contant betaald of gratis zijn."],
  PAYMENT_UNDER_WAY: [409, "Er loopt een online betaling voor deze reservering. Wacht tot die klaar is."],
  MOVE_ENDED: [409, "Deze keuze van andere plaatsen is voorbij. Uw plaatsen zijn gebleven zoals ze waren."],
  MOVE_TOO_LATE: [409, "De deuren gaan open: andere plaatsen kiezen kan nu alleen nog aan de kassa."],
  MOVE_PRICE_CHANGED: [409, "De prijs is intussen veranderd. Kijk het verschil na en bevestig dan opnieuw."],
  MOVE_AT_BOX_OFFICE: [409, "Deze plaatsen kosten meer, en dat kunt u hier niet bijbetalen. De kassa helpt u graag."],
  NOT_A_GUEST: [409, "Deze gast heeft een eigen account en past de gegevens daar aan."],
  NO_EMAIL: [409, "Van deze gast is geen e-mailadres bekend. Druk de tickets af."],
  STATEMENT_TOO_LARGE: [
    413,
    `Dit bestand is te groot voor een rekeningafschrift. Kies een afschrift van ten hoogste ${MAX_STATEMENT_MEGABYTES} MB.`,
  ],
  STATEMENT_UNSAFE: [
    400,
    "Dit bestand bevat onderdelen die niet in een rekeningafschrift horen. Download het afschrift opnieuw bij uw bank.",
  ],
  STATEMENT_UNREADABLE: [
    400,
    "Dit bestand is geen rekeningafschrift dat we kunnen lezen. Kies een CAMT.053-bestand (XML), een CODA-bestand of een CSV-bestand.",
  ],
  STATEMENT_DAMAGED: [
    400,
    "Regel {line} van dit CODA-afschrift klopt niet: {what}. Er werd niets ingelezen. Download het afschrift opnieuw bij uw bank.",
  ],
  STATEMENT_FOREIGN: [
    400,
    "Dit afschrift is van een rekening in {currency}. Kies het afschrift van een rekening in euro.",
  ],
  STATEMENT_TOO_LONG: [
    400,
    "In dit afschrift staan meer dan {max} overschrijvingen. Download bij uw bank een kortere periode.",
  ],
  STATEMENT_EMPTY: [400, "In dit afschrift staan geen inkomende overschrijvingen."],
  TRANSFER_NOT_FOUND: [404, "Deze overschrijving bestaat niet (meer)."],
  TRANSFER_USED: [409, "Met deze overschrijving werd al een reservering bevestigd."],
  AMOUNT_DIFFERS: [409, "Het bedrag van de overschrijving is niet het bedrag van de reservering."],
  TRANSFER_CHANGED: [409, "Intussen is dit een ander bedrag. Kijk het na en kies opnieuw."],
  STILL_UNPAID: [409, "Deze reservering wacht nog op haar geld: bevestig ze, in plaats van het terug te geven."],
  NOBODY_TO_WRITE: [409, "Er is niemand om deze mail naar te sturen: niemand met een e-mailadres heeft hier tickets."],
  NOTHING_TO_TELL: [
    409,
    "Deze verandering is al gemeld, of er is niets meer te melden. Er is nu niemand gemaild. Sluit dit venster. Wilt u nog iets schrijven, kies dan 'Bericht' bij de voorstelling.",
  ],
  MAIL_SENT_OTHERWISE: [
    409,
    "Deze mail is al verstuurd, zoals u hem eerst schreef. Wat u daarna veranderde, is niet verstuurd. Sluit dit venster. Met 'Bericht' bij de voorstelling leest u wat vertrokken is, en kunt u nog iets schrijven.",
  ],
  SHOW_HAS_OFFERS: [
    409,
    "Aan mensen op de wachtlijst zijn plaatsen van deze voorstelling aangeboden. Wacht tot zij geantwoord hebben, of haal hen van de wachtlijst.",
  ],
  SHOW_HAS_RESERVATIONS: [409, "Deze voorstelling heeft reserveringen en kan niet verwijderd worden."],
  LAST_ADMIN: [409, "Dit is de laatste beheerder. Maak eerst iemand anders beheerder."],
  ADMIN_ADDRESS: [409, "Het e-mailadres van een beheerder wijzigt alleen die persoon zelf, op de pagina Mijn account."],
  ADDRESS_UNPROVED: [
    409,
    "Dit e-mailadres is nog niet bevestigd. Vraag deze persoon om in te loggen, bovenaan op 'Stuur mij de mail' te drukken en de link in die mail te openen. Geef daarna de rol.",
  ],
  OWN_ACCOUNT: [409, "U kunt uw eigen account hier niet verwijderen."],
  TICKET_FORGED: [403, "Dit ticket is niet echt: de geheime code klopt niet."],
  SIGN_IN_PAUSED: [
    429,
    "Het wachtwoord van dit account werd te vaak na elkaar geprobeerd. Wacht {wait} en probeer het dan opnieuw, of vraag een nieuw wachtwoord aan.",
  ],
  TOO_MANY_REQUESTS: [429, "Te veel pogingen. Wacht {wait} en probeer het dan opnieuw."],
  INTERNAL: [500, "Er ging iets mis bij ons. Probeer het later opnieuw."],
  UNAVAILABLE: [503, "De dienst is even niet bereikbaar. Probeer het over enkele seconden opnieuw."],
} as const satisfies Record<string, readonly [status: number, message: string]>;
export type ErrorCode = keyof typeof errors;

export function errorStatus(code: ErrorCode): number {
  return errors[code][0];
}

/** In Dutch. */
export function errorMessage(code: ErrorCode, values: Readonly<Record<string, string | number>> = {}): string {
  return filledIn(errors[code][1], values);
}
