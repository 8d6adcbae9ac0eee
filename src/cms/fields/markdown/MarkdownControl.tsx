import { installLink } from "@github/paste-markdown";
import { Component, createRef, type ChangeEvent, type ClipboardEvent, type FocusEvent, type ReactNode } from "react";
import { isFunction, propertyOf } from "../../../domain/shape";
import type { ControlProps } from "../../decap/decap-types";
import type { EntryUpload } from "../../decap/entry-upload";
import { isMap } from "../../decap/immutable-entry";
import { showNotes } from "../../saving/notes";
import { labelOf, tell, valueText } from "../control-parts";
import { insertMarkdown, insertText, isInCode } from "./insert-text";
import { MarkdownToolbar, pressMark } from "./MarkdownToolbar";
import { markdownOfHtml } from "./pasted-markdown";
import { t } from "../../../words/t";

const FEWEST_ROWS = 8;
const MOST_ROWS = 24;

interface MarkdownState {
  readonly isFull: boolean;
  /** How many files are being uploaded. */
  readonly uploads: number;
}

/**
 * A text in Markdown, shown as it is saved. React leaves the text in the page alone, so that the browser's undo holds and a
 * file with the line ends of Windows keeps them.
 */
export function markdownControl(upload: EntryUpload) {
  return class MarkdownControl extends Component<ControlProps, MarkdownState> {
    override state: MarkdownState = { isFull: false, uploads: 0 };
    readonly area = createRef<HTMLTextAreaElement>();
    readonly field = createRef<HTMLDivElement>();
    written = valueText(this.props);

    override componentDidMount(): void {
      const { current } = this.area;
      if (current) installLink(current);
    }

    /** Decap asks it, too, and knows no state. */
    override shouldComponentUpdate(next: ControlProps, state: object = this.state): boolean {
      if (valueText(this.props) !== valueText(next) || state !== this.state) return true;
      if (this.props.classNameWrapper !== next.classNameWrapper) return true;
      return chosenPicture(next) !== undefined;
    }

    override componentDidUpdate(): void {
      const picture = chosenPicture(this.props);
      if (picture !== undefined) {
        call(this.props, "onRemoveInsertedMedia", this.props.forID);
        this.insertFile(picture, true);
      }
      const text = valueText(this.props);
      if (text === this.written || !this.area.current) return;
      this.written = text;
      this.area.current.value = text;
    }

    override componentWillUnmount(): void {
      call(this.props, "onRemoveMediaControl", this.props.forID);
    }

    readonly write = ({ target: { value } }: ChangeEvent<HTMLTextAreaElement>) => {
      this.written = this.written.includes("\r\n") ? value.replaceAll("\n", "\r\n") : value;
      this.props.onChange(this.written);
    };

    readonly paste = (event: ClipboardEvent) => this.take(event, event.clipboardData);

    take(event: { preventDefault(): void }, data: DataTransfer): void {
      const { current } = this.area;
      const html = data.getData("text/html");
      if (!current || isInCode(current)) return;
      if (data.files.length > 0 && html.trim() === "") {
        event.preventDefault();
        void this.addFiles([...data.files]);
      } else if (html.trim() !== "") {
        event.preventDefault();
        const { text, isBlock, hadPictures } = markdownOfHtml(html);
        insertMarkdown(current, text, isBlock);
        if (hadPictures) showNotes(t("Changed while pasting:"), [pictureAdvice()], "refused");
      }
    }

    async addFiles(files: readonly File[]): Promise<void> {
      for (const file of files) {
        this.setState(({ uploads }) => ({ uploads: uploads + 1 }));
        const address = await upload(this.props, file);
        this.setState(({ uploads }) => ({ uploads: uploads - 1 }));
        if (address !== undefined) this.insertFile(address, file.type.startsWith("image/"), file.name);
      }
    }

    /** The cursor is where the alternative text of a picture is typed. */
    insertFile(address: string, isPicture: boolean, name = ""): void {
      const { current } = this.area;
      if (!current) return;
      if (isPicture) insertText(current, `![](${address})`, [2, 2]);
      else insertText(current, `[${name.replace(/[[\]\\]/g, String.raw`\$&`)}](${address})`);
    }

    readonly choosePicture = () => {
      const { forID, field } = this.props;
      call(this.props, "onOpenMediaLibrary", { controlID: forID, forImage: true, allowMultiple: false, field });
    };

    readonly press = (event: React.KeyboardEvent) => {
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
      const { forID, classNameWrapper } = this.props;
      const { isFull, uploads } = this.state;
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
            onPicture={this.choosePicture}
            onFull={() => this.setState({ isFull: !isFull })}
          />
          <textarea
            ref={this.area}
            id={forID}
            className={classNameWrapper}
            dir="auto"
            rows={rows}
            spellCheck
            aria-describedby={`${forID}-count`}
            defaultValue={text}
            onChange={this.write}
            onPaste={this.paste}
            onDrop={(event) => this.take(event, event.dataTransfer)}
            onFocus={() => tell(this.props, "setActiveStyle")}
            onBlur={() => tell(this.props, "setInactiveStyle")}
          />
          <p id={`${forID}-count`}>{t("{count, plural, one {# word} other {# words}}", { count })}</p>
          <p role="status">{uploads > 0 && t("Uploading…")}</p>
        </div>
      );
    }
  };
}

function pictureAdvice(): string {
  return t("Pictures can't be pasted with a text. Add each one with “{picture}” above it.", { picture: t("Picture") });
}

/** The picture that was chosen in the media library for a control; undefined: none. */
function chosenPicture(props: ControlProps): string | undefined {
  const paths: unknown = propertyOf(props, "mediaPaths");
  const path = isMap(paths) ? paths.get(props.forID) : undefined;
  return typeof path === "string" && path !== "" ? path : undefined;
}

/** Calls what Decap gives controls for media. */
function call(props: ControlProps, name: string, given: unknown): void {
  const called: unknown = propertyOf(props, name);
  if (isFunction(called)) called(given);
}
