import { TRANSLATED_LANGUAGES } from "@podium/shared/languages";
import { expect, test } from "vitest";
import { accountLinksWords } from "./account-links.words.ts";
import { cancelledWords } from "./cancelled.words.ts";
import { movedWords } from "./moved.words.ts";
import { passedWords } from "./passed.words.ts";
import { refundWords } from "./refund.words.ts";
import { reservationWords } from "./reservation.words.ts";
import { returnedWords } from "./returned.words.ts";
import { adviceWords, noticeWords } from "./security-notice.words.ts";
import { showMessageWords } from "./show-message.words.ts";
import { ticketsWords } from "./tickets.words.ts";
import { voucherWords } from "./voucher.words.ts";
import { waitingListWords } from "./waiting-list.words.ts";
import { wordingWords } from "./wording.words.ts";

const CATALOGUES = {
  accountLinksWords,
  cancelledWords,
  movedWords,
  passedWords,
  refundWords,
  reservationWords,
  returnedWords,
  adviceWords,
  noticeWords,
  showMessageWords,
  ticketsWords,
  voucherWords,
  waitingListWords,
  wordingWords,
};

/** The same in both. */
const SAME = new Set(["wordingWords.colon en"]);
const DUTCH =
  /(?<!\p{L})(uw|u|uur|wij|het|een|niet|voor|bij|zijn|krijgt|reservering|plaatsen|stoel|bedrag|mededeling)(?!\p{L})/iu;

/** A sentence that is made with something is compared as it is written. */
const written = (words: unknown): string => (typeof words === "function" ? words.toString() : JSON.stringify(words));

test.each(Object.entries(CATALOGUES))(
  "each sentence of a mail has one of its own in each language: %s",
  (name, words) => {
    for (const language of TRANSLATED_LANGUAGES) {
      const translated = new Map<string, unknown>(Object.entries(words[language]));
      const pairs = Object.entries(words.nl)
        .filter(([key]) => !SAME.has(`${name}.${key} ${language}`))
        .map(([key, dutch]) => [key, written(dutch), written(translated.get(key))] as const);
      expect(pairs.length).toBeGreaterThan(5);
      for (const [key, dutch, translation] of pairs) {
        expect(translation, `${key} ${language}`).not.toBe(dutch);
        expect(translation, `${key} ${language}`).not.toMatch(DUTCH);
      }
    }
  },
);
