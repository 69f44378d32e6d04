/** The choices of a start time, default first. */
export const SINCE_CHOICES = [
  { value: '', label: 'Last 7 days' },
  { value: '1d', label: 'Last 24 hours' },
  { value: '30d', label: 'Last 30 days' },
  { value: 'any', label: 'Any time' },
  { value: 'seen', label: 'Not marked as seen' },
] as const;
