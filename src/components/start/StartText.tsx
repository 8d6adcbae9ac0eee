import type { HTMLAttributes } from "react";

interface StartTextProps extends HTMLAttributes<HTMLSpanElement> {
  /** By which the start script finds it (`writeText`). */
  readonly of: "initials" | "name" | "count";
}

/** The place of a text that depends on what the device keeps: the start script writes it, and React leaves it alone. */
export function StartText({ of, ...rest }: StartTextProps) {
  return (
    <span {...rest} data-own={of} suppressHydrationWarning>
      {""}
    </span>
  );
}
