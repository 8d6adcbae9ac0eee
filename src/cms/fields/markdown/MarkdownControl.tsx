import { installLink } from "@github/paste-markdown";
import { createRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type ReactNode } from "react";
import { markdownFor } from "../../media/media-files";
import { openLibrary } from "../../media/open-library";
import { showNotes } from "../../saving/notes";
import { labelOf, valueText } from "../control-parts";
import { TypedControl } from "../TypedControl";
import { insertMarkdown, isInCode } from "./insert-text";
import { MarkdownToolbar, pressMark } from "./MarkdownToolbar";
import { markdownOfHtml } from "./pasted-markdown";
import { t } from "../../../words/t";

const FEWEST_ROWS = 8;
const MOST_ROWS = 24;

interface MarkdownState {
  readonly isFull: boolean;
}

export class MarkdownControl extends TypedControl<MarkdownState> {
  override state: MarkdownState = { isFull: false };
  readonly field = createRef<HTMLDivElement>();

  override componentDidMount(): void {
    if (this.input.current) installLink(this.input.current);
  }

  readonly paste = (event: ClipboardEvent) => this.take(event, event.clipboardData);

  take(event: { preventDefault(): void }, data: DataTransfer): void {
    const { current } = this.input;
    const html = data.getData("text/html");
    if (!current || isInCode(current)) return;
    if (data.files.length > 0 && html.trim() === "") {
      event.preventDefault();
      void this.choose([...data.files]);
    } else if (html.trim() !== "") {
      event.preventDefault();
      const { text, isBlock, hadPictures } = markdownOfHtml(html, data.getData("text/plain"));
      insertMarkdown(current, text, isBlock);
      if (hadPictures) showNotes(t("Changed while pasting:"), [pictureAdvice()], "refused");
    }
  }

  async choose(files?: readonly File[]): Promise<void> {
    const onlyPictures = files === undefined || files.every(({ type }) => type.startsWith("image/"));
    const chosen = await openLibrary({ choice: "several", onlyPictures, ...(files && { files }) }, this.props);
    const { current } = this.input;
    if (current && chosen.length > 0) insertMarkdown(current, chosen.map(markdownFor).join("\n\n"), onlyPictures);
  }

  readonly press = (event: KeyboardEvent) => {
    if (event.key === "Escape" && this.state.isFull) this.setState({ isFull: false });
    else if (!pressMark(this.field.current, event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** What lies below the full screen gets no focus. */
  readonly leave = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) this.setState({ isFull: false });
  };

  override render(): ReactNode {
    const { forID } = this.props;
    const { isFull } = this.state;
    const text = valueText(this.props);
    const count = text.match(/\S+/g)?.length ?? 0;
    const rows = Math.min(Math.max(text.split("\n").length + 1, FEWEST_ROWS), MOST_ROWS);
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the text and of its toolbar
      <div
        ref={this.field}
        role="group"
        aria-label={labelOf(this.props)}
        className={isFull ? "markdown-field markdown-full" : "markdown-field"}
        onBlur={this.leave}
        onKeyDown={this.press}
      >
        <MarkdownToolbar
          area={forID}
          label={labelOf(this.props)}
          isFull={isFull}
          onPicture={() => void this.choose()}
          onFull={() => this.setState({ isFull: !isFull })}
        />
        <textarea
          {...this.inputProps()}
          rows={rows}
          spellCheck
          aria-describedby={`${forID}-count`}
          onPaste={this.paste}
          onDrop={(event) => this.take(event, event.dataTransfer)}
        />
        <p id={`${forID}-count`}>{t("{count, plural, one {# word} other {# words}}", { count })}</p>
      </div>
    );
  }
}

function pictureAdvice(): string {
  return t("Pictures can't be pasted with a text. Add each one with “{picture}” above it.", { picture: t("Picture") });
}
