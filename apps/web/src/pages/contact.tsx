import { useContent } from "#entities/site/content.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { useSite } from "#entities/site/site.ts";
import { Directions } from "#features/contact/directions.tsx";
import { VenueMap } from "#features/contact/venue-map.tsx";
import { lazyForm } from "#forms/lazy-form.tsx";
import { Card } from "#ui/card.tsx";

const ContactForm = lazyForm(async () => (await import("#features/contact/contact-form.tsx")).ContactForm);

export function ContactPage() {
  const contact = useContent("contact").content;
  const site = useSite();
  const email = site?.societyEmail;
  return (
    <TitledPage
      title="Contact"
      description="Stuur ons een bericht, of kijk waar de zaal is en hoe u er komt."
      lead={
        <p>
          {contact.lead}
          {email !== undefined && (
            <>
              {" "}
              Liever met uw eigen mailprogramma? Dat kan op{" "}
              <a href={`mailto:${email}`} className="text-link">
                {email}
              </a>
              .
            </>
          )}
          {site?.phone && (
            <>
              {" "}
              Bellen kan op{" "}
              <a href={`tel:${site.phone.replaceAll(/[^\d+]/g, "")}`} className="text-link whitespace-nowrap">
                {site.phone}
              </a>
              .
            </>
          )}
        </p>
      }
    >
      <div className="grid items-start gap-8 lg:grid-cols-2 lg:gap-10">
        <section aria-labelledby="bericht">
          <Card>
            <h2 id="bericht" className="mb-5 text-2xl">
              Stuur een bericht
            </h2>
            <ContactForm />
          </Card>
        </section>
        <section aria-labelledby="zaal">
          <h2 id="zaal" className="mb-4 text-2xl">
            Zo vindt u de zaal
          </h2>
          <VenueMap />
        </section>
      </div>
      <Directions directions={contact.directions} />
    </TitledPage>
  );
}
