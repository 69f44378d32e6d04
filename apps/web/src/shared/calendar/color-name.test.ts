import fc from 'fast-check';
import { expect, test } from 'vitest';
import { getColorName } from './color-name.ts';

test('calendar colours have everyday names', () => {
  const named = {
    '#a4bdfc': 'light blue',
    '#7ae7bf': 'light turquoise',
    '#dbadff': 'light purple',
    '#ff887c': 'light red',
    '#fbd75b': 'yellow',
    '#ffb878': 'light orange',
    '#e1e1e1': 'light grey',
    '#5484ed': 'blue',
    '#51b749': 'green',
    '#dc2127': 'red',
    '#000000': 'black',
    '#ffffff': 'white',
  };
  for (const [color, name] of Object.entries(named)) expect(getColorName(color), color).toBe(name);
});

test('every colour has a name, and an invalid colour has none', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
      expect(getColorName(`#${value.toString(16).padStart(6, '0')}`)).toMatch(/^[a-z ]+$/);
    }),
  );
  for (const text of ['', 'red', '#12', 'url(x)']) expect(getColorName(text)).toBeUndefined();
});
