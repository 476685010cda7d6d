/** Record 0: zeros, the day and the bank in digits, application 05. */
const HEADER = /^\uFEFF?\s*0{5}\d{9}05/;
/** Recognises a file with a damaged header: its first two lines have the standard's length, and start with a digit. */
const RECORDS = /^\uFEFF?\s*(?:[0-9][^\r\n]{127}\r?\n){2}/;

/** CODA, the Belgian coded statement of account: in any code page, also a damaged file. */
export const looksLikeCoda = (content: string): boolean => HEADER.test(content) || RECORDS.test(content);
