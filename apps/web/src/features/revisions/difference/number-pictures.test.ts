import { expect, test } from 'vitest';
import { numberPictures } from './number-pictures.ts';

const picturesOf = (...contents: string[]) =>
  new Map(contents.map((content, index) => [`picture:${index}`, new Blob([content])]));

test('equal pictures have the same number, wherever they are, and others have numbers of their own', async () => {
  const { earlier, later } = await numberPictures(picturesOf('hay', 'zebra', 'hay'), picturesOf('zebra', 'hoy', 'hay'));
  expect([...earlier.values(), ...later.values()]).toEqual([1, 2, 1, 2, 3, 1]);
});

test('pictures with the same length and checksum are told apart by their bytes', async () => {
  // Two texts with one CRC-32.
  const { earlier, later } = await numberPictures(picturesOf('plumless'), picturesOf('buckeroo'));
  expect([earlier.get('picture:0'), later.get('picture:0')]).toEqual([1, 2]);
});
