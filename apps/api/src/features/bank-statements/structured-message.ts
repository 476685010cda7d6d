const DIGITS = /^(\d{3})(\d{4})(\d{5})$/;
/** As banks and payers write it: '+++090/9337/55493+++', or with stars. */
const WRITTEN = /([+*]{3})\s?(\d{3})\s?\/\s?(\d{4})\s?\/\s?(\d{5})\s?\1/g;

/** The Belgian structured communication of twelve digits, as payers know it; anything else stays as it is. */
export const writeStructured = (digits: string): string => digits.trim().replace(DIGITS, "+++$1/$2/$3+++");

/** With its twelve digits together: one number, as CAMT has it, and not three. */
export const joinStructured = (message: string): string => message.replaceAll(WRITTEN, "$2$3$4");
