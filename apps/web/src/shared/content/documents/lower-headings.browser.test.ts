import { expect, test } from 'vitest';
import { lowerHeadings } from './lower-headings.ts';

function lowered(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  lowerHeadings(body);
  return body.innerHTML;
}

test('headings are lowered below the page heading, and none is more than one level below the previous one', () => {
  expect(lowered('<h1>a</h1><h2>b</h2><h1>c</h1>')).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>');
  expect(lowered('<h3>a</h3><h6>b</h6>')).toBe('<h2>a</h2><h3>b</h3>');
  expect(lowered(['1', '2', '3', '4', '5', '6'].map((level) => `<h${level}>a</h${level}>`).join(''))).toBe(
    '<h2>a</h2><h3>a</h3><h4>a</h4><h5>a</h5><h6>a</h6><h6>a</h6>',
  );
});
