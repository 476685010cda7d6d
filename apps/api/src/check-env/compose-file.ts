import { parse } from "yaml";

interface Service {
  environment?: Record<string, string>;
  stop_grace_period?: string;
}

const VARIABLE = /\$\{([A-Z_]+)(?:(:[-?])([^}]*))?\}/g;

export type ComposeFile = ReturnType<typeof readComposeFile>;

/**
 * Returns the requirements for a .env when ops/debian runs the same programs without Docker.
 * @param options.absent variables that ops/debian sets itself or does not use
 * @param options.unit text of the systemd unit, which holds the stop timeout
 */
export function withoutDocker(compose: ComposeFile, { absent, unit }: { absent: string[]; unit: string }): ComposeFile {
  const isThere = (name: string) => !absent.includes(name);
  return {
    ...compose,
    names: new Set([...compose.names].filter(isThere)),
    needed: new Map([...compose.needed].filter(([name]) => isThere(name))),
    graceSecondsOf: () => Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]),
  };
}

/** Reads what docker-compose.yml makes of a .env. */
export function readComposeFile(text: string) {
  const { services } = parse(text, { merge: true }) as { services: Record<string, Service> };
  const found = [...text.matchAll(VARIABLE)].map(([, name = "", kind, rest = ""]) => ({ name, kind, rest }));

  const filledIn = (template: string, values: ReadonlyMap<string, string>): string =>
    template.replaceAll(VARIABLE, (_, name: string, kind: string | undefined, rest: string | undefined) => {
      const value = values.get(name) ?? "";
      return value === "" && kind === ":-" ? (rest ?? "") : value;
    });

  return {
    names: new Set(found.map(({ name }) => name)),
    /** Required variables, with their purpose. */
    needed: new Map(found.flatMap(({ name, kind, rest }) => (kind === ":?" ? [[name, rest] as const] : []))),
    defaults: new Map(found.flatMap(({ name, kind, rest }) => (kind === ":-" ? [[name, rest] as const] : []))),

    graceSecondsOf: (service: string): number => Number.parseInt(services[service]?.stop_grace_period ?? "0", 10),

    /** @returns the environment of a service's program */
    environmentOf: (service: string, values: ReadonlyMap<string, string>): Record<string, string> =>
      Object.fromEntries(
        Object.entries(services[service]?.environment ?? {}).map(([name, template]) => [
          name,
          filledIn(template, values),
        ]),
      ),
  };
}
