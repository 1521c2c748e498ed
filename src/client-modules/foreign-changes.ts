import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

type Remove = (this: Node, child: Node) => Node;
type Insert = (this: Node, node: Node, next: Node | null) => Node;

/**
 * Translators replace texts with elements, and other extensions remove elements. React then removes a
 * node that is no longer where it was, or inserts one before it, and the browser's error would take down
 * the whole page. Nothing is lost by carrying on: what should go is already gone.
 */
if (ExecutionEnvironment.canUseDOM) {
  const remove = Reflect.get(Node.prototype, 'removeChild') as Remove;
  const insert = Reflect.get(Node.prototype, 'insertBefore') as Insert;

  const removeChild: Remove = function (child) {
    return child.parentNode === this ? remove.call(this, child) : child;
  };
  const insertBefore: Insert = function (node, next) {
    return insert.call(this, node, next?.parentNode === this ? next : null);
  };
  Object.assign(Node.prototype, {removeChild, insertBefore});
}
