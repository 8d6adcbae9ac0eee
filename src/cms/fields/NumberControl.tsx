import { Component, createRef, type ReactNode } from "react";
import { Text } from "../../components/ui/Text";
import { quote } from "../../model/check/sentence";
import { kinds } from "../../model/content-model";
import type { ControlProps } from "../decap/decap-types";
import { fillDefault, entryOf } from "../decap/open-form";
import type { Library } from "../saving/library";
import { nextNumber } from "../saving/new-name";
import { answerOf, tell, valueText, fill, stateOf, type CheckedControl } from "./control-parts";
import { Sentence } from "../../components/ui/Sentence";
import { t } from "../../words/t";

/**
 * A number. What is none yet, such as a sign, is only in the input, which React leaves as it is, and Decap's check of the
 * form finds it.
 */
class NumberControl extends Component<ControlProps> implements CheckedControl {
  private readonly input = createRef<HTMLInputElement>();
  private said: string | undefined;

  readonly isValid = () => answerOf(this.props, this.error());

  override componentDidUpdate(before: ControlProps): void {
    const text = valueText(this.props);
    if (text === valueText(before) || numberIn(stateOf(this.input.current).value) === numberIn(text)) return;
    fill(this.input.current, text);
    // What is typed next takes its place: who has just gone into the field saw it empty.
    if (document.activeElement === this.input.current) this.input.current?.select();
  }

  protected isEmpty(): boolean {
    const { current } = this.input;
    return current !== null && current.value === "" && !current.validity.badInput && valueText(this.props) === "";
  }

  private error(): string | undefined {
    return stateOf(this.input.current).isHalfFilled ? t("is not a number, expected one such as 12") : undefined;
  }

  private readonly take = () => {
    const { value, isHalfFilled } = stateOf(this.input.current);
    const number = numberIn(value);
    // What the input can't show is not what it says.
    if (!isHalfFilled && number !== numberIn(valueText(this.props))) this.props.onChange(number ?? "");
  };

  private readonly leave = () => {
    tell(this.props, "setInactiveStyle");
    this.take();
    const error = this.error();
    // Decap says it beside the field, or takes back what it said.
    if (error !== this.said) tell(this.props, "validate");
    this.said = error;
  };

  /** Scrolling must not change the number. */
  private readonly ignoreWheel = () => {
    const input = this.input.current;
    if (!input || input !== document.activeElement) return;
    input.blur();
    setTimeout(() => input.focus({ preventScroll: true }));
  };

  override render(): ReactNode {
    const { forID, classNameWrapper, field } = this.props;
    const text = valueText(this.props);
    return (
      <>
        <input
          ref={this.input}
          id={forID}
          type="number"
          className={classNameWrapper}
          defaultValue={text}
          step={limit(field.get("step")) ?? "any"}
          min={limit(field.get("min"))}
          max={limit(field.get("max"))}
          onChange={this.take}
          // To React nothing changes as a sign is deleted: it was no value.
          onKeyUp={this.take}
          onBlur={this.leave}
          onFocus={() => tell(this.props, "setActiveStyle")}
          onWheel={this.ignoreWheel}
        />
        {text !== "" && numberIn(text) === undefined && (
          <p>
            <Sentence
              text={t("The file says <value/>. Type a number to replace it.")}
              parts={{ value: <Text>{quote(text)}</Text> }}
            />
          </p>
        )}
      </>
    );
  }
}

function numberIn(text: string): number | undefined {
  const number = Number(text);
  return text.trim() === "" || !Number.isFinite(number) ? undefined : number;
}

function limit(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

/** The control for numbers, which gives the id of a new entry the next free number. */
export function numberControl(library: Library): typeof NumberControl {
  return class IdControl extends NumberControl {
    override componentDidMount(): void {
      void this.fillIn();
    }

    private async fillIn(): Promise<void> {
      const { field } = this.props;
      const { collection, slug, isPersisting } = entryOf(this.props);
      const kind = kinds.find(({ folder }) => folder === collection);
      // While it is saved, the form is shown again.
      if (!kind || kind.idKind !== "number" || field.get("name") !== "id" || slug !== "" || isPersisting === true)
        return;
      if (valueText(this.props) !== "") return;
      // Without an answer the field is as empty as it was.
      const number = await nextNumber(kind, library).catch(() => undefined);
      if (number !== undefined && this.isEmpty()) fillDefault(this.props, number);
    }
  };
}
