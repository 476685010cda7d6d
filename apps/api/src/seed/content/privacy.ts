import type { Content } from "@podium/shared/contracts/content";
import { type InAllLanguages, list, richText } from "#seed/in-all-languages.ts";

/** An expert must review this text before a real society uses it. */
export const privacy: InAllLanguages<Content<"privacy">> = {
  lead: {
    nl: "Kort gezegd: wij bewaren alleen wat nodig is om u een stoel te geven en u te antwoorden. Wij volgen u niet, en wij verkopen niets door.",
    fr: "En bref\u00A0: nous ne conservons que ce qu'il faut pour vous donner une place et vous répondre. Nous ne vous suivons pas, et nous ne revendons rien.",
    en: "In short: we only keep what we need to give you a seat and to answer you. We do not track you, and we sell nothing on.",
  },
  text: richText(
    { nl: "<h2>Wie wij zijn</h2>", fr: "<h2>Qui nous sommes</h2>", en: "<h2>Who we are</h2>" },
    {
      nl: "<p>{society} is verantwoordelijk voor uw gegevens op deze site. U bereikt ons via {email} of per brief naar {venue}, {address}.</p>",
      fr: "<p>{society} est responsable de vos données sur ce site. Vous pouvez nous joindre à {email} ou par lettre à {venue}, {address}.</p>",
      en: "<p>{society} is responsible for your data on this site. You can reach us at {email} or by letter to {venue}, {address}.</p>",
    },
    {
      nl: "<h2>Wat wij bewaren, en waarom</h2>",
      fr: "<h2>Ce que nous conservons, et pourquoi</h2>",
      en: "<h2>What we keep, and why</h2>",
    },
    {
      nl: "<p>Dit hebben wij nodig om uw bestelling uit te voeren en uw vragen te beantwoorden:</p>",
      fr: "<p>Voici ce dont nous avons besoin pour exécuter votre commande et répondre à vos questions\u00A0:</p>",
      en: "<p>We need this to carry out your order and to answer your questions:</p>",
    },
    list(
      "ul",
      {
        nl: "<li><p>Uw account: voornaam, naam, e-mailadres, telefoonnummer, de taal waarin wij u mailen en een versleuteld wachtwoord dat ook wij niet kunnen lezen. Reserveert u zonder account aan de kassa: uw naam, en uw telefoonnummer of e-mailadres als u dat geeft.</p></li>",
        fr: "<li><p>Votre compte\u00A0: prénom, nom, adresse e-mail, numéro de téléphone, la langue de nos e-mails et un mot de passe chiffré que nous ne pouvons pas lire non plus. Si vous réservez sans compte à la caisse\u00A0: votre nom, et votre numéro de téléphone ou votre adresse e-mail si vous les donnez.</p></li>",
        en: "<li><p>Your account: first name, surname, email address, telephone number, the language of our emails and an encrypted password that we cannot read either. If you book at the box office without an account: your name, and your telephone number or email address if you give it.</p></li>",
      },
      {
        nl: "<li><p>Waar u aangemeld bent: het soort toestel, het netwerk (een deel van het IP-adres of het hele) en wanneer; en uw passkeys of authenticator-app, als u die instelt.</p></li>",
        fr: "<li><p>Où vous êtes connecté\u00A0: le type d'appareil, le réseau (une partie de l'adresse IP ou l'adresse entière) et quand\u00A0; et vos clés d'accès ou votre application d'authentification, si vous en configurez.</p></li>",
        en: "<li><p>Where you are signed in: the kind of device, the network (a part of the IP address or all of it) and when; and your passkeys or authenticator app, if you set them up.</p></li>",
      },
      {
        nl: "<li><p>Uw reserveringen: de voorstelling, uw stoelen, de prijs, de betaling en het uur waarop uw ticket aan de ingang werd gescand, en wanneer wij u welke mail stuurden.</p></li>",
        fr: "<li><p>Vos réservations\u00A0: la représentation, vos places, le prix, le paiement et l'heure à laquelle votre billet a été scanné à l'entrée, ainsi que les e-mails que nous vous avons envoyés et quand.</p></li>",
        en: "<li><p>Your bookings: the performance, your seats, the price, the payment and the time at which your ticket was scanned at the entrance, and when we sent you which email.</p></li>",
      },
      {
        nl: "<li><p>Uw plaats op een wachtlijst: de voorstelling, hoeveel plaatsen u vroeg, wanneer, en welke plaatsen wij u aanboden.</p></li>",
        fr: "<li><p>Votre rang sur une liste d'attente\u00A0: la représentation, combien de places vous avez demandées, quand, et quelles places nous vous avons proposées.</p></li>",
        en: "<li><p>Your place on a waiting list: the performance, how many seats you asked for, when, and which seats we offered you.</p></li>",
      },
      {
        nl: "<li><p>Uw overschrijving, als een vrijwilliger ze van ons rekeningafschrift inleest: datum, bedrag, naam en mededeling.</p></li>",
        fr: "<li><p>Votre virement, si un bénévole l'importe de notre extrait de compte\u00A0: date, montant, nom et communication.</p></li>",
        en: "<li><p>Your bank transfer, if a volunteer reads it in from our bank statement: date, amount, name and reference.</p></li>",
      },
      {
        nl: "<li><p>Uw bericht: wat u in het contactformulier schrijft, met uw naam en e-mailadres.</p></li>",
        fr: "<li><p>Votre message\u00A0: ce que vous écrivez dans le formulaire de contact, avec votre nom et votre adresse e-mail.</p></li>",
        en: "<li><p>Your message: what you write in the contact form, with your name and email address.</p></li>",
      },
    ),
    {
      nl: "<h2>Wat de server noteert</h2>",
      fr: "<h2>Ce que le serveur note</h2>",
      en: "<h2>What the server notes</h2>",
    },
    {
      nl: "<p>De server noteert welk deel van de site opgevraagd werd, wanneer, en of dat lukte: zonder namen, e-mailadressen of IP-adressen. Om misbruik tegen te gaan telt hij hoe vaak een IP-adres of een account iets vraagt; die tellers verdwijnen vanzelf, de laatste na twee uur. Zolang u uw e-mailadres niet bevestigd hebt, onthoudt hij bij een onbetaalde reservering het netwerk waarvan ze kwam, en telt hij een dag lang de mails naar dat adres, zonder het adres zelf te bewaren. Kiest u stoelen voor u zegt wie u bent, dan onthoudt hij het netwerk tot u dat invult, zodat niemand de hele zaal kan vasthouden.</p>",
      fr: "<p>Le serveur note quelle partie du site a été demandée, quand, et si cela a réussi\u00A0: sans noms, adresses e-mail ni adresses IP. Pour lutter contre les abus, il compte combien de fois une adresse IP ou un compte demande quelque chose\u00A0; ces compteurs disparaissent d'eux-mêmes, les derniers après deux heures. Tant que vous n'avez pas confirmé votre adresse e-mail, il retient, pour une réservation impayée, le réseau d'où elle est venue, et il compte pendant un jour les e-mails envoyés à cette adresse, sans conserver l'adresse elle-même. Si vous choisissez des places avant de dire qui vous êtes, il retient le réseau jusqu'à ce que vous l'indiquiez, pour que personne ne puisse bloquer toute la salle.</p>",
      en: "<p>The server notes which part of the site was requested, when, and whether that worked: without names, email addresses or IP addresses. To prevent abuse, it counts how often an IP address or an account asks for something; those counts disappear by themselves, the last ones after two hours. As long as you have not confirmed your email address, it remembers with an unpaid booking the network that it came from, and it counts the emails to that address for a day, without keeping the address itself. If you choose seats before you say who you are, it remembers the network until you fill that in, so that nobody can hold the whole hall.</p>",
    },
    {
      nl: "<p>Onze vrijwilligers houden een logboek bij van wat zij aan reserveringen en accounts doen, zoals een betaling bevestigen. De site laat niemand toe het te wijzigen, ook ons niet. Uw naam staat er niet in: het verwijst naar uw account, en wie daar gewist is, is ook in het logboek gewist.</p>",
      fr: "<p>Nos bénévoles tiennent un journal de ce qu'ils font aux réservations et aux comptes, comme confirmer un paiement. Le site ne permet à personne de le modifier, à nous non plus. Votre nom n'y figure pas\u00A0: le journal renvoie à votre compte, et quiconque y est effacé l'est aussi dans le journal.</p>",
      en: "<p>Our volunteers keep a log of what they do to bookings and accounts, such as confirming a payment. The site allows nobody to change it, not even us. Your name is not in it: it refers to your account, and whoever is erased there is erased in the log too.</p>",
    },
    { nl: "<h2>Hoelang</h2>", fr: "<h2>Combien de temps</h2>", en: "<h2>For how long</h2>" },
    {
      nl: "<p>Uw account blijft bestaan tot u het verwijdert. Onbetaalde reserveringen vervallen na {paymentDays} dagen. De rest verdwijnt vanzelf; de server kijkt het elke dag na:</p>",
      fr: "<p>Votre compte existe jusqu'à ce que vous le supprimiez. Les réservations impayées expirent après {paymentDays} jours. Le reste disparaît de lui-même\u00A0; le serveur le vérifie chaque jour\u00A0:</p>",
      en: "<p>Your account remains until you delete it. Unpaid bookings expire after {paymentDays} days. The rest disappears by itself; the server checks this every day:</p>",
    },
    { nl: "<p>{keeping}</p>", fr: "<p>{keeping}</p>", en: "<p>{keeping}</p>" },
    {
      nl: "<h2>Als u uw account verwijdert</h2>",
      fr: "<h2>Si vous supprimez votre compte</h2>",
      en: "<h2>If you delete your account</h2>",
    },
    {
      nl: "<p>Dan worden onbetaalde reserveringen geannuleerd en zijn hun stoelen meteen weer vrij. U staat dan ook op geen wachtlijst meer. Betaalde tickets blijven geldig. Uw telefoonnummer en wachtwoord worden meteen gewist, uw naam en e-mailadres kort daarna: overal, ook in het logboek, bij uw overschrijvingen en in de berichten die u ons schreef. Uw reserveringen blijven zonder uw naam bewaard. Hebt u nooit aangetoond dat het e-mailadres van u is, dan blijven berichten staan die van dat adres kwamen zonder dat iemand was aangemeld.</p>",
      fr: "<p>Les réservations impayées sont alors annulées et leurs places sont aussitôt de nouveau libres. Vous n'êtes plus non plus sur aucune liste d'attente. Les billets payés restent valables. Votre numéro de téléphone et votre mot de passe sont effacés aussitôt, votre nom et votre adresse e-mail peu après\u00A0: partout, y compris dans le journal, pour vos virements et dans les messages que vous nous avez écrits. Vos réservations sont conservées sans votre nom. Si vous n'avez jamais prouvé que l'adresse e-mail est la vôtre, les messages venus de cette adresse sans que personne soit connecté sont conservés.</p>",
      en: "<p>Unpaid bookings are then cancelled and their seats are free again at once. You are no longer on any waiting list either. Paid tickets stay valid. Your telephone number and password are erased at once, your name and email address shortly afterwards: everywhere, also in the log, with your bank transfers and in the messages that you wrote to us. Your bookings are kept without your name. If you never showed that the email address is yours, messages remain that came from that address without anybody being signed in.</p>",
    },
    {
      nl: "<p>In de reservekopieën van de server staat wat gewist is nog hoogstens twaalf maanden. We gebruiken ze alleen na een defect; uw account wordt dan opnieuw verwijderd.</p>",
      fr: "<p>Ce qui est effacé reste encore au maximum douze mois dans les copies de sauvegarde du serveur. Nous ne les utilisons qu'après une panne\u00A0; votre compte est alors de nouveau supprimé.</p>",
      en: "<p>What is erased stays in the backups of the server for at most twelve months more. We only use them after a failure; your account is then deleted again.</p>",
    },
    {
      nl: "<h2>Met wie wij delen</h2>",
      fr: "<h2>Avec qui nous partageons</h2>",
      en: "<h2>Whom we share with</h2>",
    },
    {
      nl: "<p>Met niemand, behalve met wie de dienst zelf levert: de server waarop deze site draait, de dienst die onze mails bezorgt, de bank en, als u online betaalt, de betaaldienst. Betaalgegevens geeft u rechtstreeks aan die dienst; wij zien ze niet.</p>",
      fr: "<p>Avec personne, sauf avec ceux qui fournissent le service lui-même\u00A0: le serveur sur lequel tourne ce site, le service qui distribue nos e-mails, la banque et, si vous payez en ligne, le service de paiement. Vous donnez vos données de paiement directement à ce service\u00A0; nous ne les voyons pas.</p>",
      en: "<p>With nobody, except with those who provide the service itself: the server on which this site runs, the service that delivers our emails, the bank and, if you pay online, the payment service. You give your payment details directly to that service; we do not see them.</p>",
    },
    {
      nl: "<p>Zet u een ticket in Apple Wallet of Google Wallet, dan staat het met uw naam en uw plaats in die app. Wij onthouden dan hoe wij uw toestel kunnen melden dat uw plaats veranderd is; die melding gaat langs Apple, zonder uw naam. Google bewaart het ticket zelf. Gebruikt u geen wallet, dan krijgen zij niets.</p>",
      fr: "<p>Si vous mettez un billet dans Apple Wallet ou Google Wallet, il se trouve dans cette application avec votre nom et votre place. Nous retenons alors comment signaler à votre appareil que votre place a changé\u00A0; ce message passe par Apple, sans votre nom. Google conserve lui-même le billet. Si vous n'utilisez pas de wallet, ils ne reçoivent rien.</p>",
      en: "<p>If you put a ticket in Apple Wallet or Google Wallet, it is in that app with your name and your seat. We then remember how we can tell your device that your seat has changed; that message goes through Apple, without your name. Google keeps the ticket itself. If you do not use a wallet, they get nothing.</p>",
    },
    {
      nl: "<p>Aan de ingang bewaren de toestellen van onze vrijwilligers de gastenlijst, met namen, stoelen en wat nog te betalen is, zodat zij ook zonder netwerk kunnen scannen. Ze wissen die lijst wanneer de vrijwilliger uitlogt, of wanneer de scanpagina met netwerk opengaat, meer dan twaalf uur na het begin van de voorstelling.</p>",
      fr: "<p>À l'entrée, les appareils de nos bénévoles conservent la liste des spectateurs, avec les noms, les places et ce qui reste à payer, pour pouvoir scanner même sans réseau. Ils effacent cette liste quand le bénévole se déconnecte, ou quand la page de scan s'ouvre avec du réseau plus de douze heures après le début de la représentation.</p>",
      en: "<p>At the entrance, the devices of our volunteers keep the guest list, with names, seats and what is still to be paid, so that they can scan without a network too. They erase that list when the volunteer signs out, or when the scanning page is opened with a network more than twelve hours after the performance began.</p>",
    },
    {
      nl: "<p>De kaart op de contactpagina komt van OpenStreetMap. Ze wordt pas geladen wanneer u erop klikt; vanaf dan ziet OpenStreetMap uw IP-adres.</p>",
      fr: "<p>La carte sur la page de contact vient d'OpenStreetMap. Elle n'est chargée que lorsque vous cliquez dessus\u00A0; à partir de ce moment, OpenStreetMap voit votre adresse IP.</p>",
      en: "<p>The map on the contact page comes from OpenStreetMap. It is only loaded when you click on it; from then on OpenStreetMap sees your IP address.</p>",
    },
    {
      nl: "<h2>Geen cookies, geen pop-up</h2>",
      fr: "<h2>Pas de cookies, pas de pop-up</h2>",
      en: "<h2>No cookies, no pop-up</h2>",
    },
    {
      nl: "<p>Deze site plaatst geen cookies bij bezoekers en gebruikt geen statistieken van derden. Alleen een beheerder die de wachtrij van de server bekijkt, krijgt er een, voor tien minuten. In uw eigen browser bewaren wij dat u ingelogd bent, met uw naam, e-mailadres en telefoonnummer, en de tickets die u bekeek, zodat u ze aan de ingang ook zonder verbinding kunt tonen. Uitloggen wist dat alles; een dag na de voorstelling verdwijnen haar tickets ook vanzelf, zodra u de site opent. Kiest u een taal voor de site, dan onthoudt uw browser die keuze op uw toestel: in zijn eigen opslag, niet als cookie. Wat hij daarvan onthoudt, wordt nooit naar ons gestuurd; het blijft staan als u uitlogt.</p>",
      fr: "<p>Ce site ne place pas de cookies chez les visiteurs et n'utilise pas de statistiques de tiers. Seul un administrateur qui consulte la file de tâches du serveur en reçoit un, pour dix minutes. Dans votre propre navigateur, nous conservons le fait que vous êtes connecté, avec votre nom, votre adresse e-mail et votre numéro de téléphone, et les billets que vous avez regardés, pour que vous puissiez les montrer à l'entrée même sans connexion. Se déconnecter efface tout cela\u00A0; un jour après la représentation, ses billets disparaissent aussi d'eux-mêmes, dès que vous ouvrez le site. Si vous choisissez une langue pour le site, votre navigateur retient ce choix sur votre appareil\u00A0: dans son propre espace de stockage, pas sous forme de cookie. Ce qu'il en retient ne nous est jamais envoyé\u00A0; cela reste en place quand vous vous déconnectez.</p>",
      en: "<p>This site places no cookies with visitors and uses no statistics of third parties. Only an administrator who looks at the server's job queue gets one, for ten minutes. In your own browser we keep that you are signed in, with your name, email address and telephone number, and the tickets that you looked at, so that you can show them at the entrance without a connection too. Signing out erases all of that; a day after the performance its tickets also disappear by themselves, as soon as you open the site. If you choose a language for the site, your browser remembers that choice on your device: in its own storage, not as a cookie. What it remembers of it is never sent to us; it stays when you sign out.</p>",
    },
    { nl: "<h2>Uw rechten</h2>", fr: "<h2>Vos droits</h2>", en: "<h2>Your rights</h2>" },
    {
      nl: "<p>U mag uw gegevens inkijken, verbeteren, laten wissen of meenemen, en u mag zich tegen een gebruik ervan verzetten. Op de pagina Mijn account kunt u uw gegevens verbeteren, alles downloaden wat wij van u bewaren en uw account verwijderen; hebt u geen account, dan volstaat een mail naar {email}. Wij antwoorden binnen een maand.</p>",
      fr: "<p>Vous pouvez consulter vos données, les corriger, les faire effacer ou les emporter, et vous pouvez vous opposer à une utilisation de celles-ci. À la page Mon compte, vous pouvez corriger vos données, télécharger tout ce que nous conservons à votre sujet et supprimer votre compte\u00A0; si vous n'avez pas de compte, un e-mail à {email} suffit. Nous répondons dans le mois.</p>",
      en: "<p>You may see your data, correct it, have it erased or take it with you, and you may object to a use of it. On the page My account you can correct your data, download everything that we keep about you and delete your account; if you have no account, an email to {email} is enough. We reply within a month.</p>",
    },
    {
      nl: "<p>Bent u niet tevreden over ons antwoord, dan kunt u een klacht indienen bij de Gegevensbeschermingsautoriteit in Brussel.</p>",
      fr: "<p>Si notre réponse ne vous satisfait pas, vous pouvez introduire une plainte auprès de l'Autorité de protection des données à Bruxelles.</p>",
      en: "<p>If you are not satisfied with our answer, you can file a complaint with the Belgian Data Protection Authority in Brussels.</p>",
    },
  ),
};
