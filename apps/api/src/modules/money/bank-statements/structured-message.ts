const DIGITS = /^(\d{3})(\d{4})(\d{5})$/;
/** The notation of banks and payers: '+++090/9337/55493+++', or with asterisks. */
const WRITTEN = /([+*]{3})\s?(\d{3})\s?\/\s?(\d{4})\s?\/\s?(\d{5})\s?\1/g;

/** Returns the Belgian structured communication of twelve digits as payers know it; other texts do not change. */
export const writeStructured = (digits: string): string => digits.trim().replace(DIGITS, "+++$1/$2/$3+++");

/** Joins the twelve digits of structured communications into one number, as CAMT does. */
export const joinStructured = (message: string): string => message.replaceAll(WRITTEN, "$2$3$4");
