import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { consoleConnection } from '#lib/console-connection.ts';
import { ensureTemporal } from '#lib/ensure-temporal.ts';
import { ignoreComposingKeys } from '#lib/ignore-composing-keys.ts';
import { shareResponses } from '#lib/share-responses.ts';
import { createQueryClient } from '#shared/api/query-client.ts';
import { discardDeviceCache, preopenDeviceCache } from '#shared/device-cache/restore-from-device.ts';
import { goToSignIn } from '#shared/session/session.ts';
import { listenToBufferedKeys } from '#ui/keyboard/key-buffer.ts';
import { createConsoleRouter, OPENS_UNSEEN_MS } from './router.tsx';
import './styles/theme.css';

ignoreComposingKeys();
listenToBufferedKeys();
shareResponses(consoleConnection);
void startConsole();

// Not awaited by the module itself, because the page would then load its scripts under other names than those in the build
// manifest.
async function startConsole(): Promise<void> {
  const queryClient = createQueryClient(onSessionEnd);
  preopenDeviceCache(queryClient);
  await ensureTemporal();
  const router = createConsoleRouter({ queryClient, onSessionEnd });
  // The screen is loaded before anything is rendered, as far as that takes no longer than a user notices: a router alone first renders
  // nothing, and React runs all effects of the change that follows before the browser may draw it.
  const unsubscribe = router.history.subscribe(router.load);
  await Promise.race([router.load(), new Promise((resolve) => setTimeout(resolve, OPENS_UNSEEN_MS))]);
  unsubscribe();
  createRoot(document.getElementById('root') ?? document.body).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}

function onSessionEnd(): void {
  void discardDeviceCache();
  goToSignIn();
}
