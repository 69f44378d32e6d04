import { expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';

test('processes are listed', async () => {
  const { screen } = await renderApp({
    url: '/processes',
    answers: {
      'script.processes.list': () => ({
        processes: [
          {
            processId: 'p1',
            scriptId: 's1',
            functionName: 'syncOrders',
            projectName: 'Orders',
            processStatus: 'FAILED',
            startTime: '2026-11-21T10:00:00Z',
          },
        ],
      }),
    },
  });
  await expect.element(screen.getByRole('row', { name: /syncOrders in Orders/ })).toBeVisible();
});
