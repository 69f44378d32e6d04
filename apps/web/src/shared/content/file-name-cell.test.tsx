import '../../styles/theme.css';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TooltipLayer } from '#ui/popovers/tooltip-layer.tsx';
import { FileNameCell } from './file-name-cell.tsx';

const shown = () => document.querySelector('[data-tooltip-box]')?.textContent;

test.for(['120px', '400px'])('the folder of a file stays accessible in a column of %s', async (width) => {
  const screen = await render(
    <div style={{ padding: 80 }}>
      {/* biome-ignore lint/a11y/useSemanticElements: real lists have the same role for cells */}
      <div role="gridcell" tabIndex={0} style={{ width }}>
        <FileNameCell title="Contract.txt" mimeType="text/plain" path={['Company', 'Legal']} />
      </div>
      <TooltipLayer keyOf={(key) => key} />
    </div>,
  );
  const cell = screen.getByRole('gridcell').element().getBoundingClientRect();
  const folder = screen.getByText('in Legal').element().getBoundingClientRect();
  const isInSight = folder.bottom <= cell.bottom + 1;
  expect(isInSight).toBe(width === '400px');
  await userEvent.tab();
  if (!isInSight) await expect.poll(shown).toBe('Contract.txt in Legal');
});
