/**
 * The element that has replaced a text: browsers that translate insert `<font>` elements. React still refers to the
 * text that it made when it changes, removes or inserts nodes.
 */
const substitutes = new WeakMap<Node, Node>();

/**
 * Lets React work on a page that a browser translates. A changed text is put back for the browser to translate again; a
 * removed text is removed with its translation; and a missing node causes no error.
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

/** Makes removing a node, or inserting before it, act on its replacement. */
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

/** The child of an element that is the node, contains it or has replaced it; null if there is none. */
function childOf(parent: Node, node: Node): Node | null {
  for (let child: Node | null = node; child; child = child.parentNode) if (child.parentNode === parent) return child;
  const substitute = substitutes.get(node);
  return substitute ? childOf(parent, substitute) : null;
}
