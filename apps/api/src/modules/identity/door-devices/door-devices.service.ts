import { createHash, randomInt } from "node:crypto";
import { MAX_DOOR_DEVICE_DAYS } from "@podium/shared/contracts/limits";
import { mediumMoment } from "@podium/shared/words/date-formats";
import { canonicalCode } from "@podium/shared/tickets/code-text";
import { type Clock, plusSeconds } from "#platform/process/clock.ts";
import type { Database, Transaction } from "#platform/data/database.ts";
import { DomainError, refusedField } from "#platform/process/domain-error.ts";
import type { Origin } from "#platform/http/network.ts";
import { tokenLink } from "#platform/http/token-link.ts";
import type { AuditService, LogSentences, NoFacts } from "#modules/records/audit/audit.service.ts";
import type { SessionsService } from "#modules/identity/sessions/sessions.service.ts";
import * as repository from "./door-devices.repository.ts";

/** Omits letters that look like a digit, so that a code can be typed if the camera fails (Crockford's base 32). */
const PAIRING_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const PAIRING_CODE_LENGTH = 28;

const drawPairingCode = (): string =>
  Array.from({ length: PAIRING_CODE_LENGTH }, () => PAIRING_ALPHABET[randomInt(PAIRING_ALPHABET.length)]).join("");

function pairingHash(typed: string): Buffer {
  const code = canonicalCode(typed).replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  return createHash("sha256").update(code).digest();
}

type DoorDevicesLog = typeof doorDevicesLog;

export const doorDevicesLog = {
  DEVICE_MADE: ({ until }: { until: string }, { subjectId }) =>
    `Toestel #${subjectId} gemaakt voor de ingang, tot ${until}`,
  DEVICE_ENDED: (_: NoFacts, { subjectId }) => `Toestel #${subjectId} afgemeld`,
} satisfies LogSentences;

export type DoorDevicesService = ReturnType<typeof createDoorDevicesService>;
export type DoorDevice = repository.DoorDevice & { state: "waiting" | "ready" | "over" };

type Actor = { actorId: number | null } | { actorId: null; actorDeviceId: number };

const DAY_SECONDS = 24 * 3600;
/** Time to take a phone, open its camera and press one button. */
const PAIR_WITHIN_SECONDS = 10 * 60;

export function createDoorDevicesService(deps: {
  database: Database;
  clock: Clock;
  sessions: Pick<SessionsService, "openForDevice" | "endForDevice">;
  audit: Pick<AuditService<DoorDevicesLog>, "record">;
  publicUrl: string;
}) {
  const { database, clock, sessions, audit, publicUrl } = deps;

  async function afterEnd(transaction: Transaction, id: number, actor: Actor): Promise<void> {
    await sessions.endForDevice(transaction, id);
    const subject = { type: "device", id } as const;
    await audit.record(transaction, { ...actor, action: "DEVICE_ENDED", subject, details: {} });
  }

  async function end(id: number, actor: Actor): Promise<void> {
    await database.transact(async (transaction) => {
      if (!(await repository.endDevice(transaction.db, id, clock.now())))
        throw new DomainError("DOOR_DEVICE_NOT_FOUND");
      await afterEnd(transaction, id, actor);
    });
  }

  function stateOf({ pairedAt, validUntil, pairBefore }: repository.DoorDevice, now: Date): DoorDevice["state"] {
    if (validUntil <= now) return "over";
    if (pairedAt) return "ready";
    return pairBefore > now ? "waiting" : "over";
  }

  return {
    /** Returns the only copy of the link: its hash is stored. @throws DomainError DOOR_DEVICE_UNTIL, FORBIDDEN */
    async create({ name, until }: { name: string; until: Date }, actorId: number) {
      const now = clock.now();
      if (until <= now || until > plusSeconds(now, MAX_DOOR_DEVICE_DAYS * DAY_SECONDS)) {
        throw refusedField("DOOR_DEVICE_UNTIL", "until", { days: MAX_DOOR_DEVICE_DAYS });
      }
      const code = drawPairingCode();
      const pairBefore = plusSeconds(now, PAIR_WITHIN_SECONDS);
      const id = await database.transact(async (transaction) => {
        if (!(await repository.lockAdmin(transaction.db, actorId))) throw new DomainError("FORBIDDEN");
        const device = { name, validUntil: until, pairBefore, createdBy: actorId, createdAt: now };
        const made = await repository.insertDevice(transaction.db, { ...device, pairingHash: pairingHash(code) });
        const details = { until: mediumMoment(until) };
        const subject = { type: "device", id: made } as const;
        await audit.record(transaction, { actorId, action: "DEVICE_MADE", subject, details });
        return made;
      });
      return { id, pairingUrl: tokenLink(publicUrl, "/toestel", code), pairBefore };
    },

    /** @throws DomainError PAIRING_EXPIRED */
    pair: (code: string, origin: Origin) =>
      database.transact(async (transaction) => {
        const device = await repository.pairDevice(transaction.db, pairingHash(code), clock.now());
        if (!device) throw new DomainError("PAIRING_EXPIRED");
        return { device, session: await sessions.openForDevice(transaction, device.id, origin, device.validUntil) };
      }),

    async list(): Promise<DoorDevice[]> {
      const now = clock.now();
      const devices = await repository.findDevices(database.db, plusSeconds(now, -DAY_SECONDS));
      return devices.map((device) => ({ ...device, state: stateOf(device, now) }));
    },

    /** Requires a lock on the row of the user, who lost the role or turned out to be somebody else. */
    async endMadeBy(transaction: Transaction, userId: number): Promise<void> {
      for (const id of await repository.endDevicesOf(transaction.db, userId, clock.now()))
        await afterEnd(transaction, id, { actorId: null });
    },

    end: (id: number, actorId: number): Promise<void> => end(id, { actorId }),
    endItself: (id: number): Promise<void> => end(id, { actorId: null, actorDeviceId: id }),

    /** @throws DomainError DOOR_DEVICE_NOT_FOUND */
    async get(id: number): Promise<{ name: string; validUntil: Date }> {
      const device = await repository.findDevice(database.db, id);
      if (!device) throw new DomainError("DOOR_DEVICE_NOT_FOUND");
      return device;
    },
  };
}
