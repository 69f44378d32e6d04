// Runs before the first paint, so that what a person has chosen never flashes as something else.
try {
  const { theme, contrast, motion } = JSON.parse(localStorage.getItem('rotunda.preferences') ?? '{}');
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (contrast === 'standard' || contrast === 'more') dataset.contrast = contrast;
  if (motion === 'full' || motion === 'reduced') dataset.motion = motion;
} catch {
  // A value that cannot be read changes nothing.
}
