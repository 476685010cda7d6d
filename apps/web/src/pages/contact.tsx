import { mailLink } from "@podium/shared/words/typed-email";
import { useContent } from "#entities/site/content.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { useSite } from "#entities/site/site.ts";
import { Directions } from "#modules/visit/contact/directions.tsx";
import { VenueMap } from "#modules/visit/contact/venue-map.tsx";
import { lazyForm } from "#forms/lazy-form.tsx";
import { contact as messagesOfContact } from "#messages/nl/contact.tsx";
import { venue } from "#messages/nl/venue.ts";
import { Card } from "#ui/card.tsx";
import { PhoneLink } from "#ui/phone-link.tsx";

const ContactForm = lazyForm(async () => (await import("#modules/visit/contact/contact-form.tsx")).ContactForm);

export function ContactPage() {
  const t = messagesOfContact();
  const contact = useContent("contact").content;
  const site = useSite();
  const email = site?.societyEmail;
  return (
    <TitledPage
      title={t.title}
      description={t.description}
      lead={
        <p>
          {contact.lead}
          {email !== undefined && (
            <>
              {" "}
              {t.ownMail(
                <a href={mailLink(email)} className="text-link">
                  {email}
                </a>,
              )}
            </>
          )}
          {site?.phone && <> {t.call(<PhoneLink number={site.phone} className="text-link whitespace-nowrap" />)}</>}
        </p>
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-10">
        <section aria-labelledby="bericht">
          <Card>
            <h2 id="bericht" className="mb-5 text-2xl">
              {t.write}
            </h2>
            <ContactForm />
          </Card>
        </section>
        <section aria-labelledby="zaal">
          <h2 id="zaal" className="mb-4 text-2xl">
            {venue().findHall}
          </h2>
          <VenueMap />
        </section>
      </div>
      <Directions directions={contact.directions} />
    </TitledPage>
  );
}
