/** A list of members that can't be read; the message is a sentence without its subject, the file. */
export class TableError extends Error {}
