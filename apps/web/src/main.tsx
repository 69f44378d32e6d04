import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ensureTemporal } from '#lib/ensure-temporal.ts';
import { ignoreComposingKeys } from '#lib/ignore-composing-keys.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { discardDeviceCache, expectDeviceCache } from '#shared/device-cache/restore-from-device.ts';
import { goToSignIn } from '#shared/session/session.ts';
import { listenToBufferedKeys } from '#ui/keyboard/key-buffer.ts';
import { createConsoleRouter } from './router.tsx';
import './styles/theme.css';

const container = document.getElementById('root');
if (!container) throw new Error('the page has no root element');
ignoreComposingKeys();
listenToBufferedKeys();
void startConsole(container);

// Not awaited by the module itself: the page would load its scripts by other names than the plan of the build says.
async function startConsole(root: HTMLElement): Promise<void> {
  expectDeviceCache();
  await ensureTemporal();
  const queryClient = createQueryClient(onSessionEnd);
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createConsoleRouter({ queryClient, onSessionEnd })} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

function onSessionEnd(): void {
  void discardDeviceCache();
  goToSignIn();
}
