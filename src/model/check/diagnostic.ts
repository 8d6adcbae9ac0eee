/** The subject of a diagnostic; tools and tests may rely on it, while the wording of messages may change. */
export type DiagnosticCode =
  // One file
  | "unreadable-file"
  | "missing-file"
  | "ignored-file"
  | "invalid-name"
  // One field
  | "invalid-value"
  | "too-many-entries"
  | "doubtful-value"
  | "unknown-field"
  | "repeated-field"
  | "invalid-markdown"
  | "unsafe-markdown"
  // Several fields of one item
  | "contradicting-fields"
  | "invalid-days"
  | "invalid-recurrence"
  // How an item relates to others, or to files
  | "duplicate-id"
  | "mismatched-id"
  | "duplicate-address"
  | "invalid-redirect"
  | "unknown-author"
  | "doubtful-author"
  | "broken-reference"
  | "waiting-reference"
  | "invalid-file"
  | "misnamed-file"
  | "doubtful-file";

export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** An error stops the build, a warning does not. */
  readonly severity: "error" | "warning";
  /** From the root of the content tree, with forward slashes. */
  readonly file: string;
  /** Where in the file: `date`, `gallery[0].src`, `line 3, column 5`; empty for the file as a whole. */
  readonly path: string;
  readonly related?: readonly string[];
  /** A sentence for editors: what is wrong and what was expected. */
  readonly message: string;
}

export type FieldDiagnostic = Omit<Diagnostic, "file" | "related">;
