import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { outputOf, provideSystemTools, readCodes } from "#test/system-tools.ts";
import { buildEpc } from "#money/epc.ts";
import { specificationHall } from "#halls/examples/specification-hall.ts";
import { readHall } from "#halls/hall.ts";
import { qrDataUrl } from "./qr-image.ts";
import { ticketPdfName } from "./ticket-pdf-names.ts";
import { buildTicketPdf, type TicketFonts, type TicketSheet } from "./ticket-pdf.ts";
import { buildProductQr, buildTicketQr } from "./ticket-qr.ts";

const { seats: all } = readHall(specificationHall());
const seats = [...all.slice(0, 12), ...all.slice(-8)];
const seatIds = seats.map(({ seatId }) => seatId);
const content = (seatId: string): string =>
  buildTicketQr({ reservationId: 4217, seatId, token: `${seatId.replace("-", "x")}_bCdEfGhIjKlMnOp` });
const sheet: TicketSheet = {
  reservationId: 4217,
  holder: "Éloïse D’Hondt",
  show: {
    name: "De vrek",
    dateTime: "2027-07-03T18:30:00Z",
    where: "Parochiezaal Sint-Voorbeeld, Dorpsstraat 1, 9999 Voorbeelddorp",
  },
  society: { name: "Toneelkring De Voorbeeldspelers", doorsOpenMinutes: 45 },
  tickets: seats.map(({ seatId, group, label }) => ({ seatId, group, label, qrContent: content(seatId) })),
};

const font = async (name: string): Promise<Uint8Array> =>
  readFile(new URL(`fonts/ticket-${name}.ttf`, import.meta.url));

let folder: string;
let fonts: TicketFonts;
beforeAll(async () => {
  await provideSystemTools();
  const [serifBold, sansRegular, sansBold] = [
    await font("serif-bold"),
    await font("sans-regular"),
    await font("sans-bold"),
  ];
  fonts = { serifBold, sansRegular, sansBold };
  folder = await mkdtemp(join(tmpdir(), "tickets-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Eight by eight red pixels. */
const RED_JPEG =
  "/9j/2wBDAAYGBgYHBgcICAcKCwoLCg8ODAwODxYQERAREBYiFRkVFRkVIh4kHhweJB42KiYmKjY+NDI0PkxERExfWl98fKf/2wBD" +
  "AQYGBgYHBgcICAcKCwoLCg8ODAwODxYQERAREBYiFRkVFRkVIh4kHhweJB42KiYmKjY+NDI0PkxERExfWl98fKf/wgARCAAIAAgD" +
  "ASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAf/xAAVAQEBAAAAAAAAAAAAAAAAAAAGCP/aAAwDAQACEAMQAAAAnQDVT//E" +
  "ABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAT8Af//EABQRAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQIBAT8Af//EABQRAQAAAAAA" +
  "AAAAAAAAAAAAAAD/2gAIAQMBAT8Af//Z";

/** Red, green and blue of the first page at a place in millimetres. */
async function colourAt(file: string, x: number, y: number): Promise<number[]> {
  const name = join(folder, `at-${x}-${y}`);
  // A pixel for each millimetre.
  await outputOf("pdftoppm", "-r", "25.4", "-f", "1", "-l", "1", "-singlefile", file, name);
  const image = await readFile(`${name}.ppm`);
  const [header = "", width = ""] = /^P6\n(\d+) \d+\n255\n/.exec(image.toString("latin1", 0, 32)) ?? [];
  const at = header.length + 3 * (y * Number(width) + x);
  return [...image.subarray(at, at + 3)];
}

async function print(which: TicketSheet, name: string): Promise<string> {
  const file = join(folder, name);
  await writeFile(file, await buildTicketPdf(which, fonts));
  return file;
}

describe("the PDF of the tickets", () => {
  test("says show, date, seat and ticket id of every ticket in text that can be selected", async () => {
    const text = await outputOf("pdftotext", "-layout", await print(sheet, "text.pdf"), "-");
    const count = (words: string): number => text.split(words).length - 1;
    expect(count("De vrek")).toBe(20);
    expect(count("zaterdag 3 juli 2027 om 20:30 uur")).toBe(20);
    expect(count("Toon deze QR-code bij binnenkomst")).toBe(20);
    expect(count("Éloïse D’Hondt")).toBe(20);
    expect(count("Deuren open om 19:45 uur")).toBe(20);
    expect(count("Parochiezaal Sint-Voorbeeld, Dorpsstraat 1, 9999 Voorbeelddorp")).toBe(20);
    for (const seatId of seatIds) expect(text).toMatch(new RegExp(`4217-${seatId}\\b`));
    expect(text).toContain("Rij 1, stoel A");
    expect(text).toContain("Tafel 25, stoel E");
  });

  test("says what each ticket costs, a free one too, also while its payment is awaited", async () => {
    const [ticket] = sheet.tickets;
    if (!ticket) throw new Error("no ticket");
    const tickets = [
      { ...ticket, price: "€\u00A012,50" },
      { ...ticket, price: "€\u00A00,00", qrContent: undefined },
    ];
    const text = await outputOf("pdftotext", "-layout", await print({ ...sheet, tickets }, "prices.pdf"), "-");
    for (const price of ["12,50", "0,00"]) expect(text.replaceAll("\u00A0", " ")).toContain(`Prijs: € ${price}`);
  });

  test.for([
    ["fr", "Rij 1, place A", "samedi 3 juillet 2027 à 20:30", "Ouverture des portes à 19:45", "AU NOM DE"],
    ["en", "Rij 1, seat A", "Saturday, 3 July 2027 at 20:30", "Doors open at 19:45", "IN THE NAME OF"],
  ] as const)("says so in the language of its reader: %s", async ([language, ...words]) => {
    const [ticket] = sheet.tickets;
    if (!ticket) throw new Error("no ticket");
    const french = { ...sheet.show, name: "Le cœur à l'étroit : où ça ?" };
    const file = await print({ ...sheet, show: french, tickets: [ticket], language }, `${language}.pdf`);
    const text = await outputOf("pdftotext", "-layout", file, "-");
    for (const said of [...words, french.name]) expect(text).toContain(said);
    expect(text).not.toMatch(/\b(uur|stoel|Toon|PLAATS)\b/);
  });

  test("carries a QR code per ticket that an independent reader decodes, without a single image in the file", async () => {
    const file = await print(sheet, "codes.pdf");
    await outputOf("pdftoppm", "-r", "110", "-gray", file, join(folder, "page"));
    const pages = (await readdir(folder)).filter((name) => name.startsWith("page"));
    expect(pages).toHaveLength(5);
    const codes = await Promise.all(pages.map((page) => readCodes(join(folder, page))));
    expect(codes.flat().toSorted()).toEqual(seatIds.map(content).toSorted());
    expect(Buffer.from(await buildTicketPdf(sheet, fonts)).toString("latin1")).not.toContain("/Subtype /Image");
  });

  test("has a card per product after the tickets, with its count, price and QR code, also without a ticket", async () => {
    const qrContent = buildProductQr({ reservationId: 4217, lineId: 7, token: "abcdefghijklmnopqrstuv" });
    const products = [
      { name: "Drankkaart", count: 2, price: "€\u00A020,00", qrContent },
      { name: "Programmaboekje", count: 1, price: "€\u00A03,00" },
    ];
    const file = await print({ ...sheet, tickets: sheet.tickets.slice(0, 3), products }, "products.pdf");
    const text = (await outputOf("pdftotext", "-layout", file, "-")).replaceAll("\u00A0", " ");
    for (const said of ["2 × Drankkaart", "1 × Programmaboekje", "Prijs: € 20,00", "Toon deze QR-code bij het afhalen"])
      expect(text).toContain(said);
    expect(text.split("\f")).toHaveLength(3);
    const alone = await print({ ...sheet, tickets: [], products: products.slice(0, 1) }, "product.pdf");
    await outputOf("pdftoppm", "-r", "110", "-gray", "-singlefile", alone, join(folder, "product"));
    expect(await readCodes(join(folder, "product.pgm"))).toEqual([qrContent]);
  });

  test("has the colours and the logo of the society, once for all tickets", async () => {
    const logo = { jpeg: Buffer.from(RED_JPEG, "base64"), width: 8, height: 8 };
    const file = await print({ ...sheet, society: { ...sheet.society, palette: "forest", logo } }, "forest.pdf");
    // The program that draws the page rounds the colours.
    const distance = (seen: readonly number[], ...meant: number[]) =>
      Math.max(...meant.map((one, index) => Math.abs(one - (seen[index] ?? Infinity))));
    expect(distance(await colourAt(file, 14, 50), 0x1e, 0x51, 0x37)).toBeLessThan(3);
    expect(distance(await colourAt(await print(sheet, "velvet.pdf"), 14, 50), 0x8a, 0x15, 0x29)).toBeLessThan(3);
    const [red = 0, ...rest] = await colourAt(file, 13, 13);
    expect(red).toBeGreaterThan(240);
    expect(Math.max(...rest)).toBeLessThan(20);
    expect((await readFile(file)).toString("latin1").split("/Subtype /Image")).toHaveLength(2);
  });

  test("reports its progress with each ticket", async () => {
    const progress: string[] = [];
    await buildTicketPdf(sheet, fonts, { onProgress: (done, total) => void progress.push(`${done}/${total}`) });
    expect(progress).toEqual(seatIds.map((_seat, index) => `${index + 1}/20`));
  });

  test("is A4 upright and never goes over its edge, however long the show is called", async () => {
    const name =
      "De wonderbaarlijke, langverwachte en onvergetelijke avonturen van de familie Vandenbroucke-Verschaeve op het platteland in de zomer";
    const text = await outputOf(
      "pdftotext",
      "-bbox",
      await print({ ...sheet, show: { ...sheet.show, name } }, "long.pdf"),
      "-",
    );
    const pages = [...text.matchAll(/<page width="([\d.]+)" height="([\d.]+)">/g)].map((page) => [
      Number(page[1]),
      Number(page[2]),
    ]);
    expect(pages[0]?.[0]).toBeCloseTo(595.28, 0);
    expect(pages[0]?.[1]).toBeCloseTo(841.89, 0);
    const rightEdges = [...text.matchAll(/xMax="([\d.]+)"/g)].map((word) => Number(word[1]));
    expect(rightEdges.length).toBeGreaterThan(100);
    expect(Math.max(...rightEdges)).toBeLessThan(595.28 - 14);
  });

  test("says what a place is that is not an ordinary seat, however long it is called", async () => {
    const group = "Loge van de burgemeester en zijn genodigden";
    const kinds = ["wheelchair", "companion", "restricted", "seat"] as const;
    const tickets = kinds.map((kind, index) => ({ seatId: `L1-${index}`, group, label: `${100_000 + index}`, kind }));
    const text = await outputOf("pdftotext", "-layout", await print({ ...sheet, tickets }, "kinds.pdf"), "-");
    expect([...text.matchAll(/PLAATS.*?(?=\s{2,}|TICKET)/g)].map(([words]) => words.trim())).toEqual([
      "PLAATS, ROLSTOELPLAATS",
      "PLAATS, BEGELEIDERSPLAATS",
      "PLAATS, BEPERKT ZICHT",
      "PLAATS",
    ]);
  });

  test("names the area of a place without a seat, and no seat", async () => {
    const tickets = [{ seatId: "VLOE-2114", group: "Staanplaats", label: "", qrContent: content("VLOE-2114") }];
    for (const language of ["nl", "fr", "en"] as const) {
      const file = await print({ ...sheet, tickets, language }, `area-${language}.pdf`);
      const text = await outputOf("pdftotext", "-layout", file, "-");
      expect(text).toMatch(/^ *Staanplaats(?: {2,}|$)/m);
      expect(text).toContain("4217-VLOE-2114");
      expect(text).not.toMatch(/\bstoel\b|\bseat\b|Staanplaats,/);
    }
  });

  test("names the ticket's type, where it has one", async () => {
    const [ticket] = sheet.tickets;
    if (!ticket) throw new Error("no ticket");
    const tickets = [{ ...ticket, type: "Jongere tot en met 18 jaar met een kaart" }];
    const text = await outputOf("pdftotext", await print({ ...sheet, tickets }, "type.pdf"), "-");
    expect(text.replaceAll(/\s+/g, " ")).toContain("Jongere tot en met 18 jaar met een kaart");
    const plain = await outputOf("pdftotext", await print(sheet, "no-type.pdf"), "-");
    expect(plain).not.toContain("TICKETTYPE");
  });

  test("says instead of a code that the payment is awaited", async () => {
    const text = await outputOf(
      "pdftotext",
      await print({ ...sheet, tickets: [{ seatId: "R1-A", group: "Rij 1", label: "A" }] }, "awaited.pdf"),
      "-",
    );
    expect(text.replaceAll(/\s+/g, " ")).toContain("QR-code beschikbaar na ontvangst van de betaling");
    expect(text).not.toContain("Toon deze QR-code");
  });

  test.for<[string, string, string]>([
    ["of Central Europe", "Łukasz Kovačević", "Łukasz Kovačević"],
    ["of Vietnam", "Nguyễn Thị Hằng", "Nguyễn Thị Hằng"],
    ["in Cyrillic letters", "Юрий Ґалаґан", "Юрий Ґалаґан"],
    ["in Greek letters", "Ἀντιγόνη Δήμου", "Ἀντιγόνη Δήμου"],
    ["with marks that stand apart", "O\u0323\u0300s\u0323un", "Ọṣun"],
    ["with a hyphen that does not break", "Kerst\u2011concert", "Kerst[-\u2010\u2011]concert"],
    ["with soft hyphens", "Ge\u00ADlukkig kerst\u00ADfeest", "Gelukkig kerstfeest"],
    ["with spaces and marks without width", "De\u200B vr\u2060ek\uFEFF\u202E", "De vrek"],
    ["with narrow and wide spaces", "De\u202Fvrek\u2003(2)", "De vrek \\(2\\)"],
    ["with hearts of any colour", "Ik \u2764\uFE0F u \u{1F49A}", "Ik ♥ u ♥"],
    ["with arrows", "Half acht \u2192 negen \u27A1\uFE0F tien", "Half acht → negen → tien"],
    ["with pictures", "Kerst \u{1F384}\u{1F468}\u200D\u{1F469}\u200D\u{1F467} feest 1\uFE0F\u20E3", "Kerst feest 1"],
    ["in letters that look drawn", "\u{1D5DE}\u{1D5F2}\u{1D5FF}\u{1D600}\u{1D601} \uFB01jn", "Kerst fijn"],
    ["with letters of elsewhere", "Kerst 王 feest", "Kerst feest"],
  ])("writes a text %s in both faces, and no sign that is not its own", async ([kind, typed, drawn]) => {
    const tickets = [{ ...sheet.tickets[0], seatId: "R1-A", group: "Rij 1", label: "A", type: typed }];
    const show = { ...sheet.show, name: typed };
    const text = await outputOf("pdftotext", await print({ ...sheet, show, tickets }, `${kind}.pdf`), "-");
    expect(text.replaceAll(/\s+/g, " ").match(new RegExp(drawn, "gu"))).toHaveLength(2);
    expect(text).not.toContain("?");
  });

  test.for([
    ["رضا علی\u200Cپور", "Reservering 4217"],
    ["王 小明", "Reservering 4217"],
    ["رضا Peeters", "Peeters"],
  ] as const)("prints what can be drawn of the holder's name %s, else the number", async ([holder, said]) => {
    const file = await print({ ...sheet, holder, tickets: sheet.tickets.slice(0, 1) }, "script.pdf");
    const text = await outputOf("pdftotext", file, "-");
    expect(text).toMatch(new RegExp(`^${said}$`, "m"));
    expect(text).not.toContain("?");
  });

  test.for<[string, string]>([
    ["on one line", "Godelieve D'Hondt-Vandenbroucke"],
    [
      "of the longest first name and surname that one can have",
      `${"Godelieve ".repeat(8).trim()} ${"Vandenbroucke-".repeat(5)}Peeters Ten`,
    ],
  ])("writes the whole name %s", async ([_name, holder]) => {
    const text = await outputOf(
      "pdftotext",
      await print({ ...sheet, holder, tickets: sheet.tickets.slice(0, 1) }, "holder.pdf"),
      "-",
    );
    expect(text.replaceAll(/\s+/g, " ")).toContain(holder);
  });

  test.for([
    ["a short one", "Zaal", "Dorp 1"],
    [
      "the longest name and address of a hall",
      "Gemeenschapscentrum ".repeat(4).trim(),
      "Van Arenbergstraat ".repeat(5).trim(),
    ],
  ])("writes the whole place of a show: %s", async ([_name, hall = "", address = ""]) => {
    const where = `${hall}, ${address}`;
    const name = "De wonderbaarlijke, langverwachte en onvergetelijke avonturen van de familie";
    const long = { ...sheet, show: { ...sheet.show, name, where }, tickets: sheet.tickets.slice(0, 1) };
    const text = await outputOf("pdftotext", await print(long, "where.pdf"), "-");
    expect(text.replaceAll(/\s+/g, " ")).toContain(where);
  });

  test.for([
    ["Loge 3", "B", "Loge 3, stoel B"],
    ["Rij AA", "112", "Rij AA, stoel 112"],
    ["Balkon links achteraan naast de regietaf", "A12345", "Balkon links achteraan naast de regietaf, stoel A12345"],
    ["W".repeat(40), "WWWWWW", "WWW"],
  ])(
    "writes the whole name of a seat of any hall beside its number: %s %s",
    async ([group = "", label = "", words]) => {
      const ticket = { seatId: "WWWW-WWW", group, label };
      const file = await print({ ...sheet, reservationId: 2147483647, tickets: [ticket] }, "seat.pdf");
      const text = await outputOf("pdftotext", "-layout", file, "-");
      // The page has two columns: the ticket number may stand between the lines of the place.
      const places = text.replaceAll("2147483647-WWWW-WWW", "").replaceAll(/\s+/g, " ");
      expect(places).toContain(words);
      expect(text).toContain("2147483647-WWWW-WWW");
    },
  );

  test("uses the website's fonts, embedded with the letters that it needs only", async () => {
    const file = await print(sheet, "fonts.pdf");
    const listed = await outputOf("pdffonts", file);
    expect([...listed.matchAll(/^PodiumTicket(?:Serif|Sans) .*\byes\b/gm)]).toHaveLength(3);
    expect(listed).not.toMatch(/Times|Helvetica/);
    expect((await readFile(file)).length).toBeLessThan(160_000);
  });

  test("is refused without a ticket or product, and is called as the specification says", async () => {
    await expect(buildTicketPdf({ ...sheet, tickets: [] }, fonts)).rejects.toThrow(RangeError);
    expect(ticketPdfName(42)).toBe("tickets-reservering-42.pdf");
  });
});

test("a QR image with a transfer is read back, line by line, by an independent reader", async () => {
  const epc = buildEpc({
    beneficiary: "Toneelkring De Voorbeeldspelers (voorbeeld)",
    iban: "BE71 0961 2345 6769",
    bic: "GKCCBEBB",
    amountCents: 24_050,
    reference: "Tickets #42 - D'Hondt Eloise",
  });
  const file = join(folder, "epc.png");
  await writeFile(file, Buffer.from((await qrDataUrl(epc)).replace("data:image/png;base64,", ""), "base64"));
  expect(await readCodes(file)).toEqual([epc]);
});
