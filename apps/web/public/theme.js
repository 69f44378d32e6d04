// Runs before the first paint, so that a chosen theme never flashes the other one.
const theme = localStorage.getItem('rotunda.theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
