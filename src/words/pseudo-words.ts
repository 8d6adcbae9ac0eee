const plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
const accented = "ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ";

/**
 * English words as an invented language writes them: every letter with an accent, between brackets, and a third longer, as
 * texts of other languages often are. What a page shows without them did not come from the catalogue.
 */
export function pseudoWords(text: string): string {
  const written = betweenPlaceholders(text, (words) =>
    words.replace(/[a-z]/gi, (letter) => accented.charAt(plain.indexOf(letter))),
  );
  const letters = text.replace(/\{[^{}]*\}/g, "").match(/[a-z]/gi)?.length ?? 0;
  return letters === 0 ? text : `[${written}${padding(Math.ceil(letters / 3))}]`;
}

/** Signs that make a text longer: at the end of its last word at first, then words of their own, since texts can be broken. */
function padding(length: number): string {
  return "~".repeat(length).replace(/~{6}(?=~)/g, "$& ");
}

function betweenPlaceholders(message: string, change: (words: string) => string): string {
  // A branch such as `one {# post}` holds words; `{count, plural,` and `{name}` don't.
  return message
    .split(
      /(\{\s*\w+\s*(?:\}|,\s*(?:plural|selectordinal|select|number)\s*,?)|(?:=\d+|\b(?:zero|one|two|few|many|other))\s*(?=\{)|<\/?\w+\/?>)/,
    )
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join("");
}
