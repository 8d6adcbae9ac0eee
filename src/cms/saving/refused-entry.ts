export class RefusedEntry extends Error {
  readonly sentences: readonly string[];

  constructor(sentences: readonly string[]) {
    super(sentences.join("\n"));
    this.name = "RefusedEntry";
    this.sentences = sentences;
  }

  /** Decap shows an error as a text. */
  override toString(): string {
    return this.message;
  }
}
