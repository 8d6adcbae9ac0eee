/**
 * The element that has come in the place of a text: browsers that translate put `<font>` elements there. React goes on changing,
 * removing and inserting before the text that it has made.
 */
const substitutes = new WeakMap<Node, Node>();

/**
 * Lets React work on a page that is being translated. A text that changes comes back in its new words, which the browser
 * then translates again; what is removed goes with its translation, and nothing that is not there stops the page.
 */
export function followTranslation(): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === "characterData") showAgain(record.target);
      for (const node of record.removedNodes) if (node instanceof Text) follow(node, record);
      for (const node of record.addedNodes) if (node.isConnected) dropSubstitute(node);
    }
  });
  const follow = (text: Text, { addedNodes, previousSibling, nextSibling }: MutationRecord) => {
    const substitute = [...addedNodes, previousSibling, nextSibling].find((node) => node?.nodeName === "FONT");
    if (!substitute || text.isConnected) return;
    substitutes.set(text, substitute);
    observer.observe(text, { characterData: true });
  };
  observer.observe(document.body, { childList: true, subtree: true });
  tolerateMissingNodes();
}

function showAgain(text: Node): void {
  const substitute = substitutes.get(text);
  if (!(substitute instanceof Element) || text.isConnected) return;
  substitutes.delete(text);
  substitute.replaceWith(text);
}

/** For a text that React has moved. */
function dropSubstitute(text: Node): void {
  const substitute = substitutes.get(text);
  if (substitute instanceof Element) substitute.remove();
  substitutes.delete(text);
}

/** Lets removing a node, and inserting before one, act on what has come in its place. */
function tolerateMissingNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removeChildOrSubstitute<Child extends Node>(this: Node, child: Child): Child {
    const present = childOf(this, child);
    if (present) Reflect.apply(removeChild, this, [present]);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeSubstitute<Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    Reflect.apply(insertBefore, this, [node, next && childOf(this, next)]);
    return node;
  };
}

/** The child of an element that is a node, holds it or has come in its place; null if there is none. */
function childOf(parent: Node, node: Node): Node | null {
  for (let child: Node | null = node; child; child = child.parentNode) if (child.parentNode === parent) return child;
  const substitute = substitutes.get(node);
  return substitute ? childOf(parent, substitute) : null;
}
