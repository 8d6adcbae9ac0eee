/** Why an entry is not saved or not deleted, a sentence each; nothing has changed. */
export class RefusedEntry extends Error {
  readonly sentences: readonly string[];
  /** The text of the form, if it may be lost. */
  readonly toCopy: string | undefined;

  constructor(sentences: readonly string[], toCopy?: string) {
    super(sentences.join("\n"));
    this.toCopy = toCopy;
    this.name = "RefusedEntry";
    this.sentences = sentences;
  }

  /** Decap shows an error as a text. */
  override toString(): string {
    return this.message;
  }
}
