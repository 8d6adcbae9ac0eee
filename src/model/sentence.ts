/** A value from a content file between quotes, cut where it would make the line unreadable. */
export function quote(value: string): string {
  const oneLine = value.replace(/\s+/g, " ");
  return `'${oneLine.length > 60 ? `${oneLine.slice(0, 57)}…` : oneLine}'`;
}

/** The first half of a complaint: what stands in the file. */
export function describeValue(value: unknown): string {
  if (value === undefined || value === null) return "is missing";
  if (value === "") return "is empty";
  if (typeof value === "string") return `is the text ${quote(value)}`;
  if (typeof value === "number") return `is the number ${value}`;
  if (typeof value === "boolean") return `is ${value}`;
  return Array.isArray(value) ? "is a list" : "is an object";
}
