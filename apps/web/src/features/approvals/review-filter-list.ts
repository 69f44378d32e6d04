import { getTypeName } from '#shared/content/type-name.ts';
import { statuses } from './review-search.ts';

/** The file types in the filter of the queue. */
export const fileTypes = [
  'application/vnd.google-apps.document',
  'application/vnd.google-apps.spreadsheet',
  'application/vnd.google-apps.presentation',
  'application/vnd.google-apps.drawing',
  'application/vnd.google-apps.script',
  'application/pdf',
  'text/plain',
  'text/markdown',
  'text/csv',
  'image/png',
  'image/jpeg',
].map((value) => ({ value, label: getTypeName(value) }));

/** The filters of a folder. */
export const REVIEW_FILTERS = [
  { name: 'q', label: 'File' },
  { name: 'status', label: 'Status', choices: statuses },
  { name: 'reviewer', label: 'Reviewer' },
  { name: 'initiator', label: 'Started by' },
  { name: 'dueFrom', label: 'Due from' },
  { name: 'dueTo', label: 'Due until' },
  { name: 'decidedFrom', label: 'Decided from' },
  { name: 'decidedTo', label: 'Decided until' },
  { name: 'changed', label: 'Changed since' },
  { name: 'requested', label: 'Changes requested' },
  { name: 'drive', label: 'Drive' },
  { name: 'type', label: 'Type', choices: fileTypes },
] as const;
