import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { createQueryClient } from '#shared/api/query-client.ts';
import { createConsoleRouter } from '../router.tsx';
import { trackQueryClient } from './late-queries.ts';
import { type StubResponses, type StubRoutes, stubServices } from './stub-services.ts';

type AppOptions = {
  url: string;
  responses: StubResponses;
  session?: Parameters<typeof stubServices>[1];
  bff?: StubRoutes;
};

/** Renders the whole console at a URL, with stubs for the services behind it. */
export async function renderApp({ url, responses, session, bff }: AppOptions) {
  const services = stubServices(responses, session, bff);
  const onSessionEnd = vi.fn();
  const queryClient = createQueryClient(onSessionEnd);
  trackQueryClient(queryClient);
  const history = createMemoryHistory({ initialEntries: [url] });
  const router = createConsoleRouter({ queryClient, onSessionEnd }, history);
  document.body.style.margin = '0';
  const container = document.createElement('div');
  container.id = 'root';
  // Fixed, because the page does not scroll and the output of earlier tests would push the console out of view.
  Object.assign(container.style, { position: 'fixed', inset: '0' });
  document.body.append(container);
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
    { container },
  );
  return {
    screen,
    services,
    onSessionEnd,
    queryClient,
    address: () => history.location.href,
    goBack: () => history.back(),
  };
}
