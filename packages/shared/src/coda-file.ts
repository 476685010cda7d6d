/** Record 0: zeros, the day and the bank in digits, application 05. */
const HEADER = /^\uFEFF?\s*0{5}\d{9}05/;
/** Without a sound header: the first two lines have the standard's length and start with a kind of record. */
const RECORDS = /^\uFEFF?\s*(?:[0-9][^\r\n]{127}\r?\n){2}/;

/** Whether a file is CODA, the Belgian coded statement of account; also when it is damaged. In any code page. */
export const looksLikeCoda = (content: string): boolean => HEADER.test(content) || RECORDS.test(content);
