import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { NoteShown, type ShownPart } from './note-shown.tsx';

test('displayed content can be unmounted, whatever its callback returns', async () => {
  const heard: ShownPart[] = [];
  const onShown = (part: ShownPart) => heard.push(part) > 1;
  const shown = await render(<NoteShown part="part" onShown={onShown} />);
  await shown.rerender(<NoteShown part="all" onShown={onShown} />);
  await shown.unmount();
  expect(heard).toEqual(['part', 'all']);
});
