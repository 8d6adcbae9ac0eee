/** A piece of an excerpt. */
export interface TextPart {
  readonly text: string;
  /** Whether it is what was searched for. */
  readonly isMarked: boolean;
}

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', "#39": "'", "#x27": "'", amp: "&" };

/**
 * An excerpt as the search engine writes it, HTML with nothing but `<mark>` in it, as pieces of text.
 * Any other tag is text too, so nothing in it can ever become markup.
 */
export function markedText(excerpt: string): readonly TextPart[] {
  let isMarked = false;
  return excerpt.split(/(<\/?mark>)/).flatMap((piece) => {
    if (piece === "<mark>" || piece === "</mark>") isMarked = piece === "<mark>";
    else if (piece !== "") return [{ text: withoutEntities(piece), isMarked }];
    return [];
  });
}

function withoutEntities(html: string): string {
  return html.replace(/&(lt|gt|quot|#39|#x27|amp);/g, (entity, name: string) => entities[name] ?? entity);
}
