import { Component, createRef, type ChangeEvent, type ReactNode } from "react";
import type { ControlProps } from "../decap/decap-types";
import { plainData, toImmutableList } from "../decap/immutable-entry";
import { tell, valueText } from "./control-parts";

type Input = HTMLInputElement & HTMLTextAreaElement;

const FEWEST_ROWS = 3;
const MOST_ROWS = 14;

/** A control for typed text. React does not set its value, so that undo and the cursor keep working. */
export abstract class TypedControl<State = object> extends Component<ControlProps, State> {
  protected readonly input = createRef<Input>();
  protected written = this.shownText(this.props);

  protected shownText(props: ControlProps): string {
    return valueText(props);
  }

  protected toValue(text: string): unknown {
    return text;
  }

  override componentDidUpdate(_before: ControlProps): void {
    const text = this.shownText(this.props);
    const { current } = this.input;
    if (text === this.written || !current) return;
    this.written = text;
    current.value = text;
    // Selects the text, so that typing replaces it, since the editor has just seen another one.
    if (document.activeElement === current) current.select();
  }

  private readonly write = ({ target: { value } }: ChangeEvent<Input>) => {
    const changed = this.toValue(value);
    this.written = this.shownText({ ...this.props, value: changed });
    this.props.onChange(changed);
  };

  protected inputProps() {
    const { forID, classNameWrapper } = this.props;
    return {
      ref: this.input,
      id: forID,
      className: classNameWrapper,
      dir: "auto",
      defaultValue: this.written,
      onChange: this.write,
      onFocus: () => tell(this.props, "setActiveStyle"),
      onBlur: () => tell(this.props, "setInactiveStyle"),
    };
  }
}

export class TextControl extends TypedControl {
  override render(): ReactNode {
    const lines = this.shownText(this.props).split("\n").length + 1;
    return (
      <textarea
        {...this.inputProps()}
        className={`${this.props.classNameWrapper} text-field`}
        rows={Math.min(Math.max(lines, FEWEST_ROWS), MOST_ROWS)}
      />
    );
  }
}

/** A list of lines as one text with a line for each entry, so that a whole schedule can be typed or pasted. */
export class LinesControl extends TextControl {
  protected override shownText({ value }: ControlProps): string {
    const lines = plainData(value);
    return Array.isArray(lines) ? lines.map((line: unknown) => (typeof line === "string" ? line : "")).join("\n") : "";
  }

  protected override toValue(text: string): unknown {
    return toImmutableList(text === "" ? [] : text.split("\n"), this.props.field);
  }
}
