import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { ReportShown, type ShownPart } from './report-shown.tsx';

test('displayed content can be unmounted, whatever its callback returns', async () => {
  const heard: ShownPart[] = [];
  const onShown = (part: ShownPart) => heard.push(part) > 1;
  const shown = await render(<ReportShown part="part" onShown={onShown} />);
  await shown.rerender(<ReportShown part="all" onShown={onShown} />);
  await shown.unmount();
  expect(heard).toEqual(['part', 'all']);
});
