/** Downloads a text as a file. */
export function saveText(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The browser reads it after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
