import { expect, test } from 'vitest';
import { getTypeName } from './type-name.ts';

test.for([
  ['application/vnd.google-apps.document', 'Document'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Word document'],
  ['application/octet-stream', 'Binary file'],
  ['image/png', 'PNG image'],
  ['image/svg+xml', 'SVG image'],
  ['video/mp4', 'MP4 video'],
  ['text/x-python', 'python'],
  ['application/vnd.sketch', 'sketch'],
  ['', ''],
] as const)('a file of type %s is called “%s”', ([mimeType, name]) => {
  expect(getTypeName(mimeType)).toBe(name);
});
