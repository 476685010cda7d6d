/** Steps of a new installation, in order, before its first ticket is sold. */
export const FIRST_STEPS = ["SOCIETY", "BANK", "HALL", "PLAY", "PRICES", "MAILS", "BACKUP", "VOLUNTEER"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Limits beyond which a figure is a finding on the dashboard, and an alert of ops/prometheus/podium.rules.yml. */
export const WATCH_LIMITS = {
  /** The sweeps run every 5 and 15 s. */
  expirySeconds: 60,
  mailSeconds: 15 * 60,
  /** More than ten minutes of attempts: longer than a mail server usually asks to wait. */
  refusedAttempts: 8,
  /** Somebody who looks weekly has seen the finding by then; a bounced mail must not hide 'Alles in orde' for ever. */
  givenUpSeconds: 7 * 24 * 3600,
  /** One day between nightly backups, and half a day to notice a failure. */
  backupSeconds: 36 * 3600,
  /** A new installation has had its first nightly backup by then. */
  firstBackupSeconds: 24 * 3600,
  /** Share of the calls of five minutes; a single failed call is no finding. */
  failedShare: 0.01,
  shedShare: 0.05,
  failedCalls: 5,
  /** A quarter of the delay at which calls are shed. */
  loopDelaySeconds: 0.25,
  diskLowBytes: 2_000_000_000,
  diskFullBytes: 500_000_000,
  jobSeconds: 60,
  /** Difference allowed between the clocks of a process and the database. */
  clockSeconds: 1,
  /** Leaves time to request a new certificate from Apple, also after an absence. */
  walletCertificateSeconds: 30 * 24 * 3600,
  /** A rolling restart takes minutes. */
  upgradeSeconds: 15 * 60,
} as const;

export const SEVERITIES = ["problem", "warning"] as const;
type Severity = (typeof SEVERITIES)[number];

/** Severity, title (with a value for `{name}`) and advice. */
const findings = {
  REDIS_AWAY: [
    "problem",
    "Reserveren lukt nu niet: een onderdeel van de server (Redis) is niet bereikbaar.",
    "Bezoekers kunnen de site bekijken, maar niets wijzigen. Laat Redis opnieuw starten op de server; de rest komt dan vanzelf in orde. Of al het andere werkt, weten we nu niet.",
  ],
  NO_WORKER: [
    "problem",
    "Mails vertrekken niet en stoelen komen niet vrij.",
    "Het onderdeel dat daarvoor zorgt (de worker) draait niet. Laat het opnieuw starten op de server. Er gaat niets verloren: wat wacht, gebeurt daarna vanzelf.",
  ],
  EXPIRIES_LATE: [
    "problem",
    "Stoelen komen te laat vrij: de oudste wacht al {time}.",
    "Laat de worker opnieuw starten op de server. De stoelen komen daarna vanzelf vrij.",
  ],
  CALLS_FAILING: [
    "problem",
    "{count} van de {calls} laatste aanvragen mislukten door een fout in de site.",
    "Bezoekers krijgen een foutmelding. Laat de meldingen van de server nakijken door wie de site onderhoudt; een nieuwe start van de server helpt soms.",
  ],
  CALLS_SHED: [
    "problem",
    "De server kan niet volgen: {count} van de {calls} laatste aanvragen werden geweigerd.",
    "Het is te druk, of de databank antwoordt niet. Wacht enkele minuten. Blijft dit staan, laat dan op de server nakijken wat niet draait, of een webproces bijzetten.",
  ],
  NEVER_BACKED_UP: [
    "problem",
    "Er is nog geen reservekopie gemaakt.",
    "Als de server stukgaat, is alles weg. Laat vandaag op de server een reservekopie maken, en nakijken waarom het ’s nachts niet vanzelf gebeurt. De handleiding zegt hoe (docs/operations.md, ‘Back up and restore’).",
  ],
  BACKUP_OLD: [
    "problem",
    "De laatste reservekopie is van {time} geleden.",
    "Elke nacht hoort er een bij te komen. Laat op de server een nieuwe maken, en nakijken waarom het niet vanzelf gebeurde. De handleiding zegt hoe (docs/operations.md, ‘Back up and restore’).",
  ],
  DISK_FULL: [
    "problem",
    "De schijf van de server is zo goed als vol: nog {size} vrij.",
    "Straks kan niemand nog reserveren. Laat vandaag plaats maken op de server: oude bestanden weghalen, of een grotere schijf nemen.",
  ],
  SAMPLE_ACCOUNT: [
    "problem",
    "Bezoekers betalen naar een rekeningnummer dat niet van de vereniging is.",
    "Het voorbeeld staat er nog. Vul bij ‘Inhoud beheren’, onder ‘Vereniging’, uw eigen rekening in en publiceer dat.",
  ],
  NO_MAP_POINT: [
    "warning",
    "Er is geen kaart bij het adres van de zaal.",
    "Het punt op de kaart ontbreekt. Vul het bij ‘Inhoud beheren’, onder ‘Vereniging’, in en publiceer dat: dan vinden bezoekers de weg.",
  ],
  MAILS_GIVEN_UP: [
    "warning",
    "Niet verstuurd en niet meer geprobeerd: {mails}.",
    "Kijk hieronder bij ‘Mails’ aan wie en waarom. Druk op ‘Opnieuw versturen’, of bel de ontvanger. Na een week verdwijnt deze melding vanzelf; de mail blijft hieronder staan.",
  ],
  MAILS_REFUSED: [
    "warning",
    "Niet te versturen: {mails}.",
    "Kijk hieronder bij ‘Mails’ waarom. Gaat het om één adres, kijk het dan na. Gaat het om alle mails, laat dan de mailserver nakijken (SMTP_URL). De site probeert het ondertussen vanzelf opnieuw.",
  ],
  MAILS_LATE: [
    "warning",
    "Mails vertrekken te laat: de oudste wacht al {time}.",
    "Wacht enkele minuten. Blijft dit staan, laat dan de worker opnieuw starten op de server.",
  ],
  MAILS_STAY_HERE: [
    "warning",
    "De site verstuurt geen mails.",
    "Er is geen mailserver ingesteld, dus niemand krijgt tickets of betaalgegevens toegestuurd. Laat op de server SMTP_URL invullen, en de site opnieuw starten.",
  ],
  JOBS_WAITING: [
    "warning",
    "Taken blijven liggen: de oudste wacht al {time}.",
    "Wacht enkele minuten. Blijft dit staan, laat dan de worker opnieuw starten op de server.",
  ],
  JOBS_FAILED: [
    "warning",
    "Mislukt in het laatste uur: {jobs}.",
    "De site doet dat werk vanzelf over. Blijft dit staan, toon dan de wachtrij met taken aan wie de site onderhoudt.",
  ],
  SERVER_SLOW: [
    "warning",
    "De server is overbelast: de site antwoordt traag.",
    "Wacht tot de drukte voorbij is. Gebeurt het vaker, laat dan een webproces bijzetten of een snellere server nemen.",
  ],
  DATABASE_BUSY: [
    "warning",
    "De databank kan niet volgen: de site antwoordt traag.",
    "Wacht tot de drukte voorbij is. Gebeurt het vaker, laat dan nakijken wat de databank zo lang bezighoudt.",
  ],
  DISK_LOW: [
    "warning",
    "De schijf van de server is bijna vol: nog {size} vrij.",
    "Laat deze week plaats maken op de server: oude bestanden weghalen, of een grotere schijf nemen.",
  ],
  CLOCK_WRONG: [
    "warning",
    "De klok van de server loopt {time} verkeerd.",
    "Stoelen komen daardoor te vroeg of te laat vrij. Laat de server zijn tijd vanzelf gelijkzetten (NTP).",
  ],
  VERSIONS_DIFFER: [
    "warning",
    "Er draaien twee versies van de site door elkaar: {versions}.",
    "Een upgrade is niet helemaal afgemaakt. Laat de oude onderdelen op de server opnieuw starten met de nieuwe versie.",
  ],
  ADDRESSES_HIDDEN: [
    "warning",
    "De site houdt alle bezoekers voor één en dezelfde.",
    "Eén bezoeker die te veel vraagt, kan zo alle anderen tegenhouden. Laat op de server TRUSTED_PROXIES nakijken; de meldingen van de server zeggen wat er ontbreekt.",
  ],
  WALLET_CERTIFICATE_EXPIRED: [
    "warning",
    "Het certificaat voor Apple Wallet is verlopen.",
    "Bezoekers kunnen hun tickets niet meer aan Apple Wallet toevoegen; wie ze al heeft, houdt ze. Laat bij Apple een nieuw certificaat maken. De handleiding zegt hoe (docs/operations.md, ‘Wallet passes’).",
  ],
  WALLET_CERTIFICATE_EXPIRES: [
    "warning",
    "Het certificaat voor Apple Wallet verloopt over {time}.",
    "Laat voor die tijd bij Apple een nieuw maken, anders verdwijnt de knop ‘Toevoegen aan Apple Wallet’. De handleiding zegt hoe (docs/operations.md, ‘Wallet passes’).",
  ],
} as const satisfies Record<string, readonly [Severity, string, string]>;

export type FindingCode = keyof typeof findings;
export const FINDING_CODES = Object.keys(findings) as [FindingCode, ...FindingCode[]];

export interface Finding {
  code: FindingCode;
  severity: Severity;
  title: string;
  advice: string;
}

/** @param values for the title; a name without a value stays visible, so that a test can find it */
export function describeFinding(code: FindingCode, values: Readonly<Record<string, string>> = {}): Finding {
  const [severity, title, advice] = findings[code];
  return { code, severity, title: title.replaceAll(/\{(\w+)\}/g, (all, name: string) => values[name] ?? all), advice };
}

/** '40 seconden', '1 minuut', '5 uur', '3 dagen': one unit, rounded down */
export function timeInWords(seconds: number): string {
  const units = [
    [24 * 3600, "dag", "dagen"],
    [3600, "uur", "uur"],
    [60, "minuut", "minuten"],
  ] as const;
  // Below two days hours are more precise.
  const [size, one, many] = units.find(([unit], index) => seconds >= (index === 0 ? 2 * unit : unit)) ?? [
    1,
    "seconde",
    "seconden",
  ];
  const count = Math.floor(seconds / size);
  return `${count} ${count === 1 ? one : many}`;
}

/** '1,4 GB', '350 MB' */
export function sizeInWords(bytes: number): string {
  if (bytes < 1e9) return `${Math.floor(bytes / 1e6)} MB`;
  return `${(Math.floor(bytes / 1e8) / 10).toString().replace(".", ",")} GB`;
}
