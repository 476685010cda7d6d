import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

export type MailFiles = ReturnType<typeof createMailFiles>;

function addressesOf(message: string): string[] {
  const head = message.slice(0, message.indexOf("\r\n\r\n")).replaceAll(/\r\n[ \t]+/g, " ");
  const lines = head.match(/^(?:To|Reply-To):.*$/gim) ?? [];
  return lines.flatMap((line) => line.toLowerCase().match(/[^\s<>,"]+@[^\s<>,"]+/g) ?? []);
}

export function createMailFiles(folder: string) {
  /** Deletes the matching files; another process may delete the same ones. */
  async function deleteThose(which: (file: string) => Promise<boolean>): Promise<void> {
    const names = await readdir(folder).catch(() => []);
    for (const name of names.filter((file) => file.endsWith(".eml"))) {
      const file = join(folder, name);
      if (await which(file).catch(() => false)) await rm(file, { force: true });
    }
  }

  return {
    async write(messageId: string, message: Parameters<typeof writeFile>[1]): Promise<void> {
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${messageId.replaceAll(/[^\w.-]+/g, "_")}.eml`);
      const draft = `${file}.${process.pid}.part`;
      await writeFile(draft, message);
      await rename(draft, file);
    },

    deleteBefore: (moment: Date) => deleteThose(async (file) => (await stat(file)).mtime < moment),

    deleteOf: (addresses: readonly string[]) =>
      deleteThose(async (file) =>
        addressesOf(await readFile(file, "latin1")).some((address) => addresses.includes(address)),
      ),
  };
}
