import type { HTMLAttributes } from "react";

interface StartTextProps extends HTMLAttributes<HTMLSpanElement> {
  /** How the start script finds it (`writeText`). */
  readonly of: "initials" | "name" | "count";
}

/**
 * A place for a text that depends on what the device remembers: the start script writes it, and React does not change
 * it.
 */
export function StartText({ of, ...rest }: StartTextProps) {
  return (
    <span {...rest} data-own={of} suppressHydrationWarning>
      {""}
    </span>
  );
}
