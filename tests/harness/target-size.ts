/**
 * What a finger or a pen may miss, according to WCAG 2.2, success criterion 2.5.8: a target smaller than
 * 24 by 24 CSS pixels whose circle of 24 pixels touches another target, or another such circle. Links
 * within a line of text are exempt. Runs in the browser.
 *
 * @returns each such target's size and HTML, such as `21 × 21 <button class="close">`
 */
export function targetsTooSmall(): string[] {
  const LEAST = 24;

  const isInLineOfText = (element: Element): boolean => {
    const block = element.parentElement?.closest(
      'p, li, td, dd, figcaption, pre, h1, h2, h3, h4, h5, h6',
    );
    return (
      getComputedStyle(element).display === 'inline' &&
      block != null &&
      block.textContent.trim() !== element.textContent.trim()
    );
  };
  const targets = [
    ...document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, label, [role="button"], [role="tab"]',
    ),
  ].filter(
    (element) => element.checkVisibility({visibilityProperty: true}) && !isInLineOfText(element),
  );
  const boxes = new Map(targets.map((element) => [element, element.getBoundingClientRect()]));
  const isSmall = ({width, height}: DOMRect) => width < LEAST || height < LEAST;
  const centre = ({x, y, width, height}: DOMRect) => ({x: x + width / 2, y: y + height / 2});

  /** The distance from a point to the nearest point of a box. */
  const distance = ({x, y}: {x: number; y: number}, box: DOMRect) =>
    Math.hypot(
      x - Math.min(Math.max(x, box.left), box.right),
      y - Math.min(Math.max(y, box.top), box.bottom),
    );

  const collides = (element: Element, box: DOMRect) =>
    [...boxes].some(([other, otherBox]) => {
      if (other === element || other.contains(element) || element.contains(other)) {
        return false;
      }
      const between = Math.hypot(
        centre(box).x - centre(otherBox).x,
        centre(box).y - centre(otherBox).y,
      );
      return distance(centre(box), otherBox) < LEAST / 2 || (isSmall(otherBox) && between < LEAST);
    });

  return [...boxes]
    .filter(([element, box]) => box.width > 0 && isSmall(box) && collides(element, box))
    .map(([element, {width, height}]) => {
      const [tag = ''] = element.outerHTML.split('>');
      return `${Math.round(width)} × ${Math.round(height)} ${tag}> ${element.textContent}`;
    });
}
