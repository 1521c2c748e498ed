import {expect, test} from '@playwright/test';
import {pageOf} from '../../../tests/harness/page-of';
import {articleOf, sourceOf} from '../article';
import {searchSections} from './sections';

const readPage = (html: string) => {
  const article = articleOf('/a', sourceOf(pageOf(html)));
  return {title: article.title, sections: searchSections(article)};
};

test.describe('a built page', () => {
  test('is cut at the headings that have an id', () => {
    const html = `<article><h1>Using</h1><div class="markdown">
      <p>Start <b>here</b>.</p>
      <h2 id="errors">Errors<sup><a href="#user-content-fn-a" data-footnote-ref>1</a></sup><a href="#errors" class="hash-link"></a></h2><p>What fails.</p>
      <h3 id="api-x">Call <code>x()</code></h3><table><tr><td>A<td>B</table>
      <h3>No id</h3><h2 id="end">End</h2></div></article>`;
    expect(readPage(html)).toEqual({
      title: 'Using',
      sections: [
        {heading: 'Using', parents: [], text: 'Start here.', code: ''},
        {id: 'errors', heading: 'Errors', parents: [], text: 'What fails.', code: ''},
        {id: 'api-x', heading: 'Call x()', parents: ['Errors'], text: 'A B No id', code: ''},
        {id: 'end', heading: 'End', parents: [], text: '', code: ''},
      ],
    });
  });

  test('has a section for each entry of the contract in a list, below its heading', () => {
    const html = `<article><h1>Using</h1><h2 id="end">End</h2><p>Before.</p>
      <ul><li id="state-left"><a href="#state-left"><code>LEFT</code></a>: Left at the <b>door</b>.</li><li id="note">Note.</li></ul>
      <ul><li id="api-Mode-off"><a href="#api-Mode-off"><code>OFF</code></a>: Nothing.</li></ul>
      <p>After.</p></article>`;
    expect(readPage(html).sections.slice(1)).toEqual([
      {id: 'end', heading: 'End', parents: [], text: 'Before. Note. After.', code: ''},
      {id: 'state-left', heading: 'LEFT', parents: ['End'], text: 'Left at the door.', code: ''},
      {id: 'api-Mode-off', heading: 'OFF', parents: ['End', 'Mode'], text: 'Nothing.', code: ''},
    ]);
  });

  test('gives its code by line, each line that has words once', () => {
    const lines = '<span data-line=1>val a = <a href=#b>turnOn</a>()\n</span>}\n';
    const plain = 'val a = turnOn()\n  val b = 1\n}\n';
    const html = `<article><h1>A</h1><pre><code>${lines}</code></pre><pre><code>${plain}</code></pre></article>`;
    const [section] = readPage(html).sections;
    expect(section).toMatchObject({text: '', code: 'val a = turnOn()\nval b = 1'});
  });

  test('leaves out what surrounds the text, and what is not text', () => {
    const html = `<nav>Menu</nav><article><h1>A</h1><div>Tools</div><div class="markdown">
      <p>Text.</p><svg><text>Drawn</text></svg><button>Copy</button><ul role="tablist"><li>Tab</ul>
      <p><a href="/samples/a.kt.txt" aria-label="Whole file: a.kt">a.kt</a> <a href="/samples/b.zip">A link</a></p></div><div>Tags</div></article>`;
    expect(readPage(html).sections.map(({text}) => text)).toEqual(['Text. A link']);
  });

  test('has the title of the document if it has no heading of its own', () => {
    const html = '<title>A page | Site</title><article><h2 id="a">A</h2></article>';
    expect(readPage(html)).toMatchObject({title: 'A page'});
  });

  test('without an article or a title is an error', () => {
    for (const html of ['<main><h1>A</h1></main>', '<article>Text</article>']) {
      expect(() => readPage(html)).toThrow('/a: there is no <article> with a title');
    }
  });
});
