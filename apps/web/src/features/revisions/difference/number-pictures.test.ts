import { expect, test } from 'vitest';
import { namePicture, numberPictures } from './number-pictures.ts';

const picturesOf = (...contents: string[]) =>
  new Map(contents.map((content, index) => [`picture:${index}`, new Blob([content])]));

test('equal pictures have the same number, wherever they are, and others have different numbers', async () => {
  const { earlier, later } = await numberPictures(picturesOf('hay', 'zebra', 'hay'), picturesOf('zebra', 'hoy', 'hay'));
  expect([...earlier.values(), ...later.values()]).toEqual([1, 2, 1, 2, 3, 1]);
});

test('pictures with the same length and checksum are distinguished by their bytes', async () => {
  // These two texts have the same CRC-32.
  const { earlier, later } = await numberPictures(picturesOf('plumless'), picturesOf('buckeroo'));
  expect([earlier.get('picture:0'), later.get('picture:0')]).toEqual([1, 2]);
});

test('pictures that are embedded or linked in the markup are named by their content', () => {
  const numbers = new Map([['picture:0', 3]]);
  const addresses = [
    'picture:0',
    'https://a.example/hay.png',
    'data:image/png;base64,aGF5',
    'data:image/png;base64,aG95',
  ];
  const names = addresses.map((address) => namePicture(numbers, address));
  expect(names.slice(0, 2)).toEqual(['Picture 3', 'Picture https://a.example/hay.png']);
  expect(names[2]).toMatch(/^Picture with checksum [0-9a-f]{8}$/);
  expect(names[2]).not.toBe(names[3]);
});
