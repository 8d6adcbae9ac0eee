/** 'hh:mm:ss' in the time zone of the machine that shows it. */
export function clockText(now: Date): string {
  return [now.getHours(), now.getMinutes(), now.getSeconds()].map((part) => String(part).padStart(2, "0")).join(":");
}
