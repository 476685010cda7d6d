import type { Language } from "@podium/shared/words/languages";

const withComma = (amount: number): string => amount.toFixed(2).replace(".", ",");

const nlAt = (from: number, to: number): string => `op plaats ${to === from ? from : `${from} tot ${to}`}`;
const frAt = (from: number, to: number): string =>
  to === from ? `à la position ${from}` : `aux positions ${from} à ${to}`;
const enAt = (from: number, to: number): string =>
  to === from ? `at position ${from}` : `at positions ${from} to ${to}`;

const nl = {
  noSign: (at: number) => `${nlAt(at, at)} staat geen 0 (bij) of 1 (af)`,
  notDigits: (from: number, to: number) => `${nlAt(from, to)} horen alleen cijfers te staan`,
  noDate: (from: number, to: number) => `${nlAt(from, to)} staat geen datum`,
  unknownKind: "zo begint geen enkele regel van een CODA-bestand",
  tooLong: (count: number, most: number) => `de regel telt ${count} tekens en er passen er ${most} in`,
  noEndBefore: "het slot van het vorige afschrift (een regel die met 9 begint) ontbreekt",
  noHeader: "de kop van het afschrift (een regel die met 0 begint) ontbreekt",
  noOldBalance: "het oude saldo (een regel die met 1 begint) ontbreekt",
  noNewBalance: "het nieuwe saldo (een regel die met 8 begint) ontbreekt",
  noLineAbove: "de regel die erboven hoort, ontbreekt",
  noLineBelow: "de regel die erop moet volgen, ontbreekt",
  noTotal: "het totaal dat erboven hoort, ontbreekt",
  noEnd: "hier stopt het bestand, en het slot (een regel die met 9 begint) ontbreekt",
  misplaced: "ze staat niet op haar plaats",
  ofOtherMovement: "ze hoort niet bij de regels erboven",
  unknownAccount: "op plaats 2 staat geen bekende vorm van rekening",
  notHeader: "dit is niet de kop van een CODA-afschrift",
  otherVersion: (version: string) => `het is versie ${version} van CODA, en alleen versie 2 kan gelezen worden`,
  otherCount: (counted: number, count: number) => `de bank telde ${counted} regels en er staan er ${count}`,
  otherDebit: (said: number, found: number) =>
    `er ging volgens de bank ${withComma(said)} af, en volgens de regels ${withComma(found)}`,
  otherCredit: (said: number, found: number) =>
    `er ging volgens de bank ${withComma(said)} bij, en volgens de regels ${withComma(found)}`,
  otherBalance: (said: number, expected: number) =>
    `het nieuwe saldo is ${withComma(said)}, maar volgens de bewegingen ${withComma(expected)}`,
  otherTotal: "de details tellen niet op tot dit totaal",
  belowCent: "het bedrag heeft cijfers na de cent",
};

export type CodaWords = typeof nl;

/** Descriptions of a damaged line, after 'Regel 7 … klopt niet:'. */
export const codaWords: Readonly<Record<Language, CodaWords>> = {
  nl,
  fr: {
    noSign: (at) => `${frAt(at, at)}, il n'y a ni 0 (crédit) ni 1 (débit)`,
    notDigits: (from, to) => `${frAt(from, to)}, il ne doit y avoir que des chiffres`,
    noDate: (from, to) => `${frAt(from, to)}, il n'y a pas de date`,
    unknownKind: "aucune ligne d'un fichier CODA ne commence ainsi",
    tooLong: (count, most) => `elle compte ${count} caractères et ne peut en contenir que ${most}`,
    noEndBefore: "la fin de l'extrait précédent (une ligne qui commence par 9) manque",
    noHeader: "l'en-tête de l'extrait (une ligne qui commence par 0) manque",
    noOldBalance: "l'ancien solde (une ligne qui commence par 1) manque",
    noNewBalance: "le nouveau solde (une ligne qui commence par 8) manque",
    noLineAbove: "la ligne qui doit la précéder manque",
    noLineBelow: "la ligne qui doit la suivre manque",
    noTotal: "le total qui doit la précéder manque",
    noEnd: "le fichier s'arrête ici, et sa fin (une ligne qui commence par 9) manque",
    misplaced: "elle n'est pas à sa place",
    ofOtherMovement: "elle ne va pas avec les lignes précédentes",
    unknownAccount: "à la position 2, il n'y a pas de forme de compte connue",
    notHeader: "ce n'est pas l'en-tête d'un extrait CODA",
    otherVersion: (version) => `c'est la version ${version} de CODA, et seule la version 2 peut être lue`,
    otherCount: (counted, count) => `la banque a compté ${counted} lignes et il y en a ${count}`,
    otherDebit: (said, found) =>
      `le total des débits est de ${withComma(said)} selon la banque, et de ${withComma(found)} selon les lignes`,
    otherCredit: (said, found) =>
      `le total des crédits est de ${withComma(said)} selon la banque, et de ${withComma(found)} selon les lignes`,
    otherBalance: (said, expected) =>
      `le nouveau solde est de ${withComma(said)}, mais de ${withComma(expected)} selon les mouvements`,
    otherTotal: "les détails ne donnent pas ce total",
    belowCent: "le montant a des chiffres après le centime",
  },
  en: {
    noSign: (at) => `${enAt(at, at)} there is no 0 (credit) or 1 (debit)`,
    notDigits: (from, to) => `${enAt(from, to)} there should be digits only`,
    noDate: (from, to) => `${enAt(from, to)} there is no date`,
    unknownKind: "no line of a CODA file begins like this",
    tooLong: (count, most) => `it has ${count} characters, and at most ${most} fit in it`,
    noEndBefore: "the end of the previous statement (a line that begins with 9) is missing",
    noHeader: "the header of the statement (a line that begins with 0) is missing",
    noOldBalance: "the old balance (a line that begins with 1) is missing",
    noNewBalance: "the new balance (a line that begins with 8) is missing",
    noLineAbove: "the line that belongs above it is missing",
    noLineBelow: "the line that has to follow it is missing",
    noTotal: "the total that belongs above it is missing",
    noEnd: "the file stops here, and its end (a line that begins with 9) is missing",
    misplaced: "it is not in its place",
    ofOtherMovement: "it does not belong with the lines above it",
    unknownAccount: "at position 2 there is no known form of account",
    notHeader: "this is not the header of a CODA statement",
    otherVersion: (version) => `it is version ${version} of CODA, and only version 2 can be read`,
    otherCount: (counted, count) => `the bank counted ${counted} lines and there are ${count}`,
    otherDebit: (said, found) =>
      `the debits add up to ${said.toFixed(2)} according to the bank, and to ${found.toFixed(2)} according to the lines`,
    otherCredit: (said, found) =>
      `the credits add up to ${said.toFixed(2)} according to the bank, and to ${found.toFixed(2)} according to the lines`,
    otherBalance: (said, expected) =>
      `the new balance is ${said.toFixed(2)}, but ${expected.toFixed(2)} according to the movements`,
    otherTotal: "the details do not add up to this total",
    belowCent: "the amount has digits after the cent",
  },
};
