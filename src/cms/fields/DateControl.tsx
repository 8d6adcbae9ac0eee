import { Component, createRef, type ReactNode } from "react";
import { Sentence } from "../../components/ui/Sentence";
import { Text } from "../../components/ui/Text";
import { isoAtClub } from "../../domain/time/club-time";
import { quote } from "../../model/check/sentence";
import { TODAY } from "../configuration/widget";
import type { ControlProps } from "../decap/decap-types";
import { fillDefault } from "../decap/open-form";
import { answerFor, labelOf, tell, valueText, stateOf } from "./control-parts";
import { dateProblem, inputsOf, joined } from "./date-text";
import { t } from "../../words/t";

/**
 * A control for a day, or a day and an optional time. What is typed becomes the value of the field once it is complete.
 * Until then it is only in the inputs, which React does not change, and Decap's check of the form reports it. A
 * half-filled input can't be given a value, so it is replaced with a new one.
 */
export class DateControl extends Component<ControlProps> {
  private readonly day = createRef<HTMLInputElement>();
  private readonly time = createRef<HTMLInputElement>();
  override state = { redrawn: 0 };
  private written = valueText(this.props);
  private said: string | undefined;

  /** Decap calls it when it checks the form. */
  readonly isValid = () => answerFor(this.props, this.problem());

  override componentDidMount(): void {
    if (this.written === TODAY) fillDefault(this.props, isoAtClub(new Date()).slice(0, 10));
  }

  override componentDidUpdate(): void {
    const text = valueText(this.props);
    if (text === this.written) return;
    this.written = text;
    this.redraw();
  }

  private redraw(): void {
    this.setState({ redrawn: this.state.redrawn + 1 });
  }

  private takesTime(): boolean {
    return this.props.field.get("time_format") !== false;
  }

  private problem(): string | undefined {
    return dateProblem(stateOf(this.day.current), stateOf(this.time.current));
  }

  private write(text: string): void {
    this.written = text;
    if (text !== valueText(this.props)) this.props.onChange(text);
  }

  private readonly take = () => {
    const text = joined({ day: stateOf(this.day.current).value, time: stateOf(this.time.current).value });
    const shown = inputsOf(valueText(this.props), this.takesTime());
    // If the inputs can't show the value, their text must not replace it.
    if (this.problem() === undefined && text !== (shown ? joined(shown) : "")) this.write(text);
  };

  private readonly leave = () => {
    tell(this.props, "setInactiveStyle");
    this.take();
    const problem = this.problem();
    // Decap shows or removes the message beside the field.
    if (problem !== this.said) tell(this.props, "validate");
    this.said = problem;
  };

  private set(text: string): void {
    this.write(text);
    this.redraw();
  }

  private readonly setToNow = () => {
    const now = isoAtClub(new Date());
    this.set(joined({ day: now.slice(0, 10), time: this.takesTime() ? now.slice(11, 16) : "" }));
  };

  override render(): ReactNode {
    const { forID, classNameWrapper } = this.props;
    const { redrawn } = this.state;
    const [label, takesTime, text] = [labelOf(this.props), this.takesTime(), valueText(this.props)];
    const shown = inputsOf(this.written, takesTime);
    const events = {
      onChange: this.take,
      // React sees no change when the last part is deleted, since an incomplete input has no value.
      onKeyUp: this.take,
      onBlur: this.leave,
      onFocus: () => tell(this.props, "setActiveStyle"),
    };
    return (
      <div className={`${classNameWrapper} date-field`}>
        <input
          key={`day ${redrawn}`}
          ref={this.day}
          id={forID}
          type="date"
          max="9999-12-31"
          defaultValue={shown?.day}
          {...events}
        />
        {takesTime && (
          <input
            key={`time ${redrawn}`}
            ref={this.time}
            type="time"
            aria-label={t("{field}: time", { field: label })}
            defaultValue={shown?.time}
            {...events}
          />
        )}
        <button type="button" aria-label={t("Set {field} to now", { field: label })} onClick={this.setToNow}>
          {takesTime ? t("Now||the present instant") : t("Today")}
        </button>
        <button type="button" aria-label={t("Clear {field}", { field: label })} onClick={() => this.set("")}>
          {t("Clear")}
        </button>
        {inputsOf(text, takesTime) === undefined && (
          <p>
            <Sentence
              text={t("The file says <value/>. Type a date to replace it.")}
              parts={{ value: <Text>{quote(text)}</Text> }}
            />
          </p>
        )}
      </div>
    );
  }
}
