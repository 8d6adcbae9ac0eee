import { installLink } from "@github/paste-markdown";
import {
  createRef,
  type ClipboardEvent,
  type DragEvent,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { markdownFor } from "../../media/media-files";
import type { OpenLibrary } from "../../media/open-library";
import { showNotes } from "../../saving/notes";
import { labelOf, valueText } from "../control-parts";
import { TypedControl } from "../TypedControl";
import { insertMarkdown } from "./insert-markdown";
import { MarkdownToolbar, pressMark } from "./MarkdownToolbar";
import { markdownOfHtml } from "./pasted-markdown";
import { textBlock, type BlockName } from "./text-block";
import { t } from "../../../words/t";

/** A range of a text. */
type Place = readonly [start: number, end: number];

const FEWEST_ROWS = 8;
const MOST_ROWS = 24;

interface MarkdownState {
  readonly isFull: boolean;
}

export function markdownControl(openLibrary: OpenLibrary) {
  return class MarkdownControl extends TypedControl<MarkdownState> {
    override state: MarkdownState = { isFull: false };
    readonly field = createRef<HTMLDivElement>();

    override componentDidMount(): void {
      if (this.input.current) installLink(this.input.current);
    }

    readonly paste = (event: ClipboardEvent<HTMLTextAreaElement>) =>
      this.take(event, event.clipboardData, selectionIn(event.currentTarget));

    take(event: { preventDefault(): void }, data: DataTransfer, place: Place): void {
      const { current } = this.input;
      const html = data.getData("text/html");
      if (!current || isInCode(current)) return;
      if (data.files.length > 0 && html.trim() === "") {
        event.preventDefault();
        void this.choose([...data.files], place);
      } else if (html.trim() !== "") {
        event.preventDefault();
        const { text, isBlock, hadPictures } = markdownOfHtml(html, data.getData("text/plain"));
        current.setSelectionRange(...place);
        insertMarkdown(current, text, isBlock, data.getData("text/plain"));
        if (hadPictures) showNotes(t("Changed while pasting:"), [pictureAdvice()], "refused");
      }
    }

    async choose(
      files?: readonly File[],
      place = this.input.current && selectionIn(this.input.current),
    ): Promise<void> {
      const onlyPictures = files === undefined || files.every(({ type }) => type.startsWith("image/"));
      const chosen = await openLibrary({ choice: "several", onlyPictures, ...(files && { files }) }, this.props);
      const { current } = this.input;
      if (!current || chosen.length === 0) return;
      // The dialog may have moved the cursor.
      if (place) current.setSelectionRange(...place);
      insertMarkdown(current, chosen.map(markdownFor).join("\n\n"), onlyPictures);
    }

    readonly insertBlock = (name: BlockName) => {
      const { current } = this.input;
      if (!current) return;
      const { text, cursor } = textBlock(name, current.value.slice(...selectionIn(current)));
      const place = insertMarkdown(current, text, true) + cursor;
      current.setSelectionRange(place, place);
    };

    readonly press = (event: KeyboardEvent) => {
      if (event.key === "Escape" && this.state.isFull) this.setState({ isFull: false });
      else if (!pressMark(this.field.current, event.nativeEvent)) return;
      event.preventDefault();
      event.stopPropagation();
    };

    /** Keeps the focus out of everything behind the full screen. */
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
            onBlock={this.insertBlock}
            onFull={() => this.setState({ isFull: !isFull })}
          />
          <textarea
            {...this.inputProps()}
            rows={rows}
            spellCheck
            aria-describedby={`${forID}-count`}
            onPaste={this.paste}
            onDrop={(event) => this.take(event, event.dataTransfer, placeOf(event))}
          />
          <p id={`${forID}-count`}>{t("{count, plural, one {# word} other {# words}}", { count })}</p>
        </div>
      );
    }
  };
}

function pictureAdvice(): string {
  return t("Pictures can't be pasted with a text. Add each one with “{picture}” above it.", { picture: t("Picture") });
}

/** Where something is dropped in a text; the selection if the browser does not say. */
function placeOf({ clientX, clientY, currentTarget }: DragEvent<HTMLTextAreaElement>): Place {
  const position = "caretPositionFromPoint" in document ? document.caretPositionFromPoint(clientX, clientY) : null;
  return position?.offsetNode === currentTarget ? [position.offset, position.offset] : selectionIn(currentTarget);
}

function selectionIn({ selectionStart, selectionEnd }: HTMLTextAreaElement): Place {
  return [selectionStart, selectionEnd];
}

function isInCode({ value, selectionStart }: HTMLTextAreaElement): boolean {
  const fences = value.slice(0, selectionStart).match(/^ {0,3}(?:```|~~~)/gm) ?? [];
  return fences.length % 2 === 1;
}
