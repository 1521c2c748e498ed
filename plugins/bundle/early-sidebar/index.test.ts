import {expect, test} from '@playwright/test';
import categoryLoader from './category-loader.cjs';

const source = `
const justBecameActive = isActive && !wasActive;
return isActive ? false : item.collapsed;
<Collapsible lazy as="ul" collapsed={collapsed}>`;

test('a category is in the HTML, and starts as the reader has left it', () => {
  const changed = categoryLoader(source);
  expect(changed).toContain(
    '<Collapsible lazy={level > 1 || index > 9 || items.length > 10} as="ul" collapsed={collapsed}>',
  );
  expect(changed).toContain("if (drawn) return drawn.getAttribute('aria-expanded') === 'false';");
  expect(changed).toContain('const justBecameActive = isActive && wasActive === false;');
});

for (const part of ['lazy as="ul"', 'item.collapsed;', '&& !wasActive;']) {
  test(`a file without "${part}" stops the build`, () => {
    expect(() => categoryLoader(source.replace(part, ''))).toThrow(
      'adapt plugins/bundle/early-sidebar',
    );
  });
}
