import { idFromTitle } from "../saving/new-name";

/** The id of the new entry whose form is open: its title makes it until someone types another one. */
export class NewId {
  private fillIn: ((id: string) => void) | undefined;
  /** The id that was made last; undefined: someone has typed another. */
  private made: string | undefined;

  /** @param fillIn writes into the field of the id */
  fillWith(fillIn: (id: string) => void): void {
    this.fillIn = fillIn;
  }

  /** Begins with what a form shows that has just been opened. */
  begin(id: string, title: string): void {
    this.made = id === idFromTitle(title, new Set()) ? id : undefined;
  }

  /**
   * Makes the id of a title, unless someone has typed one.
   *
   * @param id what is in its field
   */
  make(id: string, title: string, taken: ReadonlySet<string>): void {
    if (id !== "" && id !== this.made) return;
    this.made = idFromTitle(title, taken);
    if (this.made !== id) this.fillIn?.(this.made);
  }
}
