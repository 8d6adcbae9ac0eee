/** The text without its percent-encoding; undefined if a percent sign encodes nothing. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Decodes valid percent-encoding; any other text is returned unchanged. */
export function decodeLeniently(text: string): string {
  return decoded(text) ?? text;
}
