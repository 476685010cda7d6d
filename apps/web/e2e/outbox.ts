import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The mails to this address in the outbox folder, in no order: their text and their HTML as one string each. */
export function readMails(to: string): string[] {
  const outbox = join(process.env["PODIUM_DATA_DIR"] ?? "", "outbox");
  return readdirSync(outbox)
    .filter((name) => name.endsWith(".eml"))
    .map((name) => readFileSync(join(outbox, name), "latin1"))
    .filter((mail) => mail.includes(`To: ${to}`) && mail.includes("quoted-printable"))
    .map((mail) => {
      const bytes = mail
        .replaceAll(/=\r?\n/g, "")
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      return Buffer.from(bytes, "latin1").toString("utf8");
    });
}
