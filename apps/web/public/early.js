// Runs before the scripts of the console are loaded.

// What a person has chosen is set before the first paint, and never flashes as something else.
try {
  const { theme, contrast, motion } = JSON.parse(localStorage.getItem('rotunda.preferences') ?? '{}');
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (contrast === 'standard' || contrast === 'more') dataset.contrast = contrast;
  if (motion === 'full' || motion === 'reduced') dataset.motion = motion;
} catch {
  // A value that cannot be read changes nothing.
}

// Every screen waits for the session. The page contains it, unless it was opened by a link of another site, which sends no cookie:
// then it is read while the scripts are loaded. Without a response in time they read it themselves.
{
  const block = document.getElementById('session');
  const basePath = document.querySelector('meta[name="base-path"]')?.content ?? '';
  const response = block?.textContent
    ? new Response(block.textContent)
    : fetch(`${basePath}/auth/session`, { headers: { 'x-bff-csrf': '1' } }).catch(() => undefined);
  block?.remove();
  globalThis.earlySession = Promise.race([response, new Promise((resolve) => setTimeout(resolve, 5_000))]);
}
