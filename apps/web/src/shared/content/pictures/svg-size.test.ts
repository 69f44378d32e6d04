import { expect, test } from 'vitest';
import { countSvgElements, MAX_SVG_ELEMENTS } from './svg-size.ts';

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;

test('referenced elements count as often as they are drawn', () => {
  expect(countSvgElements(svg('<g id="a"><path/></g><use href="#a"/><use xlink:href="#a"/>'))).toBe(9);
  const toLevel = (level: number) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`;
  const levels = Array.from({ length: 9 }, (_, level) => toLevel(level));
  expect(countSvgElements(svg(`<path id="l0"/>${levels.join('')}`))).toBeGreaterThan(MAX_SVG_ELEMENTS);
});

test('counting terminates for a picture that references itself, and for a damaged one', () => {
  expect(countSvgElements(svg('<g id="a"><use href="#a"/></g>'))).toBe(4);
  expect(countSvgElements('<svg></g></svg><path')).toBe(1);
});
