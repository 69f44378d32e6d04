// Runs before the scripts of the console are loaded.

// Applies the user's preferences before the first paint, which avoids a flash of the defaults.
try {
  const { theme, contrast, motion } = JSON.parse(localStorage.getItem('rotunda.preferences') ?? '{}');
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (contrast === 'standard' || contrast === 'more') dataset.contrast = contrast;
  if (motion === 'full' || motion === 'reduced') dataset.motion = motion;
} catch {
  // Invalid preferences are ignored.
}

// Provides the session, which every screen needs. The page contains it, unless the page was opened by a link on another site, which
// sends no cookie. The session is then requested while the scripts are loading. After a timeout, the scripts request it themselves.
{
  const block = document.getElementById('session');
  const basePath = document.querySelector('meta[name="base-path"]')?.content ?? '';
  const session = block?.textContent;
  // Opens the cache of the device before the session is read.
  if (session) globalThis.earlyCacheKey = JSON.parse(session).deviceCacheKey;
  const response = session
    ? new Response(session)
    : fetch(`${basePath}/auth/session`, { headers: { 'x-bff-csrf': '1' } }).catch(() => undefined);
  block?.remove();
  globalThis.earlySession = Promise.race([response, new Promise((resolve) => setTimeout(resolve, 5_000))]);
}
