import { idFromTitle } from "../saving/new-name";

/** The id of the open new entry, made from its title until the editor types another one. */
export class NewId {
  private fillIn: ((id: string) => void) | undefined;
  /** The last generated id; undefined if the editor has typed another. */
  private made: string | undefined;

  /** @param fillIn writes into the field of the id */
  fillWith(fillIn: (id: string) => void): void {
    this.fillIn = fillIn;
  }

  /** Starts with the values of a form that has just been opened. */
  begin(id: string, title: string): void {
    this.made = id === idFromTitle(title, new Set()) ? id : undefined;
  }

  /**
   * Makes the id from a title, unless the editor has typed one.
   *
   * @param id the text in its field
   */
  make(id: string, title: string, taken: ReadonlySet<string>): void {
    if (id !== "" && id !== this.made) return;
    this.made = idFromTitle(title, taken);
    if (this.made !== id) this.fillIn?.(this.made);
  }
}
