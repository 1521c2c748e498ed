import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Translators put elements in the place of texts, and other extensions take elements away. React then
 * removes a node that is no longer where it was, or inserts one before it, and the browser's error
 * would end the whole page. Nothing is lost by going on: what was to go is gone already.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {removeChild, insertBefore} = Node.prototype;

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    return child.parentNode === this ? (removeChild.call(this, child) as T) : child;
  };

  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    node: T,
    next: Node | null,
  ): T {
    const isHere = next?.parentNode === this;
    return insertBefore.call(this, node, isHere ? next : null) as T;
  };
}
