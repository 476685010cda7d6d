import type { LogSentences } from "#modules/records/audit/audit.service.ts";

export type PlaysLog = typeof playsLog;

export const playsLog = {
  PLAY_CREATED: ({ play }: { play: string }) => `Stuk "${play}" gemaakt`,
  PLAY_PUBLISHED: ({ play, slug }: { play: string; slug: string }) =>
    `Stuk "${play}" gepubliceerd op /voorstelling/${slug}`,
  PLAY_RESTORED: ({ play, versionId }: { play: string; versionId: number }) =>
    `Versie ${versionId} van stuk "${play}" teruggezet als ontwerp`,
  PLAY_DELETED: ({ play }: { play: string }) => `Stuk "${play}" verwijderd`,
} satisfies LogSentences;
