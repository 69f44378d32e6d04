import { afterEach, expect, test } from 'vitest';
import { findBlocks } from './content-blocks.ts';
import { type ContentPlace, describePlace, readPlace, toCommentPlace } from './content-place.ts';
import { findPicturePlace, findPlace, findRangePlace } from './find-place.ts';

afterEach(() => document.body.replaceChildren());

function contentOf(html: string): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  return root;
}

/** Returns the range of the nth occurrence of some words within one text. */
function select(root: HTMLElement, words: string, nth = 0): Range {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let seen = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
      if (seen === nth) {
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + words.length);
        return range;
      }
      seen += 1;
    }
  }
  throw new Error(`${words} is not there`);
}

function wordsAt(root: HTMLElement, place: ContentPlace): string | undefined {
  const found = findPlace(root, place);
  return found && 'range' in found ? found.range.toString() : undefined;
}

const DOCUMENT = `<article><h2>Payment</h2><p>The buyer pays
  within <b>30 days</b>.</p><p>The seller pays within 30 days.</p></article>`;

test('of identical words in two paragraphs, the selected ones are found again', () => {
  const root = contentOf(DOCUMENT);
  const range = select(root, '30 days', 1);
  const place = findRangePlace(root, range);
  expect(place).toMatchObject({ quote: '30 days', page: undefined, line: undefined });
  const found = findPlace(root, place);
  expect(found && 'range' in found && found.range.startContainer.parentElement?.textContent).toMatch(/^The seller/);
  const first = findPlace(root, findRangePlace(root, select(root, '30 days', 0)));
  expect(first && 'range' in first && first.range.startContainer.parentElement?.localName).toBe('b');
});

test('words spanning several elements are found, however the white space between them is displayed', () => {
  const root = contentOf(DOCUMENT);
  const range = document.createRange();
  range.setStart(select(root, 'buyer').startContainer, 4);
  range.setEnd(select(root, '30 days').endContainer, 7);
  const place = findRangePlace(root, range);
  expect(place.quote).toBe('buyer pays within 30 days');
  expect(wordsAt(root, place)?.replaceAll(/\s+/g, ' ')).toBe('buyer pays within 30 days');
});

test('words that no longer exist are not found', () => {
  const place = findRangePlace(contentOf(DOCUMENT), select(document.body, 'seller'));
  document.body.replaceChildren();
  expect(findPlace(contentOf('<p>The buyer pays.</p>'), place)).toBeUndefined();
});

test('a table cell is found by its row and column, even if others contain the same text', () => {
  const root = contentOf('<table><tr><td>7</td><td>42</td></tr><tr><td>42</td><td>42</td></tr></table>');
  const place = findRangePlace(root, select(root, '42', 2));
  expect(place.cell).toEqual({ row: 2, column: 2 });
  const found = findPlace(root, { ...place, offset: 0 });
  expect(found && 'range' in found && found.range.startContainer.parentElement).toBe(root.querySelectorAll('td')[3]);
});

test('a position in a text has its line, and one in a comparison has the later line', () => {
  const text = contentOf('<pre>one\ntwo\nthree</pre>');
  expect(findRangePlace(text, select(text, 'three')).line).toBe(3);
  const rows = '<tr><td>11</td><td>before</td><td>14</td><td>after</td></tr>';
  const difference = contentOf(`<table aria-label="Text changes"><tbody>${rows}</tbody></table>`);
  expect(findRangePlace(difference, select(difference, 'after'))).toMatchObject({ line: 14, cell: undefined });
});

test('a page is found by its number, and words on a page are found on that page', () => {
  const page = (number: number) =>
    `<li data-page="${number}"><canvas role="img" aria-label="Page ${number}"></canvas><div>Total 5</div></li>`;
  const root = contentOf(`<ol>${page(1)}${page(2)}</ol>`);
  const [, second] = root.querySelectorAll('canvas');
  const region = { x: 0.1, y: 0.1, width: 0.5, height: 0.2 };
  const place = second && findPicturePlace(second, region);
  expect(place).toEqual({ quote: '', page: 2, region });
  expect(place && findPlace(root, place)).toEqual({ element: second });
  const words = findRangePlace(root, select(root, 'Total 5', 1));
  expect(words.page).toBe(2);
  const found = findPlace(root, words);
  const ownPage = found && 'range' in found && found.range.startContainer.parentElement?.closest('li');
  expect(ownPage).toBe(root.querySelectorAll('li')[1]);
});

test('in a comparison, a position is on the later page or picture, and words only in the earlier one are found there', () => {
  const side = (text: string, earlier: string) =>
    `<div data-page="1" ${earlier}><canvas role="img" aria-label="Page"></canvas><p>${text}</p></div>`;
  const root = contentOf(side('Old total 5', 'data-earlier') + side('New total 5', ''));
  const [old, later] = root.querySelectorAll('canvas');
  const textOf = (place: ContentPlace) => {
    const found = findPlace(root, place);
    return found && 'range' in found && found.range.startContainer.textContent;
  };
  expect(findPlace(root, { quote: '', page: 1 })).toEqual({ element: later });
  expect(old).not.toBe(later);
  const words = findRangePlace(root, select(root, 'total 5', 1));
  expect(words).toMatchObject({ page: 1, offset: 4 });
  expect(textOf(words)).toBe('New total 5');
  expect(textOf({ quote: 'Old total', page: 1, offset: 0 })).toBe('Old total 5');
  expect(findBlocks(root).map((block) => 'element' in block && block.element)).toContain(later);
  expect(findBlocks(root).some((block) => 'element' in block && block.element === old)).toBe(false);
});

test('a position in a picture without pages is in the later one of two, in whole or in part', () => {
  const images = '<img data-earlier width="9" height="9"><img alt="Later content" width="9" height="9">';
  const root = contentOf(images);
  const [, later] = root.querySelectorAll('img');
  const place = later && findPicturePlace(later);
  expect(place && describePlace(place)).toBe('Image');
  const stored = place && readPlace({ ...toCommentPlace(place, 'r7'), content: 'Too dark' });
  expect(stored && findPlace(root, stored)).toEqual({ element: later });
});

test('paragraphs, cells, lines of text and pictures can be selected, and mere containers cannot', () => {
  const root = contentOf(`<ul><li><p>One</p></li></ul><table><tr><td>Two</td><td> </td></tr></table>
    <pre>Three\n\nFour</pre><img alt="Five" width="9" height="9"><button><p>Not this</p></button>`);
  const names = findBlocks(root).map((block) =>
    'range' in block ? block.range.toString() : block.element.getAttribute('alt'),
  );
  expect(names).toEqual(['One', 'Two', 'Three', 'Four', 'Five']);
});
