import { venue } from "#content/venue.ts";
import { useSite } from "#entities/site/site.ts";
import { TitledPage } from "#entities/site/page.tsx";
import { VenueMap } from "#features/contact/venue-map.tsx";
import { lazyForm } from "#forms/lazy-form.tsx";
import { Card } from "#ui/card.tsx";

const ContactForm = lazyForm(async () => (await import("#features/contact/contact-form.tsx")).ContactForm);

export function ContactPage() {
  const email = useSite()?.societyEmail;
  return (
    <TitledPage
      title="Contact"
      description="Stuur ons een bericht, of kijk waar de zaal is en hoe u er komt."
      lead={
        <p>
          Een vraag over uw tickets, zin om mee te spelen of iets verloren onder stoel 12? Schrijf ons.
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
      <dl className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {venue.directions.map(({ title, text }) => (
          <div key={title} className="border-t-3 border-brass pt-3">
            <dt className="font-display text-lg font-semibold">{title}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
    </TitledPage>
  );
}
