/** How the console looks: as the system says, or always one way. */
export type Theme = 'system' | 'light' | 'dark';

const KEY = 'rotunda.theme';

/** The theme that was chosen on this browser. */
export function readTheme(): Theme {
  const stored = localStorage.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Applies a theme and remembers it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') {
    localStorage.removeItem(KEY);
    delete document.documentElement.dataset.theme;
  } else {
    localStorage.setItem(KEY, theme);
    document.documentElement.dataset.theme = theme;
  }
}
